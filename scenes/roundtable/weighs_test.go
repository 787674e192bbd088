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

// What speaks against an advice stands beside it, and what a danger passed over costs less.
func TestAdviceWeighs(t *testing.T) {
	f := calmTableFrame(t)
	f.Asked, f.View.Seat, f.Kind = f.Home, f.Home, model.AskHeroic
	says := func(what, want string, kind game.Kind, a uint8, line ...game.Move) {
		t.Helper()
		if said := f.Plan(&moment.Choice{Do: []game.Action{{Kind: kind, A: a}}}, line); !strings.Contains(said, want) {
			t.Errorf("%s: %q does not say %q", what, said, want)
		}
	}
	me := &f.View.Players[f.Home]
	f.View.Hand = roundtable.Hand{roundtable.Fight3: 3}
	me.Life = 2
	says("the last Life but one, given", f.T("plan.sacrifice.risk.heal"), roundtable.ActSacrifice, 0)
	f.View.Hand[roundtable.Fight3] = 2
	says("without healing", f.T("plan.sacrifice.risk"), roundtable.ActSacrifice, 0)
	me.Life = 4
	if said := planned(f, roundtable.ActSacrifice); strings.Contains(said, "risk") {
		t.Errorf("with 4 Life it says %q", said)
	}
	f.View.Hand[roundtable.Fight3] = 5
	says("to Excalibur", f.T("plan.sword.steps", "count", 5), roundtable.ActMove, uint8(roundtable.ExcaliburQuest))

	f.View.Known[f.View.BlackLeft-1], f.View.Pile[f.View.BlackLeft-1] = 1<<f.Home, roundtable.Mercenaries
	f.View.Quests[roundtable.SaxonWar].Warriors = 2
	says("a warrior that was seen", f.T("plan.known.war", "name", f.T("danger.name.picts"), "count", 3), roundtable.ActDrawBlack, 0)

	q := &f.View.Quests[roundtable.LancelotQuest]
	q.White[roundtable.Fight1], q.Blacks = 2, 4
	for i := range 4 {
		f.View.Row[i] = roundtable.RowDespair
	}
	f.View.Hand[roundtable.Merlin] = 1
	says("Merlin elsewhere", "only gains time", roundtable.ActPlay, uint8(roundtable.Merlin), game.Move{Action: game.Action{Kind: roundtable.ActRemoveBlack, A: uint8(roundtable.GrailQuest)}})
}

// Who hides another card hears that the others count them, as long as anybody may be the Traitor.
func TestHidingAgain(t *testing.T) {
	f := suspectFrame(t, 1)
	f.Asked = f.Home
	if said := planned(f, roundtable.ActFaceDown); strings.Contains(said, "treason") || !strings.Contains(said, f.T("plan.hidden.first")) {
		t.Errorf("of the first card hidden it says %q", said)
	}
	f.Moves = append(f.Moves, game.Move{Events: []game.Event{{Kind: roundtable.EventFaceDown, Seat: f.Home}}})
	if said, want := planned(f, roundtable.ActFaceDown), f.T("plan.hidden.again", "count", 2); !strings.Contains(said, want) {
		t.Errorf("of the second it says %q", said)
	}
	f.View.Players[1].Shown = roundtable.Traitor
	if said := planned(f, roundtable.ActFaceDown); strings.Contains(said, "treason") {
		t.Errorf("once the Traitor is found it says %q", said)
	}
}

// In a replay what another does is told once: on the plate of the deed while it is done, below it while
// one looks.
func TestReplayTellsOnce(t *testing.T) {
	f := sitAt(t, 40).scene.Model()
	shared := *f.Frame
	now := *f.Moment
	shared.Moment, now.Asked = &now, game.NoSeat
	view := *f.View
	now.View, view.Turn.Seat = &view, f.Home+1
	for _, playing := range []bool{true, false} {
		now.Replay, now.Moving = &moment.ReplayState{Playing: playing}, nil
		if told := len(draw.NewFrame(f.Rules, &shared).Said.Text) > 0; told == playing {
			t.Errorf("playing: %t, told below: %t", playing, told)
		}
	}
}

// Where a Black card may bring the last engine that is the reason for any other evil; whom the Grail may save is
// not told that he dies for certain; and where the Swords end the game before the siege does, that is said.
func TestTheEndIsWeighed(t *testing.T) {
	f := calmTableFrame(t)
	f.Asked, f.View.Seat = f.Home, f.Home
	var evils []moment.Choice
	for _, k := range []game.Kind{roundtable.ActDrawBlack, roundtable.ActEngine, roundtable.ActLife} {
		evils = append(evils, moment.Choice{Do: []game.Action{{Kind: k}}})
	}
	f.Choices = map[game.Target][]moment.Choice{{}: evils}
	f.View.Engines, f.View.Players[f.Home].Life = 11, 1
	f.View.Quests[roundtable.GrailQuest].Status = roundtable.Won
	f.View.Relics[roundtable.Grail] = f.Home
	last := f.T("plan.black.last", "count", f.Strays(), "of", int(f.View.BlackLeft))
	if said := planned(f, roundtable.ActLife); !strings.HasPrefix(said, last) || !strings.Contains(said, "unless the Grail") {
		t.Errorf("of the last Life with eleven engines it says %q", said)
	}
	f.View.Engines, f.View.White, f.View.Black, f.View.Players[f.Home].Life = 7, 8, 1, 4
	f.Kind, f.View.Players[f.Home].At = model.AskHeroic, roundtable.PictWar
	if said, want := planned(f, roundtable.ActMove, uint8(roundtable.GrailQuest)), f.T("plan.may-wait.end", "count", 3, "white", 8, "black", 1); !strings.Contains(said, want) {
		t.Errorf("three Swords from the end it says %q", said)
	}
}
