package scenes_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// walker is a robot without a mouse: it takes something that is asked for by the fewest
// moves, of keys or of a gamepad.
type walker struct {
	*hand
	t            *testing.T
	chance       game.Stream
	moves        []move
	take         ui.Input
	done, counts int // moves, and decisions they were for
	cold         int // decisions since anything was asked for
}

// move is a key or a deed of a gamepad, and where it leads.
type move struct {
	in   ui.Input
	from func(a *walker, list []ui.Region, at int) int
}

// keyMoves are those of a keyboard.
func keyMoves() []move {
	step := func(k ebiten.Key, shift bool, to func([]ui.Region, int) int) move {
		return move{ui.Input{Keys: []ebiten.Key{k}, Shift: shift}, func(_ *walker, list []ui.Region, at int) int { return to(list, at) }}
	}
	arrow := func(k ebiten.Key, dx, dy float64) move {
		return step(k, false, func(list []ui.Region, at int) int {
			if at < 0 || dx != 0 && list[at].Adjust != nil {
				return at
			}
			return ui.Walk(list, at, dx, dy)
		})
	}
	return []move{
		step(ebiten.KeyTab, false, func(list []ui.Region, at int) int { return ui.Tab(list, at, false) }),
		step(ebiten.KeyTab, true, func(list []ui.Region, at int) int { return ui.Tab(list, at, true) }),
		arrow(ebiten.KeyArrowUp, 0, -1), arrow(ebiten.KeyArrowDown, 0, 1), arrow(ebiten.KeyArrowLeft, -1, 0), arrow(ebiten.KeyArrowRight, 1, 0),
		{ui.Input{Keys: []ebiten.Key{ebiten.KeyF6}}, (*walker).part},
	}
}

// part is where F6 leads.
func (w *walker) part(list []ui.Region, at int) int {
	s, ok := w.app.Top().(ui.Parter)
	if !ok {
		return at
	}
	return ui.NextPart(list, s.Parts(), at, false)
}

// padMoves are those of a gamepad.
func padMoves() (all []move) {
	for d, to := range map[ui.Deed][2]float64{ui.PadUp: {0, -1}, ui.PadDown: {0, 1}, ui.PadLeft: {-1, 0}, ui.PadRight: {1, 0}} {
		all = append(all, move{ui.Input{Pad: []ui.Deed{d}}, func(_ *walker, list []ui.Region, at int) int {
			if at < 0 || to[0] != 0 && list[at].Adjust != nil {
				return at
			}
			return max(ui.Choose(list, list[at].Bounds, to[0], to[1]), at)
		}})
	}
	slices.SortFunc(all, func(a, b move) int { return int(a.in.Pad[0]) - int(b.in.Pad[0]) })
	next := func(_ *walker, list []ui.Region, at int) int { return ui.Tab(list, at, false) }
	return append(all, move{ui.Input{Pad: []ui.Deed{ui.PadPart}}, (*walker).part}, move{ui.Input{Pad: []ui.Deed{ui.PadNext}}, next})
}

// route is the fewest moves from one region to another; ok is false when none lead there.
func (w *walker) route(list []ui.Region, from, to int) (way []ui.Input, ok bool) {
	type step struct {
		at, before int
		in         ui.Input
	}
	steps, seen := []step{{at: from, before: -1}}, map[int]bool{from: true}
	for k := 0; k < len(steps); k++ {
		if steps[k].at == to {
			for ; steps[k].before >= 0; k = steps[k].before {
				way = append(way, steps[k].in)
			}
			slices.Reverse(way)
			return way, true
		}
		for _, m := range w.moves {
			if next := m.from(w, list, steps[k].at); next >= 0 && !seen[next] {
				seen[next] = true
				steps = append(steps, step{next, k, m.in})
			}
		}
	}
	return nil, false
}

// does something with keys or gamepad, and lets ticks go by.
func (w *walker) does(in ui.Input, ticks int) {
	w.t.Helper()
	in.X, in.Y = aside, aside
	if err := w.app.Update(&in); err != nil {
		w.t.Fatal(err)
	}
	w.done++
	if err := w.ticks(ticks, false); err != nil {
		w.t.Fatal(err)
	}
}

// targets are what is asked for; where nothing is, what leads on.
func (w *walker) targets() (list []int, asked bool) {
	for i, r := range w.app.Regions() {
		if r.Glow && r.Enabled && r.Press != nil {
			list = append(list, i)
		}
	}
	if len(list) > 0 {
		return list, true
	}
	for i, r := range w.app.Regions() {
		if r.Enabled && r.Press != nil && slices.Contains([]string{"next", "ready", "dialog-ok", "dialog-forgo", "to-my-turn", "hurry"}, r.Name) {
			list = append(list, i)
		}
	}
	return list, false
}

// decide takes one thing that is asked for; over is true when the game is.
func (w *walker) decide() (over bool) {
	w.t.Helper()
	list, asked := w.targets()
	if asked {
		w.cold = 0
	} else if w.cold++; w.cold > 400 {
		w.t.Fatalf("after %d decisions nothing is asked for any more at %T", w.counts, w.app.Top())
	}
	if len(list) == 0 {
		if has(w.hand, "again") {
			return true
		}
		w.wait()
		return false
	}
	regions := slices.Clone(w.app.Regions())
	want := regions[list[w.chance.N(len(list))]]
	way, ok := w.route(regions, ui.Find(regions, w.app.Context().Focus()), ui.Find(regions, want.Name))
	if !ok {
		w.t.Fatalf("%q cannot be reached from %q", want.Name, w.app.Context().Focus())
	}
	if !asked && want.Weight == ui.Forgoes { // so soon after another press it would not be meant
		if err := w.ticks(150, false); err != nil {
			w.t.Fatal(err)
		}
	}
	for _, in := range way {
		w.does(in, 1)
	}
	if at := w.app.Context().Focus(); at != want.Name {
		if !asked { // what hurries is gone with what moved
			return false
		}
		w.t.Fatalf("after %d decisions the moves %v lead to %q, want %q", w.counts, way, at, want.Name)
	}
	if w.does(w.take, pressTicks); asked {
		w.counts++
	}
	return false
}

func (w *walker) wait() {
	w.t.Helper()
	if err := w.ticks(20, false); err != nil {
		w.t.Fatal(err)
	}
}

// walkers are the hands by which the titles are played.
var walkers = map[string]struct {
	moves func() []move
	take  ui.Input
	most  int // moves for ten decisions, at most
}{
	"keys":    {keyMoves, ui.Input{Keys: []ebiten.Key{ebiten.KeyEnter}}, 60},
	"gamepad": {padMoves, ui.Input{Pad: []ui.Deed{ui.PadTake}}, 60},
}

// Every title is played by keys alone, and by a gamepad alone; on average a decision takes no
// more than six keys.
func TestWalkersPlayRounds(t *testing.T) {
	for _, title := range []string{"merlin", "roundtable", "legends"} {
		for name, hands := range walkers {
			t.Run(title+" by "+name, func(t *testing.T) {
				t.Parallel()
				h := begun(t, store.NewMemory(), "en", window(), registered...)
				do(t, h, fmt.Sprintf(`new title-%s "seed=stone start`, title))
				w := &walker{hand: h, t: t, chance: game.NewStream(7, 7), moves: hands.moves(), take: hands.take}
				for w.counts < 60 && !w.decide() {
				}
				t.Logf("%d moves for %d decisions", w.done, w.counts)
				if 10*w.done > hands.most*w.counts {
					t.Errorf("%d moves for %d decisions are more than %d for ten", w.done, w.counts, hands.most)
				}
			})
		}
	}
}
