package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/engine"
)

// Kinds of the test's own modules.
const (
	actPray     = moduleActions + iota // score a point, once a question
	AskPray     = stepKind(moduleSteps)
	spaceWell   = moduleSpaces
	eventPrayed = moduleEvents
)

// start sets up a game with test-only modules.
func start(t *testing.T, mods ...*Module) *Game {
	t.Helper()
	r, err := compile(StandardBox(), mods)
	if err != nil {
		t.Fatal(err)
	}
	g, err := New(r, 4, 7)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// texts returns the stable texts of the options.
func texts(g *Game) []string {
	var list []string
	for _, a := range g.Decision().Options {
		list = append(list, g.Text(a))
	}
	return list
}

// do applies actions by their stable texts.
func do(t *testing.T, g *Game, actions ...string) {
	t.Helper()
	for _, text := range actions {
		a, err := game.Find(g, text)
		if err != nil {
			t.Fatalf("%v; there are %q", err, texts(g))
		}
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
}

// Table: an entry that a module gives replaces the base's.
func TestModuleReplacesTableEntries(t *testing.T) {
	well := &Module{
		Name:   "well",
		Spaces: []SpaceAt{{1, Space{Kind: spaceWell}}},
		Acts: []ActAt{{spaceWell, func(g *Game, s game.Seat, _ Space) {
			g.Turn.Did = true
			g.score(s, 5, ForSpaces)
		}}},
		Flags:    []FlagAt{{Brown, power{"idle", anyMoment, func(*Game, game.Seat) {}}}},
		Servants: []ServantAt{{Mason, takeHere(Flag)}},
	}
	g := start(t, well)
	s := g.Decision().Seat
	g.Players[s].Knight = 0
	g.Players[s].Dice[0].Value = 1
	g.Players[s].Items[Flag][Brown] = 1
	g.Players[s].Items[Flag][Orange] = 0
	do(t, g, "die 1", "move clockwise")
	if slices.Contains(texts(g), "mirror") {
		t.Error("the replaced brown flag is still a mirror")
	}
	before := g.Players[s].Score
	do(t, g, "act")
	if got := g.Players[s].Score - before; got != 5 {
		t.Errorf("the replaced space scored %d points, want 5", got)
	}
	g.servantAct(s, Mason, Grey)
	before2 := g.Players[s].Items[Flag][Grey]
	g.Proceed()
	if g.Players[s].Items[Flag][Grey] != before2+1 {
		t.Error("the replaced mason took no flag")
	}
}

// Table: two modules on one entry are an error, unless one follows the other.
func TestModulesClashOnTableEntry(t *testing.T) {
	a := &Module{Name: "a", Spaces: []SpaceAt{{3, Space{Kind: GrailSpace}}}}
	b := &Module{Name: "b", Spaces: []SpaceAt{{3, Space{Kind: BuildSpace}}}}
	_, err := compile(StandardBox(), []*Module{a, b})
	if err == nil || !strings.Contains(err.Error(), "space 3 is already replaced by module a") {
		t.Errorf("clash gave %v", err)
	}
	b.Follows = "a"
	r, err := compile(StandardBox(), []*Module{a, b})
	if err != nil || r.Space(3).Kind != BuildSpace {
		t.Errorf("following module: %v, space %v", err, r.Space(3))
	}
}

// Two modules with one number for a kind are an error.
func TestModulesClashOnKind(t *testing.T) {
	for kind, with := range map[string]func(*Module){
		"action": func(m *Module) { m.Actions = []actionRow{{Kind: actPray, Text: "pray"}} },
		"step":   func(m *Module) { m.Steps = []stepRow{{Kind: AskPray}} },
		"event":  func(m *Module) { m.Events = []eventRow{{Kind: eventPrayed, Name: "prayed"}} },
	} {
		a, b := &Module{Name: "a"}, &Module{Name: "b"}
		with(a)
		with(b)
		if _, err := compile(StandardBox(), []*Module{a, b}); err == nil || !strings.Contains(err.Error(), kind+" ") {
			t.Errorf("a clash of %ss gave %v", kind, err)
		}
	}
}

// Add: options to a question, dice, steps of a sequence, points at the end.
func TestModuleAdds(t *testing.T) {
	pray := &Module{
		Name: "pray",
		Dice: 1,
		Actions: []actionRow{{Kind: actPray, Text: "pray", Do: func(g *Game, st step, _ game.Action) {
			g.Push(st)
			g.Turn.Placed = 128 // used up in this turn
			g.score(st.Seat, 1, ForSpaces)
		}}},
		Events: []eventRow{{Kind: eventPrayed, Name: "prayed", Args: "seat"}},
		Steps:  []stepRow{{Kind: AskPray, Name: "pray", Run: func(g *Game, _ step) { g.Apples++ }}},
		Options: []OptionsFor{{Step: AskEnd, Add: func(g *Game, _ step) {
			if g.Turn.Placed != 128 {
				g.Offer(actPray)
			}
		}}},
		Setup:   []StepAt{{Behind: stepSetBoard, Step: AskPray}},
		Scoring: []StepAt{{Behind: stepScoreDomain, Step: AskPray}},
		End:     func(Table, game.Seat) (int, Reason) { return 11, ForThrees },
	}
	g := start(t, pray)
	if got := g.rules.EventName(eventPrayed); got != "prayed" {
		t.Errorf("the module's event is called %q", got)
	}
	if g.Apples != applesInAll-4+1 {
		t.Errorf("the added set-up step left %d apples", g.Apples)
	}
	s := g.Decision().Seat
	if !slices.Contains(texts(g), "die -") && g.Players[s].Dice[4].Value == 0 {
		t.Error("there is no fifth die")
	}
	do(t, g, "die 1", "move clockwise", "decline")
	before := g.Players[s].Score
	do(t, g, "pray")
	if g.Players[s].Score != before+1 || slices.Contains(texts(g), "pray") {
		t.Errorf("praying: %d points, then %q", g.Players[s].Score-before, texts(g))
	}
	apples := g.Apples
	g.Depth, g.Steps = 0, [engine.MaxSteps]step{}
	g.Push(step{Kind: stepFinal})
	g.PushAll(g.rules.scoring)
	scores := g.Scores()
	for i := range g.Players {
		g.Players[i].Traitors = [Provinces]uint8{}
		g.Players[i].Items = [Items][Provinces]uint8{}
	}
	g.Proceed()
	if g.Apples != apples+1 {
		t.Error("the added scoring step did not run")
	}
	if got := g.Scores()[0] - scores[0]; got < 11 {
		t.Errorf("the end gave %d points, want at least the module's 11", got)
	}
}

// Change: the base's values are folded through the modules in order.
func TestModuleChangesValues(t *testing.T) {
	double := &Module{
		Name:      "double",
		RollLimit: func(_ Table, n uint8) uint8 { return 2 * n },
		Strength:  func(_ Table, _ Province, s game.Seat, n uint8) uint8 { return n * (1 + uint8(s)) },
		Worth:     func(_ Table, _ Province, _ game.Seat, n uint8) uint8 { return 2 * n },
		Manor:     func(_ Table, tile, n uint8) uint8 { return n + tile },
		Open:      func(_ Table, i Item, p Province, open bool) bool { return open && p != Blue },
		Enters:    func(_ Table, space uint8, open bool) bool { return open && space != 2 },
		Turns:     func(_ Table, s game.Seat, has bool) bool { return has && s != 3 },
	}
	plusOne := &Module{Name: "plus one", RollLimit: func(_ Table, n uint8) uint8 { return n + 1 }}
	g := start(t, double, plusOne)
	at := g.Table()
	if at.rollLimit() != 7 || at.Manor(3) != 4 {
		t.Error("roll limit or manors are not folded")
	}
	if at.Walk(0, 2, 0) != 3 || at.Walk(4, 2, 1) != 1 {
		t.Error("a closed space was counted")
	}
	if way := at.WayOf(game.Event{Kind: EventMoved, Args: [5]int16{int16(KnightFigure), 0, 3, 1}}); !slices.Equal(way, []uint8{0, 1, 3}) {
		t.Errorf("past a closed space the way is %v", way)
	}
	if at.Open(Shield, Blue) || !at.Open(Shield, Grey) {
		t.Error("the closed province is open, or another is closed")
	}
	if at.HasTurn(3) || !at.HasTurn(2) {
		t.Error("turns are not folded")
	}
	g.Players[0].Influence, g.Players[1].Influence = [Provinces]uint8{2}, [Provinces]uint8{1}
	g.Players[2].Influence, g.Players[3].Influence = [Provinces]uint8{}, [Provinces]uint8{}
	strength, points := at.Influence(Black)
	if strength[0] != 2 || strength[1] != 2 || points != 6 {
		t.Errorf("strengths %v, points %d", strength, points)
	}
}

// After: a module reacts to facts and may push steps of its own.
func TestModuleReactsToFacts(t *testing.T) {
	taken := 0
	fan := &Module{Name: "fan", After: func(g *Game, e game.Event) {
		if e.Kind == EventGained && g.Round > 0 && g.Turn.Seat == e.Seat && e.Seat != game.NoSeat {
			taken++
			g.Players[e.Seat].Score += 10
		}
	}}
	g := start(t, fan)
	s := g.Decision().Seat
	g.Players[s].Knight, g.Players[s].Dice[0].Value = 0, 4
	before := g.Players[s].Score
	do(t, g, "die 1", "move clockwise", "act", "place mason grey")
	if taken != 1 || g.Players[s].Score != before+10 {
		t.Errorf("told of %d items, %d points", taken, g.Players[s].Score-before)
	}
}

func TestUnknownModule(t *testing.T) {
	if _, err := NewRules(StandardBox(), "dragons"); err == nil || !strings.Contains(err.Error(), `"dragons"`) {
		t.Errorf("unknown module gave %v", err)
	}
}

// A sequence step behind a step that is not there is an error of the module.
func TestModuleStepWithoutPlace(t *testing.T) {
	m := &Module{Name: "lost", Scoring: []StepAt{{Behind: AskDie, Step: AskPray}}}
	if _, err := compile(StandardBox(), []*Module{m}); err == nil {
		t.Error("a step with no place was accepted")
	}
}
