package sound

import (
	"reflect"
	"strings"
	"testing"
)

const small = `
name Small
mode d dorian
beats 3
tempo 60
drone d3 a3
section A
recorder | a4:2 - | b4:3/2 c5:1/2 d5 |
lute | d3 a3+d4 f4 |
lute | d3:3 |
form A A'
`

func TestNotation(t *testing.T) {
	s, err := parseScore(small)
	if err != nil {
		t.Fatal(err)
	}
	want := section{
		name: "A", length: 6,
		recorder: []note{{0, 2, []int{69}}, {2, 1, nil}, {3, 1.5, []int{71}}, {4.5, 0.5, []int{72}}, {5, 1, []int{74}}},
		lute:     []note{{0, 1, []int{50}}, {1, 1, []int{57, 62}}, {2, 1, []int{65}}, {3, 3, []int{50}}},
	}
	if !reflect.DeepEqual(s.sections, []section{want}) {
		t.Errorf("sections %+v, want %+v", s.sections, want)
	}
	if s.name != "Small" || s.beats != 3 || s.tempo != 60 || !reflect.DeepEqual(s.drone, []int{50, 57}) {
		t.Errorf("%+v", s)
	}
	if !reflect.DeepEqual(s.forms, [][]turn{{{0, false}, {0, true}}}) {
		t.Errorf("forms %+v", s.forms)
	}
}

func TestBrokenNotation(t *testing.T) {
	for _, c := range []struct{ old, new, word string }{
		{"mode d dorian", "mode d lydian", `line 2: "d lydian" is no mode`},
		{"beats 3", "beats 0", "line 3"},
		{"tempo 60", "tempo slow", "line 4"},
		{"b4:3/2", "bb4:3/2", "line 7: bb4 is not of the mode"},
		{"b4:3/2", "h4:3/2", `line 7: "h4" is no note`},
		{"b4:3/2", "b4:1/0", "line 7"},
		{"b4:3/2", "b4", "line 7: bar 2 has 2.5 beats, not 3"},
		{"lute | d3:3 |", "", "section A: its voices"},
		{"form A A'", "form A B", `there is no section "B"`},
		{"form A A'", "", "form or drone"},
		{"name Small", "title Small", `line 1: "title"`},
		{"section A", "", "line 7: bars before"},
	} {
		_, err := parseScore(strings.Replace(small, c.old, c.new, 1))
		if err == nil || !strings.Contains(err.Error(), c.word) {
			t.Errorf("%q for %q: %v, want %q", c.new, c.old, err, c.word)
		}
	}
}

func TestPitchesOfNames(t *testing.T) {
	for name, want := range map[string]int{"c4": 60, "a4": 69, "f#4": 66, "bb3": 58, "b3": 59, "c0": 12} {
		if got, err := pitchOf(name); got != want || err != nil {
			t.Errorf("%s is %d, %v, want %d", name, got, err, want)
		}
	}
	for _, name := range []string{"", "h4", " 4", "c", "c9", "c-1", "C4"} {
		if got, err := pitchOf(name); err == nil {
			t.Errorf("%q is %d", name, got)
		}
	}
}

// TestPieces: phrases of eight bars; what is played lies where recorder and lute have it.
func TestPieces(t *testing.T) {
	for _, s := range pieces() {
		for _, c := range s.sections {
			if c.length != 8*s.beats {
				t.Errorf("%s, %s: %v beats, want eight bars", s.name, c.name, c.length)
			}
			compass(t, s.name, c.recorder, 65, 81)
			compass(t, s.name, c.lute, 41, 69)
		}
		for _, form := range s.forms {
			if form[0] != (turn{}) || len(form) < 4 {
				t.Errorf("%s: form %v", s.name, form)
			}
		}
	}
}

func compass(t *testing.T, name string, line []note, low, high int) {
	t.Helper()
	for _, n := range line {
		for _, p := range n.pitches {
			if p < low || p > high {
				t.Errorf("%s, beat %v: pitch %d is not from %d to %d", name, n.at, p, low, high)
			}
		}
	}
}
