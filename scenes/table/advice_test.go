package table

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/i18n"
	"merlin/internal/nim"
	"merlin/scenes/ui"
)

// What was advised goes on as long as one does what was said, in the same turn; where all of
// it is done, something else was done, or it was taken back, nothing is left of it.
func TestIntentGoesOn(t *testing.T) {
	at := func(taken ...int) *game.Match {
		players := []game.Player{{Name: "a"}, {Name: "b"}, {Name: "c"}}
		for i := range players {
			players[i].Colour = uint8(i)
		}
		m, err := game.NewMatch(nim.Title{}, nim.Title{}.Setup(players, nil, 3))
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range taken {
			if err := m.Apply(m.Game().Decision().Options[n]); err != nil {
				t.Fatal(err)
			}
		}
		return m
	}
	played := at(0, 0).Moves()
	line := append(played[:1:1], game.Move{Seat: at(0).Game().Decision().Seat, Action: played[1].Action})
	for _, c := range []struct {
		name   string
		moves  int
		m      *game.Match
		remain int
	}{
		{"at once", 0, at(), 2},
		{"after one", 0, at(0), 1},
		{"after all", 0, at(0, 0), 0},
		{"after another", 0, at(1), 0},
		{"taken back", 1, at(), 0},
	} {
		if got := (intent{moves: c.moves, line: line}).rest(c.m); len(got) != c.remain {
			t.Errorf("%s: %d are left, not %d", c.name, len(got), c.remain)
		}
	}
	if l := (intent{moves: 2, line: line}).after(1); l.line != nil || (intent{moves: 2, line: line}).after(2).line == nil {
		t.Error("what was advised is not forgotten where it is taken back, and only there")
	}
	other := append(line[:1:1], game.Move{Seat: line[1].Seat + 1, Action: line[1].Action})
	if (intent{moves: 0, line: other}).rest(at(0)) != nil {
		t.Error("another seat goes on with it")
	}
	if !(intent{moves: 0, line: line}).led(at(0, 0), 1) || (intent{moves: 0, line: line}).led(at(1, 0), 1) || (intent{moves: 1, line: line}).led(at(0), 0) || (intent{moves: 0, line: line}).led(at(0, 0, 0), 2) {
		t.Error("it is not known what came of what was advised")
	}
	a := newAdvice(at(0), bot.Novice, intent{moves: 0, line: line})
	if a.plan = []game.Action{line[1].Action}; a.strays() {
		t.Error("who does what he meant is said to have changed his mind")
	}
	a.meant, a.plan = []game.Move{{Action: line[0].Action, Text: "a"}, {Action: line[1].Action, Text: "b"}}, nil
	if got := a.stands(line[0].Action); len(got) != 2 || got[1].Text != "b" {
		t.Errorf("who goes on as advised hears %v", got)
	}
	if a.stands(game.Action{Kind: 99}) != nil {
		t.Error("who changes his mind stands by the old end")
	}
	a.meant = line[1:]
	if a.plan = []game.Action{{Kind: 99}}; !a.strays() {
		t.Error("nothing is said of a change of mind")
	}
}

func TestListed(t *testing.T) {
	for text, want := range map[string]string{"": "", "a": "• a", "a b\nc": "• a b\n• c"} {
		if got := listed("•", text); got != want {
			t.Errorf("%q becomes %q, not %q", text, got, want)
		}
	}
	if got := strings.Join(lines("", "a", "", "b\nc"), " "); got != "a b c" {
		t.Errorf("%q", got)
	}
}

