package roundtable

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
)

// Where the siege or one's own Life is near its end the sage says that first of what does something
// about it, and last of what does not.
func TestTheEndIsNotForgotten(t *testing.T) {
	f := sit(t, recordedMatch(t, "roundtable-3", 0), 0).scene.Model()
	f.Asked = f.Home
	f.View.Hand = roundtable.Hand{}
	lines := func(kind game.Kind, args ...uint8) []string { return strings.Split(planned(f, kind, args...), "\n") }
	first := func(kind game.Kind, args ...uint8) string { return lines(kind, args...)[0] }
	last := func(kind game.Kind, args ...uint8) string { list := lines(kind, args...); return list[len(list)-1] }
	f.View.Players[f.Home].Life, f.View.Engines = 4, 8
	if said := last(roundtable.ActDrawWhite); strings.Contains(said, "siege") || strings.Contains(said, "single Life") {
		t.Errorf("at 8 engines and 4 Life it says last %q", said)
	}
	f.View.Engines = 9
	warned := func(kind game.Kind, args ...uint8) string {
		a := game.Action{Kind: kind}
		if len(args) > 0 {
			a.A = args[0]
		}
		if said := planned(f, kind, args...); strings.Contains(said, "forget") {
			t.Errorf("what is not to be forgotten is a reason: %q", said)
		}
		return f.Warns(&moment.Choice{Do: []game.Action{a}}, nil)
	}
	if said := warned(roundtable.ActEnd); said != "" {
		t.Errorf("at the end of a turn one is warned %q", said)
	}
	if said := warned(roundtable.ActDrawWhite); said != "Do not forget the siege over it: 3 more engines, and Camelot falls." {
		t.Errorf("at 9 engines it warns %q", said)
	}
	f.View.Hand[roundtable.Merlin] = 1
	if said := warned(roundtable.ActMove, uint8(roundtable.GrailQuest)); !strings.Contains(said, "Your Merlin comes next") {
		t.Errorf("with a Merlin it warns %q", said)
	}
	if said := first(roundtable.ActPlay, uint8(roundtable.Merlin)); said != "The siege presses most: 3 more engines, and Camelot falls." {
		t.Errorf("who plays Merlin is told first %q", said)
	}
	if said := first(roundtable.ActMove, uint8(roundtable.Camelot)); said != "The siege presses most: 3 more engines, and Camelot falls." {
		t.Errorf("who rides to Camelot is told first %q", said)
	}
	f.View.Players[f.Home].Life = 1
	if said := first(roundtable.ActHeal); !strings.Contains(said, "single Life") {
		t.Errorf("who heals with one Life is told first %q", said)
	}
}

// suspectFrame is a moment at which one may accuse, after events of seat 1.
func suspectFrame(t *testing.T, felon game.Seat, kinds ...game.Event) *draw.Frame {
	t.Helper()
	f := facedTable(t, 3, felon).scene.Model()
	f.Asked = f.Home
	f.Choices = map[game.Target][]moment.Choice{{}: {{Do: []game.Action{{Kind: roundtable.ActAccuse, A: 1}}}}}
	f.Moves = slices.Clone(f.Moves)
	for _, e := range kinds {
		f.Moves = append(f.Moves, game.Move{Seat: e.Seat, Events: []game.Event{e}})
	}
	return f
}

// Where much that all have seen speaks against one Knight the sage names him and what it costs to be
// wrong; the same to twins, one of whom sits beside a Traitor and the other beside a loyal Knight.
func TestSageWarnsOfASuspect(t *testing.T) {
	hides := game.Event{Kind: roundtable.EventFaceDown, Seat: 1}
	looks := game.Event{Kind: roundtable.EventLook, Seat: 1}
	takes := game.Event{Kind: roundtable.EventCame, Seat: 1, Args: [5]int16{int16(roundtable.Mordred.Name())}}
	wait := &moment.Choice{Do: []game.Action{{Kind: roundtable.ActDrawWhite}}}
	said := suspectFrame(t, 1, looks, takes, looks, takes).Warns(wait, nil)
	f := suspectFrame(t, 2, looks, takes, looks, takes)
	if other := f.Warns(wait, nil); other != said {
		t.Errorf("twins hear %q and %q", said, other)
	}
	for _, want := range []string{f.Knight(1), "looked at 2 special Black cards and drew them", "if wrong, a white one turns black"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q does not say %q", said, want)
		}
	}
	if said := suspectFrame(t, 1, hides, hides, hides, hides, hides).Warns(wait, nil); said != "" {
		t.Errorf("of hidden cards, as the loyal lay them too, he makes %q", said)
	}
	looks2, takes2 := looks, takes
	looks2.Seat, takes2.Seat = 2, 2
	if said := suspectFrame(t, 1, looks, takes, looks, takes, looks2, takes2, looks2, takes2).Warns(wait, nil); said != "" {
		t.Errorf("where two did alike he says %q", said)
	}
	if f.View.Players[1].Shown = roundtable.Loyal; f.Warns(wait, nil) != "" {
		t.Errorf("of who was proven loyal he says %q", f.Warns(wait, nil))
	}
	f = suspectFrame(t, 1, hides, hides, hides, looks, takes)
	if f.Choices = nil; f.Warns(wait, nil) != "" {
		t.Error("he names a suspect whom nobody may accuse")
	}
}

