package merlin

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table"
)

// ask adds the open question to a frame. It does nothing unless the person at the
// screen is asked.
func (s *session) ask(f *frame) {
	seat, person := s.asked()
	if !person || seat != s.confirmed {
		return
	}
	g := s.game()
	d := g.Decision()
	f.Asked, f.Ask, f.Args = seat, d.Ask, d.Args
	var list []table.Choice
	for _, a := range d.Options {
		list = append(list, s.choice(g, a))
	}
	list = s.lookAhead(f, list)
	list = append(list, s.servantsMove(list)...)
	list = append(list, s.flagsDo(list)...)
	list = s.figuresYield(list)
	cardsGo(list)
	list = append(list, suppliesDo(list)...)
	list = append(list, cardsDo(list)...)
	f.landings = landings(g, d)
	f.Choices = map[game.Target][]table.Choice{}
	for i := range list {
		list[i].Quiet = list[i].Quiet || leaves[list[i].Do[0].Kind] && len(list) > 1
	}
	f.through = s.servesFor(f, list)
	for _, c := range list {
		if c.At.Kind == merlin.TargetNone {
			f.Buttons = append(f.Buttons, c)
			continue
		}
		for _, t := range f.spots(c.At) {
			f.Choices[t] = append(f.Choices[t], c)
		}
	}
}

func (s *session) choice(g *merlin.Game, a game.Action, before ...game.Action) table.Choice {
	word, _, _ := strings.Cut(g.Text(a), " ")
	c := table.Choice{Do: append(slices.Clone(before), a), Word: word, At: g.Target(a), Quiet: extras[a.Kind]}
	var r reach
	switch a.Kind {
	case merlin.ActApple, merlin.ActFlip, merlin.ActBackwards, merlin.ActExchange, merlin.ActPlus, merlin.ActMinus,
		merlin.ActEither, merlin.ActLabourer:
		after := g.Clone().(*merlin.Game)
		if after.Apply(a) == nil {
			r.ways = landings(after, after.Decision())
			r.leads = goals(r.ways)
		}
	case merlin.ActTristan, merlin.ActGawain, merlin.ActDecreeDie, merlin.ActCoin, merlin.ActPoisoned:
		r.ways = changedDie(g, a)
		r.leads = goals(r.ways)
	case merlin.ActStaff:
		c.Void = void(g, a)
	case merlin.ActForeign:
		r.leads = []uint8{a.A}
	case merlin.ActMirror:
		r.ways = wayOf(g, a)
		r.leads = goals(r.ways)
	case merlin.ActWalk, merlin.ActAct, merlin.ActBors:
		r.ways = wayOf(g, a)
	}
	c.Own = r
	return c
}

// extras are the actions that may be done beside what is asked for.
var extras = map[game.Kind]bool{
	merlin.ActApple: true, merlin.ActFulfil: true, merlin.ActRepel: true, merlin.ActSecondQuest: true,
	merlin.ActBackwards: true, merlin.ActFlip: true, merlin.ActForeign: true, merlin.ActMirror: true,
	merlin.ActExchange: true, merlin.ActPlus: true, merlin.ActMinus: true,
	merlin.ActExpel: true, merlin.ActDecreeDie: true, merlin.ActDecreeAny: true, merlin.ActDecreePoints: true,
	merlin.ActTristan: true, merlin.ActGawain: true, merlin.ActBors: true, merlin.ActBedivere: true, merlin.ActPercival: true,
	merlin.ActCoin: true, merlin.ActMistletoe: true, merlin.ActEither: true, merlin.ActBuy: true, merlin.ActPoisoned: true,
}

// spends are the actions that cost a flag, with the name of its power.
var spends = map[game.Kind]string{
	merlin.ActRepel: "repel", merlin.ActSecondQuest: "quests", merlin.ActBackwards: "backwards",
	merlin.ActFlip: "flip", merlin.ActForeign: "foreign", merlin.ActMirror: "mirror",
	merlin.ActExchange: "exchange", merlin.ActPlus: "plus-minus", merlin.ActMinus: "plus-minus",
}

