package merlin

import (
	"fmt"
	"os"
	"reflect"
	"runtime"
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/engine"
)

// maxGameActions is far more than a game of random actions takes.
const maxGameActions = 1500

// randomGames is how many random games are played for each number of seats.
func randomGames() int {
	switch {
	case runtime.GOARCH == "wasm":
		return 20
	case os.Getenv("MERLIN_LONG") != "":
		return 10_000
	case testing.Short():
		return 50
	}
	return 200
}

// deepest is a module that changes nothing and notes how deep the steps were.
func deepest(depth *uint8) *Module {
	return &Module{Name: "deepest", After: func(g *Game, _ game.Event) { *depth = max(*depth, g.Depth) }}
}

// TestRandomGames plays random games and wants of every position: nothing is lost
// or doubled, options are distinct in value and in text, what is no option changes
// nothing, a clone shares nothing, secrets are kept. And of every game: it ends
// after round 6 within a bound, and its actions replayed give the same game.
func TestRandomGames(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		t.Run(fmt.Sprintf("%d seats", seats), func(t *testing.T) {
			t.Parallel()
			var depth uint8
			r, err := compile(StandardBox(), []*Module{deepest(&depth)})
			if err != nil {
				t.Fatal(err)
			}
			for seed := range uint64(randomGames()) {
				playRandom(t, r, seats, seed, nil)
				if t.Failed() {
					t.Fatalf("seed %d", seed)
				}
			}
			t.Logf("%d games, steps at most %d deep", randomGames(), depth)
			if depth >= engine.MaxSteps/2 {
				t.Errorf("the steps were %d deep; there is room for %d, half of it is spare", depth, engine.MaxSteps)
			}
		})
	}
}

// playModules plays random games with modules, and wants of them what
// TestRandomGames wants.
func playModules(t *testing.T, games int, names ...string) {
	t.Helper()
	playSeats(t, games, []int{2, 3, 4}, nil, names...)
}

// playSeats plays random games with modules for each of the numbers of seats; watch,
// unless it is nil, looks at them after the set-up and after every action.
func playSeats(t *testing.T, games int, seats []int, watch func(*randomGame), names ...string) {
	t.Helper()
	if runtime.GOARCH == "wasm" {
		games = min(games, 2)
	}
	var depth uint8
	picked, err := pick(names)
	if err != nil {
		t.Fatal(err)
	}
	r, err := compile(StandardBox(), append(picked, deepest(&depth)))
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(games) {
		for _, n := range seats {
			playRandom(t, r, n, seed, watch)
			if t.Failed() {
				t.Fatalf("%s: %d seats, seed %d", names, n, seed)
			}
		}
	}
	if depth >= engine.MaxSteps/2 {
		t.Errorf("%s: the steps were %d deep; there is room for %d, half of it is spare", names, depth, engine.MaxSteps)
	}
}

// randomGame is a random game being played, with what is remembered of it.
type randomGame struct {
	*testing.T
	*Game
	chance  game.Stream
	ask     string // what was asked last
	points  [MaxSeats]int16
	actions []string
	clones  []*Game
	states  []State // what the clones were
}

// watchModules are what the modules' tests have looking at every random game, after
// every action; each says only of games with its module what is wrong.
var watchModules []func(*randomGame)

func playRandom(t *testing.T, r *Rules, seats int, seed uint64, watch func(*randomGame)) {
	g, err := New(r, seats, seed)
	if err != nil {
		t.Fatal(err)
	}
	p := &randomGame{T: t, Game: g, chance: game.NewStream(seed, 1000)}
	for p.watched(watch); !g.Over() && len(p.actions) < maxGameActions && !t.Failed(); p.watched(watch) {
		p.checkPosition()
		p.remember()
		p.step()
	}
	if t.Failed() {
		return
	}
	p.checkEnd()
	p.checkClones()
	p.checkReplay(seats, seed)
}

// watched has all look who do.
func (p *randomGame) watched(by func(*randomGame)) {
	for _, look := range watchModules {
		look(p)
	}
	if by != nil {
		by(p)
	}
}

