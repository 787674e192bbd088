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

// Of an event that another is a card away from the advice says that it cannot be kept from him, where nothing in this turn
// does, and only then.
func TestWhatCannotBeKeptFromHimIsSaid(t *testing.T) {
	for _, armed := range []bool{false, true} {
		s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			g.Event[card(t, g, "siege-perilous")-legends.Characters].At = legends.Camelot
			g.Event[card(t, g, "fountain")-legends.Characters].At = legends.Forest
			for _, id := range []string{"lucan", "palomides", "ector", "gareth"} {
				stand(id, 1, legends.Camelot)
			}
			for _, id := range []string{"merlin", "dagonet", "percival", "pellinore"} {
				stand(id, 0, legends.Forest)
			}
			if armed {
				stand("agravain", 0, legends.Camelot)
			}
			hold(g, 1, card(t, g, "kay"))
			g.DeckLeft = 5
		})
		f := s.scene.Model()
		if !f.Asks(model.AskText) {
			t.Fatal("no powers are asked for")
		}
		want := f.T("plan.denied", "card", f.Card(card(t, s.game(), "siege-perilous")), "name", f.Who(1))
		for i := range f.All {
			said := strings.Split(f.Told(&f.All[i]), "\n")
			if (len(said) > 1 && said[1] == want) == armed {
				t.Errorf("armed %t: of %s it is said: %q", armed, f.All[i].Label, said)
			}
		}
	}
}

// Over many games: no sooner is it said that an event cannot be kept from another than nothing that is offered does so.
func TestWhatIsDeniedCannotBeHad(t *testing.T) {
	told := 0
	for _, kind := range []game.AskKind{model.AskText, model.AskAction} {
		moments(t, 2, kind, func(_ *game.Match, f *draw.Frame) {
			for _, i := range []int{0, len(f.All) - 1} {
				said := f.Told(&f.All[i])
				for c := range legends.Card(legends.Characters) {
					event := c + legends.Characters
					if int(event-legends.Characters) >= len(f.View.Event) || !strings.Contains(said, f.T("plan.denied", "card", f.Card(event), "name", f.Who(f.Order()[1]))) {
						continue
					}
					told++
					if c, ok := keeps(f, event, f.Order()[1]); ok {
						t.Errorf("%s: %s, though %s", f.All[i].Label, said, c.Label)
					}
				}
			}
		})
	}
	if told == 0 {
		t.Error("it is said nowhere: the test shows nothing")
	}
}

// keeps is a choice after which a seat lacks more for an event than before.
func keeps(f *draw.Frame, event legends.Card, s game.Seat) (moment.Choice, bool) {
	for _, c := range f.All {
		if said := f.Plan(&c); c.Do[0].Kind == legends.ActUse && strings.Contains(said, f.Card(event)) && strings.Contains(said, f.Who(s)) {
			return c, true
		}
	}
	return moment.Choice{}, false
}
