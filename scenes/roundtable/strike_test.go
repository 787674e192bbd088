package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// planned is what the sage says of an action.
func planned(f *draw.Frame, kind game.Kind, args ...uint8) string {
	a := game.Action{Kind: kind}
	if len(args) > 0 {
		a.A = args[0]
	}
	return f.Plan(&moment.Choice{Do: []game.Action{a}}, nil)
}

// Of a special Black card the sage says what it would cost as things stand, and what the Merlins in
// the hand are good for.
func TestStrikesAreReasons(t *testing.T) {
	stands := func(f *draw.Frame) {
		v := &f.View.Public
		v.Players[0].At, v.Players[1].At = roundtable.Tournament, roundtable.GrailQuest
		v.Quests[roundtable.Tournament].White = [roundtable.Fights]uint8{1: 2, 4: 1}
	}
	merlins := func(n uint8) func(*draw.Frame) {
		return func(f *draw.Frame) { f.View.Hand[roundtable.Merlin] = n }
	}
	for _, c := range []struct {
		card  roundtable.Black
		set   func(*draw.Frame)
		kind  game.Kind
		gives uint8
		want  []string
	}{
		{roundtable.Guinevere, stands, roundtable.ActLetBe, 0, []string{"2 Knights home", "loses 3 cards", "Your turn ends without a Heroic Action"}},
		{roundtable.Guinevere, nil, roundtable.ActLetBe, 0, []string{"nobody must ride home", "without a Heroic Action"}},
		{roundtable.Morgan4, func(f *draw.Frame) { f.View.Public.Engines = 7 }, roundtable.ActTry, 0, []string{"9 of 12"}},
		{roundtable.Morgan1, func(f *draw.Frame) { f.View.Public.Players[1].Life = 1 }, roundtable.ActLetBe, 0, []string{"death for", "All 3 Knights"}},
		{roundtable.Mists, func(f *draw.Frame) { f.View.Public.Black = 4 }, roundtable.ActLetBe, 0, []string{"4 of 7"}},
		{roundtable.Desolation, func(f *draw.Frame) {
			f.View.Public.Row[0], f.View.Public.Row[1] = roundtable.RowGrail, roundtable.RowGrail
		}, roundtable.ActLetBe, 0, []string{"1 stays", "3 black Swords"}},
		{roundtable.Vivien, merlins(2), roundtable.ActLetBe, 0, []string{"you hold 2", "costs three Merlins"}},
		{roundtable.Guinevere, func(f *draw.Frame) { f.View.Public.Turn.Seat = (f.Home + 1) % 3 }, roundtable.ActLetBe, 0, []string{"For Sir ", "the turn ends without"}},
		{roundtable.Vivien, merlins(2), roundtable.ActTry, 0, []string{"Trying costs nothing", "1 must come from the others"}},
		{roundtable.Vivien, merlins(0), roundtable.ActLetBe, 0, []string{"might remove an engine"}},
		{roundtable.Vivien, merlins(3), roundtable.ActPledge, 3, []string{"alone fend it off"}},
		{roundtable.Mists, merlins(3), roundtable.ActPledge, 0, []string{"Keep your 3 Merlins"}},
		{roundtable.Vivien, merlins(1), roundtable.ActPledge, 0, []string{"no Merlin is of use; you hold 1.\nFending it off"}},
		{roundtable.Vivien, merlins(0), roundtable.ActPledge, 0, []string{"You have no Merlin"}},
	} {
		f := sit(t, recordedMatch(t, "roundtable-3", 0), 0).scene.Model()
		f.Asked, f.View.Public.Engines, f.View.Public.Turn.Seat = f.Home, 0, f.Home
		f.View.Public.Coming = roundtable.Coming{Here: true, Name: c.card.Name()}
		if c.set != nil {
			c.set(f)
		}
		said := planned(f, c.kind, c.gives)
		for _, want := range c.want {
			if !strings.Contains(said, want) {
				t.Errorf("of %v it says %q, and not %q", c.card.Name(), said, want)
			}
		}
	}
}

