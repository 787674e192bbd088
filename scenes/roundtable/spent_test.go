package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
)

// Who is to fight an engine reads which cards that costs, and why the Quest for which he holds most can wait;
// where that presses it is not said.
func TestFightsNameWhatTheySpend(t *testing.T) {
	f := calmTableFrame(t)
	f.Asked, f.Kind = f.Home, model.AskHeroic
	v := &f.View.Public
	v.Engines, v.Players[f.Home].At = 5, roundtable.Camelot
	f.View.Hand = roundtable.Hand{2, 2, 1, 1}
	c := moment.Choice{Do: []game.Action{{Kind: roundtable.ActMove, A: uint8(roundtable.SaxonWar)}}}
	f.Choices = map[game.Target][]moment.Choice{{}: {c}}
	said := planned(f, roundtable.ActFight)
	for _, want := range []string{f.White(roundtable.Fight4) + ", ", " are enough for it", "can follow: 5 more are wanted there, one a turn, and you hold 4"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q does not say %q", said, want)
		}
	}
	v.Quests[roundtable.SaxonWar].Warriors, v.Quests[roundtable.PictWar].Warriors, v.Engines = 3, 3, 10
	if said := planned(f, roundtable.ActFight); strings.Contains(said, "can follow") {
		t.Errorf("of Wars that may be lost with the game it says %q", said)
	}
}

// Of a card that another has left it is told why one draws it all the same: with little Life, that one has none to
// spare for it; of nobody it is said that he plays false once the Traitor is known.
func TestALeftCardIsWeighed(t *testing.T) {
	f := facedTable(t, 3, 1).scene.Model()
	f.Asked, f.Kind = f.Home, model.AskEvil
	top := f.View.BlackLeft - 1
	f.View.Known[top] = 1 << 2
	f.Moves = append(f.Moves, game.Move{Seat: 2, Events: []game.Event{
		{Kind: roundtable.EventLook, Seat: 2}, {Kind: roundtable.EventEvil, Seat: 2, Args: [5]int16{roundtable.EvilLife}},
	}})
	c := moment.Choice{Do: []game.Action{{Kind: roundtable.ActLife}}}
	f.Choices = map[game.Target][]moment.Choice{{}: {c}}
	for life, want := range map[uint8]string{2: "with 2 Life you have none to spare", 4: "the others hit harder"} {
		f.View.Players[f.Asked].Life = life
		if said := planned(f, roundtable.ActDrawBlack); !strings.Contains(said, want) {
			t.Errorf("with %d Life it says %q", life, said)
		}
	}
	f.View.Players[1].Shown = roundtable.Traitor
	for range 4 {
		if said := planned(f, roundtable.ActEngine) + strings.Join(f.Heed(), ""); strings.Contains(said, "false") || strings.Contains(said, "knows why") {
			t.Errorf("with the Traitor known it says %q", said)
		}
		f.View.BlackLeft--
		f.View.Known[f.View.BlackLeft-1] = 1 << 2
	}
}

// A Life is said to come back by a victory only where that is within reach.
func TestLifeComesBackOnlyWithinReach(t *testing.T) {
	f := calmTableFrame(t)
	f.Asked, f.Kind = f.Home, model.AskEvil
	v := &f.View.Public
	v.Players[f.Home].At = roundtable.GrailQuest
	back := func() bool { return strings.Contains(planned(f, roundtable.ActLife), f.T("plan.life.back")) }
	if back() {
		t.Error("before an empty road to the Grail")
	}
	for i := range 4 {
		v.Row[len(v.Row)-1-i] = roundtable.RowGrail
	}
	if !back() {
		t.Error("three Grail cards from it nothing is said")
	}
}

// A Merlin that one gave and that comes back is seen to do so, and told of for longer than a deed.
func TestMerlinsAreSeenToComeBack(t *testing.T) {
	f := calmTableFrame(t)
	f.View.Public.Coming = roundtable.Coming{Here: true, Name: roundtable.Guinevere.Name()}
	f.Shown = []game.Move{{Events: []game.Event{{Kind: roundtable.EventTry, Seat: 1}}}, {Events: []game.Event{
		{Kind: roundtable.EventPledge, Seat: f.Home, Args: [5]int16{1}}, {Kind: roundtable.EventMerlins, Seat: 2, Args: [5]int16{3}},
	}}}
	cancelled := game.Event{Kind: roundtable.EventCancelled, Seat: game.NoSeat}
	list := draw.Flights(f, f.View, []game.Event{cancelled})
	back, told := 0, 0.0
	for _, fl := range list {
		if fl.Sprite == "white-merlin" && fl.Becomes > 0 {
			back++
		}
		if fl.Scene == nil {
			continue
		}
		for _, g := range fl.Scene.Gains {
			if g.Text == f.T("told.spared", "count", 1) {
				told = fl.End
			}
		}
		if first := fl.Scene.Gains[0].Text; first != f.T("ward.gave", "name", f.Knight(2), "count", 3) {
			t.Errorf("of who gave the Merlins the scene says %q", first)
		}
	}
	if back != 1 || told < 2.8 {
		t.Errorf("%d Merlins come back, which is told for %v s", back, told)
	}
}

// Who heals gives three cards for it: that these go is not told again, nor what they are of another's.
func TestHealingIsToldOnce(t *testing.T) {
	f := calmTableFrame(t)
	gone := game.Event{Kind: roundtable.EventDiscard, Seat: 1, Args: [5]int16{game.Unknown}}
	heals := game.Event{Kind: roundtable.EventHeroic, Seat: 1, Args: [5]int16{roundtable.KindHeal}}
	f.View.Turn.Seat = 1
	said := f.TurnSaid([]game.Event{heals, gone, gone, gone, {Kind: roundtable.EventLife, Seat: 1, Args: [5]int16{1, 3}}})[0]
	if !strings.Contains(said, f.T("log.heals")) || strings.Contains(said, f.T("log.discard")) {
		t.Errorf("it says %q", said)
	}
}

// Who is to give a Merlin reads what that one is worth else.
func TestAMerlinGivenIsWeighed(t *testing.T) {
	f := calmTableFrame(t)
	f.Asked, f.Kind = f.Home, game.AskKind(roundtable.AskPledge)
	f.View.Public.Coming = roundtable.Coming{Here: true, Name: roundtable.Guinevere.Name()}
	f.View.Public.Turn.Seat = 2
	f.View.Hand[roundtable.Merlin] = 1
	for gives, told := range map[uint8]bool{1: true, 0: false} {
		if said := planned(f, roundtable.ActPledge, gives); strings.Contains(said, f.T("plan.try.else", "count", 1)) != told {
			t.Errorf("who is to give %d reads %q", gives, said)
		}
	}
}

// Who has hidden cards himself blames nobody for it.
func TestHidersBlameNobody(t *testing.T) {
	f := facedTable(t, 3, 1).scene.Model()
	hides := func(s game.Seat) game.Move {
		return game.Move{Seat: s, Events: []game.Event{{Kind: roundtable.EventFaceDown, Seat: s}}}
	}
	blames := func(moves ...game.Move) game.Seat {
		f.Moves = append(f.Moves, moves...)
		for _, stir := range f.Stirs(f.Moves) {
			if stir.Of == "hides" {
				return stir.Seat
			}
		}
		return game.NoSeat
	}
	for range 4 {
		if by := blames(hides(1), hides(2), hides(1)); by == 1 || by == 2 {
			t.Fatalf("seat %d has hidden cards and blames another for it", by)
		}
	}
}
