package roundtable

import (
	"slices"
	"testing"

	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/roundtable/words"
)

// calmTable is a table of three where nothing threatens yet.
func calmTable(t *testing.T) *words.Words {
	t.Helper()
	f := sit(t, recordedMatch(t, "roundtable-3", 0), 0).scene.Model()
	f.View.Public.Engines, f.View.Public.Black = 0, 0
	return f.Words
}

// What threatens most stands first, by what lies open.
func TestDangersAreRanked(t *testing.T) {
	f := calmTable(t)
	first := func() model.Danger { return f.Dangers()[0] }
	if d := first(); d.Grave != model.Calm {
		t.Fatalf("at the beginning %v threatens", d)
	}
	v := &f.View.Public
	v.Quests[roundtable.SaxonWar].Warriors = 2
	if d := first(); d.Of != model.ThreatQuest || d.Place != roundtable.SaxonWar || d.Left != 2 || d.Grave != model.Near {
		t.Errorf("with two Saxons %v threatens", d)
	}
	v.Engines = 10
	if d := first(); d.Of != model.ThreatSiege || d.Left != 2 || d.Grave != model.Pressing {
		t.Errorf("with ten engines %v threatens", d)
	}
	v.Black = 6
	if d := first(); d.Of != model.ThreatSwords || d.Left != 1 {
		t.Errorf("with six black Swords %v threatens", d)
	}
	v.Players[f.Home].Life = 1
	if i := slices.IndexFunc(f.Dangers(), func(d model.Danger) bool { return d.Of == model.ThreatLife }); f.Dangers()[i].Seat != f.Home || f.Dangers()[i].Grave != model.Pressing {
		t.Errorf("with one Life %v threatens", f.Dangers()[i])
	}
}

// Before the Grail a card of the Knights stands Evil in the way once more.
func TestGrailCardsHoldEvilBack(t *testing.T) {
	f := calmTable(t)
	row := &f.View.Public.Row
	for i := range row {
		row[i] = roundtable.RowDespair
	}
	row[0], row[1] = roundtable.RowGrail, roundtable.RowFree
	if d, _ := f.Danger(roundtable.GrailQuest); d.Left != 3 || d.Grave != model.Calm {
		t.Errorf("with a Grail card and a free place %v threatens", d)
	}
	row[0] = roundtable.RowDespair
	if d, _ := f.Danger(roundtable.GrailQuest); d.Left != 1 || d.Grave != model.Pressing {
		t.Errorf("with a free place %v threatens", d)
	}
}

// A combat Quest whose White cards are more than Evil can come to does not threaten, and what
// lies face down counts as the worst, also for him who laid it.
func TestHeldQuestThreatensNobody(t *testing.T) {
	f := calmTable(t)
	q := &f.View.Quests[roundtable.Tournament]
	q.Blacks = 3
	for i := range q.Blacks {
		q.Black[i] = roundtable.Laid{Face: roundtable.BlackKnight1}
	}
	grave := func() model.Gravity {
		d, _ := f.Danger(roundtable.Tournament)
		return d.Grave
	}
	if grave() != model.Pressing {
		t.Error("three Black Knights do not threaten")
	}
	q.White = [roundtable.Fights]uint8{3: 1, 4: 2} // 14 against at most 10
	if grave() != model.Calm {
		t.Error("a Tournament that holds threatens")
	}
	q.Black[0] = roundtable.Laid{Face: roundtable.NoBlack, Down: true}
	f.View.Down[roundtable.Tournament][0] = roundtable.BlackKnight1
	if grave() != model.Pressing {
		t.Error("what one has laid face down oneself shows in what threatens")
	}
}
