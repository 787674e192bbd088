package roundtable

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/engine"
)

// maxGameActions is far more than a game of random actions takes.
const maxGameActions = 3000

// randomGames is how many random games are played for each number of seats and mode.
func randomGames() int {
	switch {
	case runtime.GOARCH == "wasm":
		return 5
	case os.Getenv("MERLIN_LONG") != "":
		return 10_000
	case testing.Short():
		return 20
	}
	return 60
}

var modeNames = []string{"standard", "first", "among-us", "squires", "chosen", "talk", "late"}

func modeOptions(name string) Options {
	o := StandardOptions()
	if at, late := strings.CutPrefix(name, "late"); late {
		o.Late, o.Leaving, o.Talk = 1, true, true
		if at == "2" {
			o.Late, o.Squires = 2, true
		}
	}
	switch name {
	case "first":
		o.Loyalty = NoTraitor
	case "among-us":
		o.Loyalty = AmongUs
	case "squires":
		o.Squires, o.Life, o.Dealt, o.Youngest = true, 3, 4, 1
	case "talk":
		o.Loyalty, o.Leaving, o.Talk = AmongUs, true, true
	case "chosen":
		o.Chosen, o.Engines, o.Merlins = true, 2, 0
		o.Colours = [MaxSeats]uint8{6, 5, 4, 3, 2, 1, 0}
	}
	return o
}

