package words

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
)

// about says what an action's first argument is, for its words and its picture.
type about uint8

const (
	nothing about = iota
	whiteCard
	place
	knight
	amount
)

// abouts by kind of action; those not named are about nothing.
var abouts = map[game.Kind]about{
	roundtable.ActGift: whiteCard, roundtable.ActDiscard: whiteCard, roundtable.ActLay: whiteCard, roundtable.ActOffer: whiteCard,
	roundtable.ActAdd: whiteCard, roundtable.ActLend: whiteCard, roundtable.ActPlay: whiteCard, roundtable.ActGrace: whiteCard,
	roundtable.ActHeal: whiteCard, roundtable.ActReturn: whiteCard, roundtable.ActSend: whiteCard,
	roundtable.ActWar: place, roundtable.ActMove: place, roundtable.ActRide: place, roundtable.ActRemoveBlack: place,
	roundtable.ActRemoveWarrior: place, roundtable.ActHeroism: place,
	roundtable.ActAccuse: knight, roundtable.ActMessenger: knight, roundtable.ActDrink: knight, roundtable.ActRob: knight,
	roundtable.ActDub: knight, roundtable.ActPledge: amount,
}

// Describe says what a choice does: its verb, and what tells it from others of its kind.
func (f *Words) Describe(c *moment.Choice) {
	a := c.Last()
	c.Title = f.T("action." + c.Word)
	c.Label = c.Title
	switch abouts[a.Kind] {
	case whiteCard:
		w := roundtable.White(a.A)
		c.Short, c.Icon, c.More = f.White(w), "laid-white-"+Picture(w), f.WhiteText(w)
	case place:
		q := roundtable.Place(a.A)
		c.Short, c.Icon, c.More = f.Place(q), "badge-"+q.String(), f.stands(q)
	case knight:
		s := game.Seat(a.A)
		c.Short, c.Icon = f.Knight(s), "crest-"+f.Coat(s)
	case amount:
		c.Short = Number(a.A)
	}
	switch a.Kind {
	case roundtable.ActExchange:
		s := game.Seat(a.A)
		c.Short, c.Icon = f.T("word.pair", "name", f.White(roundtable.White(a.B)), "text", f.Knight(s)), "crest-"+f.Coat(s)
	case roundtable.ActShare:
		s := game.Seat(a.B)
		c.Short, c.Icon = f.Knight(s), "crest-"+f.Coat(s)
	}
	if c.Short != "" {
		c.Label = f.T("word.pair", "name", c.Title, "text", c.Short)
	}
	if c.Icon == "" {
		c.Icon = icons[a.Kind]
	}
	c.Quiet = quiet[a.Kind]
	c.Careful = a.Kind == roundtable.ActAccuse || a.Kind == roundtable.ActSacrifice || a.Kind == roundtable.ActReveal
}

// icons are the pictures of actions about nothing.
var icons = map[game.Kind]string{
	roundtable.ActDrawBlack: "act-evil-card", roundtable.ActEngine: "act-evil-engine", roundtable.ActLife: "act-evil-life",
	roundtable.ActDrawWhite: "act-draw", roundtable.ActFight: "act-fight-engine", roundtable.ActSacrifice: "act-sacrifice",
	roundtable.ActRemoveEngine: "siege-engine", roundtable.ActReveal: "traitor", roundtable.ActLook: "icon-eye",
	roundtable.ActReturnHome: "badge-camelot", roundtable.ActGiveUp: "excalibur",
}

// quiet are those that may be done too, but are not what is asked for.
var quiet = map[game.Kind]bool{
	roundtable.ActLook: true, roundtable.ActSacrifice: true, roundtable.ActAccuse: true, roundtable.ActEnd: false,
	roundtable.ActRide: true, roundtable.ActGrace: true, roundtable.ActExchange: true, roundtable.ActReveal: true,
}

// Picture is the end of the names of a White card's sprites.
func Picture(w roundtable.White) string {
	if w == roundtable.GrailCard {
		return "grail"
	}
	return w.String()
}