// step takes an action by chance.
func (p *randomGame) step() {
	options := p.Decision().Options
	if p.ask = p.Decision().Ask; len(options) == 0 {
		p.Fatalf("%q has no options", p.ask)
	}
	a := options[p.chance.N(len(options))]
	p.actions = append(p.actions, p.Text(a))
	hidden, before := p.Hidden, staffs(&p.Public)
	if err := p.Apply(a); err != nil {
		p.Fatal(err)
	}
	for _, e := range p.Events() {
		if e.Kind == EventPoints {
			p.points[e.Seat] += e.Args[0]
		}
	}
	if staffs(&p.Public) > before {
		p.Errorf("%s made a staff", p.Text(a))
	}
	drawn := hidden.Chance != p.Hidden.Chance || hidden.Deck != p.Hidden.Deck || hidden.Pile != p.Hidden.Pile
	if drawn && !p.Revealed() { // B56
		p.Errorf("%s drew something hidden and can be undone", p.Text(a))
	}
}

// staffs counts those that are not in the box.
func staffs(p *Public) (n uint8) {
	for s := range p.Players {
		n += p.Players[s].Staffs
	}
	return n + p.Mods.Treasures.Staffs
}

func (p *randomGame) checkPosition() {
	for _, wrong := range lost(p.Game) {
		p.Errorf("after %q: %s", last(p.actions), wrong)
	}
	p.checkOptions()
	p.checkQuests()
	if len(p.actions)%8 == 0 {
		p.checkIllegal()
		for s := range game.Seat(p.Seats) {
			p.checkSecrets(s)
		}
		p.checkSecrets(game.NoSeat)
	}
}

func last(list []string) string {
	if len(list) == 0 {
		return "set-up"
	}
	return list[len(list)-1]
}

// checkOptions: each option once, each text once, and a text finds its option.
func (p *randomGame) checkOptions() {
	d := p.Decision()
	texts := make([]string, len(d.Options))
	for i, a := range d.Options {
		texts[i] = p.Text(a)
		if slices.Contains(d.Options[:i], a) || slices.Contains(texts[:i], texts[i]) {
			p.Errorf("%q offers %q twice", d.Ask, texts[i])
		}
	}
	pick := p.chance.N(len(d.Options))
	if a, err := game.Find(p.Game, texts[pick]); err != nil || a != d.Options[pick] {
		p.Errorf("%q finds %v, %v", texts[pick], a, err)
	}
}

// checkQuests: no card of the hand that a free moment passes over could be fulfilled. // B14
func (p *randomGame) checkQuests() {
	d := p.Decision()
	if !p.rules.IsFree(d.Kind) || !p.mayFulfil() {
		return
	}
	for hand := p.Hands[d.Seat]; hand != 0; hand = hand.rest() {
		c := p.Clone().(*Game)
		c.Gather(step{Kind: AskFulfil, Seat: d.Seat, A: uint8(hand.first())})
		for _, a := range c.Offered()[len(d.Options):] {
			if !slices.Contains(d.Options, a) {
				p.Errorf("%s is not offered", p.Text(a))
			}
		}
	}
}

// checkIllegal tries an action that is no option.
func (p *randomGame) checkIllegal() {
	a := game.Action{Kind: game.Kind(p.chance.N(int(moduleActions))), A: uint8(p.chance.N(256)), B: uint8(p.chance.N(8)), C: uint8(p.chance.N(2))}
	if slices.Contains(p.Decision().Options, a) {
		return
	}
	state, options, events := p.State, slices.Clone(p.Decision().Options), slices.Clone(p.Events())
	if p.Apply(a) == nil {
		p.Errorf("%v is no option and was carried out", a)
	}
	if p.State != state || !slices.Equal(p.Decision().Options, options) || !slices.Equal(p.Events(), events) {
		p.Errorf("%v is no option and changed the position", a)
	}
}

// remember keeps a clone of the position, and plays another one on a little.
func (p *randomGame) remember() {
	c := p.Clone().(*Game)
	p.clones, p.states = append(p.clones, c), append(p.states, c.State)
	if len(p.actions)%8 > 0 {
		return
	}
	before, options, hash := p.State, slices.Clone(p.Decision().Options), p.Hash()
	other := p.Clone()
	for range 4 {
		if options := other.Decision().Options; len(options) > 0 {
			if err := other.Apply(options[p.chance.N(len(options))]); err != nil {
				p.Error(err)
			}
		}
	}
	if p.State != before || !slices.Equal(p.Decision().Options, options) || p.Hash() != hash {
		p.Error("a clone that was played on changed the game")
	}
}

