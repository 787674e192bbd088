package titles

import (
	"fmt"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/game/roundtable/roundtabletest"
	"merlin/game/scenario"
)

var roundtableTitle = Title{
	Open: func(file string) (game.Title, error) {
		if file != "" {
			return nil, fmt.Errorf("%s: this title has no box files", file)
		}
		return roundtable.Title{Box: roundtable.StandardBox()}, nil
	},
	Again:     func(g game.Game, seats int, seed uint64) { g.(*roundtable.Game).Reset(seats, seed) },
	Scenarios: "game/roundtable/testdata",
	Run: func(s *scenario.Scenario, turned int) ([]string, error) {
		return roundtabletest.RunTurned(s, roundtable.StandardBox(), turned)
	},
	Turns: roundtable.MaxSeats,
	Note:  new(roundtableNotes).note,
	Feats: int(roundtable.Places) - 2,
	Feat:  featRoundtable,
}

// featRoundtable returns the Quest that is won, which is the kind, or for which a card is
// laid, which is a small part: all that are needed are a quarter. Lancelot and the Dragon are
// of one kind.
func featRoundtable(e game.Event) (kind int, part float64) {
	switch e.Kind {
	case roundtable.EventDecided:
		kind, part = int(e.Args[0]), float64(e.Args[1])
	case roundtable.EventFightLaid:
		kind, part = int(e.Args[1]), partOf[e.Args[1]]
	case roundtable.EventGrailCard:
		kind, part = int(roundtable.GrailQuest), partOf[roundtable.GrailQuest]
	default:
		return 0, 0
	}
	if kind > int(roundtable.LancelotQuest) {
		kind--
	}
	return kind - 1, part
}

// partOf is the part of a card laid on a Quest.
var partOf = [roundtable.Places]float64{
	roundtable.Tournament: 1. / 16, roundtable.LancelotQuest: 1. / 20, roundtable.DragonQuest: 1. / 36, roundtable.GrailQuest: 1. / 28,
}

// roundtableNotes are the Quests of a game: where Knights have been, which were won and which
// lost, a bit each.
type roundtableNotes struct{ been, won, lost uint8 }

// note counts how Camelot fares, how well Loyal Knights accuse, and what becomes of Quests.
func (n *roundtableNotes) note(of game.Game, note func(what, of string)) {
	g := of.(*roundtable.Game)
	for _, e := range g.Events() {
		deedOfTraitor(g, e, note)
		switch {
		case e.Kind == roundtable.EventAccused && e.Seat == g.Felon:
			note("accusations by the Traitor", "")
		case e.Kind == roundtable.EventAccused:
			note("accusations by Loyal Knights", "")
			if game.Seat(e.Args[0]) == g.Felon {
				note("of these right", "accusations by Loyal Knights")
			}
		case e.Kind == roundtable.EventDecided && e.Args[1] == 1:
			note(roundtable.Place(e.Args[0]).String()+" won", "")
			n.won |= 1 << e.Args[0]
		case e.Kind == roundtable.EventDecided:
			n.lost |= 1 << e.Args[0]
		case e.Kind == roundtable.EventMoved && e.Args[1] != int16(roundtable.Camelot):
			n.been |= 1 << e.Args[1]
		}
	}
	if g.Over() {
		noteEnd(g, note)
		n.noteQuests(note)
	}
}

// deedOfTraitor counts what a Traitor in hiding does for Evil of his own accord.
func deedOfTraitor(g *roundtable.Game, e game.Event, note func(what, of string)) {
	if e.Seat != g.Felon || e.Seat == game.NoSeat || g.Players[g.Felon].Fate == roundtable.Unmasked {
		return
	}
	switch {
	case e.Kind == roundtable.EventEvil && e.Args[0] == roundtable.EvilEngine:
		note("engines of the Traitor in hiding", "")
	case e.Kind == roundtable.EventEvil && e.Args[0] == roundtable.EvilLife:
		note("Lives given by the Traitor in hiding", "")
	case e.Kind == roundtable.EventFaceDown:
		note("cards hidden by the Traitor in hiding", "")
	}
}

// noteQuests counts games by their Quests, and begins anew.
func (n *roundtableNotes) noteQuests(note func(what, of string)) {
	for q := roundtable.Tournament; q < roundtable.Places; q++ {
		for _, of := range []struct {
			quests    uint8
			kind, all string
		}{{n.been, "games with Knights on ", "Quests with Knights on them"}, {n.won, "games that win ", "kinds of Quests won"}, {n.lost, "games that lose ", "kinds of Quests lost"}} {
			if of.quests>>q&1 != 0 {
				note(of.kind+q.String(), "")
				note(of.all, "")
			}
		}
	}
	*n = roundtableNotes{}
}

func noteEnd(g *roundtable.Game, note func(what, of string)) {
	with := "games without a Traitor"
	if g.Felon != game.NoSeat {
		with = "games with a Traitor"
	}
	note(with, "")
	if g.Felon != game.NoSeat && g.Players[g.Felon].Fate == roundtable.Unmasked {
		note("Traitors unmasked", with)
	}
	note("ended: "+g.Why.String(), "")
	if g.Victory {
		note("Camelot stands", "")
		note("Camelot stands in "+with, with)
	}
}
