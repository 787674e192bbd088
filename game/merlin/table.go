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
func (t Table) rollLimit() uint8 {
	n := uint8(3)
	for _, m := range t.modules {
		if m.RollLimit != nil {
			n = m.RollLimit(t, n)
		}
	}
	return n
}

// HasTurn reports whether a seat has a turn left in the round. // B40, X3
func (t Table) HasTurn(s game.Seat) bool {
	has := t.Players[s].unused()
	for _, m := range t.modules {
		if m.Turns != nil {
			has = m.Turns(t, s, has)
		}
	}
	return has && t.Passed>>s&1 == 0
}

// Pace returns how many spaces the taken die, or what is in its place, moves its
// figure. // B11
func (t Table) Pace() (n uint8) {
	if t.inHand() {
		n = t.dieValue()
	}
	for _, m := range t.modules {
		if m.Pace != nil {
			n = m.Pace(t, n)
		}
	}
	return n
}

// Counted returns a player with all among his items that counts as such wherever items
// are counted. // B22
func (t Table) Counted(s game.Seat) Player {
	p := t.Players[s]
	for _, m := range t.modules {
		for i := range p.Items {
			if m.Counts == nil {
				break
			}
			for c, more := 0, m.Counts(t, s, Item(i)); more != 0; c, more = c+1, more>>1 {
				p.Items[i][c] += more & 1
			}
		}
	}
	return p
}

// doubles reports whether a staff may double what was done. // B13
func (t Table) doubles() bool {
	may := true
	for _, m := range t.modules {
		if m.Doubles != nil {
			may = m.Doubles(t, may)
		}
	}
	return may
}

// Strength returns what a seat's markers in a province count for the majority. // B52
func (t Table) Strength(p Province, s game.Seat) uint8 {
	n := t.Players[s].Influence[p]
	for _, m := range t.modules {
		if m.Strength != nil {
			n = m.Strength(t, p, s, n)
		}
	}
	return n
}

// Worth returns what a seat's markers in a province count for the points. // B52
func (t Table) Worth(p Province, s game.Seat) uint8 {
	n := t.Players[s].Influence[p]
	for _, m := range t.modules {
		if m.Worth != nil {
			n = m.Worth(t, p, s, n)
		}
	}
	return n
}

// Rival returns what somebody has in a province who is no player. // B52
func (t Table) Rival(p Province) (n uint8) {
	for _, m := range t.modules {
		if m.Rival != nil {
			n = m.Rival(t, p, n)
		}
	}
	return n
}

// Manor returns what the manor on a tile counts for its area. // B51
func (t Table) Manor(tile uint8) uint8 {
	n := uint8(1)
	for _, m := range t.modules {
		if m.Manor != nil {
			n = m.Manor(t, tile, n)
		}
	}
	return n
}

// leaves reports whether the manor on a tile may be removed or replaced. // B29
func (t Table) leaves(tile uint8) bool {
	leaves := true
	for _, m := range t.modules {
		if m.Leaves != nil {
			leaves = m.Leaves(t, tile, leaves)
		}
	}
	return leaves
}

// Open reports whether an item may be taken from a province. // B21a
func (t Table) Open(i Item, p Province) bool { return t.allowed(i, p, t.Stock[i][p] > 0) }

// Closed reports whether an item of a colour, or another thing (of the province
// Castle), may not be taken although it is there.
func (t Table) Closed(i Item, p Province) bool { return !t.allowed(i, p, true) }

// allowed reports whether a thing may be taken that is there or not.
func (t Table) allowed(i Item, p Province, there bool) bool {
	for _, m := range t.modules {
		if m.Open != nil {
			there = m.Open(t, i, p, there)
		}
	}
	return there
}

// Lies returns the province where an item of a colour lies, or another thing (of the
// colour Castle); Castle is beside the board. // C3
func (t Table) Lies(i Item, p Province) Province {
	for _, m := range t.modules {
		if m.Lies != nil {
			p = m.Lies(t, i, p)
		}
	}
	return p
}

// doings returns how often a servant acts whom a seat places in a province. // B21
func (t Table) doings(s game.Seat, p Province) uint8 {
	n := uint8(1)
	for _, m := range t.modules {
		if m.Doings != nil {
			n = m.Doings(t, s, p, n)
		}
	}
	return n
}

// Completes reports whether a quest may be fulfilled by any rule. // B14
func (t Table) Completes() bool {
	may := true
	for _, m := range t.modules {
		if m.Completes != nil {
			may = m.Completes(t, may)
		}
	}
	return may
}

// Waived returns the conditions of a card that need not be met, a bit each. // B14
func (t Table) Waived(card Card) (conditions uint8) {
	for _, m := range t.modules {
		if m.Waived != nil {
			conditions = m.Waived(t, card, conditions)
		}
	}
	return conditions
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

// razes reports whether all manors of an area go with what is torn down there. // W7g
func (t Table) razes() (all bool) {
	for _, m := range t.modules {
		if m.Razes != nil {
			all = m.Razes(t, all)
		}
	}
	return all
}

// Enters reports whether figures may enter a space. // B11
func (t Table) Enters(space uint8) bool {
	open := true
	for _, m := range t.modules {
		if m.Enters != nil {
			open = m.Enters(t, space, open)
		}
	}
	return open
}
