package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Who presses the bulb once reads where each die leads, or what there is to choose, never advice, and is
// told how to get that; put away, it is gone.
func TestFirstPressSaysWhatThereIs(t *testing.T) {
	told := map[string]int{}
	for seed, modules := range [][]string{nil, nil, allModules()} {
		s, chance := advisedGame(t, 2, uint64(seed+21), modules), game.NewStream(uint64(seed), 71)
		for n := 0; n < 60 && !gameOf(s.scene).Over(); n++ {
			if s.app.Top() != ui.Scene(s.scene) {
				s.click(s.pressable()[0])
				continue
			}
			s.app.Context().PressNamed("show")
			s.tick(1)
			said := s.heeded()
			if more := ui.Find(s.scene.Regions(), "heed-more") >= 0; len(said) > 4 || more && len(said) != 3 {
				t.Fatalf("seed %d: at once it is said %q", seed, said)
			} else if more {
				told["more"]++
				s.app.Context().PressNamed("heed-more")
				s.tick(1)
				said = s.heeded()
			}
			if once := s.app.Context().T("advice.once_more"); len(said) < 2 || said[len(said)-1] != once {
				t.Fatalf("seed %d: it is said %q", seed, said)
			}
			for _, line := range said {
				if amiss(line) {
					t.Errorf("seed %d: %q", seed, line)
				}
			}
			f := s.scene.Model()
			for _, l := range f.Landings {
				leads := func(line string) bool { return strings.Contains(line, ": "+f.Outcome(l.To())) }
				if told["ways"]++; !slices.ContainsFunc(said, leads) {
					t.Errorf("seed %d: nothing is said of %s: %q", seed, f.Outcome(l.To()), said)
				}
			}
			if len(f.Landings) == 0 && len(said) > 2 {
				told["choices"]++
			}
			s.app.Context().PressNamed("heed-end")
			if s.tick(1); ui.Find(s.scene.Regions(), "heed") >= 0 {
				t.Fatal("the sheet stays")
			}
			options := gameOf(s.scene).Decision().Options
			s.scene.Take(moment.Choice{Do: []game.Action{options[chance.N(len(options))]}})
			s.settle()
		}
	}
	if told["ways"] < 50 || told["choices"] < 10 || told["more"] < 5 {
		t.Errorf("the test shows little: %v", told)
	}
}

// heeded are the lines of the sheet of the first press; none where it does not lie there.
func (s *sitting) heeded() []string {
	list := s.scene.Regions()
	if i := ui.Find(list, "heed"); i >= 0 {
		return strings.Split(ui.Plain(list[i].Label), "\n")
	}
	return nil
}

// A person is not asked for a staff with which nothing would come of the action, keeps it, and takes the
// answer back with what he did; where something would he is asked.
func TestVainStaffIsNotAskedFor(t *testing.T) {
	spared, asked := 0, 0
	for seed := range uint64(30) {
		m := newMatch(t, 2, seed)
		s, chance := table.NewSession(&standard.Play, m), game.NewStream(seed, 73)
		for !s.Over() && len(m.Moves()) < 200 {
			seat, _ := s.Asked()
			s.Confirm(seat)
			g := m.Game().(*merlin.Game)
			before := len(m.Moves())
			if g.Decision().Kind == merlin.AskStaff {
				if asked++; void(g, game.Action{Kind: merlin.ActStaff}) != "" {
					t.Fatalf("seed %d: it is asked in vain", seed)
				}
			}
			options := preferred(g.Decision().Options)
			if err := s.Take([]game.Action{options[chance.N(len(options))]}); err != nil {
				t.Fatal(err)
			}
			last := m.Moves()[len(m.Moves())-1]
			if last.Action.Kind != merlin.ActNoStaff || len(m.Moves()) == before+1 {
				continue
			}
			if spared++; s.CanUndo() != nil {
				continue
			}
			if err := s.Undo(); err != nil || len(m.Moves()) != before {
				t.Fatalf("seed %d: the answer stays when what was done is taken back: %v", seed, err)
			}
			if err := s.Redo(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if spared < 3 || asked < 3 {
		t.Errorf("%d are spared, %d asked: the test shows little", spared, asked)
	}
}

// Nobody is told that a flag against traitors for whom he has the shields spares him shields, and it is
// held for spending it.
func TestFlagsAreNotWasted(t *testing.T) {
	app, wasted, used := appIn(t, "en"), 0, 0
	for seed := range uint64(40) {
		byChance(t, 2, seed, nil, func(m *game.Match) {
			f := askedBy(app, m)
			for _, c := range choicesOf(f) {
				if c.Last().Kind != merlin.ActRepel || f.View.Turn.Seat != f.Asked {
					continue
				}
				after := m.Game().Clone()
				if after.Apply(c.Do[0]) != nil {
					t.Fatal("it cannot be done")
				}
				line := []game.Move{{Seat: f.Asked, Action: c.Do[0], Text: m.Game().Text(c.Do[0]), Events: slices.Clone(after.Events())}}
				if f.Unguarded(f.Asked)[c.Last().A] > 0 {
					if used++; f.WastesFlag(line) {
						t.Error("a flag that is needed is called wasted")
					}
					continue
				}
				wasted++
				if _, serves := f.Plan(&c, line); strings.Contains(serves, f.T("plan.shields", "count", 1)) || !f.Spends(line) {
					t.Errorf("it is praised: %q", serves)
				}
			}
		})
	}
	if wasted < 3 || used < 3 {
		t.Errorf("%d flags are wasted, %d used: the test shows little", wasted, used)
	}
}

// The first press tells two ways at most for which an apple or a flag is paid, which one has, and none to where a die leads
// for nothing; of a narrow lead only while somebody else may still do something about it. // B12, B33
func TestPaidWaysAndNarrowLeads(t *testing.T) {
	app, told := appIn(t, "en"), map[string]int{}
	for seed := range uint64(12) {
		byChance(t, 2, seed, nil, func(m *game.Match) {
			f := askedBy(app, m)
			if f.Kind != merlin.AskDie {
				return
			}
			own, other, paid := f.View.Players[f.Asked], f.View.Players[1-f.Asked], 0
			for _, line := range f.Heed(nil) {
				narrow := strings.Contains(line, " points at stake") || strings.Contains(line, "A tie is shared")
				if left := slices.ContainsFunc(other.Dice[:], func(d merlin.Die) bool { return d.Value > 0 && !d.Used }); f.View.Round == merlin.Rounds {
					if told["last"]++; narrow && !left {
						t.Errorf("seed %d: nobody is left to do anything, and %q", seed, line)
					}
				}
				apple, flag := strings.Contains(line, "(for an apple): "), strings.Contains(line, "(for a purple flag): ")
				if !apple && !flag {
					continue
				}
				paid++
				told["paid"]++
				if apple != (own.Apples > 0) || flag && own.Items[merlin.Flag][model.FlagColour(f.Rules, "flip")] == 0 {
					t.Errorf("seed %d: with %d apples and the flags %v it says %q", seed, own.Apples, own.Items[merlin.Flag], line)
				}
				_, to, _ := strings.Cut(line, "): ")
				for _, l := range f.Landings {
					if strings.HasPrefix(to, f.Outcome(l.To())+".") {
						t.Errorf("seed %d: %q, and a die leads there", seed, line)
					}
				}
			}
			if paid > 2 {
				t.Errorf("seed %d: %d ways are paid for", seed, paid)
			}
		})
	}
	if told["paid"] < 20 || told["last"] < 20 {
		t.Errorf("told %v: the test shows little", told)
	}
}
