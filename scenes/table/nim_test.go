package table_test

import (
	"fmt"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// All that the toy has of its own on the screen. Its model of a moment is the moment.

type (
	nimMoment = table.Moment[nimView]
	nimScene  = table.Scene[nimView, *nimMoment]
	nimGames  = table.Games[nimView, *nimMoment]
)

var nimTitle = &table.Title[nimView, *nimMoment]{
	Play: table.Play{
		Rules: nimRules{}, Ends: []string{"end"}, Chapters: nimRounds, Describe: nimDescribe,
		Turn: func(g game.Game) game.Seat { return g.(*nim).turn }, Turns: nimTurn,
	},
	Open: func(game.Game) table.Screen[nimView, *nimMoment] {
		return table.Screen[nimView, *nimMoment]{
			View: nimRules{}.View, Depart: nimDepart, Arrive: nimArrive,
			Model: func(m *nimMoment) *nimMoment { return m }, Offer: nimOffer,
			Panels: func(func() []ui.Region) []table.Panel[*nimMoment] {
				return []table.Panel[*nimMoment]{nimPanel{}, nimLog()}
			},
			Flights: nimFlights, Manner: nimManner, Result: nimResult,
			Bar: nimBar, Toast: nimBar, Caption: ui.Rect{X: 200, Y: 900, W: 700, H: 72},
		}
	},
}

var nimBar = ui.Rect{W: ui.CanvasW, H: 54}

// nimDepart takes a card off the hand; nimArrive does what it does when it lies there.
func nimDepart(v *nimView, e game.Event) {
	if e.Kind == nimPlayed {
		v.Counts[e.Seat]--
	}
}

func nimArrive(v *nimView, e game.Event) {
	switch e.Kind {
	case nimPlayed:
		v.Heap -= int(e.Args[1])
	case nimDrawn:
		v.Counts[e.Seat]++
	case nimTurn:
		v.Turn = e.Seat
	}
}

func nimOffer(s *table.Session, m *nimMoment) error {
	m.Offer(s.Match().Game(), func(c *table.Choice) {
		c.Label = "End the turn"
		if c.At.Kind == nimCard {
			c.Label = fmt.Sprintf("Take %d", m.View.Hand[c.At.A])
		}
	})
	return nil
}

// nimPanel is all of the table but the log: bar, heap, hands.
type nimPanel struct{}

func (nimPanel) Area() ui.Rect { return ui.Canvas }

func (nimPanel) Draw(p *ui.Painter, m *nimMoment) {
	for _, b := range nimButtons(m) {
		b.Draw(p, m.Ctx)
	}
	p.Text(fmt.Sprint(m.View.Heap), 600, 400, table.NumberStyle.Sized(90))
	for slot, card := range m.View.Hand {
		r := nimPlace(slot)
		p.NineSlice("panel-inset", r, 16)
		if list := m.Choices[game.Target{Kind: nimCard, A: uint8(slot)}]; len(list) > 0 {
			p.GlowRing(r, 8, m.Breath)
		}
		if card > 0 {
			p.Text(fmt.Sprint(card), r.X+40, r.Y+60, table.NumberStyle)
		}
	}
	for s := range m.Seats {
		p.Text(fmt.Sprintf("%s: %d cards", m.Who(game.Seat(s)), m.View.Counts[s]), 80, 120+40*float64(s), ui.BodyStyle)
	}
}

// nimPlace is where a card of one's own lies.
func nimPlace(slot int) ui.Rect { return ui.Rect{X: 500 + 120*float64(slot), Y: 820, W: 100, H: 140} }

func nimButtons(m *nimMoment) []ui.Button {
	list := m.BarButtons(func(i int) ui.Rect { return ui.Rect{X: 1560 + 58*float64(i), Y: 6, W: 54, H: 40} })
	if m.Replay != nil {
		list = append(list, m.ReplayButtons(20, 8)...)
	}
	for _, c := range m.Buttons {
		r := ui.Rect{X: 800, Y: 860, W: 240, H: 60}
		list = append(list, ui.NewButton(c.Word, c.Label, r, ui.GoldLook, func() { m.Press([]table.Choice{c}, r) }))
	}
	return list
}

func (nimPanel) Regions(m *nimMoment) []ui.Region {
	list := ui.ButtonRegions(nimButtons(m))
	for slot, card := range m.View.Hand {
		if card > 0 {
			choices := m.Choices[game.Target{Kind: nimCard, A: uint8(slot)}]
			list = append(list, m.Region(fmt.Sprintf("card-%d", slot+1), fmt.Sprintf("A card of %d", card), nimPlace(slot), choices))
		}
	}
	return list
}

func nimLog() *table.Log[nimView, *nimMoment] {
	place := ui.Rect{X: 1560, Y: 120, W: 344, H: 700}
	return &table.Log[nimView, *nimMoment]{
		Whole: place.Inset(-14), Entries: nimEntries,
		Place: func(*nimMoment) ui.Rect { return place },
		Head:  func(m *nimMoment) string { return fmt.Sprint(m.View.Heap) },
	}
}

func nimEntries(m *nimMoment) (list []table.Entry) {
	for i, move := range m.Moves {
		for _, e := range move.Events {
			if e.Kind == nimPlayed {
				list = append(list, table.Entry{Icon: "points-1", Text: fmt.Sprintf("%s takes %d", m.Who(e.Seat), e.Args[1]), At: i + 1})
			}
		}
	}
	return list
}

func nimFlights(_ *nimMoment, _ *nimView, events []game.Event) []table.Flight {
	if e := events[0]; e.Kind == nimPlayed {
		x, y := nimPlace(int(e.Args[0])).Center()
		return []table.Flight{{Sprite: "card-back", Path: [][2]float64{{x, y}, {600, 400}}, Size: 60, End: .4, Lies: true}}
	}
	return nil
}

func nimManner(k game.EventKind) table.Manner {
	return table.Manner{Sound: map[game.EventKind]sound.Sound{nimPlayed: sound.Wood}[k], Together: k == nimDrawn}
}

// nimRounds are the moves after which each round has begun: one of every seat's turns.
func nimRounds(m *game.Match) []int {
	begun := []int{0}
	for i, move := range m.Moves() {
		for _, e := range move.Events {
			if e.Kind == nimTurn && e.Seat == 0 {
				begun = append(begun, i+1)
			}
		}
	}
	return begun
}

func nimDescribe(_ table.Words, m *game.Match, g *scenes.Saved) {
	g.Lines = []string{fmt.Sprintf("%d stones", m.Game().(*nim).heap)}
}

// nimResult names the team that took the last stone.
func nimResult(m *nimMoment) scenes.Result {
	r := scenes.Result{Title: "Over", Round: "Round"}
	last := m.Moves[len(m.Moves)-1].Seat
	for s, p := range m.Seats {
		r.Seats = append(r.Seats, scenes.ResultSeat{Name: p.Name, Crest: "crest-" + p.Colour, Winner: s%2 == int(last)%2, After: []int{0, 0}})
	}
	return r
}
