package legends

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// idleTable is a turn of actions with nobody at Camelot, where no event lies, and Merlin in the Forest.
func idleTable(t *testing.T) *sitting {
	return at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		for p, ids := range map[legends.Place][]string{legends.Cornwall: {"agravain", "meleagant", "dagonet", "bedivere", "guinevere"}, legends.Forest: {"pellinore", "percival", "lamorak", "merlin"}} {
			for _, id := range ids {
				stand(id, 0, p)
			}
		}
		g.Chars[card(t, g, "agravain")].Doomed = true
		for p, ids := range map[legends.Place][]string{legends.Camelot: {"lucan", "ector", "gareth"}, legends.Cornwall: {"andret", "lynette", "elaine-astolat", "lot", "lionel", "palomides"}} {
			for _, id := range ids {
				stand(id, 1, p)
			}
		}
		g.Chars[card(t, g, "lot")].Doomed = true
		for _, id := range []string{"kay", "gaheris", "lancelot", "pelleas"} {
			hold(g, 0, card(t, g, id))
		}
		hold(g, 1, card(t, g, "bors"))
		hold(g, 1, card(t, g, "morgan"))
		for id, s := range map[string]game.Seat{"oath": 0, "white-sail": 0, "questing-beast": 0, "fountain": 0, "green-chapel": 0, "sparrowhawk": 0, "siege-perilous": 1, "boon": 1, "chapel-leap": 1} {
			e := &g.Event[card(t, g, id)-legends.Characters]
			e.At, e.Seat = legends.Displayed, s
		}
		g.Event[card(t, g, "irish-tribute")-legends.Characters].At = legends.Cornwall
		g.DeckLeft = 3
		for c := range legends.Card(12) {
			g.Pile[c] = card(t, g, []string{"arthur", "gawain", "tristan", "dinadan", "sagramore", "yvain", "isolde", "nimue", "griflet", "mordred", "galahad", "tor"}[c])
		}
		g.PileLeft = 12
	})
}

// Nobody is sent where he has nothing of what is asked for, only to have somebody there.
func TestNobodyStandsWhereHeIsNoUse(t *testing.T) {
	s := idleTable(t)
	f := s.scene.Model()
	merlin := card(t, s.game(), "merlin")
	i := slices.IndexFunc(f.All, func(c moment.Choice) bool {
		a := c.Do[0]
		return a.Kind == legends.ActMove && legends.Card(a.A) == merlin && legends.Card(a.B) == legends.NoCard && legends.Place(a.C) == legends.Camelot
	})
	if n := f.Shows(&f.All[i]); n != moment.Never {
		t.Errorf("%s shows %d: %s", f.All[i].Label, n, f.Plan(&f.All[i]))
	}
}

// Over many games likewise, and of those who only stand there whoever counts most there shows no less.
func TestWhoOnlyStandsThereCounts(t *testing.T) {
	idle := 0
	moments(t, 8, model.AskAction, func(_ *game.Match, f *draw.Frame) {
		for i := range f.All {
			a := f.All[i].Do[0]
			if a.Kind != legends.ActPlay || legends.Place(a.B) >= legends.Avalon || f.Plan(&f.All[i]) != f.T("plan.fills", "at", f.InPlace(legends.Place(a.B))) {
				continue
			}
			sum := 0
			for _, of := range f.Rules.Deck.Icons[a.B] {
				sum += int(f.Face(legends.Card(a.A)).Scores[of])
			}
			if idle++; sum <= 0 && f.Shows(&f.All[i]) != moment.Never {
				t.Errorf("%s shows %d", f.All[i].Label, f.Shows(&f.All[i]))
			}
		}
	})
	if idle == 0 {
		t.Error("nobody only stands anywhere: the test shows nothing")
	}
}

// What nobody has seen is not named as if it came: no word of an action tells of an event that lies in the pile.
func TestUnseenEventsAreNotNamed(t *testing.T) {
	told := 0
	moments(t, 3, model.AskAction, func(_ *game.Match, f *draw.Frame) {
		_, may, _ := strings.Cut(f.T("plan.readies", "then", 1, "of", "|", "at", "", "parts", "", "points", "|"), "|")
		may, _, _ = strings.Cut(may, "|") // what stands between how many they are and their points
		for i := range f.All {
			said := f.Plan(&f.All[i])
			told += btoi(strings.Contains(said, may))
			for n := range f.View.Event {
				c := legends.Card(legends.Characters + n)
				if f.View.Event[n].At == legends.Away && strings.Contains(said, "“"+f.Card(c)+"”") && !slices.Contains(f.View.Own.Ahead[:], c) {
					t.Errorf("%s: %s", f.All[i].Label, said)
				}
			}
		}
	})
	if told == 0 {
		t.Error("nothing is told of what may come: the test shows nothing")
	}
}

// Of two actions for one event it is said once what that brings.
func TestPointsAreSaidOnce(t *testing.T) {
	pairs := 0
	moments(t, 4, model.AskAction, func(_ *game.Match, f *draw.Frame) {
		for i := range f.All {
			_, events, two := f.Pair(f.All[i].Do[0])
			if !two || len(events) > 1 {
				continue
			}
			pairs++
			name, points, told := "“"+f.Card(events[0])+"”", f.Points(f.Yields(events)), 0
			for line := range strings.Lines(f.Plan(&f.All[i])) {
				told += btoi(strings.Contains(line, name) && strings.Contains(line, points))
			}
			if told > 1 {
				t.Errorf("%s", f.Plan(&f.All[i]))
			}
		}
	})
	if pairs == 0 {
		t.Error("no two actions go together: the test shows nothing")
	}
}

// Nor does anybody come by a power only to stand where he has nothing of what is asked for.
func TestNobodyComesByAPowerForNothing(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("lynette", 0, legends.Cornwall)
		hold(g, 0, card(t, g, "percival"))
		hold(g, 0, card(t, g, "lionel"))
		g.DeckLeft = 5
	})
	s.press("char-lynette")
	s.ready()
	f, looked := s.scene.Model(), 0
	if !f.Asks(model.AskEnter) {
		t.Fatalf("he is asked %q", f.Ask)
	}
	for i := range f.All {
		a := f.All[i].Do[0]
		if a.Kind != legends.ActEnter {
			continue
		}
		looked++
		if never := f.Shows(&f.All[i]) == moment.Never; never != (legends.Card(a.A) == card(t, s.game(), "percival")) {
			t.Errorf("%s shows %d", f.All[i].Label, f.Shows(&f.All[i]))
		}
	}
	if looked != 2 {
		t.Errorf("%d were looked at", looked)
	}
}
