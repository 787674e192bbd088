package merlin

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// No picture of the table shows the points of a scoring before its account has told of them,
// with animation and without: what is drawn is what stands when a tick is over.
func TestPointsComeWithTheirAccount(t *testing.T) {
	for seed, tempo := range []float64{0, .05} {
		s := sit(t, newMatch(t, 2, uint64(seed)), tempo)
		m := s.scene.Session().Match()
		chance := game.NewStream(uint64(seed), 61)
		given := 0
		var stood []int
		for ticks := 0; !s.ended(); ticks++ {
			if ticks > 50000 {
				t.Fatal("the game never ends")
			}
			if s.app.Top() != ui.Scene(s.scene) {
				if name := s.pressable()[0]; name != "ready" {
					given++
					s.countsUp()
					s.app.Context().PressNamed("next")
				} else {
					s.app.Context().PressNamed(name)
				}
			} else if d := m.Game().Decision(); !s.scene.Behind() && !s.scene.Session().Hidden() && len(d.Options) > 0 {
				s.scene.Take(moment.Choice{Do: []game.Action{d.Options[chance.N(len(d.Options))]}})
			}
			if err := s.app.Update(new(ui.Input)); err != nil {
				t.Fatal(err)
			}
			if s.app.Top() == ui.Scene(s.scene) && !s.scene.Behind() && scorings(s.scene.Model().Moves) > given {
				t.Fatalf("tempo %v: the points of scoring %d stand on the track before its account", tempo, given+1)
			}
			if shown := points(s.scene.Model().View); s.app.Top() != ui.Scene(s.scene) {
				continue
			} else if scoringsBegun(s.scene.Model()) <= given {
				stood = shown
			} else if !slices.Equal(shown, stood) {
				t.Fatalf("tempo %v: scoring %d shows %v before its account, the players had %v", tempo, given+1, shown, stood)
			}
		}
		if given != 3 {
			t.Errorf("tempo %v: %d accounts of 3 scorings", tempo, given)
		}
	}
}

// countsUp goes through an account: the table shows what it has told of, in the end all.
func (s *sitting) countsUp() {
	s.t.Helper()
	sheet := draw.ScoringSheet(s.scene.Model())
	for i := range sheet.Parts {
		if i > 0 {
			s.app.Context().PressNamed("next")
			s.tick(1)
		}
		s.tellsSoFar(i)
		s.liesThere(i)
		for seat, n := range points(s.scene.Model().View) {
			want := sheet.Seats[seat].Before
			for k := range i + 1 {
				want += sheet.Parts[k].Points(seat)
			}
			if n != want {
				s.t.Errorf("%s: the table shows %d points, the sheet has told of %d", sheet.Parts[i].Name, n, want)
			}
		}
		s.headed(string([]rune(draw.ScoringSheet(s.scene.Model()).Title)[1:]))
	}
	if shown, all := points(s.scene.Model().View), points(s.scene.View()); !slices.Equal(shown, all) {
		s.t.Errorf("the account was told: the table shows %v of %v", shown, all)
	}
}

// headed wants the sheet to have a heading, after its first letter: it says how near the first two are by what was counted.
func (s *sitting) headed(title string) {
	s.t.Helper()
	rec := &ui.Recorder{}
	s.app.Painter(nil).Record(rec)
	s.app.Context().RequestRedraw()
	s.app.Draw(nil)
	for _, w := range rec.Texts {
		if w.Text == title {
			return
		}
	}
	s.t.Errorf("the sheet is not headed %q", title)
}

// tellsSoFar wants the log beside a page to tell of as many categories as the page, and no
// traitor to stand there on the first that came after it.
func (s *sitting) tellsSoFar(page int) {
	s.t.Helper()
	f := s.scene.Model()
	told := 0
	for _, e := range f.ToldMoves()[len(f.Moves)-1:] {
		for _, e := range e.Events {
			if e.Kind == merlin.EventCategory {
				told++
			}
		}
	}
	if last := f.Moves[len(f.Moves)-1].Events; told > page+1 && last[len(last)-1].Kind != merlin.EventOver {
		s.t.Errorf("page %d: the log tells of %d categories", page, told)
	}
	for seat := range f.View.Seats {
		if n := len(f.Besiegers(game.Seat(seat))); page == 0 && n > 0 {
			s.t.Errorf("the traitors were counted, and %d stand there", n)
		}
	}
}

