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
		if a.Kind == roundtable.ActRide {
			c.More = Paragraphs(c.More, f.T("ride.tip"))
		}
	case knight:
		s := game.Seat(a.A)
		c.Short, c.Icon = f.Knight(s), "crest-"+f.Coat(s)
		if face := f.Seats[s].Face; a.Kind == roundtable.ActAccuse && face != "" { // one looks him in the eye
			c.Icon, c.Figure = face, face
		}
	case amount:
		c.Title = f.pledged(int(a.A))
		c.Label = c.Title
	}
	switch a.Kind {
	case roundtable.ActExchange:
		s := game.Seat(a.A)
		c.Short, c.Icon = f.T("word.pair", "name", f.White(roundtable.White(a.B)), "text", f.Knight(s)), "crest-"+f.Coat(s)
	case roundtable.ActSay:
		f.describeSaying(c, a)
	case roundtable.ActLeave:
		c.Forgone = f.T("leave.forgone")
	case roundtable.ActSacrifice, roundtable.ActAccuse, roundtable.ActReveal, roundtable.ActMove, roundtable.ActRide, roundtable.ActReturnHome, roundtable.ActEngine, roundtable.ActLife:
		f.askAgain(c, a)
	case roundtable.ActDeal:
		c.More = f.T("deal.tip")
	case roundtable.ActFaceDown:
		c.More = f.T("help.face")
		if f.MayHide() {
			c.More = f.T("face-down.tip")
		}
	case roundtable.ActLetBe:
		c.More = f.T("let-be.tip")
	case roundtable.ActLay:
		f.describeLay(c)
	case roundtable.ActHeal:
		c.Icon = "heart"
		f.askAgain(c, a)
	case roundtable.ActPlay:
		f.askAgain(c, a)
	case roundtable.ActAdmit:
		c.Short = f.Who(game.Seat(a.A))
	case roundtable.ActShare:
		s := game.Seat(a.B)
		c.Short, c.Icon = f.Knight(s), "crest-"+f.Coat(s)
		f.askAgain(c, a)
	}
	if c.Short != "" {
		c.Label = f.T("word.pair", "name", c.Title, "text", c.Short)
	}
	if a.Kind == roundtable.ActExchange {
		c.Title, c.More = f.T("action.exchange.title"), Paragraphs(f.T("knight.arthur.text"), f.T("action.exchange.free")) // heads what may be exchanged
	}
	if a.Kind == roundtable.ActShare {
		c.Label = f.Called(c)
	}
	if a.Kind == roundtable.ActShare && c.Forgone != "" {
		c.Title = f.T("again.share.title") // heads the question
	}
	if c.Icon == "" {
		c.Icon = icons[a.Kind]
	}
	c.Quiet, c.Whole = quiet[a.Kind], wholes[c.At.Kind]
}

// wholes are the things that what is done with them names already.
var wholes = map[uint8]bool{
	roundtable.TargetPile: true, roundtable.TargetWhite: true, roundtable.TargetLife: true, roundtable.TargetEngine: true,
}

// describeLay says where a card is laid: by the card alone it looks like what else may be done with it.
func (f *Words) describeLay(c *moment.Choice) {
	if f.Asked == game.NoSeat || f.me().At == roundtable.NoPlace {
		return
	}
	q := f.me().At
	c.Title, c.Icon = capital(f.T("action.lay.at", "at", at(f, int16(q)))), "badge-"+q.String()
	c.Label = c.Title
}

// pledged is so many Merlins that are given.
func (f *Words) pledged(n int) string {
	if n == 0 && f.View.Seat == f.Asked && f.View.Hand[roundtable.Merlin] == 0 {
		return f.T("pledge.has-none")
	}
	if n == 0 {
		return f.T("pledge.none")
	}
	return f.T("pledge.some", "count", n)
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

// describeSaying says what would be said.
func (f *Words) describeSaying(c *moment.Choice, a game.Action) {
	c.Title, c.Icon = f.Phrase(a.A, a.B), phraseIcons[a.A]
	c.Label, c.Quiet = c.Title, true
	switch a.A {
	case roundtable.SayGoing, roundtable.SayCall:
		c.Short, c.Icon = f.Place(roundtable.Place(a.B)), "badge-"+roundtable.Place(a.B).String()
	case roundtable.SayDoubt:
		c.Short, c.Icon = f.Knight(game.Seat(a.B)), "crest-"+f.Coat(game.Seat(a.B))
	}
}

var phraseIcons = [roundtable.Phrases]string{
	roundtable.SayGoing: "act-move", roundtable.SayCall: "group", roundtable.SayFights: "laid-white-fight-5", roundtable.SayGrails: "laid-white-grail",
	roundtable.SayMerlins: "laid-white-merlin", roundtable.SayDanger: "heart", roundtable.SayDoubt: "accusation",
}

var (
	phrases   = [roundtable.Phrases]string{"going", "call", "fights", "grails", "merlins", "danger", "doubt"}
	strengths = [...]string{".strong", ".fair", ".weak"}
)

// Phrase is a sentence of the list, about a place, a strength or a seat.
func (f *Words) Phrase(which, about uint8) string {
	key := "say." + phrases[which]
	switch which {
	case roundtable.SayGoing, roundtable.SayCall:
		return f.T(key, "what", f.Place(roundtable.Place(about)))
	case roundtable.SayDoubt:
		return f.T(key, "what", f.Knight(game.Seat(about)))
	case roundtable.SayDanger:
		return f.T(key)
	}
	return f.T(key + strengths[about])
}

// Thing is what a thing is called in which several things may be chosen.
func (f *Words) Thing(t game.Target) string {
	switch t.Kind {
	case roundtable.TargetCard:
		return f.White(roundtable.White(t.A))
	case roundtable.TargetPlace, roundtable.TargetBlack:
		return f.Place(roundtable.Place(t.A))
	case roundtable.TargetSeat, roundtable.TargetLife:
		return f.Knight(t.Seat)
	case roundtable.TargetPile:
		return f.T("pile.black")
	case roundtable.TargetWhite:
		return f.T("pile.white")
	case roundtable.TargetEngine:
		return f.T("term.siege")
	}
	return f.T("ask."+f.Ask, f.askedAbout()...)
}
