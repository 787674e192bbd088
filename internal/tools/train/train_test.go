package main

import (
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"merlin/game"
)

// Equal flags, equal weights; the other sections of the file stay.
func TestTrainingIsReproducible(t *testing.T) {
	var files [2]string
	for i := range files {
		to := filepath.Join(t.TempDir(), "weights.txt")
		for _, modules := range []string{"favour", ""} {
			o := options{title: "merlin", seats: 2, modules: modules, games: 10, searches: 1, playouts: 4, matches: 0, generations: 1, seed: "1", to: to}
			if err := run(o, &strings.Builder{}); err != nil {
				t.Fatal(err)
			}
		}
		text, err := os.ReadFile(to)
		if err != nil {
			t.Fatal(err)
		}
		files[i] = string(text)
	}
	if files[0] != files[1] {
		t.Error("equal flags, other weights")
	}
	if !strings.Contains(files[0], "section 2 base\n") || !strings.Contains(files[0], "section 2 favour\n") {
		t.Errorf("a section is not there:\n%.300s", files[0])
	}
}

// One run trains every section that a title's file has, so that it can be made anew.
func TestEverySectionIsTrained(t *testing.T) {
	for _, title := range []string{"merlin", "legends"} {
		to := filepath.Join(t.TempDir(), "weights.txt")
		o := options{title: title, every: true, games: 2, playouts: 2, generations: 1, seed: "1", from: none, to: to}
		if err := run(o, &strings.Builder{}); err != nil {
			t.Fatal(err)
		}
		made, has := sectionsOf(t, to), sectionsOf(t, "../../../game/"+title+"/weights.txt")
		for _, s := range has {
			if !slices.Contains(made, s) {
				t.Errorf("%s: section %s is not trained", title, s)
			}
		}
	}
}

func sectionsOf(t *testing.T, file string) (list []string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if name, is := strings.CutPrefix(line, "section "); is {
			list = append(list, strings.TrimSpace(name))
		}
	}
	return list
}

// The fit finds a linear function again.
func TestRidge(t *testing.T) {
	r := newRidge(2)
	for n := range int32(50) {
		r.add([]game.Feature{{At: 0, N: 1}, {At: 1, N: n % 7}}, 3-.5*float64(n%7))
	}
	x := r.solve(1e-9)
	if math.Abs(x[0]-3) > 1e-6 || math.Abs(x[1]+.5) > 1e-6 || r.off(x) > 1e-6 {
		t.Errorf("%v, off by %v", x, r.off(x))
	}
}

// The regression comes to like what is chosen.
func TestSoftmax(t *testing.T) {
	s := newSoftmax([]int32{0, 0})
	d := decision{options: [][]game.Feature{{{At: 0, N: 1}}, {{At: 1, N: 1}}}, chosen: 1}
	for range 200 {
		s.step(&d)
	}
	if s.best(&d) != 1 || s.mean(1) < .5 || s.mean(0) > -.5 {
		t.Errorf("weights %v %v", s.mean(0), s.mean(1))
	}
}
