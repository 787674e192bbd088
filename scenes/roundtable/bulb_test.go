package roundtable

import (
	"testing"

	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// While an advice lies on the table nothing is made anew, the lesson's and the sage's own: a table that is read rests.
func TestAdviceRests(t *testing.T) {
	taught := tabletest.Taught(t, standard, "en")
	taught.Obey(func() bool { say, _ := taught.Scene.Coach(); return say == "deal" })
	taught.Press("show")
	taught.Press("show")
	own, _ := asked(t, played(t, 5, 901), 44)
	for what, s := range map[string]*tabletest.Sitting[*roundtable.View, *draw.Frame]{"lesson": taught, "sage": own.Sitting} {
		s.Settle()
		s.Tick(600)
		if !s.Scene.Advised() {
			t.Fatalf("%s: no advice lies there", what)
		}
		before := s.Scene.Model()
		if s.Tick(60); s.Scene.Model() != before {
			t.Errorf("%s: the table is laid out anew while nothing happens", what)
		}
	}
}

// Who is asked which one, and does not know, gets the sage's word by one press on the bulb.
func TestBulbAnswersWhileOneIsAskedWhich(t *testing.T) {
	s := sitAt(t, 300)
	s.press("act-accuse")
	if ui.Find(s.scene.Regions(), "choice-1") < 0 {
		t.Fatal("nobody is asked whom to accuse")
	}
	s.press("show")
	if list := s.scene.Regions(); ui.Find(list, "choice-1") >= 0 || ui.Find(list, "heed") < 0 {
		t.Error("a press on the bulb says nothing while a question lies open")
	}
}
