package legends

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// Whom another plays straight back nobody sends to his hand: without her who brings them one does.
func TestNobodyIsSentWhereHeComesBack(t *testing.T) {
	for _, lynette := range []bool{true, false} {
		s := at(t, 2, legends.Standard, legends.PhaseComplete, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			for _, id := range []string{"lancelot", "ector", "pellinore", "kay"} {
				stand(id, 0, legends.Camelot)
			}
			stand("palomides", 1, legends.Camelot)
			stand("breus", 1, legends.Final)
			if lynette {
				stand("lynette", 1, legends.Final)
			}
			g.Event[card(t, g, "queens-trial")-legends.Characters].At = legends.Camelot
			g.Event[card(t, g, "final-war")-legends.Characters].At = legends.Final
		})
		trial := card(t, s.game(), "queens-trial")
		if err := s.session().Take([]game.Action{{Kind: legends.ActComplete, A: uint8(trial)}}); err != nil {
			t.Fatal(err)
		}
		s.scene.CatchUp()
		s.scene.Refresh()
		s.ready()
		f, looked := s.scene.Model(), 0
		for i := range f.All {
			if f.All[i].Do[0].Kind != legends.ActTarget {
				continue
			}
			looked++
			said, shows := f.Plan(&f.All[i]), f.Shows(&f.All[i])
			if back := strings.Contains(said, f.Card(card(t, s.game(), "lynette"))); back != lynette || (shows == moment.Never) != lynette {
				t.Errorf("with her %v: it shows %d and is said: %s", lynette, shows, said)
			}
		}
		if !f.Asks(model.AskTarget) || looked != 1 {
			t.Errorf("%d characters were looked at", looked)
		}
	}
}

// Who may end the game in his next turn by a power is told at the first press, and what actions are
// enough for; who lacks as much and has no power is no danger, as his actions come after.
func TestFirstPressReckonsWithPowers(t *testing.T) {
	for _, lynette := range []bool{true, false} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			for _, id := range []string{"agravain", "lancelot"} {
				stand(id, 1, legends.Final)
			}
			if lynette {
				stand("lynette", 1, legends.Final)
			} else {
				stand("ragnell", 1, legends.Final)
			}
			stand("kay", 0, legends.Camelot)
			stand("pellinore", 0, legends.Cornwall)
			hold(g, 1, card(t, g, "gareth"))
			hold(g, 0, card(t, g, "gawain"))
			g.Event[card(t, g, "tournament")-legends.Characters].At = legends.Camelot
			g.Event[card(t, g, "final-war")-legends.Characters].At = legends.Final
		})
		f := s.scene.Model()
		if war := card(t, s.game(), "final-war"); f.Table().Completes(war, 1) {
			t.Fatal("the position is not the one that is meant")
		}
		said := strings.Join(f.Survey(), "\n")
		want := f.T("survey.power-final", "name", f.Who(1), "how", f.T("power.enter", "by", f.Card(card(t, s.game(), "lynette"))), "card", f.Card(card(t, s.game(), "final-war")))
		if strings.Contains(said, want) != lynette {
			t.Errorf("with her %v it is said: %s", lynette, said)
		}
		if strings.Contains(said, f.Card(card(t, s.game(), "gareth"))) {
			t.Errorf("whom nobody saw is named: %s", said)
		}
	}
}

// Of two events of a place the one comes first that another may take, if the other stays; where nothing
// presses the dearer one does. The hint, the plan and what shows agree, and no power is spent to keep
// another from what one takes first.
func TestWhatPressesComesFirst(t *testing.T) {
	for _, pressed := range []bool{true, false} {
		s := at(t, 2, legends.Standard, legends.PhaseComplete, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			for _, id := range []string{"merlin", "kay", "morgan", "bedivere", "dinas", "elaine-corbenic"} {
				stand(id, 0, legends.Cornwall)
			}
			if pressed {
				for _, id := range []string{"arthur", "guinevere", "gawain"} {
					stand(id, 1, legends.Cornwall)
				}
			}
			for _, id := range []string{"irish-tribute", "white-sail"} {
				g.Event[card(t, g, id)-legends.Characters].At = legends.Cornwall
			}
		})
		f := s.scene.Model()
		tribute, sail := card(t, s.game(), "irish-tribute"), card(t, s.game(), "white-sail")
		if !f.Table().Completes(tribute, 0) || !f.Table().Completes(sail, 0) || f.Table().Completes(tribute, 1) != pressed || f.Table().Completes(sail, 1) {
			t.Fatal("the position is not the one that is meant")
		}
		shows := map[legends.Card]int{}
		for i := range f.All {
			if a := f.All[i].Do[0]; a.Kind == legends.ActComplete {
				shows[legends.Card(a.A)] = f.Shows(&f.All[i])
			}
		}
		if (shows[tribute] > shows[sail]) != pressed {
			t.Errorf("pressed %v: the one shows %d, the other %d", pressed, shows[tribute], shows[sail])
		}
		f.Hints = true
		if hint := f.Advice(); strings.Contains(hint, f.Card(tribute)) != pressed {
			t.Errorf("pressed %v: the hint is %s", pressed, hint)
		}
	}
}

