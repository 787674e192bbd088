package draw

import (
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// castlePlan is where the insets of a castle lie in its band. What modules bring has
// no width without them; the others then are as wide as they like.
type castlePlan struct {
	seat, dice, goods, people, supply, hand ui.Rect

	insets []ui.Rect // of modules, as the rows have them

	fiveDice bool
	stores   int // kinds of supplies
	cards    int // places of the hand
	full     float64
}

// fifthDie is the place of a die that a module adds to those of each player.
const fifthDie = merlin.MerlinDie + 1

const (
	castleLeft = 25.0
	castleTop  = 892.0
	castleHigh = 164.0
	castleGap  = 8.0
	castleWide = 1872.0 // of all insets together
	fullCard   = 119.0  // a card of the hand that has the room it likes
	thirdCard  = 112.0  // three of them lie abreast on a phone that stands
)

// insetWidth is how wide an inset is at least and at most.
type insetWidth struct {
	at          *ui.Rect
	least, most float64
}

// widths lists the insets of the plan from the left.
func (c *castlePlan) widths(modules []*Inset) []insetWidth {
	list := []insetWidth{{&c.seat, 108, 168}, {&c.dice, 92, 118}, {&c.goods, 258, 338}, {&c.people, 212, 262}, {&c.supply, 240, 424}}
	for i, in := range modules {
		list = append(list, insetWidth{&c.insets[i], in.Least, in.Most})
	}
	return append(list, insetWidth{&c.hand, 416, 506})
}

// castle is the plan of the castle that is shown. What there is to spare is shared by
// the insets that would be wider.
func (f *Frame) castle() castlePlan {
	c := castlePlan{fiveDice: f.Rows.Dice[fifthDie].Word != model.OwnDie, stores: len(f.Rows.Supplies), cards: 4, full: fullCard, insets: make([]ui.Rect, len(f.Rows.Insets))}
	if f.Pinned && f.Ctx.Shape() == ui.Standing {
		c.full = thirdCard
	}
	for _, m := range f.Rows.Modules {
		if m.Hand != nil {
			c.cards = max(c.cards, m.Hand(f.Model))
		}
	}
	list := c.widths(f.Rows.Insets)
	spare, wish := castleWide-castleGap*float64(len(list)-1)-2, 0.0
	for _, in := range list {
		spare -= in.least
		wish += in.most - in.least
	}
	x := castleLeft
	for _, in := range list {
		w := in.least + (in.most-in.least)*min(1, spare/wish)
		*in.at = ui.Rect{X: x, Y: castleTop, W: w, H: castleHigh}
		x = in.at.Right() + castleGap
	}
	c.hand.X += 2
	return c
}

// score is the middle of the star with the points.
func (c *castlePlan) score() (x, y float64) {
	return c.seat.X + 124*c.seat.W/168, c.seat.Y + 58
}

// die is the middle of a die and its size.
func (c *castlePlan) die(i int) (x, y, size float64) {
	mid, side := c.dice.X+c.dice.W/2, 25.5*c.dice.W/118
	if !c.fiveDice {
		return mid - side + 2*side*float64(i%2), c.dice.Y + 62 + 60*float64(i/2), min(48, 2*side-2)
	}
	x = mid - side + 2*side*float64(i%2)
	if i == fifthDie {
		x = mid
	}
	return x, c.dice.Y + 48 + 43.5*float64(i/2), 38
}

// column is how wide a colour of the goods is.
func (c *castlePlan) column() float64 { return (c.goods.W - 23) / merlin.Provinces }

// good is the middle of the place of an item of a colour.
func (c *castlePlan) good(i merlin.Item, colour merlin.Province) (x, y float64) {
	return c.goods.X + 11.75 + c.column()*(float64(colour)+.5), c.goods.Y + 39 + 48*float64(i)
}

// traitor is the middle of traitor i of n on the battlements.
func (c *castlePlan) traitor(i, n int) (x, y float64) {
	if n <= 3 {
		return c.people.X + c.people.W/262*(52+79*float64(i)), c.people.Y + 35
	}
	return c.people.X + 32 + (c.people.W-64)*float64(i)/float64(n-1), c.people.Y + 35
}

// badged is how far the last of n traitors reaches to the right of his middle, with the badge
// that says what he costs as long as the next one leaves it room.
func (c *castlePlan) badged(n int) float64 {
	x0, _ := c.traitor(0, n)
	x1, _ := c.traitor(1, n)
	if n < 2 {
		return 46
	}
	return max(28, min(46, x1-x0-30))
}

// home is the middle of a servant's place in the castle.
func (c *castlePlan) home(v merlin.Servant) (x, y float64) {
	return c.people.X + c.people.W/262*(40+60*float64(v)), c.people.Y + 135
}

// store is the place of one of the supplies: up to four in a row, else in two rows.
func (c *castlePlan) store(i int) ui.Rect {
	rows := (c.stores + baseSupplies - 1) / baseSupplies
	across := (c.stores + rows - 1) / rows
	step, high := (c.supply.W-8)/float64(across), 82/float64(rows)
	return ui.Rect{X: c.supply.X + 7 + step*float64(i%across), Y: c.supply.Y + 7 + high*float64(i/across), W: step - 6, H: high}
}

// broad reports whether the relics have room for their names, roomy whether the supplies
// have, too.
func (c *castlePlan) broad() bool { return c.supply.W > 330 }

func (c *castlePlan) roomy() bool { return c.supply.W > 372 && c.stores <= baseSupplies }

// stored is the middle of the picture of a supply, its size, and where its number begins.
func (c *castlePlan) stored(i int) (x, y, size, number float64) {
	r := c.store(i)
	k := min(1, (r.W+6)/104)
	if c.roomy() {
		return r.X + 31*k, r.Y + 31, 50 * k, r.X + 61*k
	}
	size = min(max(34, 50*k), r.H-5, r.W-20)
	return r.X + 1 + size/2, r.Y + r.H/2, size, r.X + 3 + size
}

// niche is the middle of the place of relic i of n, its radius, and how wide the words
// beside it may be; 0 is no room.
func (c *castlePlan) niche(i, n int) (x, y, radius, said float64) {
	y = c.supply.Y + 127
	step := (c.supply.W - 8) / float64(n)
	if n == 2 && c.broad() {
		return c.supply.X + 42 + step*float64(i), y, 28.5, step - 80
	}
	return c.supply.X + 4 + step*(float64(i)+.5), y, min(28.5, step/2-3), 0
}

// card is where card i of n of the hand lies. Where a knight allows six they are narrow,
// else those too many lie over each other.
func (c *castlePlan) card(i, n int) ui.Rect {
	places, gap := max(float64(c.cards), 4), 8.0
	if places > 4 {
		gap = 5
	}
	w := min(c.full, (c.hand.W+gap)/places-gap)
	step := w + gap
	if n > c.cards {
		step = (c.hand.W - w) / float64(n-1)
	}
	return ui.Rect{X: c.hand.X + step*float64(i), Y: c.hand.Y, W: w, H: c.hand.H}
}

// front is where card i of n lies when it is pointed at: over the others, and in full
// if it is narrow.
func (c *castlePlan) front(i, n int) ui.Rect {
	r := c.card(i, n).Move(0, -4)
	if r.W >= narrowCard {
		return r
	}
	x, _ := r.Center()
	r.X, r.W = min(max(x-fullCard/2, c.hand.X), c.hand.Right()-fullCard), fullCard
	return r
}
