package legends

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/i18n"
	"merlin/scenes/legends/model"
	"merlin/scenes/ui"
)

// drawn is what is drawn of a table as it lies, in a language and a window of 1280 by 720.
func (s *sitting) drawn(lang string) *ui.Recorder {
	s.Helper()
	texts, err := i18n.Load(lang, legends.TitleName)
	if err != nil {
		s.Fatal(err)
	}
	s.app.Context().SetLocale(texts)
	s.app.Resize(ui.Fit(1280, 720, 1))
	s.scene.CatchUp()
	s.scene.Refresh()
	s.tick(1)
	rec := &ui.Recorder{}
	s.app.Painter(nil).Record(rec)
	s.app.Context().RequestRedraw()
	s.app.Draw(nil)
	s.app.Painter(nil).Record(nil)
	return rec
}

// Of twenty-four characters of three and four players each has a face that one tells from others,
// and its whole name, in a window of 1280 by 720.
func TestManyFacesAreTold(t *testing.T) {
	for _, seats := range []int{3, 4} {
		for _, level := range []legends.Level{legends.Standard, legends.Advanced} {
			s := at(t, seats, level, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
				for i := range 24 {
					stand(g.Rules().Deck.Faces[i].ID, game.Seat(i%seats), legends.Place(i/seats%3))
				}
			})
			for _, lang := range i18n.Languages() {
				rec := s.drawn(lang)
				if small := rec.Under(11); len(small) > 0 {
					t.Errorf("%s, %d players: too small: %s", lang, seats, small)
				}
				f := s.scene.Model()
				for c := range legends.Card(24) {
					named := func(w ui.Written) bool {
						return strings.Contains(w.Where, "company") && w.Text != "" && strings.HasPrefix(f.Short(c), strings.TrimSuffix(w.Text, "-"))
					}
					if !slices.ContainsFunc(rec.Texts, named) {
						t.Errorf("%s, %d players, level %v: %s has no name", lang, seats, level, f.Short(c))
					}
					list := s.scene.Regions()
					if r := list[ui.Find(list, "char-"+f.Face(c).ID)].Bounds; r.W < 80 || r.H < 75 {
						t.Errorf("%d players, level %v: %s stands in %v by %v", seats, level, f.Short(c), r.W, r.H)
					}
				}
			}
		}
	}
}

// A hand that is shown lies open with whole cards side by side, to be read, as many as may be.
func TestShownHandIsReadable(t *testing.T) {
	for _, n := range []int{1, 5, 7} {
		s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			stand("andret", 0, legends.Camelot)
			for c := range legends.Card(n) {
				hold(g, 1, c)
			}
		})
		s.press("char-andret")
		rec := s.drawn("de")
		f, list := s.scene.Model(), s.scene.Regions()
		for c := range legends.Card(n) {
			i := ui.Find(list, "spied-"+f.Face(c).ID)
			if i < 0 {
				t.Fatalf("of %d cards %s is not shown", n, f.Card(c))
			}
			r := list[i].Bounds
			if r.W < 55 || r.H < 80 {
				t.Errorf("of %d cards %s is shown in %v by %v", n, f.Card(c), r.W, r.H)
			}
			for other := range c {
				if k := ui.Find(list, "spied-"+f.Face(other).ID); list[k].Bounds.Overlaps(r) {
					t.Errorf("of %d cards %s hides %s", n, f.Card(c), f.Card(other))
				}
			}
			named := func(w ui.Written) bool {
				return strings.Contains(w.Where, "inset") && strings.HasPrefix(f.Short(c), strings.TrimSuffix(w.Text, "-"))
			}
			if !slices.ContainsFunc(rec.Texts, named) {
				t.Errorf("of %d cards %s has no name", n, f.Card(c))
			}
		}
	}
}

// No title of an event or a special card is cut, or has no room, wherever it is written: at its
// place, covered, won by oneself and by another, turned up, carried out and bid for.
func TestTitlesAreWhole(t *testing.T) {
	told := map[string]bool{}
	look := func(s *sitting, where string) {
		for _, lang := range i18n.Languages() {
			rec := s.drawn(lang)
			fault := func(text, what string) {
				if head := strings.TrimSuffix(text, "…"); !told[lang+text+where] && ofName(s.scene.Model(), head) {
					told[lang+text+where] = true
					t.Errorf("%s, %s: %s %s", lang, where, text, what)
				}
			}
			for _, w := range rec.Texts {
				if strings.HasSuffix(w.Text, "…") {
					fault(w.Text, "is cut in "+w.Where)
				}
			}
			for _, o := range rec.Overflows {
				fault(o.Text, "has no room")
			}
		}
	}
	d := legends.StandardDeck()
	for _, seats := range []int{2, 3, 4} {
		table := func(lay func(g *legends.Game)) *sitting {
			return at(t, seats, legends.Advanced, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
				stand("kay", 0, legends.Camelot)
				lay(g)
			})
		}
		for c := legends.Card(legends.Characters); c < legends.HighKing; c++ {
			i := c - legends.Characters
			switch face := &d.Faces[c]; face.Kind {
			case legends.LocationEvent:
				look(table(func(g *legends.Game) { g.Event[i].At = face.At }), "at its place")
				look(table(func(g *legends.Game) {
					over := card(t, g, "black-knight")
					if over != c {
						g.Event[over-legends.Characters].At, g.Event[over-legends.Characters].Under = legends.Forest, c
					}
				}), "covered")
			case legends.HeraldicEvent:
				look(table(func(g *legends.Game) { g.Event[i].At, g.Heraldry = legends.Heraldic, c }), "as heraldry")
			case legends.BiddingEvent:
				s := table(func(*legends.Game) {})
				s.game().Bidding.Card, s.game().Event[i].At = c, legends.Turned
				look(s, "bid for")
			case legends.SpecialEvent:
				s := table(func(*legends.Game) {})
				s.game().Event[i].At = legends.Turned
				look(s, "carried out")
			}
		}
		if seats > 2 { // what was won lies as with two, or as pictures
			continue
		}
		won := slices.DeleteFunc(cardsFrom(legends.Characters, legends.HighKing), func(c legends.Card) bool {
			kind := d.Faces[c].Kind
			return kind != legends.LocationEvent && kind != legends.BiddingEvent && kind != legends.FinalEvent
		})
		for _, winner := range []game.Seat{0, 1} {
			for first := 0; first < len(won); first += 4 {
				for _, many := range []int{3, 6, 7, 9} {
					look(table(func(g *legends.Game) {
						for _, c := range won[first:min(first+many, len(won))] {
							g.Event[c-legends.Characters].At, g.Event[c-legends.Characters].Seat = legends.Displayed, winner
						}
					}), "won")
				}
			}
		}
	}
}

