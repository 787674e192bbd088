package merlin

import (
	"testing"

	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// The card of what wins is a key away, tells of every kind of space, and goes by a press.
func TestGoalCard(t *testing.T) {
	s := sit(t, newMatch(t, 2, 5, merlin.ModuleNames()...), 0)
	s.click("ready")
	told := draw.Goal(s.scene.Model()).Spaces
	for n := range merlin.Spaces + gameOf(s.scene).Rules().Inner() {
		found := false
		for _, l := range told {
			found = found || l.Icon == s.scene.Model().SpaceSprite(n) || s.scene.Model().Rows.Spaces[gameOf(s.scene).Rules().Space(n).Kind].Word != nil
		}
		if !found {
			t.Errorf("nothing is told of space %d", n)
		}
	}
	if err := s.app.Update(&ui.Input{X: -1, Y: -1, Keys: []ebiten.Key{ebiten.KeyG}}); err != nil {
		t.Fatal(err)
	}
	if s.app.Top() == ui.Scene(s.scene) {
		t.Fatal("G opens no card")
	}
	s.app.Context().PressNamed("goal-close")
	if err := s.app.Update(&ui.Input{X: -1, Y: -1}); err != nil {
		t.Fatal(err)
	}
	if s.app.Top() != ui.Scene(s.scene) {
		t.Error("a press does not put the card away")
	}
}
