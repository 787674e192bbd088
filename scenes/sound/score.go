package sound

import (
	"fmt"
	"math"
	"strings"
)

// A score is a piece of music as it is written down. The notation is text, one line after
// another, each a word and what belongs to it:
//
//	name The Ford             what the piece is called
//	mode d dorian             its final and its mode; every note is of it
//	beats 3                   of a bar
//	tempo 88                  beats of a minute
//	drone d3 a3               what sounds under all of it
//	section A                 what follows is of this section
//	recorder | d5:2 e5 | …    the bars of a voice; more such lines go on with it
//	lute | d3 a3+d4 f4 | …
//	form A A' B A             the order of sections; of several such lines one is chosen
//
// A note is its letter, # or b, its octave (a4 is 440 Hz) and, where it is not one beat
// long, a colon and its length: 2, 1/2, 3/2. Notes with + between them sound together, -
// is a rest. A section whose name has ' behind it is played with more ornaments.
type score struct {
	name     string
	final    int   // pitch class, 0 is c
	scale    []int // pitch classes, from the final up
	beats    float64
	tempo    float64
	drone    []int
	sections []section
	forms    [][]turn
}

// section is what voices play at the same time. All are equally long.
type section struct {
	name     string
	length   float64 // in beats
	recorder []note
	lute     []note
}

// note sounds from a beat of its section on. Pitches are numbered as MIDI does: 69 is a4.
type note struct {
	at, length float64 // in beats
	pitches    []int
}

// turn is a section when its turn has come.
type turn struct {
	section int
	adorned bool
}

var modes = map[string][]int{
	"ionian": {0, 2, 4, 5, 7, 9, 11}, "dorian": {0, 2, 3, 5, 7, 9, 10}, "phrygian": {0, 1, 3, 5, 7, 8, 10},
	"mixolydian": {0, 2, 4, 5, 7, 9, 10}, "aeolian": {0, 2, 3, 5, 7, 8, 10},
}

// parseScore reads a piece. Errors name the line, counted from 1, and what is wrong there.
func parseScore(text string) (*score, error) {
	s := &score{}
	for i, line := range strings.Split(strings.TrimSpace(text), "\n") {
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		if word == "" {
			continue
		}
		if err := s.take(word, strings.TrimSpace(rest)); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	return s, s.whole()
}

// take reads one line.
func (s *score) take(word, rest string) (err error) {
	switch word {
	case "name":
		s.name = rest
	case "mode":
		err = s.takeMode(rest)
	case "beats":
		s.beats, err = number(rest)
	case "tempo":
		s.tempo, err = number(rest)
	case "drone":
		s.drone, err = s.chord(strings.ReplaceAll(rest, " ", "+"))
	case "section":
		s.sections = append(s.sections, section{name: rest})
	case "recorder", "lute":
		err = s.takeBars(word, rest)
	case "form":
		err = s.takeForm(rest)
	default:
		err = fmt.Errorf("%q is no word of the notation", word)
	}
	return err
}

func (s *score) takeMode(rest string) error {
	final, name, _ := strings.Cut(rest, " ")
	steps, known := modes[name]
	pitch, err := pitchOf(final + "0")
	if !known || err != nil {
		return fmt.Errorf("%q is no mode", rest)
	}
	s.final, s.scale = pitch%12, nil
	for _, step := range steps {
		s.scale = append(s.scale, (s.final+step)%12)
	}
	return nil
}

// takeBars reads bars and adds their notes to a voice of the section at hand.
func (s *score) takeBars(voice, rest string) error {
	if len(s.sections) == 0 || s.beats == 0 {
		return fmt.Errorf("bars before the first section, or before their beats are known")
	}
	now := &s.sections[len(s.sections)-1]
	line := &now.lute
	if voice == "recorder" {
		line = &now.recorder
	}
	at := 0.0
	if n := len(*line); n > 0 {
		at = (*line)[n-1].at + (*line)[n-1].length
	}
	for i, bar := range strings.Split(strings.Trim(rest, "| "), "|") {
		end := at
		for word := range strings.FieldsSeq(bar) {
			n, err := s.note(word, end)
			if err != nil {
				return err
			}
			*line = append(*line, n)
			end += n.length
		}
		if at += s.beats; math.Abs(end-at) > 1e-9 {
			return fmt.Errorf("bar %d has %v beats, not %v", i+1, end-at+s.beats, s.beats)
		}
	}
	now.length = max(now.length, at)
	return nil
}

func (s *score) takeForm(rest string) error {
	var form []turn
	for word := range strings.FieldsSeq(rest) {
		name, adorned := strings.CutSuffix(word, "'")
		at := 0
		for at < len(s.sections) && s.sections[at].name != name {
			at++
		}
		if at == len(s.sections) {
			return fmt.Errorf("there is no section %q", name)
		}
		form = append(form, turn{at, adorned})
	}
	s.forms = append(s.forms, form)
	return nil
}

// whole reports what a piece lacks.
func (s *score) whole() error {
	switch {
	case s.name == "" || s.scale == nil || s.beats <= 0 || s.tempo <= 0:
		return fmt.Errorf("name, mode, beats or tempo are missing")
	case len(s.forms) == 0 || len(s.drone) == 0:
		return fmt.Errorf("form or drone are missing")
	}
	for _, c := range s.sections {
		for _, line := range [][]note{c.recorder, c.lute} {
			if n := len(line); n == 0 || line[n-1].at+line[n-1].length != c.length {
				return fmt.Errorf("section %s: its voices are not equally long", c.name)
			}
		}
	}
	return nil
}