// leaves are the actions that leave something be: they do not call for attention.
var leaves = map[game.Kind]bool{
	merlin.ActDecline: true, merlin.ActNoStaff: true, merlin.ActNoBonus: true, merlin.ActNoGrail: true, merlin.ActEnough: true,
	merlin.ActNoFavour: true, merlin.ActKnightRest: true, merlin.ActNoPlus: true, merlin.ActPass: true, merlin.ActNoTrade: true, merlin.ActNoBrew: true,
}

// servantsMove returns, for each servant that may be placed, the same choices at
// where he stands now: at home or in a province.
func (s *session) servantsMove(list []table.Choice) []table.Choice {
	var moves []table.Choice
	for _, c := range list {
		if c.Do[len(c.Do)-1].Kind != merlin.ActPlace {
			continue
		}
		v := c.At.A
		where := s.game().Players[s.confirmed].Servants[v]
		if uint8(where) == c.At.B {
			continue // he is chosen there already (K3)
		}
		c.Word, c.At = "place-from", game.Target{Kind: merlin.TargetPlace, Seat: c.At.Seat, A: v, B: uint8(where)}
		if where == merlin.Castle {
			c.At.Kind, c.At.B = merlin.TargetCastle, 0
		}
		moves = append(moves, c)
	}
	return moves
}

// flagsDo returns what is chosen by what a flag is used on, once more at the flag.
func (s *session) flagsDo(list []table.Choice) []table.Choice {
	var flags []table.Choice
	for _, c := range list {
		if flagOf(&c) != "" && c.At.Kind != merlin.TargetGoods {
			colour := flagColour(s.game().Rules(), flagOf(&c))
			c.At = game.Target{Kind: merlin.TargetGoods, Seat: c.At.Seat, A: uint8(merlin.Flag), B: uint8(colour)}
			flags = append(flags, c)
		}
	}
	return flags
}

// figuresYield leaves to the flag alone what it does with a figure that stands where the
// die leads: a click there is for the die.
func (s *session) figuresYield(list []table.Choice) []table.Choice {
	v := s.view()
	on := s.game().Rules().Table(&v.Public)
	led := func(at game.Target) bool {
		space := on.StandsOn(s.confirmed, merlin.Figure(at.A))
		return slices.ContainsFunc(list, func(c table.Choice) bool {
			return c.Do[0].Kind == merlin.ActMove && c.At.Kind == merlin.TargetSpace && c.At.A == space
		})
	}
	return slices.DeleteFunc(list, func(c table.Choice) bool {
		return flagOf(&c) != "" && c.At.Kind == merlin.TargetFigure && led(c.At)
	})
}

// supplyOf is what an action is paid with that touches another thing.
var supplyOf = map[game.Kind]uint8{
	merlin.ActDecreeDie: merlin.TargetDecrees, merlin.ActCoin: merlin.TargetCoins, merlin.ActPoisoned: targetPoisons,
}

// suppliesDo returns what decrees, coins and poisoned apples do to dice, once more at what it is paid with.
func suppliesDo(list []table.Choice) []table.Choice {
	var more []table.Choice
	for _, c := range list {
		if kind, ok := supplyOf[c.Do[len(c.Do)-1].Kind]; ok {
			c.At = game.Target{Kind: kind, Seat: c.At.Seat}
			more = append(more, c)
		}
	}
	return more
}

// cardOf is the knight whose card an action uses, where that touches another thing.
var cardOf = map[game.Kind]merlin.Knight{
	merlin.ActGalahad: merlin.Galahad, merlin.ActCastle: merlin.Gaheris,
	merlin.ActPercival: merlin.Percival, merlin.ActKay: merlin.Kay,
}

