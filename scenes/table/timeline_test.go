package table_test

import (
	"fmt"
	"slices"
	"testing"

	"merlin/game"
	"merlin/i18n"
	"merlin/scenes/sound"
	"merlin/scenes/table"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Events that go together leave together and arrive together, each batch after the one
// before, with one sound; a scoring passes faster; without animation each event happens
// at once.
func TestBatchesComeInOrder(t *testing.T) {
	l, err := i18n.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	app := ui.NewApp(l)
	var heard []string
	app.Sound = func(s fmt.Stringer) { heard = append(heard, s.String()) }
	const alone, together, opens = 1, 2, 3
	line := table.Timeline[*[]string]{
		Depart: func(v *[]string, e game.Event) { *v = append(*v, fmt.Sprint("-", e.Seat)) },
		Arrive: func(v *[]string, e game.Event) { *v = append(*v, fmt.Sprint("+", e.Seat)) },
		Manner: func(k game.EventKind) table.Manner {
			return table.Manner{Sound: sound.Wood, Together: k == together, Opens: k == opens}
		},
	}
	flights := func(events []game.Event) []paint.Flight {
		return []paint.Flight{{Path: [][2]float64{{0, 0}}, End: 1}}
	}
	events := []game.Event{{Kind: alone, Seat: 0}, {Kind: alone, Seat: 1}, {Kind: together, Seat: 2}, {Kind: together, Seat: 3}, {Kind: opens, Seat: 4}, {Kind: alone, Seat: 5}}
	for _, c := range []struct {
		tempo float64
		want  []string
		ticks int
	}{
		{1, []string{"-0", "+0", "-1", "+1", "-2", "-3", "+2", "+3", "-4", "+4", "-5", "+5"}, 4*60 + 24}, // what opens a scoring is announced as long as other things; what follows passes faster
		{0, []string{"-0", "+0", "-1", "+1", "-2", "+2", "-3", "+3", "-4", "+4", "-5", "+5"}, 1},
	} {
		app.Context().SetPreferences(ui.Preferences{Tempo: c.tempo, Others: c.tempo})
		var shown []string
		heard = nil
		line.Begin(events)
		ticks := 0
		for ; line.Busy(); ticks++ {
			line.Step(app.Context(), &shown, flights)
		}
		if !slices.Equal(shown, c.want) || ticks < c.ticks || ticks > c.ticks+3 {
			t.Errorf("tempo %v: %v in %d ticks, want %v in %d", c.tempo, shown, ticks, c.want, c.ticks)
		}
		if c.tempo > 0 && len(heard) != 5 || c.tempo == 0 && len(heard) > 0 {
			t.Errorf("tempo %v: heard are %v", c.tempo, heard)
		}
	}
}

// What was put down and flies on from there is not also drawn where it lay.
func TestWhatFliesOnLiesThereNoMore(t *testing.T) {
	l, err := i18n.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	app := ui.NewApp(l)
	app.Context().SetPreferences(ui.Preferences{Tempo: 1, Others: 1})
	middle, aside := [2]float64{50, 50}, [2]float64{90, 50}
	ways := [][][2]float64{{{0, 0}, middle}, {middle, aside}, {{0, 0}, {10, 10}}}
	line := table.Timeline[*int]{
		Depart: func(*int, game.Event) {}, Arrive: func(*int, game.Event) {},
		Manner: func(game.EventKind) table.Manner { return table.Manner{} },
	}
	line.Begin(make([]game.Event, len(ways)))
	var view, batches int
	var down [][2]float64
	for line.Busy() {
		line.Step(app.Context(), &view, func([]game.Event) []paint.Flight {
			batches++
			return []paint.Flight{{Path: ways[batches-1], End: 1, Lies: true}}
		})
		for _, f := range line.Landed() {
			if at := f.Path[1]; !slices.Contains(down, at) {
				down = append(down, at)
			}
		}
	}
	if want := [][2]float64{aside, {10, 10}}; !slices.Equal(down, want) {
		t.Errorf("what lies is at %v, want %v", down, want)
	}
}
