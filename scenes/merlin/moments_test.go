package merlin

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table/paint"
)

// sceneOf is the small scene that an event shows; nil where it shows none.
func sceneOf(f *draw.Frame, v *merlin.View, e game.Event) *paint.Vignette {
	for _, l := range draw.FlightsOf(f, v, mine(f.Rows), []game.Event{e}) {
		if l.Scene != nil {
			return l.Scene
		}
	}
	return nil
}

// Whoever takes a relic is shown with who loses it, and the loser sees no sparks; the first manor of
// everybody is shown and each by a tower, no other; a round says whether a scoring ends it.
func TestMomentsAreShown(t *testing.T) {
	app := appIn(t, "en")
	f := askedBy(app, newMatch(t, 2, 3))
	v := f.View
	other := 1 - f.Home
	for kind, name := range map[game.EventKind]string{merlin.EventExcalibur: "Excalibur", merlin.EventGrail: "Grail"} {
		lost := sceneOf(f, v, game.Event{Kind: kind, Seat: other, Args: [5]int16{int16(f.Home)}})
		if lost == nil || !lost.Lost || lost.Title != name || !strings.Contains(lost.Gains[0].Text, f.Called(other)) || !strings.Contains(lost.Gains[0].Text, f.Called(f.Home)) {
			t.Errorf("%s is lost: %+v", name, lost)
		}
		if won := sceneOf(f, v, game.Event{Kind: kind, Seat: f.Home, Args: [5]int16{-1}}); won == nil || won.Lost {
			t.Errorf("%s is won: %+v", name, won)
		}
		if !manner(f.Rows, kind).Rests { // else a press on the goal, while one rides there, hurries it away
			t.Errorf("%s passes unseen by who hurries", name)
		}
		if kept := sceneOf(f, v, game.Event{Kind: kind, Seat: other, Args: [5]int16{int16(other)}}); kept != nil {
			t.Errorf("%s is kept: %+v", name, kept)
		}
	}
	for tile := range v.Rows * merlin.Columns {
		e := game.Event{Kind: merlin.EventManor, Seat: other, Args: [5]int16{int16(tile)}}
		first := sceneOf(f, v, e)
		v.Domain[(tile+1)%(v.Rows*merlin.Columns)].Manor = other
		again := sceneOf(f, v, e)
		v.Domain[(tile+1)%(v.Rows*merlin.Columns)].Manor = game.NoSeat
		if tower := v.Domain[tile].Tower; first == nil || (again != nil) != tower || tower && again.Title == first.Title {
			t.Errorf("tile %d, tower %v: %+v, then %+v", tile, tower, first, again)
		}
	}
	card := int16(v.Hand.List()[0])
	own := sceneOf(f, v, game.Event{Kind: merlin.EventFulfilled, Seat: f.Home, Args: [5]int16{card}})
	if n := int(f.Rules.Box.Quests[card].Points); own == nil || own.Title != f.T("moment.quest-first") || own.Gains[1].Text != f.T("moment.quest-points", "before", 0, "count", n) {
		t.Errorf("the first quest of one's own: %+v", own)
	}
	for round := range merlin.Rounds {
		said := sceneOf(f, v, game.Event{Kind: merlin.EventRound, Seat: other, Args: [5]int16{int16(round + 1)}}).Gains[1].Text
		key := "moment.round.later"
		if round%2 == 1 {
			key = "moment.round.scored"
		}
		if round+1 == merlin.Rounds {
			key = "moment.round.last"
		}
		if want := f.T(key); said != want {
			t.Errorf("round %d: %q, not %q", round+1, said, want)
		}
	}
}

// What a computer player has won is not cheered, nor that a round begins: what one has won oneself is.
func TestOnlyPersonsAreCheered(t *testing.T) {
	f := askedBy(appIn(t, "en"), newMatch(t, 2, 3))
	other, card := 1-f.Home, int16(f.View.Hand.List()[0])
	f.Seats[other].Computer = true
	for kind, arg := range map[game.EventKind]int16{merlin.EventExcalibur: -1, merlin.EventGrail: -1, merlin.EventManor: 0, merlin.EventFulfilled: card, merlin.EventRound: 1} {
		for _, s := range []game.Seat{f.Home, other} {
			scene := sceneOf(f, f.View, game.Event{Kind: kind, Seat: s, Args: [5]int16{arg}})
			if calm := s == other || kind == merlin.EventRound; scene == nil || scene.Calm != calm {
				t.Errorf("event %v of seat %d: %+v", kind, s, scene)
			}
		}
	}
}