// Whoever speaks of dangers has one order of them and counts alike: the panel, the bulb, and the sage
// where he advises a Black card, another evil, or a ride.
func TestOneOrderOfDangers(t *testing.T) {
	led := 0
	for _, r := range recorded {
		whole := recordedMatch(t, r.name, -1)
		for i := 4; i < len(whole.Moves()); i += 11 {
			s := sit(t, recordedMatch(t, r.name, i), 0)
			if s.Veiled() {
				s.press("ready")
			}
			f := s.scene.Model()
			if f.Asked == game.NoSeat {
				continue
			}
			worst := f.Dangers()[0]
			if said := strings.Join(f.Heed(), "\n"); !f.Interrupts() && !strings.Contains(said, f.DangerName(worst)) {
				t.Errorf("%s, %d: the bulb says %q and the panel begins with %s", r.name, i, said, f.DangerName(worst))
			}
			d, first, ok := f.Struck()
			if !ok || f.View.BlackLeft > 0 && f.View.Pile[f.View.BlackLeft-1] != roundtable.NoBlack {
				continue
			}
			for _, q := range f.Dangers() {
				if q.Of == model.ThreatQuest {
					if q.Place != d.Place {
						t.Errorf("%s, %d: %v is struck, and the panel has %v before it", r.name, i, d.Place, q.Place)
					}
					break
				}
			}
			for _, k := range []game.Kind{roundtable.ActDrawBlack, roundtable.ActMove} {
				said := planned(f, k, uint8(d.Place))
				if near := f.DangerLeft(d); !strings.Contains(strings.ToLower(said), strings.ToLower(near)) {
					t.Errorf("%s, %d: %q does not say %q, as the panel does", r.name, i, said, near)
				}
				if k == roundtable.ActDrawBlack && (first && d.Grave == model.Pressing) != strings.Contains(said, "Greatest danger") {
					t.Errorf("%s, %d: %q, where %v is the greatest danger", r.name, i, said, worst)
				}
			}
			if led++; d.Grave != model.Calm && !strings.Contains(f.DangerLabel(d), f.DangerName(d)) {
				t.Errorf("%s, %d: %q", r.name, i, f.DangerLabel(d))
			}
		}
	}
	if led < 20 {
		t.Errorf("only %d positions were looked at", led)
	}
}

// The runner-up is named with what speaks for it, where that is not what speaks for the advice; of evils all three are
// compared instead.
func TestRunnerUpHasItsReason(t *testing.T) {
	m := botGame(t, 4, 23, nil)
	for _, n := range []int{74, 92, 110, 146} {
		at, err := m.Fork(n)
		if err != nil {
			t.Fatal(err)
		}
		s := sit(t, at, 0)
		for s.Veiled() {
			s.press("ready")
		}
		s.press("show")
		s.press("show")
		for !s.scene.Advised() {
			s.tick(1)
		}
		if ui.Find(s.scene.Regions(), "advice-more") >= 0 {
			s.press("advice-more")
		}
		list := s.scene.Regions()
		told, last, ok := strings.Cut(list[ui.Find(list, "advice")].Label, "\n"+ui.Plain(s.app.Context().T("advice.else", "other", "")))
		_, reason, _ := strings.Cut(last, ". ")
		if at.Game().Decision().Kind == roundtable.AskEvil {
			if ok || !strings.Contains(told, "An engine") || !strings.Contains(told, "A Life") || !strings.Contains(told, "Black card") {
				t.Errorf("after %d moves it compares %q, and else %q", n, told, last)
			}
			continue
		}
		if s.scene.Counselled()[0].Kind == roundtable.ActEnd { // its reasons say what a second action would cost
			if ok || !strings.Contains(told, "A second action would cost") {
				t.Errorf("after %d moves it ends the turn with %q, and else %q", n, told, last)
			}
			continue
		}
		if !ok || reason == "" || strings.Contains(told, reason) {
			t.Errorf("after %d moves %q speaks for %q, and for what is advised %q", n, reason, last, told)
		}
	}
}

