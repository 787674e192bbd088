package draw

import (
	"math"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Scenes of the darkest moments: a Loyalty card that is turned, and a Knight's death.

// How much longer than other scenes they are shown, and how long all hold their breath before the card
// is turned.
const (
	verdictStays = 4.4
	deathStays   = 3.6
	breath       = 1.7
)

// How high a picture is beside which there is room for an answer below the lines, without them, and for each.
const (
	answerFrom = 156
	gainHigh   = 46
)

// turning is a Loyalty card that lies face down for a breath and is turned over then.
type turning struct{ face, word string }

func (c turning) Draw(p *ui.Painter, r ui.Rect) { c.Act(p, r, 1) }

// Act has it quiver before it is turned.
func (c turning) Act(p *ui.Painter, r ui.Rect, t float64) {
	turn := ui.Ease(ui.Part(t, .72, 1))
	x, y := r.Center()
	if turn == 0 {
		x += 2.5 * ui.Part(t, .3, .7) * math.Sin(46*t)
	}
	high := r.H * .94
	wide := high * .706 * math.Abs(math.Cos(math.Pi*turn))
	face := "back-loyalty"
	if turn > .5 {
		face = c.face
	}
	p.Sprite(face, x-wide/2, y-high/2, wide, high)
	if turn < 1 {
		return
	}
	ink := ui.Ink
	if c.face == "traitor" {
		ink = onBlack
	}
	st := ui.TitleStyle.Sized(high*.085).With(ink).Placed(ui.Center, ui.Middle)
	st.Min = ui.Least
	p.TextIn(c.word, ui.Around(x, y+high*.36, wide*.84, high*.16), st)
}

// verdict shows whose Loyalty card is turned, by whom, and what comes of it; nothing where it is shown
// for another reason than an accusation or the Traitor's own will.
func (f *Frame) verdict(now *roundtable.View, e game.Event) []paint.Flight {
	by, felon := f.AccuserOf(e.Seat), roundtable.Loyalty(e.Args[0]) == roundtable.Traitor
	if by == game.NoSeat && !f.Reveals(e.Seat) {
		return nil
	}
	title := f.T("verdict.shows", "name", f.Knight(e.Seat))
	if by != game.NoSeat {
		title = f.T("verdict.title", "name", f.Knight(by), "other", f.Knight(e.Seat))
	}
	key, art, crest, word := "verdict.loyal", "loyal", "crest-", "term.loyal"
	if felon {
		key, art, crest, word = "verdict.traitor", "traitor", "traitor-", "term.traitor"
	}
	v := &paint.Vignette{Art: turning{art, f.T(word)}, W: 200, H: 264, Title: title, Lost: by == game.NoSeat || !felon, Calm: true, Stays: verdictStays, Breath: breath, Takes: true}
	tell := func(sprite, key string) { v.Gains = append(v.Gains, paint.Gain{Sprite: sprite, Text: f.T(key)}) }
	v.Gains = append(v.Gains, paint.Gain{Sprite: crest + f.Coat(e.Seat), Text: f.T(key, "name", f.Knight(e.Seat))})
	switch {
	case by == game.NoSeat:
		tell("back-white", "verdict.costs")
	case felon:
		tell("sword-white", "verdict.sword")
	case now.White > 0:
		tell("sword-black", "verdict.turned")
	}
	if felon {
		tell("siege-engine", "verdict.serves")
	}
	v.Gains = append(v.Gains, f.goesOn())
	if v.H = max(v.H, answerFrom+float64(len(v.Gains))*gainHigh); by != game.NoSeat {
		v.Says = f.LastWords(map[bool]string{true: "caught", false: "cleared"}[felon], e.Seat, by)
	}
	return v.Shows()
}

// goesOn says where all can read it that a press ends a scene that stays.
func (f *Frame) goesOn() paint.Gain {
	return paint.Gain{Sprite: "icon-next", Inked: true, Text: f.T("scene.on")}
}

// grave is a Knight who has fallen.
type grave struct{ coat string }

func (g grave) Draw(p *ui.Painter, r ui.Rect) { g.Act(p, r, 1) }

// Act has him sink, and leaves the skull.
func (g grave) Act(p *ui.Painter, r ui.Rect, t float64) {
	x, y := r.Center()
	falls := ui.Ease(ui.Part(t, .35, .9))
	p.SpriteAt("rider-"+g.coat, x, y+r.H*.08*falls, r.H*.86, ui.SpriteOptions{Fade: .55 * falls})
	if skull := ui.Land(ui.Part(t, .7, 1)); skull > 0 {
		p.SpriteAt("skull", x, y, r.H*.42*skull)
	}
}

// died shows a Knight's death, and what it means for the others.
func died(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	v := &paint.Vignette{Art: grave{f.Coat(e.Seat)}, W: 240, H: 240, Title: f.T("death.title", "name", f.Knight(e.Seat)), Lost: true, Stays: deathStays, Breath: breath * .7}
	left := 0
	for s := range f.Seats {
		if game.Seat(s) != e.Seat && now.Lives(game.Seat(s)) {
			left++
		}
	}
	v.Says = f.LastWords("dying", e.Seat, game.NoSeat)
	v.Gains = []paint.Gain{
		{Sprite: "crest-" + f.Coat(e.Seat), Text: f.T("death.means")},
		{Sprite: "badge-camelot", Text: f.T("death.left", "count", left)},
	}
	return v.Shows()
}