// influencePage is that of influence in the base game.
const influencePage = 2

// liesThere wants all markers on the board until their page has told of them, then one of each
// seat in a province at most, and none to get lost between the board and the castles.
func (s *sitting) liesThere(page int) {
	s.t.Helper()
	f := s.scene.Model()
	scored, _ := draw.LastScoring(f)
	for _, county := range scored.Counties {
		sum, most := 0, 0
		for seat := range f.View.Seats {
			n := int(f.View.Players[seat].Influence[county.What])
			sum, most = sum+n, max(most, n)
		}
		if page <= influencePage && sum != county.Size || page > influencePage && most > 1 {
			s.t.Errorf("page %d: %d markers of %d lie in province %d, %d of one seat", page, sum, county.Size, county.What, most)
		}
	}
	for seat := range f.View.Seats {
		p := &f.View.Players[seat]
		all := int(p.Markers)
		for _, n := range p.Influence {
			all += int(n)
		}
		if want := s.markersOf(seat); all != want {
			s.t.Errorf("page %d: seat %d has %d markers in all, not %d", page, seat, all, want)
		}
	}
}

// markersOf are a seat's markers in the castle and on the board, as the game has them.
func (s *sitting) markersOf(seat uint8) int {
	p := &s.scene.Session().Match().Game().(*merlin.Game).Players[seat]
	all := int(p.Markers)
	for _, n := range p.Influence {
		all += int(n)
	}
	return all
}

// scoringsBegun counts those that are shown, to their end or not.
func scoringsBegun(f *draw.Frame) (n int) {
	for i := range f.Shown {
		for _, e := range f.EventsOf(i) {
			if e.Kind == merlin.EventScoring {
				n++
			}
		}
	}
	return n
}

// A scoring is told when it is scored: board and sheet stand as they are then, and the next
// round is announced and rolled only when the sheet was left. Told are all three of a game,
// the last one before the result; with animation, pressed away and left alone, and without,
// in a game and in a replay.
func TestScoringComesAtItsMoment(t *testing.T) {
	want := "round 1, round 2, scoring 2, round 3, round 4, scoring 4, round 5, round 6, over, scoring 6"
	for seed, tempo := range []float64{0, .05, 1} {
		s := sit(t, newMatch(t, 2, uint64(seed)), tempo)
		told := &sequence{sitting: s, scene: s.scene}
		m := s.scene.Session().Match()
		chance := game.NewStream(uint64(seed), 61)
		for ticks := 0; !s.ended(); ticks++ {
			if ticks > 50000 {
				t.Fatal("the game never ends")
			}
			told.note()
			if s.app.Top() != ui.Scene(s.scene) {
				told.goOn()
			} else if tempo == 1 && s.scene.Behind() {
				s.app.Context().PressNamed("hurry")
			} else if d := m.Game().Decision(); !s.scene.Behind() && !s.scene.Session().Hidden() && len(d.Options) > 0 {
				s.scene.Take(moment.Choice{Do: []game.Action{d.Options[chance.N(len(d.Options))]}})
			}
			s.tick(1)
		}
		if got := told.String(); got != want {
			t.Errorf("tempo %v: %s\nwant %s", tempo, got, want)
		}
		if got := sequenceOfReplay(t, m, tempo); got != want {
			t.Errorf("tempo %v: a replay shows %s\nwant %s", tempo, got, want)
		}
	}
}

