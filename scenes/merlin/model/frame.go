package model

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// Reach is what a choice leads a figure to: the table keeps it with the choice.
type Reach struct {
	Leads []uint8   // spaces where the figure could land afterwards, or whose action is done; nil when it changes nothing there
	Ways  []Landing // where it would lead a figure: at once, or by the die that it changes

	Leave []Standing // servants who would be sent home
	Pick  bool       // of them one, whom the player then chooses
}

// Standing is a servant in a province.
type Standing struct {
	Seat    game.Seat
	Servant merlin.Servant
}

// ReachOf returns what a choice leads to.
func ReachOf(c *moment.Choice) Reach {
	r, _ := c.Own.(Reach)
	return r
}

// Landing is where a figure would come to by a die.
type Landing struct {
	Die    uint8
	Value  uint8
	Figure merlin.Figure
	Back   bool
	Jump   bool    // it does not walk there
	Path   []uint8 // spaces from where it stands, that one included, to where it lands
}

func (l Landing) From() uint8 { return l.Path[0] }

func (l Landing) To() uint8 { return l.Path[len(l.Path)-1] }

// Place is where a thing lies that may fly from or to it.
type Place struct {
	Kind PlaceKind
	Seat game.Seat // where a thing is a player's; else NoSeat
	A, B uint8
}

type PlaceKind uint8

// Places of the base game; each module has its own.
const (
	AtSpace     PlaceKind = iota // space a of the ring, where figures stand
	AtStock                      // item a of province b
	AtServant                    // servant a's place in province b
	AtMarkers                    // the seat's influence in province a
	AtTile                       // tile a of the domain
	AtDisplay                    // place a of the display
	AtDeck                       // quests face down
	AtDiscard                    // quests laid off
	AtPile                       // traitors face down
	AtBanished                   // traitors discarded
	AtBoxApples                  // apples nobody has
	AtTableTop                   // where a relic lies: 0 the Grail, 1 Excalibur, 2 the signet ring
	AtInstead                    // among the dice: what is used instead of one

	AtScore     // the seat's points
	AtDie       // the seat's die a
	AtGoods     // the seat's item a of colour b
	AtHome      // the seat's servant a in his castle
	AtApples    // the seat's
	AtStaffs    // the seat's
	AtMarkerBag // the seat's influence markers that lie in his castle
	AtManors    // the seat's manors in the supply
	AtTraitors  // the seat's traitors of colour a
	AtHand      // the seat's quest a (NoCard: any)
	AtGrail     // the seat's niche of the Grail
	AtExcalibur

	ModulePlaces = 64 // modules begin 16 apart from here on, as their steps do
)

// Position is what the engine says of the view that is shown.
func (f *Model) Position() merlin.Table { return f.Rules.Table(&f.View.Public) }

// At returns what may be done with a thing.
func (f *Model) At(t game.Target) []moment.Choice { return f.Choices[f.Rows.Key(t)] }

// Open reports whether a thing may be chosen, glows whether it is asked for.
func (f *Model) Open(t game.Target) bool { return len(f.At(t)) > 0 }

func (f *Model) IsGlowing(t game.Target) bool { return f.Glows(f.At(t)) }

// IsHot reports whether a thing is hovered or focused.
func (f *Model) IsHot(t game.Target) bool {
	switch t.Kind {
	case merlin.TargetDie:
		return slices.ContainsFunc(f.DieNames(t), f.Hot)
	case merlin.TargetSpace:
		return f.Hot(f.Rows.Region(t)) || f.pointed(t.A)
	}
	return f.Hot(f.Rows.Region(t))
}

// DieNames are the regions of a die: on the board, in the castle, at another player's.
func (f *Model) DieNames(t game.Target) (names []string) {
	if t.Seat == f.DiceSeat() {
		names = append(names, f.Rows.Region(t))
	}
	if t.Seat == f.Home {
		return append(names, CastleDie(int(t.A)))
	}
	return append(names, OtherDie(t.Seat, int(t.A)))
}
