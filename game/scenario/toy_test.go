package scenario

import (
	"strconv"

	"merlin/game"
)

// nim is the smallest title with all that the language speaks of: in turn the seats
// take 1 or 2 stones from a heap, and who takes the last one wins what his secret card
// is worth.
type nim struct {
	game.Game // what scenarios do not need
	names     []string
	stones    int
	cards     [3]int // by seat, hidden from the others
	points    [3]int
	turn      game.Seat
	events    []game.Event
	revealed  bool
}

const (
	nimTaken game.EventKind = iota
	nimShown
)

func (g *nim) Decision() game.Decision {
	if g.Over() {
		return game.Decision{Seat: game.NoSeat}
	}
	d := game.Decision{Seat: g.turn, Ask: "stones"}
	for n := 1; n <= min(2, g.stones); n++ {
		d.Options = append(d.Options, game.Action{A: uint8(n)})
	}
	return d
}

func (g *nim) Apply(a game.Action) error {
	seat := g.turn
	g.stones -= int(a.A)
	g.events = []game.Event{{Kind: nimTaken, Seat: seat, Args: [5]int16{int16(a.A)}}}
	g.revealed = g.Over()
	g.turn = (seat + 1) % game.Seat(len(g.names))
	if g.Over() {
		g.points[seat] += g.cards[seat]
		g.events = append(g.events, game.Event{Kind: nimShown, Seat: seat, Known: [5]game.Audience{game.Only(seat)}, Args: [5]int16{int16(g.cards[seat])}})
	}
	return nil
}

func (g *nim) Text(a game.Action) string { return "take " + strconv.Itoa(int(a.A)) }
func (g *nim) Events() []game.Event      { return g.events }
func (g *nim) Revealed() bool            { return g.revealed }
func (g *nim) Over() bool                { return g.stones == 0 }
func (g *nim) Scores() []int             { return g.points[:len(g.names)] }

func (g *nim) Outcomes() []game.Outcome {
	out := make([]game.Outcome, len(g.names))
	for s := range out {
		last := game.Seat(s+1)%game.Seat(len(g.names)) == g.turn
		out[s] = game.Outcome{Place: 2, Won: last && g.Over()}
	}
	return out
}

// nimLanguage is all that a title adds.
var nimLanguage = Language[*nim]{
	New: func() *nim { return &nim{names: []string{"red", "blue"}, stones: 5} },
	Heads: []Word[*nim]{{Name: "seats", Give: func(g *nim, _ game.Seat, text string) error {
		n, err := Number(text, 2, 3)
		g.names = []string{"red", "blue", "green"}[:n]
		return err
	}}},
	Begin: func(g *nim, dealt bool) error {
		if dealt {
			g.cards = [3]int{1, 2, 3}
		}
		return nil
	},
	Seats: func(g *nim) []string { return g.names },
	Words: func(*nim) []Word[*nim] { return nimWords },
	Forces: func(*nim) []Force[*nim] {
		return []Force[*nim]{{Name: "spill", Do: func(g *nim) { g.stones++; g.events = nil }}}
	},
	Free: func(g *nim) bool { return !g.Over() },
	Copy: func(g *nim) *nim { c := *g; return &c },
	Seen: func(g *nim, viewer game.Seat) *nim {
		c := *g
		for s := range c.cards {
			if game.Seat(s) != viewer {
				c.cards[s] = 0
			}
		}
		return &c
	},
	Event: func(_ *nim, k game.EventKind) string {
		if k > nimShown {
			return ""
		}
		return [...]string{"taken", "shown"}[k]
	},
}

// nimWords are the rows of its words.
var nimWords = []Word[*nim]{
	{
		Name: "heap", Form: "5", Table: true,
		Give: func(g *nim, _ game.Seat, text string) (err error) {
			g.stones, err = Number(text, 1, 9)
			return err
		},
		Check: CheckCount(func(g *nim, _ game.Seat) int { return g.stones }),
	},
	{
		Name: "card", Form: "7",
		Give: func(g *nim, s game.Seat, text string) (err error) {
			g.cards[s], err = Number(text, 1, 9)
			return err
		},
		Check: func(l Look[*nim], s game.Seat, text string) error {
			if l.Hides(s) != (text == "hidden") {
				return Fail("hidden: %t", l.Hides(s))
			}
			if is := strconv.Itoa(l.Now.cards[s]); text != "hidden" && text != is {
				return Fail("it is %s", is)
			}
			return nil
		},
	},
	{Name: "first", Table: true, Give: func(g *nim, _ game.Seat, text string) error {
		n, err := Place("seat", text, g.names)
		g.turn = game.Seat(n)
		return err
	}},
}
