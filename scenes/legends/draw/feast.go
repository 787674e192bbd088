package draw

import (
	"cmp"
	"math"
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// The fellowship's feast: the players come from the last to the first, each with his points
// and some of his company; then the whole company of who has won rises at the high table.

// feast is what it is made of.
type feast struct {
	scenes.Acts
	f      *Frame
	result scenes.Result
	merits [legends.MaxSeats][legends.Characters]int
	toast  float64 // when the guests drink to who has won, in seconds
}

// What each part takes, in seconds.
const (
	comesFor = 1.0
	riseFor  = .5
	riseGap  = .22
	toastFor = 3.2
)

const (
	feastMost = 7 // guests at the high table
	feastFew  = 4 // where the window stands
	smallMost = 5 // of who has not won
	smallFew  = 3 // where the window stands
	clothY    = 560.0
)

// partsAt is where the last words are said: beside the title, over the arms.
var partsAt = ui.Rect{X: 22, Y: 16, W: 424}

// Feast is how a game that is over ends.
func Feast(f *Frame) scenes.Drama {
	d := &feast{f: f, result: Result(f), merits: f.Merits()}
	d.Stage = scenes.Stage(f.Ctx, 130)
	d.At = .5
	order := scenes.Entrance(d.result.Seats)
	winners, others := d.sides(order)
	for i, s := range others {
		d.comes(s, d.standAt(len(others)-1-i, len(others)))
	}
	w := min(400*float64(len(winners)), d.All().W-40)
	for i, s := range winners {
		d.wins(s, ui.Rect{X: 960 - w/2, Y: 606, W: w, H: 96}.Row(i, len(winners), 24))
	}
	d.cloth() // before anybody stands in their light
	guests := d.guests(winners)
	first := len(d.Beats)
	for i, c := range guests {
		d.rises(c, i, len(guests))
	}
	d.At += .5
	course := d.result.Course(f.T)
	d.Line(course)
	d.toast = d.At + .5
	d.Title(d.result.Title, sound.Fanfare, true)
	d.petals(winners)
	for i := range guests { // each moves until the end
		b := &d.Beats[first+i]
		b.For = d.toast + toastFor - b.At
	}
	return scenes.Drama{Says: d.result.Title + ". " + course, Ground: d.drawHall, Beats: d.Beats, Stage: d.Stage, Parts: partsAt}
}

// standAt is where the ith of n stands who have not won: side by side, or two in a row.
func (d *feast) standAt(i, n int) ui.Rect {
	if !d.Stands() {
		return ui.Around(960, 872, 560*float64(n), 150).Row(i, n, 30)
	}
	row := i / 2
	y := 880 + d.Spare()*.4 + 212*float64(row)
	return ui.Around(960, y, 380*float64(min(2, n-2*row)), 150).Row(i%2, min(2, n-2*row), 30)
}

// sides are those of an order who have won, and the others.
func (d *feast) sides(order []int) (winners, others []int) {
	for _, s := range order {
		if d.result.Seats[s].Winner {
			winners = append(winners, s)
		} else {
			others = append(others, s)
		}
	}
	return winners, others
}

// company are a seat's characters, those first who stand there yet, of these a knight with his lady, then who has done
// most for it, and what he has won. Who has done something for it sits there even where he has gone since, but not in another's company.
func (d *feast) company(s int) (list []legends.Card) {
	done := &d.merits[s]
	for c := range d.f.View.Chars {
		ch := &d.f.View.Chars[c]
		if in := ch.At < legends.Places; in && ch.Seat == game.Seat(s) || !in && done[c] > 0 {
			list = append(list, legends.Card(c))
		}
	}
	gone := func(c legends.Card) int { return btoi(d.f.View.Chars[c].At >= legends.Places) }
	stands := func(id string) bool {
		return slices.ContainsFunc(list, func(c legends.Card) bool { return d.f.Face(c).ID == id && gone(c) == 0 })
	}
	alone := func(c legends.Card) int { return btoi(gone(c) > 0 || !paired(d.f.Face(c).ID, stands)) }
	slices.SortStableFunc(list, func(a, b legends.Card) int {
		return cmp.Or(gone(a)-gone(b), alone(a)-alone(b), done[b]-done[a])
	})
	return append(list, d.f.Display(game.Seat(s))...)
}

// lovers are the knights and ladies who sit at a feast together, by their cards.
var lovers = [...][2]string{{"lancelot", "guinevere"}, {"tristan", "isolde"}, {"erec", "enid"}, {"yvain", "laudine"}, {"pelleas", "nimue"}}

// paired reports whether somebody is one of them whose love is there too.
func paired(id string, there func(id string) bool) bool {
	return slices.ContainsFunc(lovers[:], func(two [2]string) bool {
		return slices.Contains(two[:], id) && there(two[0]) && there(two[1])
	})
}

// guests are those at the high table, of each winner in turn.
func (d *feast) guests(winners []int) (list []legends.Card) {
	most := feastMost
	if d.Stands() {
		most = feastFew
	}
	for i := range most {
		for _, s := range winners {
			if all := d.company(s); i < len(all) && len(list) < most {
				list = append(list, all[i])
			}
		}
	}
	return list
}

// comes has somebody come who has not won.
func (d *feast) comes(s int, r ui.Rect) {
	seat, with := &d.result.Seats[s], d.company(s) // his own face is on his plate
	most := smallMost
	if d.Stands() || len(d.result.Seats) > 3 {
		most = smallFew
	}
	with = with[:min(len(with), most)]
	plate := ui.Rect{X: r.X + r.W/2 - 150, Y: r.Bottom() - 78, W: 300, H: 84}
	d.Then(scenes.Beat{For: comesFor, Sound: sound.Wood, Draw: func(p *ui.Painter, t float64) {
		in := ui.Ease(ui.Part(t, 0, .5))
		q := p.Faded(in).At(0, 120*(1-in), 1)
		for i, c := range with {
			x := plate.X + plate.W/2 + 108*(float64(i)-float64(len(with)-1)/2)
			d.portrait(q, c, ui.Around(x, plate.Y-50, 98, 104))
		}
		d.DrawRank(q, seat, plate, int(math.Round(float64(seat.Score)*ui.Ease(ui.Part(t, .4, .9)))), ui.Part(t, .85, 1))
	}}, comesFor)
}

// wins has who has won come to the high table.
func (d *feast) wins(s int, r ui.Rect) {
	seat := &d.result.Seats[s]
	d.Then(scenes.Beat{For: comesFor, Sound: sound.Coin, Draw: func(p *ui.Painter, t float64) {
		in := ui.Ease(ui.Part(t, 0, .4))
		q := p.Faded(in).At(0, 160*(1-in), 1)
		x := d.DrawRank(q, seat, r, int(math.Round(float64(seat.Score)*ui.Ease(ui.Part(t, .3, .9)))), ui.Part(t, .85, 1))
		q.SpriteAt("crown", x, r.Y+2, 50*ui.Land(ui.Part(t, .8, 1)))
	}}, comesFor)
}

// rises has the ith of n guests rise behind the high table.
func (d *feast) rises(c legends.Card, i, n int) {
	var call sound.Sound
	if i%2 == 0 {
		call = sound.Harp
	}
	w := min(206, 1560/float64(n), (d.All().W-40)/float64(n)-14)
	x := 960 + (w+14)*(float64(i)-float64(n-1)/2)
	beat, at := len(d.Beats), d.At
	d.Then(scenes.Beat{Sound: call, Draw: func(p *ui.Painter, t float64) {
		now := t * d.Beats[beat].For
		cheers := ui.Part(at+now, d.toast+.1*float64(i), d.toast+.1*float64(i)+1.5)
		y := 404 + 320*(1-ui.Land(now/riseFor)) - 34*math.Abs(math.Sin(2*math.Pi*cheers))*(1-cheers)
		q := p.Clipped(ui.Rect{X: 0, Y: p.Visible().Y, W: ui.CanvasW, H: clothY - p.Visible().Y})
		r := ui.Rect{X: x - w/2, Y: y - 100, W: w, H: 246}
		q.SpriteAt("glow-soft", x, y, 330, ui.SpriteOptions{Fade: .5})
		d.portrait(q, c, ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 204})
		plate := ui.Rect{X: r.X + 3, Y: r.Y + 196, W: r.W - 6, H: 40}
		st := ui.BoldStyle.Sized(max(21, d.Least())).Placed(ui.Center, ui.Middle)
		st.Min = d.Least()
		name := d.f.Bare(c)
		if d.Stands() { // it may need two lines
			plate.H = 64
			q.Plate(plate)
			q.Name(name, plate.Inset(4), st)
		} else if in := plate.Inset(4); q.PlateFor(plate, name, in.W, st) {
			q.TextIn(name, in, st)
		}
		if up := ui.Ease(2*cheers) * (1 - ui.Part(cheers, .9, 1)); up > 0 {
			drawGoblet(q, x+w*.4, y+120-96*up)
		}
	}}, riseGap)
}

