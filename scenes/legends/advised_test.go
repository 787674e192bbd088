package legends

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Pellinore in the hand is enough for two events at Camelot: both are said, and to who would draw,
// that he is.
func TestPlanSaysBothEvents(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		for _, id := range []string{"lancelot", "ector", "dagonet"} {
			stand(id, 0, legends.Camelot)
		}
		for _, id := range []string{"boon", "oath"} {
			g.Event[card(t, g, id)-legends.Characters].At = legends.Camelot
		}
		g.Heraldry = card(t, g, "banner-benwick")
		g.Event[g.Heraldry-legends.Characters].At = legends.Heraldic
		hold(g, 0, card(t, g, "pellinore"))
	})
	f, plays := s.scene.Model(), 0
	told := func(c *moment.Choice, ids ...string) {
		for _, id := range ids {
			if name, said := f.Card(card(t, s.game(), id)), f.Step(c)+f.Plan(c); !strings.Contains(said, name) {
				t.Errorf("%s is not told: %s", name, said)
			}
		}
	}
	for i := range f.All {
		if a := f.All[i].Do[0]; a.Kind == legends.ActPlay && legends.Place(a.B) == legends.Camelot {
			told(&f.All[i], "boon", "oath")
			plays++
		}
	}
	if plays != 1 {
		t.Errorf("%d plays were looked at", plays)
	}
	told(&moment.Choice{Do: []game.Action{{Kind: legends.ActDraw}}}, "boon", "pellinore")
	if coach, _ := lessonNow(f, "event"); !slices.Equal(coach.Lit, []ui.Rect{f.PlaceRect(legends.Camelot)}) {
		t.Errorf("where the coach speaks of an event at Camelot %v lies in no shade", coach.Lit)
	}
}

// What was bid stands as it stood once the bid is decided, whose winner is told, until the last
// character that was bid has gone. The lamp shows that one may pass.
func TestBidStandsUntilItCloses(t *testing.T) {
	m, decided, wins := playedGame(t, 2, 11, "standard"), 0, 0
	for n := range m.Moves() {
		at, err := m.Fork(n)
		if err != nil {
			t.Fatal(err)
		}
		g := at.Game().(*legends.Game)
		if g.Decision().Kind != model.AskBid || g.Table().Leads() == game.NoSeat {
			continue
		}
		s := sit(t, at, 0)
		s.ready()
		s.press("show")
		list := s.scene.Regions()
		if i := ui.Find(list, "pass"); i < 0 || !list[i].Glow {
			t.Errorf("after %d moves the lamp leaves dark that one may pass", n)
		}
		if passWins(t, s, at) {
			wins++
		}
		f, leads, prize := s.scene.Model(), g.Table().Leads(), g.Bidding.Card
		totals := []int{f.BidTotal(0), f.BidTotal(1)}
		f.Rules.Arrive(f.View, game.Event{Kind: legends.EventBidWon, Seat: leads, Args: [5]int16{int16(prize), int16(totals[leads])}})
		for _, c := range f.View.Companies[leads][legends.Bid].List() {
			e := game.Event{Kind: legends.EventLost, Seat: leads, Args: [5]int16{int16(c), int16(legends.Bid)}}
			f.Rules.Depart(f.View, e)
			f.Rules.Arrive(f.View, e)
		}
		if f.BidTotal(0) != totals[0] || f.BidTotal(1) != totals[1] {
			t.Errorf("after %d moves %v became %d and %d", n, totals, f.BidTotal(0), f.BidTotal(1))
		}
		if f.BidState(leads) != f.T("bid.won") || f.BidState(1-leads) != "" {
			t.Errorf("after %d moves it is told: %q, %q", n, f.BidState(leads), f.BidState(1-leads))
		}
		decided++
	}
	if decided < 3 || wins == 0 {
		t.Errorf("%d bids were decided, %d by passing", decided, wins)
	}
}

// passWins reports whether who leads is told to have the card by passing, and wants it to be so.
func passWins(t *testing.T, s *sitting, at *game.Match) bool {
	t.Helper()
	f, g := s.scene.Model(), at.Game().(*legends.Game)
	pass, prize := game.Action{Kind: legends.ActPass}, g.Bidding.Card
	if !strings.Contains(f.Plan(&moment.Choice{Do: []game.Action{pass}}), f.T("plan.pass-wins")) {
		return false
	}
	after, err := at.Fork(len(at.Moves()))
	if err == nil {
		err = after.Apply(pass)
	}
	if err != nil {
		t.Fatal(err)
	}
	if now := after.Game().(*legends.Game).Event[prize-legends.Characters]; now.At != legends.Displayed || now.Seat != f.Asked {
		t.Errorf("passing is told to win; the card is at %v of %v then", now.At, now.Seat)
	}
	return true
}

// Who is to take one home and gives up more than he must hears first what he keeps, and what that
// brings besides its points.
func TestPlanSaysWhatIsKept(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseEvent, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		for _, id := range []string{"lancelot", "ector", "dagonet", "pellinore"} {
			stand(id, 0, legends.Camelot)
		}
		for _, id := range []string{"boon", "oath"} {
			g.Event[card(t, g, id)-legends.Characters].At = legends.Camelot
		}
		g.Heraldry = card(t, g, "banner-benwick")
		g.Event[g.Heraldry-legends.Characters].At = legends.Heraldic
		g.Deck[0], g.DeckLeft = card(t, g, "mist"), 1
	})
	f, lancelot := s.scene.Model(), card(t, s.game(), "lancelot")
	said := f.Plan(&moment.Choice{Do: []game.Action{{Kind: legends.ActTarget, A: uint8(lancelot)}}})
	boon, oath := card(t, s.game(), "boon"), card(t, s.game(), "oath")
	kept, lost := strings.Index(said, f.Card(boon)), strings.Index(said, f.Card(oath))
	if kept < 0 || lost < kept || !strings.Contains(said, f.Text(boon)) {
		t.Errorf("it is told so: %s", said)
	}
}

