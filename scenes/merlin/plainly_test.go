package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/modules"
	"merlin/scenes/ui"
)

// allModules is the largest set of modules.
func allModules() []string { return moduleSets()[len(moduleSets())-1] }

// looking has look see the table at every question of some games with all modules.
func looking(t *testing.T, seeds uint64, look func(m *game.Match, f *draw.Frame)) {
	t.Helper()
	app := appIn(t, "en")
	for seed := range seeds {
		byChance(t, 2+int(seed%3), seed, allModules(), func(m *game.Match) { look(m, askedBy(app, m)) })
	}
}

// askedBy is the frame of a match as the one who is asked has it.
func askedBy(app *ui.App, m *game.Match) *draw.Frame {
	s := newSession(m)
	s.Confirm(m.Game().Decision().Seat)
	f := s.frame()
	f.On(app.Context())
	f.View, f.Shown = s.view(), f.Moves
	s.fill(f)
	f.Describe()
	return f
}

// The question at a cauldron says what its tile offers, and how far one is.
func TestCauldronsSayWhatTheyOffer(t *testing.T) {
	wants := map[string]string{
		"bewitch": "bewitch one of your dice", "swap": "swap two figures", "dark": "Morgana marker",
		"hut": "on one of your manors", "sell": "(1/2)", "buy": "pay 2 coins",
	}
	seen, steps := map[string]bool{}, map[string]bool{}
	app := appIn(t, "en")
	look := func(m *game.Match) {
		f := askedBy(app, m)
		switch f.Ask {
		case "brew":
			g := m.Game().(*merlin.Game)
			brew := g.Mods.Morgana.Brew(g.Rules().Box, g.Decision().Args[0]).String()
			seen[brew] = true
			if said := f.Prompt(); !strings.Contains(said, wants[brew]) {
				t.Errorf("%s: %q", brew, said)
			}
		case "sell":
			if said := f.Prompt(); !strings.Contains(said, "(2/2)") {
				t.Errorf("%q", said)
			}
		case "buy-goods":
			_, step, _ := strings.Cut(f.Prompt(), "(")
			steps[step] = true
		}
	}
	for seed := range uint64(6) {
		m, chance := newMatch(t, 2, seed, "morgana", "arthur"), game.NewStream(seed, 41)
		for !m.Game().Over() {
			look(m)
			all := m.Game().Decision().Options
			options := slices.DeleteFunc(slices.Clone(all), func(a game.Action) bool { // coins are kept
				return a.Kind == merlin.ActCoin || a.Kind == merlin.ActHorn || a.Kind == merlin.ActPoison || a.Kind == merlin.ActNoBrew
			})
			if len(options) == 0 {
				options = all
			}
			if err := m.Apply(options[chance.N(len(options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for brew := range wants {
		if !seen[brew] {
			t.Errorf("no game had the question of %q", brew)
		}
	}
	for _, step := range []string{"1/3)", "2/3)", "3/3)"} {
		if !steps[step] {
			t.Errorf("buying goods had the steps %v", steps)
		}
	}
}

// Whoever may fulfil no quest by the ring since he was at the market is told just that:
// by the log, and before he does it.
func TestRingAfterTheMarket(t *testing.T) {
	app, market, hand := appIn(t, "en"), 0, 0
	for seed := range uint64(12) {
		bought := false
		byChance(t, 3, seed, allModules(), func(m *game.Match) {
			n := len(m.Moves()) - 1
			if n < 0 {
				return
			}
			for _, e := range m.Moves()[n].Events {
				switch {
				case e.Kind == merlin.EventTurn:
					bought = false
				case e.Kind == merlin.EventBought:
					bought = true
				case e.Kind == merlin.EventVoid && m.Game().(*merlin.Game).Rules().VoidName(e.Args[0]) == "ring":
					f := seenBy(app, m)
					text := ""
					for _, entry := range draw.Chronicle(f) {
						if strings.Contains(entry.Text, "signet ring") {
							text = entry.Text
						}
					}
					want := "has no quest card in hand"
					if bought {
						want = "may fulfil no quest after buying at the market"
						market++
					} else {
						hand++
					}
					if !strings.Contains(text, want) {
						t.Errorf("seed %d: %q", seed, text)
					}
				}
			}
		})
	}
	if market == 0 {
		t.Errorf("the ring's quest was left out %d times after the market, %d times without a card", market, hand)
	}
}

// What Morgana closes says so wherever it is pointed at, and nothing else does.
func TestWhatIsClosedSaysSo(t *testing.T) {
	shut, open := 0, 0
	looking(t, 3, func(_ *game.Match, f *draw.Frame) {
		if len(f.Moves)%5 != 0 {
			return
		}
		for p := range merlin.Province(merlin.Provinces) {
			says := func(tip string) bool { return strings.Contains(tip, "Morgana stands here") }
			barred := !f.Position().Enters(merlin.SpaceOf(p))
			if tip := f.SpaceTip(merlin.SpaceOf(p)); says(tip) != barred && barred {
				t.Fatalf("space: %q", tip)
			}
			for i := range merlin.Item(merlin.Items) {
				if tip := f.StockTip(i, p); says(tip) != f.Position().Closed(i, p) {
					t.Fatalf("stock: %q", tip)
				}
			}
			for _, one := range f.Posts(p) {
				if tip := f.PostTip(one, p); says(tip) != (barred && (one.Any || one.Servant != merlin.Lady)) {
					t.Fatalf("place: %q", tip)
				}
			}
			if barred {
				shut++
			} else {
				open++
			}
		}
	})
	if shut < 50 || open < 50 {
		t.Errorf("%d closed, %d open", shut, open)
	}
}

// In Caerleon a servant of the castle says what he does in the district where he is to
// be placed, and choices of provinces name their districts.
func TestCityIsNamedWhereOneChooses(t *testing.T) {
	placed, chosen := 0, 0
	looking(t, 3, func(_ *game.Match, f *draw.Frame) {
		if f.Asked == f.Home && f.Question().Kind == merlin.AskPlace {
			p := merlin.Province(f.About()[0])
			if text := f.ServantText(merlin.Mason); !strings.Contains(text, modules.DistrictText(f.Words, p)) {
				t.Fatalf("%q", text)
			}
			placed++
		}
		for _, list := range f.Choices {
			for _, c := range list {
				var p merlin.Province
				switch a := c.Do[len(c.Do)-1]; a.Kind {
				case merlin.ActSummon:
					p = merlin.Province(a.B)
				case merlin.ActCauldron:
					p = modules.MorganaGoes(f.Model, a.B, a.C)
				case merlin.ActBors:
					p = merlin.Province(a.A)
				default:
					continue
				}
				district := f.T("district." + modules.DistrictIn(f.Model, p).String())
				if tip := f.ChoiceTip(&c); !strings.Contains(c.Short, district) || !strings.Contains(tip, modules.DistrictText(f.Words, p)) {
					t.Fatalf("%q says %q", c.Short, tip)
				}
				chosen++
			}
		}
	})
	if placed < 10 || chosen < 50 {
		t.Errorf("%d servants, %d choices", placed, chosen)
	}
}

// Taking the points of a quest says how many they are.
func TestPointsAreCounted(t *testing.T) {
	n := 0
	looking(t, 3, func(m *game.Match, f *draw.Frame) {
		for _, c := range f.Buttons {
			if c.Do[len(c.Do)-1].Kind != merlin.ActPoints {
				continue
			}
			n++
			after := m.Game().Clone().(*merlin.Game)
			before := after.Players[f.Asked].Score
			if err := after.Apply(c.Do[0]); err != nil {
				t.Fatal(err)
			}
			for _, e := range after.Events() {
				if e.Kind != merlin.EventPoints || merlin.Reason(e.Args[1]) != merlin.ForQuests {
					continue
				}
				if want := f.T("action.points", "count", int(e.Args[0])); c.Label != want {
					t.Errorf("%q, but %d points come (%d before)", c.Label, e.Args[0], before)
				}
				break
			}
		}
	})
	if n < 5 {
		t.Errorf("%d times", n)
	}
}

// The bar's “+” is made up of what its tip names.
func TestMoreTurnsAreNamed(t *testing.T) {
	named := 0
	looking(t, 2, func(_ *game.Match, f *draw.Frame) {
		n := f.MoreTurns()
		tip := f.RoundsTip()
		if star := strings.Contains(tip, "a die of Morgana"); star != (f.View.Mods.Morgana.Starred>>f.DiceSeat()&1 == 0) || strings.Contains(tip, "labourer") != (f.View.Mods.Market.Hired[f.DiceSeat()] > 0) {
			t.Fatalf("+%d: %q", n, tip)
		}
		if n > 1 {
			named++
		}
	})
	if named == 0 {
		t.Error("there was no labourer beside a die of Morgana's")
	}
}

// While the table is laid the header does not speak of a scoring, in a scoring it does.
func TestHeaderOfWhatIsNobodysTurn(t *testing.T) {
	app := appIn(t, "en")
	m := newMatch(t, 3, 1, allModules()...)
	f := seenBy(app, m)
	f.Start, f.Moves, f.Shown, f.View.Turn.Seat = nil, nil, nil, game.NoSeat
	if said := f.StageWords(); said != "The table is being laid" {
		t.Errorf("the set-up is called %q", said)
	}
	round := game.Event{Kind: merlin.EventRound, Args: [5]int16{1}}
	scoring := game.Event{Kind: merlin.EventScoring, Args: [5]int16{2}}
	scored := game.Event{Kind: merlin.EventScored}
	f.View.Round = 2
	for _, c := range []struct {
		events []game.Event
		to     int
		want   string
	}{
		{[]game.Event{round}, 0, "Round 2"},
		{[]game.Event{round, scoring}, 0, "Scoring"},
		{[]game.Event{round, scoring}, 1, "Round 2"},
		{[]game.Event{round, scoring, scored}, 0, "Round 2"},
	} {
		f.Shown, f.Pending = []game.Move{{Events: c.events}}, c.to
		if said := f.StageWords(); said != c.want {
			t.Errorf("%v without the last %d: %q", c.events, c.to, said)
		}
	}
}

// A poisoned apple that is used goes back to the supply.
func TestPoisonGoesToTheSupply(t *testing.T) {
	for _, lang := range []string{"de", "en", "fr"} {
		app := appIn(t, lang)
		m := newMatch(t, 2, 1, allModules()...)
		s := stageOf(New(app.Context(), &shell{}, m))
		to := s.Flight(game.Event{Kind: merlin.EventPoisonPaid, Args: [5]int16{1, 0}})[0].Path
		x, y, ok := s.Anchor(model.At(modules.AtPoisonSupply, game.NoSeat))
		if end := to[len(to)-1]; !ok || end != [2]float64{x, y} {
			t.Errorf("it flies to %v, the supply is at %v, %v", end, x, y)
		}
	}
}

// The questions at the cauldrons stand whole in the ribbon, in every language.
func TestCauldronQuestionsFit(t *testing.T) {
	for _, lang := range i18n.Languages() {
		app := appIn(t, lang)
		m := newMatch(t, 2, 1, allModules()...)
		f := askedBy(app, m)
		f.Asked, f.Seats[0].Name = 0, "Gwendolyn von Cornwall"
		f.Choices, f.Landings, f.Next = nil, nil, model.Question{}
		app.Start(&captioned{f: f})
		for tile := range uint8(len(f.Rules.Box.Mods.Brews)) {
			for face := range uint8(2) {
				f.View.Mods.Morgana.Tiles[0] = 2*tile + face
				for _, f.Kind = range []game.AskKind{merlin.AskTaste, merlin.AskSell, merlin.AskBuy, merlin.AskRing, merlin.AskReward} {
					f.Ask = f.Rules.AskName(f.Kind)
					f.Args = [3]uint8{}
					if said := f.Prompt(); amiss(said) {
						t.Errorf("%s: %q", lang, said)
					}
					checkDrawn(t, lang, app, true)
				}
			}
		}
	}
}
