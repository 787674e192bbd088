package legends

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// Whoever presses what glows comes to the end of a game, on every level, with two to four:
// at each question something can be pressed, and there is a way to every option.
func TestGamesAreClicked(t *testing.T) {
	seeds, levels := 1, []string{"beginner", "advanced"}
	if os.Getenv("MERLIN_LONG") != "" {
		seeds, levels = 6, []string{"beginner", "standard", "advanced"}
	}
	for _, level := range levels {
		for seed := range uint64(seeds) {
			for _, seats := range []int{2, 3, 4} {
				clickThrough(t, level, sit(t, newMatch(t, seats, 100+seed, level), 0))
			}
		}
	}
}

// clickThrough plays a game to its end by presses drawn by chance, as far as its rollout
// thinks something of them.
func clickThrough(t *testing.T, level string, s *sitting) {
	t.Helper()
	chance := game.NewStream(7, 7)
	for n := 0; !s.session().Over(); n++ {
		if n > 6000 {
			t.Fatalf("%s: the game does not end", level)
		}
		names := pressable(s)
		if s.app.Top() == ui.Scene(s.scene) && s.scene.Chooser() == nil {
			if len(names.glow) == 0 {
				t.Fatalf("%s, %q: nothing glows of %s", level, s.game().Decision().Ask, tabletest.Names(s.app.Top().Regions()))
			}
			reachable(t, level, s)
		}
		glow := names.glow
		if len(glow) == 0 || len(names.others) > 0 && chance.N(6) == 0 {
			glow = append(glow, names.others...)
		}
		s.press(glow[chance.N(len(glow))])
	}
}

// choosable are the names of regions that can be pressed: those that glow, and others.
type choosable struct{ glow, others []string }

func pressable(s *sitting) (c choosable) {
	for _, r := range s.app.Top().Regions() {
		switch {
		case !r.Enabled || r.Press == nil || shunned(r.Name):
		case r.Glow:
			c.glow = append(c.glow, r.Name)
		default:
			c.others = append(c.others, r.Name)
		}
	}
	return c
}

// shunned reports whether a region leads away from the game.
func shunned(name string) bool {
	for _, begin := range []string{"undo", "redo", "show", "sound", "help", "menu", "moment-", "to-my-turn", "dialog-stay", "browse", "on"} {
		if strings.HasPrefix(name, begin) {
			return true
		}
	}
	return false
}

// reachable wants a region that can be pressed for every option: of what is brought
// somewhere, the one who is picked.
func reachable(t *testing.T, level string, s *sitting) {
	t.Helper()
	f := s.scene.Model()
	if len(f.Desk.Picked) > 0 {
		return
	}
	regions := map[string]bool{}
	for _, r := range s.app.Top().Regions() {
		regions[r.Name] = r.Enabled
	}
	for _, c := range f.All {
		if c.Icon == "" {
			t.Fatalf("%s, %q: %q has no sign", level, f.Ask, c.Label)
		}
		if c.Do[0].Kind == legends.ActByHand {
			if !regions["by-hand"] && !regions[regionOf(f, &c)] {
				t.Fatalf("%s, %q: %s cannot be carried out by hand", level, f.Ask, c.Short)
			}
			continue
		}
		if name := regionOf(f, &c); !regions[name] {
			t.Fatalf("%s, %q: there is no way to %q at %q; there are %s", level, f.Ask, s.game().Text(c.Last()), name, tabletest.Names(s.app.Top().Regions()))
		}
	}
}

// regionOf is the name of a region by which a choice may be made.
func regionOf(f *draw.Frame, c *moment.Choice) string {
	a := c.Last()
	switch t := c.At; t.Kind {
	case legends.TargetHand:
		return "hand-" + f.Face(legends.Card(t.A)).ID
	case legends.TargetCharacter:
		if f.View.Chars[t.A].At == legends.Bid {
			return "bid-" + f.Face(legends.Card(t.A)).ID
		}
		return "char-" + f.Face(legends.Card(t.A)).ID
	case legends.TargetPlace:
		return "place-" + legends.Place(t.A).String()
	case legends.TargetEvent:
		if f.EventAt(legends.Card(t.A)).At == legends.Final {
			return "place-final"
		}
		return "event-" + f.Face(legends.Card(t.A)).ID
	case legends.TargetDiscard:
		return "card-" + f.Face(legends.Card(t.A)).ID
	case legends.TargetPile:
		return "pile-characters"
	case legends.TargetSeat:
		return "seat-" + strconv.Itoa(int(t.Seat)+1)
	case legends.TargetAhead:
		return "ahead-" + strconv.Itoa(int(t.A)+1)
	}
	if a.Kind == legends.ActAbility {
		return "name-" + legends.Ability(a.A).String()
	}
	return c.Word
}

// Where somebody is sent, all of a place's column takes the click, as all of it glows, and shows
// what he would make there.
func TestWholeColumnTakesWhoIsSent(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("ector-maris", 0, legends.Camelot)
		stand("kay", 1, legends.Cornwall)
	})
	s.press("char-ector-maris")
	f := s.scene.Model()
	if !f.Asks(model.AskSend) {
		t.Fatalf("it is asked %q", s.game().Decision().Ask)
	}
	i := ui.Find(s.scene.Regions(), "place-cornwall")
	low := s.scene.Regions()[i].Bounds
	if tip := s.scene.Regions()[i].Tip.String(); !strings.Contains(tip, f.Place(legends.Cornwall)) {
		t.Errorf("its tip is %q", tip)
	}
	s.click(low.X+low.W/2, low.Bottom()-60)
	if at := s.game().Chars[card(t, s.game(), "ector-maris")].At; at != legends.Cornwall {
		t.Errorf("a click at the foot of Cornwall sends him to %v", at)
	}
}
