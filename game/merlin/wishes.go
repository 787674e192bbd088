package merlin

import "merlin/game"

// What a player's quests still want: for computer players, from the hand of the seat
// itself and what everybody sees.

// near is how many things a quest may lack and still be told apart from those that lack
// more.
const near = 3

// amount is a sum of points of quests, by how many things they lack.
type amount [near]int8

// wishes is what the quests of a hand lack and what they have: the points of the quests
// that each thing would bring closer, or whose loss would set back.
type wishes struct {
	items     [Items][Provinces]amount
	influence [Provinces]amount
	servants  [Servants][Provinces]amount
	kept      [Items][Provinces]amount
	staying   [Servants]amount
	ready     int8 // quests that lack nothing
}

// lacks returns how many things a player lacks for a condition.
func (p *Player) lacks(c *Condition) int {
	switch c.Kind {
	case GivenItem:
		return short(int(p.Items[c.Item][c.Province]), c.N)
	case AnyItem:
		return short(sum(p.Items[c.Item][:]), c.N)
	case InfluenceIn:
		return short(int(p.Influence[c.Province]), c.N)
	case InfluenceAnywhere:
		return short(sum(p.Influence[:]), c.N)
	case ServantIn:
		return int(one(p.Servants[c.Servant] != c.Province))
	case PairIn:
		return max(0, 2-p.servantsIn(c.Province))
	}
	return p.apart(c.Servant, c.Other)
}

func short(have int, want uint8) int { return max(0, int(want)-have) }

func (p *Player) servantsIn(where Province) (n int) {
	for _, at := range p.Servants {
		n += int(one(at == where))
	}
	return n
}

// apart returns how many servants must move to stand together.
func (p *Player) apart(v, other Servant) int {
	switch a, b := p.Servants[v], p.Servants[other]; {
	case a == Castle && b == Castle:
		return 2
	case a == b:
		return 0
	}
	return 1
}

// lacking returns how many things a player lacks for a quest. Things that two conditions
// want count for both, but a quest that cannot be fulfilled lacks something.
func (t Table) lacking(p *Player, card Card) (n int) {
	waived := t.Waived(card)
	conditions := t.Box.Quests[card].Conditions
	for i := range conditions {
		if waived>>i&1 == 0 {
			n += p.lacks(&conditions[i])
		}
	}
	if n == 0 && len(conditions) > 1 && !p.Meets(conditions, waived) {
		return 1
	}
	return n
}

// read adds up what the quests of a hand need.
func (n *wishes) read(t Table, p *Player, hand Cards) {
	*n = wishes{}
	for ; hand != 0; hand = hand.rest() {
		card := hand.first()
		n.quest(t, p, card, t.lacking(p, card))
	}
}

// quest adds a quest that lacks so many things.
func (n *wishes) quest(t Table, p *Player, card Card, lacking int) {
	quest := &t.Box.Quests[card]
	points, waived := int8(quest.Points), t.Waived(card)
	if lacking == 0 {
		n.ready++
	}
	for i := range quest.Conditions {
		c := &quest.Conditions[i]
		switch {
		case waived>>i&1 == 1:
		case p.lacks(c) > 0:
			n.want(c, p, min(lacking, near)-1, points)
		case lacking < near:
			n.keep(c, p, lacking, points)
		}
	}
}

// want notes the things that meet a condition.
func (n *wishes) want(c *Condition, p *Player, at int, points int8) {
	at = max(at, 0)
	switch c.Kind {
	case GivenItem:
		n.items[c.Item][c.Province][at] += points
	case InfluenceIn:
		n.influence[c.Province][at] += points
	case ServantIn:
		n.servants[c.Servant][c.Province][at] += points
	case Together:
		n.wantBy(c.Servant, p.Servants[c.Other], at, points)
		n.wantBy(c.Other, p.Servants[c.Servant], at, points)
	default:
		n.wantAny(c, at, points)
	}
}

// wantAny notes the things of any colour, and any servants.
func (n *wishes) wantAny(c *Condition, at int, points int8) {
	for where := range Provinces {
		switch c.Kind {
		case AnyItem:
			n.items[c.Item][where][at] += points
		case InfluenceAnywhere:
			n.influence[where][at] += points
		}
	}
	if c.Kind == PairIn {
		for v := range Servants {
			n.servants[v][c.Province][at] += points
		}
	}
}

// wantBy notes a servant who shall stand by another one; who is at home is no place.
func (n *wishes) wantBy(v Servant, where Province, at int, points int8) {
	if where != Castle {
		n.servants[v][where][at] += points
	}
}

// keep notes the things without which a condition would not be met any more.
func (n *wishes) keep(c *Condition, p *Player, at int, points int8) {
	switch c.Kind {
	case GivenItem:
		if p.Items[c.Item][c.Province] <= c.N {
			n.kept[c.Item][c.Province][at] += points
		}
	case AnyItem:
		if sum(p.Items[c.Item][:]) <= int(c.N) {
			for where := range Provinces {
				n.kept[c.Item][where][at] += points
			}
		}
	case ServantIn:
		n.staying[c.Servant][at] += points
	case Together:
		n.staying[c.Servant][at] += points
		n.staying[c.Other][at] += points
	case PairIn:
		for v, where := range p.Servants {
			if where == c.Province {
				n.staying[v][at] += points
			}
		}
	}
}

// add notes an amount as three features from a place on.
func (a *amount) add(f *game.Features, at int) {
	for i, n := range a {
		f.Add(at+i, int(n))
	}
}
