package roundtable

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/ui"
)

// calmTable is a table of three where nothing threatens yet.
func calmTable(t *testing.T) *words.Words {
	t.Helper()
	f := sit(t, recordedMatch(t, "roundtable-3", 0), 0).scene.Model()
	f.View.Public.Engines, f.View.Public.Black = 0, 0
	return f.Words
}

// It is said when the next Sword ends the game. // R22
func TestNextSwordEndsIt(t *testing.T) {
	f := calmTable(t)
	for n := range uint8(roundtable.TableFull) {
		f.View.White = n
		if text, near := f.SwordsEnd(); near != (n == roundtable.TableFull-1) || near != (text == f.T("swords.next")) {
			t.Errorf("at %d Swords it is said: %s", n, text)
		}
	}
}

// What threatens most stands first, by what lies open: what is lost, how likely and how soon.
func TestDangersAreRanked(t *testing.T) {
	f := calmTable(t)
	first := func() model.Danger { return f.Dangers()[0] }
	if d := first(); d.Grave != model.Calm {
		t.Fatalf("at the beginning %v threatens", d)
	}
	if said := strings.Join(f.Heed(), "\n"); !strings.Contains(said, f.DangerName(first())+". "+f.DangerSays(first())+" "+f.T("danger.away")) {
		t.Errorf("at the beginning the bulb says %q", said)
	}
	v := &f.View.Public
	v.Sword = -1
	if d := first(); d.Place != roundtable.ExcaliburQuest || !d.Begun {
		t.Errorf("where Evil has done nothing but move Excalibur, %v threatens", d)
	}
	v.Sword = 0
	v.Quests[roundtable.SaxonWar].Warriors = 2
	if d := first(); d.Of != model.ThreatQuest || d.Place != roundtable.SaxonWar || d.Left != 2 || d.Grave != model.Near {
		t.Errorf("with two Saxons %v threatens", d)
	}
	v.Sword = -3
	if d := first(); d.Place != roundtable.ExcaliburQuest || d.Cost.Swords != 2 || d.Grave != model.Pressing {
		t.Errorf("with Excalibur two steps from the ice %v threatens", d)
	}
	v.Engines = 10
	if d := first(); d.Of != model.ThreatSiege || d.Left != 2 || d.Grave != model.Pressing || !d.Ruin {
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

// A Tournament in which White leads stands behind a Lancelot where nobody is and nothing lies,
// though that lacks as many cards; where somebody is there it weighs less.
func TestLeadAndCompanyWeigh(t *testing.T) {
	f := calmTable(t)
	led, lost := &f.View.Quests[roundtable.Tournament], &f.View.Quests[roundtable.LancelotQuest]
	led.White, led.Blacks = [roundtable.Fights]uint8{2: 2, 4: 1}, 2 // 11 against 3 and three that are not known
	led.Black = [5]roundtable.Laid{{Face: roundtable.BlackKnight3}, {Face: roundtable.NoBlack, Down: true}}
	lost.Blacks = 3
	for i := range lost.Blacks {
		lost.Black[i] = roundtable.Laid{Face: roundtable.NoBlack, Down: true}
	}
	at := func(q roundtable.Place) model.Danger { d, _ := f.Danger(q); return d }
	if a, b := at(roundtable.Tournament), at(roundtable.LancelotQuest); a.Left != b.Left || a.Stands == model.Behind || a.Weight >= b.Weight {
		t.Errorf("%v weighs as much as %v", a, b)
	}
	alone := at(roundtable.SaxonWar).Weight
	f.View.Public.Players[1].At = roundtable.SaxonWar
	if alone <= at(roundtable.SaxonWar).Weight {
		t.Error("a War weighs as much with a Knight as without")
	}
}

// What Evil has begun and lacks little of stands before what is many steps off, however often that
// comes; and of what is so far off nobody says that it is near.
func TestFarDangersWait(t *testing.T) {
	f := calmTable(t)
	v := &f.View.Public
	v.Row[0], v.Despair[0] = roundtable.RowDespair, 1
	v.Quests[roundtable.Tournament].Blacks = 1
	v.Quests[roundtable.Tournament].Black[0] = roundtable.Laid{Face: roundtable.NoBlack, Down: true}
	if d := f.Dangers()[0]; d.Place != roundtable.Tournament || d.Left != 3 {
		t.Errorf("with the Tournament at 3 cards and the Grail at 6 Despairs %v threatens most", d)
	}
	if d, _ := f.Danger(roundtable.GrailQuest); d.Left != 6 || d.Grave != model.Calm {
		t.Errorf("6 steps off %v is near", d)
	}
	v.Row[1], v.Row[2], v.Row[3], v.Row[4] = roundtable.RowDespair, roundtable.RowDespair, roundtable.RowDespair, roundtable.RowDespair
	if d := f.Dangers()[0]; d.Place != roundtable.GrailQuest || d.Left != 2 {
		t.Errorf("with the Grail at 2 Despairs %v threatens most", d)
	}
}

// What would lose the whole game stands first as soon as it presses, and says so.
func TestRuinStandsFirst(t *testing.T) {
	f := calmTable(t)
	v := &f.View.Public
	v.Sword, v.Engines = -4, 10
	v.Quests[roundtable.PictWar].Warriors = 3
	list := f.Dangers()
	if list[0].Of != model.ThreatSiege || list[1].Place != roundtable.PictWar || !list[1].Ruin {
		t.Errorf("a War that brings the last engines does not stand first: %v", list[:3])
	}
	for _, d := range list[:2] {
		if !strings.Contains(f.DangerLine(d), f.T("danger.ruin")) {
			t.Errorf("%v says %q", d, f.DangerLine(d))
		}
	}
	if d := list[2]; d.Place != roundtable.ExcaliburQuest || d.Ruin {
		t.Errorf("then %v threatens", d)
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
	held, _ := f.Danger(roundtable.GrailQuest)
	if held.Left != 3 {
		t.Errorf("with a Grail card and a free place %v threatens", held)
	}
	row[0] = roundtable.RowDespair
	if d, _ := f.Danger(roundtable.GrailQuest); d.Left != 1 || d.Grave != model.Pressing || d.Weight <= held.Weight {
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
	if d, _ := f.Danger(roundtable.Tournament); d.Stands != model.Leading {
		t.Error("what one has laid face down oneself shows in what threatens")
	}
}

// What helps says what one holds oneself: of the own hand alone, and where a hand is shown.
func TestHelpCountsTheOwnHand(t *testing.T) {
	f := calmTable(t)
	f.View.Hand = roundtable.Hand{roundtable.GrailCard: 2}
	d, _ := f.Danger(roundtable.GrailQuest)
	if said := f.DangerHelp(d); said != f.T("danger.help.grail") {
		t.Errorf("behind the curtain it says %q", said)
	}
	f.View.Seat = f.Home
	if said := f.DangerHelp(d); !strings.HasSuffix(said, f.T("danger.own.grail", "count", 2)) {
		t.Errorf("with two Grail cards it says %q", said)
	}
	f.View.Public.Row[0], f.View.Public.Despair[0] = roundtable.RowDespair, 1
	f.View.Hand = roundtable.Hand{roundtable.Merlin: 1}
	if said := f.DangerHelp(d); !strings.Contains(said, f.T("danger.own.grail.none")) || !strings.Contains(said, f.White(roundtable.Merlin)) {
		t.Errorf("with Merlin and a Despair there it says %q", said)
	}
	f.View.Public.Vivien = true
	if said := f.DangerHelp(d); strings.Contains(said, f.White(roundtable.Merlin)) {
		t.Errorf("where Merlin may not be played it says %q", said)
	}
	lists, _ := f.Danger(roundtable.Tournament)
	f.View.Public.Vivien, f.View.Hand = false, roundtable.Hand{2: 3}
	if said := f.DangerHelp(lists); !strings.HasSuffix(said, f.T("danger.own.fit", "count", 2)) {
		t.Errorf("with three cards of a value for a pair it says %q", said)
	}
	f.View.Seat = game.NoSeat
	if said := f.DangerHelp(d); said != f.T("danger.help.grail") {
		t.Errorf("who has no seat is told %q", said)
	}
}

// Once a game is over nothing threatens any more.
func TestNothingThreatensAtTheEnd(t *testing.T) {
	for at, want := range map[int]bool{360: true, 361: false} {
		s := sit(t, recordedMatch(t, "roundtable-5", at), 0)
		if s.Veiled() {
			s.press("ready")
		}
		if got := ui.Find(s.scene.Regions(), "danger-1") >= 0; got != want {
			t.Errorf("after %d moves something threatens: %t", at, got)
		}
	}
}

// The last engines are seen by whoever skips, the first are not.
func TestLastEnginesConcern(t *testing.T) {
	f := calmTable(t)
	engine := game.Event{Kind: roundtable.EventEngine, Seat: game.NoSeat}
	for n, want := range map[int]bool{3: false, 8: false, 10: true, 11: true} {
		if f.View.Public.Engines = uint8(n); f.Concerns(engine) != want {
			t.Errorf("with %d engines one more concerns: %t", n, !want)
		}
	}
}

// Black Swords threaten no more once Evil can bring neither the last one nor as many as white ones before the
// count, whatever is lost last; while a Traitor may hide nothing is sure. // R22, R150, R151
func TestEnoughWhiteSwordsAreSafe(t *testing.T) {
	for _, c := range []struct {
		white, black uint8
		grail        roundtable.Status // lost, it brings three
		secure       bool
	}{
		{7, 2, roundtable.Won, true},   // 11, then the Dragon's two: 6
		{6, 0, roundtable.Won, false},  // 11, then two: 7
		{7, 2, roundtable.Open, false}, // 11, then the Grail's three: 7
		{8, 2, roundtable.Open, true},
		{7, 5, roundtable.Open, true}, // it is counted
		{6, 6, roundtable.Open, false},
		{5, 7, roundtable.Open, false},
	} {
		f := calmTable(t)
		v := &f.View.Public
		v.White, v.Black, v.Quests[roundtable.GrailQuest].Status = c.white, c.black, c.grail
		swords := func() bool {
			return slices.ContainsFunc(f.Dangers(), func(d model.Danger) bool { return d.Of == model.ThreatSwords })
		}
		if f.MayHide() && !swords() {
			t.Errorf("%+v: while a Traitor may hide black Swords threaten nobody", c)
		}
		v.Players[1].Shown = roundtable.Traitor
		if told := strings.Contains(f.SwordsTip(), f.T("swords.secure")); f.MayHide() || swords() == c.secure || told != c.secure {
			t.Errorf("%+v: they threaten %v; it is told that they do not: %v", c, swords(), told)
		}
	}
}

// Nobody may hide once the Traitor is known, or once all are known to be loyal.
func TestNobodyHidesAfterTheTraitor(t *testing.T) {
	f := calmTable(t)
	seats := f.View.Public.Players[:len(f.Seats)]
	if !f.MayHide() {
		t.Error("nobody may hide at the beginning")
	}
	for i := range seats {
		seats[i].Shown = roundtable.Loyal
	}
	if f.MayHide() {
		t.Error("somebody may hide among the loyal")
	}
	seats[0].Shown, seats[1].Shown = roundtable.Unseen, roundtable.Traitor
	if f.MayHide() {
		t.Error("somebody may hide after the Traitor")
	}
}
