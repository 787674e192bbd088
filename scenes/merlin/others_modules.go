package merlin

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// extra is what a module brings a player, as his small castle shows it.
type extra struct {
	name, sprite, words string

	count int     // 0 fades it
	bare  bool    // the number is not written: pointing at it tells
	wide  float64 // with the number
	token *token  // drawn in place of the sprite
	place place
}

// extraAt is where extra i of a small castle stands.
func extraAt(r ui.Rect, f *frame, list []extra, i int) (x, y float64) {
	plan := f.otherPlan()
	if plan.wide && list[i].name == "favour" {
		return r.X + 169, r.Y + plan.rows[1] // beside the hand
	}
	x = r.X + 37
	for _, before := range list[:i] {
		x += before.wide
	}
	return x, r.Y + plan.rows[3]
}

// extraAnchor is where a thing of a module lies in the small castle over r, or would.
func extraAnchor(r ui.Rect, f *frame, at place) (x, y float64, ok bool) {
	list := otherExtras(f, at.seat)
	switch at.kind {
	case atSeal:
		at = place{kind: atSeals, seat: at.seat}
	case atKnight:
		at.a = merlin.Knight(at.a).Pile()
	}
	i := slices.IndexFunc(list, func(e extra) bool { return e.place == at })
	switch {
	case i >= 0:
		x, y = extraAt(r, f, list, i)
	case at.kind == atToken || at.kind == atPlus || at.kind == atEither || at.kind == atLabourer:
		x, y = extraAt(r, f, append(list, extra{}), len(list))
	default:
		return 0, 0, false
	}
	return x, y, true
}

// knightPart names the knight of a pile in a small castle.
func knightPart(pile int) string { return fmt.Sprintf("knight-%d", pile+1) }

// otherExtras lists what the modules in play bring a player.
func otherExtras(f *frame, s game.Seat) (list []extra) {
	for _, of := range f.supplies()[baseSupplies:] {
		e := extra{
			name: of.name, sprite: of.picture(f.Seats[s].Colour), words: flat(f.countTip(s, of)),
			count: of.count(&f.View, s), wide: 33, place: at(of.place, s),
		}
		if of.place == atCoins {
			e.wide = 42 // there may be many
		}
		list = append(list, e)
	}
	if f.rules.Has("knights") {
		for pile, who := range f.View.Mods.Knights.Of[s] {
			list = append(list, f.extraKnight(s, pile, who))
		}
	}
	if f.rules.Has("arthur") {
		_, sum := f.pictsOf(s)
		list = append(list, extra{name: "picts", sprite: "Pict", words: flat(f.pictsTip(s)), count: sum, wide: 40, place: at(atOwnPicts, s)})
	}
	list = append(list, f.extraTokens(s, list)...)
	if f.rules.Has("favour") {
		list = append(list, extra{name: "favour", sprite: "seal-favour", words: f.favourTip(s), count: f.View.Mods.Favour.Left(s), wide: 33, place: at(atSeals, s)})
	}
	return list
}

const (
	extrasWide = 283.0 // from the middle of the first thing that modules bring to that of the last
	tokenWide  = 25.0
)

// extraTokens are a player's tokens behind what else there is: over each other when
// there are many.
func (f *frame) extraTokens(s game.Seat, before []extra) (list []extra) {
	own, room := f.tokensOf(s), extrasWide
	for _, e := range before {
		room -= e.wide
	}
	wide := min(tokenWide, room/float64(max(len(own)-1, 1)))
	for _, t := range own {
		list = append(list, extra{
			name: f.rows.region(t.target()), words: flat(paragraphs(f.tokenName(t), f.T("ware."+t.ware.String()+".text"))),
			count: t.count, bare: true, wide: wide, token: &t, place: t.place(s),
		})
	}
	return list
}

// extraKnight is a knight of a player, or the place of one that he has not yet.
func (f *frame) extraKnight(s game.Seat, pile int, who merlin.Knight) extra {
	e := extra{name: knightPart(pile), sprite: "knight-portrait", words: f.T("term.knights"), bare: true, wide: 26, place: at(atKnight, s, uint8(pile))}
	if who != merlin.NoKnight {
		e.sprite, e.words, e.count = "knight-portrait-"+who.String(), flat(f.ownKnightTip(s, who)), 1
	}
	return e
}

// flat puts the paragraphs of a tip in one line.
func flat(tip string) string { return strings.ReplaceAll(ui.Plain(tip), "\n", ". ") }

// drawExtras draws what modules bring.
func drawExtras(p *ui.Painter, f *frame, s game.Seat, r ui.Rect) {
	list := otherExtras(f, s)
	for i, e := range slices.Backward(list) {
		x, y := extraAt(r, f, list, i)
		switch {
		case e.token != nil:
			drawWare(p, e.token.ware, e.token.b, x, y, 25)
			badge(p, x+7, y+8, e.count, 8)
			continue
		case e.count == 0:
			p.SpriteAt(e.sprite, x, y, 24, ui.SpriteOptions{Fade: .6})
			continue
		}
		p.SpriteAt(e.sprite, x, y, 26)
		if !e.bare {
			drawCount(p, e.count, x+12, y, numberStyle.Sized(19))
		}
	}
}
