package legends

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/table/paint"
)

// What changes a game has a scene in the recorded games: what is bid for, who completes, wins or gains something, whose
// companion another takes away, who acts in another's turn, what opens, and that the Final Event is next, told once in a game.
// What flies there waits for it. Who passes in a bid is named.
func TestGreatMoments(t *testing.T) {
	told := map[game.EventKind]int{}
	for _, r := range recorded {
		m := playedGame(t, r.seats, r.seed, r.level)
		again := newMatch(t, r.seats, r.seed, r.level)
		s, nears := sit(t, again, 0), 0
		for _, move := range m.Moves() {
			before, view := s.scene.Model(), again.Game().(*legends.Game).View(game.NoSeat)
			if err := s.session().Take([]game.Action{move.Action}); err != nil {
				t.Fatal(err)
			}
			moves := again.Moves()
			for _, e := range game.Tell(moves[len(moves)-1].Events, game.NoSeat) {
				list := draw.Flights(before, &view, []game.Event{e})
				scene, said := tellsOf(list)
				if want := isGreat(&view, before.Home, e); want != (scene != nil || said) {
					t.Fatalf("%s: event %+v has a scene: %t", r.name, e, !want)
				}
				if scene != nil {
					told[e.Kind]++
				}
				if e.Kind == legends.EventTurned && scene != nil {
					nears++
				}
				waits(t, e, list)
				before.Rules.Depart(&view, e)
				before.Rules.Arrive(&view, e)
			}
			s.scene.CatchUp()
			s.scene.Refresh()
		}
		if want := btoi(r.level != "beginner"); nears != want {
			t.Errorf("%s: the Final Event is announced %d times, not %d", r.name, nears, want)
		}
	}
	for _, kind := range []game.EventKind{legends.EventCompleted, legends.EventBidWon, legends.EventGained, legends.EventLost, legends.EventOpened, legends.EventWorks} {
		if told[kind] == 0 {
			t.Errorf("nothing of kind %d happens: the test shows little", kind)
		}
	}
}

// Who acts in another's turn has a scene with his card, which lies there as long as it takes to read; oneself knows.
func TestInterruptionIsTold(t *testing.T) {
	m := newMatch(t, 2, 5, "standard")
	f, view := sit(t, m, 0).scene.Model(), m.Game().(*legends.Game).View(game.NoSeat)
	texts := legends.StandardDeck().Texts
	n := slices.IndexFunc(texts, func(x legends.Text) bool { return x.When == legends.Answer })
	used := game.Event{Kind: legends.EventUsed, Seat: f.Home, Args: [5]int16{int16(texts[n].Card), int16(n)}}
	if scene, _ := tellsOf(draw.Flights(f, &view, []game.Event{used})); scene != nil {
		t.Errorf("one's own doing is told: %q", scene.Title)
	}
	used.Seat = 1 - f.Home
	scene, _ := tellsOf(draw.Flights(f, &view, []game.Event{used}))
	if scene == nil || scene.Title != f.Card(texts[n].Card) || scene.Says != f.Text(texts[n].Card) || scene.Stays < 2*paint.VignetteTime {
		t.Errorf("another's interruption is told as %+v", scene)
	}
}

// Who brings cards where an event is completed is named in its scene, as far as there is room and a card. // L52, L95
func TestPrizeSaysWhoBringsCards(t *testing.T) {
	for _, c := range []struct {
		place legends.Place
		room  int   // in the hand
		pile  uint8 // cards
		count int   // 0: it brings none
	}{{legends.Forest, 5, 9, 2}, {legends.Forest, 1, 9, 1}, {legends.Forest, 0, 9, 0}, {legends.Forest, 5, 1, 1}, {legends.Camelot, 5, 9, 0}} {
		s := at(t, 2, legends.Standard, legends.PhaseComplete, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			stand("percival", 0, c.place)
			g.Event[card(t, g, "oath")-legends.Characters].At = c.place
		})
		f, view := s.scene.Model(), s.game().View(0)
		f.View.PileLeft, f.View.Held[0] = c.pile, uint8(f.Table().Limit(0)-c.room)
		done := game.Event{Kind: legends.EventCompleted, Seat: 0, Args: [5]int16{int16(card(t, s.game(), "oath")), int16(c.place), 3}}
		scene, _ := tellsOf(draw.Flights(f, &view, []game.Event{done}))
		says := func(n int) bool {
			text := f.T("prize.granted", "card", f.Card(card(t, s.game(), "percival")), "count", n)
			return scene != nil && slices.ContainsFunc(scene.Gains, func(g paint.Gain) bool { return g.Text == text })
		}
		for n := 1; n <= 3; n++ {
			if says(n) != (n == c.count) {
				t.Errorf("%+v: the scene has %+v", c, scene)
			}
		}
	}
}

// tellsOf are the scene and whether a sentence is among flights.
func tellsOf(list []paint.Flight) (scene *paint.Vignette, said bool) {
	for _, f := range list {
		if f.Scene != nil {
			scene = f.Scene
		}
		said = said || f.Banner != ""
	}
	return scene, said
}