func rulesFor(tb testing.TB, mode string) *Rules {
	tb.Helper()
	r, err := NewRules(StandardBox(), modeOptions(mode))
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

// TestRandomGames plays random games and wants of every position: nothing is lost or
// doubled, options are distinct in value and in text, what is no option changes nothing, a
// clone shares nothing, secrets are kept, a view that follows the events is the view. And
// of every game: it ends within a bound, and its actions replayed give the same game.
func TestRandomGames(t *testing.T) {
	for _, mode := range modeNames {
		for seats := MinSeats; seats <= MaxSeats; seats++ {
			mode := mode
			switch {
			case mode == "late" && seats > MinSeats+2:
				mode = "late2"
			case mode == "late" && seats == MinSeats:
				continue
			}
			t.Run(fmt.Sprintf("%s, %d seats", mode, seats), func(t *testing.T) {
				t.Parallel()
				r := rulesFor(t, mode)
				depth := uint8(0)
				for seed := range uint64(randomGames()) {
					depth = max(depth, playRandom(t, r, seats, seed, seed%2 == 1))
					if t.Failed() {
						t.Fatalf("seed %d", seed)
					}
				}
				if depth >= engine.MaxSteps*3/4 {
					t.Errorf("the steps were %d deep; there is room for %d", depth, engine.MaxSteps)
				}
			})
		}
	}
}

// randomGame is a random game being played, with what is remembered of it.
type randomGame struct {
	*testing.T
	*Game
	chance  game.Stream
	start   *Game
	actions []string
	states  []State
	views   [MaxSeats + 1]View // that follow the events; the last is a spectator's
}

// playRandom plays a game from its beginning, or from a position in which much has
// happened already.
func playRandom(t *testing.T, r *Rules, seats int, seed uint64, late bool) (depth uint8) {
	g, err := New(r, seats, seed)
	if err != nil {
		t.Fatal(err)
	}
	p := &randomGame{T: t, Game: g, chance: game.NewStream(seed, 1000)}
	if late {
		enrich(t, g, &p.chance)
	}
	p.start = g.Clone().(*Game)
	p.lookAnew()
	for !g.Over() && len(p.actions) < maxGameActions && !t.Failed() {
		p.checkPosition()
		p.step()
		depth = max(depth, g.Depth)
		p.follow()
	}
	if t.Failed() {
		return depth
	}
	p.checkEnd()
	p.checkReplay()
	return depth
}

func (p *randomGame) viewers() (all []game.Seat) {
	for s := range game.Seat(p.Seats) {
		all = append(all, s)
	}
	return append(all, game.NoSeat)
}

func (p *randomGame) view(s game.Seat) *View {
	if s == game.NoSeat {
		return &p.views[MaxSeats]
	}
	return &p.views[s]
}

func (p *randomGame) lookAnew() {
	for _, s := range p.viewers() {
		*p.view(s) = p.View(s)
	}
}

// follow wants the views that have followed the events to be those of the position.
func (p *randomGame) follow() {
	for _, s := range p.viewers() {
		v := p.view(s)
		for _, e := range game.Tell(p.Events(), s) {
			p.rules.Follow(v, e)
		}
		if is := p.View(s); *v != is {
			p.Errorf("after %q seat %d sees what no event told: %s", last(p.actions), s, differ(*v, is))
			*v = is
		}
	}
}

// step takes an action by chance.
func (p *randomGame) step() {
	options := p.Decision().Options
	if len(options) == 0 {
		p.Fatalf("%q has no options", p.Decision().Ask)
	}
	a := options[p.chance.N(len(options))]
	p.actions = append(p.actions, p.Text(a))
	p.states = append(p.states, p.State)
	hidden, whose, asked := p.Hidden, p.Turn.Seat, p.Decision().Seat
	handing := a.Kind == ActPropose || a.Kind == ActShare
	if err := p.Apply(a); err != nil {
		p.Fatal(err)
	}
	drawn := hidden.Chance != p.Hidden.Chance || hidden.Whites != p.Hidden.Whites || hidden.Blacks != p.Hidden.Blacks
	answered := asked != whose && !handing
	if (drawn || answered || p.Decision().Seat != asked) && !p.Revealed() { // R175
		p.Errorf("%s drew something hidden or asked another and can be undone", p.Text(a))
	}
}

func (p *randomGame) checkPosition() {
	for _, wrong := range lost(p.Game) {
		p.Errorf("after %q: %s", last(p.actions), wrong)
	}
	p.checkOptions()
	if len(p.actions)%8 == 0 {
		p.checkIllegal()
		p.checkClone()
		for _, s := range p.viewers() {
			p.checkSecrets(s)
		}
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
	for _, a := range d.Options {
		if to := p.Target(a); to.Kind > TargetCome || to.Seat < game.NoSeat || to.Seat >= game.Seat(p.Seats) {
			p.Errorf("%s touches %+v", p.Text(a), to)
		}
	}
	pick := p.chance.N(len(d.Options))
	if a, err := game.Find(p.Game, texts[pick]); err != nil || a != d.Options[pick] {
		p.Errorf("%q finds %v, %v", texts[pick], a, err)
	}
}

// checkIllegal tries an action that is no option.
func (p *randomGame) checkIllegal() {
	a := game.Action{Kind: game.Kind(1 + p.chance.N(int(ActDub))), A: uint8(p.chance.N(20)), B: uint8(p.chance.N(8))}
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

// checkClone plays a clone on a little: the game does not change.
func (p *randomGame) checkClone() {
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

func (p *randomGame) checkEnd() {
	if !p.Over() {
		p.Errorf("after %d actions it is not over", len(p.actions))
	}
	if d := p.Decision(); d.Seat != game.NoSeat || len(d.Options) > 0 {
		p.Errorf("the game is over and seat %d is asked %q", d.Seat, d.Ask)
	}
	for _, wrong := range lost(p.Game) {
		p.Error(wrong)
	}
	for s, o := range p.Outcomes() {
		if traitor := p.Felon == game.Seat(s); o.Won != (p.Victory != traitor && p.Players[s].Fate != Absent) {
			p.Errorf("seat %d (traitor: %t) has won: %t; victory: %t", s, traitor, o.Won, p.Victory)
		}
	}
}

// checkReplay plays the texts of the actions again.
func (p *randomGame) checkReplay() {
	g := p.start
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

// checkSecrets: positions that differ only in what a seat cannot know give it equal
// views, equal options and, for the same stream, equal imaginings.
func (p *randomGame) checkSecrets(s game.Seat) {
	one, other := p.imagined(s), p.imagined(s)
	v := p.View(s)
	for _, g := range []*Game{one, other} {
		if is := g.View(s); is != v {
			p.Errorf("seat %d sees what it cannot know at %q: %s", s, p.Decision().Ask, differ(is, v))
		}
		d, is := p.Decision(), g.Decision()
		if is.Seat != d.Seat || is.Kind != d.Kind || is.Args != d.Args || d.Seat == s && !slices.Equal(is.Options, d.Options) {
			p.Errorf("seat %d is offered what it cannot know at %q", s, d.Ask)
		}
	}
	if wrong := lost(one); wrong != nil {
		p.Errorf("imagined by seat %d: %v", s, wrong)
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

func (p *randomGame) imagined(s game.Seat) *Game {
	stream := game.NewStream(p.chance.Uint64(), 1)
	return p.Imagine(s, &stream).(*Game)
}
