package merlin

import (
	"strings"
	"testing"

	"merlin/game"
)

func init() {
	lostModules = append(lostModules, lostCity)
}

// lostCity: each district lies once, and besides ladies two servants stand there at
// most, three while somebody is asked who leaves. // C1, C2
func lostCity(g *Game, l *losses) {
	if !g.rules.Has("caerleon") {
		l.want(int(one(g.Mods.Caerleon != CaerleonState{})), 0, "districts without their module")
		return
	}
	var seen [Provinces]int
	for _, d := range g.Mods.Caerleon.Districts {
		seen[d]++
	}
	for d, n := range seen {
		l.want(n, 1, "times the %s", District(d))
	}
	d := g.Decision()
	for p := range Province(Provinces) {
		n := 0
		g.others(Lady, p, func(game.Seat, Servant) { n++ })
		places := cityPlaces
		if d.Ask == "crowd" && Province(d.Args[1]) == p {
			places++
			l.want(n, places, "who crowd %s", p)
		}
		l.want(max(n, places), places, "more than all places in %s", p)
	}
}

func TestRandomCaerleon(t *testing.T) {
	playModules(t, 15, "caerleon")
	playModules(t, 8, "caerleon-random")
	playModules(t, 3, ModuleNames()...)
}

// Every 2-set of modules with the city in it.
func TestRandomCaerleonAndAnother(t *testing.T) {
	for _, name := range ModuleNames() {
		if name != "caerleon" && name != "gold" {
			playModules(t, 4, "caerleon", name)
		}
	}
}

// C1: as printed the districts lie as in the box. By chance each comes to each
// province, other chance is left alone, and the same seed lays the same city.
func TestDistrictsLaid(t *testing.T) {
	printed, err := NewRules(StandardBox(), "caerleon")
	if err != nil {
		t.Fatal(err)
	}
	dealt, err := NewRules(StandardBox(), "caerleon-random")
	if err != nil {
		t.Fatal(err)
	}
	var at [Provinces][Provinces]bool
	for seed := range uint64(80) {
		a, _ := New(printed, MaxSeats, seed)
		b, _ := New(dealt, MaxSeats, seed)
		c, _ := New(dealt, MaxSeats, seed)
		if a.Mods.Caerleon.Districts != printed.Box.Mods.Districts {
			t.Fatalf("printed they lie %v", a.Mods.Caerleon.Districts)
		}
		if b.State != c.State {
			t.Fatal("one seed lays two cities")
		}
		if a.Hands != b.Hands || a.Domain != b.Domain || a.Players != b.Players {
			t.Fatal("the districts' chance changed other things")
		}
		for p, d := range b.Mods.Caerleon.Districts {
			at[p][d] = true
		}
	}
	for p := range at {
		for d, came := range at[p] {
			if !came {
				t.Errorf("in 80 games the %s never came to %s", District(d), Province(p))
			}
		}
	}
}

// C1: the city and its dealing cannot be chosen both; either brings gold in.
func TestCaerleonVariant(t *testing.T) {
	if _, err := NewRules(StandardBox(), "caerleon", "caerleon-random"); err == nil {
		t.Error("both were accepted")
	}
	for _, name := range []string{"caerleon", "caerleon-random"} {
		r, err := NewRules(StandardBox(), name)
		if err != nil || !r.Has("gold") || !r.Has("caerleon") {
			t.Errorf("%s: %v, %v", name, r.Modules(), err)
		}
	}
}

// C3: every thing lies on one district, over whatever province, in whatever colour;
// markers and manors lie nowhere else than ever.
func TestCityLies(t *testing.T) {
	g := start(t, gold, caerleonRandom)
	for i := range moduleThings + 2 {
		var on []District
		for p := range Province(Provinces) {
			on = append(on, g.Mods.Caerleon.Districts[g.Table().Lies(i, p)])
		}
		want := map[Item]District{Shield: Forge, Flag: Tailor, Material: Quarry, AppleItem: Orchard, CoinItem: Bank, MistletoeItem: Orchard}
		d, lies := want[i]
		for p, is := range on {
			if !lies {
				d = g.Mods.Caerleon.Districts[p]
			}
			if is != d {
				t.Errorf("%s of %s lies on the %s, not the %s", i, Province(p), is, d)
			}
		}
	}
	if n := len(MarketDistrict.Stock()); n != 0 {
		t.Errorf("%d kinds of things lie on the market", n)
	}
}