// petals fall on those who drink, gold and in the colours of who has won.
func (d *feast) petals(winners []int) {
	const number = 120
	d.Beats = append(d.Beats, scenes.Beat{At: d.toast, For: toastFor, Sound: sound.Harp, Draw: func(p *ui.Painter, t float64) {
		all := p.Visible()
		for i := range number {
			at := float64(i)
			fall := ui.Part(t, .5*math.Mod(.755*at, 1), .5+.5*math.Mod(.755*at, 1))
			col := ui.GoldLight
			if i%2 == 0 {
				col = d.result.Seats[winners[i/2%len(winners)]].Colour
			}
			x, y := all.X+all.W*math.Mod(.37+.57*at, 1)+34*math.Sin(7*fall+at), all.Y+(all.H+60)*fall-30
			p.FillPolygon(ui.Solid(col), x-11, y, x, y-9*math.Sin(9*fall+at), x+11, y, x, y+9)
		}
	}})
}

// portrait is a card's picture, round in a golden ring.
func (d *feast) portrait(p *ui.Painter, c legends.Card, r ui.Rect) {
	x, y := r.Center()
	radius := min(r.W, r.H) / 2
	p.FillCircle(x+3, y+6, radius+2, ui.Solid(ui.Alpha(ui.ShadowColor, .5)))
	p.FillCircle(x, y, radius, ui.Solid(ui.Ink))
	ring := max(5, radius*.09)
	d.f.roundel(p, c, x, y, radius-ring+1)
	p.StrokeCircle(x, y, radius-ring/2, ring+1, ui.Solid(ui.Ink))
	p.StrokeCircle(x, y, radius-ring/2, ring-1.6, ui.Down(ui.Around(x, y, 2*radius, 2*radius), ui.GoldLight, ui.GoldDark))
}

