package legends

import (
	"math"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/ui"
)

// A game with all cards against computers is played with motion to its end, drawn in
// between: whatever happens can be shown, with the card by which it happens.
func TestGamesMove(t *testing.T) {
	var players []game.Player
	for i := range 3 {
		players = append(players, game.Player{Name: playerNames[i], Colour: uint8(i), Level: uint8(min(1, i))})
	}
	setup := standard.Rules.Setup(players, nil, 9)
	setup.Options = []game.Option{{Name: "level", Value: "advanced"}}
	m, err := game.NewMatch(standard.Rules, setup)
	if err != nil {
		t.Fatal(err)
	}
	s := sit(t, m, .05)
	chance, doing := game.NewStream(5, 5), 0
	for n := 0; !s.session().Over() && n < 45; n++ {
		names := pressable(s)
		list := append(names.glow, names.others...)
		s.app.Context().PressNamed(list[chance.N(len(list))])
		for range 8 {
			s.tick(1)
			if c, what := s.scene.Model().Doing(); c != legends.NoCard && what != "" {
				doing++
			}
		}
		s.Settle()
		if n%5 == 0 {
			s.app.Context().RequestRedraw()
			s.app.Draw(nil)
		}
	}
	if len(m.Moves()) < 25 {
		t.Errorf("only %d moves were shown: the test shows little", len(m.Moves()))
	}
	if doing == 0 {
		t.Error("never the card lay under the glass with which another did something")
	}
}

// Whatever happens in the recorded games flies within the canvas, for every seat's eyes.
func TestFlightsStayOnTheTable(t *testing.T) {
	flown, put, landed, ticked := map[game.EventKind]bool{}, 0, 0, 0
	for _, r := range recorded {
		m := playedGame(t, r.seats, r.seed, r.level)
		again := newMatch(t, r.seats, r.seed, r.level)
		s := sit(t, again, 0)
		for _, move := range m.Moves() {
			before, view := s.scene.Model(), again.Game().(*legends.Game).View(game.NoSeat)
			if err := s.session().Take([]game.Action{move.Action}); err != nil {
				t.Fatal(err)
			}
			moves := again.Moves()
			lands := map[legends.Card][2]float64{}
			for _, e := range game.Tell(moves[len(moves)-1].Events, game.NoSeat) {
				for _, f := range draw.Flights(before, &view, []game.Event{e}) {
					flown[e.Kind] = true
					ticked += btoi(f.Sprite == "tick")
					if e.Kind == legends.EventPlayed && f.Sprite != "tick" && legends.Place(e.Args[1]) < legends.Avalon {
						lands[legends.Card(e.Args[0])] = f.Path[len(f.Path)-1]
					}
					for _, at := range f.Path {
						if !ui.Canvas.Inset(-80).Contains(at[0], at[1]) {
							t.Fatalf("event %d flies by %v", e.Kind, at)
						}
					}
				}
				before.Rules.Depart(&view, e)
				before.Rules.Arrive(&view, e)
			}
			s.scene.CatchUp()
			s.scene.Refresh()
			for c, at := range lands {
				landed += btoi(landsOn(s, c, at))
			}
			put += len(lands)
		}
	}
	if put < 60 || landed < put*9/10 { // what comes of it may send somebody on at once
		t.Errorf("of %d that were played %d lie where they flew to", put, landed)
	}
	if ticked == 0 {
		t.Error("no tick comes or goes: the test shows little")
	}
	if len(flown) < 12 {
		t.Errorf("only %d kinds of events fly", len(flown))
	}
}

// Two who move together come to seats of their own, and each lands with dust.
func TestTwoLandSideBySide(t *testing.T) {
	s := at(t, 2, legends.Standard, legends.PhaseActions, func(_ *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("kay", 0, legends.Camelot)
		stand("gareth", 0, legends.Camelot)
	})
	view, ends, landed := s.game().View(0), map[[2]float64]bool{}, 0
	var events []game.Event
	for _, id := range []string{"kay", "gareth"} {
		e := game.Event{Kind: legends.EventMoved, Seat: 0, Args: [5]int16{int16(card(t, s.game(), id)), int16(legends.Camelot), int16(legends.Forest)}}
		events = append(events, e)
	}
	for _, f := range draw.Flights(s.scene.Model(), &view, events) {
		switch at := f.Path[len(f.Path)-1]; {
		case f.Lies:
			ends[at] = true
		case ends[at]:
			landed++
		}
	}
	if len(ends) != 2 || landed != 2 {
		t.Errorf("two come to %v, %d of them with weight", ends, landed)
	}
}

// A special card whose bearer leaves flies from him back to where it lies. // L74
func TestSpecialCardsFlyBack(t *testing.T) {
	s := at(t, 2, legends.Advanced, legends.PhaseActions, func(g *legends.Game, stand func(string, game.Seat, legends.Place)) {
		stand("kay", 0, legends.Forest)
		g.Special[0] = card(t, g, "kay")
	})
	view, e := s.game().View(0), game.Event{Kind: legends.EventSpecialBack, Seat: 0, Args: [5]int16{int16(legends.HighKing), int16(card(t, s.game(), "kay"))}}
	list := draw.Flights(s.scene.Model(), &view, []game.Event{e})
	places := s.scene.Regions()
	stands := places[ui.Find(places, "char-kay")].Bounds
	if len(list) == 0 || !stands.Contains(list[0].Path[0][0], list[0].Path[0][1]) || stands.Contains(list[0].Path[1][0], list[0].Path[1][1]) {
		t.Errorf("it flies like this from %v: %+v", stands, list)
	}
}

// landsOn reports whether a character stands about where it flew to.
func landsOn(s *sitting, c legends.Card, at [2]float64) bool {
	list := s.scene.Regions()
	i := ui.Find(list, "char-"+s.scene.Model().Face(c).ID)
	if i < 0 {
		return false
	}
	x, y := list[i].Bounds.Center()
	return math.Abs(x-at[0]) < 3 && math.Abs(y-at[1]) < 3
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
