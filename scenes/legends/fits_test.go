package legends

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/i18n"
	"merlin/scenes/legends/draw"
	"merlin/scenes/table"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// windows are the sizes of windows and their device pixels.
var windows = [][3]float64{{1280, 720, 1}, {1920, 1080, 1}, {1024, 768, 1}, {844, 390, 3}, {960, 540, 1}}

// told are the faults that were reported.
var told = map[string]bool{}

// Tables of two, three and four on every level are looked at where a kind of question comes
// up, in every language and in windows of every shape: at rest, with the pointer on things
// of each kind, and with something picked, every text fits, is there, and is large enough.
func TestTablesFit(t *testing.T) {
	most := 1
	if os.Getenv("MERLIN_LONG") != "" {
		most = 8
	}
	n, often := 0, map[string]int{}
	for i := range 9 {
		m := newMatch(t, 2+i%3, uint64(60+i), []string{"beginner", "standard", "advanced"}[i/3])
		chance, seen := game.NewStream(uint64(i), 35), map[string]bool{}
		for !m.Game().Over() {
			d := m.Game().Decision()
			if !seen[d.Ask] && often[d.Ask] < 2*most && len(m.Moves()) > 12*(i%3) {
				seen[d.Ask] = true
				often[d.Ask]++
				n++
				look := tableLook{t, n, i18n.Languages()[n%3], windows[n%len(windows)]}
				look.at(m)
			}
			advice := m.Game().(*legends.Game).Advice()
			if err := m.Apply(advice.Rollout(m.Game(), &d, uint64(chance.N(1<<30)))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(often) < 10 {
		t.Errorf("only %v were asked: the test shows little", often)
	}
}

// What is carried out by hand fits in every language and window, with as many as may play,
// and so does a card of another deck with a name and words of its own.
func TestByHandFits(t *testing.T) {
	title := newTitle(outside(t))
	for i, lang := range i18n.Languages() {
		var players []game.Player
		for k := range 2 + i {
			players = append(players, game.Player{Name: playerNames[k], Colour: uint8(k)})
		}
		m, err := game.NewMatch(title.Rules, title.Rules.Setup(players, nil, 12))
		if err != nil {
			t.Fatal(err)
		}
		for m.Game().Decision().Kind != game.AskKind(legends.AskByHand) {
			d := m.Game().Decision()
			a := m.Game().(*legends.Game).Advice().Rollout(m.Game(), &d, uint64(len(m.Moves())))
			if k := slices.IndexFunc(d.Options, func(a game.Action) bool { return a.Kind == legends.ActByHand }); k >= 0 {
				a = d.Options[k]
			}
			if err := m.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
		for n, window := range windows {
			look := tableLook{t, n, lang, window}
			s, where := look.open(title, m)
			look.check(s, where)
			for _, r := range tabletest.Some(s.scene.Regions(), look.n) {
				look.point(s, where+", over "+r.Name, r)
			}
		}
	}
}

// tableLook is how a table is looked at.
type tableLook struct {
	t      *testing.T
	n      int // which of the looks it is
	lang   string
	window [3]float64
}

func (l *tableLook) at(m *game.Match) {
	s, where := l.open(standard, m)
	l.check(s, where)
	for _, r := range tabletest.Some(s.scene.Regions(), l.n) {
		l.point(s, where+", over "+r.Name, r)
	}
	if f := s.scene.Model(); len(f.Desk.Picked) == 0 && f.Picks() {
		l.pick(s, where)
	}
	s.press("browse")
	l.check(s, where+", all cards")
}

// open puts a copy of a match on a table in that language and window, and says where that is.
func (l *tableLook) open(title *table.Title[*legends.View, *draw.Frame], m *game.Match) (s *sitting, where string) {
	again, err := m.Fork(len(m.Moves()))
	if err != nil {
		l.t.Fatal(err)
	}
	s = sitAt(l.t, title, again, 0)
	s.app.Context().SetPreferences(ui.Preferences{Hints: true})
	texts, err := i18n.Load(l.lang, legends.TitleName)
	if err != nil {
		l.t.Fatal(err)
	}
	s.app.Context().SetLocale(texts)
	s.app.Resize(ui.Fit(l.window[0], l.window[1], l.window[2]))
	if s.app.Top() != ui.Scene(s.scene) {
		s.press("ready")
	}
	return s, fmt.Sprintf("%s at %v, at %q", l.lang, l.window, s.scene.Model().Ask)
}

// pick picks somebody up and points at a place.
func (l *tableLook) pick(s *sitting, where string) {
	f := s.scene.Model()
	for _, r := range s.scene.Regions() {
		if c, ok := f.Rules.Deck.Number(strings.TrimPrefix(strings.TrimPrefix(r.Name, "hand-"), "char-")); ok && r.Enabled && f.Movable(c) {
			s.press(r.Name)
			break
		}
	}
	for _, r := range s.scene.Regions() {
		if strings.HasPrefix(r.Name, "put-") {
			l.point(s, where+", picked, over "+r.Name, r)
		}
	}
	s.scene.Escape(s.app.Context())
	s.tick(1)
}

// point has the pointer rest on a region until it is explained.
func (l *tableLook) point(s *sitting, where string, r ui.Region) {
	x, y := r.Bounds.X+6, r.Bounds.Y+6
	for range 30 {
		if err := s.app.Update(&ui.Input{X: x, Y: y}); err != nil {
			l.t.Fatal(err)
		}
	}
	l.check(s, where)
}

// ofName reports whether a card's name begins like that.
func ofName(f *draw.Frame, head string) bool {
	for c := range legends.Card(legends.AllCards) {
		short := f.Bare(c)
		if c.IsCharacter() {
			short = f.Short(c)
		}
		if len(head) > 2 && (strings.HasPrefix(f.Card(c), head) || strings.HasPrefix(short, head)) {
			return true
		}
	}
	return false
}

// check draws what is there and reports what does not fit, is too small or has no text.
func (l *tableLook) check(s *sitting, where string) {
	l.t.Helper()
	if err := ui.CheckRegions(s.app.Top().Regions()); err != nil {
		l.t.Errorf("%s: %v", where, err)
	}
	rec := &ui.Recorder{}
	s.app.Painter(nil).Record(rec)
	s.app.Context().RequestRedraw()
	s.app.Draw(nil)
	s.app.Painter(nil).Record(nil)
	fault := func(text, format string, args ...any) {
		if !told[text] {
			told[text] = true
			l.t.Errorf(where+": "+format, args...)
		}
	}
	foreign := draw.Foreign(s.game().Rules().Deck) // whose names may be of any length
	for _, o := range rec.Overflows {
		fault(o.Text, "%v", o)
	}
	if v := s.app.Context().Viewport(); float64(v.W) >= 1280*v.Device {
		for _, small := range rec.Under(11) {
			fault(small, "%s", small)
		}
	}
	for _, w := range rec.Texts {
		if head, cut := strings.CutSuffix(w.Text, "…"); cut && !foreign && ofName(s.scene.Model(), head) {
			fault(w.Text, "the name %s is cut", w.Text)
		}
		if strings.Contains(w.Text, "‹") || strings.Contains(w.Text, "<no value>") {
			fault(w.Text, "%s: missing text %s", w.Where, w.Text)
		}
	}
}
