package merlin

import (
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/modules"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// aside is a table of its own at the same position, for clicks that the game is not to see.
func (s *sitting) aside() *sitting {
	s.t.Helper()
	own := sit(s.t, replayed(s.t, s.scene.Session().Match()), 0)
	if own.veiled() {
		own.click("ready")
	}
	return own
}

// offers are the options of a kind of the open question.
func (s *sitting) offers(kind game.Kind) (list []game.Action) {
	for _, a := range gameOf(s.scene).Decision().Options {
		if a.Kind == kind {
			list = append(list, a)
		}
	}
	return list
}

// played is the action that was taken n moves ago, counted from 1.
func (s *sitting) played(n int) game.Action {
	moves := s.scene.Session().Match().Moves()
	return moves[len(moves)-n].Action
}

// What is asked about a thing that may be put down has a button that says yes.
func yesIsAButton(t *testing.T) watcher {
	seen := map[string]int{}
	look := func(s *sitting) {
		ask := s.scene.Model().Ask
		kind, ok := map[string]game.Kind{"plus": merlin.ActLayPlus, "kay": merlin.ActKay, "castle": merlin.ActCastle}[ask]
		if !ok || seen[ask] > 3 {
			return
		}
		seen[ask]++
		own := s.aside()
		n := len(own.scene.Session().Match().Moves())
		own.click(map[string]string{"plus": "use-lay-plus", "kay": "use-kay", "castle": "use-castle"}[ask])
		if moves := own.scene.Session().Match().Moves(); len(moves) == n || moves[n].Action.Kind != kind {
			t.Errorf("at %q the button does not say yes", ask)
		}
	}
	return watcher{look, func() {
		for _, ask := range []string{"plus", "kay", "castle"} {
			if seen[ask] == 0 {
				t.Errorf("%q was never asked", ask)
			}
		}
	}}
}

// Who has no die left is told what he may use instead, and nothing else.
func spentTurnsSayWhatIsLeft(t *testing.T) watcher {
	seen := map[string]bool{}
	look := func(s *sitting) {
		if s.scene.Model().Ask != "die" || len(s.offers(merlin.ActDie)) > 0 {
			return
		}
		must := s.scene.Model().Clone()
		must.Buttons = nil // as when something was done before
		says := s.scene.Model().Prompt()
		for word, kind := range map[string]game.Kind{"labourer": merlin.ActLabourer, "Morgana": merlin.ActMorganaDie, "pass": merlin.ActPass} {
			offered := len(s.offers(kind)) > 0
			if offered != strings.Contains(says, word) {
				t.Errorf("%q, and %q is offered: %v", says, word, offered)
			}
			if offered = offered && word != "pass"; offered != strings.Contains(must.Prompt(), word) {
				t.Errorf("%q, and %q is offered: %v", must.Prompt(), word, offered)
			}
			seen[word] = seen[word] || strings.Contains(says, word)
		}
		if strings.Contains(says, "choose a die") || s.scene.Model().Hint() != "" {
			t.Errorf("without dice it says %q, %q", says, s.scene.Model().Hint())
		}
	}
	return watcher{look, func() {
		for _, word := range []string{"labourer", "Morgana", "pass"} {
			if !seen[word] {
				t.Errorf("%q was never left", word)
			}
		}
	}}
}

// One's own poisoned apple asks whose die it is used on, then for which of one's own.
func poisonedAppleAsksForBothDice(t *testing.T) watcher {
	once, both := 0, 0
	look := func(s *sitting) {
		if len(s.offers(merlin.ActPoisoned)) == 0 || once > 6 && both > 0 {
			return
		}
		once++
		own := s.aside()
		n := len(own.scene.Session().Match().Moves())
		own.click("own-poisons")
		c := own.scene.Chooser()
		if c == nil || len(own.scene.Session().Match().Moves()) != n {
			t.Fatal("no die is asked for")
		}
		for _, one := range c {
			a := one.Do[0]
			value := own.scene.View().Players[a.B].Dice[a.C].Value
			if who := own.scene.Model().Called(game.Seat(a.B)); !strings.Contains(one.Short, who) || !strings.Contains(one.Short, strconv.Itoa(int(value))) {
				t.Errorf("a %d of %s is called %q", value, who, one.Short)
			}
		}
		last := c[len(c)-1]
		own.click(choiceName(len(c) - 1))
		if len(last.Then) > 1 {
			both++
			if c := own.scene.Chooser(); c == nil || len(c) != len(last.Then) {
				t.Fatal("the own die is not asked for")
			}
			own.click(choiceName(0))
		}
		if moves := own.scene.Session().Match().Moves(); len(moves) == n || moves[n].Action != last.Then[0].Do[0] {
			t.Error("the apple was not used on the dice that were chosen")
		}
	}
	return watcher{look, func() {
		if once == 0 || both == 0 {
			t.Errorf("a die was asked for %d times, one's own %d times", once, both)
		}
	}}
}

// A figure that stands where the die leads is no obstacle: a click on it moves the die's
// figure there. What a flag does with it is done from the flag.
func figureDoesNotCoverTheGoal(t *testing.T) watcher {
	n := 0
	look := func(s *sitting) {
		a := game.Action{Kind: merlin.ActExchange, A: uint8(merlin.MerlinFigure)}
		if f := s.scene.Model(); f.Ask != "move" || !slices.Contains(s.offers(merlin.ActExchange), a) || n > 5 {
			return
		}
		n++
		own := s.aside()
		g := gameOf(own.scene)
		g.Merlin = (own.scene.Model().Landings[0].From() + 1) % merlin.Spaces // where no die of 2 or more leads
		for _, l := range own.scene.Model().Landings {
			if l.To() == g.Merlin {
				return
			}
		}
		own.scene.CatchUp()
		own.scene.Refresh()
		if !own.scene.Model().Open(model.FigureTarget(merlin.MerlinFigure)) {
			t.Error("Merlin cannot be clicked to exchange him")
		}
		g.Merlin = own.scene.Model().Landings[0].To()
		own.scene.CatchUp()
		own.scene.Refresh()
		f := own.scene.Model()
		flag := words.GoodsTarget(merlin.Flag, model.FlagColour(f.Rules, "exchange"))
		if !slices.ContainsFunc(f.At(flag), func(c moment.Choice) bool { return c.Do[0] == a }) {
			t.Error("the flag does not offer the exchange")
		}
		own.click("figure-merlin")
		if own.scene.Chooser() != nil || gameOf(own.scene).Turn.Space != g.Merlin {
			t.Error("a click on Merlin does not move there")
		}
	}
	return watcher{look, func() {
		if n == 0 {
			t.Error("Merlin was never to be exchanged")
		}
	}}
}

// While the die in hand has moved nothing, a click on another one takes that instead,
// and a click on itself or Escape puts it back: as if it had never been taken.
func dieIsPutBack(t *testing.T) watcher {
	n := 0
	look := func(s *sitting) {
		f := s.scene.Model()
		if f.Ask != "die" || n > 5 || len(s.offers(merlin.ActDie)) < 2 {
			return
		}
		own := s.aside()
		m := own.scene.Session().Match()
		hash, moves := m.Game().Hash(), len(m.Moves())
		dice := own.offers(merlin.ActDie)
		first, other := regionName(model.DieTarget(f.Asked, dice[0].A)), regionName(model.DieTarget(f.Asked, dice[1].A))
		own.click(first)
		if own.scene.Model().Ask != "move" {
			return // it has moved
		}
		n++
		want := m.Game().Hash()
		own.click(first)
		back := func(by string) {
			t.Helper()
			if m.Game().Hash() != hash || len(m.Moves()) != moves || len(m.Backs()) > 0 || m.CanRedo() {
				t.Fatalf("%s leaves %d moves, %d before, noted %v, redo %v", by, len(m.Moves()), moves, m.Backs(), m.CanRedo())
			}
		}
		back("a click on the die")
		own.click(first)
		own.scene.Escape(own.app.Context())
		own.settle()
		back("Escape")
		own.click(other)
		own.settle()
		if m.Moves()[moves].Action != dice[1] {
			t.Fatal("the other die was not taken")
		}
		if own.scene.Model().Ask != "move" {
			return
		}
		own.click(first)
		if own.scene.Chooser() != nil || m.Game().Hash() != want || len(m.Moves()) != moves+1 || len(m.Backs()) > 0 {
			t.Errorf("die %s was not taken instead of %s: %v", first, other, m.Moves()[moves:])
		}
		if own.scene.View().Turn.Die != dice[0].A {
			t.Errorf("die %d is shown, %d was taken", own.scene.View().Turn.Die, dice[0].A)
		}
	}
	return watcher{look, func() {
		if n == 0 {
			t.Error("no die could be put back")
		}
	}}
}

// What changed a die goes back with it, what else was done since stays.
func dieIsPutBackWithItsChanges(t *testing.T) watcher {
	gone, stays := map[game.Kind]bool{}, map[game.Kind]bool{}
	look := func(s *sitting) {
		f := s.scene.Model()
		if f.Ask != "move" || len(f.Retakes) == 0 {
			return
		}
		m := s.scene.Session().Match()
		before, _, kept, err := s.session().withoutDie()
		if err != nil || len(kept) > 0 {
			return
		}
		die := f.View.Turn.Die
		for _, a := range slices.Clone(m.Game().Decision().Options) {
			goes := s.session().changes(a, die)
			seen := stays
			if goes {
				seen = gone
			}
			if a.Kind == merlin.ActMove || seen[a.Kind] {
				continue
			}
			own := s.aside()
			own.scene.Take(moment.Choice{Do: []game.Action{a}})
			own.settle()
			if own.scene.Model().Ask != "move" || len(own.scene.Model().Retakes) == 0 {
				continue
			}
			seen[a.Kind] = true
			want := before.Clone()
			if !goes {
				if err := want.Apply(a); err != nil {
					t.Fatal(err)
				}
			}
			own.click(regionName(model.DieTarget(f.Asked, die)))
			if gameOf(own.scene).Hash() != want.Hash() || len(own.scene.Session().Match().Backs()) > 0 {
				t.Errorf("after %q the die was not put back as it should", m.Game().Text(a))
			}
		}
	}
	return watcher{look, func() {
		if len(gone) < 3 || len(stays) < 3 {
			t.Errorf("seen to go are %v, to stay %v", gone, stays)
		}
	}}
}

// After a servant was placed a click on what his action gives does the action.
func clickMeansTheServantsAction(t *testing.T) watcher {
	seen := map[int]int{}
	look := func(s *sitting) {
		f := s.scene.Model()
		for target, list := range f.Through {
			n := len(list[0].Do)
			if target.Kind != merlin.TargetStock || seen[n] > 5 {
				continue
			}
			if f.Open(target) || len(list) != 1 {
				t.Fatalf("%v is not the only thing that a click on %s may mean", list, regionName(target))
			}
			seen[n]++
			own := s.aside()
			before := len(own.scene.Session().Match().Moves())
			own.click(regionName(target))
			var gained bool
			for _, move := range own.scene.Session().Match().Moves()[before:] {
				for _, e := range move.Events {
					gained = gained || e.Kind == merlin.EventGained && e.Seat == f.Asked && uint8(e.Args[0]) == target.A && uint8(e.Args[1]) == target.B
				}
			}
			if !gained || own.scene.Session().Match().Moves()[before].Action.Kind != merlin.ActServe {
				t.Errorf("a click on %s does not have the servant take it", regionName(target))
			}
		}
	}
	return watcher{look, func() {
		if seen[1] == 0 || seen[2] == 0 {
			t.Errorf("seen at once and after a question: %v", seen)
		}
	}}
}

// A click on a quest card spends no mistletoe before it is said for what.
func cardSpendsNothingAtOnce(t *testing.T) watcher {
	spent, met := 0, 0
	look := func(s *sitting) {
		f := s.scene.Model()
		for target, list := range f.Choices {
			if target.Kind != merlin.TargetCard || len(list) != 1 {
				continue
			}
			if is := list[0].Word == "fulfil"; is && met > 2 || !is && spent > 3 {
				continue
			}
			own := s.aside()
			n := len(own.scene.Session().Match().Moves())
			own.click(regionName(target))
			moved := len(own.scene.Session().Match().Moves()) > n
			switch {
			case list[0].Word == "fulfil":
				if met++; !moved {
					t.Error("a quest that is met was not fulfilled by a click")
				}
			case f.Rows.Action(&list[0]).Careful:
				if spent++; moved || own.scene.Chooser() == nil {
					t.Errorf("a click on the card did %q at once", list[0].Word)
					continue
				}
				own.click(choiceName(0))
				if own.played(len(own.scene.Session().Match().Moves())-n) != list[0].Do[0] {
					t.Errorf("the chooser does not do %q", list[0].Word)
				}
			}
		}
	}
	return watcher{look, func() {
		if spent == 0 || met == 0 {
			t.Errorf("%d quests took a mistletoe, %d were met", spent, met)
		}
	}}
}

// A cauldron that is asked for glows as far as it can be clicked.
func TestWholeCauldronGlows(t *testing.T) {
	s := sit(t, newMatch(t, 2, 1, "morgana"), 0)
	if s.veiled() {
		s.click("ready")
	}
	for i := range modules.CauldronCount {
		r := s.scene.Regions()[ui.Find(s.scene.Regions(), regionName(modules.CauldronTarget(i)))].Bounds
		x, y := new(modules.MorganaPanel).Cauldron(s.scene.Model(), i)
		glow := modules.PotRect(x, y)
		if glow.W < r.W-8 || glow.H < r.H-8 || !r.Contains(glow.X, glow.Y) || !r.Contains(glow.Right()-1, glow.Bottom()-1) {
			t.Errorf("cauldron %d glows over %v, a click on %v means it", i+1, glow, r)
		}
	}
}

// regionName is the name of the region of a thing on the table.
func regionName(t game.Target) string { return rowsOfAll().Region(t) }

// rowsOfAll are the rows with all modules.
var rowsOfAll = sync.OnceValue(func() *draw.Rows {
	r, err := merlin.NewRules(standardBox, merlin.ModuleNames()...)
	if err != nil {
		panic(err)
	}
	return modules.RowsOf(r)
})
