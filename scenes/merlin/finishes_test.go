package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/words"
)

// stepsKinds are the actions by which a turn comes to the thing that a space brings.
var stepsKinds = map[game.Kind]bool{
	merlin.ActDie: true, merlin.ActApple: true, merlin.ActFlip: true, merlin.ActMove: true, merlin.ActAct: true,
	merlin.ActPlace: true, merlin.ActTake: true, merlin.ActInfluence: true,
}

// completes reports whether a quest of the hand that lacked something lacks nothing after a few steps of a turn.
func completes(t *testing.T, g *merlin.Game, seat game.Seat, card merlin.Card, depth int) bool {
	t.Helper()
	table := g.Rules().Table(&g.Public)
	p := table.Counted(seat)
	if len(p.Lacks(table.Box.Quests[card].Conditions, 0)) == 0 {
		return true
	}
	d := g.Decision()
	if depth == 0 || d.Seat != seat || g.Over() {
		return false
	}
	return slices.ContainsFunc(d.Options, func(a game.Action) bool {
		if !stepsKinds[a.Kind] {
			return false
		}
		then := g.Clone().(*merlin.Game)
		if err := then.Apply(a); err != nil {
			t.Fatal(err)
		}
		return completes(t, then, seat, card, depth-1)
	})
}

// Where the first press says that a step completes a quest, the game can come there within the turn. // B14, B20, B23
func TestFinishedQuestsCanBeFinished(t *testing.T) {
	app, told := appIn(t, "en"), 0
	for seed := range uint64(40) {
		byChance(t, 2, seed, nil, func(m *game.Match) {
			g := m.Game().(*merlin.Game)
			if d := g.Decision(); d.Kind == merlin.AskDie && told < 60 {
				s := newSession(m)
				s.Confirm(d.Seat)
				f := s.frame()
				f.On(app.Context())
				s.fill(f)
				told += checkFinished(t, f.Words, g, d.Seat)
			}
		})
	}
	if told < 20 {
		t.Errorf("a quest is said to be completed %d times: the test shows little", told)
	}
}

// checkFinished checks the quests of a hand that are said to be completed, and returns how many there are.
func checkFinished(t *testing.T, f *words.Words, g *merlin.Game, seat game.Seat) (told int) {
	t.Helper()
	said := strings.Join(f.Heed(nil), "\n")
	for _, card := range f.View.Hand.List() {
		if !strings.Contains(said, f.OfOwn("heed.finishes", card)) {
			continue
		}
		if told++; !completes(t, g, seat, card, 6) {
			t.Errorf("%q is not to be had: %v", f.OfOwn("heed.finishes", card), g.Decision().Options)
		}
	}
	return told
}
