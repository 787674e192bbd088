package merlin

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// Of the log only whole lines are seen, wherever it is scrolled to, and they are as
// wide as it is, with all modules and in every language.
func TestLogShowsWholeLines(t *testing.T) {
	all := moduleSets()[len(moduleSets())-1]
	m := byChance(t, 3, 5, all, nil)
	cut := 0
	for _, lang := range i18n.Languages() {
		app, sc := showing(t, m, lang, ui.Fit(1280, 720, 1))
		log := newLog()
		rec := &ui.Recorder{}
		p := app.Painter(nil)
		p.Record(rec)
		sc.frame.Do.Moved = func() {}
		window := log.Regions(sc.frame)[0]
		for i := range 20 {
			window.Drag(0, -37*float64(i))
			rec.Texts, rec.Overflows = nil, nil
			log.Draw(p, sc.frame)
			b := window.Bounds
			for _, w := range rec.Texts {
				if w.Box.X < b.X+20 || w.Box.Y < b.Y-30 { // its head
					continue
				}
				if w.Box.Y < b.Y-1 && w.Box.Bottom() > b.Y || w.Box.Bottom() > b.Bottom()+1 {
					t.Errorf("%s: %q is cut at %v of %v", lang, w.Text, w.Box, b)
				}
				cut++
			}
			for _, o := range rec.Overflows {
				t.Errorf("%s: %v", lang, o)
			}
		}
	}
	if cut < 400 {
		t.Errorf("only %d words were looked at", cut)
	}
}

// What another player does to one is marked in the log for the eyes of that one alone.
func TestLogMarksWhatBefallsOne(t *testing.T) {
	all := moduleSets()[len(moduleSets())-1]
	app, marked := appIn(t, "en"), 0
	for seed := range uint64(3) {
		byChance(t, 3, seed, all, func(m *game.Match) {
			marked += befallen(t, app, m)
		})
	}
	if marked < 20 {
		t.Errorf("%d deeds were marked", marked)
	}
}

// befallen looks at the newest move of a match: how many seats it befalls.
func befallen(t *testing.T, app *ui.App, m *game.Match) (n int) {
	t.Helper()
	last := len(m.Moves()) - 1
	if last < 0 {
		return 0
	}
	actor := m.Moves()[last].Seat
	hit := map[game.Seat]bool{}
	for _, e := range m.Moves()[last].Events {
		switch e.Kind {
		case merlin.EventScoring, merlin.EventRound:
			return 0
		case merlin.EventSentHome, merlin.EventDieSet, merlin.EventReplaced:
			hit[e.Seat] = e.Kind != merlin.EventReplaced && e.Seat != actor || hit[e.Seat]
		case merlin.EventExcalibur, merlin.EventGrail, merlin.EventRing, merlin.EventHorn, merlin.EventSwappedFigures:
			if s := game.Seat(e.Args[0]); s >= 0 && s != e.Seat {
				hit[s] = true
			}
		}
	}
	delete(hit, actor)
	for s := range hit {
		if !hit[s] {
			delete(hit, s)
		}
	}
	if len(hit) == 0 {
		return 0
	}
	for s := range game.Seat(len(m.Setup().Seats)) {
		ses := newSession(m)
		ses.Confirm(s)
		f := ses.frame()
		f.On(app.Context())
		f.View = ses.view()
		after := marks(f, f.Moves)
		if before := marks(f, f.Moves[:last]); (after > before) != hit[s] {
			t.Errorf("of seat %d %d deeds are marked, %d before, for seat %d: %v", actor, after, before, s, m.Moves()[last].Events)
		}
	}
	return len(hit)
}

// marks is how many deeds are marked for the eyes of a frame.
func marks(f *draw.Frame, moves []game.Move) (n int) {
	mark := "{score-" + f.Seats[f.View.Seat].Colour + "}"
	for _, e := range draw.Chronicle(withMoves(f, moves)) {
		n += strings.Count(e.Text, mark)
	}
	return n
}

// A die that another player has turned keeps a sign until its owner has had a turn; it
// says who has turned it, and from what to what.
func TestTurnedDiceKeepASign(t *testing.T) {
	all := moduleSets()[len(moduleSets())-1]
	app, signs, gone := appIn(t, "en"), 0, 0
	for seed := range uint64(3) {
		var before map[game.Target]model.Turned
		byChance(t, 3, seed, all, func(m *game.Match) {
			ses := newSession(m)
			ses.Confirm(0)
			f := ses.frame()
			f.On(app.Context())
			f.View, f.Shown = ses.view(), f.Moves
			f.Turned = f.TurnedDice()
			for die, by := range f.Turned {
				d := f.View.Players[die.Seat].Dice[die.A]
				if by.By == die.Seat || by.To != d.Value {
					t.Fatalf("%+v turned to %+v, and shows %d", die, by, d.Value)
				}
				if tip := f.DieTip(die.Seat, int(die.A), d); !d.Used && !strings.Contains(tip, f.Called(by.By)+" has turned it from") {
					t.Fatalf("the tip says %q", tip)
				}
				signs++
			}
			for die := range before {
				if _, kept := f.Turned[die]; !kept {
					gone++
				}
			}
			before = f.Turned
		})
	}
	if signs < 20 || gone < 5 {
		t.Errorf("%d signs, %d of them taken away", signs, gone)
	}
}

// Beside a coach a press on a sentence of the log asks before it shows that moment; who goes and
// comes back finds the bulb out.
func TestCoachedLogAsks(t *testing.T) {
	s := taught(t, "fr")
	for ui.Find(s.scene.Regions(), "coach-on") >= 0 {
		s.click("coach-on")
	}
	s.choose("die 1")
	s.choose("move clockwise")
	s.app.Context().PressNamed("show")
	s.tick(1)
	if !s.scene.Model().ShowAll {
		t.Fatal("the bulb is not lit")
	}
	s.scene.Model().Do.LookAt(1)
	s.tick(2)
	if s.app.Top() == ui.Scene(s.scene) || ui.Find(s.app.Top().Regions(), "dialog-look") < 0 {
		t.Fatal("nobody asks")
	}
	s.click("dialog-stay")
	if s.app.Top() != ui.Scene(s.scene) || !s.scene.Model().ShowAll {
		t.Error("who plays on is elsewhere, or the bulb is out")
	}
	s.scene.Model().Do.LookAt(1)
	s.tick(2)
	s.click("dialog-look")
	r, ok := s.app.Top().(*tableScene)
	if s.tick(60); !ok || r.Model().Replay == nil || r.Model().Replay.At != 1 {
		t.Fatal("the moment is not shown")
	}
	s.click("leave")
	if s.scene.Refresh(); s.app.Top() != ui.Scene(s.scene) || s.scene.Model().ShowAll {
		t.Error("the bulb is lit")
	}
}

// Without a coach the first press on a sentence of the log asks too; who has looked once knows where it leads.
func TestLogAsksOnce(t *testing.T) {
	s := alone(t, 3)
	s.click("die-2")
	for _, asks := range []bool{true, false} {
		s.scene.Model().Do.LookAt(1)
		s.tick(2)
		if asked := ui.Find(s.app.Top().Regions(), "dialog-look") >= 0; asked != asks {
			t.Fatalf("it asks: %v, not %v", asked, asks)
		}
		if asks {
			s.click("dialog-look")
		}
		s.tick(60)
		if r, ok := s.app.Top().(*tableScene); !ok || r.Model().Replay == nil {
			t.Fatal("the moment is not shown")
		}
		s.click("leave")
	}
}