// Who has looked at the card that lost a Quest and drawn it is told before all suspicion, with that it proves nothing; not
// who drew it unseen, nor who is known to be loyal.
func TestWhoSawWhatLostAQuestIsToldFirst(t *testing.T) {
	looks := game.Event{Kind: roundtable.EventLook, Seat: 1}
	draws := game.Event{Kind: roundtable.EventCame, Seat: 1, Args: [5]int16{int16(roundtable.Despair.Name())}}
	loses := game.Event{Kind: roundtable.EventDecided, Seat: 1, Args: [5]int16{int16(roundtable.GrailQuest)}}
	says := func(f *draw.Frame) bool {
		f.Kind = model.AskHeroic
		said := strings.Join(f.Heed(), "\n")
		return strings.Contains(said, f.T("heed.betrayed", "name", f.Knight(1), "quest", f.T("place.the.grail")))
	}
	f := suspectFrame(t, 2, looks, draws, loses)
	if !says(f) || says(suspectFrame(t, 1, looks, draws, loses)) != says(f) {
		t.Error("it is not told, or not to twins alike")
	}
	if says(suspectFrame(t, 1, draws, loses)) {
		t.Error("it is told of who has not looked")
	}
	if f.View.Players[1].Shown = roundtable.Loyal; says(f) {
		t.Error("it is told of who is known to be loyal")
	}
}

// A card that a Knight has left is not advised at the price of a Life, of two that one has, where he is known to be loyal:
// by his card, or as another is known to be the Traitor.
func TestACardThatALoyalKnightLeftIsShunned(t *testing.T) {
	looks := game.Event{Kind: roundtable.EventLook, Seat: 1}
	refuses := game.Event{Kind: roundtable.EventEvil, Seat: 1, Args: [5]int16{roundtable.EvilEngine}}
	f := suspectFrame(t, 2, looks, refuses)
	v := &f.View.Public
	v.Known[v.BlackLeft-1], v.Players[f.Home].Life = 1<<1, 2
	f.Choices = map[game.Target][]moment.Choice{{}: {
		{Do: []game.Action{{Kind: roundtable.ActDrawBlack}}}, {Do: []game.Action{{Kind: roundtable.ActEngine}}}, {Do: []game.Action{{Kind: roundtable.ActLife}}},
	}}
	draws := []game.Move{{Action: game.Action{Kind: roundtable.ActDrawBlack}}}
	if f.Spends(draws) {
		t.Error("it is shunned though he may be the Traitor")
	}
	if v.Players[1].Shown = roundtable.Loyal; !f.Spends(draws) {
		t.Error("it is advised though he has shown that he is loyal")
	}
	if v.Players[1].Shown, v.Players[2].Shown = roundtable.Unseen, roundtable.Traitor; !f.Spends(draws) {
		t.Error("it is advised though another is the Traitor")
	}
}

// A Quest whose loss would end the game with more white Swords than black ones is no danger, as long as nobody hides who
// would turn two of them; it is said that Camelot would stand. // R150, R151
func TestALossThatWinsIsNoDanger(t *testing.T) {
	f := suspectFrame(t, 2)
	v := &f.View.Public
	v.White, v.Black = 8, 2
	for i := range 6 {
		v.Row[i], v.Despair[i] = roundtable.RowDespair, uint8(i+1)
	}
	grail := func() model.Danger {
		d, ok := f.Danger(roundtable.GrailQuest)
		if !ok || d.Left != 1 {
			t.Fatalf("the Grail is in no danger: %+v", d)
		}
		return d
	}
	if d := grail(); d.Won || d.Grave != model.Pressing {
		t.Errorf("while somebody may hide: %+v", d)
	}
	v.Players[2].Shown = roundtable.Traitor
	d := grail()
	if !d.Won || d.Grave != model.Calm {
		t.Errorf("once the Traitor is known: %+v", d)
	}
	ends := f.T("finish.won", "white", 8, "black", 5)
	f.Asked, f.Kind = f.Home, model.AskEvil
	draws := moment.Choice{Do: []game.Action{{Kind: roundtable.ActDrawBlack}}}
	for where, said := range map[string]string{
		"the tip of the danger": f.DangerSays(d), "the tip of the Quest": f.PlaceTip(roundtable.GrailQuest), "the advice": f.Plan(&draws, nil),
	} {
		if !strings.Contains(said, ends) {
			t.Errorf("%s says %q", where, said)
		}
	}
	line := f.T("danger.won", "white", 8, "black", 5)
	if first := strings.Join(f.Heed(), "\n"); !strings.Contains(first, line) || !strings.Contains(f.DangerLine(d), line) {
		t.Errorf("the first press says %q, the line %q", first, f.DangerLine(d))
	}
	v.White, v.Black = 6, 3 // a tie is Evil's
	if said := f.DangerSays(grail()); !strings.Contains(said, f.T("finish.lost", "white", 6, "black", 6)) {
		t.Errorf("before a tie it says %q", said)
	}
	v.Black = 2
	if v.White = 6; grail().Won { // 11 Swords do not end it
		t.Error("six white and five black Swords end the game")
	}
}
