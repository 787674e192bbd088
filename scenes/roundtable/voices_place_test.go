package roundtable

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// voiced are the texts of what somebody says as they are drawn.
func voiced(app *ui.App) []ui.Written {
	rec := &ui.Recorder{}
	app.Painter(nil).Record(rec)
	app.Context().RequestRedraw()
	app.Draw(nil)
	app.Painter(nil).Record(nil)
	return slices.DeleteFunc(rec.Texts, func(w ui.Written) bool { return !strings.Contains(w.Where, "voice") })
}

// A line lies on no row of the seats, on no Quest, pile or engine, and not on the log: over the castle nothing is read.
func TestLinesCoverNobodyElse(t *testing.T) {
	s, chance := facedTable(t, 1, 1), game.NewStream(1, 22)
	for range 240 {
		s.unveil()
		s.scene.Take(moment.Choice{Do: []game.Action{suspect(s.game(), &chance)}})
		s.Settle()
		seat, key := s.scene.Saying()
		if key == "" {
			continue
		}
		for _, w := range voiced(s.app) {
			for _, r := range s.scene.Regions() {
				if kept(r.Name) && r.Bounds.Overlaps(w.Box) {
					t.Fatalf("what seat %d says, %q at %v, lies on %s at %v", seat, w.Text, w.Box, r.Name, r.Bounds)
				}
			}
		}
		return
	}
	t.Fatal("nobody says anything")
}

// kept reports whether a line may not lie on a region.
func kept(name string) bool {
	for _, prefix := range []string{"seat-", "place-", "log", "danger", "siege"} {
		if strings.HasPrefix(name, prefix) {
			return name != "place-camelot"
		}
	}
	return strings.HasSuffix(name, "-pile")
}

// Nor does it lie on what the coach points at, whichever of them begins.
func TestLinesLeaveWhatIsPointedAt(t *testing.T) {
	s := tabletest.Taught(t, standard, "de")
	s.App.Context().SetPreferences(ui.Preferences{Speak: true})
	last, seen := "", 0
	s.Obey(func() bool {
		for range 40 {
			s.Tick(1)
			_, key := s.Scene.Saying()
			say, points := s.Scene.Coach()
			if key == "" || say == "" || len(points) == 0 || say+key == last {
				continue
			}
			last = say + key
			seen++
			for _, w := range voiced(s.App) {
				for _, r := range s.App.Top().Regions() {
					if slices.Contains(points, r.Name) && r.Bounds.Overlaps(w.Box) {
						t.Errorf("%s: %q at %v lies on %s at %v", say, w.Text, w.Box, r.Name, r.Bounds)
					}
				}
			}
		}
		return !s.Scene.Taught()
	})
	if seen < 2 {
		t.Errorf("%d lines begin while the coach points: the test shows little", seen)
	}
}

// It covers none of the swords of the Round Table that lie there first, and not the frame of what lies over the Table.
func TestLinesLeaveSwordsAndFrames(t *testing.T) {
	f := calmTableFrame(t)
	bubble := ui.Rect{W: 330, H: 104}
	if r := draw.LineRect(f, bubble); r.Y < 540 || r.Bottom() > 662 {
		t.Errorf("over the Table a line lies at %v", r)
	}
	came := game.Event{Kind: roundtable.EventCame, Seat: 2, Args: [5]int16{int16(roundtable.Guinevere.Name()), int16(roundtable.Guinevere)}}
	for _, fl := range draw.Flights(f, f.View, []game.Event{came}) { // nor on a card that is read
		if to := fl.Path[len(fl.Path)-1]; draw.Shows(fl.Drawn) != "" && to[1]+150 > draw.LineRect(f, bubble).Y {
			t.Errorf("a card is read at %v, under what is said", to)
		}
	}
	f.View.Public.Coming = roundtable.Coming{Here: true, Name: roundtable.Guinevere.Name()}
	f.View.Public.Turn.Seat = 1
	frame := draw.BannerFrame(f)
	if r := draw.LineRect(f, bubble); frame.H == 0 || r.Overlaps(frame) {
		t.Errorf("a line lies at %v over the banner at %v", r, frame)
	}
}
