package draw

import (
	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// PilesPanel shows the piles, the heraldic event in force and the special cards.
type PilesPanel struct{}

var (
	eventsPile = ui.Rect{X: pilesRect.X + 27, Y: pilesRect.Y + 50, W: 56, H: 78}
	charsPile  = ui.Rect{X: pilesRect.X + 119, Y: pilesRect.Y + 50, W: 56, H: 78}
	armsRect   = ui.Rect{X: pilesRect.X + 200, Y: pilesRect.Y + 58, W: 126, H: 72}
	browseRect = ui.Rect{X: pilesRect.X + 220, Y: pilesRect.Y + 12, W: 108, H: 30}
	goneRect   = ui.Rect{X: pilesRect.X + 112, Y: pilesRect.Y + 14, W: 102, H: 26} // what was discarded
)

// specialAt is where special card i lies or is named.
func specialAt(i int) ui.Rect {
	return ui.Rect{X: pilesRect.X + 16 + 105*float64(i), Y: pilesRect.Y + 166, W: 102, H: 42}
}

func (PilesPanel) Area() ui.Rect { return pilesRect.Inset(-12) }

func (PilesPanel) Draw(p *ui.Painter, f *Frame) {
	p = p.Named("piles")
	r := pilesRect
	p.At(r.X, r.Y, .5).Panel(ui.Rect{W: r.W / .5, H: r.H / .5})
	paint.PanelTitle(p, f.T("pile.title"), r.X+18, r.Y+33, 17, 170)
	f.drawPile(p, "back-event", int(f.View.DeckLeft), eventsPile, f.T("pile.events"), f.View.Level > legends.Beginner)
	f.drawPile(p, "back-character", int(f.View.PileLeft), charsPile, f.T("pile.characters"), false)
	if list := f.Open(legends.TargetPile, 0); len(list) > 0 {
		p.GlowRing(charsPile, 7, f.Breath)
	}
	if b := f.browseButton(); !f.Pinned {
		b.Draw(p, f.Ctx)
	}
	whole(p, goneRect, italicStyle.Placed(ui.Right, ui.Middle), f.T("pile.discards", "events", int(f.View.Gone), "characters", int(f.View.Discard)))
	if f.View.Level == legends.Beginner {
		return
	}
	f.drawArms(p)
	p.Line(r.X+18, r.Y+160, r.Right()-18, r.Y+160, 1.2, ui.Solid(ui.Alpha(ui.GoldDark, .7)))
	for i := range f.View.Special {
		f.drawSpecial(p, i)
	}
}

// browseButton opens the card browser.
func (f *Frame) browseButton() ui.Button {
	b := ui.NewButton("browse", f.T("browse.open"), browseRect, ui.DarkLook, func() {
		f.Do.StepBack(func() error { f.Desk.Browse.Open = true; return nil })
	})
	b.Size, b.Icon = 19, "icon-search"
	b.Enabled = f.Do.StepBack != nil
	return b
}

// drawPile is a pile with how many cards it has; dark says that the Final Event lies
// lowest.
func (f *Frame) drawPile(p *ui.Painter, sprite string, n int, r ui.Rect, name string, dark bool) {
	if dark && n > 0 {
		q := r.Move(9, 9)
		p.FillRound(q, 6, ui.Solid(ui.Ink))
		p.StrokeRound(q, 6, 2, ui.Solid(ui.GoldLight))
	}
	for i := min(n, 4); i > 1; i-- {
		q := r.Move(1.6*float64(i), 1.6*float64(i))
		p.FillRound(q, 6, ui.Solid(ui.Ink))
		p.FillRound(q.Inset(1), 5, ui.Solid(ui.ParchmentDark))
	}
	if n > 0 {
		p.Sprite(sprite, r.X, r.Y, r.W, r.H)
	} else {
		p.StrokeRound(r, 6, 1.6, ui.Solid(ui.Alpha(ui.FadedInk, .6)))
	}
	x, y := r.X+r.W/2, r.Bottom()-14
	p.FillCircle(x, y, 15, ui.Solid(ui.Ink))
	p.FillCircle(x, y, 13.4, ui.Solid(ui.Hex(0x5A1A26)))
	number(p, words.Number(n), x, y, 21, ui.GlowEdge)
	p.TextIn(name, ui.Rect{X: r.X - 18, Y: r.Bottom() + 5, W: r.W + 36, H: 20}, smallStyle.Placed(ui.Center, ui.Middle))
}

// armsWhole is that with whose arms they are: a light on it takes both in.
var armsWhole = ui.Rect{X: armsRect.X, Y: armsRect.Y, W: armsRect.W, H: armsRect.H + 27}

// drawArms is the heraldic event in force. // L25
func (f *Frame) drawArms(p *ui.Painter) {
	c := f.View.Heraldry
	if c == legends.NoCard {
		p.StrokeRound(armsRect, 6, 1.6, ui.Solid(ui.Alpha(ui.FadedInk, .6)))
		p.TextIn(f.T("heraldry.none"), armsRect.Inset(6), italicStyle.Placed(ui.Center, ui.Middle))
		return
	}
	f.base(p, c, armsRect, .8)
	f.window(p, c, armsRect.Inset(5), 1)
	for _, x := range f.Rules.Deck.TextsOf(c) {
		for _, e := range x.Do {
			if e.Ability < legends.Abilities {
				chip(p, e.Ability, words.Signed(int(e.N)), ui.Rect{X: armsRect.Right() - 60, Y: armsRect.Bottom() - 30, W: 54, H: 24}, 17)
			}
		}
	}
	st, r := italicStyle.Placed(ui.Center, ui.Middle), ui.Rect{X: armsRect.X - 8, Y: armsRect.Bottom() + 5, W: armsRect.W + 16, H: 20}
	if houses := f.Houses(f.herald(f.Face(c))); houses != "" {
		whole(p, r, st, f.T("heraldry.for", "house", houses), houses)
		return
	}
	whole(p, r, st, f.Card(c), f.Bare(c))
}

// drawSpecial is a special card with its points and its bearer. // L71
func (f *Frame) drawSpecial(p *ui.Painter, i int) {
	c, r := legends.HighKing+legends.Card(i), specialAt(i)
	p.SpriteAt("borne-"+f.Face(c).ID, r.X+18, r.Y+r.H/2, 36)
	star(p, words.Number(int(f.Face(c).Points)), r.X+48, r.Y+12, 24)
	name := f.T("special.free")
	if bearer := f.View.Special[i]; bearer != legends.NoCard {
		name = f.Short(bearer)
		p.SpriteAt(f.Crest(f.View.Chars[bearer].Seat), r.X+72, r.Y+12, 20)
	}
	whole(p, ui.Rect{X: r.X + 36, Y: r.Y + 23, W: r.W - 34, H: 19}, smallStyle.Sized(ui.Least), name)
}

func (PilesPanel) Regions(f *Frame) []ui.Region {
	draw := f.Open(legends.TargetPile, 0)
	events, chars := int(f.View.DeckLeft), int(f.View.PileLeft)
	pile := f.thing("pile-characters", f.T("pile.characters-count", "count", chars), charsPile, draw, f.CharactersTip, f.WhyNotDraw)
	pile.Called = f.T("pile.characters")
	gone := f.T("pile.gone", "events", int(f.View.Gone), "characters", int(f.View.Discard))
	list := []ui.Region{
		note("discards", gone, ui.Say(gone), goneRect),
		note("events-pile", f.T("pile.events-count", "count", events), f.EventsTip, eventsPile),
		pile,
	}
	if !f.Pinned {
		list = append(list, f.browseButton().Region)
	}
	if f.View.Level == legends.Beginner {
		return list
	}
	if c := f.View.Heraldry; c != legends.NoCard {
		list = append(list, f.thing("heraldry", f.Card(c), armsWhole, f.displayed(c), func() string { return f.CardTip(c, true) }, f.WhyAsked))
	} else {
		list = append(list, note("heraldry", f.T("heraldry.none"), func() string { return f.T("heraldry.tip") }, armsWhole))
	}
	for i, bearer := range f.View.Special {
		c := legends.HighKing + legends.Card(i)
		label := f.T("word.pair", "name", f.Card(c), "text", f.T("special.free"))
		if bearer != legends.NoCard {
			label = f.T("word.pair", "name", f.Card(c), "text", f.Card(bearer))
		}
		list = append(list, f.thing("special-"+f.Face(c).ID, label, specialAt(i), f.displayed(c), func() string { return f.CardTip(c, true) }, f.WhyAsked))
	}
	return list
}
