package legends

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"testing"

	"merlin/game"
)

// maxGameActions is far more than a game of random actions takes.
const maxGameActions = 20_000

// randomGames is how many random games are played for each number of seats and level.
func randomGames() int {
	switch {
	case runtime.GOARCH == "wasm":
		return 5
	case os.Getenv("MERLIN_LONG") != "":
		return 10_000
	case testing.Short():
		return 10
	}
	return 40
}

var standardRules = NewRules(StandardDeck())

func newGame(t testing.TB, r *Rules, seats int, level Level, seed uint64) *Game {
	t.Helper()
	g, err := New(r, seats, level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestRandomGames plays random games and wants of every position: nothing is lost or
// doubled, options are distinct in value and in text, what is no option changes nothing,
// a clone shares nothing, secrets are kept, views follow the events. And of every game:
// it ends, and its actions replayed give the same game.
func TestRandomGames(t *testing.T) {
	for level := range Advanced + 1 {
		for seats := 2; seats <= MaxSeats; seats++ {
			t.Run(fmt.Sprintf("%s, %d seats", level, seats), func(t *testing.T) {
				deepest := uint8(0)
				for seed := range uint64(randomGames()) {
					deepest = max(deepest, playRandom(t, standardRules, seats, level, seed))
					if t.Failed() {
						t.Fatalf("seed %d", seed)
					}
				}
				t.Logf("%d games, steps at most %d deep", randomGames(), deepest)
			})
		}
	}
}

// randomGame is a random game being played, with what is remembered of it.
type randomGame struct {
	testing.TB
	*Game
	chance  game.Stream
	actions []string
	clones  []*Game
	states  []State            // what the clones were
	shown   []View             // by seat, then the spectator's; led by the events
	choose  func() game.Action // nil: by chance
}

// playRandom returns how deep the steps were.
func playRandom(t testing.TB, r *Rules, seats int, level Level, seed uint64) (depth uint8) {
	t.Helper()
	return playRandomBy(t, r, seats, level, seed, 0)
}

// playRandomBy plays one in which some seats are persons'.
func playRandomBy(t testing.TB, r *Rules, seats int, level Level, seed uint64, persons uint8) (depth uint8) {
	t.Helper()
	p := &randomGame{TB: t, Game: newGame(t, r, seats, level, seed), chance: game.NewStream(seed, 1000)}
	p.Persons = persons
	return p.playOut(seats, level, seed)
}

// playOut plays it to its end with all checks.
func (p *randomGame) playOut(seats int, level Level, seed uint64) (depth uint8) {
	t := p.TB
	t.Helper()
	for s := range game.Seat(seats) {
		p.shown = append(p.shown, p.View(s))
	}
	p.shown = append(p.shown, p.View(game.NoSeat))
	for !p.Over() && !t.Failed() {
		if len(p.actions) > maxGameActions {
			t.Fatalf("after %d actions it is turn %d and not over", len(p.actions), p.Turn.Number)
		}
		p.checkPosition()
		if len(p.actions)%16 == 0 {
			p.remember()
		}
		p.step()
		depth = max(depth, p.Depth)
	}
	if !t.Failed() {
		p.checkEnd()
		p.checkClones()
		p.checkReplay(seats, level, seed)
	}
	return depth
}

// step takes an action by chance.
func (p *randomGame) step() {
	options := p.Decision().Options
	if len(options) == 0 {
		p.Fatalf("%q has no options", p.Decision().Ask)
	}
	a := options[p.chance.N(len(options))]
	if p.choose != nil {
		a = p.choose()
	}
	p.actions = append(p.actions, p.Text(a))
	hidden := p.Hidden
	if err := p.Apply(a); err != nil {
		p.Fatal(err)
	}
	drawn := hidden.Chance != p.Hidden.Chance || p.DeckLeft < uint8(len(hidden.Deck)) && hidden.Deck[p.DeckLeft] != p.Deck[p.DeckLeft]
	if drawn && !p.Revealed() { // L114
		p.Errorf("%s drew something hidden and can be undone", p.Text(a))
	}
	p.follow()
}

// follow leads each view by the events as its seat is told them.
func (p *randomGame) follow() {
	for i := range p.shown {
		v := &p.shown[i]
		for _, e := range game.Tell(p.Events(), v.Seat) {
			p.rules.Depart(v, e)
			p.rules.Arrive(v, e)
		}
		now := p.View(v.Seat)
		now.Uses, now.InUse = v.Uses, v.InUse // the texts' bookkeeping is told by no event
		if now != *v {
			p.Errorf("after %q seat %d sees another table than the events lead to", p.actions[len(p.actions)-1], v.Seat)
		}
		*v = p.View(v.Seat)
	}
}

func (p *randomGame) checkPosition() {
	for _, wrong := range misplaced(p.Game) {
		p.Errorf("after %d actions: %s", len(p.actions), wrong)
	}
	if len(p.actions)%8 != 0 {
		return
	}
	p.checkOptions()
	p.checkIllegal()
	for s := game.NoSeat; s < game.Seat(p.Seats); s++ {
		p.checkSecrets(s)
	}
}

// misplaced says which cards are lost, doubled, or noted at two places.
func misplaced(g *Game) (wrong []string) {
	note := func(format string, args ...any) { wrong = append(wrong, fmt.Sprintf(format, args...)) }
	var found [AllCards]int
	for s := range g.Own {
		for _, c := range g.Own[s].Hand.List() {
			found[c]++
			if g.Chars[c].At != Away {
				note("%d is in a hand and at %d", c, g.Chars[c].At)
			}
		}
		if n := g.Own[s].Hand.Len(); n != int(g.Held[s]) {
			note("seat %d holds %d cards, not %d", s, n, g.Held[s])
		}
		for p, company := range g.Companies[s] {
			for _, c := range company.List() {
				found[c]++
				if ch := g.Chars[c]; ch.At != Place(p) || ch.Seat != game.Seat(s) {
					note("%d is in two places", c)
				}
			}
		}
	}
	for _, c := range g.Pile[:g.PileLeft] {
		found[c]++
	}
	for _, c := range g.Discards[:g.Discard] {
		found[c]++
		if g.Chars[c].At != Discarded {
			note("%d is among the discards and elsewhere", c)
		}
	}
	for c := range Card(Characters) {
		want := 1
		if g.Chars[c].At == Boxed {
			want = 0
		}
		if found[c] != want {
			note("character %d is there %d times", c, found[c])
		}
	}
	return append(wrong, misplacedEvents(g)...)
}

func misplacedEvents(g *Game) (wrong []string) {
	note := func(format string, args ...any) { wrong = append(wrong, fmt.Sprintf(format, args...)) }
	var piled, covered [AllCards]int
	for at, c := range g.Deck[:g.DeckLeft] {
		piled[c]++
		if c.IsFinal() != (at == 0 && g.Level > Beginner) {
			note("event %d is at %d of the pile", c, at)
		}
	}
	for _, c := range g.Deck[g.DeckLeft:] {
		if c != 0 {
			note("event %d lies beyond the pile", c)
		}
	}
	gone := 0
	for i, e := range g.Event {
		c := firstEvent + i
		if piled[c] > 1 || piled[c] == 1 && e.At != Away {
			note("event %d is in the pile %d times and at %d", c, piled[c], e.At)
		}
		if e.Under != NoCard {
			covered[e.Under]++
			if e.At >= Places {
				note("event %d covers another and lies nowhere", c)
			}
		}
		if e.At == Discarded {
			gone++
		}
	}
	for i, e := range g.Event {
		if c := firstEvent + i; (covered[c] == 1) != (e.At == Covered) || covered[c] > 1 {
			note("event %d is covered %d times and at %d", c, covered[c], e.At)
		}
	}
	if gone != int(g.Gone) {
		note("%d events are discarded, not %d", gone, g.Gone)
	}
	for i, c := range g.Special {
		if c != NoCard && g.Chars[c].At >= Places {
			note("special card %d is borne by one who is not in play", i)
		}
	}
	for p := range mainPlaces {
		if g.Level > Beginner && g.eventsAt(p) > mostEvents {
			note("%d events lie at %s", g.eventsAt(p), p)
		}
	}
	return wrong
}

// checkOptions: each option once, each text once, and a text finds its option.
func (p *randomGame) checkOptions() {
	d := p.Decision()
	texts := make([]string, len(d.Options))
	for i, a := range d.Options {
		texts[i] = p.Text(a)
	}
	slices.Sort(texts)
	if len(slices.Compact(slices.Clone(texts))) != len(texts) {
		p.Errorf("%q offers something twice: %q", d.Ask, texts)
	}
	a := d.Options[p.chance.N(len(d.Options))]
	if found, err := game.Find(p.Game, p.Text(a)); err != nil || found != a {
		p.Errorf("%q finds %v, %v", p.Text(a), found, err)
	}
	p.Target(a)
}

// checkIllegal tries an action that is no option.
func (p *randomGame) checkIllegal() {
	a := game.Action{Kind: game.Kind(p.chance.N(int(ActEnd) + 1)), A: uint8(p.chance.N(256)), B: uint8(p.chance.N(8)), C: uint8(p.chance.N(2))}
	if slices.Contains(p.Decision().Options, a) {
		return
	}
	state, options := p.State, slices.Clone(p.Decision().Options)
	if p.Apply(a) == nil {
		p.Errorf("%v is no option and was carried out", a)
	}
	if p.State != state || !slices.Equal(p.Decision().Options, options) {
		p.Errorf("%v is no option and changed the position", a)
	}
}

// remember keeps a clone of the position, and plays another one on a little.
func (p *randomGame) remember() {
	c := p.Clone().(*Game)
	p.clones, p.states = append(p.clones, c), append(p.states, c.State)
	before := p.State
	other := p.Clone()
	for range 4 {
		if options := other.Decision().Options; len(options) > 0 {
			if err := other.Apply(options[len(options)-1]); err != nil {
				p.Fatal(err)
			}
		}
	}
	if p.State != before {
		p.Error("a clone that is played on changes the game")
	}
}

func (p *randomGame) checkClones() {
	for i, c := range p.clones {
		if c.State != p.states[i] {
			p.Fatal("a clone has changed")
		}
	}
}

func (p *randomGame) checkEnd() {
	if d := p.Decision(); d.Seat != game.NoSeat || len(d.Options) > 0 {
		p.Errorf("the game is over and seat %d is asked %q", d.Seat, d.Ask)
	}
	for _, wrong := range misplaced(p.Game) {
		p.Error(wrong)
	}
}

// checkReplay plays the texts of the actions again.
func (p *randomGame) checkReplay(seats int, level Level, seed uint64) {
	g := newGame(p, p.rules, seats, level, seed)
	g.Persons = p.Persons
	for i, text := range p.actions {
		if i%16 == 0 && g.State != p.states[i/16] {
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

// checkSecrets: positions that differ only in what a seat cannot know give it equal
// views, equal options and, for the same stream, equal imaginings.
func (p *randomGame) checkSecrets(s game.Seat) {
	one, other := p.imagined(s), p.imagined(s)
	if v := p.View(s); one.View(s) != v || other.View(s) != v {
		p.Errorf("seat %d sees what it cannot know", s)
	}
	if d := p.Decision(); d.Seat == s && (!slices.Equal(one.Decision().Options, d.Options) || !slices.Equal(other.Decision().Options, d.Options)) {
		p.Errorf("seat %d is offered what it cannot know at %q", s, d.Ask)
	}
	if len(one.Decision().Options) == 0 {
		p.Errorf("seat %d imagines that nothing can be answered to %q", s, p.Decision().Ask)
	}
	if wrong := misplaced(one); wrong != nil {
		p.Errorf("imagined by seat %d: %v", s, wrong)
	}
	p.checkConsequences(s, one)
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

// checkConsequences: what a seat does where nothing hidden is shown has the same
// consequences in its eyes, and the same question follows. // L113a
func (p *randomGame) checkConsequences(s game.Seat, twin *Game) {
	d := p.Decision()
	if d.Seat != s {
		return
	}
	a := d.Options[p.chance.N(len(d.Options))]
	one, other := p.Clone().(*Game), twin.Clone().(*Game)
	if one.Apply(a) != nil || other.Apply(a) != nil || one.Revealed() || other.Revealed() {
		return
	}
	d, e := one.Decision(), other.Decision()
	if one.View(s) != other.View(s) || d.Seat != e.Seat || d.Kind != e.Kind || d.Args != e.Args {
		p.Errorf("after %q seat %d learns what it cannot know: %d is asked %q, or %d is asked %q", p.Text(a), s, d.Seat, d.Ask, e.Seat, e.Ask)
	}
}

func (p *randomGame) imagined(s game.Seat) *Game {
	stream := game.NewStream(p.chance.Uint64(), 1)
	return p.Imagine(s, &stream).(*Game)
}

// TestManyGames plays many random games and wants only that they end and lose nothing.
func TestManyGames(t *testing.T) {
	for level := range Advanced + 1 {
		for seats := 2; seats <= MaxSeats; seats++ {
			g := newGame(t, standardRules, seats, level, 0)
			for seed := range uint64(5 * randomGames()) {
				g.Reset(seats, level, seed)
				chance := game.NewStream(seed, 2)
				n := playout(t, g, &chance)
				if wrong := misplaced(g); wrong != nil || n > maxGameActions {
					t.Fatalf("%s, %d seats, seed %d: after %d actions %v", level, seats, seed, n, wrong)
				}
			}
		}
	}
}
