package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
)

// Who heals hears why with these three, and who gives that Life away hears that it was for that.
func TestHealingHasReasons(t *testing.T) {
	heal := func(w roundtable.White) *moment.Choice {
		return &moment.Choice{Do: []game.Action{{Kind: roundtable.ActHeal, A: uint8(w)}}}
	}
	f := calmTableFrame(t)
	f.Asked, f.View.Seat, f.Kind = f.Home, f.Home, model.AskHeroic
	spares, least := f.T("plan.heals.spares", "count", 7), f.T("plan.heals.least")
	f.View.Public.Row = [roundtable.RowPlaces]roundtable.InRow{}
	f.View.Hand = roundtable.Hand{roundtable.GrailCard: 3, roundtable.Fight3: 3}
	if said := f.Plan(heal(roundtable.Fight3), nil); !strings.Contains(said, spares) {
		t.Errorf("who keeps the Grail cards hears %q", said)
	}
	f.View.Hand = roundtable.Hand{roundtable.Fight1: 3, roundtable.Fight4: 3}
	if said := f.Plan(heal(roundtable.Fight1), nil); !strings.Contains(said, least) {
		t.Errorf("who keeps the strong cards hears %q", said)
	}
	if said := f.Plan(heal(roundtable.Fight4), nil); strings.Contains(said, least) {
		t.Errorf("who gives the strong cards hears %q", said)
	}
	f.Kind, f.View.Players[f.Home].Life = model.AskEvil, 3
	for turns, told := range map[int]bool{1: true, 2: false} {
		healedIn(f, turns)
		said := f.Plan(&moment.Choice{Do: []game.Action{{Kind: roundtable.ActLife}}}, nil)
		if strings.Contains(said, f.T("plan.life.healed")) != told {
			t.Errorf("who has healed %d turns ago hears %q", turns, said)
		}
	}
}

// Merlin is kept for what costs more, and for the siege only where that is what presses.
func TestMerlinIsKeptForWhatCosts(t *testing.T) {
	f := calmTableFrame(t)
	f.Asked, f.View.Seat, f.Kind, f.View.Public.Engines, f.View.Public.Black = f.Home, f.Home, model.AskHeroic, 4, 0
	f.View.Hand = roundtable.Hand{roundtable.Merlin: 1}
	draws := &moment.Choice{Do: []game.Action{{Kind: roundtable.ActDrawWhite}}}
	picts := &f.View.Quests[roundtable.PictWar]
	picts.Warriors = 3
	grail := model.Danger{Of: model.ThreatQuest, Place: roundtable.GrailQuest}
	for n, want := range map[int]string{0: f.T("plan.merlin.spared", "name", f.T("danger.name.picts"), "count", 5), 4: "(" + f.DangerName(grail) + ")"} {
		despairs(n)(f)
		if said := f.Warns(draws, nil); !strings.Contains(said, want) || strings.Contains(said, f.T("term.siege")) {
			t.Errorf("with %d Despairs and the Picts a warrior from victory Merlin is kept with %q", n, said)
		}
	}
}

// Of the Black cards those that lose a Quest, those that bring an engine, the one that brings two and the rest are all.
func TestBlackCardsAddUp(t *testing.T) {
	f := calmTableFrame(t)
	f.Asked, f.View.Seat, f.Kind = f.Home, f.Home, model.AskEvil
	f.View.Quests[roundtable.ExcaliburQuest].Status, f.View.Quests[roundtable.PictWar].Warriors = roundtable.Lost, 3
	two := int(f.Rules.Box.Black[roundtable.Morgan4] - f.View.BlackSeen[roundtable.Morgan4])
	rest := int(f.View.BlackLeft) - f.InPile(roundtable.PictWar) - f.Strays() - two
	said := f.Plan(&moment.Choice{Do: []game.Action{{Kind: roundtable.ActDrawBlack}}}, nil)
	for _, want := range []string{f.T("plan.black.bring.two", "count", two), model.Digits(rest)} {
		if !strings.Contains(said, want) {
			t.Errorf("%q says nothing of %q", said, want)
		}
	}
}

// Who draws hears of the tournament only where it presses or hardly anything is lacking there.
func TestDrawingIsForWhatPresses(t *testing.T) {
	f := calmTableFrame(t)
	f.Asked, f.View.Seat, f.Kind, f.View.Public.Engines, f.View.Public.Black = f.Home, f.Home, model.AskHeroic, 0, 0
	f.View.Hand = roundtable.Hand{roundtable.Fight1: 2, roundtable.Fight3: 1, roundtable.Merlin: 1}
	f.View.Players[f.Home].Hand, f.View.Players[f.Home].At = 4, roundtable.Camelot
	f.View.Quests[roundtable.ExcaliburQuest].Status = roundtable.Lost
	despairs(3)(f)
	draws := &moment.Choice{Do: []game.Action{{Kind: roundtable.ActDrawWhite}}}
	there := f.T("plan.draw.stronger", "at", "at the Tournament")
	if said := f.Plan(draws, nil); strings.Contains(said, there) || !strings.Contains(said, f.T("plan.draw.first")) {
		t.Errorf("with one strong card for it who draws hears %q", said)
	}
	despairs(5)(f)
	if said := f.Plan(draws, nil); !strings.Contains(said, f.T("plan.draw.unmet", "name", f.T("danger.name.grail"))) {
		t.Errorf("with the Grail near lost and none of its cards who draws hears %q", said)
	}
}

// Healings that differ by the cards alone show these; beside other things that a card is for it is a heart.
func TestHealingsShowTheirCards(t *testing.T) {
	f := calmTableFrame(t)
	heal := func(w roundtable.White) moment.Choice {
		return moment.Choice{Do: []game.Action{{Kind: roundtable.ActHeal, A: uint8(w)}}, Icon: "heart"}
	}
	list := f.Gather([]moment.Choice{heal(roundtable.Fight3), heal(roundtable.GrailCard)})
	if list[0].Icon != "laid-white-fight-3" || list[1].Icon != "laid-white-grail" {
		t.Errorf("they show %q and %q", list[0].Icon, list[1].Icon)
	}
	lay := moment.Choice{Do: []game.Action{{Kind: roundtable.ActLay}}, Icon: "badge-tournament"}
	if list = f.Gather([]moment.Choice{heal(roundtable.Fight3), lay}); list[0].Icon != "heart" {
		t.Errorf("beside laying it healing shows %q", list[0].Icon)
	}
}
