package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// against is a match of the person Viviane against computer players, of which all act
// by chance here, and calls look after each move.
func against(t *testing.T, seats int, seed uint64, look func(*game.Match)) {
	t.Helper()
	title := merlin.Title{Box: standardBox}
	players := []game.Player{
		{Name: "Viviane"},
		{Name: "Gwendolyn von Cornwall", Colour: 1, Level: 1},
		{Name: "Lancelot", Colour: 2, Level: 2},
		{Name: "Ygraine", Colour: 3, Level: 3},
	}
	m, err := game.NewMatch(title, title.Setup(players[:seats], nil, seed))
	if err != nil {
		t.Fatal(err)
	}
	chance := game.NewStream(seed, 15)
	for !m.Game().Over() {
		options := m.Game().Decision().Options
		if err := m.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
		look(m)
	}
}

// seenBy is the frame of a match as the person at the screen has it when all is shown.
func seenBy(app *ui.App, m *game.Match) *draw.Frame {
	s := newSession(m)
	f := s.frame()
	f.On(app.Context())
	f.View, f.Shown = s.view(), f.Moves
	return f
}

func appIn(t *testing.T, lang string) *ui.App {
	t.Helper()
	l := localeOf(t, lang)
	return ui.NewApp(l)
}

// While a computer player is at it the caption tells the newest of what he does as the
// log does, the header speaks of him, too, and at a person's turn there is none.
func TestCaptionTellsTheTurn(t *testing.T) {
	app, told := appIn(t, "en"), 0
	against(t, 3, 1, func(m *game.Match) {
		f := seenBy(app, m)
		caption, seat := f.Caption(), f.View.Turn.Seat
		if seat == game.NoSeat || !f.Seats[seat].Computer {
			if len(caption.Text) > 0 {
				t.Fatalf("at the turn of seat %d: %q", seat, caption.Text)
			}
			return
		}
		if len(caption.Text) == 0 {
			return
		}
		told++
		if caption.Seat != f.PromptSeat() {
			t.Fatalf("the header speaks of seat %d, the caption of %d", f.PromptSeat(), caption.Seat)
		}
		last := ""
		for _, e := range draw.Chronicle(f) {
			if e.Icon == "crest-"+f.Seats[seat].Colour {
				last = e.Text
			}
		}
		name := "<b>" + f.Seats[seat].Name + "</b> "
		newest := strings.TrimSuffix(strings.TrimPrefix(caption.Text[len(caption.Text)-1], name), ".")
		said := strings.Fields(newest)
		if !strings.HasPrefix(caption.Text[0], name) || !strings.Contains(last, said[0]) {
			t.Fatalf("%q; the log says %q", caption.Text, last)
		}
	})
	if told < 100 {
		t.Errorf("a caption came %d times", told)
	}
}

// While a computer player is at it the caption still tells all of what the one before him
// did and what came of it.
func TestCaptionKeepsTheTurnBefore(t *testing.T) {
	app, kept := appIn(t, "en"), 0
	var last moment.Said
	against(t, 3, 1, func(m *game.Match) {
		f := seenBy(app, m)
		now := f.Caption()
		if len(now.Text)+len(now.Before) == 0 {
			last = moment.Said{}
			return
		}
		if now.Seat != last.Seat && len(last.Text) > 0 {
			first := strings.TrimSuffix(last.Text[0], ".")
			if len(now.Before) == 0 || !strings.HasPrefix(now.Before[0], first) {
				t.Fatalf("seat %d did %q, then %q is told of it", last.Seat, last.Text, now.Before)
			}
			kept++
		}
		last = now
	})
	if kept < 20 {
		t.Errorf("a turn before was told %d times", kept)
	}
}

// A caption tells no more than is shown of the move that is being shown.
func TestCaptionWaitsForWhatIsShown(t *testing.T) {
	app, grew := appIn(t, "en"), 0
	against(t, 3, 6, func(m *game.Match) {
		f := seenBy(app, m)
		all := f.Caption()
		n := len(f.Moves[len(f.Moves)-1].Events)
		if len(all.Text) < 2 || n < 2 {
			return
		}
		for f.Pending = n; f.Pending > 0; f.Pending-- {
			if now := f.Caption(); len(now.Text) > 0 && now.Text[0] == all.Text[0] {
				return
			}
		}
		grew++
	})
	if grew < 5 {
		t.Errorf("a caption grew %d times", grew)
	}
}

// captioned is a scene that shows captions and nothing else: in the ribbon, or in a
// replay on the castle.
type captioned struct {
	f      *draw.Frame
	replay bool
}

func (*captioned) Update(*ui.Context) error { return nil }

func (*captioned) Regions() []ui.Region { return nil }