// TestBrief wants the choice, one step, a reason always and a second one as long as they are read at
// once, and what the runner-up gives, in short; all of it on demand.
func TestBrief(t *testing.T) {
	long := "• " + strings.Repeat("é", briefAdvice)
	for _, c := range []struct {
		name, short string
		lines, want []string
		more        bool
	}{
		{"nothing", "", nil, nil, false},
		{"a choice", "", []string{"a"}, []string{"a"}, false},
		{"a step", "", []string{"a", "› b", "• c"}, []string{"a", "› b", "• c"}, false},
		{"two steps", "", []string{"a", "› b", "› c", "• d"}, []string{"a", "› b", "• d"}, true},
		{"two reasons", "", []string{"a", "• b", "• c"}, []string{"a", "• b", "• c"}, false},
		{"three reasons", "", []string{"a", "• b", "• c", "• d"}, []string{"a", "• b", "• c"}, true},
		{"a long one", "", []string{"a", long}, []string{"a", long}, false},
		{"a long one first", "", []string{"a", long, "• c"}, []string{"a", long}, true},
		{"a runner-up", "Or b: c.", []string{"a", "• why", "Or b: c."}, []string{"a", "• why", "Or b: c."}, false},
		{"one in short", "Or b: c.", []string{"a", "• why", "Or b › d: c."}, []string{"a", "• why", "Or b: c."}, true},
		{"one behind much", "Or b: c.", []string{"a", "› b", "• why", long, "Or b › d: c."}, []string{"a", "› b", "• why", "Or b: c."}, true},
	} {
		if got, more := brief(c.lines, false, false, c.short); !slices.Equal(got, c.want) || more != c.more {
			t.Errorf("%s: %q, more %v", c.name, got, more)
		}
		if got, more := brief(c.lines, true, false, c.short); len(got) != len(c.lines) || more {
			t.Errorf("%s: of all %q is told, more %v", c.name, got, more)
		}
	}
}

// TestTerse wants less where the title wants little said: a second reason and the runner-up only as long
// as that is read at a glance.
func TestTerse(t *testing.T) {
	why, or := "• "+strings.Repeat("e", terseAdvice/2), "Or "+strings.Repeat("e", terseAdvice/4)
	lines := []string{"a", why, why + "!", or}
	if got, more := brief(lines, false, false, or); len(got) != 4 || more {
		t.Errorf("usually %q is told, more %v", got, more)
	}
	if got, more := brief(lines, false, true, or); !slices.Equal(got, []string{"a", why, or}) || !more {
		t.Errorf("%q is told, more %v", got, more)
	}
	or += strings.Repeat("e", terseAll)
	if got, more := brief([]string{"a", why, or}, false, true, or); !slices.Equal(got, []string{"a", why}) || !more {
		t.Errorf("beside a long one %q is told, more %v", got, more)
	}
	if a, b := withoutNames("Ann brings 3", "play Ann"), withoutNames("Bob brings 3", "play Bob"); a != b {
		t.Errorf("%q is not %q", a, b)
	}
}

// The runner-up is named with how much less it is worth, where the title can tell.
func TestRunnerUpIsWeighed(t *testing.T) {
	l, err := i18n.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	parts := func(more int) []bot.Part { return []bot.Part{{Name: "x", More: more}} }
	for _, c := range []struct {
		d    bot.Decided
		want string
	}{
		{bot.Decided{}, "Or else: wait"},
		{bot.Decided{Choice: bot.Prospect{Parts: parts(300)}, RunnerUp: bot.Prospect{Parts: parts(100), Theirs: 50}}, "Or else: wait (about 3 points less over the game)"},
		{bot.Decided{Choice: bot.Prospect{Parts: parts(210)}, RunnerUp: bot.Prospect{Parts: parts(80)}}, "Or else: wait"},
		{bot.Decided{Choice: bot.Prospect{Parts: parts(100)}, RunnerUp: bot.Prospect{Parts: parts(120)}, Tried: true, Margin: 210}, "Or else: wait (about 2 points less over the game)"},
		{bot.Decided{Choice: bot.Prospect{Parts: parts(100)}, RunnerUp: bot.Prospect{Parts: parts(120)}}, "About as good: wait"},
		{bot.Decided{Choice: bot.Prospect{Parts: parts(100), Theirs: 200}, RunnerUp: bot.Prospect{Parts: parts(120)}}, "Or else: wait"},
	} {
		if got := ui.Plain(counsel{ctx: ui.NewApp(l).Context()}.instead(&c.d, "wait")); got != c.want {
			t.Errorf("%+v: %q, not %q", c.d, got, c.want)
		}
	}
}
