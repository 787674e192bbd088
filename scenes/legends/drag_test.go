package legends

import (
	"strings"
	"testing"

	"merlin/game/legends"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// drags carries a thing to a point.
func (s *sitting) drags(from string, x, y float64) {
	s.Helper()
	tabletest.Carry(s.T, s.app, from, x, y, 6)
	s.tick(2)
}

// A card that is dragged to a place and let go is played there; let go elsewhere it lies in
// the hand again. Over a place it shows what would come of it.
func TestCardsAreDragged(t *testing.T) {
	s := sit(t, newMatch(t, 2, 5, "beginner"), 0)
	s.press("ready")
	f := s.scene.Model()
	c := f.Hand()[0]
	name := "hand-" + f.Face(c).ID
	s.drags(name, 1700, 900)
	if f = s.scene.Model(); len(f.Desk.Picked) > 0 || f.Desk.Drag.On || len(s.session().Match().Moves()) > 0 {
		t.Errorf("let go beside the places, %v is picked", f.Desk.Picked)
	}
	s.drags(name, 780, 420)
	if at := s.game().Chars[c].At; at != legends.Cornwall {
		t.Errorf("dragged to Cornwall it is at %v", at)
	}
	if len(s.scene.Model().Desk.Picked) > 0 {
		t.Error("something is picked after it was put down")
	}
}

// A card that is flung, so that it is seen nowhere on its way, is played all the same; a shaky click is no drag.
func TestCardsAreFlung(t *testing.T) {
	for _, far := range []bool{true, false} {
		s := sit(t, newMatch(t, 2, 5, "beginner"), 0)
		s.press("ready")
		held := s.scene.Model().Hand()[0]
		x, y := s.app.Regions()[ui.Find(s.app.Regions(), "hand-"+s.scene.Model().Face(held).ID)].Bounds.Center()
		to := ui.Input{X: x + 5, Y: y + 5, JustUp: true}
		if far {
			to.X, to.Y = 780, 420
		}
		for _, in := range []ui.Input{{X: x, Y: y, Down: true, JustDown: true}, to} {
			if err := s.app.Update(&in); err != nil {
				t.Fatal(err)
			}
		}
		s.tick(2)
		if at := s.game().Chars[held].At; (at == legends.Cornwall) != far {
			t.Errorf("far %t: it is at %v", far, at)
		}
		if picked := len(s.scene.Model().Desk.Picked) > 0; picked == far {
			t.Errorf("far %t: something is picked: %t", far, picked)
		}
	}
}

// drawing is a turn in which a card flies from the pile to a hand of others.
func drawing(t *testing.T) *sitting {
	g := legends.Empty(legends.NewRules(legends.StandardDeck()), 2, legends.Standard)
	g.Persons = 1
	for _, id := range []string{"kay", "gaheris", "agravain", "pelleas"} {
		hold(g, 0, card(t, g, id))
	}
	g.Stand(card(t, g, "dagonet"), 0, legends.Cornwall)
	g.Pile[0], g.PileLeft, g.DeckLeft = card(t, g, "arthur"), 1, 5
	g.Begin(0, legends.PhaseActions)
	s := sit(t, matchAt(t, g), 1)
	s.ready()
	s.tick(200)
	s.app.Context().PressNamed("pile-characters")
	return s
}

// A drag that begins while a card flies ends that, and takes what lay there, though it may lie elsewhere then.
func TestDragBeginsWhileACardFlies(t *testing.T) {
	for _, c := range []struct {
		ticks int
		from  string
	}{{1, "hand-kay"}, {13, "hand-pelleas"}, {31, "hand-agravain"}, {1, "char-dagonet"}, {13, "char-dagonet"}, {31, "char-dagonet"}, {60, "char-dagonet"}, {60, "hand-arthur"}, {60, "hand-kay"}, {90, "hand-pelleas"}} {
		s := drawing(t)
		s.tick(c.ticks)
		if flies := ui.Find(s.app.Regions(), "hurry") >= 0; flies != (c.ticks < 40) {
			t.Fatalf("after %d ticks a card flies: %t", c.ticks, flies)
		}
		s.drags(c.from, 480, 420)
		s.tick(200)
		_, id, _ := strings.Cut(c.from, "-")
		if at := s.game().Chars[card(t, s.game(), id)].At; at != legends.Camelot {
			t.Errorf("after %d ticks %s is dragged to %v", c.ticks, c.from, at)
		}
	}
}
