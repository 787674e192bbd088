package main

import (
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/internal/tools/titles"
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

// What happens in too few games gets dearer, what happens in many cheaper; it earns its prize
// once a game, and what is earned counts for what was done before.
func TestVariety(t *testing.T) {
	of := &titles.Title{Feats: 2, Feat: func(e game.Event) (int, float64) { return int(e.Args[0]), float64(e.Args[1]) }}
	v := newVariety(of, .5, .2)
	won := []game.Event{{Args: [5]int16{1, 1}}}
	var gain []float64
	for range 10 {
		v.begin()
		v.see(nil, 0)
		v.see(won, 1)
		v.see(won, 2)
		gain = v.gain(3)
	}
	if gain[0] <= 0 || gain[1] <= gain[0] || gain[2] != 0 {
		t.Errorf("gains are %v", gain)
	}
	v.price()
	if v.prizes[0] <= .2 || v.prizes[1] >= .2 {
		t.Errorf("prizes are %v", v.prizes)
	}
	if told := v.shares(); told[0] != 0 || told[1] != 100 {
		t.Errorf("shares are %v", told)
	}
	if none := newVariety(of, 0, .2); none.prizes[1] != 0 {
		t.Error("there are prizes where nothing is to be reached")
	}
}
