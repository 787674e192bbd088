package tabletest

import (
	"strings"
	"testing"

	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// phoneWindows are those of phones, upright and held sideways, and of one that is very low.
var phoneWindows = [][2]float64{{390, 844}, {844, 390}, {360, 640}}

// SheetKeepsItsPlace plays a lesson on phones, up to so many things that are said: the sheet
// of the coach lies always at the same place, as do its buttons; it hides nothing of the table,
// has no more of a window that stands than a third, and all that is said on it can be read, if
// need be by its button. Of what he points at something is in sight.
func SheetKeepsItsPlace[V any, M table.Model[V]](t *testing.T, title *table.Title[V, M], most int) {
	for i, w := range phoneWindows {
		s := Taught(t, title, []string{"de", "fr", "en"}[i])
		s.App.Resize(ui.Shaped(w[0], w[1], 3, 1))
		s.Tick(4)
		places := map[string]ui.Rect{}
		last := ""
		for said := 0; said < most && s.Scene.Taught() && !s.Session().Over(); {
			say, points := s.Scene.Coach()
			if list := s.Scene.Regions(); s.AtTable() && say != "" && say != last && ui.Find(list, "summary") < 0 {
				last = say
				said++
				s.sheetFits(say, places)
				s.pointsInSight(say, points)
			}
			s.Heed(points)
			s.Tick(4)
		}
		if len(places) < 3 {
			t.Errorf("at %v only %d places were looked at", w, len(places))
		}
	}
}

// sheetFits looks at the sheet that lies there now; places are those of before.
func (s *Sitting[V, M]) sheetFits(say string, places map[string]ui.Rect) {
	s.Helper()
	s.readOn(say)
	list := s.Scene.Regions()
	room := s.App.Context().Room()
	for _, name := range []string{"coach", "coach-end", "coach-on", "coach-title"} {
		i := ui.Find(list, name)
		if i < 0 {
			if name == "coach" {
				s.Errorf("%s is not said", say)
			}
			continue
		}
		at := list[i].Bounds
		if name == "coach" {
			at.H, at.Y = 0, at.Bottom() // it may grow upwards
		}
		if was, ok := places[name]; ok && was != at {
			s.Errorf("at %s %s lies at %v, before at %v", say, name, at, was)
		}
		places[name] = at
	}
	sheet := list[max(0, ui.Find(list, "coach"))].Bounds
	if s.App.Context().Shape() == ui.Standing && sheet.H > room.H/3+.1 {
		s.Errorf("the sheet of %s is %v high, the window %v", say, sheet.H, room.H)
	}
	for _, r := range list {
		if r.Name != "coach" && !strings.HasPrefix(r.Name, "coach-") && !strings.HasPrefix(r.Name, "sheet-") && r.Bounds.Inset(.1).Overlaps(sheet) {
			s.Errorf("the sheet of %s at %v lies on %s at %v", say, sheet, r.Name, r.Bounds)
		}
	}
}

// readOn presses the button of a long text until all was seen.
func (s *Sitting[V, M]) readOn(say string) {
	s.Helper()
	for range 20 {
		list := s.Scene.Regions()
		i := ui.Find(list, "sheet-more")
		if i < 0 || !list[i].Enabled {
			return
		}
		s.App.Context().PressNamed("sheet-more")
		s.Tick(2)
	}
	s.Errorf("%s has no end", say)
}

// pointsInSight wants something to be in sight of what is pointed at.
func (s *Sitting[V, M]) pointsInSight(say string, points []string) {
	s.Helper()
	list := s.Scene.Regions()
	for _, r := range list {
		if r.Glow && strings.HasPrefix(r.Name, "near-") {
			return // it asks which of them is meant
		}
	}
	for _, name := range points {
		if ui.Find(list, name) >= 0 {
			return
		}
	}
	if len(points) > 0 {
		s.Errorf("%s points at %q, of which nothing is in sight among %s", say, points, Names(list))
	}
}
