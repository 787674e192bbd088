package merlin

import (
	"fmt"
	"math/bits"
	"strconv"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Where its things lie.
const (
	atStall    placeKind = modulePlaces + 64 + iota // ware a of the market, of colour or number b
	atEither                                        // the seat's apple/mistletoe tokens
	atPlus                                          // the seat's +1 tokens
	atToken                                         // the seat's token of item a, colour b
	atLabourer                                      // the seat's labourer a
)

var market = Module{
	Name: "market", Picture: "offer-market",

	Events: []EventRow{
		{Kind: merlin.EventBought, Fly: boughtFlies, Sound: sound.Coin, Say: func(t *teller, e game.Event) string {
			return t.f.T("log.bought", "ware", t.f.aWare(merlin.Ware(e.Args[0]), uint8(e.Args[1])))
		}},
		{Kind: merlin.EventLabourer, Fly: labourerFlies, Sound: sound.Wood, Say: func(t *teller, e game.Event) string {
			t.leaveSpace()
			return t.f.T("log.labourer", "number", int(e.Args[0]))
		}},
		{Kind: merlin.EventTokenSpent, Fly: tokenFlies, Say: func(t *teller, e game.Event) string {
			return t.f.T("log.token-spent", "ware", t.f.aWare(tokenOf(merlin.Item(e.Args[0])), uint8(e.Args[1])))
		}},
		{
			Kind: merlin.EventPlusLaid, Fly: flies("token-plus", 36, own(atPlus), own(atMarkers, 0)), Sound: sound.Wood,
			Say: plain("log.plus-laid"),
		},
		{Kind: merlin.EventPlusBack, Fly: plusFlies, Together: true, Say: plain("log.plus-back")}, // in a scoring its category says it
		{Kind: merlin.EventEitherPaid, Fly: eitherFlies, Say: sayEitherPaid},
	},
	Score: []Part{
		{Of: ofTraitors, Counts: tokensSpent, Sprite: "token", Among: true},
		{Of: ofInfluence, Label: "score.province.worth", Counts: plusBack, Sprite: "token-plus"},
	},
	Voids: []VoidRow{{Name: "ring", Told: toldRing, Now: ringNow}},

	Actions: []ActionRow{
		{Kind: merlin.ActBuy, Role: Extra},
		{Kind: merlin.ActLabourer, Instead: "labourer", Reach: handReach, Describe: describeLabourer},
		{Kind: merlin.ActGuardToken, Art: guardTokenArt},
		{Kind: merlin.ActBuildToken, Describe: (*frame).describeBuildToken, Art: buildTokenArt},
		{Kind: merlin.ActLayPlus, Brief: gainSaid},
		{Kind: merlin.ActNoPlus, Role: Leave},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetStall, Parts: partA | partB, Region: stallRegion, Name: (*frame).stallThing, Why: keyed((*frame).whyStall)},
		{Kind: merlin.TargetPlus, Region: called("plus-tokens"), Name: (*frame).plusThing, Why: because("why.plus.moment")},
		{Kind: merlin.TargetToken, Parts: partA | partB, Region: ofItem("token-"), Name: (*frame).tokenThing, Why: (*frame).whyToken},
		{Kind: merlin.TargetLabourer, Parts: partA, Region: labourerRegion, Name: (*frame).labourerThing, Why: keyed((*frame).whyLabourer)},
	},

	Asks: []AskRow{
		{Kind: merlin.AskPlus, Yes: merlin.ActLayPlus},
	},

	Insets: []Inset{{Rank: 4, Least: 68, Most: 90, Hot: []string{"token-", "plus-", "either-", "labourer-"}, Draw: drawTokens, Regions: tokenRegions, Places: []placeKind{atToken, atPlus, atEither, atLabourer}, Anchor: tokenAnchor, SmallRank: 3, Small: smallTokens}},

	Panels: []PanelRow{{New: func() panel { return new(marketPanel) }, Where: besideQuests, Size: marketWide}},

	Chapters: []ChapterRow{
		{"stall-", "market"},
		{"token-", "market"},
		{"plus-tokens", "market"},
		{"either-tokens", "market"},
		{"labourer-", "market"},
		{"own-tokens", "market"},
	},

	Turns:   (*frame).labourersTurns,
	Instead: (*frame).labourerInstead,

	Loads: []LoadRow{{Rank: 2, DrawRank: 3, With: plusTokens, Draw: drawPlusTokens, Words: "hint.influence.plus"}},
}

func describeLabourer(_ *frame, c *moment.Choice, a game.Action) {
	c.Icon, c.Short = "labourer", fmt.Sprint(a.A)
}

func (f *frame) describeBuildToken(c *moment.Choice, a game.Action) {
	c.Short = f.wareName(merlin.MaterialToken, a.B)
}

func buildTokenArt(_ *frame, _ *moment.Choice, a game.Action) paint.Drawing {
	return wareArt{merlin.MaterialToken, a.B}
}

