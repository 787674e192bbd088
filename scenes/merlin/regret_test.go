package merlin

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// Who strays at a price hears it from the sage as long as the arrow takes it back; who does as he
// is told, or has taken it back, does not.
func TestRegretIsSaid(t *testing.T) {
	for do, regretted := range map[string]bool{"repel brown": true, "repel black": false} {
		s := taught(t, "en")
		for _, text := range []string{"die 1", "move clockwise", "act", "place mason purple", "end", "die 3", "move clockwise", "act", "take flag black", do} {
			for ui.Find(s.scene.Regions(), "coach-on") >= 0 {
				s.click("coach-on")
			}
			s.leaveSummary()
			s.choose(text)
		}
		says := func() bool {
			s.app.Context().PressNamed("show")
			s.app.Context().PressNamed("show")
			for n := 0; !s.scene.Advised() && n < 3000; n++ {
				s.tick(1)
			}
			list := s.scene.Regions()
			i := ui.Find(list, "advice")
			if i < 0 {
				t.Fatalf("%s: the sage says nothing", do)
			}
			regrets := strings.Contains(list[i].Label, "The arrow can still take your last choice back")
			if regrets && !strings.Contains(list[i].Label, "black") {
				t.Errorf("%s: it is not said what was better: %q", do, list[i].Label)
			}
			return regrets
		}
		if says() != regretted {
			t.Errorf("%s: regretted is %v", do, !regretted)
		}
		s.click("undo")
		if says() {
			t.Errorf("%s: what is taken back is regretted", do)
		}
	}
}

// Who takes a choice back hears once more what is asked, with no button that leads nowhere; also
// where that was said to him on a way of his own.
func TestTakenBackIsAskedAgain(t *testing.T) {
	for _, did := range [][]string{{"die 2"}, {"die 3", "move clockwise"}, {"die 3", "apple 6"}} {
		s := taught(t, "en")
		asked := ""
		for _, text := range did {
			for ui.Find(s.scene.Regions(), "coach-on") >= 0 {
				s.click("coach-on")
			}
			asked = s.scene.Regions()[ui.Find(s.scene.Regions(), "coach")].Label
			s.choose(text)
		}
		s.click("undo")
		list := s.scene.Regions()
		said := list[ui.Find(list, "coach")].Label
		if !strings.HasPrefix(said, "Taken back.") || !strings.HasSuffix(said, asked) || ui.Find(list, "coach-on") >= 0 {
			t.Errorf("%v: it was asked %q, and taken back it is said %q", did, asked, said)
		}
	}
}

// An apple, a staff and a flag that turns a die are spent; what drives traitors off is not, as that
// is what it is for.
func TestSpends(t *testing.T) {
	f := askedBy(appIn(t, "en"), newMatch(t, 2, 1))
	for kind, spent := range map[game.Kind]bool{
		merlin.ActApple: true, merlin.ActStaff: true, merlin.ActFlip: true, merlin.ActMirror: true,
		merlin.ActDie: false, merlin.ActMove: false, merlin.ActRepel: false, merlin.ActNoStaff: false,
	} {
		line := []game.Move{{Action: game.Action{Kind: merlin.ActMove}}, {Action: game.Action{Kind: kind}}}
		if f.Spends(line) != spent {
			t.Errorf("action %d: it is said to spend: %v", kind, !spent)
		}
	}
}
