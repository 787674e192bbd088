package sound

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// note reads one note, chord or rest that begins at a beat.
func (s *score) note(word string, at float64) (note, error) {
	names, length, timed := strings.Cut(word, ":")
	n := note{at: at, length: 1}
	var err error
	if timed {
		if n.length, err = number(length); err != nil {
			return n, err
		}
	}
	if names != "-" {
		n.pitches, err = s.chord(names)
	}
	return n, err
}

// chord reads pitches with + between them; all are of the mode.
func (s *score) chord(names string) (pitches []int, err error) {
	for name := range strings.SplitSeq(names, "+") {
		pitch, err := pitchOf(name)
		if err != nil {
			return nil, err
		}
		if s.degree(pitch) < 0 {
			return nil, fmt.Errorf("%s is not of the mode", name)
		}
		pitches = append(pitches, pitch)
	}
	return pitches, nil
}

// degree is the place of a pitch in the mode, from 0, or -1.
func (s *score) degree(pitch int) int {
	for i, p := range s.scale {
		if p == pitch%12 {
			return i
		}
	}
	return -1
}

// above is the next pitch of the mode over one that is of it.
func (s *score) above(pitch int) int {
	for pitch++; s.degree(pitch) < 0; pitch++ {
	}
	return pitch
}

// pitchOf reads a name such as f#4.
func pitchOf(name string) (int, error) {
	if name == "" {
		return 0, fmt.Errorf("a note without a name")
	}
	step := strings.IndexByte("c d ef g a b", name[0])
	rest := name[1:]
	alter := 0
	if after, sharp := strings.CutPrefix(rest, "#"); sharp {
		rest, alter = after, 1
	} else if after, flat := strings.CutPrefix(rest, "b"); flat {
		rest, alter = after, -1
	}
	octave, err := strconv.Atoi(rest)
	if step < 0 || name[0] == ' ' || err != nil || octave < 0 || octave > 8 {
		return 0, fmt.Errorf("%q is no note", name)
	}
	return 12*(octave+1) + step + alter, nil
}

// number reads a length above 0, such as 2 or 3/2.
func number(text string) (float64, error) {
	over, under, parted := strings.Cut(text, "/")
	v, err := strconv.ParseFloat(over, 64)
	if parted && err == nil {
		var by float64
		by, err = strconv.ParseFloat(under, 64)
		v /= by
	}
	if err != nil || !(v > 0) || v > 1000 {
		return 0, fmt.Errorf("%q is no number above 0", text)
	}
	return v, nil
}

// hertz is the frequency of a pitch.
func hertz(pitch int) float64 { return 440 * math.Pow(2, float64(pitch-69)/12) }
