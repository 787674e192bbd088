package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// How a Quest is lost and who is unmasked stays until it has been read, whoever's turn it is, and says that a press goes on.
func TestDarkScenesTakeTheirTime(t *testing.T) {
	const least = 3.5
	f := calmTableFrame(t)
	f.Moves = []game.Move{{Events: []game.Event{{Kind: roundtable.EventAccused, Seat: 1, Args: [5]int16{0}}}}}
	f.Shown = f.Moves
	event := func(k game.EventKind, args ...int16) game.Event {
		e := game.Event{Kind: k, Seat: 0}
		copy(e.Args[:], args)
		return e
	}
	for what, e := range map[string]game.Event{
		"a Quest that is lost": event(roundtable.EventDecided, int16(roundtable.PictWar), 0),
		"the unmasking":        event(roundtable.EventShownLoyalty, int16(roundtable.Traitor)),
		"the shame":            event(roundtable.EventShownLoyalty, int16(roundtable.Loyal)),
	} {
		shown := draw.Events[e.Kind].Fly(f, f.View, e)
		if len(shown) == 0 {
			t.Errorf("%s has no scene", what)
			continue
		}
		v := shown[0].Scene
		if on := v.Gains[len(v.Gains)-1].Text; !v.Takes || v.Stays+paint.VignetteTime < least || on != f.T("scene.on") {
			t.Errorf("%s takes %v s, its own time: %v, and says %q", what, v.Stays+paint.VignetteTime, v.Takes, on)
		}
		if !v.Lost && !v.Calm {
			t.Errorf("%s is cheered", what)
		}
	}
}

// Once the Traitor is unmasked nothing asks for an accusation, which the rules leave, and its tip says what it would do.
func TestKnownTraitorNeedsNoAccusation(t *testing.T) {
	f := calmTableFrame(t)
	f.Asked, f.View.Seat, f.Kind, f.ShowAll = f.Home, f.Home, model.AskHeroic, true
	c := moment.Choice{Do: []game.Action{{Kind: roundtable.ActAccuse, A: 2}}}
	f.All, f.Choices = []moment.Choice{c}, map[game.Target][]moment.Choice{{}: {c}}
	glows := func() bool {
		list := draw.OwnPanel{}.Regions(f)
		return list[ui.Find(list, "act-accuse")].Glow
	}
	if !glows() || f.ActTip("accuse", true) != "<b>"+f.T("act.accuse")+"</b>\n\n"+f.T("act.accuse.tip") {
		t.Errorf("with the Traitor in hiding an accusation is not offered, or by %q", f.ActTip("accuse", true))
	}
	f.View.Players[1].Shown = roundtable.Traitor
	if glows() || !strings.Contains(f.ActTip("accuse", true), f.T("act.accuse.tip.known")) {
		t.Errorf("with the Traitor known an accusation is offered, or by %q", f.ActTip("accuse", true))
	}
}

// A Quest whose last White card lies there is decided: nothing is said of Black cards to come.
func TestFullQuestIsDecided(t *testing.T) {
	f := calmTableFrame(t)
	q := &f.View.Quests[roundtable.Tournament]
	q.White = [roundtable.Fights]uint8{}
	q.White[roundtable.Fight4], q.White[roundtable.Fight5] = 2, 1
	if _, ok := f.Danger(roundtable.Tournament); !ok {
		t.Error("with three cards there it is decided")
	}
	q.White[roundtable.Fight5] = 2
	if d, ok := f.Danger(roundtable.Tournament); ok {
		t.Errorf("with all four cards there %v threatens", d)
	}
}
