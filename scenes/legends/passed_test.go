package legends

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
)

// An action that is not for the dearest open event says why: no action said to be too little for it is enough.
func TestTheDearestEventIsNotPassedOverSilently(t *testing.T) {
	far, taken := 0, 0
	moments(t, 4, model.AskAction, func(_ *game.Match, f *draw.Frame) {
		for i := range f.All {
			said := f.Plan(&f.All[i])
			taken += btoi(strings.Contains(said, "already has enough for it, and goes before you"))
			for p := range legends.Bid {
				for _, event := range f.Quests(p) {
					_, after, ok := strings.Cut(said, f.Worth([]legends.Card{event})+" "+f.InPlace(p)+": ")
					if first, _, _ := strings.Cut(after, "."); !ok || !strings.HasSuffix(first, "more than your actions bring") {
						continue
					}
					far++
					for _, c := range f.All {
						if a := c.Do[0]; a.Kind == legends.ActPlay && legends.Place(a.B) == p && f.Rules.Table(&f.Would([]legends.Card{legends.Card(a.A)}, f.Asked, p).Public).Completes(event, f.Asked) {
							t.Errorf("%s is enough, but: %s", c.Label, said)
						}
					}
				}
			}
		}
	})
	if far < 20 || taken < 5 {
		t.Errorf("%d were too far, %d were taken: the test shows little", far, taken)
	}
}

// The first press names all that the actions of the turn may be enough for, by how many that takes.
func TestAllInReachIsNamed(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		g.Event[card(t, g, "questing-beast")-legends.Characters].At = legends.Forest
		g.Event[card(t, g, "black-knight")-legends.Characters].At = legends.Forest
		stand("enid", 0, legends.Forest)
		stand("pellinore", 0, legends.Forest)
		hold(g, 0, card(t, g, "balin"))
		hold(g, 0, card(t, g, "lionel"))
		g.DeckLeft = 10
	})
	said := strings.Join(s.scene.Model().Survey(), "\n")
	for _, want := range []string{"One action may be enough for “The Questing Beast”", "2 actions may also be enough for “The Black Knight”"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q is missing: %s", want, said)
		}
	}
}

// When few events are left the first press tells what the Final Event may ask for, and the score; before that not.
func TestTheFinalEventIsPreparedFor(t *testing.T) {
	for _, c := range []struct {
		left int
		told bool
	}{{6, false}, {3, true}, {1, true}} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			g.Event[card(t, g, "tournament")-legends.Characters].At = legends.Camelot
			stand("kay", 0, legends.Camelot)
			hold(g, 0, card(t, g, "lancelot"))
			g.DeckLeft = uint8(c.left)
		})
		f := s.scene.Model()
		said := strings.Join(f.Survey(), "\n")
		if told := strings.Contains(said, "to the Final Event") || strings.Contains(said, "is the Final Event"); told != c.told || told && !strings.Contains(said, f.T("need.printed", "ability", f.Ability(legends.Cunning), "needs", 10)) {
			t.Errorf("%d cards left: told %v: %s", c.left, told, said)
		}
	}
}

// Who has more at a place than is printed is said to, with the numbers; what always holds is not recited.
func TestWhatATextAddsIsCounted(t *testing.T) {
	told := 0
	moments(t, 6, model.AskStart, func(_ *game.Match, f *draw.Frame) {
		for i := range f.All {
			said, c := f.Plan(&f.All[i]), legends.Card(f.All[i].Do[0].A)
			may := slices.ContainsFunc(f.Rules.Deck.TextsOf(c), func(x legends.Text) bool { return x.When == legends.May })
			if text := f.Text(c); text != "" && !may && strings.Contains(said, text) {
				t.Errorf("the card is recited: %s", said)
			}
			told += btoi(strings.Contains(said, " instead of "))
		}
	})
	if told == 0 {
		t.Error("nobody has more than is printed: the test shows nothing")
	}
}

// Where no power brings anything, it is told all the same what another takes before one's next turn.
func TestNoPowerTellsOfTheThreat(t *testing.T) {
	for _, ready := range []bool{true, false} {
		s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			g.Event[card(t, g, "tournament")-legends.Characters].At = legends.Camelot
			stand("merlin", 0, legends.Forest)
			if ready {
				for _, id := range []string{"lancelot", "lionel", "bedivere", "arthur"} {
					stand(id, 1, legends.Camelot)
				}
			}
			g.DeckLeft = 12
		})
		f := s.scene.Model()
		for i := range f.All {
			if f.All[i].Do[0].Kind != legends.ActGoOn {
				continue
			}
			if said := f.Plan(&f.All[i]); strings.Contains(said, "already has enough for") != ready {
				t.Errorf("another is ready: %t: %s", ready, said)
			}
		}
	}
}

// Who only stands where nothing comes any more is told with what he may bring to the Final Event.
func TestWhatOneBringsToTheFinalEventIsCounted(t *testing.T) {
	for id, want := range map[string]string{"lancelot": "brings", "dagonet": ""} {
		s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, _ func(string, game.Seat, legends.Place)) {
			hold(g, 0, card(t, g, id))
			g.DeckLeft = 1
		})
		f := s.scene.Model()
		for i := range f.All {
			if a := f.All[i].Do[0]; a.Kind != legends.ActPlay || legends.Place(a.B) != legends.Camelot {
				continue
			}
			said := f.Plan(&f.All[i])
			if !strings.Contains(said, "go to the Final Event") || want != "" && !strings.Contains(said, want+" "+f.T("need.printed", "ability", f.Ability(legends.Combat), "needs", 6)) {
				t.Errorf("%s: %s", id, said)
			}
		}
	}
}