// checkClones: no clone has changed since it was made, and its options neither.
func (p *randomGame) checkClones() {
	for i, c := range p.clones {
		if c.State != p.states[i] {
			p.Errorf("the clone before action %d has changed", i+1)
		}
		if _, err := game.Find(c, p.actions[i]); err != nil {
			p.Errorf("the clone before action %d: %v", i+1, err)
		}
	}
}

func (p *randomGame) checkEnd() {
	if !p.Over() || p.Round != Rounds {
		p.Errorf("after %d actions it is round %d and not over", len(p.actions), p.Round)
	}
	if d := p.Decision(); d.Seat != game.NoSeat || len(d.Options) > 0 {
		p.Errorf("the game is over and seat %d is asked %q", d.Seat, d.Ask)
	}
	for _, wrong := range lost(p.Game) {
		p.Error(wrong)
	}
	for s := range p.Players[:p.Seats] {
		if p.Players[s].Score != p.points[s] {
			p.Errorf("seat %d has %d points; the events tell of %d", s, p.Players[s].Score, p.points[s])
		}
	}
}

// checkReplay plays the texts of the actions again.
func (p *randomGame) checkReplay(seats int, seed uint64) {
	g, err := New(p.rules, seats, seed)
	if err != nil {
		p.Fatal(err)
	}
	for i, text := range p.actions {
		if g.State != p.states[i] {
			p.Fatalf("replayed, action %d (%s) meets another position", i+1, text)
		}
		a, err := game.Find(g, text)
		if err != nil {
			p.Fatal(err)
		}
		if err := g.Apply(a); err != nil {
			p.Fatal(err)
		}
	}
	if g.Hash() != p.Hash() || g.State != p.State {
		p.Error("replayed, the game ends in another position")
	}
}

// checkSecrets: positions that differ only in what a seat cannot know give it
// equal views, equal options and, for the same stream, equal imaginings.
func (p *randomGame) checkSecrets(s game.Seat) {
	one, other := p.imagined(s), p.imagined(s)
	if v := p.View(s); one.View(s) != v || other.View(s) != v {
		p.Errorf("seat %d sees what it cannot know", s)
	}
	if d := p.Decision(); d.Seat == s && (!slices.Equal(one.Decision().Options, d.Options) || !slices.Equal(other.Decision().Options, d.Options)) {
		p.Errorf("seat %d is offered what it cannot know at %q", s, d.Ask)
	}
	if wrong := lost(one); wrong != nil {
		p.Errorf("imagined by seat %d: %v", s, wrong)
	}
	if s == game.NoSeat {
		p.checkHidden()
	}
	seed := p.chance.Uint64()
	var again [3]*Game
	for i, g := range []*Game{p.Game, one, other} {
		stream := game.NewStream(seed, 1)
		again[i] = g.Imagine(s, &stream).(*Game)
	}
	for _, g := range again[1:] {
		if g.State != again[0].State || !slices.Equal(g.Decision().Options, again[0].Decision().Options) || !slices.Equal(g.Events(), again[0].Events()) {
			p.Errorf("seat %d imagines by what it cannot know at %q", s, p.Decision().Ask)
		}
	}
}

// checkHidden: of what modules hide a spectator sees nothing.
func (p *randomGame) checkHidden() {
	for module, state := range reflect.ValueOf(p.View(game.NoSeat).Mods).Fields() {
		if hidden := state.FieldByName("Hidden"); hidden.IsValid() && !hidden.IsZero() {
			p.Errorf("all see of %s what is hidden: %v", module.Name, hidden)
		}
	}
}

func (p *randomGame) imagined(s game.Seat) *Game {
	stream := game.NewStream(p.chance.Uint64(), 1)
	return p.Imagine(s, &stream).(*Game)
}

// TestImaginingsDiffer wants what is hidden to be dealt anew, not copied.
func TestImaginingsDiffer(t *testing.T) {
	g, err := New(rulesOfBase(t), MaxSeats, 5)
	if err != nil {
		t.Fatal(err)
	}
	stream := game.NewStream(5, 5)
	c := g.Imagine(0, &stream).(*Game)
	if c.Hands[0] != g.Hands[0] {
		t.Error("the seat's own hand has changed")
	}
	if c.Hands[1] == g.Hands[1] && c.Hands[2] == g.Hands[2] {
		t.Error("the others' hands are the true ones")
	}
	if c.Deck == g.Deck || c.Pile == g.Pile || c.Chance == g.Chance {
		t.Error("deck, pile or chance are the true ones")
	}
}