// cardsDo returns what is chosen by what a knight or a seal works on, once more at the
// knight's card or the seal.
func cardsDo(list []table.Choice) []table.Choice {
	var more []table.Choice
	for _, c := range list {
		a := c.Do[len(c.Do)-1].Kind
		if who, ok := cardOf[a]; ok {
			c.At = knightTarget(who)
			more = append(more, c)
		}
		if a == merlin.ActExpel {
			c.At = sealTarget(merlin.ShieldBearer, merlin.DeedRow)
			more = append(more, c)
		}
	}
	return more
}

// cardsGo has the exchange of a quest card chosen at the card: the knight who does it
// has too many. // K11
func cardsGo(list []table.Choice) {
	for i := range list {
		if a := list[i].Do[0]; a.Kind == merlin.ActBedivere {
			list[i].At = game.Target{Kind: merlin.TargetCard, Seat: list[i].At.Seat, A: a.A}
		}
	}
}

// flagColour is the colour of the flags with a power.
func flagColour(r *merlin.Rules, power string) merlin.Province {
	for p := range merlin.Province(merlin.Provinces) {
		if r.FlagName(p) == power {
			return p
		}
	}
	return 0
}

// lookAhead adds the options of the question that follows when the action of the
// space is done, if nothing else happens on the way to it.
func (s *session) lookAhead(f *frame, list []table.Choice) []table.Choice {
	i := slices.IndexFunc(list, func(c table.Choice) bool { return c.Do[0].Kind == merlin.ActAct })
	if i < 0 {
		return list
	}
	act := list[i].Do[0]
	g := s.game().Clone().(*merlin.Game)
	if g.Apply(act) != nil {
		return list
	}
	list[i].Void = void(s.game(), act)
	if g.Revealed() || len(g.Events()) != 1 {
		return list
	}
	d := g.Decision()
	if d.Seat != f.Asked || d.Ask == "landed" || d.Ask == "end" || d.Ask == "staff" {
		return list
	}
	f.next, f.nextArgs = d.Ask, d.Args
	list[i].Quiet = true
	for _, a := range d.Options {
		list = append(list, s.choice(g, a, act))
	}
	return list
}

// servesFor returns, where a placed servant acts or the decrees are looked at, what he
// would do at once or next, by the thing that he would do it with: a click there means
// his action. // D2
func (s *session) servesFor(f *frame, list []table.Choice) map[game.Target][]table.Choice {
	i := slices.IndexFunc(list, func(c table.Choice) bool { return c.Do[0].Kind == merlin.ActServe })
	if i < 0 {
		return nil
	}
	act := list[i].Do[0]
	g := s.game().Clone().(*merlin.Game)
	if g.Apply(act) != nil || g.Revealed() {
		return nil
	}
	through := map[game.Target][]table.Choice{}
	for _, e := range g.Events() {
		if e.Kind == merlin.EventGained && e.Seat == f.Asked {
			c := list[i]
			c.At = game.Target{Kind: merlin.TargetStock, A: uint8(e.Args[0]), B: uint8(e.Args[1])}
			through[key(c.At)] = []table.Choice{c}
		}
	}
	if d := g.Decision(); len(through) == 0 && d.Seat == f.Asked && !g.Rules().Free(d.Ask) {
		for _, a := range d.Options {
			c := s.choice(g, a, act)
			for _, t := range f.spots(c.At) {
				if t.Kind != merlin.TargetNone {
					through[t] = append(through[t], c)
				}
			}
		}
	}
	return through
}

// void names what would come to nothing by an action, as Rules.VoidName; "" when
// something would come of it.
func void(g *merlin.Game, a game.Action) string {
	after := g.Clone().(*merlin.Game)
	if after.Apply(a) != nil {
		return ""
	}
	for _, e := range after.Events() {
		if e.Kind == merlin.EventVoid {
			return g.Rules().VoidName(e.Args[0])
		}
	}
	return ""
}
