package roundtable

import (
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// modes are the ways to play with which tests go, by house rules.
var modes = map[string][]string{
	"standard": nil,
	"first":    {"loyalty", "none"},
	"among-us": {"loyalty", "among-us", "talk", "yes"},
	"squires":  {"squires", "yes", "leaving", "yes"},
}

// Whoever presses what glows comes to the end of a game, in every mode: at each question
// something can be pressed, and every option of every question can be reached.
func TestGamesAreClicked(t *testing.T) {
	seeds := 1
	if os.Getenv("MERLIN_LONG") != "" {
		seeds = 12
	}
	for mode, rules := range modes {
		for seed := range uint64(seeds) {
			for _, seats := range []int{3, 5, 7} {
				clickThrough(t, mode, sit(t, newMatch(t, seats, 100+seed, rules...), 0))
			}
		}
	}
}

// clickThrough plays a game to its end by presses drawn by chance.
func clickThrough(t *testing.T, mode string, s *sitting) {
	t.Helper()
	chance := game.NewStream(7, 7)
	for n := 0; !s.session().Over(); n++ {
		if n > 4000 {
			t.Fatalf("%s: the game does not end", mode)
		}
		var glow, others []string
		for _, r := range s.app.Top().Regions() {
			switch {
			case !r.Enabled || r.Press == nil || shunned(r.Name):
			case r.Glow:
				glow = append(glow, r.Name)
			default:
				others = append(others, r.Name)
			}
		}
		if top := s.app.Top() == ui.Scene(s.scene); top && s.scene.Chooser() == nil && len(glow) == 0 {
			t.Fatalf("%s, %q: nothing glows of %s", mode, s.game().Decision().Ask, tabletest.Names(s.app.Top().Regions()))
		}
		if s.app.Top() == ui.Scene(s.scene) && s.scene.Chooser() == nil {
			reachable(t, mode, s)
		}
		if len(glow) == 0 || len(others) > 0 && chance.N(8) == 0 {
			glow = append(glow, others...)
		}
		s.press(glow[chance.N(len(glow))])
	}
}

// shunned reports whether a region leads away from the game.
func shunned(name string) bool {
	for _, begin := range []string{"undo", "redo", "show", "sound", "help", "menu", "moment-", "summary-", "to-my-turn", "dialog-stay", "leave", "away", "on"} {
		if strings.HasPrefix(name, begin) {
			return true
		}
	}
	return false
}

// reachable wants a region that can be pressed for every option.
func reachable(t *testing.T, mode string, s *sitting) {
	t.Helper()
	f := s.scene.Model()
	regions := map[string]bool{}
	for _, r := range s.app.Top().Regions() {
		regions[r.Name] = r.Enabled
	}
	for _, c := range f.All {
		if name := regionOf(&c); !regions[name] {
			t.Fatalf("%s, %q: there is no way to %q at %q; there are %s", mode, f.Ask, s.game().Text(c.Last()), name, tabletest.Names(s.app.Top().Regions()))
		}
	}
}

// regionOf is the name of a region by which a choice may be made.
func regionOf(c *moment.Choice) string {
	a := c.Last()
	switch t := c.At; t.Kind {
	case roundtable.TargetCard:
		return "card-" + roundtable.White(t.A).String() + "-1"
	case roundtable.TargetPlace, roundtable.TargetBlack:
		return "place-" + roundtable.Place(t.A).String()
	case roundtable.TargetSeat:
		return "seat-" + strconv.Itoa(int(t.Seat)+1)
	case roundtable.TargetEngine:
		return "siege"
	case roundtable.TargetPile:
		return "black-pile"
	case roundtable.TargetWhite:
		return "white-pile"
	case roundtable.TargetTaken:
		return "taken-" + strconv.Itoa(int(t.A)+1)
	case roundtable.TargetSeen:
		return "seen-" + strconv.Itoa(int(t.A)+1)
	case roundtable.TargetLife:
		return "life"
	}
	switch {
	case a.Kind == roundtable.ActEnd:
		return "end-turn"
	case a.Kind == roundtable.ActSay || a.Kind == roundtable.ActLeave:
		return c.Word
	}
	return "answer-" + c.Word + "-" + strconv.Itoa(int(a.A))
}

// Who has said that he tries with Merlins and clicks once more does not thereby give none.
func TestSecondClickGivesNotNone(t *testing.T) {
	s := sitAt(t, 177)
	try := s.region("answer-try-0").Bounds
	s.press("answer-try-0")
	if s.Veiled() {
		s.press("ready")
	}
	for _, r := range s.app.Regions() {
		x, y := try.Center()
		if r.Name == "answer-pledge-0" && len(s.scene.Model().All) > 1 && r.Bounds.Contains(x, y) {
			t.Error("a second click gives none")
		}
	}
}

// Once the card is cancelled, the panel says so and who has given what for that, no more what
// the card would do.
func TestCancelledCardSaysSo(t *testing.T) {
	for _, r := range recorded {
		whole := recordedMatch(t, r.name, -1)
		for i, m := range whole.Moves() {
			if !slices.ContainsFunc(m.Events, func(e game.Event) bool { return e.Kind == roundtable.EventCancelled }) {
				continue
			}
			f := sit(t, recordedMatch(t, r.name, i), 0).scene.Model()
			before, _ := f.BannerText()
			f.Moving, f.Shown = m.Events, whole.Moves()[:i+1]
			if _, text := f.BannerText(); before != "" && !strings.Contains(text, f.T("banner.cancelled")) {
				t.Errorf("%s, %d: it says %q", r.name, i, text)
			}
			return
		}
	}
	t.Error("no card is cancelled in the records: the test shows nothing")
}

// Over a card that would begin a pair of the Tournament it is said that the hand has no second.
func TestLonelyCardIsWarnedOf(t *testing.T) {
	for _, r := range recorded {
		whole := recordedMatch(t, r.name, -1)
		for i, m := range whole.Moves() {
			if m.Action.Kind != roundtable.ActLay {
				continue
			}
			s := sit(t, recordedMatch(t, r.name, i), 0)
			if s.Veiled() {
				s.press("ready")
			}
			f := s.scene.Model()
			if f.View.Players[f.Home].At != roundtable.Tournament || f.Home != m.Seat {
				continue
			}
			w := roundtable.White(m.Action.A)
			lonely := f.View.Quests[roundtable.Tournament].White[w] == 0 && f.View.Hand[w] == 1
			if said := f.CardNow(w) == f.T("card.pair", "value", int(w.Value())); said != lonely {
				t.Errorf("%s, %d: it is said: %t, the card is alone: %t", r.name, i, said, lonely)
			}
		}
	}
}
