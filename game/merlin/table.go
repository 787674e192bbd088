package merlin

import "merlin/game"

// Table is the public position with the rules in force: what anybody at the table can
// see, and what follows from it. The engine asks it, and so does a screen.
type Table struct {
	*Rules
	*Public
}

// Table returns the table of a public position.
func (r *Rules) Table(p *Public) Table { return Table{r, p} }

// Table returns the table of the position.
func (g *Game) Table() Table { return Table{g.rules, &g.Public} }

// The folds: the base's value, changed by each module that changes it.

// rollLimit returns how many equal values are rolled again. // B9
func (t Table) rollLimit() uint8 { return t.folds.rollLimit.of(t, 3) }

// HasTurn reports whether a seat has a turn left in the round. // B40, X3
func (t Table) HasTurn(s game.Seat) bool {
	return t.folds.turns.of(t, s, t.Players[s].unused()) && t.Passed>>s&1 == 0
}

// Pace returns how many spaces the taken die, or what is in its place, moves its
// figure. // B11
func (t Table) Pace() uint8 {
	if !t.inHand() {
		return t.folds.pace.of(t, 0)
	}
	return t.folds.pace.of(t, t.dieValue())
}

// doubles reports whether a staff may double what was done. // B13
func (t Table) doubles() bool { return t.folds.doubles.of(t, true) }

// Strength returns what a seat's markers in a province count for the majority. // B52
func (t Table) Strength(p Province, s game.Seat) uint8 {
	return t.folds.strength.of(t, p, s, t.Players[s].Influence[p])
}

// Worth returns what a seat's markers in a province count for the points. // B52
func (t Table) Worth(p Province, s game.Seat) uint8 {
	return t.folds.worth.of(t, p, s, t.Players[s].Influence[p])
}

// Rival returns what somebody has in a province who is no player. // B52
func (t Table) Rival(p Province) uint8 { return t.folds.rival.of(t, p, 0) }

// Manor returns what the manor on a tile counts for its area. // B51
func (t Table) Manor(tile uint8) uint8 { return t.folds.manor.of(t, tile, 1) }

// leaves reports whether the manor on a tile may be removed or replaced. // B29
func (t Table) leaves(tile uint8) bool { return t.folds.leaves.of(t, tile, true) }

// Open reports whether an item may be taken from a province. // B21a
func (t Table) Open(i Item, p Province) bool { return t.allowed(i, p, t.Stock[i][p] > 0) }

// Closed reports whether an item of a colour, or another thing (of the province
// Castle), may not be taken although it is there.
func (t Table) Closed(i Item, p Province) bool { return !t.allowed(i, p, true) }

// allowed reports whether a thing may be taken that is there or not.
func (t Table) allowed(i Item, p Province, there bool) bool {
	return t.folds.open.of(t, i, p, there)
}

// Lies returns the province where an item of a colour lies, or another thing (of the
// colour Castle); Castle is beside the board. // C3
func (t Table) Lies(i Item, p Province) Province { return t.folds.lies.of(t, i, p) }

// doings returns how often a servant acts whom a seat places in a province. // B21
func (t Table) doings(s game.Seat, p Province) uint8 { return t.folds.doings.of(t, s, p, 1) }

// Completes reports whether a quest may be fulfilled by any rule. // B14
func (t Table) Completes() bool { return t.folds.completes.of(t, true) }

// Waived returns the conditions of a card that need not be met, a bit each. // B14
func (t Table) Waived(card Card) uint8 { return t.folds.waived.of(t, card, 0) }

// mends returns how many conditions that are not met a seat may get over. // B14
func (t Table) mends(s game.Seat) int { return int(t.folds.mends.of(t, s, 0)) }

// razes reports whether all manors of an area go with what is torn down there. // W7g
func (t Table) razes() bool { return t.folds.razes.of(t, false) }

// Enters reports whether figures may enter a space. // B11
func (t Table) Enters(space uint8) bool { return t.folds.enters.of(t, space, true) }

// What modules add up.

// Counted returns a player with all among his items that counts as such wherever items
// are counted. // B22
func (t Table) Counted(s game.Seat) Player {
	p := t.Players[s]
	for _, counts := range t.folds.counts {
		for i := range p.Items {
			for c, more := 0, counts(t, s, Item(i)); more != 0; c, more = c+1, more>>1 {
				p.Items[i][c] += more & 1
			}
		}
	}
	return p
}

// laden returns how many of a seat's markers in a province have something with them
// whose bit is load. // T1d
func (t Table) laden(s game.Seat, p Province, load uint8) (n uint8) {
	for _, m := range t.modules {
		if m.Load.Bit == load {
			n = m.Laden(t, s, p)
		}
	}
	return n
}
