package roundtable

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/ui"
)

// recordedMatch is a game of which pictures are taken, after so many moves; -1: to its end.
func recordedMatch(t *testing.T, name string, moves int) *game.Match {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "testdata", "pictures", name+".record"))
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.ReadRecord(standard.Rules, bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	if moves < 0 {
		return m
	}
	if m, err = m.Fork(moves); err != nil {
		t.Fatal(err)
	}
	return m
}

// sitAt is the table of that moment, before who is asked.
func sitAt(t *testing.T, moves int) *sitting {
	t.Helper()
	s := sit(t, recordedMatch(t, "roundtable-5", moves), 0)
	if s.app.Top() != ui.Scene(s.scene) {
		s.press("ready")
	}
	return s
}

// region is one of those on the screen.
func (s *sitting) region(name string) ui.Region {
	s.Helper()
	list := s.app.Top().Regions()
	i := ui.Find(list, name)
	if i < 0 {
		s.Fatalf("there is no %q", name)
	}
	return list[i]
}

// A fight with an engine says how it stands before a card is laid, with each card, and with
// the one that is pointed at.
func TestFightIsTold(t *testing.T) {
	s := sitAt(t, 307)
	f := s.scene.Model()
	if tip, want := s.region("act-fight").Tip(), f.T("fight.could", "sum", 20, "count", 8, "of", 8); !strings.Contains(tip, want) { // 1, 2, three 3, two 4
		t.Errorf("before the fight it says %q, not %q", tip, want)
	}
	told := func(want string) {
		t.Helper()
		if is := s.region("odds").Label; is != want {
			t.Errorf("it says %q, not %q", is, want)
		}
	}
	s.press("act-fight")
	told(f.T("fight.none", "of", 8))
	s.press("card-fight-2-1")
	told(f.T("fight.odds", "sum", 2, "count", 1, "of", 8))
	would := f.T("word.pair", "name", f.White(roundtable.Fight4), "text", f.T("fight.odds", "sum", 6, "count", 5, "of", 8))
	if is := s.scene.Model().Odds(roundtable.Fight4); is != would {
		t.Errorf("another card is told as %q, not %q", is, would)
	}
	s.press("card-fight-4-1")
	told(f.T("fight.odds", "sum", 6, "count", 5, "of", 8))
	s.press("answer-roll-0")
	for _, r := range s.app.Top().Regions() {
		if r.Name == "odds" {
			t.Error("the fight is over and still shown")
		}
	}
}

// A button that may not be pressed says why when it is pointed at and when it is pressed, and
// the sign that accusations are open is no button.
func TestGreyButtonsSayWhy(t *testing.T) {
	for _, at := range []int{59, 300, 301, 307} {
		s := sitAt(t, at)
		grey := 0
		for _, r := range s.app.Top().Regions() {
			if !strings.HasPrefix(r.Name, "act-") && r.Name != "end-turn" || r.Enabled {
				continue
			}
			grey++
			if why := r.Why(); why == "" || strings.Contains(why, "why.") || !strings.Contains(r.Tip(), why) {
				t.Errorf("after %d moves %s is grey and says %q, pointed at %q", at, r.Name, why, r.Tip())
			}
		}
		if grey < 3 {
			t.Errorf("after %d moves %d buttons are grey", at, grey)
		}
	}
	s := sitAt(t, 59)
	if why, want := s.region("act-accuse").Why(), s.scene.Model().T("why.accuse", "swords", 2, "engines", 1); why != want {
		t.Errorf("an accusation is refused by %q, not %q", why, want)
	}
	s = sitAt(t, 300)
	if r := s.region("suspicion"); r.Enabled || r.Press != nil {
		t.Error("the sign that one may accuse can be pressed")
	}
}

