package sound

import (
	"math"
	"testing"
)

// render returns the play-th play of s, interleaved stereo, as it leaves the
// voice.
func render(s Sound, play uint64) []float32 {
	var all []float32
	block := make([]float32, 256*channels)
	for v := newVoice(s, play); len(v) > 0; {
		clear(block)
		v = v.add(block)
		all = append(all, block...)
	}
	return all
}

func peak(wave []float32) float64 {
	p := 0.0
	for _, v := range wave {
		p = math.Max(p, math.Abs(float64(v)))
	}
	return p
}

func energy(wave []float32) float64 {
	e := 0.0
	for _, v := range wave {
		e += float64(v) * float64(v)
	}
	return e
}

// power returns the share of wave's left channel at freq, in Hz, by Goertzel.
func power(wave []float32, freq float64) float64 {
	w := 2 * math.Pi * freq / sampleRate
	var s1, s2 float64
	for i := 0; i < len(wave); i += channels {
		s1, s2 = float64(wave[i])+2*math.Cos(w)*s1-s2, s1
	}
	return s1*s1 + s2*s2 - 2*math.Cos(w)*s1*s2
}

// brightness returns the wave's mean frequency in Hz, from how steep it is.
func brightness(wave []float32) float64 {
	var steep, e float64
	for i := channels; i < len(wave); i += channels {
		d := float64(wave[i] - wave[i-channels])
		steep += d * d
		e += float64(wave[i]) * float64(wave[i])
	}
	return math.Sqrt(steep/e) * sampleRate / (2 * math.Pi)
}

func seconds(wave []float32) float64 { return float64(len(wave)) / channels / sampleRate }

func TestEverySoundIsShortQuietAndAudible(t *testing.T) {
	for _, s := range All() {
		for play := range uint64(40) {
			wave := render(s, play)
			if p := peak(wave); p > 0.7 || p < 0.05 {
				t.Errorf("%v, play %d: peak %.2f, want 0.05 to 0.7", s, play, p)
			}
			if e := energy(wave); e < 0.5 {
				t.Errorf("%v, play %d: energy %.2f, want at least 0.5", s, play, e)
			}
			if l := seconds(wave); l > 2.7 {
				t.Errorf("%v, play %d: %.2f s long, want at most 2.7", s, play, l)
			}
		}
	}
}

func TestEverySoundEndsInSilence(t *testing.T) {
	for _, s := range All() {
		wave := render(s, 1)
		if p := peak(wave[len(wave)-300*channels:]); p > 0.002 {
			t.Errorf("%v: its last 6 ms peak at %.4f, want next to nothing", s, p)
		}
		half := len(wave) / 2
		if first, last := energy(wave[:half]), energy(wave[half:]); last > first/3 {
			t.Errorf("%v: does not die away: energy %.2f, then %.2f", s, first, last)
		}
	}
}

// TestCharacter tells the sounds apart by length and brightness, as an ear does.
func TestCharacter(t *testing.T) {
	for _, c := range []struct {
		sound      Sound
		short, dim float64 // least length in s, least mean frequency in Hz
		long, keen float64 // most
	}{
		{Dice, 0.5, 1500, 1.2, 5000},
		{Wood, 0.15, 250, 0.5, 1200},
		{Parchment, 0.35, 2500, 0.8, 7000},
		{Coin, 0.4, 3000, 0.9, 6000},
		{Bell, 2, 400, 2.7, 1500},
		{Sword, 0.8, 3000, 1.4, 8000},
		{Click, 0.02, 400, 0.1, 1500},
		{Drum, 0.7, 60, 1.3, 400},
		{Choir, 1.5, 300, 2.5, 1100},
		{Catapult, 0.6, 90, 1.4, 900},
		{Horn, 0.8, 250, 1.6, 900},
		{Card, 0.1, 400, 0.6, 3000},
		{Harp, 0.8, 300, 2, 1400},
		{Fanfare, 0.8, 500, 1.8, 2000},
		{Knell, 1, 100, 2.5, 500},
		{Storm, 1.5, 60, 2.8, 600},
	} {
		wave := render(c.sound, 3)
		if l := seconds(wave); l < c.short || l > c.long {
			t.Errorf("%v: %.2f s long, want %.2f to %.2f", c.sound, l, c.short, c.long)
		}
		if b := brightness(wave); b < c.dim || b > c.keen {
			t.Errorf("%v: mean frequency %.0f Hz, want %.0f to %.0f", c.sound, b, c.dim, c.keen)
		}
	}
}

func TestBellHasABellsPartials(t *testing.T) {
	wave := render(Bell, 1)
	between := power(wave, 392*1.75)
	for _, ratio := range []float64{0.5, 1, 1.19, 1.5, 2} {
		loudest := 0.0
		for off := -4.0; off <= 4; off += 0.25 {
			loudest = math.Max(loudest, power(wave, 392*ratio+off))
		}
		if loudest < 20*between {
			t.Errorf("partial %.2f is not heard: %.1f against %.1f between the partials", ratio, loudest, between)
		}
	}
}

// TestChoirSingsAFifth hears both of its notes, and nothing between them.
func TestChoirSingsAFifth(t *testing.T) {
	wave := render(Choir, 1)
	loudest := func(freq float64) (most float64) {
		for off := -4.0; off <= 4; off += 0.25 {
			most = math.Max(most, power(wave, freq+off))
		}
		return most
	}
	between := loudest(293.7 * 1.25)
	for _, freq := range []float64{293.7, 293.7 * 1.5} {
		if got := loudest(freq); got < 20*between {
			t.Errorf("%.0f Hz is not heard: %.1f against %.1f between the notes", freq, got, between)
		}
	}
}

func TestPlaysDifferAndRepeat(t *testing.T) {
	for _, s := range All() {
		one, again, two := render(s, 1), render(s, 1), render(s, 2)
		if !equal(one, again) {
			t.Errorf("%v: the same play sounded differently", s)
		}
		if equal(one, two) {
			t.Errorf("%v: two plays sound the same", s)
		}
	}
}

func equal(a, b []float32) bool {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return false
		}
	}
	return len(a) == len(b)
}

// TestBlocksDoNotMatter: a card that reads a few frames at a time hears the
// same.
func TestBlocksDoNotMatter(t *testing.T) {
	whole := render(Dice, 5)
	part := make([]float32, len(whole))
	v := newVoice(Dice, 5)
	for at, size := 0, channels; at < len(part); size = size%202 + channels {
		end := min(at+size, len(part))
		v = v.add(part[at:end])
		at = end
	}
	if !equal(whole, part) {
		t.Error("dice sound differently when read in small pieces")
	}
}

func TestNames(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range All() {
		if seen[s.String()] || s.String() == "" {
			t.Errorf("sound %d: name %q is empty or used twice", s, s)
		}
		seen[s.String()] = true
	}
	if got := Sound(99).String(); got != "none" {
		t.Errorf("an unknown sound is called %q", got)
	}
}
