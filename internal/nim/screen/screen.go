// Package screen is the toy on the screen: all that it has of its own there. The rest is
// the shared table's. It is for tests.
package screen

import (
	"fmt"

	"merlin/game"
	"merlin/internal/nim"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// All that the toy has of its own on the screen. Its model of a moment is the moment.

type (
	Moment = paint.Frame[*nim.View]
	Scene  = table.Scene[*nim.View, *Moment]
	Games  = table.Games[*nim.View, *Moment]
)

var Title = &table.Title[*nim.View, *Moment]{
	Play: table.Play{
		Rules: nim.Title{}, Ends: []game.AskKind{nim.AskDraw}, Chapters: rounds, Describe: describe,
		Turn: func(g game.Game) game.Seat { return g.(*nim.Game).Turn }, Turns: nim.EventTurn,
	},
	Open: func(game.Game) table.Screen[*nim.View, *Moment] {
		return table.Screen[*nim.View, *Moment]{
			View: table.Seen(nim.Title{}.View), Copy: table.Copy[nim.View], Depart: (*nim.View).Depart, Arrive: (*nim.View).Arrive,
			Model: func(m *Moment) *Moment { return m }, Offer: offer,
			Panels: func(func() []ui.Region) []paint.Panel[*Moment] {
				return []paint.Panel[*Moment]{panel{}, newLog()}
			},
			Flights: flights, Manner: manner, Result: result, Entries: entries,
			Summary: ui.Rect{X: 1224, Y: 64, W: 680, H: 804},
			Bar:     bar, Prompt: bar, Toast: bar, Caption: ui.Rect{X: 200, Y: 900, W: 700, H: 72}, Track: ui.Rect{X: 32, Y: 1056, W: 1856, H: 24},
		}
	},
}

var bar = ui.Rect{W: ui.CanvasW, H: 54}

// offer offers the cards at the heaps: where several may be played, the chooser asks.
func offer(s *table.Session, m *Moment) error {
	m.Offer(s.Match().Game(), func(c *moment.Choice) {
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

// panel is all of the table but the log: bar, heaps, hands.
type panel struct{}

func (panel) Area() ui.Rect { return ui.Canvas }

func (panel) Draw(p *ui.Painter, m *Moment) {
	for _, b := range buttons(m) {
		b.Draw(p, m.Ctx)
	}
	paint.DrawBarLabel(p, m.Ctx, buttons(m))
	for heap, stones := range m.View.Heaps {
		r := heapAt(heap)
		p.NineSlice("panel-inset", r, 16)
		if m.Glows(choicesAt(m, heap)) {
			p.GlowRing(r, 8, m.Breath)
		}
		p.Text(fmt.Sprint(stones), r.X+60, r.Y+90, paint.NumberStyle)
	}
	for s, n := range m.View.Held {
		y := 120 + 40*float64(s)
		p.Text(fmt.Sprintf("%s: %d cards", m.Who(game.Seat(s)), n), 80, y, ui.BodyStyle)
		for card, n := range m.View.Hands[s] {
			p.Text(fmt.Sprintf("%d × %d", n, card), 240+120*float64(card), y, ui.BodyStyle)
		}
	}
}

func heapAt(i int) ui.Rect { return ui.Rect{X: 500 + 200*float64(i), Y: 360, W: 160, H: 160} }

func choicesAt(m *Moment, heap int) []moment.Choice {
	return m.Choices[game.Target{Kind: nim.TargetHeap, A: uint8(heap)}]
}

func buttons(m *Moment) []ui.Button {
	list := m.BarButtons(func(i int) ui.Rect { return ui.Rect{X: 1560 + 58*float64(i), Y: 6, W: 54, H: 40} })
	if m.Replay != nil {
		list = append(list, m.ReplayButtons(20, 8)...)
	}
	if b := m.SkipButton(ui.Rect{X: 1320, Y: 6, W: 200, H: 40}); b != nil {
		list = append(list, *b)
	}
	for _, c := range m.Buttons {
		r := ui.Rect{X: 800, Y: 860, W: 240, H: 60}
		list = append(list, ui.NewButton(c.Word, c.Label, r, ui.GoldLook, func() { m.Press([]moment.Choice{c}, r) }))
	}
	return list
}

func (panel) Regions(m *Moment) []ui.Region {
	list := ui.ButtonRegions(buttons(m))
	for heap, stones := range m.View.Heaps {
		label := fmt.Sprintf("A heap of %d", stones)
		list = append(list, m.Region(fmt.Sprintf("heap-%d", heap+1), label, heapAt(heap), choicesAt(m, heap)))
	}
	return list
}

func newLog() *table.Log[*nim.View, *Moment] {
	place := ui.Rect{X: 1560, Y: 120, W: 344, H: 700}
	return &table.Log[*nim.View, *Moment]{
		Whole: place.Inset(-14), Entries: entries,
		Place: func(*Moment) ui.Rect { return place },
		Head:  func(m *Moment) string { return fmt.Sprint(len(m.Moves)) },
	}
}

func entries(m *Moment) (list []moment.Entry) {
	for i, move := range m.Moves {
		for _, e := range move.Events {
			if e.Kind == nim.EventTook {
				text := fmt.Sprintf("%s takes %d", m.Who(e.Seat), e.Args[2])
				list = append(list, moment.Entry{Icon: "crest-" + m.Seats[e.Seat].Colour, Text: text, At: i + 1})
			}
		}
	}
	return list
}

func flights(_ *Moment, _ *nim.View, events []game.Event) []paint.Flight {
	if events[0].Kind != nim.EventTook {
		return nil
	}
	x, y := heapAt(int(events[0].Args[1])).Center()
	return []paint.Flight{{Sprite: "card-back", Path: [][2]float64{{900, 860}, {x, y}}, Size: 60, End: .4, Lies: true}}
}

func manner(k game.EventKind) table.Manner {
	return table.Manner{Sound: map[game.EventKind]sound.Sound{nim.EventTook: sound.Wood}[k], Together: k == nim.EventDrawn}
}

// rounds are the moves after which each round has begun: one of every seat's turns.
func rounds(m *game.Match) []int {
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

func describe(_ table.Words, m *game.Match, g *scenes.Saved) {
	g.Lines = []string{Heaps(m.Game())}
}

// Heaps writes down what lies there.
func Heaps(g game.Game) string { return fmt.Sprintf("Heaps %v", g.(*nim.Game).Heaps) }

// result shows the team that took the last stone.
func result(m *Moment) scenes.Result {
	teams := nim.Title{}.Describe().Teams
	won := teams[game.Winners(m.Outcomes)[0]]
	return scenes.Result{Title: m.T("end.team", "number", won), Seats: m.ResultSeats(teams)}
}
