package words

import (
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
)

// firstTurns are those of a person in which he is told what a question of every turn is about, and
// how often he is told what comes now and then; in the turn after them he is told that it ends.
const firstTurns = 3

// Help tells who plays for the first time what he is asked about, what comes each turn in his
// first turns only; "" when there is nothing to tell, or he does not wish for it.
func (f *Words) Help() string {
	if !f.Hints || f.Coached || f.Replay != nil || f.Asked == game.NoSeat {
		return ""
	}
	if w, ok := played[f.Kind]; ok {
		return f.T("word.pair", "name", "<b>"+f.White(w)+"</b>", "text", f.WhiteText(w))
	}
	key := helps[f.Kind]
	switch {
	case usual[f.Kind] && f.TurnsOf(f.Home) == firstTurns+1:
		key = "help.farewell"
	case usual[f.Kind] && f.TurnsOf(f.Home) > firstTurns, f.Kind == game.AskKind(roundtable.AskFace) && f.faced() >= firstTurns:
		return ""
	case f.Acted() && f.View.Turn.Second:
		key = "help.done.twice"
	case f.Acted() && !f.may(roundtable.ActSacrifice):
		key = "help.done.only"
	case f.Acted():
		key = "help.done"
	case key == "":
		return ""
	case key == "help.face" && f.MayHide():
		key = "help.face.why"
	case key == "help.heroic" && f.Freely():
		key = "help.heroic.free"
	case key == "help.heroic":
		return f.T(key, "list", strings.Join(f.goodDeeds(), ", "))
	case key == "help.propose" && f.View.Ending.Quest != roundtable.Camelot && f.View.Ending.Won:
		key = "help.propose.won"
	case key == "help.share" && !f.sharedByAll():
		key = "help.share.some"
	case key == "help.gift" && f.View.Loyalty != roundtable.Unseen && f.Rules.Options.Loyalty != roundtable.NoTraitor:
		key = "help.gift.loyalty"
	}
	return f.T(key)
}

// goods are what may be done for good, by kinds of action.
var goods = []struct {
	key   string
	kinds []game.Kind
}{
	{"move", []game.Kind{roundtable.ActMove, roundtable.ActRide}},
	{"lay", []game.Kind{roundtable.ActLay}},
	{"offer", []game.Kind{roundtable.ActOffer}},
	{"draw", []game.Kind{roundtable.ActDrawWhite}},
	{"fight", []game.Kind{roundtable.ActFight}},
	{"special", []game.Kind{roundtable.ActPlay, roundtable.ActGrace}},
	{"heal", []game.Kind{roundtable.ActHeal}},
}

// goodDeeds are those that may be done now.
func (f *Words) goodDeeds() (list []string) {
	for _, d := range goods {
		if f.may(d.kinds...) {
			list = append(list, f.T("help.heroic."+d.key))
		}
	}
	return list
}

// faced counts how often the person at the table has laid a Black card.
func (f *Words) faced() (n int) {
	for i := range f.Moves {
		for _, e := range f.Moves[i].Events {
			if e.Seat == f.Home && (e.Kind == roundtable.EventFaceUp || e.Kind == roundtable.EventFaceDown) {
				n++
			}
		}
	}
	return n
}

// felonHelp is what the Traitor is told when he looks at his Loyalty card meanwhile.
func (f *Words) felonHelp() string {
	if key := felonHelps[f.Kind]; f.Help() != "" && key != "" {
		return f.T(key)
	}
	return ""
}

// felonHelps are by question.
var felonHelps = map[game.AskKind]string{
	game.AskKind(roundtable.AskGift): "help.traitor.gift", game.AskKind(roundtable.AskEvil): "help.traitor.evil", game.AskKind(roundtable.AskHeroic): "help.traitor.heroic",
	game.AskKind(roundtable.AskFace): "help.traitor.face", game.AskKind(roundtable.AskPledge): "help.traitor.pledge",
}

// helps are by question.
var helps = map[game.AskKind]string{
	game.AskKind(roundtable.AskGift): "help.gift", game.AskKind(roundtable.AskPropose): "help.propose", game.AskKind(roundtable.AskShare): "help.share",
	game.AskKind(roundtable.AskAccept): "help.accept", game.AskKind(roundtable.AskEvil): "help.evil", game.AskKind(roundtable.AskHeroic): "help.heroic",
	game.AskKind(roundtable.AskFace): "help.face", game.AskKind(roundtable.AskTry): "help.try", game.AskKind(roundtable.AskPledge): "help.pledge",
	game.AskKind(roundtable.AskFight): "help.fight", game.AskKind(roundtable.AskVolunteer): "help.volunteer",
	game.AskKind(roundtable.AskMerlin): "help.merlin", game.AskKind(roundtable.AskGiveUp): "help.give-up",
}

// usual are the questions of every turn.
var usual = map[game.AskKind]bool{
	game.AskKind(roundtable.AskEvil): true, game.AskKind(roundtable.AskHeroic): true,
}

// played are the cards that ask by what they do.
var played = map[game.AskKind]roundtable.White{
	game.AskKind(roundtable.AskHeroism): roundtable.Heroism,
	game.AskKind(roundtable.AskConvoke): roundtable.Convocation,
	game.AskKind(roundtable.AskPiety):   roundtable.Piety, game.AskKind(roundtable.AskReinforcements): roundtable.Reinforcements,
	game.AskKind(roundtable.AskMessenger): roundtable.Messenger, game.AskKind(roundtable.AskSend): roundtable.Messenger,
}

// TurnsOf counts the turns of a seat that have begun.
func (f *Words) TurnsOf(s game.Seat) (n int) {
	for i := range f.Moves {
		for _, e := range f.Moves[i].Events {
			if e.Kind == roundtable.EventTurn && e.Seat == s {
				n++
			}
		}
	}
	return n
}