// cardsFrom are the cards from one number up to another.
func cardsFrom(first, end legends.Card) (list []legends.Card) {
	for c := first; c < end; c++ {
		list = append(list, c)
	}
	return list
}

// Whoever comes to a company stands last in it, and nobody who was there moves: what one is
// about to click stays under the pointer.
func TestArrivalsStandLast(t *testing.T) {
	came := 0
	for seed := range uint64(10) {
		g, err := legends.New(legends.NewRules(legends.StandardDeck()), 3, legends.Standard, seed)
		if err != nil {
			t.Fatal(err)
		}
		rows := func() (all [legends.MaxSeats][legends.Places][]legends.Card) {
			for s := range all {
				for p := range all[s] {
					all[s][p] = model.CompanyIn(&g.Public, game.Seat(s), legends.Place(p))
				}
			}
			return all
		}
		for chance, before := game.NewStream(seed, 1), rows(); !g.Over(); {
			options := g.Decision().Options
			if err := g.Apply(options[chance.N(len(options))]); err != nil {
				t.Fatal(err)
			}
			now := rows()
			for s := range now {
				for p, row := range now[s] {
					stay := slices.DeleteFunc(before[s][p], func(c legends.Card) bool { return !slices.Contains(row, c) })
					if !slices.Equal(row[:len(stay)], stay) {
						t.Fatalf("seed %d: after %v stands %v", seed, stay, row)
					}
					came += len(row) - len(stay)
				}
			}
			before = now
		}
	}
	if came < 100 {
		t.Errorf("only %d came", came)
	}
}

// In the actions an event says what counts when it may next be completed: not who goes at the end of the turn. // L44, L66
func TestEventsShowWhatCounts(t *testing.T) {
	for phase, has := range map[legends.Phase]int{legends.PhaseComplete: 14, legends.PhaseActions: 13} {
		s := at(t, 2, legends.Standard, phase, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			g.Event[card(t, g, "irish-tribute")-legends.Characters].At = legends.Cornwall
			for _, id := range []string{"agravain", "meleagant", "dagonet", "bedivere", "guinevere"} {
				stand(id, 0, legends.Cornwall)
			}
			g.Chars[card(t, g, "agravain")].Doomed = true
		})
		f := s.scene.Model()
		list, met, empty := f.Counted(f.View, card(t, s.game(), "irish-tribute"), 0)
		if len(list) != 1 || list[0].Has != has || !met || empty {
			t.Errorf("in phase %d it counts %+v, met %t, empty %t", phase, list, met, empty)
		}
		if said := f.Stands(card(t, s.game(), "irish-tribute"), 0); !strings.Contains(said, strconv.Itoa(has)) {
			t.Errorf("in phase %d it is said: %s", phase, said)
		}
		if said := f.Totals(0, legends.Cornwall); !strings.Contains(said, f.T("need.printed", "ability", f.Ability(legends.Diplomacy), "needs", has)) {
			t.Errorf("in phase %d the head of the row says: %s", phase, said)
		}
	}
}

// Who is taken up is missing in the totals of the place that he would leave, wherever he goes. // L115
func TestThePlaceThatIsLeftShowsTheLoss(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		g.Event[card(t, g, "tournament")-legends.Characters].At = legends.Camelot
		stand("kay", 0, legends.Camelot)
		stand("lancelot", 0, legends.Camelot)
	})
	of := func(rec *ui.Recorder) (said string) {
		for _, w := range rec.Texts {
			if strings.Contains(w.Where, "event") || strings.Contains(w.Where, "company") {
				said += " " + w.Text
			}
		}
		return said
	}
	f := s.scene.Model()
	has := func(id string) int { return f.Table().Score(card(t, s.game(), id), legends.Combat) }
	both, left := strconv.Itoa(has("kay")+has("lancelot"))+"/", strconv.Itoa(has("lancelot"))+"/"
	before := of(s.drawn("en"))
	s.press("char-kay")
	after := of(s.drawn("en"))
	if !strings.Contains(before, both) || strings.Contains(before, left) || !strings.Contains(after, left) {
		t.Errorf("%s and %s: before %q, after %q", both, left, before, after)
	}
}
