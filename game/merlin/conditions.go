package merlin

import "slices"

// What a player has against what conditions of quests show.

// Meets reports whether a player owns and has in place all that the conditions show,
// but for those waived (a bit each), each met by different things. To count what modules
// let count, ask it of Table.Counted. // B14, B15, B15a
func (p *Player) Meets(conditions []Condition, waived uint8) bool {
	rest := *p // what is not used yet
	for i, c := range conditions {
		if waived>>i&1 == 0 && !rest.useGiven(c) {
			return false
		}
	}
	for i, c := range conditions {
		if waived>>i&1 == 0 && !rest.useAny(c) {
			return false
		}
	}
	return true
}

// Met reports which conditions a player meets, each by things that no condition met
// before it uses, the exact ones first. All are met if and only if Meets says so.
func (p *Player) Met(conditions []Condition) []bool {
	met := make([]bool, len(conditions))
	var used []Condition
	for _, open := range [...]bool{false, true} {
		for i, c := range conditions {
			if c.open() == open && p.Meets(append(used, c), 0) {
				used, met[i] = append(used, c), true
			}
		}
	}
	return met
}

// Lack is what is missing to meet a condition: so many of the things that it counts.
type Lack struct {
	Condition
	Missing uint8
}

// Lacks returns what a player is missing for the conditions that Met reports as not met, but
// for those waived (a bit each): what meets another condition is of no help.
func (p *Player) Lacks(conditions []Condition, waived uint8) (lacks []Lack) {
	met, rest := p.Met(conditions), *p
	for i, c := range conditions {
		if met[i] && !c.open() {
			rest.useGiven(c)
		}
	}
	for i, c := range conditions {
		if met[i] {
			rest.useAny(c)
		}
	}
	var missing [maxConditions]uint8
	for _, open := range [...]bool{false, true} {
		for i, c := range conditions {
			if !met[i] && c.open() == open && waived>>i&1 == 0 {
				missing[i] = rest.useUp(c)
			}
		}
	}
	for i, n := range missing {
		if n > 0 {
			lacks = append(lacks, Lack{conditions[i], n})
		}
	}
	return lacks
}

// useUp takes away what there is for a condition that is not met, and returns how many are
// missing.
func (p *Player) useUp(c Condition) uint8 {
	switch c.Kind {
	case GivenItem:
		return c.N - useSome(p.Items[c.Item][c.Province:c.Province+1], c.N)
	case AnyItem:
		return c.N - useSome(p.Items[c.Item][:], c.N)
	case InfluenceIn:
		return c.N - useSome(p.Influence[c.Province:c.Province+1], c.N)
	case InfluenceAnywhere:
		return c.N - useSome(p.Influence[:], c.N)
	case PairIn:
		if p.useServantIn(c.Province) {
			return 1
		}
		return 2
	}
	return 1
}

// lacking returns the conditions that would not be met if each were the only one, a
// bit each.
func (p *Player) lacking(conditions []Condition) (lacking uint8) {
	for i, c := range conditions {
		lacking |= one(!p.has(c)) << i
	}
	return lacking
}

// has reports whether a condition would be met if it were the only one.
func (p *Player) has(c Condition) bool {
	switch c.Kind {
	case GivenItem:
		return p.Items[c.Item][c.Province] >= c.N
	case AnyItem:
		return sum(p.Items[c.Item][:]) >= int(c.N)
	case InfluenceIn:
		return p.Influence[c.Province] >= c.N
	case InfluenceAnywhere:
		return sum(p.Influence[:]) >= int(c.N)
	}
	one := [1]Condition{c}
	return p.Meets(one[:], 0)
}

// open reports whether a condition is met by whatever of a kind is there.
func (c Condition) open() bool {
	return c.Kind == AnyItem || c.Kind == InfluenceAnywhere || c.Kind == PairIn
}

// useGiven takes away what a condition names exactly.
func (p *Player) useGiven(c Condition) bool {
	switch c.Kind {
	case GivenItem:
		return use(&p.Items[c.Item][c.Province], c.N)
	case InfluenceIn:
		return use(&p.Influence[c.Province], c.N)
	case ServantIn:
		return p.useServant(c.Servant, c.Province)
	case Together:
		where := p.Servants[c.Servant]
		return where != Castle && p.useServant(c.Servant, where) && p.useServant(c.Other, where)
	}
	return true
}

// useAny takes away what a condition leaves open, after all exact ones.
func (p *Player) useAny(c Condition) bool {
	switch c.Kind {
	case AnyItem:
		return useSome(p.Items[c.Item][:], c.N) == c.N
	case InfluenceAnywhere:
		return useSome(p.Influence[:], c.N) == c.N
	case PairIn:
		for range 2 {
			if !p.useServantIn(c.Province) {
				return false
			}
		}
	}
	return true
}

func (p *Player) useServant(v Servant, where Province) bool {
	if p.Servants[v] != where {
		return false
	}
	p.Servants[v] = Castle
	return true
}

func (p *Player) useServantIn(where Province) bool {
	v := slices.Index(p.Servants[:], where)
	return v >= 0 && p.useServant(Servant(v), where)
}

func use(have *uint8, n uint8) bool {
	if *have < n {
		return false
	}
	*have -= n
	return true
}

// useSome takes away n of all, or as many as there are, and returns how many that is.
func useSome(have []uint8, n uint8) (used uint8) {
	for i := range have {
		part := min(have[i], n-used)
		have[i] -= part
		used += part
	}
	return used
}