// roundel is a window that is round: in slices, whose corners a ring has to cover.
func (f *Frame) roundel(p *ui.Painter, c legends.Card, x, y, radius float64) {
	const slice = 3.0
	all := ui.Around(x, y, 2*radius, 2*radius)
	for top := -radius; top < radius; top += slice {
		near := max(0, max(top, -(top+slice))) // of its edges to the middle
		if top < 0 && top+slice > 0 {
			near = 0
		}
		half := math.Sqrt(max(0, radius*radius-near*near))
		f.window(p.Clipped(ui.Rect{X: x - half, Y: y + top, W: 2 * half, H: min(slice, radius-top)}), c, all, 1)
	}
}

// cloth lets the candles burn brighter once who has won is there.
func (d *feast) cloth() {
	d.Then(scenes.Beat{For: .8, Sound: sound.Choir, Draw: func(p *ui.Painter, t float64) {
		for _, x := range d.candles() {
			p.SpriteAt("halo", x, clothY-26, 210*ui.Land(t), ui.SpriteOptions{Fade: .62})
		}
	}}, .4)
}

// candles are where they stand on the high table.
func (d *feast) candles() []float64 {
	if d.Stands() {
		return []float64{600, 1320}
	}
	return []float64{170, 520, 1400, 1750}
}
