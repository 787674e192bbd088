package draw

import (
	"math"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// Camelot's fate, as it is played when the game is over: the Knights come to the Round Table,
// the swords are laid on it one by one, the Traitor's card is turned, and then it is day over
// Camelot, or night.

// fate is what it is made of.
type fate struct {
	scenes.Acts
	f    *Frame
	tale model.Tale
}

// The Round Table in the picture.
const (
	fateX, fateY = 960.0, 610.0
	fateBig      = 1.2 // how much larger than at the table
)

// What each part takes, in seconds.
const (
	swordEvery = .2
	swordFor   = .4
	turnFor    = 4.8
	dawnFor    = 1.6
)

// Fate is how a game that is over ends.
func Fate(f *Frame) scenes.Drama {
	d := &fate{f: f, tale: f.Tell()}
	d.Stage = scenes.Stage(f.Ctx, 150)
	d.At = d.ends()
	d.dawn()
	d.At = .2
	d.knights()
	d.At = .6
	d.swords()
	d.unmasking()
	d.engines()
	d.falls()
	title, call := f.T("end.camelot-falls"), sound.Knell
	if f.View.Victory {
		title, call = f.T("end.camelot-stands"), sound.Fanfare
	}
	d.At += dawnFor * .5
	d.Line(f.Ending(&d.tale))
	d.Title(title, call, f.View.Victory)
	return scenes.Drama{Says: title + ". " + f.Verdict() + " " + d.exposes(), Ground: drawField, Beats: d.Beats, Stage: d.Stage}
}

// ends is when the swords are laid and the Traitor is unmasked.
func (d *fate) ends() float64 {
	at := .6 + swordEvery*float64(len(d.tale.Swords)) + .5
	if d.tale.Felon != game.NoSeat {
		at += turnFor
	}
	return at
}

// drawField paints Camelot and the land before it.
func drawField(p *ui.Painter) {
	all := p.Visible()
	sky := ui.Rect{X: all.X, Y: all.Y, W: all.W, H: 480 - all.Y}
	p.FillRect(sky, ui.Down(sky, ui.Hex(0x17163C), ui.Hex(0x57508A)))
	land := ui.Rect{X: all.X, Y: 440, W: all.W, H: all.Bottom() - 440}
	p.FillRect(land, ui.Down(land, ui.Hex(0x55683B), ui.Hex(0x2E2A1E)))
	const w, h = 578 * castleBig, 773 * castleBig
	p.Sprite("camelot", fateX-w/2, castleTop, w, h)
	for _, x := range [2]float64{fateX - w/2, fateX + w/2} {
		in := math.Copysign(420, fateX-x)
		edge := ui.Rect{X: min(x-in*.02, x+in), Y: all.Y, W: 430, H: all.H}
		p.FillRect(edge, ui.Linear(x, 0, x+in, 0, ui.Stop{At: 0, Color: night}, ui.Stop{At: 1, Color: ui.Alpha(night, 0)}))
	}
	p.FillRect(ui.Rect{X: all.X, Y: all.Y, W: fateX - w/2 + 8 - all.X, H: all.H}, ui.Solid(night))
	p.FillRect(ui.Rect{X: fateX + w/2 - 8, Y: all.Y, W: all.Right() - fateX - w/2 + 8, H: all.H}, ui.Solid(night))
	p.At(fateX, fateY, fateBig).Sprite("sword-ring", -216, -216, 440, 446)
}

// standAt is where the ith of the Knights stands: round the table, or in rows before it.
func (d *fate) standAt(i int) (x, y float64) {
	if d.Stands() {
		const most = 4
		n := len(d.f.Seats)
		row, across := i/most, min(n, most)
		if row > 0 {
			across = n - most
		}
		return fateX + 198*(float64(i%most)-float64(across-1)/2), 984 + d.Spare()*.25 + (232+d.Spare()*.1)*float64(row)
	}
	out := [...]float64{430, 630, 815}[min(i/2, 2)]
	y = [...]float64{760, 660, 800}[min(i/2, 2)]
	switch {
	case i == 6:
		return fateX - 250, 845
	case i%2 == 0:
		return fateX - out, y
	}
	return fateX + out, y
}

// knights has the Knights ride to the table, each with his name; where all is over, who has
// won is lifted up and crowned, and whose coat was false shows it.
func (d *fate) knights() {
	whole := d.ends() + dawnFor
	for i := range d.f.Seats {
		seat, delay := game.Seat(i), .08*float64(i)
		d.Then(scenes.Beat{For: whole, Draw: func(p *ui.Painter, t float64) { d.drawKnight(p, seat, t*whole-delay) }}, 0)
	}
}

// drawKnight draws a Knight so many seconds after he has set out.
func (d *fate) drawKnight(p *ui.Painter, s game.Seat, passed float64) {
	x, y := d.standAt(int(s))
	coat, dead := d.f.Coat(s), d.f.View.Players[s].Fate == roundtable.Dead
	won := int(s) < len(d.f.Outcomes) && d.f.Outcomes[s].Won
	after := passed - d.ends()
	comes := ui.Ease(passed / .7)
	x += math.Copysign(900*(1-comes), x-fateX)
	up := 14 * math.Abs(math.Sin(9*passed)) * (1 - comes)
	if won && after > 0 {
		up += 34 * math.Abs(math.Sin(math.Pi*ui.Part(after, .1, .9)))
	}
	var o ui.SpriteOptions
	if dead {
		o.Fade = .55
	}
	o.Flip = x < fateX
	p.SpriteAt("rider-"+coat, x, y-up, 168, o)
	if dead {
		p.SpriteAt("skull", x, y-30, 58)
	}
	if won && after > .2 {
		p.SpriteAt("crown", x, y-up-104, 56*ui.Land((after-.2)/.5))
	}
	crest := "crest-" + coat
	if s == d.tale.Felon && after > -.4 {
		crest = "traitor-" + coat
	}
	r := ui.Around(x, y+106, 196, 50)
	if d.Stands() { // a name may need two lines
		r.H = 66
	}
	name := ui.BoldStyle.Sized(24).Placed(ui.Center, ui.Middle)
	name.Min = d.Least()
	if !p.PlateFor(r, "", 0, name) {
		p.SpriteAt(crest, x, y+106, 58)
		return
	}
	p.SpriteAt(crest, r.X+26, r.Y+r.H/2, 46)
	said := ui.Rect{X: r.X + 48, Y: r.Y + 2, W: r.W - 56, H: r.H - 4}
	if d.Stands() {
		p.Name(d.f.Knight(s), said, name)
	} else {
		p.TextIn(d.f.Knight(s), said, name)
	}
}

// swords lays the swords one by one: the white ones to the left of the top, the black ones
// to the right. What a Traitor in hiding turns is white until he is unmasked.
func (d *fate) swords() {
	white, black, late := 0, 0, 0
	for _, s := range d.tale.Swords {
		if s.Black && !s.Late {
			late++
		}
	}
	for _, s := range d.tale.Swords {
		switch {
		case s.Late:
			d.turned(white, late)
			white, late = white+1, late+1
		case s.Black:
			d.sword(false, black)
			black++
		default:
			d.sword(true, white)
			white++
		}
	}
	d.At += .5
}

// sword lays one.
func (d *fate) sword(white bool, i int) {
	call := sound.Sword
	if !white {
		call = sound.Drum
	}
	d.Then(scenes.Beat{For: swordFor, Sound: call, Draw: func(p *ui.Painter, t float64) {
		drawLaid(p.Faded(ui.Part(t, 0, .4)), white, placeAngle(white, i), 1.5-.5*ui.Fall(t), 1)
	}}, swordEvery)
}

// turned lays a white one, which goes over to the black ones when the Traitor is unmasked.
func (d *fate) turned(from, to int) {
	begin, end := d.At, d.ends()
	d.Then(scenes.Beat{For: end - begin, Sound: sound.Sword, Draw: func(p *ui.Painter, t float64) {
		passed := t * (end - begin)
		turn := ui.Ease(ui.Part(passed, end-begin-.7, end-begin))
		a, b := placeAngle(true, from), placeAngle(false, to)
		drawLaid(p.Faded(ui.Part(passed, 0, .15)), turn < .5, a+(b-a)*turn, 1.5-.5*ui.Fall(passed/swordFor), 1+.25*math.Sin(math.Pi*turn))
	}}, swordEvery)
}

// drawLaid draws a sword on the ring at an angle; large as it comes down, and further out the
// higher it is lifted.
func drawLaid(p *ui.Painter, white bool, angle, large, out float64) {
	name := "place-black"
	if white {
		name = "place-white"
	}
	x, y := 154*out*math.Sin(angle), -154*out*math.Cos(angle)
	p.At(fateX, fateY, fateBig).Sprite(name, x-48*large, y-48*large, 96*large, 96*large, ui.SpriteOptions{Angle: angle})
}

// unmasking turns the Traitor's card over, if there was one.
func (d *fate) unmasking() {
	if d.tale.Felon == game.NoSeat {
		return
	}
	d.Then(scenes.Beat{For: turnFor, Sound: sound.Drum, Draw: d.drawUnmasking}, turnFor*.25)
	d.Then(scenes.Beat{Sound: sound.Knell}, turnFor*.75)
}

// exposes says who was the Traitor, when that came out, and what harm he has done.
func (d *fate) exposes() string {
	return strings.TrimSpace(d.f.Betrayal(&d.tale) + " " + d.f.Treason(&d.tale))
}

// drawUnmasking lays the card in the middle, turns it, and takes it to whose it was.
func (d *fate) drawUnmasking(p *ui.Painter, t float64) {
	if t >= 1 {
		return
	}
	dark := min(ui.Part(t, 0, .07), 1-ui.Part(t, .91, 1))
	p.FillRect(p.Visible(), ui.Solid(ui.Alpha(night, .72*dark)))
	away := ui.Ease(ui.Part(t, .89, 1))
	tx, ty := d.standAt(int(d.tale.Felon))
	x, y := fateX+(tx-fateX)*away, 470+(ty-470)*away
	turn := ui.Ease(ui.Part(t, .17, .28))
	k := ui.Land(ui.Part(t, .01, .12)) * (1 - .8*away)
	w, h := 274*k*math.Abs(math.Cos(math.Pi*turn)), 388*k
	face := "back-loyalty"
	if turn > .5 {
		face = "traitor"
		p.Gleam(x, y, 450*k, ui.Alpha(ui.Hex(0xFF5D38), .9))
	}
	p.Sprite(face, x-w/2, y-h/2, w, h)
	if turn >= 1 && away == 0 {
		name := ui.TitleStyle.Sized(30).With(onBlack).Placed(ui.Center, ui.Middle)
		name.Min = 18
		p.TextIn(d.f.T("term.traitor"), ui.Around(x, y+h*.36, w*.8, 60), name)
	}
	shown := ui.Part(t, .28, .34) * (1 - ui.Part(t, .89, .94))
	if shown == 0 {
		return
	}
	q := p.Faded(shown).Named("betrayal")
	st := ui.BoldStyle.Sized(32).Placed(ui.Center, ui.Middle)
	st.Min = max(20, d.Least())
	if d.Stands() {
		d.Writes(q, ui.Around(fateX, 832, 740, 260), d.exposes(), st)
		return
	}
	says, harm := d.f.Betrayal(&d.tale), d.f.Treason(&d.tale)
	r := ui.Around(fateX, 782, 1240, 88)
	if harm != "" {
		r.H = 136
	}
	in := ui.Rect{X: r.X + 120, Y: r.Y + 8, W: r.W - 140, H: 72}
	if !q.PlateFor(r, says, in.W, st) {
		return
	}
	q.SpriteAt("traitor-"+d.f.Coat(d.tale.Felon), r.X+62, r.Y+r.H/2, 80)
	q.TextIn(says, in, st)
	if harm != "" {
		q.TextIn(harm, in.Move(0, 48), ui.BodyStyle.Sized(28).Placed(ui.Center, ui.Middle))
	}
}

// engines has the siege engines that stood before Camelot roll up where it falls.
func (d *fate) engines() {
	n := int(d.f.View.Engines)
	if d.f.View.Victory || n == 0 {
		return
	}
	d.Then(scenes.Beat{For: dawnFor * .7, Sound: sound.Catapult, Draw: func(p *ui.Painter, t float64) {
		for i := range n {
			x, y := d.engineAt(i, 700*(1-ui.Ease(t)))
			p.SpriteAt("siege-engine", x, y, 96, ui.SpriteOptions{Flip: i%2 == 0})
		}
	}}, dawnFor*.7)
}

// engineAt is where an engine stands, as far from there as it has yet to roll, by turns on the left and on
// the right.
func (d *fate) engineAt(i int, away float64) (x, y float64) {
	x, y = 90+62*float64(i/2), 486.0
	if d.Stands() { // over the table
		x, y = d.Stage.X+54+46*float64(i/2), 336
	}
	if x -= away; i%2 == 1 {
		x = 1920 - x
	}
	return x, y + float64(i/2%2)*46
}

// dawn has it become day over the table, or night.
func (d *fate) dawn() {
	call := sound.Choir
	draw := drawDay
	if !d.f.View.Victory {
		call, draw = sound.Drum, d.drawDark
	}
	d.Then(scenes.Beat{For: dawnFor, Sound: call, Draw: draw}, 0)
}

// drawDay has the sun rise behind Camelot.
func drawDay(p *ui.Painter, t float64) {
	all, sun := p.Visible(), ui.Hex(0xFFE3A0)
	light := ui.Ease(t)
	p.FillRect(all, ui.Linear(0, all.Y, 0, 1080, ui.Stop{At: 0, Color: ui.Alpha(ui.Hex(0x9CCBEA), .5*light)}, ui.Stop{At: .38, Color: ui.Alpha(ui.Hex(0xFFDF9E), .16*light)}, ui.Stop{At: 1, Color: ui.Alpha(ui.Hex(0xA9CF6E), .34*light)}))
	drawBeside(p, light)
	clear := ui.Alpha(sun, 0)
	for i := range 9 {
		a := math.Pi * (float64(i) + .5) / 9
		c, s, far := math.Cos(a), -math.Sin(a), 1300*light
		paint := ui.Linear(fateX, 420, fateX+far*c, 420+far*s, ui.Stop{At: 0, Color: ui.Alpha(sun, .3*light)}, ui.Stop{At: 1, Color: clear})
		p.FillPolygon(paint, fateX, 420, fateX+far*math.Cos(a-.07), 420-far*math.Sin(a-.07), fateX+far*math.Cos(a+.07), 420-far*math.Sin(a+.07))
	}
	p.SpriteAt("halo", fateX, fateY, 900*light, ui.SpriteOptions{Fade: .72})
}

// drawBeside is the day beside the castle's picture, which ends in the dark.
func drawBeside(p *ui.Painter, light float64) {
	all := p.Visible()
	const beside = 578 * castleBig / 2 // where the castle's picture ends, in the dark
	for _, side := range [2]float64{-1, 1} {
		x := fateX + side*beside
		far, near := x+side*(all.W/2-beside), x-side*330
		band := func(from, to float64, is ui.Color) {
			p.FillRect(ui.Rect{X: min(far, near), Y: from, W: math.Abs(far - near), H: to - from},
				ui.Linear(x, 0, near, 0, ui.Stop{At: 0, Color: ui.Alpha(is, .5*light)}, ui.Stop{At: 1, Color: ui.Alpha(is, 0)}))
		}
		sky, land := ui.Hex(0xC9D9DC), ui.Hex(0x8DB25C)
		band(all.Y, horizon, sky)
		for i := range 12 { // in the haze one goes over into the other
			k := float64(i)
			band(horizon+k*haze/12, horizon+(k+1)*haze/12, ui.Mix(sky, land, (k+.5)/12))
		}
		band(horizon+haze, all.Bottom(), land)
	}
}

// Where the land beside the castle begins, and how far its haze reaches.
const (
	horizon = 540.0
	haze    = 120.0
)

// drawDark has night fall, and briars creep over the land.
func (d *fate) drawDark(p *ui.Painter, t float64) {
	all, dark := p.Visible(), ui.Ease(t)
	p.FillRect(all, ui.Linear(0, all.Y, 0, 1080, ui.Stop{At: 0, Color: ui.Alpha(night, .8*dark)}, ui.Stop{At: .45, Color: ui.Alpha(ui.Hex(0x3A0D16), .62*dark)}, ui.Stop{At: 1, Color: ui.Alpha(night, .86*dark)}))
	if t > .1 {
		at := d.All()
		for i, x := range [4]float64{at.X - 10, at.Right() + 10, at.X + 120, at.Right() - 120} {
			turn := -.7
			if i%2 == 1 {
				turn = math.Pi + .7
			}
			bramble(p, x, at.Bottom()+10, turn-.25*float64(i/2), 620*dark, 31+i*7, 8)
		}
	}
}
