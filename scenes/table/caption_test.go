package table

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/ui"
)

// captioned is a scene that shows a caption and nothing else.
type captioned struct{ text string }

func (*captioned) Update(*ui.Context) error { return nil }
func (c *captioned) Draw(p *ui.Painter)     { drawCaption(p, c.text, "red") }
func (*captioned) Regions() []ui.Region     { return nil }

// against is a match of the person Viviane against computer players, of which all act
// by chance here, and calls look after each move.
func against(t *testing.T, seats int, seed uint64, look func(*game.Match)) {
	t.Helper()
	title := merlin.Title{Box: merlin.StandardBox()}
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
func seenBy(app *ui.App, m *game.Match) *frame {
	s := newSession(m)
	f := s.frame()
	f.ctx, f.view, f.told = app.Context(), s.view(), f.moves
	return f
}

func appIn(t *testing.T, lang string) *ui.App {
	t.Helper()
	l, err := i18n.Load(lang)
	if err != nil {
		t.Fatal(err)
	}
	return ui.NewApp(l)
}

// While a computer player is at it the caption tells his turn from its
// beginning as the log does, as far as it has come; at a person's turn there is none.
func TestCaptionTellsTheTurn(t *testing.T) {
	app, told := appIn(t, "en"), 0
	against(t, 3, 1, func(m *game.Match) {
		f := seenBy(app, m)
		said, seat := f.caption(), f.view.Turn.Seat
		if seat == game.NoSeat || !f.seats[seat].computer {
			if said != "" {
				t.Fatalf("at the turn of seat %d: %q", seat, said)
			}
			return
		}
		if said == "" {
			return
		}
		told++
		last := ""
		for _, e := range chronicle(f) {
			if e.icon == "crest-"+f.seats[seat].colour {
				last = e.text
			}
		}
		name := "<b>" + f.seats[seat].name + "</b> "
		if !strings.HasPrefix(said, name) || !strings.HasSuffix(said, strings.TrimPrefix(last, name)) {
			t.Fatalf("%q; the log says %q", said, last)
		}
	})
	if told < 100 {
		t.Errorf("a caption came %d times", told)
	}
}

// A caption is never cut and leaves the middle of the board free, in any language.
func TestCaptionsFit(t *testing.T) {
	for _, lang := range i18n.Languages() {
		for _, v := range canvases {
			app := appIn(t, lang)
			app.Resize(v)
			shown := &captioned{}
			app.Start(shown)
			longest := ""
			against(t, 4, 2, func(m *game.Match) {
				if said := seenBy(app, m).caption(); len(said) > len(longest) {
					longest = said
				}
			})
			shown.text = longest
			checkDrawn(t, lang, app, true)
			if h := app.Painter(nil).ParagraphHeight(longest, 640, captionStyle); h > boardRect.H/4 || h < 30 {
				t.Errorf("%s: %.0f high: %q", lang, h, longest)
			}
		}
	}
}

// The caption tells that a computer player drew, not what.
func TestCaptionKeepsSecrets(t *testing.T) {
	app := appIn(t, "en")
	drawn := 0
	against(t, 2, 3, func(m *game.Match) {
		f := seenBy(app, m)
		n := len(f.moves) - 1
		for i, e := range f.moves[n].Events {
			if !e.Secret || e.Seat != 1 {
				continue
			}
			drawn++
			if e.Args[0] != -1 {
				t.Fatalf("the table knows that seat 1 drew %d", e.Args[0])
			}
			raw := m.Moves()[n].Events[i]
			f.view.Turn.Seat = 1
			f.told = []game.Move{{Seat: 1, Events: tell([]game.Event{raw}, 0)}}
			one := f.caption()
			raw.Args[0]++
			f.told[0].Events = tell([]game.Event{raw}, 0)
			if other := f.caption(); one != other || one == "" {
				t.Fatalf("%q, but %q for another card", one, other)
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
		for _, e := range chronicle(f) {
			switch {
			case e.fresh:
				fresh++
			case fresh > 0:
				t.Fatalf("after %d moves %q follows what is new", len(moves), e.text)
			}
			if e.fresh && moves[len(moves)-1].Seat == 0 {
				t.Fatalf("after one's own move %q is new", e.text)
			}
			if e.fresh && strings.HasPrefix(e.text, "<b>Viviane</b> moves") {
				t.Fatalf("one's own turn is new: %q", e.text)
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