func guardTokenArt(_ *frame, _ *moment.Choice, a game.Action) paint.Drawing {
	return wareArt{merlin.ShieldToken, a.A}
}

// stallRegion is the region of a ware, of a colour or a number.
func stallRegion(_ *rows, t game.Target) string {
	switch w := merlin.Ware(t.A); w {
	case merlin.ShieldToken, merlin.MaterialToken:
		return fmt.Sprintf("stall-%s-%s", w, merlin.Province(t.B))
	case merlin.Labourer:
		return fmt.Sprintf("stall-%s-%d", w, t.B)
	default:
		return "stall-" + w.String()
	}
}

func labourerRegion(_ *rows, t game.Target) string { return fmt.Sprintf("labourer-%d", t.A) }

func (f *frame) stallThing(t game.Target) string    { return f.wareName(merlin.Ware(t.A), t.B) }
func (f *frame) plusThing(game.Target) string       { return f.wareName(merlin.PlusToken, 0) }
func (f *frame) tokenThing(t game.Target) string    { return f.wareName(tokenOf(merlin.Item(t.A)), t.B) }
func (f *frame) labourerThing(t game.Target) string { return f.wareName(merlin.Labourer, t.A) }

// tokenOf is the token that counts as an item.
func tokenOf(i merlin.Item) merlin.Ware {
	if i == merlin.Material {
		return merlin.MaterialToken
	}
	return merlin.ShieldToken
}

// whyStall is the key of the reason why a ware cannot be bought. // M1
func (f *frame) whyStall(t game.Target) string {
	m, turn := &f.View.Mods.Market, &f.View.Turn
	switch {
	case !f.onStall(merlin.Ware(t.A), t.B):
		return "stall.gone"
	case turn.Seat != f.Home:
		return "not-your-turn"
	case m.Visited:
		return "stall.once"
	case turn.ToDraw > 0:
		return "stall.quest"
	case f.View.Mods.Gold.Coins[f.Home] == 0:
		return "stall.coin"
	}
	return "stall.moment"
}

// onStall reports whether a ware is on the market.
func (f *frame) onStall(w merlin.Ware, b uint8) bool {
	for _, list := range f.wares() {
		for _, t := range list {
			if t.ware == w && t.b == b {
				return t.count > 0
			}
		}
	}
	return false
}

func (f *frame) whyToken(t game.Target) string {
	return f.T("why.token." + merlin.Item(t.A).String())
}

func (f *frame) whyLabourer(t game.Target) string {
	switch {
	case f.View.Turn.Seat != f.Home:
		return "not-your-turn"
	case f.View.Mods.Market.Fresh>>t.A&1 == 1:
		return "labourer.fresh"
	}
	return "labourer.moment"
}

// toldRing and ringNow say why the ring brings nothing to who has visited the market. // M1
func toldRing(t *teller) string {
	if t.after(merlin.EventBought, merlin.EventTurn) {
		return "ring-market"
	}
	return "ring"
}

func ringNow(f *frame, _ game.Seat) string {
	if f.View.Mods.Market.Visited {
		return "ring-market"
	}
	return "ring"
}

// aWare names a token of the market, of a colour or a number, within a sentence.
func (f *frame) aWare(w merlin.Ware, b uint8) string {
	key := "ware.a." + w.String()
	switch w {
	case merlin.ShieldToken, merlin.MaterialToken:
		return f.T(key + "." + merlin.Province(b).String())
	case merlin.Labourer:
		return f.T(key, "number", int(b))
	}
	return f.T(key)
}

// ware is a token of the market on its way.
func (s *stage) ware(w merlin.Ware, b uint8, from, to place) []paint.Flight {
	return s.flyPainted(42, from, to, func(p *ui.Painter, x, y, size float64) { drawWare(p, w, b, x, y, size) })
}

// stall is where the market's wares of a kind lie, of a colour or a number.
func stall(w merlin.Ware, b uint8) place { return at(atStall, game.NoSeat, uint8(w), b) }

func boughtFlies(s *stage, e game.Event) []paint.Flight {
	w, b := merlin.Ware(e.Args[0]), uint8(e.Args[1])
	return s.ware(w, b, stall(w, b), token{w, b, 1}.place(e.Seat))
}

func labourerFlies(s *stage, e game.Event) []paint.Flight {
	return s.ware(merlin.Labourer, uint8(e.Args[0]), own(atLabourer, 0)(e), at(atInstead, game.NoSeat))
}

func tokenFlies(s *stage, e game.Event) []paint.Flight {
	w, b := tokenOf(merlin.Item(e.Args[0])), uint8(e.Args[1])
	return s.ware(w, b, own(atToken, 0, 1)(e), stall(w, b))
}

func plusFlies(s *stage, e game.Event) []paint.Flight {
	return s.several(uint8(e.Args[1]), "token-plus", own(atMarkers, 0)(e), stall(merlin.PlusToken, 0))
}

