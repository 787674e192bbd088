package words

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
)

// What the sage does not pass over, whatever he advises: that the end is near, and whom all have
// reason to doubt.

// lateSiege is from how many engines on the siege comes first.
const lateSiege = 9

// heroics are the kinds of Heroic Action beside which what presses is named.
var heroics = map[game.Kind]bool{
	roundtable.ActMove: true, roundtable.ActRide: true, roundtable.ActLay: true, roundtable.ActOffer: true, roundtable.ActDrawWhite: true,
	roundtable.ActFight: true, roundtable.ActHeal: true, roundtable.ActPlay: true, roundtable.ActGrace: true, roundtable.ActEnd: true,
}

// urgent says that the siege or one's own Life is near its end, and what the hand has against it.
func (f *Words) urgent(a game.Action, line []game.Move) string {
	if !heroics[a.Kind] {
		return ""
	}
	return sentences(f.urgentLife(a), f.urgentSiege(a, line))
}

// urgentLife is the reason of who heals his last Life.
func (f *Words) urgentLife(a game.Action) string {
	if f.me().Life != 1 || a.Kind != roundtable.ActHeal {
		return ""
	}
	return f.T("plan.urgent.life")
}

// frailty says that one's own Life is near its end, beside what does nothing about it.
func (f *Words) frailty(a game.Action) string {
	switch {
	case f.me().Life != 1 || !heroics[a.Kind] || a.Kind == roundtable.ActEnd || f.heals(a):
		return ""
	case a.Kind == roundtable.ActFight && roundtable.Beats(f.Strength()) == roundtable.DieSides:
		return ""
	case a.Kind == roundtable.ActFight: // which may cost it
		return f.countOf("plan.urgent.fight", roundtable.DieSides-roundtable.Beats(f.Strength()), roundtable.DieSides)
	case f.may(roundtable.ActHeal):
		return f.T("plan.urgent.heal")
	}
	return f.T("plan.urgent.life")
}

// heals reports whether an action brings Life, or may.
func (f *Words) heals(a game.Action) bool {
	plays := a.Kind == roundtable.ActPlay || a.Kind == roundtable.ActGrace
	return a.Kind == roundtable.ActHeal || plays && roundtable.White(a.A) == roundtable.Piety
}

// urgentSiege is the reason of what does something about the siege.
func (f *Words) urgentSiege(a game.Action, line []game.Move) string {
	if f.View.Engines < lateSiege || a.Kind == roundtable.ActFight || !f.meets(a, line) {
		return ""
	}
	return f.count("plan.urgent.siege", roundtable.SiegeFull-int(f.View.Engines))
}

// forgets says that the siege is not to be forgotten, beside what does nothing about it.
func (f *Words) forgets(a game.Action) string {
	if f.View.Engines < lateSiege || a.Kind == roundtable.ActFight || a.Kind == roundtable.ActEnd || !heroics[a.Kind] || f.meets(a, nil) {
		return ""
	}
	said := f.count("plan.urgent.still", roundtable.SiegeFull-int(f.View.Engines))
	if price := f.fightPrice(); price != "" {
		said += " " + price
	}
	if f.View.Hand[roundtable.Merlin] > 0 && !f.View.Vivien && !playsMerlin(a) {
		said += " " + f.T("plan.urgent.merlin")
	}
	return said + f.fighters()
}

// fighters says who could fight an engine before one comes to it oneself.
func (f *Words) fighters() string {
	list, n := f.named(slices.DeleteFunc(f.At(roundtable.Camelot), func(s game.Seat) bool { return f.View.Players[s].Hand == 0 }))
	switch {
	case f.me().At == roundtable.Camelot:
		return ""
	case n > 0:
		return " " + f.T("plan.urgent.camelot", "list", list, "count", n)
	}
	return " " + f.T("plan.urgent.far")
}

// fightPrice says how many Fight cards of the hand an engine would cost, and how likely it falls by them,
// where one could be fought; "" where none could.
func (f *Words) fightPrice() string {
	if !f.may(roundtable.ActFight) || f.Strength() == 0 {
		return ""
	}
	sum, cards := f.beating(roundtable.DieSides)
	return f.T("plan.fight.price", "count", cards, "sides", roundtable.Beats(sum), "of", roundtable.DieSides)
}

// beating are the strongest Fight cards of the hand, as many as beat an engine on so many sides of the die: what
// they come to, with Excalibur, and how many they are.
func (f *Words) beating(sides int) (sum, cards int) {
	if f.View.Owner(roundtable.Excalibur) == f.Asked {
		sum = 1 // R105
	}
	for w := roundtable.Fights - 1; w >= 0; w-- {
		for n := f.View.Hand[w]; n > 0 && roundtable.Beats(sum) < sides; n-- {
			sum, cards = sum+w+1, cards+1
		}
	}
	return sum, cards
}

// meets reports whether an action does something about the siege: that is its reason then, else the
// siege is not to be forgotten beside it.
func (f *Words) meets(a game.Action, line []game.Move) bool {
	switch {
	case a.Kind == roundtable.ActMove, a.Kind == roundtable.ActRide:
		return roundtable.Place(a.A) == roundtable.Camelot
	case playsMerlin(a):
		d, ok := f.merlinMeets(line)
		return !ok || d.Of == model.ThreatSiege
	}
	return false
}

// playsMerlin reports whether an action plays him.
func playsMerlin(a game.Action) bool {
	return (a.Kind == roundtable.ActPlay || a.Kind == roundtable.ActGrace) && roundtable.White(a.A) == roundtable.Merlin
}

// Warns says what is not to be forgotten beside a choice, and whom all have reason to doubt.
func (f *Words) Warns(c *moment.Choice, line []game.Move) string {
	if c == nil {
		return f.suspects(c)
	}
	a := c.Last()
	passed := f.elsewhere(a, line)
	if passed == f.foremost(a, line) { // it is told already
		passed = ""
	}
	return sentences(passed, f.spares(a), f.forgets(a), f.frailty(a), f.suspects(c))
}

// suspects names the Knight against whom strongly speaks what all have seen, where he may be accused
// and is not, and what that would bring or cost.
func (f *Words) suspects(c *moment.Choice) string {
	who, why, ok := f.Suspect()
	if most := f.likeliest(game.NoSeat); most != game.NoSeat && f.Doubts[most].Percent > f.Doubts[who].Percent { // one ranking for all
		ok = false
	}
	if !ok || !f.may(roundtable.ActAccuse) || c != nil && c.Last().Kind == roundtable.ActAccuse {
		return ""
	}
	var list []string
	for _, one := range [...]struct {
		key string
		n   int
	}{{"engines", why.Engines}, {"left", why.Left}, {"seen", why.Seen}} {
		if one.n > 0 {
			list = append(list, f.count("warns."+one.key, one.n))
		}
	}
	return f.T("warns", "name", f.Knight(who), "list", f.Listed(list))
}
