package roundtabletest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/game/scenario"
)

// position is the position of a scenario while its lines are read. What they give comes
// out of the cards that there are, so nothing can be there twice.
type position struct {
	*roundtable.Game
	who     string   // who plays, as they sit
	names   []string // of the seats
	knights []roundtable.Knight
	turned  int // everybody sits so many seats further
	seed    string
	box     *roundtable.Box
	options roundtable.Options

	whites     roundtable.Hand // not given to anybody yet
	blacks     [roundtable.Blacks]uint8
	whitePile  []roundtable.White // the next cards, the first is drawn first
	blackPile  []roundtable.Black
	shortWhite bool // the other cards are discards
	shortBlack bool
	rolls      []int
	turn       string // whose turn, and how far it has come
	view       *roundtable.View
}

func newPosition(box *roundtable.Box, turned int) *position {
	return &position{turned: turned, seed: "1", box: box, options: roundtable.StandardOptions(), who: "arthur galahad gawain kay"}
}

// seat has those who play sit down, the first one as many seats further as everybody
// sits; who joins later has the last seats.
func (p *position) seat() {
	words := strings.Fields(p.who)
	p.names, p.knights = make([]string, len(words)), make([]roundtable.Knight, len(words))
	present := len(words) - int(p.options.Late)
	for i, w := range words {
		at := i
		if i < present {
			at = (i + p.turned) % present
		}
		p.names[at], p.knights[at] = w, roundtable.Squire
		if k := slices.Index(knightNames, w); k >= 0 {
			p.knights[at] = roundtable.Knight(k)
		}
	}
}

// heads are the words that decide what there is.
var heads = []word{
	{Name: "knights", Form: "arthur kay tristan, as they sit; other names are squires", Give: giveKnights},
	{Name: "mode", Form: "standard, none or among-us", Give: func(p *position, _ game.Seat, text string) error {
		n, err := scenario.Place("mode", text, []string{"standard", "none", "among-us"})
		p.options.Loyalty = roundtable.Mode(n)
		return err
	}},
	{Name: "options", Form: "talk leaving", Give: func(p *position, _ game.Seat, text string) error {
		p.options.Talk, p.options.Leaving = strings.Contains(text, "talk"), strings.Contains(text, "leaving")
		return nil
	}},
	{Name: "late", Form: "1: how many of those named last join later", Give: func(p *position, _ game.Seat, text string) error {
		n, err := scenario.Number(text, 1, roundtable.MaxSeats-roundtable.MinSeats)
		p.options.Late = uint8(n)
		return err
	}},
	{Name: "seed", Form: "any words", Give: giveSeed},
	{Name: "set-up", Form: "any words", Give: giveSeed},
}

func giveKnights(p *position, _ game.Seat, text string) error {
	words := strings.Fields(text)
	if len(words) < roundtable.MinSeats || len(words) > roundtable.MaxSeats {
		return fmt.Errorf("there are 3 to 7 players, not %d", len(words))
	}
	for i, w := range words {
		if slices.Contains(words[:i], w) {
			return fmt.Errorf("%s is there twice", w)
		}
		p.options.Squires = p.options.Squires || !slices.Contains(knightNames, w)
	}
	p.who = text
	return nil
}

func giveSeed(p *position, _ game.Seat, text string) error {
	p.seed = text
	return nil
}

// begin deals the position and, unless it is to stay so, takes everything back.
func (p *position) begin(dealt bool) error {
	p.seat()
	present := len(p.names) - int(p.options.Late)
	p.options.Youngest = uint8(p.turned % present)
	r, err := roundtable.NewRules(p.box, p.options)
	if err != nil {
		return err
	}
	if p.Game, err = roundtable.New(r, len(p.names), game.SeedOf(p.seed)); err != nil {
		return err
	}
	if dealt {
		p.nameDealt()
		return nil
	}
	p.Clear()
	for s, k := range p.knights {
		if s >= present {
			continue
		}
		p.Players[s].Knight = k
		if p.options.Loyalty == roundtable.NoTraitor {
			p.Players[s].Shown = roundtable.Loyal
		}
	}
	p.First = game.Seat(p.turned % present)
	p.Undealt = 8 - uint8(present)
	p.whites, p.blacks = roundtable.Hand(p.box.White), p.box.Black
	return nil
}

// nameDealt calls the seats by the Knights dealt to them.
func (p *position) nameDealt() {
	for s := range p.names {
		if k := p.Players[s].Knight; k != roundtable.Squire {
			p.names[s] = k.String()
		}
	}
}