// tokensSpent is how many tokens of a colour repelled traitors as shields. // M2
func tokensSpent(s *scored, seat game.Seat, of []uint8) int {
	return s.sum(merlin.EventTokenSpent, func(e game.Event) int {
		if e.Seat != seat || uint8(e.Args[1]) != of[0] {
			return 0
		}
		return 1
	})
}

// plusBack is how many +1 tokens lay on a seat's markers in a province. // M3
func plusBack(s *scored, seat game.Seat, of []uint8) int {
	return s.left(merlin.EventPlusBack, seat, of[0])
}

// token is one of them, or several that are alike.
type token struct {
	ware  merlin.Ware
	b     uint8 // colour, or number of a labourer
	count int
}

// tokensOf lists a player's tokens.
func (f *frame) tokensOf(s game.Seat) (list []token) {
	market := &f.View.Mods.Market
	several := func(w merlin.Ware, bits uint8) {
		for b := range uint8(8) {
			if bits>>b&1 == 1 {
				list = append(list, token{w, b, 1})
			}
		}
	}
	alike := func(w merlin.Ware, n uint8) {
		if n > 0 {
			list = append(list, token{w, 0, int(n)})
		}
	}
	for _, w := range [...]merlin.Ware{merlin.ShieldToken, merlin.MaterialToken} {
		several(w, market.Owned[s][w.Item()])
	}
	alike(merlin.PlusToken, market.Plus[s])
	alike(merlin.EitherToken, f.View.Mods.Gold.Either[s])
	several(merlin.Labourer, market.Hired[s])
	return list
}

// target is what choosing a token of one's own touches.
func (t token) target() game.Target {
	switch t.ware {
	case merlin.PlusToken:
		return game.Target{Kind: merlin.TargetPlus}
	case merlin.EitherToken:
		return game.Target{Kind: merlin.TargetEither}
	case merlin.Labourer:
		return game.Target{Kind: merlin.TargetLabourer, A: t.b}
	}
	return game.Target{Kind: merlin.TargetToken, A: uint8(t.ware.Item()), B: t.b}
}

// place is where a player's token lies.
func (t token) place(s game.Seat) place {
	switch t.ware {
	case merlin.PlusToken:
		return at(atPlus, s)
	case merlin.EitherToken:
		return at(atEither, s)
	case merlin.Labourer:
		return at(atLabourer, s, t.b)
	}
	return at(atToken, s, uint8(t.ware.Item()), t.b)
}

// eitherFlies are apple/mistletoe tokens on their way back to the market.
func eitherFlies(s *stage, e game.Event) []paint.Flight {
	return s.several(uint8(e.Args[0]), "token-apple-mistletoe", own(atEither)(e), at(atStall, game.NoSeat, uint8(merlin.EitherToken)))
}

func sayEitherPaid(t *teller, e game.Event) string {
	if e.Args[1] < 0 {
		return t.f.T("log.either-paid.die")
	}
	return t.f.T("log.either-paid", "conditions", t.f.conditionsOf(uint8(e.Args[1]), uint8(e.Args[2])))
}

// wareName names a token of the market.
func (f *frame) wareName(w merlin.Ware, b uint8) string {
	switch w {
	case merlin.ShieldToken, merlin.MaterialToken:
		return f.pair(f.T("ware."+w.String()), f.T("colour."+merlin.Province(b).String()))
	case merlin.Labourer:
		return f.T("ware.labourer.number", "number", int(b))
	}
	return f.T("ware." + w.String())
}

// wareTip says what a token is good for.
func (f *frame) wareTip(w merlin.Ware, b uint8) string {
	return paragraphs("<b>"+f.wareName(w, b)+"</b>", f.T("ware."+w.String()+".text"))
}

// tokenName names tokens that are alike, with their number.
func (f *frame) tokenName(t token) string {
	if t.count == 1 {
		return f.wareName(t.ware, t.b)
	}
	return f.pair(f.wareName(t.ware, t.b), strconv.Itoa(t.count))
}

// labourersTurns are those of the labourers of the seat whose turn it is.
func (f *frame) labourersTurns() (n int, words string) {
	n = bits.OnesCount8(f.View.Mods.Market.Hired[f.diceSeat()])
	return n, f.T("turns.labourers", "count", n)
}

// labourerInstead is the labourer who moves the knight. // M5
func (f *frame) labourerInstead() (n int, sprite, words string) {
	t := &f.View.Turn
	if !(f.Asked != game.NoSeat && f.View.Mods.Market.Moving > 0 && t.Die == merlin.Nobody && !t.Moved) {
		return 0, "", ""
	}
	n = int(f.View.Mods.Market.Moving)
	return n, "labourer", f.T("ware.labourer.number", "number", n)
}

// plusTokens is how many +1 tokens lie with a seat's influence in a province.
func plusTokens(f *frame, s game.Seat, p merlin.Province) uint8 { return f.View.Mods.Market.Laid[s][p] }

func drawPlusTokens(p *ui.Painter, n uint8, x, y float64) {
	drawPlus(p, n, x-8, y+9, ui.Hex(0x8E2F3C), ui.White)
}