// sequenceOfReplay is the sequence that a replay of a game shows that is left to itself.
func sequenceOfReplay(t *testing.T, m *game.Match, tempo float64) string {
	t.Helper()
	s := sit(t, newMatch(t, 2, 0), tempo)
	r, err := table.NewReplay(s.app.Context(), s.shell, standard, m, 0, game.NoSeat, nil)
	if err != nil {
		t.Fatal(err)
	}
	s.app.Context().Push(r)
	s.tick(2)
	s.app.Context().PressNamed("pace")
	told := &sequence{sitting: s, scene: r}
	if !r.Model().Replay.Playing {
		s.app.Context().PressNamed("play")
	}
	for ticks := 0; told.last() != "scoring 6" || s.app.Top() != ui.Scene(r); ticks++ {
		if ticks > 100000 {
			t.Fatalf("the replay never ends: %s", told)
		}
		told.note()
		s.tick(1)
	}
	return told.String()
}

// sequence is what a table shows one after the other: rounds, the end, accounts.
type sequence struct {
	*sitting
	scene *tableScene
	list  []string
}

func (q *sequence) String() string { return strings.Join(q.list, ", ") }

func (q *sequence) last() string {
	if len(q.list) == 0 {
		return ""
	}
	return q.list[len(q.list)-1]
}

// note adds what is shown now and was not before.
func (q *sequence) note() {
	add := func(format string, args ...any) {
		if text := fmt.Sprintf(format, args...); !slices.Contains(q.list, text) {
			q.list = append(q.list, text)
		}
	}
	v := q.scene.View()
	add("round %d", v.Round)
	if v.Over {
		add("over")
	}
	if ui.Find(q.app.Top().Regions(), "part-1") >= 0 {
		add("scoring %d", v.Round)
	}
}

// goOn takes the way on from what lies over the table.
func (q *sequence) goOn() {
	list := q.app.Top().Regions()
	for _, name := range []string{"ready", "next"} {
		if ui.Find(list, name) >= 0 {
			q.app.Context().PressNamed(name)
		}
	}
}

// Every account fits beside the table in every language, with and without modules; what
// a category gives is marked on the table.
func TestAccountsFitAndAreMarked(t *testing.T) {
	sets := [][]string{nil, moduleSets()[len(moduleSets())-1]}
	for i, lang := range i18n.Languages() {
		marked := 0
		check := func(m *game.Match) {
			for _, v := range canvases {
				app, sc := showing(t, m, lang, v)
				for k := range m.Setup().Seats {
					sc.frame.Seats[k].Name = [2]string{"Gwendolyn von Cornwall", "Lancelot"}[k%2]
				}
				checkAccount(t, app, sc.frame, lang)
				marked += lightsOf(sc.frame)
			}
		}
		for k, set := range sets {
			last := uint8(1)
			m := byChance(t, 4, uint64(10*i+k), set, func(m *game.Match) {
				round := m.Game().(*merlin.Game).Round
				if round != last && round%2 == 1 {
					check(m)
				}
				last = round
			})
			check(m)
		}
		if marked < 40 {
			t.Errorf("%s: the table marks %d things", lang, marked)
		}
	}
}

// checkAccount draws all categories of the account of what was scored last.
func checkAccount(t *testing.T, app *ui.App, f *draw.Frame, where string) {
	t.Helper()
	sheet := func() scenes.Sheet { return *draw.ScoringSheet(f) }
	account := scenes.NewScoring(app.Context(), scenes.Account{Sheet: sheet, Place: draw.SheetRect, Done: func() {}})
	app.Context().Push(account)
	app.Update(new(ui.Input))
	if !account.(ui.Overlay).Overlay() {
		t.Fatal("the account does not lie beside the table")
	}
	for i := range sheet().Parts {
		app.Context().PressNamed(fmt.Sprintf("part-%d", i+1))
		app.Update(new(ui.Input))
		checkDrawn(t, fmt.Sprintf("%s, %s", where, sheet().Parts[i].Name), app, false)
	}
}

// lightsOf counts what the table marks for the last scoring.
func lightsOf(f *draw.Frame) (n int) {
	for i := range draw.ScoringSheet(f).Parts {
		n += len(draw.ScoringLights(f, draw.NewPanels(f.Rows), i))
	}
	return n
}

// scorings counts the scorings in moves.
func scorings(moves []game.Move) (n int) {
	for _, m := range moves {
		for _, e := range m.Events {
			if e.Kind == merlin.EventScored {
				n++
			}
		}
	}
	return n
}
