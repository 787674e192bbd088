package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/ui"
)

// With the list of places open, one press on a place on the table rides there.
func TestOnePressRides(t *testing.T) {
	s := sitAt(t, 300)
	s.press("act-move")
	if s.scene.Chooser() == nil {
		t.Fatal("no list of places opens")
	}
	home := s.scene.Model().Home
	s.press("place-grail")
	if at := s.game().Players[home].At; at != roundtable.GrailQuest || s.scene.Chooser() != nil {
		t.Errorf("after a press on the Grail the Knight is at %v", at)
	}
}

// A press on what is no line of the open list closes it, and on the list itself takes nothing that
// lies below.
func TestListCoversWhatLiesBelow(t *testing.T) {
	s := sitAt(t, 300)
	s.press("act-move")
	box := s.scene.Questions()[0]
	for _, r := range s.app.Top().Regions() {
		if x, y := box.X+4, box.Y+4; strings.HasPrefix(r.Name, "place-") && r.Contains(x, y) {
			t.Errorf("%s is pressed through the list", r.Name)
		}
	}
	if r := s.region("choice-none"); !r.Enabled {
		t.Error("nothing closes the list")
	}
}

// The tip of a turn names only what may be done now, and the sacrifice only where it is offered.
func TestHelpNamesWhatMayBeDone(t *testing.T) {
	seen := map[string]bool{}
	for _, at := range []int{13, 20, 23, 30, 36, 40, 45, 52, 60, 66} {
		for _, r := range recorded {
			s := sit(t, recordedMatch(t, r.name, at), 0)
			if s.Veiled() {
				s.press("ready")
			}
			s.app.Context().SetPreferences(ui.Preferences{Hints: true})
			f := s.scene.Model()
			help := f.Help()
			for key, button := range map[string]string{
				"help.heroic.move": "act-move", "help.heroic.lay": "act-place", "help.heroic.offer": "act-place", "help.heroic.draw": "act-draw",
				"help.heroic.fight": "act-fight", "help.heroic.heal": "act-heal", "act.sacrifice": "act-sacrifice",
			} {
				if !strings.Contains(help, f.T(key)) || f.Ask != "heroic" {
					continue
				}
				seen[key] = true
				if !s.region(button).Enabled {
					t.Errorf("%s, %d: %q speaks of what is grey: %s", r.name, at, help, button)
				}
			}
		}
	}
	if len(seen) < 4 {
		t.Errorf("only %v are spoken of: the test shows little", seen)
	}
}

// In the turn after the first ones the help takes its leave, and then it is silent.
func TestHelpTakesItsLeave(t *testing.T) {
	m := recordedMatch(t, "roundtable-3", -1)
	said := map[int]string{}
	for i := range m.Moves() {
		s := sit(t, recordedMatch(t, "roundtable-3", i), 0)
		if s.Veiled() {
			s.press("ready")
		}
		s.app.Context().SetPreferences(ui.Preferences{Hints: true})
		f := s.scene.Model()
		turn := f.TurnsOf(f.Home)
		if turn > 6 {
			break
		}
		if f.Ask == "evil" {
			said[turn] = f.Help()
		}
		if f.Ask == "evil" && (turn <= 3) != (f.Help() == f.T("help.evil")) {
			t.Errorf("in turn %d it says %q", turn, f.Help())
		}
		if turn == 4 {
			if want := f.T("help.farewell"); f.Ask == "evil" && f.Help() != want {
				t.Errorf("in turn 4 it says %q", f.Help())
			}
		}
	}
	if said[4] == "" || said[5] != "" {
		t.Errorf("it says %q in turn 4, %q in turn 5", said[4], said[5])
	}
}

// A card that cannot be used as itself says why on being pointed at; one that can only be exchanged
// says that, and the list of exchanges says what they are.
func TestCardsSayWhyNot(t *testing.T) {
	s := sit(t, recordedMatch(t, "roundtable-7", 98), 0)
	if s.Veiled() {
		s.press("ready")
	}
	f, seen := s.scene.Model(), 0
	for _, c := range f.Cards() {
		tip := s.region("card-" + c.Face.String() + "-1").Tip()
		now := f.CardNow(c.Face)
		if now == "" || !strings.Contains(tip, now) {
			t.Errorf("%s says %q", f.White(c.Face), tip)
		}
		if f.OnlyExchanged(c.Face) {
			if seen++; !strings.Contains(tip, f.T("card.exchange")) {
				t.Errorf("%s does not say that it can be exchanged: %q", f.White(c.Face), tip)
			}
		}
	}
	if seen == 0 {
		t.Fatal("no card can be exchanged")
	}
	list := f.Gather(f.Open(game.Target{Kind: roundtable.TargetCard, A: uint8(f.Cards()[0].Face)}))
	if list[0].Title != f.T("action.exchange.title") {
		t.Errorf("over the exchanges stands %q", list[0].Title)
	}
}

// Where a War waits for its next card, one that does not fit says which is needed.
func TestWarSaysWhatItNeeds(t *testing.T) {
	f := calmTable(t)
	f.Asked, f.Kind = f.Home, game.AskKind(roundtable.AskHeroic)
	f.View.Public.Turn.Done, f.View.Public.Turn.Kinds = 0, 0
	f.View.Public.Players[f.Home].At = roundtable.PictWar
	f.View.Public.Quests[roundtable.PictWar].White = [roundtable.Fights]uint8{0: 1}
	if why := f.CardWhy(roundtable.White(3)); why != f.T("why.card.war", "next", 2) {
		t.Errorf("before a War that waits for a 2 it says %q", why)
	}
}
