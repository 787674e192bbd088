package roundtable

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/roundtable"
)

var update = flag.Bool("update", false, "write the records of pictures anew")

// recorded are the games of which pictures are taken: seats, seed and house rules.
var recorded = []struct {
	name    string
	seats   int
	seed    uint64
	options []game.Option
}{
	{"roundtable-3", 3, 13, nil},
	{"roundtable-5", 5, 13, []game.Option{{Name: roundtable.OptionLoyalty, Value: "among-us"}}},
	{"roundtable-7", 7, 5, []game.Option{{Name: roundtable.OptionLoyalty, Value: "among-us"}}},
}

var playerNames = [...]string{"Luise", "Karl", "Nimue", "Anselme", "Mathilde", "Owen", "Rosalind"}

// wishes say how likely an action is to be chosen in random games, by its kind; others
// weigh 4. Most of what may happen happens, and the Knights hold out for long.
var wishes = map[game.Kind]int{
	roundtable.ActLay: 400, roundtable.ActOffer: 60, roundtable.ActDrawWhite: 40, roundtable.ActFight: 20, roundtable.ActPlay: 20, roundtable.ActGrace: 20,
	roundtable.ActHeal: 1, roundtable.ActAccuse: 1, roundtable.ActSacrifice: 1, roundtable.ActEnd: 2, roundtable.ActReveal: 2, roundtable.ActTry: 2,
	roundtable.ActDrawBlack: 30, roundtable.ActEngine: 8, roundtable.ActLife: 6, roundtable.ActPropose: 1, roundtable.ActAccept: 6, roundtable.ActAdd: 40,
	roundtable.ActExchange: 1, roundtable.ActRemoveEngine: 40, roundtable.ActStay: 12,
}

// wish is how likely an action is to be chosen.
func wish(g *roundtable.Game, a game.Action) int {
	s := g.Decision().Seat
	me := &g.Players[s]
	switch a.Kind {
	case roundtable.ActMove, roundtable.ActRide:
		return 1 + 12*useful(g, s, roundtable.Place(a.A))
	case roundtable.ActLife:
		if me.Life < 4 {
			return 1
		}
	case roundtable.ActDrawWhite:
		if me.Hand > 8 {
			return 4
		}
	case roundtable.ActLay:
		if roundtable.Place(me.At) != roundtable.GrailQuest && roundtable.White(a.A) < 2 && me.At < roundtable.PictWar {
			return 20 // low cards lose fights
		}
	}
	if n := wishes[a.Kind]; n > 0 {
		return n
	}
	return 4
}

// useful is how many cards of a hand may be laid at a place.
func useful(g *roundtable.Game, s game.Seat, at roundtable.Place) (n int) {
	hand := &g.Hands[s]
	switch at {
	case roundtable.Camelot:
		return max(0, 5-int(g.Players[s].Hand))
	case roundtable.GrailQuest:
		return 2 * int(hand[roundtable.GrailCard])
	case roundtable.ExcaliburQuest:
		return int(g.Players[s].Hand) / 3
	case roundtable.PictWar, roundtable.SaxonWar:
		for v := int(g.Quests[at].Whites()); v < roundtable.Fights && hand[v] > 0; v++ {
			n += 2
		}
		return n
	}
	for v := 2; v < roundtable.Fights; v++ {
		n += int(hand[v]) / 2
	}
	return n
}

// wished draws an action by how likely it is to be chosen.
func wished(of game.Game, chance *game.Stream) game.Action {
	g := of.(*roundtable.Game)
	options := g.Decision().Options
	all := 0
	for _, a := range options {
		all += wish(g, a)
	}
	n := chance.N(all)
	for _, a := range options {
		if n -= wish(g, a); n < 0 {
			return a
		}
	}
	panic("the wishes do not add up")
}

// botGame is a game that novices play.
func botGame(t testing.TB, seats int, seed uint64, options []game.Option) *game.Match {
	t.Helper()
	m := newMatch(t, seats, seed)
	setup := m.Setup()
	setup.Options = options
	m, err := game.NewMatch(standard.Rules, setup)
	if err != nil {
		t.Fatal(err)
	}
	for n := uint64(0); !m.Game().Over(); n++ {
		if err := m.Apply(bot.Choose(m.Game(), bot.Novice, game.NewStream(seed, n))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// The games of which pictures are taken can be read to their ends; -update plays them anew.
func TestRecorded(t *testing.T) {
	for _, r := range recorded {
		path := filepath.Join("..", "testdata", "pictures", r.name+".record")
		if *update {
			var b bytes.Buffer
			if err := botGame(t, r.seats, r.seed, r.options).WriteRecord(&b); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, b.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if m, err := game.ReadRecord(standard.Rules, bytes.NewReader(text)); err != nil || !m.Game().Over() {
			t.Errorf("%s: %v; -update plays it anew", r.name, err)
		}
	}
}