// Who could hold another up in one's next turn is not moved away without a word, and to leave him shows more.
func TestTheBrakeStays(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("meleagant", 0, legends.Forest)
		stand("dagonet", 0, legends.Forest)
		for _, id := range []string{"igraine", "merlin", "elaine-corbenic"} {
			stand(id, 1, legends.Cornwall)
		}
		g.Event[card(t, g, "white-sail")-legends.Characters].At = legends.Cornwall
	})
	f := s.scene.Model()
	meleagant, told, stays := card(t, s.game(), "meleagant"), 0, 0
	for i := range f.All {
		a := f.All[i].Do[0]
		if a.Kind != legends.ActMove || legends.Place(a.C) != legends.Cornwall {
			continue
		}
		said := strings.Contains(f.Plan(&f.All[i]), f.T("plan.unbraked", "card", f.Card(meleagant), "event", f.Card(card(t, s.game(), "white-sail"))))
		goes := legends.Card(a.A) == meleagant || legends.Card(a.B) == meleagant
		if said != goes {
			t.Errorf("%s: %s", f.All[i].Label, f.Plan(&f.All[i]))
		}
		told, stays = told+btoi(goes), stays+btoi(!goes)
	}
	if told == 0 || stays == 0 {
		t.Errorf("%d moves take him away, %d leave him", told, stays)
	}
}

// Nobody is told that all is far off whose actions are enough for something.
func TestFarIsFar(t *testing.T) {
	near := 0
	moments(t, 8, model.AskAction, func(_ *game.Match, f *draw.Frame) {
		said := strings.Join(f.Survey(), "\n")
		for _, c := range f.All {
			if _, events, ok := f.Pair(c.Do[0]); ok && len(events) > 0 && strings.Contains(said, f.T("survey.far")) {
				t.Errorf("%s leads to %s, and it is said: %s", c.Label, f.Worth(events), said)
			}
		}
		near += btoi(strings.Contains(said, "actions may be enough"))
	})
	if near == 0 {
		t.Error("nobody is told what actions are enough for: the test shows nothing")
	}
}

// Over many games: what the hint wants taken first is what shows most, so that the first press and the
// second agree.
func TestHintAndPlanAgree(t *testing.T) {
	several := 0
	moments(t, 12, model.AskComplete, func(_ *game.Match, f *draw.Frame) {
		f.Hints = true
		hint, best, first := f.Advice(), moment.Never, ""
		for i := range f.All {
			if a := f.All[i].Do[0]; a.Kind == legends.ActComplete && f.Shows(&f.All[i]) > best {
				best, first = f.Shows(&f.All[i]), f.Card(legends.Card(a.A))
			}
		}
		if before, rest, ok := strings.Cut(hint, " Take “"); ok {
			several++
			if !strings.HasPrefix(rest, first) {
				t.Errorf("%s Take “%s, but %s shows most", before, rest, first)
			}
		}
	})
	t.Log(several, "hints")
}

// The first press reckons with whom one has seen in another's hand: who is enough for an event there once he
// is played is named, and where the whole hand was seen nobody is feared who is not in it.
func TestFirstPressReckonsWithSeenHands(t *testing.T) {
	for _, c := range []struct {
		held          string
		seen          bool
		named, feared bool
	}{{"gareth", true, true, true}, {"gareth", false, false, true}, {"elaine-astolat", true, false, false}} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			for _, id := range []string{"agravain", "lancelot", "lynette"} {
				stand(id, 1, legends.Camelot)
			}
			stand("kay", 0, legends.Cornwall)
			hold(g, 1, card(t, g, c.held))
			if c.seen {
				g.Own[0].Spied[1] |= 1 << card(t, g, c.held)
			}
			hold(g, 0, card(t, g, "gawain"))
			g.Event[card(t, g, "tournament")-legends.Characters].At = legends.Camelot
		})
		f := s.scene.Model()
		said := strings.Join(f.Survey(), "\n")
		named, feared := strings.Contains(said, f.Card(card(t, s.game(), c.held))), strings.Contains(said, f.Card(card(t, s.game(), "lynette")))
		if named != c.named || feared != c.feared {
			t.Errorf("%s seen %v: %s", c.held, c.seen, said)
		}
	}
}

// What the first press on the bulb calls of use the second does not turn down, and what that turns down is no runner-up.
func TestPressesAgreeOnPowers(t *testing.T) {
	useful, idle := 0, 0
	moments(t, 5, model.AskText, func(_ *game.Match, f *draw.Frame) {
		said := strings.Join(f.Survey(), "\n")
		first, _, _ := strings.Cut(f.T("survey.text", "list", "|"), "|")
		_, listed, is := strings.Cut(said, first)
		listed, _, _ = strings.Cut(listed, "\n")
		for i := range f.All {
			a := f.All[i].Do[0]
			if a.Kind != legends.ActGoOn {
				continue
			}
			_, end, _ := strings.Cut(f.T("plan.rests-nor", "cards", "|"), "|")
			for line := range strings.Lines(f.Plan(&f.All[i])) {
				at := strings.Index(line, end)
				for _, c := range f.All {
					if c.Do[0].Kind != legends.ActUse || at < 0 {
						continue
					}
					name := f.Card(f.Rules.Deck.Texts[c.Do[0].A].Card)
					if !strings.Contains(line[max(0, strings.LastIndex(line[:at], ". ")):at], name) {
						continue
					}
					idle++
					if is && strings.Contains(listed, name) || !f.Vain([]game.Move{{Action: c.Do[0]}}) {
						t.Errorf("%s is turned down: %q, %q", name, listed, line)
					}
				}
			}
		}
		useful += btoi(is)
	})
	if useful == 0 || idle == 0 {
		t.Errorf("%d are of use, %d turned down: the test shows little", useful, idle)
	}
}
