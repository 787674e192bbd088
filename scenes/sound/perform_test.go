package sound

import (
	"fmt"
	"testing"
)

// heard writes down all notes of the next piece, with their times to a tenth of a second.
func heard(t *testing.T, p *performer) (name, told string) {
	t.Helper()
	for p.turn(); p.score == nil; p.turn() {
	}
	name = p.score.name
	for ; p.score != nil; p.turn() {
		if len(p.notes) == 0 || len(p.notes) == cap(p.notes) {
			t.Fatalf("%s: %d notes in a section", name, len(p.notes))
		}
		for _, e := range p.notes {
			if e.at > p.length || e.length <= 0 || e.level <= 0 {
				t.Fatalf("%s: %+v in a section of %d frames", name, e, p.length)
			}
			told += fmt.Sprintln(e.at*10/lowRate, e.pitch, e.blown)
		}
	}
	return name, told
}

// TestAnHourDoesNotRepeat: all performances of an hour differ, and both pieces come in turn.
func TestAnHourDoesNotRepeat(t *testing.T) {
	p := newPerformer(1, pieces())
	seen, names := map[string]bool{}, map[string]int{}
	for range 40 {
		name, told := heard(t, p)
		if seen[told] {
			t.Errorf("%s is played twice alike", name)
		}
		seen[told] = true
		names[name]++
	}
	for _, s := range pieces() {
		if names[s.name] != 20 {
			t.Errorf("%s is played %d times of 40", s.name, names[s.name])
		}
	}
}

func TestThereAreRestsBetweenPieces(t *testing.T) {
	p := newPerformer(1, pieces())
	for range 10 {
		heard(t, p)
		if p.length < leastRest || p.length > mostRest || len(p.notes) != 0 {
			t.Errorf("a rest of %d frames with %d notes", p.length, len(p.notes))
		}
	}
}

// loudestNear is the most power within a share of a frequency, and where.
func loudestNear(wave []float32, freq float64) (at, most float64) {
	for off := -0.03; off <= 0.03; off += 0.0005 {
		if e := power(wave, freq*(1+off)); e > most {
			at, most = freq*(1+off), e
		}
	}
	return at, most
}

// Strings are in tune to five cents: their delay lines are no whole number of frames long.
func TestLuteIsInTune(t *testing.T) {
	for pitch := 41; pitch <= 74; pitch++ {
		var s luteString
		g := grain(5)
		s.pluck(&g, hertz(pitch), 0.3, 0, 0.45)
		low := make([]float32, lowRate*channels)
		s.add(low)
		// power takes the wave to be of the card's rate, twice that of the string.
		at, _ := loudestNear(low, 2*hertz(pitch))
		if off := at/2/hertz(pitch) - 1; off < -0.003 || off > 0.003 {
			t.Errorf("pitch %d sounds at %.1f Hz, want %.1f", pitch, at/2, hertz(pitch))
		}
	}
}

func TestRecorderIsInTune(t *testing.T) {
	for _, pitch := range []int{67, 74, 86} {
		p := pipe{grain: 7}
		p.blow(hertz(pitch), 0.1, lowRate)
		low := make([]float32, lowRate*channels)
		p.add(low)
		at, _ := loudestNear(low[:lowRate/2*channels], 2*hertz(pitch))
		if off := at/2/hertz(pitch) - 1; off < -0.003 || off > 0.003 {
			t.Errorf("pitch %d sounds at %.1f Hz, want %.1f", pitch, at/2, hertz(pitch))
		}
		p.add(low)
		p.add(low)
		if p.env != 0 {
			t.Errorf("pitch %d is still heard: %v", pitch, p.env)
		}
	}
}
