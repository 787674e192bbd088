package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/ui"
)

// Every danger says in its row how soon it is, what helps and, in its tip, what it costs; no text
// is missing.
func TestDangersAreToldWhole(t *testing.T) {
	for _, r := range recorded {
		for i := 40; i < 340; i += 60 {
			s := sit(t, recordedMatch(t, r.name, i), 0)
			f := s.scene.Model()
			for _, d := range f.Dangers() {
				for _, text := range []string{f.DangerName(d), f.DangerLine(d), f.DangerHelp(d), f.DangerTip(d)} {
					if text == "" || strings.Contains(text, "‹") {
						t.Errorf("%s, %d: of %v it says %q", r.name, i, d, text)
					}
				}
				if d.Of != model.ThreatQuest {
					continue
				}
				if d.Cost.Swords == 0 {
					t.Errorf("%s, %d: %v costs nothing", r.name, i, d)
				}
				if nobody := strings.Contains(f.DangerTip(d), f.T("danger.away")); nobody != (len(f.At(d.Place)) == 0) {
					t.Errorf("%s, %d: at %v it says that nobody is there: %t", r.name, i, d.Place, nobody)
				}
			}
		}
	}
}

// What is lost or gained of Life is told with its cause, and nothing is set off against
// something else.
func TestRecapTellsCauses(t *testing.T) {
	told := map[game.EventKind]bool{}
	for _, r := range recorded {
		whole := recordedMatch(t, r.name, -1)
		for i := 20; i < len(whole.Moves()); i += 23 {
			s := sit(t, recordedMatch(t, r.name, i), 0)
			if s.Veiled() {
				s.press("ready")
			}
			recap := s.scene.Model().Since()
			var sum [roundtable.MaxSeats]int
			for _, l := range recap.Lives {
				sum[l.Seat] += l.N
				if told[l.By.Kind] = true; l.By.Kind == 0 {
					t.Errorf("%s, %d: %d Life of seat %d have no cause", r.name, i, l.N, l.Seat)
				}
			}
			if sum != recap.Life {
				t.Errorf("%s, %d: the causes come to %v, not %v", r.name, i, sum, recap.Life)
			}
			for _, u := range recap.Undone {
				if told[u.By.Kind] = true; u.By.Kind == 0 {
					t.Errorf("%s, %d: %v has no cause", r.name, i, u)
				}
			}
		}
	}
	for _, k := range []game.EventKind{roundtable.EventSacrifice, roundtable.EventEvil, roundtable.EventDecided, roundtable.EventPlayed} {
		if !told[k] {
			t.Errorf("%v is never a cause: the test shows little", k)
		}
	}
}

// However many cards a hand has, each face is seen nearly whole, once for all that are equal, and no
// card lies over what is pressed of another.
func TestFacesOfALargeHandAreSeen(t *testing.T) {
	s := sit(t, recordedMatch(t, "roundtable-3", 340), 0)
	if s.Veiled() {
		s.press("ready")
	}
	faces, held := 0, s.scene.Model().View.Hand
	for _, n := range held {
		faces += min(int(n), 1)
	}
	if held.Len() < 10 || held.Len() == uint8(faces) {
		t.Fatalf("the hand is %v", held)
	}
	var cards []ui.Region
	for _, r := range s.app.Regions() {
		if !strings.HasPrefix(r.Name, "card-") {
			continue
		}
		if r.Bounds.W < 120 || !strings.HasSuffix(r.Name, "-1") {
			t.Errorf("%.0f of %s are seen", r.Bounds.W, r.Name)
		}
		for _, other := range cards {
			if other.Bounds.Overlaps(r.Bounds) {
				t.Errorf("%s lies over %s", r.Name, other.Name)
			}
		}
		cards = append(cards, r)
	}
	if len(cards) != faces {
		t.Errorf("of %d faces %d are shown", faces, len(cards))
	}
}

// Of a seat the set-up shows the Knight's crest once Knights are chosen by colour.
func TestSetupShowsWhoIsChosen(t *testing.T) {
	chosen := game.Option{Name: roundtable.OptionKnights, Value: "chosen"}
	squires := game.Option{Name: roundtable.OptionSquires, Value: "yes"}
	for i, colour := range roundtable.Colours {
		if got := wears([]game.Option{chosen}, colour); got != roundtable.Knight(i).String() {
			t.Errorf("%s is %q", colour, got)
		}
		if wears(nil, colour) != "" || wears([]game.Option{chosen, squires}, colour) != "" {
			t.Errorf("%s is known before it is drawn", colour)
		}
	}
}
