package table_test

import (
	"fmt"

	"merlin/game"
	"merlin/internal/nim"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// All that the toy has of its own on the screen. Its model of a moment is the moment.

type (
	nimMoment = table.Moment[nim.View]
	nimScene  = table.Scene[nim.View, *nimMoment]
	nimGames  = table.Games[nim.View, *nimMoment]
)

var nimTitle = &table.Title[nim.View, *nimMoment]{
	Play: table.Play{
		Rules: nim.Title{}, Ends: []string{"draw"}, Chapters: nimRounds, Describe: nimDescribe,
		Turn: func(g game.Game) game.Seat { return g.(*nim.Game).Turn }, Turns: nim.EventTurn,
	},
	Open: func(game.Game) table.Screen[nim.View, *nimMoment] {
		return table.Screen[nim.View, *nimMoment]{
			View: nim.Title{}.View, Depart: (*nim.View).Depart, Arrive: (*nim.View).Arrive,
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

// nimOffer offers the cards at the heaps: where several may be played, the chooser asks.
func nimOffer(s *table.Session, m *nimMoment) error {
	m.Offer(s.Match().Game(), func(c *table.Choice) {
		if c.Word == "draw" {
			c.Label = "Draw a card"
			return
		}
		card := c.Last().A
		c.Label, c.Title = fmt.Sprintf("Take %d with this card", card), "Which card?"
		c.Icon, c.Short = "card-back", fmt.Sprint(card)
	})
	return nil
}

// nimPanel is all of the table but the log: bar, heaps, hands.
type nimPanel struct{}

func (nimPanel) Area() ui.Rect { return ui.Canvas }

func (nimPanel) Draw(p *ui.Painter, m *nimMoment) {
	for _, b := range nimButtons(m) {
		b.Draw(p, m.Ctx)
	}
	for heap, stones := range m.View.Heaps {
		r := nimHeap(heap)
		p.NineSlice("panel-inset", r, 16)
		if m.Glows(nimAt(m, heap)) {
			p.GlowRing(r, 8, m.Breath)
		}
		p.Text(fmt.Sprint(stones), r.X+60, r.Y+90, table.NumberStyle)
	}
	for s, n := range m.View.Held {
		y := 120 + 40*float64(s)
		p.Text(fmt.Sprintf("%s: %d cards", m.Who(game.Seat(s)), n), 80, y, ui.BodyStyle)
		for card, n := range m.View.Hands[s] {
			p.Text(fmt.Sprintf("%d × %d", n, card), 240+120*float64(card), y, ui.BodyStyle)
		}
	}
}

func nimHeap(i int) ui.Rect { return ui.Rect{X: 500 + 200*float64(i), Y: 360, W: 160, H: 160} }

func nimAt(m *nimMoment, heap int) []table.Choice {
	return m.Choices[game.Target{Kind: nim.TargetHeap, A: uint8(heap)}]
}

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
	for heap, stones := range m.View.Heaps {
		label := fmt.Sprintf("A heap of %d", stones)
		list = append(list, m.Region(fmt.Sprintf("heap-%d", heap+1), label, nimHeap(heap), nimAt(m, heap)))
	}
	return list
}

func nimLog() *table.Log[nim.View, *nimMoment] {
	place := ui.Rect{X: 1560, Y: 120, W: 344, H: 700}
	return &table.Log[nim.View, *nimMoment]{
		Whole: place.Inset(-14), Entries: nimEntries,
		Place: func(*nimMoment) ui.Rect { return place },
		Head:  func(m *nimMoment) string { return fmt.Sprint(len(m.Moves)) },
	}
}

func nimEntries(m *nimMoment) (list []table.Entry) {
	for i, move := range m.Moves {
		for _, e := range move.Events {
			if e.Kind == nim.EventTook {
				text := fmt.Sprintf("%s takes %d", m.Who(e.Seat), e.Args[2])
				list = append(list, table.Entry{Icon: "crest-" + m.Seats[e.Seat].Colour, Text: text, At: i + 1})
			}
		}
	}
	return list
}

func nimFlights(_ *nimMoment, _ *nim.View, events []game.Event) []table.Flight {
	if events[0].Kind != nim.EventTook {
		return nil
	}
	x, y := nimHeap(int(events[0].Args[1])).Center()
	return []table.Flight{{Sprite: "card-back", Path: [][2]float64{{900, 860}, {x, y}}, Size: 60, End: .4, Lies: true}}
}

func nimManner(k game.EventKind) table.Manner {
	return table.Manner{Sound: map[game.EventKind]sound.Sound{nim.EventTook: sound.Wood}[k], Together: k == nim.EventDrawn}
}

// nimRounds are the moves after which each round has begun: one of every seat's turns.
func nimRounds(m *game.Match) []int {
	begun := []int{0}
	for i, move := range m.Moves() {
		for _, e := range move.Events {
			if e.Kind == nim.EventTurn && e.Seat == 0 {
				begun = append(begun, i+1)
			}
		}
	}
	return begun
}

func nimDescribe(_ table.Words, m *game.Match, g *scenes.Saved) {
	g.Lines = []string{nimHeaps(m.Game())}
}

func nimHeaps(g game.Game) string { return fmt.Sprintf("Heaps %v", g.(*nim.Game).Heaps) }

// nimResult names the team that took the last stone.
func nimResult(m *nimMoment) scenes.Result {
	r := scenes.Result{Title: "The game is over", Round: "Round"}
	for s, p := range m.Seats {
		won := s%2 == int(m.View.Turn)%2
		r.Seats = append(r.Seats, scenes.ResultSeat{Name: p.Name, Crest: "crest-" + p.Colour, Winner: won, After: []int{0, 0}})
	}
	return r
}
