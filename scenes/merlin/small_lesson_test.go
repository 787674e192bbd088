package merlin

import (
	"testing"

	"merlin/game/merlin"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// On phones the coach's sheet has a place of its own, whatever he says.
func TestSheetKeepsItsPlace(t *testing.T) {
	title := *standard
	title.Lesson = lesson(merlin.Title{Box: standardBox})
	tabletest.SheetKeepsItsPlace(t, &title, 40)
}

// On phones the camera stays where something was built for a while before it turns to the board,
// where he points next; a finger that turns the page meanwhile is obeyed.
func TestCameraStays(t *testing.T) {
	title := *standard
	title.Lesson = lesson(merlin.Title{Box: standardBox})
	for _, turned := range []bool{false, true} {
		s := tabletest.Taught(t, &title, "de")
		s.Obey(func() bool { say, _ := s.Scene.Coach(); return say == "build" })
		s.App.Resize(ui.Shaped(390, 844, 3, 1))
		s.App.Context().SetPreferences(ui.Preferences{Tempo: 1, Others: 1})
		s.Tick(4)
		page := func() string { list := s.Scene.Regions(); return list[ui.Find(list, "view")].Label }
		s.App.Context().PressNamed("tile-4,3")
		s.Tick(2)
		s.Settle()
		s.Tick(30)
		if at := page(); at != "Umland" {
			t.Fatalf("the camera is at %q when the manor was built", at)
		}
		want := "Spielplan"
		if turned {
			s.App.Context().PressNamed("page-castle")
			want = "Burg"
		}
		s.Tick(120)
		if at := page(); at != want {
			t.Errorf("the camera goes to %q, not to %q", at, want)
		}
	}
}
