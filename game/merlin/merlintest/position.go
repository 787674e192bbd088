package merlintest

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

const (
	traitorsEach = 4 // of each colour
	staffsEach   = 3
	plainTiles   = 5 // of each terrain
	towerTiles   = 3
)

// position is the position of a scenario while its lines are read. What they give
// to players comes out of the supply, so nothing can be there twice.
type position struct {
	*merlin.Game
	seats   int
	turned  int // everybody sits so many seats further
	seed    string
	box     merlin.Box // a scenario may replace cards
	inForce *merlin.Rules
	modules []module
	dealt   merlin.State // by the set-up

	cards    merlin.Cards            // not given to anybody yet
	deck     []merlin.Card           // the deck's top cards, the first is drawn first
	rest     func(merlin.Cards)      // takes the cards not mentioned; nil: they are the deck below its top
	traitors [merlin.Provinces]uint8 // not given to anybody yet
	pile     []merlin.Province       // the next traitors, the first is drawn first
	short    bool                    // the pile holds no others
	lies     [3]merlin.Card          // the display
	shown    uint8                   // places of the display that were given
	over     bool                    // the turn is about to end
	moment   func() error            // brings the turn to the moment given; may be nil
	seat     game.Seat               // whose turn it is
	rolls    []int                   // the next values rolled
}

// newPosition returns a position of which nothing is known yet.
func newPosition(box *merlin.Box, turned int) *position {
	p := &position{seats: merlin.MaxSeats, turned: turned, seed: "1", box: *box}
	p.box.Quests = slices.Clone(box.Quests)
	return p
}

// heads are the words that decide what there is.
var heads = []word{
	{Name: "seats", Form: "3", Give: func(p *position, _ game.Seat, text string) (err error) {
		p.seats, err = scenario.Number(text, 2, merlin.MaxSeats)
		return err
	}},
	{Name: "modules", Form: "their names", Give: giveModules},
	{Name: "seed", Form: "any words", Give: giveSeed},
	{Name: "set-up", Form: "any words", Give: giveSeed},
	{Name: "quest", Form: "0 = 2 lady: mason black, pair black", Give: replaceQuest},
}

func giveModules(p *position, _ game.Seat, text string) (err error) {
	p.inForce, err = merlin.NewRules(&p.box, strings.Fields(text)...)
	return err
}

func giveSeed(p *position, _ game.Seat, text string) error {
	p.seed = text
	return nil
}

// begin deals the position and, unless it is to stay so, puts out the supply.
func (p *position) begin(dealt bool) (err error) {
	if p.inForce == nil {
		if err := giveModules(p, game.NoSeat, ""); err != nil {
			return err
		}
	}
	if p.Game, err = merlin.New(p.inForce, p.seats, game.SeedOf(p.seed)); err != nil {
		return err
	}
	for _, m := range modules {
		if slices.ContainsFunc(p.inForce.Modules(), func(name string) bool { return slices.Contains(m.names, name) }) {
			p.modules = append(p.modules, m)
		}
	}
	if !dealt {
		p.clear()
	}
	return nil
}

// clear makes the position that a scenario starts from: nobody has anything, and
// everything is in the supply.
func (p *position) clear() {
	p.turn()
	p.dealt = p.State
	p.State = merlin.State{
		Public: merlin.Public{Seats: p.Seats, Round: 1, Rows: p.Rows, Start: p.seat},
		Hidden: merlin.Hidden{Chance: p.Chance},
	}
	p.Happen(game.NoSeat, "set-board")
	p.Apples += p.Seats
	for s := range p.Players[:p.Seats] {
		p.Players[s].Apples, p.Players[s].Staffs = 0, 0
		for i := range p.dice() {
			p.Players[s].Dice[i] = merlin.Die{Value: uint8(1 + i%6)}
		}
	}
	for i := range p.Domain[:p.Rows*merlin.Columns] {
		p.Domain[i] = merlin.Tile{Terrain: merlin.Terrain(i / 2 % merlin.Terrains), Manor: game.NoSeat}
	}
	p.cards = 1<<len(p.Rules().Box.Quests) - 1
	p.lies = [3]merlin.Card{merlin.NoCard, merlin.NoCard, merlin.NoCard}
	for i := range p.traitors {
		p.traitors[i] = traitorsEach
	}
	for _, m := range p.modules {
		if m.begin != nil {
			m.begin(p)
		}
	}
}

// turn has everybody sit some seats further; blue begins.
func (p *position) turn() {
	if p.turned == 0 {
		return
	}
	colours := merlin.Colours
	for s := range p.seats {
		merlin.Colours[(s+p.turned)%p.seats] = colours[s]
	}
	p.seat = game.Seat(p.turned % p.seats)
}

// seatOf returns the seat of a colour.
func (p *position) seatOf(word string) (game.Seat, bool) {
	i := slices.Index(merlin.Colours[:p.Seats], word)
	return game.Seat(i), i >= 0
}

func (p *position) seatOrNobody(word, nobody string) (game.Seat, error) {
	if s, ok := p.seatOf(word); ok || word == nobody {
		return s, nil
	}
	return 0, fmt.Errorf("there is no player %q; there are %s (and %s)", word, strings.Join(merlin.Colours[:p.Seats], ", "), nobody)
}

// finish deals out what was not mentioned and brings the turn to its moment.
func (p *position) finish() error {
	p.layCards()
	p.stackTraitors()
	if err := p.checkServants(); err != nil {
		return err
	}
	for _, m := range p.modules {
		if m.finish == nil {
			continue
		}
		if err := m.finish(p); err != nil {
			return err
		}
	}
	if p.rolls != nil {
		if err := forceRolls(p.DiceChance(), p.rolls); err != nil {
			return err
		}
	}
	return p.beginTurn()
}
