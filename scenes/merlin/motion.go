package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/sound"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// flight is a thing on its way. Times are seconds since the batch began.
type flight struct {
	sprite     string
	text       string                                  // written on it; "" for none
	banner     string                                  // a sentence on a plate, in place of a thing
	card       *questCard                              // drawn in place of the sprite, size high
	paint      func(p *ui.Painter, x, y, size float64) // draws what no one sprite shows
	faces      []string                                // sprites that take turns while it tumbles, in place of sprite
	path       [][2]float64
	size, grow float64 // canvas units at the start, and how much it grows in the middle
	begin, end float64
	hold       float64 // seconds after begin before it moves
	hops       bool    // it is set down at each point of its path
	lies       bool    // it is there all the time of its batch, at rest before and after its way
}

// out is the flight as the shared table has it.
func (f *flight) out(at *frame) table.Flight {
	g := table.Flight{
		Sprite: f.sprite, Text: f.text, Banner: f.banner, Faces: f.faces, Path: f.path,
		Size: f.size, Grow: f.grow, Begin: f.begin, End: f.end, Hold: f.hold, Hops: f.hops, Lies: f.lies,
	}
	switch {
	case f.paint != nil:
		g.Drawn = painted(f.paint)
	case f.card != nil:
		g.Drawn = cardArt{*f.card, at.Ctx.Locale()}
	}
	return g
}

// painted draws a thing of a size at a point.
type painted func(p *ui.Painter, x, y, size float64)

func (d painted) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	d(p, x, y, r.W)
}

// cardArt is a quest card, as high as it has room.
type cardArt struct {
	card   questCard
	locale *i18n.Locale
}

func (a cardArt) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	a.card.draw(p.At(x, y, r.H/206), a.locale, ui.Rect{X: -69, Y: -103, W: 138, H: 206})
}

// manner is how events of a kind are shown.
func manner(k game.EventKind) table.Manner {
	m := table.Manner{Together: together(k), Opens: k == merlin.EventScoring, Closes: k == merlin.EventScored}
	m.Sound, m.Sounds = noise(k)
	return m
}

// together reports whether events of a kind move side by side.
func together(k game.EventKind) bool {
	switch k {
	case merlin.EventRolled, merlin.EventPoints, merlin.EventTraitor, merlin.EventTraitorGone, merlin.EventInfluenceBack, merlin.EventDisplay,
		merlin.EventManorBack, merlin.EventPictsScored, merlin.EventDecreeUsed, merlin.EventKayBack, merlin.EventPlusBack, merlin.EventDarkGone, merlin.EventHutGone:
		return true
	}
	return false
}

// noise is the sound of an event.
func noise(k game.EventKind) (sound.Sound, bool) {
	switch k {
	case merlin.EventRolled, merlin.EventMorganaRolled:
		return sound.Dice, true
	case merlin.EventMoved, merlin.EventServant, merlin.EventManor, merlin.EventSentHome,
		merlin.EventReplaced, merlin.EventManorBack, merlin.EventSeal, merlin.EventCastle, merlin.EventKay,
		merlin.EventLabourer, merlin.EventPlusLaid, merlin.EventMorganaMoved, merlin.EventDark, merlin.EventHut, merlin.EventHutGone:
		return sound.Wood, true
	case merlin.EventDrawn, merlin.EventDisplay, merlin.EventFulfilled, merlin.EventDiscarded, merlin.EventTraitor,
		merlin.EventPict, merlin.EventPictOpen, merlin.EventLooked, merlin.EventDecree, merlin.EventDecreeUsed, merlin.EventSwapped:
		return sound.Parchment, true
	case merlin.EventGained, merlin.EventGaveBack, merlin.EventApple, merlin.EventApplePaid, merlin.EventInfluence, merlin.EventPoints,
		merlin.EventRing, merlin.EventTreasure, merlin.EventNeutralStaff,
		merlin.EventCoin, merlin.EventCoinPaid, merlin.EventMistletoe, merlin.EventBought, merlin.EventPoison, merlin.EventHorn:
		return sound.Coin, true
	case merlin.EventScoring, merlin.EventOver:
		return sound.Bell, true
	case merlin.EventExcalibur, merlin.EventTraitorGone:
		return sound.Sword, true
	}
	return 0, false
}