// player returns the seat that a word names.
func (p *position) player(w string) (game.Seat, error) {
	n, err := scenario.Place("player", w, p.names)
	return game.Seat(n), err
}

// takeWhite takes so many White cards of those not given yet.
func (p *position) takeWhite(text string) (w roundtable.White, n uint8, err error) {
	a, what, err := scenario.ReadEntry(text)
	if err != nil {
		return 0, 0, err
	}
	at, err := scenario.Place("White card", what, whiteNames)
	if err == nil && (a.N < 1 || a.N > int(p.whites[at])) {
		err = fmt.Errorf("of %s %d can be given, not %d", what, p.whites[at], a.N)
	}
	if err != nil {
		return 0, 0, err
	}
	p.whites[at] -= uint8(a.N)
	return roundtable.White(at), uint8(a.N), nil
}

// takeFight takes a Fight card by its value.
func (p *position) takeFight(text string) (roundtable.White, error) {
	w, _, err := p.takeWhite("fight-" + text)
	return w, err
}

func (p *position) takeBlack(text string) (roundtable.Black, error) {
	at, err := scenario.Place("Black card", text, blackNames)
	if err == nil && p.blacks[at] == 0 {
		err = fmt.Errorf("there is no further %s", text)
	}
	if err != nil {
		return 0, err
	}
	p.blacks[at]--
	return roundtable.Black(at), nil
}

// finish lays the piles, and brings the turn to its moment.
func (p *position) finish() error {
	p.layWhites()
	p.layBlacks()
	if err := p.forceRolls(); err != nil {
		return err
	}
	if err := p.takeTurn(); err != nil {
		return err
	}
	return nil
}

// layWhites piles up what was not given, below the next cards, or discards it unseen.
func (p *position) layWhites() {
	for w, n := range p.whites {
		for range n {
			if p.shortWhite {
				p.WhiteGone[w]++
				p.WhiteOut++
				continue
			}
			p.Whites[p.WhiteLeft] = roundtable.White(w)
			p.WhiteLeft++
		}
	}
	game.Shuffle(p.any(), p.Whites[:p.WhiteLeft])
	for _, w := range slices.Backward(p.whitePile) {
		p.Whites[p.WhiteLeft] = w
		p.WhiteLeft++
	}
}

func (p *position) layBlacks() {
	for b, n := range p.blacks {
		for range n {
			if p.shortBlack {
				p.BlackGone[b]++
				p.BlackOut++
				continue
			}
			p.Blacks[p.BlackLeft] = roundtable.Black(b)
			p.BlackLeft++
		}
	}
	game.Shuffle(p.any(), p.Blacks[:p.BlackLeft])
	for _, b := range slices.Backward(p.blackPile) {
		p.Blacks[p.BlackLeft] = b
		p.BlackLeft++
	}
}

// any is chance for what a scenario does not say.
func (p *position) any() *game.Stream {
	s := game.NewStream(game.SeedOf(p.seed), 77)
	return &s
}

// dieChance is the place of the die's stream among those of chance.
const dieChance = 5

// forceRolls looks for chance that brings the rolls.
func (p *position) forceRolls() error {
	for seed := range uint64(1 << 20) {
		stream := game.NewStream(seed, dieChance)
		p.Chance[dieChance] = stream
		if !slices.ContainsFunc(p.rolls, func(n int) bool { return 1+stream.N(roundtable.DieSides) != n }) {
			return nil
		}
	}
	return errors.New("so many rolls cannot be said beforehand")
}

// takeTurn brings the turn to its moment: "kay" or "kay evil", "kay heroic", perhaps with
// kinds of actions done, as in "kay heroic move place".
func (p *position) takeTurn() error {
	words := strings.Fields(p.turn)
	if len(words) == 0 {
		return nil
	}
	s, err := p.player(words[0])
	if err != nil {
		return err
	}
	if len(words) == 1 || words[1] == "evil" {
		return p.Happen(s, "turn")
	}
	switch words[1] {
	case "gifts":
		return p.Happen(s, "gifts")
	case "heroic":
	default:
		return fmt.Errorf("%q is no moment; there are evil, heroic and gifts", words[1])
	}
	p.Turn = roundtable.Turn{Seat: s, Saviour: game.NoSeat}
	for _, w := range words[2:] {
		kind, err := scenario.Place("kind of action", w, roundtable.KindWords[:])
		if err != nil {
			return err
		}
		p.Turn.Kinds |= 1 << kind
		p.Turn.Done++
	}
	p.Turn.Second = p.Turn.Done > 1
	return p.Happen(s, "begin-heroic", "turn-over")
}
