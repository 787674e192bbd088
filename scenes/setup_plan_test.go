package scenes

import (
	"fmt"
	"testing"

	"merlin/game"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// The set-up has room for one to eight seats and twelve modules and house rules, for up to
// four seats and fifteen: nothing lies on anything else or is too low to be hit.
func TestPlanHasRoom(t *testing.T) {
	for seats := 1; seats <= game.MaxSeats; seats++ {
		for cells := range 16 {
			if seats > seatsMax && cells > 12 {
				break
			}
			for _, presets := range []int{0, 5} {
				d := game.Description{MaxSeats: seats, Modules: make([]game.ModuleChoice, cells/2), Options: make([]game.OptionChoice, cells-cells/2), Presets: make([]game.Preset, presets)}
				checkPlan(t, fmt.Sprintf("%d seats, %d cells, %d presets", seats, cells, presets), planSetup(&d, 0), &d)
			}
		}
	}
}

func checkPlan(t *testing.T, where string, p setupPlan, d *game.Description) {
	t.Helper()
	cells := len(d.Modules) + len(d.Options)
	if len(p.seats) != d.MaxSeats || len(p.cells) < cells {
		t.Fatalf("%s: there are %d cards and %d cells", where, len(p.seats), len(p.cells))
	}
	if p.low != (d.MaxSeats > seatsMax || cells > 10) {
		t.Errorf("%s: the cards are low: %v", where, p.low)
	}
	all := append(p.seats[:len(p.seats):len(p.seats)], p.cells...)
	if len(d.Presets) > 0 {
		top, _ := p.shelf.Inset(shelfGap).CutTop(presetHeight)
		all = append(all, top)
	}
	for i, a := range all {
		if a.X < setupMain.X || a.Right() > setupMain.Right()+.01 || a.Y < setupMain.Y || a.Bottom() > setupMain.Bottom()+.01 {
			t.Errorf("%s: %v is outside", where, a)
		}
		for _, b := range all[:i] {
			if a.Inset(1).Overlaps(b.Inset(1)) {
				t.Errorf("%s: %v lies on %v", where, a, b)
			}
		}
	}
	for _, r := range p.cells {
		if r.H < cellLowest-.01 {
			t.Errorf("%s: a cell is %v high", where, r.H)
		}
	}
	if p.low {
		checkLow(t, where, p.seats[0])
	}
}

// checkLow wants lines of a low card that can be hit.
func checkLow(t *testing.T, where string, card ui.Rect) {
	t.Helper()
	plate, name, kind, level := lowCard(card)
	for _, r := range []ui.Rect{plate, name, kind, level} {
		if r.H < 36 || r.W < 90 || r.Right() > card.Right() || r.Bottom() > card.Bottom() {
			t.Errorf("%s: %v on a card of %v", where, r, card)
		}
	}
}

// What was behind "More" lies open: the seed always, taking back where several people play.
func TestSetupHidesNothing(t *testing.T) {
	c := offer()
	c.Computers, c.Store = true, store.NewMemory()
	g := newGame(t, "en", c)
	s := newSetup(g)
	app := on(g, s)
	there := func(name string) bool { return ui.Find(app.Regions(), name) >= 0 }
	if !there("seed") || there("take-back") {
		t.Errorf("with one person: seed %v, taking back %v", there("seed"), there("take-back"))
	}
	s.set(1, 0)
	app.Update(&ui.Input{X: -1, Y: -1})
	if !there("take-back") {
		t.Fatal("with two people nothing is said of taking back")
	}
	if press(t, app, "take-back"); !g.settings.TakeBack || !app.Context().Preferences().TakeBack {
		t.Error("the house rule does not hold")
	}
}
