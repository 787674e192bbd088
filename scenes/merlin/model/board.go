package model

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// FigureName is the name of the region of a figure; a knight has that of his seat.
func (f *Model) FigureName(g Pawn) string {
	if g.Seat == game.NoSeat {
		return "figure-" + f.Rows.FigureWord(g.Figure)
	}
	return fmt.Sprintf("figure-%d", g.Seat+1)
}

// pointed reports whether a figure on a space is pointed at.
func (f *Model) pointed(space uint8) bool {
	for _, g := range f.Standing(space) {
		if f.Hot(f.FigureName(g)) {
			return true
		}
	}
	return false
}

// Markers is how many have a cell on the plate of a province's influence.
func (f *Model) Markers(p merlin.Province) int {
	if f.Position().Rival(p) > 0 {
		return len(f.Seats) + 1
	}
	return len(f.Seats)
}

// Stocked reports whether things lie on a province, now or later.
func (f *Model) Stocked(p merlin.Province) bool {
	empty := f.Rows.Province.Empty
	return empty == nil || !empty(f, p)
}

// ActsOn is the action of the space where the figure stands, if it is of a kind.
func (f *Model) ActsOn(kind merlin.SpaceKind) []moment.Choice {
	for t, list := range f.Choices {
		if t.Kind != merlin.TargetSpace || f.Rules.Space(t.A).Kind != kind {
			continue
		}
		for _, c := range list {
			if c.Last().Kind == merlin.ActAct {
				return []moment.Choice{c}
			}
		}
	}
	return nil
}

// At makes a place.
func At(k PlaceKind, s game.Seat, args ...uint8) Place {
	p := Place{Kind: k, Seat: s}
	for i, a := range args {
		*[]*uint8{&p.A, &p.B}[i] = a
	}
	return p
}

// Pool is a thing without a colour that lies beside the quests or on a district until
// somebody takes it.
type Pool struct {
	Item   merlin.Item
	Sprite string
	Words  string // key of how many there are
	Left   func(*merlin.View) int
	Target uint8 // what taking from it touches
	Place  PlaceKind
}

func (p *Pool) Thing() game.Target { return game.Target{Kind: p.Target} }

// Pool is that of a thing; nil when it has a colour.
func (all *Rows) Pool(i merlin.Item) *Pool {
	for _, p := range all.Pools {
		if p.Item == i {
			return p
		}
	}
	return nil
}

// FigureSprite is the sprite of a figure; a knight is the seat's.
func (f *Model) FigureSprite(g merlin.Figure, s game.Seat) string {
	if sprite := f.Rows.figure(g).Sprite; sprite != "" {
		return sprite
	}
	return "knight-" + f.Seats[max(s, 0)].Colour
}

// Chosen reports whether a figure itself may be chosen now.
func (f *Model) Chosen(g Pawn) bool {
	t := f.PawnTarget(g)
	return f.Open(t) && (t.Kind != merlin.TargetFigure || g.Seat == game.NoSeat || g.Seat == f.Home)
}

// Pawn is a figure on the board: Merlin and Arthur are nobody's.
type Pawn struct {
	Figure merlin.Figure
	Seat   game.Seat
}

// Standing lists the figures on a space, the knights in the order of the seats.
func (f *Model) Standing(space uint8) []Pawn {
	var list []Pawn
	for _, row := range f.Rows.Figures {
		seats := nobody
		if row.Sprite == "" {
			seats = allSeats[:len(f.Seats)]
		}
		for _, s := range seats {
			if row.On(f, s, space) {
				list = append(list, Pawn{row.Figure, s})
			}
		}
	}
	return list
}

var (
	nobody   = []game.Seat{game.NoSeat}
	allSeats = []game.Seat{0, 1, 2, 3}
)

// Stands reports whether a figure of the engine's stands on a space.
func Stands(g merlin.Figure) func(*Model, game.Seat, uint8) bool {
	return func(f *Model, s game.Seat, space uint8) bool { return f.Position().StandsOn(s, g) == space }
}

func SpaceTarget(n uint8) game.Target { return game.Target{Kind: merlin.TargetSpace, A: n} }

func DieTarget(s game.Seat, n uint8) game.Target {
	return game.Target{Kind: merlin.TargetDie, Seat: s, A: n}
}

// PawnTarget is a figure as a thing that is chosen.
func (f *Model) PawnTarget(g Pawn) game.Target {
	for _, m := range f.Rows.Modules {
		if m.Pawn == nil {
			continue
		}
		if t, ok := m.Pawn(f, g); ok {
			return t
		}
	}
	return FigureTarget(g.Figure)
}
