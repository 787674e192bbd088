package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
)

// despairs lays so many on the road to the Grail.
func despairs(n int) func(*draw.Frame) {
	return func(f *draw.Frame) {
		f.View.Public.Row = [roundtable.RowPlaces]roundtable.InRow{}
		for i := range n {
			f.View.Public.Row[len(f.View.Row)-1-i] = roundtable.RowDespair
			f.View.Public.Despair[len(f.View.Row)-1-i] = uint8(i + 1)
		}
	}
}

// healedIn has the person heal so many turns ago.
func healedIn(f *draw.Frame, turns int) {
	turn := game.Event{Kind: roundtable.EventTurn, Seat: f.Home}
	f.Moves = []game.Move{{Events: []game.Event{turn, {Kind: roundtable.EventHeroic, Seat: f.Home, Args: [5]int16{roundtable.KindHeal}}}}}
	for range turns {
		f.Moves = append(f.Moves, game.Move{Events: []game.Event{turn}})
	}
}

// What nobody could be told a reason for is out of the question, and no longer where there is one.
func TestSageShunsWhatNobodyWouldBelieve(t *testing.T) {
	type act = game.Action
	white := func(w roundtable.White) uint8 { return uint8(w) }
	at := func(q roundtable.Place) func(*draw.Frame) {
		return func(f *draw.Frame) { f.View.Players[f.Home].At = q }
	}
	for _, c := range []struct {
		what   string
		does   act
		others []act
		hand   roundtable.Hand
		set    func(*draw.Frame)
		unless func(*draw.Frame)
	}{
		{
			"draws with a hand that beats an engine",
			act{Kind: roundtable.ActDrawWhite},
			[]act{{Kind: roundtable.ActFight}},
			roundtable.Hand{roundtable.Fight3: 9},
			func(f *draw.Frame) { f.View.Public.Engines = 3 }, func(f *draw.Frame) { f.View.Players[f.Home].Hand = 8 },
		},
		{
			"ends the turn before the last engine",
			act{Kind: roundtable.ActEnd},
			[]act{{Kind: roundtable.ActSacrifice}},
			roundtable.Hand{roundtable.Fight5: 2},
			func(f *draw.Frame) { f.View.Public.Engines = 11 }, func(f *draw.Frame) { f.View.Players[f.Home].Life = 1 },
		},
		{
			"lays a card without its fellow",
			act{Kind: roundtable.ActLay, A: white(roundtable.Fight5)},
			nil,
			roundtable.Hand{roundtable.Fight5: 1, roundtable.Fight3: 2},
			at(roundtable.Tournament), func(f *draw.Frame) { f.View.Hand[roundtable.Fight5] = 2 },
		},
		{
			"rides to a lost Quest",
			act{Kind: roundtable.ActMove, A: uint8(roundtable.PictWar)},
			nil,
			roundtable.Hand{roundtable.Fight1: 1, roundtable.Fight2: 1},
			func(f *draw.Frame) { f.View.Quests[roundtable.PictWar].Warriors = 3 }, func(f *draw.Frame) { f.View.Hand[roundtable.Merlin] = 1 },
		},
		{
			"rides alone with weak cards",
			act{Kind: roundtable.ActMove, A: uint8(roundtable.Tournament)},
			nil,
			roundtable.Hand{roundtable.Fight1: 2, roundtable.Fight2: 2},
			func(*draw.Frame) {}, func(f *draw.Frame) { f.View.Hand[roundtable.Fight4], f.View.Hand[roundtable.Fight5] = 2, 2 },
		},
		{
			"rides into a War with one card of five",
			act{Kind: roundtable.ActMove, A: uint8(roundtable.PictWar)},
			nil,
			roundtable.Hand{roundtable.Fight1: 2, roundtable.Fight3: 1},
			func(*draw.Frame) {}, func(f *draw.Frame) { f.View.Hand[roundtable.Fight2] = 1 },
		},
		{
			"gives the last Life but one",
			act{Kind: roundtable.ActSacrifice},
			nil,
			roundtable.Hand{roundtable.Fight1: 2},
			func(f *draw.Frame) { f.View.Players[f.Home].Life, f.View.Hand[roundtable.Fight1] = 2, 3 }, func(f *draw.Frame) { f.View.Public.Engines = 10 },
		},
		{
			"gives a Life to leave what does little",
			act{Kind: roundtable.ActLife},
			[]act{{Kind: roundtable.ActDrawBlack}},
			roundtable.Hand{},
			func(f *draw.Frame) { f.View.Pile[f.View.BlackLeft-1] = roundtable.Icebound }, func(f *draw.Frame) { f.View.Public.Sword = -3 },
		},
		{
			"draws what kills a Knight",
			act{Kind: roundtable.ActDrawBlack},
			[]act{{Kind: roundtable.ActEngine}},
			roundtable.Hand{},
			func(f *draw.Frame) {
				f.View.Pile[f.View.BlackLeft-1], f.View.Players[f.Home+1].Life = roundtable.Morgan1, 1
			}, func(f *draw.Frame) { f.View.Public.Engines = 10 },
		},
		{
			"rides to the Grail whose cards are barred",
			act{Kind: roundtable.ActMove, A: uint8(roundtable.GrailQuest)},
			nil,
			roundtable.Hand{roundtable.GrailCard: 3},
			func(f *draw.Frame) { f.View.Public.Forest = true }, func(f *draw.Frame) { f.View.Public.Forest = false },
		},
		{
			"rides to the Dragon with weak cards",
			act{Kind: roundtable.ActMove, A: uint8(roundtable.DragonQuest)},
			nil,
			roundtable.Hand{roundtable.Fight1: 3, roundtable.Fight2: 3},
			func(f *draw.Frame) { f.View.Quests[roundtable.DragonQuest].Status = roundtable.Open },
			func(f *draw.Frame) { f.View.Hand = roundtable.Hand{roundtable.Fight4: 3, roundtable.Fight5: 3} },
		},
		{
			"rides though Merlin could save the Grail",
			act{Kind: roundtable.ActMove, A: uint8(roundtable.PictWar)},
			[]act{{Kind: roundtable.ActPlay, A: white(roundtable.Merlin)}},
			roundtable.Hand{roundtable.Fight1: 2, roundtable.Fight2: 1, roundtable.Merlin: 1},
			despairs(6), func(f *draw.Frame) { f.View.Public.Engines = 8 },
		},
		{
			"leaves the Grail at its last card but one with a card for it",
			act{Kind: roundtable.ActMove, A: uint8(roundtable.PictWar)},
			[]act{{Kind: roundtable.ActLay, A: white(roundtable.GrailCard)}},
			roundtable.Hand{roundtable.GrailCard: 1, roundtable.Fight1: 2, roundtable.Fight2: 1},
			func(f *draw.Frame) { despairs(5)(f); at(roundtable.GrailQuest)(f) }, despairs(3),
		},
		{
			"gives the last Life",
			act{Kind: roundtable.ActLife},
			[]act{{Kind: roundtable.ActDrawBlack}},
			roundtable.Hand{},
			func(f *draw.Frame) { f.View.Players[f.Home].Life = 1 }, func(f *draw.Frame) { f.View.Players[f.Home].Life = 2 },
		},
		{
			"heals with cards that the Grail wants",
			act{Kind: roundtable.ActHeal, A: white(roundtable.GrailCard)},
			[]act{{Kind: roundtable.ActDrawWhite}},
			roundtable.Hand{roundtable.GrailCard: 3},
			despairs(4), func(f *draw.Frame) { f.View.Players[f.Home].Life = 1 },
		},
		{
			"heals the last Life with them though others are at hand",
			act{Kind: roundtable.ActHeal, A: white(roundtable.GrailCard)},
			[]act{{Kind: roundtable.ActHeal, A: white(roundtable.Fight3)}},
			roundtable.Hand{roundtable.GrailCard: 3, roundtable.Fight3: 3},
			func(f *draw.Frame) { despairs(4)(f); f.View.Players[f.Home].Life = 1 },
			func(f *draw.Frame) { f.View.Quests[roundtable.GrailQuest].Status = roundtable.Lost },
		},
		{
			"heals with what the Quests want more",
			act{Kind: roundtable.ActHeal, A: white(roundtable.Fight5)},
			[]act{{Kind: roundtable.ActHeal, A: white(roundtable.Fight1)}},
			roundtable.Hand{roundtable.Fight5: 3, roundtable.Fight1: 4},
			func(*draw.Frame) {}, func(f *draw.Frame) { f.View.Hand[roundtable.Fight1] = 2 },
		},
		{
			"gives the Life just healed where an engine is cheap",
			act{Kind: roundtable.ActLife},
			[]act{{Kind: roundtable.ActDrawBlack}, {Kind: roundtable.ActEngine}},
			roundtable.Hand{},
			func(f *draw.Frame) { despairs(6)(f); healedIn(f, 1) }, func(f *draw.Frame) { healedIn(f, 2) },
		},
		{
			"draws with the Grail two cards from lost and three Lives",
			act{Kind: roundtable.ActDrawBlack},
			[]act{{Kind: roundtable.ActEngine}, {Kind: roundtable.ActLife}},
			roundtable.Hand{},
			despairs(5), func(f *draw.Frame) { f.View.Players[f.Home].Life = 2 },
		},
		{
			"draws with the Grail so near and barred, and few engines",
			act{Kind: roundtable.ActDrawBlack},
			[]act{{Kind: roundtable.ActEngine}},
			roundtable.Hand{},
			func(f *draw.Frame) { despairs(5)(f); f.View.Public.Forest = true }, func(f *draw.Frame) { f.View.Public.Forest = false },
		},
	} {
		f := calmTableFrame(t)
		f.Asked, f.View.Seat, f.Kind, f.View.Hand = f.Home, f.Home, model.AskHeroic, c.hand
		me := &f.View.Players[f.Home]
		me.At, me.Life, me.Hand = roundtable.Camelot, 4, c.hand.Len()
		var all []moment.Choice
		for _, a := range append(c.others, c.does) {
			all = append(all, moment.Choice{Do: []act{a}})
		}
		f.Choices = map[game.Target][]moment.Choice{{}: all}
		is := &moment.Choice{Do: []act{c.does}}
		if c.set(f); f.Shows(is) != moment.Never {
			t.Errorf("he may advise one who %s", c.what)
		}
		if c.unless(f); f.Shows(is) == moment.Never {
			t.Errorf("he never advises one who %s, though there is a reason", c.what)
		}
	}
}
