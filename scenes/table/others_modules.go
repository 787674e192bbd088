package table

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
}

// extraAt is where extra i of a small castle stands.
func extraAt(r ui.Rect, f *frame, list []extra, i int) (x, y float64) {
	x = r.X + 37
	for _, before := range list[:i] {
		x += before.wide
	}
	return x, r.Y + otherRows(f)[3]
}

// extraAnchor is where a thing of a module lies in the small castle over r.
func extraAnchor(r ui.Rect, f *frame, at place) (x, y float64, ok bool) {
	name := map[placeKind]string{
		atSeals: "favour", atSeal: "favour", atOwnPicts: "picts", atOwnDecrees: "decrees",
		atKnight: knightPart(int(merlin.Knight(at.a).Pile())),
	}[at.kind]
	list := otherExtras(f, at.seat)
	i := slices.IndexFunc(list, func(e extra) bool { return e.name == name })
	if i < 0 {
		return 0, 0, false
	}
	x, y = extraAt(r, f, list, i)
	return x, y, true
}

// knightPart names the knight of a pile in a small castle.
func knightPart(pile int) string { return fmt.Sprintf("knight-%d", pile+1) }

// otherExtras lists what the modules in play bring a player.
func otherExtras(f *frame, s game.Seat) (list []extra) {
	if f.rules.Has("favour") {
		list = append(list, extra{"favour", "seal-favour", f.favourTip(s), f.view.Mods.Favour.Left(s), false, 33})
	}
	if f.rules.Has("knights") {
		for pile, who := range f.view.Mods.Knights.Of[s] {
			list = append(list, f.extraKnight(s, pile, who))
		}
	}
	if f.rules.Has("arthur") {
		_, sum := f.pictsOf(s)
		list = append(list, extra{"picts", "Pict", flat(f.pictsTip(s)), sum, false, 41})
	}
	if f.rules.Has("decrees") {
		n := f.view.Mods.Decrees.Count(s)
		list = append(list, extra{"decrees", "decree", f.decreesBefore(s), n, false, 33})
	}
	return list
}

// extraKnight is a knight of a player, or the place of one that he has not yet.
func (f *frame) extraKnight(s game.Seat, pile int, who merlin.Knight) extra {
	e := extra{knightPart(pile), "knight-portrait", f.T("term.knights"), 0, true, 27}
	if who != merlin.NoKnight {
		e.sprite, e.words, e.count = "knight-portrait-"+who.String(), flat(f.ownKnightTip(s, who)), 1
	}
	return e
}

// flat puts the paragraphs of a tip in one line.
func flat(tip string) string { return strings.ReplaceAll(plainText(tip), "\n", ". ") }

// drawExtras draws the row of what modules bring.
func drawExtras(p *ui.Painter, f *frame, s game.Seat, r ui.Rect) {
	list := otherExtras(f, s)
	for i, e := range list {
		x, y := extraAt(r, f, list, i)
		if e.count == 0 {
			p.SpriteAt(e.sprite, x, y, 24, ui.SpriteOptions{Fade: .6})
			continue
		}
		p.SpriteAt(e.sprite, x, y, 26)
		if !e.bare {
			drawCount(p, e.count, x+12, y, numberStyle.Sized(19))
		}
	}
}
