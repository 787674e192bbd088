package model

import (
	"fmt"

	"merlin/game"
	"merlin/game/merlin"
)

// besieger is one traitor before the castle.
type besieger struct {
	Colour   merlin.Province
	Repelled bool // there is a shield for him
}

// Besiegers lists a player's traitors by colour. What counts as a shield repels one.
func (f *Model) Besiegers(s game.Seat) (list []besieger) {
	p := f.Position().Counted(s)
	for c, n := range p.Traitors {
		shields := p.Items[merlin.Shield][c]
		for i := range n {
			list = append(list, besieger{merlin.Province(c), i < shields})
		}
	}
	return list
}

// Unguarded counts by colour a player's traitors for whom there is no shield.
func (f *Model) Unguarded(s game.Seat) [merlin.Provinces]int { return Unmatched(f.Position(), s) }

func CastleDie(die int) string { return fmt.Sprintf("castle-die-%d", die+1) }

func OtherName(s game.Seat) string { return fmt.Sprintf("player-%d", s+1) }

// OtherDie is the name of the region of a die of another player.
func OtherDie(s game.Seat, die int) string { return fmt.Sprintf("%s-die-%d", OtherName(s), die+1) }

// OthersOf lists the seats of the other players.
func OthersOf(f *Model) []game.Seat {
	n := game.Seat(f.View.Seats)
	var seats []game.Seat
	for i := game.Seat(1); i < n; i++ {
		seats = append(seats, (f.Home+i)%n)
	}
	return seats
}

// OthersGlow reports whether a die of another player is asked for.
func (f *Model) OthersGlow() bool {
	for _, s := range OthersOf(f) {
		for i := range f.View.Players[s].Dice {
			if f.IsGlowing(DieTarget(s, uint8(i))) {
				return true
			}
		}
	}
	return false
}
