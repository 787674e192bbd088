package legends

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// That a power wins only a turn is no word of comfort where the turn is what one needs, nor is a turn won where the other
// has enough again at once.
func TestWhatATurnIsGoodFor(t *testing.T) {
	for _, c := range []struct {
		name, theirs, own, want string
		left                    uint8
	}{
		{"he plays somebody at once", "lynette", "merlin", "plan.rests-power", 5},
		{"one has enough oneself by then", "griflet", "merlin", "plan.turn-wins", 5},
		{"only a turn", "griflet", "balin", "plan.rests-turn", 5},
		{"only a turn of the last", "griflet", "balin", "plan.rests-turn-late", 3},
	} {
		s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			g.Event[card(t, g, "irish-tribute")-legends.Characters].At = legends.Cornwall
			for _, id := range []string{"agravain", "meleagant", "dagonet", "bedivere"} {
				stand(id, 0, legends.Cornwall)
			}
			stand(c.own, 0, legends.Forest)
			for _, id := range []string{"lucan", "elaine-astolat", "ector", c.theirs} {
				stand(id, 1, legends.Cornwall)
			}
			hold(g, 1, card(t, g, "kay"))
			g.DeckLeft = c.left
		})
		f := s.scene.Model()
		agravain := slices.IndexFunc(f.All, func(x moment.Choice) bool {
			return x.Do[0].Kind == legends.ActUse && f.Rules.Deck.Texts[x.Do[0].A].Card == card(t, s.game(), "agravain")
		})
		if !f.Asks(model.AskText) || agravain < 0 {
			t.Fatal("the position is not the one that is meant")
		}
		said := f.Plan(&f.All[agravain])
		for i := range f.All {
			if f.All[i].Do[0].Kind == legends.ActGoOn {
				said += "\n" + f.Plan(&f.All[i])
			}
		}
		for _, key := range []string{"plan.rests-power", "plan.turn-wins", "plan.rests-turn", "plan.rests-turn-late"} {
			start, _, _ := strings.Cut(f.T(key, "name", f.Who(1), "how", "|", "count", 3), "|")
			if strings.Contains(said, start) != (key == c.want) {
				t.Errorf("%s: %s is said %t: %s", c.name, key, key != c.want, said)
			}
		}
	}
}
