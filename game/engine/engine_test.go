package engine_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/engine"
)

// counter is a toy: it counts up in ones and, with a module, in tens.
type counter struct {
	state
	play
}

type state struct {
	Sum   int
	Voids int
	engine.Stack
}

type (
	play = engine.Game[*counter, *state]
	step = engine.Step
)

const (
	actAdd game.Kind = iota + 1
	actLeave
	actTen
)

const (
	stepAsk engine.StepKind = iota + 1
	stepForced
	stepNone
	stepDouble
)

const eventAdded game.EventKind = 1

func base() engine.Rows[*counter, *state] {
	return engine.Rows[*counter, *state]{
		Actions: []engine.ActionRow[*counter]{
			{Kind: actAdd, Text: "add", Args: []engine.Arg{engine.Number, engine.Words([]string{"once", "twice"})}, Do: add},
			{Kind: actLeave, Text: "leave", Do: func(*counter, step, game.Action) {}},
		},
		Steps: []engine.StepRow[*counter]{
			{Kind: stepAsk, Name: "ask", Free: true, Ask: func(g *counter, _ step) { g.Offer(actAdd, 1); g.Offer(actAdd, 2, 1) }},
			{Kind: stepForced, Name: "forced", Auto: true, Ask: func(g *counter, _ step) { g.Offer(actAdd, 5) }},
			{Kind: stepNone, Name: "none", Doing: true, Ask: func(*counter, step) {}},
			{Kind: stepDouble, Does: "double", Void: "nothing", Run: func(g *counter, st step) { g.Emit(eventAdded, st.Seat, int16(g.Sum)) }},
		},
		Events: []engine.EventRow[*state]{
			{Kind: eventAdded, Name: "added", Args: "number", Arrive: func(s *state, e game.Event) { s.Sum += int(e.Args[0]) }},
		},
	}
}

func add(g *counter, st step, a game.Action) { g.Emit(eventAdded, st.Seat, int16(a.A)*(1+int16(a.B))) }

// tens offers to add ten, adds a hundred to whatever is added, and has the sum added to
// itself after a ten.
var tens = engine.Rows[*counter, *state]{
	Actions: []engine.ActionRow[*counter]{{Kind: actTen, Write: func(game.Action) string { return "ten" }, Text: "add", Do: func(g *counter, st step, _ game.Action) {
		g.Again(st)
		g.Emit(eventAdded, st.Seat, 10)
	}}},
	Events:  []engine.EventRow[*state]{{Kind: eventAdded, Depart: func(s *state, _ game.Event) { s.Sum += 100 }}},
	Options: []engine.OptionsFor[*counter]{{Step: stepAsk, Add: func(g *counter, _ step) { g.Offer(actTen) }}},
	After: func(g *counter, e game.Event) {
		if e.Args[0] == 10 {
			g.Push(step{Kind: stepDouble, Seat: e.Seat})
		}
	},
}

func start(modules ...engine.Rows[*counter, *state]) *counter {
	hooks := engine.Hooks[*counter, *state]{
		Changes: func(g *counter, _ game.Event) *state { return &g.state },
		Void:    func(g *counter, _ step) { g.Voids++ },
		Free:    func(g *counter, _ step) { g.Offer(actLeave) },
	}
	r := engine.Compile(hooks, base())
	for _, m := range modules {
		r.Add(m)
	}
	g := new(counter)
	g.Bind(g, r, &g.Stack)
	return g
}

// texts are the options by their stable texts.
func texts(g *counter) (list []string) {
	for _, a := range g.Decision().Options {
		list = append(list, g.Text(a))
	}
	return list
}

func (g *counter) do(t *testing.T, text string) {
	t.Helper()
	i := slices.Index(texts(g), text)
	if i < 0 {
		t.Fatalf("%q is none of %q", text, texts(g))
	}
	if err := g.Apply(g.Decision().Options[i]); err != nil {
		t.Fatal(err)
	}
}

// Steps work, skip, answer themselves or ask, the one pushed last before the others.
func TestStepsHappen(t *testing.T) {
	g := start()
	g.Proceed(step{Kind: stepNone}, step{Kind: stepForced, Seat: 1}, step{Kind: stepAsk, Seat: 2}, step{Kind: stepDouble})
	d := g.Decision()
	if g.Voids != 1 || g.Sum != 5 || len(g.Events()) != 1 || g.Events()[0].Seat != 1 || d.Seat != 2 || d.Ask != "ask" {
		t.Fatalf("void %d, sum %d, events %v, asked %+v", g.Voids, g.Sum, g.Events(), d)
	}
	if want := []string{"add 1 once", "add 2 twice", "leave"}; !slices.Equal(texts(g), want) {
		t.Errorf("the options are %q", texts(g))
	}
	before := g.state
	if err := g.Apply(game.Action{Kind: actAdd, A: 3}); !errors.Is(err, game.ErrIllegal) || g.state != before {
		t.Errorf("an action that is no option gave %v", err)
	}
	g.do(t, "add 2 twice")
	if d := g.Decision(); g.Sum != 18 || d.Seat != game.NoSeat || len(d.Options) > 0 || len(g.Events()) != 2 {
		t.Errorf("sum %d, then %+v, events %v", g.Sum, d, g.Events())
	}
	if g.Stack != (engine.Stack{}) {
		t.Errorf("the stack is %+v", g.Stack)
	}
}