// isGreat reports whether an event of a table is to be told to who sits at home.
func isGreat(v *legends.View, home game.Seat, e game.Event) bool {
	switch e.Kind {
	case legends.EventCompleted, legends.EventBidding, legends.EventBidWon, legends.EventGained, legends.EventOpened:
		return true
	case legends.EventLost:
		return e.Seat != v.Turn.Seat && legends.Place(e.Args[1]) != legends.Bid
	case legends.EventWorks:
		return legends.StandardDeck().Faces[e.Args[0]].Kind == legends.SpecialEvent
	case legends.EventUsed:
		return e.Seat != home && legends.StandardDeck().Texts[e.Args[1]].When == legends.Answer
	case legends.EventTurned:
		return v.Level > legends.Beginner && v.DeckLeft == 2
	case legends.EventBanished:
		return v.Event[e.Args[0]-legends.Characters].At == legends.Bid
	case legends.EventPassed:
		return e.Args[0] == 0 && e.Seat != home
	}
	return false
}

// waits wants what is won to be told when all have gathered, and to fly off when that is over, not before.
func waits(t *testing.T, e game.Event, list []paint.Flight) {
	t.Helper()
	if e.Kind != legends.EventCompleted && e.Kind != legends.EventBidWon {
		return
	}
	told, off := list[slices.IndexFunc(list, func(f paint.Flight) bool { return f.Scene != nil })], 0
	for _, f := range list {
		switch {
		case f.Scene != nil || f.Sprite == "tick":
		case f.Begin >= told.End:
			off++
		case f.End > told.Begin+.25 && f.Path[0] != f.Path[len(f.Path)-1]:
			t.Errorf("%+v: something flies from %v to %v, while the scene lasts from %v to %v", e, f.Begin, f.End, told.Begin, told.End)
		}
	}
	if off == 0 {
		t.Errorf("%+v: nothing flies off when the scene is over", e)
	}
}

// Each event that ends the game has its scene, once, which says that a press goes on, and does go on by one.
func TestEveryEndHasItsScene(t *testing.T) {
	finals := 0
	for c := legends.Card(legends.Characters); !c.IsSpecial(); c++ {
		face := &legends.StandardDeck().Faces[c]
		if !c.IsFinal() || face.ID == "" {
			continue
		}
		finals++
		g := legends.Empty(legends.NewRules(legends.StandardDeck()), 2, legends.Standard)
		g.Persons = 3
		g.Event[c-legends.Characters].At = legends.Final
		for who := range legends.Card(legends.Characters) {
			if n := g.Table().Companies[0][legends.Final].Len(); n < roomAtFinal && !g.Table().Completes(c, 0) && helps(face, g, who) {
				g.Stand(who, 0, legends.Final)
			}
		}
		g.Begin(0, legends.PhaseComplete)
		if !g.Table().Completes(c, 0) {
			t.Fatalf("%s: the position is not the one that is meant", face.ID)
		}
		s := sit(t, matchAt(t, g), 1)
		s.ready()
		f, view := s.scene.Model(), s.game().View(0)
		done := game.Event{Kind: legends.EventCompleted, Seat: 0, Args: [5]int16{int16(c), int16(legends.Final), int16(face.Points)}}
		scenes := 0
		for _, fly := range draw.Flights(f, &view, []game.Event{done}) {
			if fly.Scene != nil {
				scenes++
				if fly.Scene.Title != f.Card(c) || fly.Scene.Hint == "" || !fly.Scene.Takes {
					t.Errorf("%s: the scene is %+v", face.ID, fly.Scene)
				}
			}
		}
		if scenes != 1 {
			t.Errorf("%s: %d scenes", face.ID, scenes)
		}
		if err := s.session().Take([]game.Action{{Kind: legends.ActComplete, A: uint8(c)}}); err != nil {
			t.Fatal(err)
		}
		s.tick(90)
		for presses := 0; s.AtTable() && !s.Rests(); presses++ {
			if presses == 3 {
				t.Fatalf("%s: the scene stays after %d presses", face.ID, presses)
			}
			s.press("hurry")
			s.tick(2)
		}
	}
	if finals < 3 {
		t.Errorf("%d events end the game: the test shows little", finals)
	}
}

// roomAtFinal is how many have room there.
const roomAtFinal = 6

// helps reports whether a character has much of what an event asks for.
func helps(face *legends.Face, g *legends.Game, who legends.Card) bool {
	for a, n := range face.Needs {
		if n > 0 && g.Rules().Deck.Faces[who].Scores[a] >= 4 && g.Table().Totals(0, legends.Final)[a] < int(n) {
			return true
		}
	}
	return false
}

// How the points stand is said with names, those of who sits at the screen first, whoever completes the event.
func TestStandIsSaidOwnFirst(t *testing.T) {
	for seat := range game.Seat(2) {
		s := at(t, 2, legends.Standard, legends.PhaseComplete, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
			stand("percival", seat, legends.Camelot)
			g.Event[card(t, g, "oath")-legends.Characters].At = legends.Camelot
			e := &g.Event[card(t, g, "boon")-legends.Characters]
			e.At, e.Seat = legends.Displayed, 1
		})
		f, view := s.scene.Model(), s.game().View(0)
		done := game.Event{Kind: legends.EventCompleted, Seat: seat, Args: [5]int16{int16(card(t, s.game(), "oath")), int16(legends.Camelot), 3}}
		scene, _ := tellsOf(draw.Flights(f, &view, []game.Event{done}))
		own, others := 3*btoi(seat == 0), 2+3*btoi(seat == 1)
		want := f.T("prize.stands", "name", f.Who(0), "points", own, "other", f.Who(1), "others", others)
		if scene == nil || !slices.ContainsFunc(scene.Gains, func(g paint.Gain) bool { return g.Text == want }) {
			t.Errorf("seat %d: %q is not among %+v", seat, want, scene)
		}
	}
}
