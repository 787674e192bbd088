package sound

import (
	"encoding/binary"
	"flag"
	"math"
	"os"
	"path/filepath"
	"testing"
)

var wavs = flag.String("wav", "", "`directory` that every effect, piece and the ambience are written to, as WAV files")

// keep writes a wave as 16 bit to the directory that was asked for.
func keep(t *testing.T, name string, wave []float32) {
	t.Helper()
	if *wavs == "" {
		return
	}
	data := []byte("RIFF\x00\x00\x00\x00WAVEfmt ")
	size := uint32(2 * len(wave))
	binary.LittleEndian.PutUint32(data[4:], 36+size)
	for _, v := range []uint32{16, channels<<16 | 1, sampleRate, sampleRate * channels * 2, 16<<16 | channels*2} {
		data = binary.LittleEndian.AppendUint32(data, v)
	}
	data = binary.LittleEndian.AppendUint32(append(data, "data"...), size)
	for _, v := range wave {
		data = binary.LittleEndian.AppendUint16(data, uint16(int16(math.Round(float64(v)*32767))))
	}
	if err := os.WriteFile(filepath.Join(*wavs, name+".wav"), data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// classes of loudness, in LUFS. A fingertip's click is there to be felt more than heard.
var classes = []struct {
	name   string
	lufs   float64
	sounds []Sound
}{
	{"presses", -43, []Sound{Click}},
	{"things", -26.5, []Sound{Dice, Wood, Parchment, Coin, Sword, Catapult, Card}},
	{"calls", -24, []Sound{Bell, Drum, Choir, Horn, Harp, Fanfare, Knell, Storm}},
}

func TestRenderEffects(t *testing.T) {
	seen := map[Sound]bool{}
	for _, class := range classes {
		for _, s := range class.sounds {
			seen[s] = true
			for play := range uint64(4) {
				wave := render(s, play)
				l := loudest(wave, 0.4)
				if play == 0 {
					keep(t, s.String(), wave)
					t.Logf("%-8s %-10v %6.1f LUFS, peak %.2f", class.name, s, l, peak(wave))
				}
				if math.Abs(l-class.lufs) > 3 {
					t.Errorf("%v, play %d: %.1f LUFS, not within 3 dB of %s, %.1f", s, play, l, class.name, class.lufs)
				}
			}
		}
	}
	if len(seen) != len(All()) {
		t.Errorf("%d sounds have a class, there are %d", len(seen), len(All()))
	}
}

// flow renders some seconds of what is under the game, with gains of 1 where they are so.
func flow(b *backing, length float64, ambience, music float32) []float32 {
	wave := make([]float32, frames(length)*channels)
	want := [gains]float32{ofAmbience: ambience, ofBirds: ambience, ofMusic: music, ofHall: 1}
	for at := 0; at < len(wave); at += blockFrames * channels {
		b.add(wave[at:min(at+blockFrames*channels, len(wave))], want)
	}
	return wave
}

// long is how many seconds are listened to: ten minutes with MERLIN_LONG.
func long(short float64) float64 {
	if os.Getenv("MERLIN_LONG") != "" {
		return 600
	}
	return short
}

// steps returns the largest step between neighbouring samples where a stretch of the stream
// begins, and the largest elsewhere.
func steps(wave []float32) (seam, within float64) {
	for i := channels; i < len(wave); i++ {
		step := math.Abs(float64(wave[i] - wave[i-channels]))
		if frame := i / channels; frame%(2*lowFrames) <= 1 {
			seam = max(seam, step)
		} else {
			within = max(within, step)
		}
	}
	return seam, within
}

func TestRenderAmbience(t *testing.T) {
	wave := flow(newBacking(1), long(60), 1, 0)
	keep(t, "ambience", wave)
	wave = wave[2*sampleRate*channels:] // it swells at first
	if p := peak(wave); p > 0.5 {
		t.Errorf("peak %.2f, want at most 0.5", p)
	}
	if seam, within := steps(wave); seam > within || within > 0.08 {
		t.Errorf("steps of %.4f where stretches meet, %.4f within", seam, within)
	}
	for at := 0; at+20*sampleRate*channels <= len(wave); at += 20 * sampleRate * channels {
		l := loudness(wave[at : at+20*sampleRate*channels])
		if math.Abs(l+36) > 3 {
			t.Errorf("second %d: %.1f LUFS, not within 3 dB of -36", at/sampleRate/channels, l)
		}
	}
	t.Logf("%.0f s: %.1f LUFS, peak %.2f", seconds(wave), loudness(wave), peak(wave))
}

// performances are how many of each piece are listened to.
func performances() int {
	if os.Getenv("MERLIN_LONG") != "" {
		return 4
	}
	return 1
}

// only is what is under the game with one piece alone, without the rest at first.
func only(seed uint64, piece *score) *backing {
	b := newBacking(seed)
	b.music = newPerformer(seed, []*score{piece})
	b.music.length = 1
	return b
}

func TestRenderPieces(t *testing.T) {
	for i, piece := range pieces() {
		for seed := range uint64(performances()) {
			b := only(seed+1, piece)
			wave := flow(b, long(50), 0, 1)
			keep(t, []string{"ford", "orchard"}[i]+string('1'+rune(seed)), wave)
			if p := peak(wave); p > 0.7 {
				t.Errorf("%s: peak %.2f, want at most 0.7", piece.name, p)
			}
			if seam, within := steps(wave); seam > within || within > 0.15 {
				t.Errorf("%s: steps of %.4f where stretches meet, %.4f within", piece.name, seam, within)
			}
			l := loudness(wave)
			t.Logf("%s: %.0f s: %.1f LUFS, loudest %.1f, peak %.2f", piece.name, seconds(wave), l, loudest(wave, 3), peak(wave))
			if math.Abs(l+27) > 3 {
				t.Errorf("%s, seed %d: %.1f LUFS, not within 3 dB of -27", piece.name, seed, l)
			}
		}
	}
}