// Of a Life that is given to win one back, or after one was won back, the sage does not speak as of a
// way, and he names no healing among what a Life may be given for.
func TestLifeForLifeIsVain(t *testing.T) {
	line := func(kinds ...game.Kind) (list []game.Move) {
		for _, k := range kinds {
			list = append(list, game.Move{Action: game.Action{Kind: k}})
		}
		return list
	}
	f := sit(t, recordedMatch(t, "roundtable-3", 0), 0).scene.Model()
	f.Asked, f.View.Turn.Kinds = f.Home, 0
	for _, vain := range [][]game.Move{line(roundtable.ActSacrifice, roundtable.ActHeal), line(roundtable.ActHeal, roundtable.ActSacrifice)} {
		if !f.Vain(vain) {
			t.Errorf("a Life for a Life is worth naming: %v", vain)
		}
	}
	for _, other := range [][]game.Move{line(roundtable.ActHeal), line(roundtable.ActSacrifice, roundtable.ActLay), line(roundtable.ActSacrifice), nil} {
		if f.Vain(other) {
			t.Errorf("%v is vain", other)
		}
	}
	f.View.Hand[roundtable.GrailCard], f.View.Players[f.Home].Life = 3, 4
	f.View.Turn.Kinds = 1 << roundtable.KindMove
	if said := planned(f, roundtable.ActSacrifice); strings.Contains(said, "heal") {
		t.Errorf("a Life is given to heal: %q", said)
	}
	if f.View.Turn.Kinds = 1 << roundtable.KindHeal; !f.Vain(line(roundtable.ActSacrifice, roundtable.ActLay)) {
		t.Error("who has healed may give that Life away again")
	}
}

// An evil begins with what speaks for it, and what the others would come to follows: where the next card decides a
// Quest with how many do, and what they cost.
func TestEvilBeginsWithItsReason(t *testing.T) {
	f := sit(t, recordedMatch(t, "roundtable-3", 0), 0).scene.Model()
	f.Asked, f.View.Public.Engines = f.Home, 2
	var evils []moment.Choice
	for _, k := range []game.Kind{roundtable.ActDrawBlack, roundtable.ActEngine, roundtable.ActLife} {
		evils = append(evils, moment.Choice{Do: []game.Action{{Kind: k}}})
	}
	f.Choices = map[game.Target][]moment.Choice{{}: evils}
	f.View.Public.Sword = -4
	lost := "at most 15 lose the Quest for Excalibur (2 black Swords)"
	for kind, want := range map[game.Kind][2]string{
		roundtable.ActDrawBlack: {lost, "the Black card awaits the next Knight. A Life less leaves you"},
		roundtable.ActEngine:    {lost, "It is only engine number 3 of 12"}, roundtable.ActLife: {lost, "Evil gains no ground"},
	} {
		first, rest, _ := strings.Cut(planned(f, kind), "\n")
		if !strings.Contains(first, want[0]) || !strings.Contains(rest, want[1]) {
			t.Errorf("for %v it says first %q and then %q, not %q", kind, first, rest, want)
		}
	}
	for kind, want := range map[game.Kind]bool{roundtable.ActDrawBlack: true, roundtable.ActEngine: false} { // two Swords at once
		if c := (moment.Choice{Do: []game.Action{{Kind: kind}}}); f.Shows(&c) == moment.Never != want {
			t.Errorf("%v is out of the question: %v", kind, !want)
		}
	}
	for i := range f.View.Row[2:] { // the Grail two cards from lost
		f.View.Public.Row[i+2] = roundtable.RowDespair
	}
	f.View.Public.Sword = 0
	said := planned(f, roundtable.ActDrawBlack)
	for _, want := range []string{"up to 13 strike the Quest for the Grail", "before your next turn 8 times in 100; without your card, 3."} {
		if first, _, _ := strings.Cut(said, "\n"); !strings.Contains(first, want) {
			t.Errorf("with the Grail two cards from lost it says first %q, not %q", first, want)
		}
	}
	for i := range f.View.Row {
		f.View.Public.Row[i] = roundtable.RowFree
	}
	f.View.Public.Sword = -3
	for kind, want := range map[game.Kind]string{
		roundtable.ActDrawBlack: "at most 15 of 76 hit the Quest for Excalibur (it can take 1 more)", roundtable.ActEngine: "It is only engine number 3 of 12",
	} {
		if first, _, _ := strings.Cut(planned(f, kind), "\n"); !strings.Contains(first, want) {
			t.Errorf("with two steps to go, for %v it says first %q, not %q", kind, first, want)
		}
	}
}