// advises is what the sage would have done.
func advises(t *testing.T, s *sitting) *moment.Choice {
	t.Helper()
	s.press("show")
	s.press("show")
	for !s.scene.Advised() {
		s.tick(1)
	}
	f := s.scene.Model()
	list := s.scene.Regions()
	told, _, _ := strings.Cut(list[ui.Find(list, "advice")].Label, "\n")
	for i := range f.All {
		if name := cmp.Or(f.Called(&f.All[i]), f.All[i].Label); strings.HasSuffix(ui.Plain(told), ui.Plain(name)) {
			return &f.All[i]
		}
	}
	t.Fatalf("he advises nothing: %s", told)
	return nil
}

// The sage is not beaten by a glance at the board: where he searches in vain for a difference he
// takes what is enough for more in this turn.
func TestSageSeesWhatEverybodySees(t *testing.T) {
	m := playedGame(t, 2, 23, "standard")
	for _, n := range []int{53, 107} {
		at, err := m.Fork(n)
		if err != nil {
			t.Fatal(err)
		}
		s := sit(t, at, 0)
		s.ready()
		best, f := advises(t, s), s.scene.Model()
		for i := range f.All {
			if c := &f.All[i]; f.Shows(c) > f.Shows(best) {
				t.Errorf("after %d moves he advises %s for %d points, not %s for %d", n, best.Label, f.Shows(best), c.Label, f.Shows(c))
			}
		}
	}
}

// The runner-up has its reason, which is not one of those for what is advised.
func TestRunnerUpHasItsReason(t *testing.T) {
	m := playedGame(t, 2, 23, "standard")
	for _, n := range []int{41, 45, 53, 57, 65, 69} {
		at, err := m.Fork(n)
		if err != nil {
			t.Fatal(err)
		}
		s := sit(t, at, 0)
		s.ready()
		advises(t, s)
		if ui.Find(s.scene.Regions(), "advice-more") >= 0 {
			s.press("advice-more")
		}
		list := s.scene.Regions()
		label, told, last, ok := list[ui.Find(list, "advice")].Label, "", "", false
		for _, key := range []string{"advice.else", "advice.even"} {
			if !ok {
				told, last, ok = strings.Cut(label, "\n"+ui.Plain(s.app.Context().T(key, "other", "")))
			}
		}
		_, reason, _ := strings.Cut(last, ". ")
		if !ok || reason == "" || strings.Contains(told, reason) {
			t.Errorf("after %d moves %q speaks for %q, and for what is advised %q", n, reason, last, told)
		}
	}
}

// Of what is free and brings something the sage makes use.
func TestSageTakesWhatIsFree(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseTexts, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		for _, id := range []string{"lancelot", "ector", "pellinore"} {
			stand(id, 0, legends.Camelot)
		}
		stand("lynette", 0, legends.Forest)
		g.Event[card(t, g, "oath")-legends.Characters].At = legends.Camelot
		g.Event[card(t, g, "questing-beast")-legends.Characters].At = legends.Forest
		g.Heraldry = card(t, g, "banner-benwick")
		g.Event[g.Heraldry-legends.Characters].At = legends.Heraldic
		hold(g, 0, card(t, g, "meleagant"))
	})
	if c := advises(t, s); c.Do[0].Kind != legends.ActUse {
		t.Errorf("he advises %s", c.Label)
	}
}

// Where nobody may bid any more and several characters would be enough, it is said of one who of them is missed least,
// however little he overbids.
func TestLastBidIsTheLeastMissed(t *testing.T) {
	looked, little := 0, 0
	for seed := range uint64(24) {
		m := playedGame(t, 2, seed, "standard")
		for n := range m.Moves() {
			if m.Moves()[n].Action.Kind != legends.ActBid {
				continue
			}
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			s := sit(t, at, 0)
			s.ready()
			f := s.scene.Model()
			most := f.BidTotal(1 - f.Asked)
			sure, told, dear, top := 0, 0, 0, 0
			for _, c := range f.All {
				bid := legends.Card(c.Do[0].A)
				if c.Do[0].Kind != legends.ActBid || f.BidWith(bid, f.Asked) <= most || !strings.Contains(f.Plan(&c), f.T("plan.sure")) {
					continue
				}
				sure, top = sure+1, max(top, f.BidWith(bid, f.Asked))
				if strings.Contains(f.Plan(&c), f.T("plan.bid-least", "name", f.Card(bid), "count", most+1)) {
					told++
					little = max(little, top-f.BidWith(bid, f.Asked))
				} else if strings.Contains(f.Plan(&c), f.T("plan.bid-costs", "name", f.Card(bid))) {
					dear++
				}
			}
			if sure < 2 || dear == sure { // what one then lacks is told instead
				continue
			}
			if looked++; told == 0 {
				t.Errorf("seed %d, after %d moves: of %d that are enough nobody is said to be missed least", seed, n, sure)
			}
		}
	}
	if looked < 3 || little == 0 {
		t.Errorf("%d bids were looked at, none of them lower than others: the test shows little", looked)
	}
}
