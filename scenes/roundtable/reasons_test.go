package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/ui"
)

// played is a game that the strongest play, before whose questions the sage is asked.
func played(t *testing.T, seats int, seed uint64) *game.Match {
	t.Helper()
	m := newMatch(t, seats, seed)
	for n := uint64(0); !m.Game().Over(); n++ {
		if err := m.Apply(bot.Choose(m.Game(), bot.Wizard, game.NewStream(seed, n))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// asked has the sage give all his advice at a moment of a game.
func asked(t *testing.T, m *game.Match, n int) (s *sitting, told string) {
	t.Helper()
	at, err := m.Fork(n)
	if err != nil {
		t.Fatal(err)
	}
	s = sit(t, at, 0)
	for s.Veiled() {
		s.press("ready")
	}
	s.press("show")
	s.press("show")
	for !s.scene.Advised() {
		s.tick(1)
	}
	if ui.Find(s.scene.Regions(), "advice-more") >= 0 {
		s.press("advice-more")
	}
	list := s.scene.Regions()
	return s, list[ui.Find(list, "advice")].Label
}

// In played games every reason is one of what is advised, no reason speaks against another, and what
// the first press names first is answered by the advice, or it is said why not.
func TestReasonsAreOfTheirOwnMove(t *testing.T) {
	looked, late := 0, 0
	for seed := uint64(1); seed < 9; seed++ {
		m := played(t, 5, 400+seed)
		for n := int(seed); n < len(m.Moves()); n += 5 {
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			if d := at.Game().Decision(); d.Kind != roundtable.AskHeroic || len(d.Options) < 2 {
				continue
			}
			s, told := asked(t, m, n)
			f := s.scene.Model()
			plan := s.scene.Counselled()
			if f.Acted() || len(plan) == 0 || plan[0].Kind == roundtable.ActExchange { // what is free leaves all open
				continue
			}
			looked++
			does := plan[0].Kind
			heals := f.T("plan.urgent.heal")
			for line := range strings.SplitSeq(told, "\n") {
				if strings.HasPrefix(line, "•") && strings.Contains(line, heals) {
					t.Errorf("%d, %d: a reason of %v is %q", seed, n, does, line)
				}
			}
			worst := f.Dangers()[0]
			waits := strings.Contains(told, f.T("plan.may-wait", "name", f.DangerName(worst), "left", f.DangerLeft(worst)))
			haste := f.T("plan.hurry", "text", f.DangerLeft(worst)+" "+f.T("place.at."+worst.Place.String()))
			if waits && worst.Of == model.ThreatQuest && strings.Contains(told, haste) {
				t.Errorf("%d, %d: it may wait and is to be hurried for: %q", seed, n, told)
			}
			_, other, _ := strings.Cut(told, "Or else: ")
			if f.View.Engines >= 10 {
				if late++; strings.HasPrefix(other, "Draw White") && does != roundtable.ActDrawWhite {
					t.Errorf("%d, %d: at %d engines the runner-up draws cards: %q", seed, n, f.View.Engines, told)
				}
			}
			if worst.Of == model.ThreatQuest && worst.Grave >= model.Near {
				q := worst.Place
				here := f.View.Players[f.Asked].At
				serves := here == q || roundtable.Place(plan[0].A) == q && does == roundtable.ActMove || strings.Contains(told, f.DangerName(worst)) || strings.Contains(told, f.T("place.at."+q.String()))
				if !serves {
					t.Errorf("%d, %d: %v is in danger, and it says %q", seed, n, q, told)
				}
			}
			if worst.Of == model.ThreatSiege && worst.Grave == model.Pressing && !strings.Contains(strings.ToLower(told), "engine") && !strings.Contains(told, "siege") {
				t.Errorf("%d, %d: at %d engines it says %q", seed, n, f.View.Engines, told)
			}
		}
	}
	if looked < 60 || late < 2 {
		t.Errorf("only %d moments were looked at, %d of them late", looked, late)
	}
}
