package merlin

import (
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

const ringCounts = 3 // what the signet ring adds to the Picts // A11

// pictsOf lists the Picts that a seat has taken since the last scoring, and what they
// count with the signet ring.
func (f *frame) pictsOf(s game.Seat) (list []uint8, sum int) {
	arthur := &f.View.Mods.Arthur
	for n := range uint8(len(f.rules.Box.Mods.Picts)) {
		if arthur.Picts.Taken[s]>>n&1 == 1 {
			list = append(list, n)
			sum += int(f.rules.Box.Mods.Picts[n].Value)
		}
	}
	if arthur.Ring == s {
		sum += ringCounts
	}
	return list, sum
}

// drawOwnPicts draws the Picts taken over each other, and what they count.
func drawOwnPicts(p *ui.Painter, f *frame, r ui.Rect) {
	drawInset(p, r)
	list, sum := f.pictsOf(f.Home)
	if len(list) == 0 {
		p.SpriteAt("Pict", r.X+r.W/2, r.Y+60, 42, ui.SpriteOptions{Fade: .7})
	}
	step := min(46, 56/float64(max(len(list)-1, 1)))
	for i, pict := range list {
		drawPict(p, f, pict, ui.Rect{X: r.X + r.W/2 - 20, Y: r.Y + 11 + step*float64(i), W: 40, H: 58})
	}
	p.Text(fmt.Sprint(sum), r.X+r.W/2, r.Bottom()-19, numberStyle.Sized(25).Placed(ui.Center, ui.Middle))
}

func ownPictRegions(f *frame, r ui.Rect) []ui.Region {
	tip := f.pictsTip(f.Home)
	return []ui.Region{note("own-picts", lead(tip), tip, r)}
}

// pictsTip says which Picts a seat has taken and what they count.
func (f *frame) pictsTip(s game.Seat) string {
	list, sum := f.pictsOf(s)
	lines := []string{"<b>" + f.pair(f.T("term.picts"), fmt.Sprint(sum)) + "</b>"}
	for _, pict := range list {
		lines = append(lines, f.pictName(pict))
	}
	if f.View.Mods.Arthur.Ring == s {
		lines = append(lines, f.pair(f.T("term.ring"), signed(ringCounts)))
	}
	return paragraphs(append(lines, f.T("pict.scoring"))...)
}

// favourTip says how many seals a seat has left and on which abilities the others lie.
func (f *frame) favourTip(s game.Seat) string {
	lines := []string{f.pair(f.T("term.favour"), f.T("favour.left", "count", f.View.Mods.Favour.Left(s)))}
	for column := range merlin.Servant(merlin.Servants) {
		for row := range uint8(merlin.FavourRows) {
			if !f.View.Mods.Favour.Has(s, column, row) {
				continue
			}
			line := f.thing(sealTarget(column, row))
			if row == merlin.DeedRow && !f.View.Mods.Favour.Ready(s, column) {
				line = f.T("favour.turned", "ability", line)
			}
			lines = append(lines, line)
		}
	}
	return strings.Join(lines, ". ")
}

func ownPictAnchor(_ *frame, r ui.Rect, _ place) (x, y float64) { return r.Center() }

// smallPicts is what a player's Picts count.
func smallPicts(f *frame, s game.Seat, _ float64) []extra {
	_, sum := f.pictsOf(s)
	return []extra{{name: "picts", sprite: "Pict", words: flat(f.pictsTip(s)), count: sum, wide: 40, place: at(atOwnPicts, s)}}
}