func (c *captioned) Draw(p *ui.Painter) {
	if c.replay {
		r := draw.CaptionRect // as the shared table draws it
		c.f.DrawSaid(p.Named("caption"), ui.Rect{X: r.X + 64, Y: r.Y + 9, W: r.W - 80, H: r.H - 18})
		return
	}
	draw.DrawRibbon(p.Named("ribbon"), c.f)
}

// A caption has at most two lines, is never cut, and hides neither the board nor the
// dice of the castle, with all modules and in any language.
func TestCaptionsFit(t *testing.T) {
	if r := draw.CaptionRect; r.Overlaps(draw.BoardRect) || r.X < draw.CastleRect.X+230 || r.Y < draw.CastleRect.Y || r.Bottom() > draw.CastleRect.Bottom() {
		t.Errorf("in a replay it lies at %v", r)
	}
	for _, lang := range i18n.Languages() {
		app := appIn(t, lang)
		shown := &captioned{}
		longest, most := map[int]*draw.Frame{}, map[int]int{}
		note := func(m *game.Match) {
			f := seenBy(app, m)
			if f.Said = f.Caption(); len(f.Said.Text) == 0 {
				return
			}
			alone := len(f.Said.Text[len(f.Said.Text)-1])
			for i, n := range []int{len(f.Said.Text[0]), alone} {
				if n > most[i] {
					longest[i], most[i] = f, n
				}
			}
		}
		against(t, 4, 2, note)
		byComputers(t, 2, note)
		shown.f = longest[0]
		app.Start(shown)
		for _, v := range canvases {
			app.Resize(v)
			for _, shown.f = range longest {
				for _, shown.replay = range []bool{false, true} {
					checkDrawn(t, lang, app, true)
				}
			}
		}
	}
}

// byComputers is a match with all modules of two computer players and a person who act
// by chance.
func byComputers(t *testing.T, seed uint64, look func(*game.Match)) {
	t.Helper()
	title := merlin.Title{Box: standardBox}
	players := []game.Player{{Name: "Viviane"}, {Name: "Gwendolyn", Colour: 1, Level: 1}, {Name: "Lancelot", Colour: 2, Level: 2}}
	m, err := game.NewMatch(title, title.Setup(players, moduleSets()[len(moduleSets())-1], seed))
	if err != nil {
		t.Fatal(err)
	}
	chance := game.NewStream(seed, 15)
	for !m.Game().Over() {
		options := preferred(m.Game().Decision().Options)
		if err := m.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
		look(m)
	}
}

// The caption tells that a computer player drew, not what.
func TestCaptionKeepsSecrets(t *testing.T) {
	app := appIn(t, "en")
	drawn := 0
	against(t, 2, 3, func(m *game.Match) {
		f := seenBy(app, m)
		n := len(f.Moves) - 1
		for i, e := range f.Moves[n].Events {
			if e.Known[0] == 0 || e.Seat != 1 {
				continue
			}
			drawn++
			if e.Args[0] != -1 {
				t.Fatalf("the table knows that seat 1 drew %d", e.Args[0])
			}
			raw := m.Moves()[n].Events[i]
			f.View.Turn.Seat = 1
			f.Shown = []game.Move{{Seat: 1, Events: []game.Event{raw.For(0)}}}
			one := f.Caption()
			raw.Args[0]++
			f.Shown[0].Events = []game.Event{raw.For(0)}
			if other := f.Caption(); !slices.Equal(one.Text, other.Text) || len(one.Text) == 0 {
				t.Fatalf("%q, but %q for another card", one.Text, other.Text)
			}
		}
	})
	if drawn == 0 {
		t.Error("nothing was drawn")
	}
}

// The log marks what happened since the last move of the person at home, and no more.
func TestLogMarksWhatIsNew(t *testing.T) {
	app, marked := appIn(t, "en"), 0
	against(t, 3, 4, func(m *game.Match) {
		f := seenBy(app, m)
		moves, fresh := m.Moves(), 0
		for _, e := range draw.Chronicle(f) {
			switch {
			case e.Fresh:
				fresh++
			case fresh > 0:
				t.Fatalf("after %d moves %q follows what is new", len(moves), e.Text)
			}
			if e.Fresh && moves[len(moves)-1].Seat == 0 {
				t.Fatalf("after one's own move %q is new", e.Text)
			}
			if e.Fresh && strings.HasPrefix(e.Text, "<b>Viviane</b> moves") {
				t.Fatalf("one's own turn is new: %q", e.Text)
			}
		}
		if fresh > 0 {
			marked++
		}
	})
	if marked < 50 {
		t.Errorf("something was new %d times", marked)
	}
}
