package merlin

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
)

// The last turns of a game are announced once, when everybody has one die left; the later scorings say how
// near the first two are.
func TestTheEndIsAnnounced(t *testing.T) {
	app := appIn(t, "en")
	for seed := range uint64(4) {
		last, dice := 0, -1
		byChance(t, 2+int(seed%2), seed, nil, func(m *game.Match) {
			f := seenBy(app, m)
			s := &draw.Stage{Ctx: app.Context(), Frame: f, View: f.View}
			if said := s.ScoringSaid(4); s.ScoringSaid(2) == said || !strings.Contains(said, "apart") && !strings.Contains(said, "level") {
				t.Fatalf("the second scoring is announced by %q", said)
			}
			left := 0
			for _, d := range f.View.Players[f.View.Start].Dice {
				if d.Value > 0 && !d.Used {
					left++
				}
			}
			if d := m.Game().(*merlin.Game).Decision(); d.Kind == merlin.AskDie && d.Seat == f.View.Start && left != dice {
				if dice = left; s.LastTurns(d.Seat) {
					last++
				}
			}
		})
		if last != 1 {
			t.Errorf("seed %d: the last turns are announced %d times", seed, last)
		}
	}
}

// Before a sheet counts the traitors the castle is stormed by those that are left, or holds; each later
// sheet is darker round and says how near the first two are.
func TestCastleIsStormed(t *testing.T) {
	app, seen := appIn(t, "en"), map[string]int{}
	for seed := range uint64(24) {
		dusk := -1.0
		byChance(t, 2+int(seed%2), seed, nil, func(m *game.Match) {
			if len(m.Moves()) == 0 {
				return
			}
			for _, e := range m.Moves()[len(m.Moves())-1].Events {
				if e.Kind != merlin.EventCategory || merlin.Reason(e.Args[0]) != merlin.ForDomain {
					continue
				}
				f := seenBy(app, m)
				f.Home = game.Seat(seed % 2)
				s := &draw.Stage{Ctx: app.Context(), Frame: f, View: f.View}
				list := s.Flight(e)
				if len(list) != 1 || list[0].Scene == nil {
					t.Fatalf("seed %d: %v is shown", seed, list)
				}
				v := list[0].Scene
				key := "moment.held"
				if strings.HasPrefix(v.Gains[f.Home].Points, "−") {
					key = "moment.storm"
				}
				if seen[key]++; v.Title != f.T(key) || v.Lost != (key == "moment.storm") {
					t.Errorf("%s with %+v", v.Title, v.Gains)
				}
				sheet := draw.ScoringSheet(f)
				if sheet.Dusk <= dusk {
					t.Errorf("the next sheet is no darker: %v after %v", sheet.Dusk, dusk)
				}
				if dusk >= 0 && !strings.Contains(sheet.Title, "apart") && !strings.Contains(sheet.Title, "level") {
					t.Errorf("a later sheet is called %q", sheet.Title)
				}
				dusk = sheet.Dusk
			}
		})
	}
	if seen["moment.held"] < 1 || seen["moment.storm"] < 2 {
		t.Errorf("seen were %v: the test shows little", seen)
	}
}
