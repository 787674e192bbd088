package merlin

import (
	"strings"
	"testing"

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
			return strings.Contains(list[i].Label, "The arrow can still take your last choice back")
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