// closed closes what lies over a province.
func closed(at Province) *Module {
	return &Module{Name: "closed", Open: func(t Table, i Item, p Province, open bool) bool {
		return open && t.Lies(i, p) != at
	}}
}

// C3: a closed district closes its whole stock, whatever the colour and the rule that
// takes; the market closes nothing.
func TestCityClosed(t *testing.T) {
	for d := range District(Provinces) {
		at := Province(d) // as the box lays them
		g := start(t, gold, caerleon, closed(at))
		stock := d.Stock()
		for i := range Item(Items) {
			want := len(stock) == 0 || stock[0] != i
			for p := range Province(Provinces) {
				if g.Table().Open(i, p) != want {
					t.Errorf("with the %s closed, %s %ss are open: %v", d, p, i, !want)
				}
			}
			if got := g.Answers(step{Kind: AskTakeKind, A: uint8(i)}); got != want {
				t.Errorf("with the %s closed, some %s can be taken: %v", d, i, got)
			}
		}
		if got, want := g.Table().coins(), d != Bank; got != want {
			t.Errorf("with the %s closed there are coins: %v", d, got)
		}
		if got, want := g.Answers(step{Kind: AskOrchard}), d != Orchard; got != want {
			t.Errorf("with the %s closed there are apples or mistletoes: %v", d, got)
		}
	}
}

// What the city's actions touch.
func TestCaerleonTargets(t *testing.T) {
	g := start(t, gold, caerleon)
	s := g.Decision().Seat
	g.Players[2].Servants[Mason] = Grey
	for _, c := range []struct {
		do   game.Action
		text string
		want game.Target
	}{
		{game.Action{Kind: ActSendHome, A: 2, B: uint8(Mason)}, "send-home red mason", game.Target{Kind: TargetServant, Seat: 2, A: uint8(Mason), B: uint8(Grey)}},
		{game.Action{Kind: ActGiveCoin}, "give-coin", game.Target{Kind: TargetCoins, Seat: s}},
		{game.Action{Kind: ActTakeCoin}, "take-coin", game.Target{Kind: TargetCoinSupply, Seat: s}},
		{game.Action{Kind: ActNoTrade}, "no-trade", game.Target{}},
	} {
		if got := g.Target(c.do); got != c.want {
			t.Errorf("%s touches %+v, want %+v", c.text, got, c.want)
		}
		if got := g.Text(c.do); got != c.text {
			t.Errorf("%q is written %q", c.text, got)
		}
	}
}

// A trade's question tells how many are left, its answer whether a coin was given. // C4
func TestTradesAreCounted(t *testing.T) {
	g := start(t, gold, caerleon)
	s := g.Decision().Seat
	g.Players[s].Knight, g.Players[s].Dice[0].Value = 0, 4
	g.Players[s].Items = [Items][Provinces]uint8{}
	g.Players[s].Items[Shield][Black] = 2
	do(t, g, "die 1", "move clockwise", "act", "place mason grey")
	for left := uint8(4); left > 0; left-- {
		d := g.Decision()
		if d.Ask != "city-give" || d.Args[0] != left {
			t.Fatalf("with %d left it asks %q %v", left, d.Ask, d.Args)
		}
		give, take, coin := "give shield black", "take-coin", uint8(0)
		if left%2 == 1 {
			give, take, coin = "give-coin", "take shield black", 1
		}
		do(t, g, give)
		if d := g.Decision(); d.Ask != "city-take" || d.Args[0] != left || d.Args[1] != coin {
			t.Fatalf("after %s it asks %q %v", give, d.Ask, d.Args)
		}
		do(t, g, take)
	}
	if d := g.Decision(); d.Ask != "end" {
		t.Errorf("after four trades it asks %q", d.Ask)
	}
}

// Boxes with a district missing are refused with the reason.
func TestDistrictErrors(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{`"forge"`, `"bank"`, "the bank is there twice"},
		{`"forge"`, `"smithy"`, `there is no district "smithy"`},
		{`"forge"`, `"forge hot"`, "one district is needed, not 2"},
	} {
		_, err := ReadBox("box.json", strings.Replace(boxFile, c.from, c.to, 1))
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), `table "districts"`) {
			t.Errorf("%s for %s gave %v", c.to, c.from, err)
		}
	}
}
