package merlin

import (
	"math/bits"
	"slices"
	"testing"

	"merlin/game"
)

func init() {
	lostModules = append(lostModules, func(g *Game, l *losses) {
		if !g.rules.Has("bells") {
			return
		}
		for s := range game.Seat(g.Seats) {
			b := &g.Mods.Bells
			l.want(int(b.Left[s])+bits.OnesCount8(b.Rung[s]), bellsEach, "bells of seat %d", s)
		}
	})
}

// Random games want of the bells what they want of all: nothing is lost, secrets are
// kept, replayed it is the same game.
func TestBellsInRandomGames(t *testing.T) {
	seen := map[string]bool{}
	watch := func(p *randomGame) {
		for _, e := range p.Events() {
			seen[p.rules.EventName(e.Kind)] = true
		}
	}
	playSeats(t, 10, []int{2, 3, 4}, watch, "bells")
	playSeats(t, 2, []int{2, 3, 4}, watch, ModuleNames()...)
	for _, name := range []string{"rang", "bell-back", "tune"} {
		if !seen[name] {
			t.Errorf("no game had %q", name)
		}
	}
}

// Walked back and forth, saved and loaded, games with bells are what they were.
func TestBellsAreSaved(t *testing.T) {
	for seed := range uint64(6) {
		w := newWalk(t, 2+int(seed)%3, seed, "bells")
		for n := 0; !w.m.Game().Over() && !t.Failed(); n++ {
			if w.step(); n%20 == 0 {
				w.reload()
			}
		}
		w.reload()
	}
}

// A position with influence and without steps but the end of seat 0's turn.
func bellsGame(t *testing.T) *Game {
	t.Helper()
	r, err := NewRules(StandardBox(), "bells")
	if err != nil {
		t.Fatal(err)
	}
	g, err := New(r, 3, 1)
	if err != nil {
		t.Fatal(err)
	}
	g.Players[0].Influence, g.Players[1].Influence = [Provinces]uint8{Black: 1, Blue: 2}, [Provinces]uint8{Blue: 1}
	g.Mods.Bells.Hidden.Tune[0] = Blue
	g.Depth = 0
	g.Push(step{Kind: AskEnd, Seat: 0})
	g.Proceed()
	return g
}

// Each kind of change is in force: options, actions, the question, the fold, the step
// of the scoring, the table's entry, what reacts to facts, points at the end.
func TestBells(t *testing.T) {
	g := bellsGame(t)
	points := func() int16 { return g.Players[0].Score }
	was := points()
	if list := texts(g); !slices.Contains(list, "ring-bell black") || !slices.Contains(list, "ring-bell blue") || slices.Contains(list, "ring-bell grey") {
		t.Errorf("offered are %q", list)
	}
	do(t, g, "ring-bell blue")
	if points() != was+1 || g.Decision().Ask != "tune" || !g.Revealed() {
		t.Errorf("the bell scored %d points; asked is %q", points()-was, g.Decision().Ask)
	}
	if worth, other := g.Table().Worth(Blue, 0), g.Table().Worth(Blue, 1); worth != 3 || other != 1 {
		t.Errorf("two markers under a bell are worth %d, another's one %d", worth, other)
	}
	do(t, g, "keep-tune")
	if points() != was+2 || slices.Contains(texts(g), "ring-bell black") {
		t.Errorf("after %d points are offered %q", points()-was, texts(g))
	}
	g.echo(step{})
	if points() != was+3 {
		t.Errorf("the echo scored %d points", points()-was-2)
	}
	if n, why := bells.End(g.Table(), 0); n != 2 || why.String() != "bells" {
		t.Errorf("at the end there are %d points for %s", n, why)
	}
	g.Emit(EventFulfilled, 0)
	if g.Mods.Bells.Left[0] != 3 {
		t.Error("a quest took down no bell")
	}
	g.Emit(EventRang, 0, int16(Black), 0)
	g.rules.acts[GrailSpace](g, 0, Space{Kind: GrailSpace})
	if g.Mods.Bells.Left[0] != 3 || g.Grail != 0 {
		t.Error("the Grail's space took down no bell, or gave no Grail")
	}
}

// The tune is its owner's: others imagine any, until it has rung.
func TestTunesAreSecret(t *testing.T) {
	g := bellsGame(t)
	imagined := func(s game.Seat) (all [Provinces]int) {
		for seed := range uint64(60) {
			stream := game.NewStream(seed, 1)
			all[g.Imagine(s, &stream).(*Game).Mods.Bells.Hidden.Tune[0]]++
		}
		return all
	}
	if g.View(0).Mods.Bells.Hidden.Tune[0] != Blue || imagined(0)[Blue] != 60 {
		t.Error("its owner does not know his tune")
	}
	if all := imagined(1); slices.Contains(all[:], 0) {
		t.Errorf("others imagine %v", all)
	}
	do(t, g, "ring-bell blue")
	if imagined(1)[Blue] != 60 {
		t.Errorf("what all know is imagined as %v", imagined(1))
	}
	do(t, g, "retune")
	if imagined(1)[Blue] == 60 {
		t.Error("another tune is no secret")
	}
}
