package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
)

// Beside a late siege the sage says what an engine would cost of the hand, where it is passed over; no other
// deed is done for the siege, and of those in Camelot only who has cards can fight.
func TestPassedOverEnginesHaveAPrice(t *testing.T) {
	f := calmTable(t)
	f.Asked = f.Home
	v := &f.View.Public
	v.Engines, v.Players[f.Home].At, v.Players[f.Home].Life = 9, roundtable.Camelot, 3
	f.View.Hand = roundtable.Hand{roundtable.Fight5: 2, roundtable.Fight1: 3}
	f.Choices = map[game.Target][]moment.Choice{{}: {{Do: []game.Action{{Kind: roundtable.ActFight}}}}}
	heal := &moment.Choice{Do: []game.Action{{Kind: roundtable.ActHeal, A: uint8(roundtable.Fight1)}}}
	if said := f.Warns(heal, nil); !strings.Contains(said, "cost you 2 Fight cards, and fall by 8 of 8") {
		t.Errorf("who heals is warned %q", said)
	}
	if said := f.Plan(heal, nil); strings.Contains(said, "siege") {
		t.Errorf("who heals does so for the siege: %q", said)
	}
	f.Choices, v.Players[f.Home].At = nil, roundtable.GrailQuest
	poor, rich := (f.Home+1)%3, (f.Home+2)%3
	v.Players[poor].At, v.Players[poor].Hand, v.Players[rich].At, v.Players[rich].Hand = roundtable.Camelot, 0, roundtable.Camelot, 4
	if said := f.Warns(heal, nil); strings.Contains(said, f.Knight(poor)) || !strings.Contains(said, f.Knight(rich)) {
		t.Errorf("of an empty and a full hand in Camelot one hears %q", said)
	}
}

// Of a War that Mordred prolongs it is said how far both are; an accusation that is not advised tells how sure it
// is, and a Life what brings it back.
func TestRunnersUpSayWhatSpeaksAgainstThem(t *testing.T) {
	f := calmTable(t)
	f.Asked = f.Home
	v := &f.View.Public
	v.Coming.Name = roundtable.Mordred.Name()
	v.Quests[roundtable.PictWar].White[roundtable.Fight1] = 1
	f.Kind = game.AskKind(roundtable.AskWar)
	war := &moment.Choice{Do: []game.Action{{Kind: roundtable.ActWar, A: uint8(roundtable.SaxonWar)}}}
	if said := f.Plan(war, nil); !strings.Contains(said, "0 of its cards here, 1 in the other") {
		t.Errorf("of the emptier War it says %q", said)
	}
	if said := strings.Join(f.Heed(), "\n"); !strings.Contains(said, "1 of 5 cards laid") || !strings.Contains(said, "0 of 5 cards laid") {
		t.Errorf("the first press says %q", said)
	}
	f.Doubts[1].Percent = 44
	for k, want := range map[game.Kind]string{roundtable.ActAccuse: "44 %"} {
		if said := strings.Join(f.Reasons(&moment.Choice{Do: []game.Action{{Kind: k, A: 1}}}, nil), "\n"); !strings.Contains(said, want) {
			t.Errorf("%v as the runner-up: %q", k, said)
		}
	}
}

// Where Merlin takes an engine away though a Quest is nearer to its loss it is said what both cost; of an accusation that
// no deed speaks for, what clears another.
func TestMerlinAndAccusersHaveTheirReasons(t *testing.T) {
	f := calmTable(t)
	f.Asked = f.Home
	v := &f.View.Public
	v.Engines = 6
	for i := range 5 {
		v.Row[i], v.Despair[i] = roundtable.RowDespair, uint8(i+1)
	}
	f.View.Hand = roundtable.Hand{roundtable.Merlin: 1}
	plays := game.Action{Kind: roundtable.ActPlay, A: uint8(roundtable.Merlin)}
	said := f.Plan(&moment.Choice{Do: []game.Action{plays}}, []game.Move{{Action: plays}, {Action: game.Action{Kind: roundtable.ActRemoveEngine}}})
	if d := f.Dangers()[0]; d.Place != roundtable.GrailQuest || !strings.Contains(said, "12 cards are still wanted there. That loss costs 3 black Swords; the siege, the whole game") {
		t.Errorf("beside %v it says %q", d.Place, said)
	}
	who, other := (f.Home+1)%3, (f.Home+2)%3
	f.Doubts[other].Deeds = []roundtable.Testimony{{Doing: roundtable.DidLife, Count: 2, Weight: -90}}
	if said := f.Plan(&moment.Choice{Do: []game.Action{{Kind: roundtable.ActAccuse, A: uint8(who)}}}, nil); !strings.Contains(said, f.Knight(other)+" rather not: he gave 2 Life points") {
		t.Errorf("of whom nothing betrays it says %q", said)
	}
}

