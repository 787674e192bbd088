package words

import (
	"merlin/game"
	"merlin/game/roundtable"
)

// firstTurns are those of a person in which he is told what a question is about.
const firstTurns = 3

// Help tells who plays for the first time what he is asked about, in his first turns; "" when
// there is nothing to tell, or he does not wish for it.
func (f *Words) Help() string {
	if !f.Hints || f.Replay != nil || f.Asked == game.NoSeat || f.turnsOf(f.Home) > firstTurns {
		return ""
	}
	key := helps[f.Kind]
	if key == "" {
		return ""
	}
	return f.T(key)
}

// helps are by question.
var helps = map[game.AskKind]string{
	game.AskKind(roundtable.AskGift): "help.gift", game.AskKind(roundtable.AskPropose): "help.propose", game.AskKind(roundtable.AskShare): "help.share",
	game.AskKind(roundtable.AskAccept): "help.accept", game.AskKind(roundtable.AskEvil): "help.evil", game.AskKind(roundtable.AskHeroic): "help.heroic",
	game.AskKind(roundtable.AskFace): "help.face", game.AskKind(roundtable.AskTry): "help.try", game.AskKind(roundtable.AskPledge): "help.pledge",
	game.AskKind(roundtable.AskFight): "help.fight", game.AskKind(roundtable.AskVolunteer): "help.volunteer",
}

// turnsOf counts the turns of a seat that have begun.
func (f *Words) turnsOf(s game.Seat) (n int) {
	for i := range f.Moves {
		for _, e := range f.Moves[i].Events {
			if e.Kind == roundtable.EventTurn && e.Seat == s {
				n++
			}
		}
	}
	return n
}