// Excalibur is kept because of what the card leaves to be lost, and for the last engine where that is near;
// a card that would lose a Quest or the game is none to keep it for.
func TestTheSwordIsKeptForWorse(t *testing.T) {
	for _, c := range []struct {
		card    roundtable.Black
		engines uint8
		picts   uint8
		want    string
	}{
		{roundtable.Picts, 0, 1, "still lacks 2 steps"},
		{roundtable.Mists, 0, 0, "neither a Quest nor Camelot"},
		{roundtable.Mists, 10, 0, "Only 2 engines are missing"},
		{roundtable.Picts, 0, 3, "1 more Pict"},
		{roundtable.Morgan4, 10, 0, "12 of 12"},
	} {
		f := sit(t, recordedMatch(t, "roundtable-3", 0), 0).scene.Model()
		f.Asked, f.View.Public.Engines = f.Home, c.engines
		f.View.Public.Quests[roundtable.PictWar].Warriors = c.picts
		f.View.Public.Coming = roundtable.Coming{Here: true, Name: c.card.Name()}
		said := planned(f, roundtable.ActKeep)
		if keeps := strings.HasPrefix(said, "Keep it"); !strings.Contains(said, c.want) || keeps != (c.picts < 3 && c.card != roundtable.Morgan4) {
			t.Errorf("of %v at %d engines it says %q, and not %q", c.card.Name(), c.engines, said, c.want)
		}
	}
}

// Who lets a spell be reads first what speaks for it, and who is to help against Guinevere what is at stake.
func TestStrikesNameTheVictoryThatIsNear(t *testing.T) {
	f := calmTableFrame(t)
	f.Asked, f.View.Seat, f.Kind = f.Home, f.Home, game.AskKind(roundtable.AskTry)
	f.View.Hand, f.View.Players[f.Home+1].At, f.View.Turn.Seat = roundtable.Hand{roundtable.Merlin: 1}, roundtable.PictWar, f.Home
	row := &f.View.Quests[roundtable.PictWar].White
	for n, near := range map[int]bool{2: false, 3: true} {
		*row = [roundtable.Fights]uint8{}
		for w := range n {
			row[w] = 1
		}
		f.View.Public.Coming = roundtable.Coming{Here: true, Name: roundtable.DarkForest.Name()}
		want := f.T("plan.try.passes", "name", f.T("danger.name.picts"), "count", 2)
		if said := planned(f, roundtable.ActLetBe); strings.HasPrefix(said, want) != near || !near && !strings.HasPrefix(said, f.T("plan.try.price")) {
			t.Errorf("with %d cards of the row there who lets the Dark Forest be reads %q", n, said)
		}
		f.View.Public.Coming.Name = roundtable.Guinevere.Name()
		want = f.T("plan.strike.guinevere.near", "name", f.T("danger.name.picts"), "count", 2)
		if said := planned(f, roundtable.ActTry); strings.Contains(said, want) != near {
			t.Errorf("with %d cards of the row there Guinevere comes with %q", n, said)
		}
	}
}