// What others do of their own will is told on a plate, in a sentence, long enough to be read;
// what the person at the table does is not.
func TestDeedsAreTold(t *testing.T) {
	m := recordedMatch(t, "roundtable-5", 300)
	f := sit(t, m, 0).scene.Model()
	told := map[game.EventKind]int{}
	for _, move := range m.Moves() {
		for _, e := range move.Events {
			e = e.For(f.Home)
			if e.Kind == 0 || draw.Events[e.Kind].Where == nil || e.Seat == game.NoSeat {
				continue
			}
			text := ""
			for _, fl := range draw.Flights(f, f.View, []game.Event{e}) {
				if say := draw.Tells(fl.Drawn); say != "" && fl.End >= 1.2 {
					text = say
					if e.Kind == roundtable.EventCame && fl.Begin == 0 {
						t.Errorf("%q: it is told while the card is not turned yet", say)
					}
				}
			}
			switch {
			case e.Seat == f.Home && text != "":
				t.Errorf("what one does oneself is told: %s", text)
			case text != "" && (strings.Contains(text, " .") || strings.Contains(text, "log.")):
				t.Errorf("a deed is told as %q", text)
			case text != "":
				told[e.Kind]++
			}
		}
	}
	for _, k := range []game.EventKind{roundtable.EventEvil, roundtable.EventCame, roundtable.EventMoved, roundtable.EventFightLaid, roundtable.EventGrailCard, roundtable.EventOffered, roundtable.EventDrawn, roundtable.EventPlayed} {
		if told[k] == 0 {
			t.Errorf("events of kind %d are never told", k)
		}
	}
}

// A fight is shown as it is decided, with the sums of both sides and what it
// costs, while its cards still lie there.
func TestFightsAreShown(t *testing.T) {
	m := recordedMatch(t, "roundtable-5", 244) // the Black Knight's fourth card has just come
	f, shown := sit(t, m, 0).scene.Model(), 0
	moves := m.Moves()
	for _, e := range moves[len(moves)-1].Events {
		if e.Kind != roundtable.EventDecided {
			continue
		}
		for _, fl := range draw.Flights(f, f.View, []game.Event{e}) {
			v := fl.Scene
			if v == nil {
				continue
			}
			swords := f.T("swords.black", "count", f.Loss(roundtable.Place(e.Args[0])).Swords)
			if shown++; len(v.Gains) != 3 || v.Gains[2].Text != f.T("scene.on") || v.Gains[0].Text != f.Sums() || f.Sums() == "" || v.Gains[1].Text != swords || !v.Lost {
				t.Errorf("the lost fight is shown with %v, lost: %t", v.Gains, v.Lost)
			}
		}
	}
	if shown != 1 {
		t.Errorf("the fight is shown %d times", shown)
	}
}

// A War that is won is shown with all cards of its row: the last one has come to lie there only a moment ago.
func TestWonWarIsShownWhole(t *testing.T) {
	before, m := recordedMatch(t, "roundtable-5", 154), recordedMatch(t, "roundtable-5", 155)
	f := sit(t, before, 0).scene.Model()
	now := *f.View
	for _, e := range m.Moves()[154].Events {
		if e.Kind != roundtable.EventDecided {
			f.Rules.Follow(&now, e.For(f.Home))
			continue
		}
		rec := &ui.Recorder{}
		p := ui.NewPainter(nil, ui.Fit(1280, 720, 1), nil)
		p.Record(rec)
		draw.Flights(f, &now, []game.Event{e})[0].Scene.Art.Draw(p, ui.Around(600, 400, 560, 250))
		laid := 0
		for _, s := range rec.Sprites {
			if strings.HasPrefix(s.Name, "laid-white-") {
				laid++
			}
		}
		if laid != roundtable.Fights {
			t.Errorf("of the row of a War that is won %d cards lie there", laid)
		}
		return
	}
	t.Fatal("no War is won here")
}

// The log has a sentence for each deed, and leaves out none.
func TestLogLeavesNothingOut(t *testing.T) {
	for _, r := range recorded {
		m := recordedMatch(t, r.name, -1)
		f := sit(t, m, 0).scene.Model()
		for _, move := range m.Moves() {
			for _, e := range move.Events {
				sent := e.Kind == roundtable.EventMoved && e.Args[2] == roundtable.BySent
				if (sent || e.Kind == roundtable.EventFaceUp || e.Kind == roundtable.EventRowGone) && f.Clause(e.For(f.Home)) == "" {
					t.Errorf("%s: event %v is not told", r.name, e)
				}
			}
		}
		turns, deeds := f.Chronicle(), f.Deeds()
		if len(deeds) < len(turns)*6/5 {
			t.Errorf("%s: %d sentences of deeds, %d of turns", r.name, len(deeds), len(turns))
		}
		for _, e := range deeds {
			if n := len([]rune(ui.Plain(e.Text))); n > 160 {
				t.Errorf("%s: a sentence of %d letters: %s", r.name, n, e.Text)
			}
		}
	}
}