// The Knights of the lesson play to win once it is told, not before.
func TestCompanionsWakeAfterTheLesson(t *testing.T) {
	s := tabletest.Taught(t, standard, "en")
	s.Obey(func() bool { return standard.Lesson.Turn(s.Scene.Model()) == toldTurns-1 })
	early := wakes(s.Session().Match())
	s.Obey(func() bool { return !s.Scene.Taught() })
	if late := wakes(s.Session().Match()); early || !late {
		t.Errorf("awake in the lesson: %v, after it: %v", early, late)
	}
	if other := newMatch(t, 4, 7); wakes(other) {
		t.Error("somebody wakes at another table")
	}
}

// What is laid against an engine is told with all the cards that go with it: the first alone may win nothing.
func TestCardsAgainstAnEngineAreTogether(t *testing.T) {
	f := calmTable(t)
	var line []game.Move
	for _, w := range []roundtable.White{roundtable.Fight1, roundtable.Fight1, roundtable.Fight4} {
		line = append(line, game.Move{Seat: f.Home, Action: game.Action{Kind: roundtable.ActAdd, A: uint8(w)}})
	}
	line = append(line, game.Move{Seat: f.Home, Action: game.Action{Kind: roundtable.ActRoll}})
	said := f.Plan(&moment.Choice{Do: []game.Action{line[0].Action}}, line)
	sum := int(f.View.FightSum()) + 6
	if want := f.T("plan.die.with", "list", f.Listed([]string{f.White(roundtable.Fight1), f.White(roundtable.Fight1), f.White(roundtable.Fight4)}), "sum", sum, "count", roundtable.Beats(sum), "of", roundtable.DieSides); !strings.Contains(said, want) {
		t.Errorf("it is told as %q, not %q", said, want)
	}
}

// Of the cards that beat every side of the die together the fewest are advised, and of as few those that come to least.
func TestFewestCardsAreLaid(t *testing.T) {
	f := calmTable(t)
	f.Asked, f.View.Seat, f.Kind = f.Home, f.Home, game.AskKind(roundtable.AskFight)
	lies, _ := f.FightSums(roundtable.NoWhite)
	if lies != 1 {
		t.Fatalf("%d lie there", lies) // Excalibur
	}
	f.View.Hand = roundtable.Hand{roundtable.Fight1: 2, roundtable.Fight2: 1, roundtable.Fight3: 2, roundtable.Fight5: 2}
	for w := range roundtable.White(roundtable.Fights) {
		add := game.Action{Kind: roundtable.ActAdd, A: uint8(w)}
		if never, enough := f.Shows(&moment.Choice{Do: []game.Action{add}}) == moment.Never, w == roundtable.Fight3 || w == roundtable.Fight5; never == enough {
			t.Errorf("%v is out of the question: %t", w, never)
		}
		if said := f.Plan(&moment.Choice{Do: []game.Action{add}}, []game.Move{{Action: add}}); w == roundtable.Fight5 && !strings.Contains(said, f.Listed([]string{f.White(roundtable.Fight5), f.White(roundtable.Fight3)})+" come to 9 here: that wins 8 of 8 rolls") {
			t.Errorf("it says %q", said)
		}
	}
}

// Who begins to lay cards against an engine is told how far to go where all are not sure to win; what remains short of that
// is said with all of the hand. Excalibur counts with the cards.
func TestFightSaysHowFarToLay(t *testing.T) {
	f := calmTable(t)
	f.Asked, f.View.Seat = f.Home, f.Home
	add := func(w roundtable.White) game.Move {
		return game.Move{Action: game.Action{Kind: roundtable.ActAdd, A: uint8(w)}}
	}
	line := []game.Move{add(roundtable.Fight1), add(roundtable.Fight2)}
	first := &moment.Choice{Do: []game.Action{line[0].Action}}
	for _, c := range []struct {
		hand roundtable.Hand
		want string
	}{
		{roundtable.Hand{roundtable.Fight1: 1, roundtable.Fight2: 1, roundtable.Fight4: 1}, "all your Fight cards make 8, enough for 7 of 8"},
	} {
		f.View.Hand = c.hand
		if said := f.Plan(first, line); !strings.Contains(said, c.want) {
			t.Errorf("with %v it says %q", c.hand, said)
		}
	}
}

// Against a combat Quest that is as good as lost no cards are named as a remedy that cannot all be laid in time.
func TestNoRemedyComesTooLate(t *testing.T) {
	f := calmTable(t)
	f.View.Seat = f.Home
	f.View.Hand = roundtable.Hand{roundtable.Fight3: 3}
	d, ok := f.Danger(roundtable.LancelotQuest)
	if !ok {
		t.Fatal("Lancelot is in no danger")
	}
	late := f.T("danger.help.late")
	if d.Left, d.Stands = 1, model.Behind; !strings.HasPrefix(f.DangerHelp(d), late) || strings.Contains(f.DangerHelp(d), "3") {
		t.Errorf("one card before the end it says %q", f.DangerHelp(d))
	}
	if d.Left = 5; strings.HasPrefix(f.DangerHelp(d), late) {
		t.Errorf("five cards before it it says %q", f.DangerHelp(d))
	}
}
