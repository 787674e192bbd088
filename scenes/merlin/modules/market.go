package modules

import (
	"fmt"
	"math/bits"
	"strconv"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Where its things lie.
const (
	AtStall    model.PlaceKind = model.ModulePlaces + 64 + iota // ware a of the market, of colour or number b
	AtEither                                                    // the seat's apple/mistletoe tokens
	AtPlus                                                      // the seat's +1 tokens
	AtToken                                                     // the seat's token of item a, colour b
	AtLabourer                                                  // the seat's labourer a
)

var market = Module{
	Name: "market", Picture: "offer-market",

	Lesson: []moment.Telling{
		{Say: "market.buy", At: []string{"coins"}},
		{Say: "market.tokens", At: []string{"stall-shield-black", "stall-shield-grey", "stall-shield-blue", "stall-material-black", "stall-material-grey", "stall-material-blue"}},
		{Say: "market.plus", At: []string{"stall-plus"}},
		{Say: "market.labourers", At: []string{"stall-labourer-1", "stall-labourer-6"}},
	},

	Events: []EventRow{
		{Kind: merlin.EventBought, Moves: paint.Arcs, Fly: boughtFlies, Sound: sound.Coin, Say: func(t *words.Teller, e game.Event) string {
			return t.F.T("log.bought", "ware", aWare(t.F, merlin.Ware(e.Args[0]), uint8(e.Args[1])))
		}},
		{Kind: merlin.EventLabourer, Moves: paint.Arcs, Fly: labourerFlies, Sound: sound.Wood, Say: func(t *words.Teller, e game.Event) string {
			t.LeaveSpace()
			return t.F.T("log.labourer", "number", int(e.Args[0]))
		}},
		{Kind: merlin.EventTokenSpent, Moves: paint.Arcs, Fly: tokenFlies, Say: func(t *words.Teller, e game.Event) string {
			return t.F.T("log.token-spent", "ware", aWare(t.F, tokenOf(merlin.Item(e.Args[0])), uint8(e.Args[1])))
		}},
		{
			Kind: merlin.EventPlusLaid, Moves: paint.Arcs, Fly: draw.Flies("token-plus", 36, draw.Own(AtPlus), draw.Own(model.AtMarkers, 0)), Sound: sound.Wood,
			Say: words.Plain("log.plus-laid"),
		},
		{Kind: merlin.EventPlusBack, Moves: paint.Arcs, Fly: plusFlies, Together: true, Restore: restorePlus, Say: words.Plain("log.plus-back")}, // in a scoring its category says it
		{Kind: merlin.EventEitherPaid, Moves: paint.Arcs, Fly: eitherFlies, Say: sayEitherPaid},
	},
	Score: []draw.Part{
		{Of: draw.OfTraitors, Counts: tokensSpent, Sprite: "token", Among: true},
		{Of: draw.OfInfluence, Label: "score.province.worth", Counts: plusBack, Sprite: "token-plus"},
	},
	Voids: []words.VoidRow{{Name: "ring", Told: toldRing, Now: ringNow}},

	Actions: []ActionRow{
		{Kind: merlin.ActBuy, Role: model.Extra, Left: true},
		{Kind: merlin.ActLabourer, Instead: "labourer", Reach: model.HandReach, Describe: describeLabourer},
		{Kind: merlin.ActGuardToken, Art: guardTokenArt},
		{Kind: merlin.ActBuildToken, Describe: describeBuildToken, Art: buildTokenArt},
		{Kind: merlin.ActLayPlus, Brief: words.GainSaid},
		{Kind: merlin.ActNoPlus, Role: model.Keep},
	},

	Targets: []TargetRow{
		{Kind: merlin.TargetStall, Parts: model.PartA | model.PartB, Region: stallRegion, Name: stallThing, Why: words.Keyed(whyStall)},
		{Kind: merlin.TargetPlus, Region: model.Called("plus-tokens"), Name: plusThing, Why: words.Because("why.plus.moment")},
		{Kind: merlin.TargetToken, Parts: model.PartA | model.PartB, Region: model.OfItem("token-"), Name: tokenThing, Why: whyToken},
		{Kind: merlin.TargetLabourer, Parts: model.PartA, Region: labourerRegion, Name: labourerThing, Why: words.Keyed(whyLabourer)},
	},

	Asks: []AskRow{
		{Kind: merlin.AskPlus, Yes: merlin.ActLayPlus},
	},

	Insets: []draw.Inset{{Rank: 4, Least: 68, Most: 90, Hot: []string{"token-", "plus-", "either-", "labourer-"}, Draw: drawTokens, Regions: tokenRegions, Places: []model.PlaceKind{AtToken, AtPlus, AtEither, AtLabourer}, Anchor: tokenAnchor, SmallRank: 3, Small: smallTokens}},

	Panels: []draw.PanelRow{{New: func() draw.Panel { return new(marketPanel) }, Where: draw.BesideQuests, Size: marketWide}},

	Plates: []paint.Plate{
		{Chapter: "market", Says: "market", At: []string{"stall-*"}, Margin: 10, Wide: 430},
	},
	Chapters: []ChapterRow{
		{"stall-", "market"},
		{"token-", "market"},
		{"plus-tokens", "market"},
		{"either-tokens", "market"},
		{"labourer-", "market"},
		{"own-tokens", "market"},
	},

	Turns:   labourersTurns,
	Instead: labourerInstead,

	Loads: []LoadRow{{Rank: 2, DrawRank: 3, With: plusTokens, Draw: drawPlusTokens, Words: "hint.influence.plus"}},
}

func describeLabourer(_ *words.Words, c *moment.Choice, a game.Action) {
	c.Icon, c.Short = "labourer", fmt.Sprint(a.A)
}

func describeBuildToken(f *words.Words, c *moment.Choice, a game.Action) {
	c.Short = wareName(f, merlin.MaterialToken, a.B)
}

func buildTokenArt(_ *draw.Frame, _ *moment.Choice, a game.Action) paint.Drawing {
	return wareArt{merlin.MaterialToken, a.B}
}

func guardTokenArt(_ *draw.Frame, _ *moment.Choice, a game.Action) paint.Drawing {
	return wareArt{merlin.ShieldToken, a.A}
}

// stallRegion is the region of a ware, of a colour or a number.
func stallRegion(_ *model.Rows, t game.Target) string {
	switch w := merlin.Ware(t.A); w {
	case merlin.ShieldToken, merlin.MaterialToken:
		return fmt.Sprintf("stall-%s-%s", w, merlin.Province(t.B))
	case merlin.Labourer:
		return fmt.Sprintf("stall-%s-%d", w, t.B)
	default:
		return "stall-" + w.String()
	}
}

func labourerRegion(_ *model.Rows, t game.Target) string { return fmt.Sprintf("labourer-%d", t.A) }

func stallThing(f *words.Words, t game.Target) string { return wareName(f, merlin.Ware(t.A), t.B) }

func plusThing(f *words.Words, _ game.Target) string { return wareName(f, merlin.PlusToken, 0) }

func tokenThing(f *words.Words, t game.Target) string {
	return wareName(f, tokenOf(merlin.Item(t.A)), t.B)
}

func labourerThing(f *words.Words, t game.Target) string { return wareName(f, merlin.Labourer, t.A) }

// tokenOf is the token that counts as an item.
func tokenOf(i merlin.Item) merlin.Ware {
	if i == merlin.Material {
		return merlin.MaterialToken
	}
	return merlin.ShieldToken
}

// whyStall is the key of the reason why a ware cannot be bought. // M1
func whyStall(f *words.Words, t game.Target) string {
	m, turn := &f.View.Mods.Market, &f.View.Turn
	switch {
	case !onStall(f.Model, merlin.Ware(t.A), t.B):
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
func onStall(f *model.Model, w merlin.Ware, b uint8) bool {
	for _, list := range wares(f) {
		for _, t := range list {
			if t.Ware == w && t.b == b {
				return t.count > 0
			}
		}
	}
	return false
}

func whyToken(f *words.Words, t game.Target) string {
	return f.T("why.token." + merlin.Item(t.A).String())
}

func whyLabourer(f *words.Words, t game.Target) string {
	switch {
	case f.View.Turn.Seat != f.Home:
		return "not-your-turn"
	case f.View.Mods.Market.Fresh>>t.A&1 == 1:
		return "labourer.fresh"
	}
	return "labourer.moment"
}

// toldRing and ringNow say why the ring brings nothing to who has visited the market. // M1
func toldRing(t *words.Teller) string {
	if t.After(merlin.EventBought, merlin.EventTurn) {
		return "ring-market"
	}
	return "ring"
}

func ringNow(f *words.Words, _ game.Seat) string {
	if f.View.Mods.Market.Visited {
		return "ring-market"
	}
	return "ring"
}

// aWare names a token of the market, of a colour or a number, within a sentence.
func aWare(f *words.Words, w merlin.Ware, b uint8) string {
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
func ware(s *draw.Stage, w merlin.Ware, b uint8, from, to model.Place) []paint.Flight {
	return s.FlyPainted(42, from, to, func(p *ui.Painter, x, y, size float64) { drawWare(p, w, b, x, y, size) })
}

// stall is where the market's wares of a kind lie, of a colour or a number.
func stall(w merlin.Ware, b uint8) model.Place { return model.At(AtStall, game.NoSeat, uint8(w), b) }

func boughtFlies(s *draw.Stage, e game.Event) []paint.Flight {
	w, b := merlin.Ware(e.Args[0]), uint8(e.Args[1])
	return ware(s, w, b, stall(w, b), Token{w, b, 1}.place(e.Seat))
}

func labourerFlies(s *draw.Stage, e game.Event) []paint.Flight {
	return ware(s, merlin.Labourer, uint8(e.Args[0]), draw.Own(AtLabourer, 0)(e), model.At(model.AtInstead, game.NoSeat))
}

func tokenFlies(s *draw.Stage, e game.Event) []paint.Flight {
	w, b := tokenOf(merlin.Item(e.Args[0])), uint8(e.Args[1])
	return ware(s, w, b, draw.Own(AtToken, 0, 1)(e), stall(w, b))
}

func plusFlies(s *draw.Stage, e game.Event) []paint.Flight {
	return s.Several(uint8(e.Args[1]), "token-plus", draw.Own(model.AtMarkers, 0)(e), stall(merlin.PlusToken, 0))
}

// tokensSpent is how many tokens of a colour repelled traitors as shields. // M2
func tokensSpent(s *draw.Scored, seat game.Seat, of []uint8) int {
	return s.Sum(merlin.EventTokenSpent, func(e game.Event) int {
		if e.Seat != seat || uint8(e.Args[1]) != of[0] {
			return 0
		}
		return 1
	})
}

func restorePlus(v *merlin.Public, e game.Event) {
	v.Mods.Market.Laid[e.Seat][e.Args[0]] += uint8(e.Args[1])
	v.Mods.Market.PlusLeft -= uint8(e.Args[1])
}

// plusBack is how many +1 tokens lay on a seat's markers in a province. // M3
func plusBack(s *draw.Scored, seat game.Seat, of []uint8) int {
	return s.Left(merlin.EventPlusBack, seat, of[0])
}

// Token is one of them, or several that are alike.
type Token struct {
	Ware  merlin.Ware
	b     uint8 // colour, or number of a labourer
	count int
}

// tokensOf lists a player's tokens.
func tokensOf(f *model.Model, s game.Seat) (list []Token) {
	market := &f.View.Mods.Market
	several := func(w merlin.Ware, bits uint8) {
		for b := range uint8(8) {
			if bits>>b&1 == 1 {
				list = append(list, Token{w, b, 1})
			}
		}
	}
	alike := func(w merlin.Ware, n uint8) {
		if n > 0 {
			list = append(list, Token{w, 0, int(n)})
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
func (t Token) target() game.Target {
	switch t.Ware {
	case merlin.PlusToken:
		return game.Target{Kind: merlin.TargetPlus}
	case merlin.EitherToken:
		return game.Target{Kind: merlin.TargetEither}
	case merlin.Labourer:
		return game.Target{Kind: merlin.TargetLabourer, A: t.b}
	}
	return game.Target{Kind: merlin.TargetToken, A: uint8(t.Ware.Item()), B: t.b}
}

// place is where a player's token lies.
func (t Token) place(s game.Seat) model.Place {
	switch t.Ware {
	case merlin.PlusToken:
		return model.At(AtPlus, s)
	case merlin.EitherToken:
		return model.At(AtEither, s)
	case merlin.Labourer:
		return model.At(AtLabourer, s, t.b)
	}
	return model.At(AtToken, s, uint8(t.Ware.Item()), t.b)
}

// eitherFlies are apple/mistletoe tokens on their way back to the market.
func eitherFlies(s *draw.Stage, e game.Event) []paint.Flight {
	return s.Several(uint8(e.Args[0]), "token-apple-mistletoe", draw.Own(AtEither)(e), model.At(AtStall, game.NoSeat, uint8(merlin.EitherToken)))
}

func sayEitherPaid(t *words.Teller, e game.Event) string {
	if e.Args[1] < 0 {
		return t.F.T("log.either-paid.die")
	}
	return t.F.T("log.either-paid", "conditions", conditionsOf(t.F, uint8(e.Args[1]), uint8(e.Args[2])))
}

// wareName names a token of the market.
func wareName(f *words.Words, w merlin.Ware, b uint8) string {
	switch w {
	case merlin.ShieldToken, merlin.MaterialToken:
		return f.T("ware.of", "ware", f.T("ware."+w.String()), "colour", f.T("colour."+merlin.Province(b).String()))
	case merlin.Labourer:
		return f.T("ware.labourer.number", "number", int(b))
	}
	return f.T("ware." + w.String())
}

// wareTip says what a token is good for.
func wareTip(f *words.Words, w merlin.Ware, b uint8) string {
	return words.Paragraphs("<b>"+wareName(f, w, b)+"</b>", f.T("ware."+w.String()+".text"))
}

// tokenName names tokens that are alike, with their number.
func tokenName(f *words.Words, t Token) string {
	if t.count == 1 {
		return wareName(f, t.Ware, t.b)
	}
	return f.Pair(wareName(f, t.Ware, t.b), strconv.Itoa(t.count))
}

// labourersTurns are those of the labourers of the seat whose turn it is.
func labourersTurns(f *words.Words) (n int, said string) {
	n = bits.OnesCount8(f.View.Mods.Market.Hired[f.DiceSeat()])
	return n, f.T("turns.labourers", "count", n)
}

// labourerInstead is the labourer who moves the knight. // M5
func labourerInstead(f *words.Words) (n int, sprite, said string) {
	t := &f.View.Turn
	if !(f.Asked != game.NoSeat && f.View.Mods.Market.Moving > 0 && t.Die == merlin.Nobody && !t.Moved) {
		return 0, "", ""
	}
	n = int(f.View.Mods.Market.Moving)
	return n, "labourer", f.T("ware.labourer.number", "number", n)
}

// plusTokens is how many +1 tokens lie with a seat's influence in a province.
func plusTokens(f *model.Model, s game.Seat, p merlin.Province) uint8 {
	return f.View.Mods.Market.Laid[s][p]
}

func drawPlusTokens(p *ui.Painter, n uint8, x, y float64) {
	draw.DrawPlus(p, n, x-8, y+9, ui.Hex(0x8E2F3C), ui.White)
}
