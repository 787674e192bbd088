package draw

import (
	"math"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// questArt is a Quest as it was decided: its picture, its Knights, what lies there of both sides,
// and the laurel of the Knights, or what Evil has instead.
type questArt struct {
	f   *Frame
	at  roundtable.Place
	won bool
}

// The part of a Quest's panel that is shown: its scene, on which the cards lie.
const (
	artTop  = 34.0
	artHigh = 181.0
)

func (a questArt) Draw(p *ui.Painter, r ui.Rect) { a.Act(p, r, 1) }

// Act has all look at what lies there before the sign of how it has ended comes down on it; where Evil has
// won that is felt.
func (a questArt) Act(p *ui.Painter, r ui.Rect, t float64) {
	p.Sprite("scene-"+a.at.String(), r.X, r.Y, r.W, r.W*194/480)
	panel, k := a.f.placeRect(a.at), r.W/questW
	in := p.At(r.X-k*panel.X, r.Y-k*(panel.Y+artTop), k)
	there := a.f.At(a.at)
	x, y, size := r.X+r.W/2, r.Y+r.H*.26, r.H*.5
	foe := foes[a.at]
	if a.at == roundtable.ExcaliburQuest { // the sword has come or is gone: its steps tell no more
		drawShallows(in, a.f, panel)
		x, y, size = r.X+r.W*.72, r.Y+r.H*.45, r.H*.8
		p.Gleam(x, y, r.H/2, ui.Alpha(ui.Hex(0xFFE59E), .85))
	} else {
		lanes[a.at](in, a.f, panel, a.at)
	}
	if foe != "" {
		x, there = a.duel(p, r, t, foe), nil
	}
	for i, s := range there { // also those on their way home
		x, y, size := riderAt(panel, a.at, i, len(there), a.f.View.Sword)
		in.SpriteAt("rider-"+a.f.Coat(s), x, y, size, ui.SpriteOptions{Flip: facesRight[a.at]})
	}
	falls := ui.Part(t, .55, .9)
	if falls == 0 {
		return
	}
	if !a.won {
		p.FillRect(r, ui.Solid(ui.Alpha(ui.Hex(0xC4141E), .55*ui.Arch(ui.Part(t, .8, 1)))))
	}
	e := endings[a.won]
	p.SpriteAt(e.pictureOf(a.at), x, y, size*(2.6-1.6*ui.Land(falls)), ui.SpriteOptions{Fade: 1 - falls})
}

// foes are whom one Knight alone meets in a duel.
var foes = [roundtable.Places]string{roundtable.Tournament: "black-knight", roundtable.LancelotQuest: "lancelot"}

// duel has a Knight and his foe meet over the cards, and one of them fall; it returns where he stood.
// Where no Knight is the foe comes alone.
func (a questArt) duel(p *ui.Painter, r ui.Rect, t float64, foe string) float64 {
	far, falls := r.W*(.5-.3*ui.Slow(ui.Part(t, 0, .5))), ui.Part(t, .5, .85)
	mid, y, fight := r.X+r.W/2, r.Y+r.H*.28, [2]string{"", foe}
	for _, s := range a.f.At(a.at) {
		fight[0] = "rider-" + a.f.Coat(s)
		flash(p, mid, y, ui.Part(t, .42, .75))
	}
	for i, sprite := range fight {
		side, q := float64(2*i-1), p
		if x := mid + side*far; sprite != "" {
			if a.won == (i == 1) { // he is thrown back
				q = p.Faded(1-falls).Posed(x, y+r.H*.3, 1, 1, side*1.2*falls)
			}
			q.SpriteAt(sprite, x, y, r.H*.56, ui.SpriteOptions{Flip: i == 0})
		}
	}
	if a.won {
		return mid + far
	}
	return mid - far
}

// hues are the Quests' own colours, about how each has ended.
var hues = [roundtable.Places]ui.Color{
	roundtable.Tournament: ui.Hex(0xA8322C), roundtable.LancelotQuest: ui.Hex(0x5B7396), roundtable.DragonQuest: ui.Hex(0xC05A22),
	roundtable.ExcaliburQuest: ui.Hex(0x2E7DB4), roundtable.GrailQuest: ui.Hex(0x7C4F9E), roundtable.PictWar: ui.Hex(0x3E7C52), roundtable.SaxonWar: ui.Hex(0x96682C),
}

// How wide the picture of it is, and how much longer than other scenes it is shown how a Quest has ended; how a fight has gone is
// longer to read.
const (
	questWide   = 560.0
	questStays  = 2.5
	fightStays  = 3.2
	questBreath = .9 // until it is seen
)

// questDecided shows how a Quest has gone while all still lies there, before anything that it
// brings is shared.
func questDecided(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	f = f.since(now) // the last card has come to lie there only now
	at, won := roundtable.Place(e.Args[0]), e.Args[1] == 1
	v := &paint.Vignette{Art: questArt{f, at, won}, W: questWide, H: questWide * artHigh / questW, Title: f.Decided(e), Lost: !won, Stays: questStays, Breath: questBreath, Hue: hues[at], Takes: !won}
	if text := f.Sums(); at.Combat() && text != "" {
		v.Stays = fightStays
		v.Gains = append(v.Gains, paint.Gain{Sprite: "badge-" + at.String(), Text: text})
	}
	v.Gains = append(v.Gains, f.spoils(at, e.Seat, won)...)
	if at == roundtable.LancelotQuest { // R84, R85
		v.Gains = append(v.Gains, paint.Gain{Sprite: "badge-dragon", Text: f.T("quest.dragon-follows")})
	}
	if ends := f.Finish(at, won); ends != "" {
		v.Gains = append(v.Gains, paint.Gain{Sprite: "crown", Text: ends})
	}
	if !won { // whoever's turn it is: it is to be read
		v.Gains = append(v.Gains, f.goesOn())
	}
	return v.Shows()
}

// spoils are what a Quest brings whoever is there, or costs him, how many swords come, and what
// whoever laid the last card gets.
func (f *Frame) spoils(at roundtable.Place, last game.Seat, won bool) (list []paint.Gain) {
	box, there := &f.Rules.Box.Quests[at], len(f.At(at)) > 0
	whose := func(key string, n int) string {
		if len(f.At(at)) > 1 {
			return f.T(key, "name", f.present(at), "text", words.Signed(n))
		}
		return f.T("word.pair", "name", f.present(at), "text", words.Signed(n))
	}
	key, swords, life := "swords.black", f.Loss(at).Swords, -int(box.Life)
	if won {
		key, swords, life = "swords.white", f.Reward(at), int(box.Life)
	}
	list = append(list, paint.Gain{Sprite: endings[won].sword, Text: f.T(key, "count", swords)})
	if won && last != game.NoSeat && box.Relic != roundtable.NoRelic { // R73a
		text := f.Tells(game.Event{Kind: roundtable.EventRelic, Seat: last, Args: [5]int16{int16(box.Relic)}})
		list = append(list, paint.Gain{Sprite: relicSprites[box.Relic], Text: text})
	}
	if !won && box.Relic != roundtable.NoRelic {
		list = append(list, paint.Gain{Sprite: relicSprites[box.Relic], Text: f.T("quest.relic-gone", "what", f.T("term."+box.Relic.String()))})
	}
	if there {
		list = append(list, paint.Gain{Sprite: "heart", Text: whose("spoils.each", life)})
	}
	if there && won {
		list = append(list, paint.Gain{Sprite: "back-white", Text: whose("spoils.shared", int(box.Cards))})
	}
	return list
}

// present names who is at a Quest, all of them in a word where they are many.
func (f *Frame) present(at roundtable.Place) string {
	const named = 2
	there := f.At(at)
	if len(there) > named {
		return f.T("quest.present")
	}
	var names []string
	for _, s := range there {
		names = append(names, f.Knight(s))
	}
	return f.Listed(names)
}

// called shows that Guinevere has called all home, and whose turn that has ended.
func called(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	v := &paint.Vignette{Art: calledArt{f}, W: 300, H: 226, Title: f.T("called.home"), Lost: true, Stays: questStays, Breath: questBreath}
	v.Gains = append(v.Gains, paint.Gain{Sprite: "badge-camelot", Text: f.BlackText(roundtable.Guinevere.Name())})
	if e.Seat != game.NoSeat {
		v.Gains = append(v.Gains, paint.Gain{Sprite: "crest-" + f.Coat(e.Seat), Text: f.T("plan.strike.guinevere.turn", "name", f.Knight(e.Seat))})
	}
	return v.Shows()
}

// calledArt is Guinevere's card over the Knights who gallop home.
type calledArt struct{ f *Frame }

// Draw draws them at home.
func (c calledArt) Draw(p *ui.Painter, r ui.Rect) { c.Act(p, r, 1) }

// Act has them come from both sides, one after the other.
func (c calledArt) Act(p *ui.Painter, r ui.Rect, t float64) {
	castleBehind(p, r, ui.Hex(0x1C1838), .3)
	const size = 84.0
	high, n := r.H*.62, 0
	p.Sprite("black-guinevere", r.X+(r.W-high*.706)/2, r.Y+8, high*.706, high)
	p = p.Clipped(r.Inset(2))
	for i := range c.f.Seats {
		if c.f.View.Lives(game.Seat(i)) {
			n++
		}
	}
	k := 0
	for i := range c.f.Seats {
		if !c.f.View.Lives(game.Seat(i)) {
			continue
		}
		come := ui.Slow(ui.Part(t, .06*float64(k), .6+.06*float64(k)))
		x, left := r.X+r.W*(float64(k)+.5)/float64(n), 2*k < n
		far := r.W * (1 - come)
		if left {
			far = -far
		}
		hop := 10 * math.Abs(math.Sin(14*t+float64(k))) * (1 - come)
		p.SpriteAt("rider-"+c.f.Coat(game.Seat(i)), x+far, r.Bottom()-size*.5-4-hop, size, ui.SpriteOptions{Flip: left})
		k++
	}
}
