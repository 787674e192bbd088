package table

import (
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// extra is what a module brings a player, with a number in his small castle.
type extra struct {
	name, sprite, words string
	count               int
}

const extraStep = 34.0

// extraX is where extra i of a small castle stands, from its left.
func extraX(i int) float64 { return 34 + extraStep*float64(i) }

// otherExtras lists what the modules in play bring a player.
func otherExtras(f *frame, s game.Seat) (list []extra) {
	if f.rules.Has("favour") {
		list = append(list, extra{"favour", "seal-favour", f.favourTip(s), f.view.Mods.Favour.Left(s)})
	}
	if f.rules.Has("knights") {
		for pile, who := range f.view.Mods.Knights.Of[s] {
			list = append(list, f.extraKnight(s, pile, who))
		}
	}
	if f.rules.Has("arthur") {
		_, sum := f.pictsOf(s)
		list = append(list, extra{"picts", "Pict", flat(f.pictsTip(s)), sum})
	}
	if f.rules.Has("decrees") {
		n := f.view.Mods.Decrees.Count(s)
		list = append(list, extra{"decrees", "decree", f.pair(f.T("decree.count", "count", n), f.T("castle.decrees-tip")), n})
	}
	return list
}

// extraKnight is a knight of a player, or the place of one that he has not yet.
func (f *frame) extraKnight(s game.Seat, pile int, who merlin.Knight) extra {
	name := fmt.Sprintf("knight-%d", pile+1)
	if who == merlin.NoKnight {
		return extra{name, "knight-portrait", f.T("term.knights"), 0}
	}
	return extra{name, "knight-portrait-" + who.String(), flat(f.ownKnightTip(s, who)), f.knightCount(s, who)}
}

// flat puts the paragraphs of a tip in one line.
func flat(tip string) string { return strings.ReplaceAll(plainText(tip), "\n", ". ") }

// drawExtras draws the row of what modules bring.
func drawExtras(p *ui.Painter, f *frame, s game.Seat, r ui.Rect) {
	for i, e := range otherExtras(f, s) {
		x, y, o := r.X+extraX(i), r.Y+otherRows(f)[3], ui.SpriteOptions{}
		if e.count == 0 {
			o.Fade = .5
		}
		p.SpriteAt(e.sprite, x, y, 22, o)
		drawCount(p, e.count, x+12, y, numberStyle.Sized(17))
	}
}
