package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
)

// moments are those of seeded games at which something is asked that a test wants, as who is asked sees it.
func moments(t *testing.T, games uint64, kind game.AskKind, look func(at *game.Match, f *draw.Frame)) {
	t.Helper()
	for seed := range games {
		m := playedGame(t, 2+int(seed%2), seed, "standard")
		for n := range m.Moves() {
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			if d := at.Game().Decision(); d.Kind != kind || len(d.Options) < 2 {
				continue
			}
			s := sit(t, at, 0)
			s.ready()
			look(at, s.scene.Model())
		}
	}
}

// Whom the sage would move he would move where he then says, and for the same reason.
func TestWhomAndWhereAgree(t *testing.T) {
	moved := 0
	moments(t, 16, model.AskTarget, func(at *game.Match, f *draw.Frame) {
		for _, c := range f.All {
			after, err := at.Fork(len(at.Moves()))
			if err == nil {
				err = after.Apply(c.Do[0])
			}
			if err != nil {
				t.Fatal(err)
			}
			if d := after.Game().Decision(); d.Kind != model.AskSend || d.Seat != f.Asked {
				continue
			}
			s := sit(t, after, 0)
			s.ready()
			then := s.scene.Model()
			for _, to := range then.All {
				if to.Do[0].Kind != legends.ActSend {
					continue
				}
				whom := f.Plan(&c, game.Move{Seat: f.Asked, Action: c.Do[0]}, game.Move{Seat: f.Asked, Action: to.Do[0]})
				lines := strings.Split(then.Plan(&to), ": ")
				if where := strings.ToLower(lines[len(lines)-1]); !strings.HasSuffix(strings.ToLower(whom), where) {
					t.Errorf("%s: %q, then %s: %q", c.Label, whom, to.Label, where)
				}
				moved++
			}
		}
	})
	if moved < 10 {
		t.Errorf("%d moves were looked at: the test shows little", moved)
	}
}

// What another takes before one's next turn is not what the sage brings anybody somewhere for; what
// counts is the table after the turn, without those who go then.
func TestNoReasonIsLost(t *testing.T) {
	lost := 0
	able := func(f *draw.Frame, said string) bool { // or to keep it from him
		guards, _, _ := strings.Cut(f.T("plan.guards", "card", "|", "said", ""), "|")
		return strings.Contains(said, f.T("plan.able", "name", "", "text", "")) || strings.HasPrefix(said, guards)
	}
	moments(t, 6, model.AskAction, func(_ *game.Match, f *draw.Frame) {
		for _, c := range f.All {
			if k := c.Do[0].Kind; k != legends.ActPlay && k != legends.ActMove {
				continue
			}
			first, _, _ := strings.Cut(f.Plan(&c), "\n")
			for p := range legends.Bid {
				for _, event := range f.Quests(p) {
					if !f.Taken(f.Table(), event) || leftOver(f, event) || f.Table().Chars[c.Do[0].A].Silent != 0 {
						continue
					}
					lost++
					if strings.Contains(first, "“"+f.Card(event)) && !able(f, first) {
						t.Errorf("%s: %s", c.Label, first)
					}
				}
			}
		}
	})
	if lost < 50 {
		t.Errorf("%d events were lost: the test shows little", lost)
	}
}

// leftOver reports whether the one rival who has enough for an event has for a better one of its place, and may only take
// one there. // L50
func leftOver(f *draw.Frame, event legends.Card) bool {
	rivals, better := 0, 0
	for _, s := range f.Order()[1:] {
		if !f.Table().Completes(event, s) {
			continue
		}
		rivals++
		for _, c := range f.Quests(f.EventAt(event).At) {
			if f.Table().Completes(c, s) && f.Yields([]legends.Card{c}) > f.Yields([]legends.Card{event}) {
				better++
			}
		}
	}
	return rivals == 1 && better > 0
}

// Nothing of which the sage says that it does not do much is called about as good.
func TestUselessIsNotAsGood(t *testing.T) {
	slight := 0
	moments(t, 16, model.AskTarget, func(_ *game.Match, f *draw.Frame) {
		for _, c := range f.All {
			line := []game.Move{{Seat: f.Asked, Action: c.Do[0]}}
			if c.Do[0].Kind != legends.ActTarget || f.Plan(&c, line...) != f.T("plan.slight", "name", f.Card(legends.Card(c.Do[0].A))) {
				continue
			}
			if slight++; !f.Vain(line) {
				t.Errorf("%s may be called as good as anything", c.Label)
			}
		}
	})
	if slight == 0 {
		t.Error("nothing does not do much: the test shows nothing")
	}
}