// A module adds options, actions, changes to an event, and reacts to facts.
func TestModuleAdds(t *testing.T) {
	g := start(tens)
	g.Proceed(step{Kind: stepAsk})
	if want := []string{"add 1 once", "add 2 twice", "add ten", "leave"}; !slices.Equal(texts(g), want) {
		t.Fatalf("the options are %q", texts(g))
	}
	g.do(t, "add ten") // 100+10, doubled with 100 more; then the question again
	if g.Sum != 320 || g.Decision().Ask != "ask" || g.Decision().Kind != stepAsk {
		t.Errorf("the sum is %d, asked is %+v", g.Sum, g.Decision())
	}
	if !g.Answers(step{Kind: stepForced}) || g.Answers(step{Kind: stepNone}) || len(g.Decision().Options) != 4 {
		t.Errorf("to look ahead changes the options to %q", texts(g))
	}
}

// A copy shares nothing that changes, and goes on by itself.
func TestCopy(t *testing.T) {
	g := start()
	g.Proceed(step{Kind: stepAsk})
	c := &counter{state: g.state}
	c.BindCopy(c, &g.play, &c.Stack)
	c.do(t, "add 1 once")
	if g.Sum != 0 || c.Sum != 1 || len(g.Decision().Options) != 3 || len(g.Events()) != 0 {
		t.Errorf("the sums are %d and %d", g.Sum, c.Sum)
	}
}

// Names of rows.
func TestNames(t *testing.T) {
	r := engine.Compile(engine.Hooks[*counter, *state]{}, base())
	if k, err := r.StepNamed("double"); k != stepDouble || err != nil {
		t.Errorf("double is step %d, %v", k, err)
	}
	if _, err := r.StepNamed("halve"); err == nil {
		t.Error("there is no step to halve")
	}
	if r.VoidName(stepDouble) != "nothing" || r.VoidName(stepNone) != "none" || !r.IsFree(stepAsk) || r.IsFree(stepForced) || r.AskName(stepAsk) != "ask" {
		t.Error("a row is called something else")
	}
	if name := r.EventName(eventAdded); name != "added" {
		t.Errorf("the event is called %q", name)
	}
}

func TestPick(t *testing.T) {
	all := []engine.Named{{Name: "a", Brings: "c"}, {Name: "b"}, {Name: "b2", Variant: "b"}, {Name: "c"}}
	for names, want := range map[string][]int{"": nil, "a": {0, 3}, "c": {3}, "b2 a": {0, 2, 3}, "c a": {0, 3}} {
		if got, err := engine.Pick(all, strings.Fields(names)); err != nil || !slices.Equal(got, want) {
			t.Errorf("%q: %v, %v", names, got, err)
		}
	}
	for _, names := range [][]string{{"d"}, {"b", "b2"}} {
		if got, err := engine.Pick(all, names); err == nil {
			t.Errorf("%q: %v", names, got)
		}
	}
}

func TestClaims(t *testing.T) {
	c := engine.Claims{}
	if c.Claim("a", "", "flag", 1) != nil || c.Claim("b", "", "flag", 2) != nil || c.Claim("c", "a", "flag", 1) != nil {
		t.Error("what is free, or followed, is refused")
	}
	if err := c.Claim("b", "a", "flag", 1); err == nil || !strings.Contains(err.Error(), "flag 1 is already replaced by module c") {
		t.Errorf("what another has gave %v", err)
	}
}

func TestInsert(t *testing.T) {
	sequence := []engine.StepKind{1, 2}
	kept := sequence
	if err := engine.Insert(&sequence, []engine.StepAt{{Behind: 1, Step: 7}, {Before: 1, Step: 8}}); err != nil || !slices.Equal(sequence, []engine.StepKind{8, 1, 7, 2}) {
		t.Errorf("%v, %v", sequence, err)
	}
	if !slices.Equal(kept, []engine.StepKind{1, 2}) {
		t.Errorf("the sequence before is %v", kept)
	}
	if engine.Insert(&sequence, []engine.StepAt{{Behind: 5, Step: 7}}) == nil {
		t.Error("a step is put behind one that is not there")
	}
}
