package draw

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// BannerPanel is what lies over Camelot for a while: the Black card that comes, cards that
// are shared or looked at, and the questions that interrupt a turn, with their answers.
type BannerPanel struct{}

var bannerRect = ui.Rect{X: 496, Y: 300, W: 572, H: 356}

func (BannerPanel) Area() ui.Rect { return bannerRect.Inset(-14) }

// card is one that lies in the banner.
type card struct {
	name   string
	white  roundtable.White
	black  roundtable.Black
	label  string
	target game.Target
	note   string // under it
}

// cards are those in the banner, the middle of what is asked.
func (f *Frame) cards() (list []card) {
	if c := f.View.Coming; c.Here {
		list = append(list, card{name: "coming", white: roundtable.NoWhite, black: f.View.Comes, label: f.Black(c.Name)})
	}
	for i := range f.View.Held {
		b := f.View.Two[i]
		list = append(list, card{"taken-" + words.Number(i+1), roundtable.NoWhite, b, f.BlackOrHidden(b), game.Target{Kind: roundtable.TargetTaken, A: i}, ""})
	}
	for i := range f.View.Looking {
		b := roundtable.NoBlack
		if at := int(f.View.BlackLeft) - 1 - int(i); at >= 0 {
			b = f.View.Pile[at]
		}
		list = append(list, card{"seen-" + words.Number(i+1), roundtable.NoWhite, b, f.BlackOrHidden(b), game.Target{Kind: roundtable.TargetSeen, A: i}, ""})
	}
	for i := range f.View.Pool.N {
		c := card{name: "pool-" + words.Number(i+1), white: f.View.Pool.Cards[i], black: roundtable.NoBlack, label: f.White(f.View.Pool.Cards[i])}
		if to := f.View.Pool.To[i]; to > 0 {
			c.note = f.Knight(game.Seat(to - 1))
		}
		list = append(list, c)
	}
	return list
}

// answers are the choices that touch nothing on the table.
func (f *Frame) answers() (list []moment.Choice) {
	if !f.Interrupts() {
		return nil
	}
	return append(append(list, f.Buttons...), f.bannered()...)
}

// bannered are those at the card that comes and at relics.
func (f *Frame) bannered() (list []moment.Choice) {
	for _, c := range f.All {
		if k := c.At.Kind; k == roundtable.TargetCome || k == roundtable.TargetRelic {
			list = append(list, c)
		}
	}
	return list
}

// Shown reports whether there is a banner.
func (f *Frame) bannerShown() bool { return len(f.cards()) > 0 || len(f.answers()) > 0 }

func (BannerPanel) Draw(p *ui.Painter, f *Frame) {
	if !f.bannerShown() {
		return
	}
	p = p.Named("banner")
	r := bannerRect
	p.Panel(r)
	title := ui.BoldStyle.Sized(22).Placed(ui.Center, ui.Middle)
	title.Min = 17
	p.TextIn(f.BannerTitle(), ui.Rect{X: r.X + 24, Y: r.Y + 14, W: r.W - 48, H: 30}, title)
	list := f.cards()
	for i, c := range list {
		drawBannerCard(p, f, &c, bannerCard(i, len(list)))
	}
	for i, c := range f.answers() {
		b := f.answerButton(i, len(f.answers()), c)
		b.Draw(p, f.Ctx)
	}
}

func drawBannerCard(p *ui.Painter, f *Frame, c *card, r ui.Rect) {
	if f.Lit(c.target) {
		p.GlowRing(r, 9, f.Breath)
	}
	if c.white != roundtable.NoWhite {
		drawWhite(p, f, c.white, r)
	} else {
		drawBlack(p, f, c.black, r)
	}
	if c.note != "" {
		plate := ui.Rect{X: r.X, Y: r.Bottom() - 26, W: r.W, H: 24}
		p.FillRound(plate, 5, ui.Solid(ui.Alpha(ui.Ink, .85)))
		p.TextIn(c.note, plate.Inset(2), labelStyle.With(ui.GoldLight).Placed(ui.Center, ui.Middle))
	}
}

// bannerCard is where card i of n lies.
func bannerCard(i, n int) ui.Rect {
	const w, h = 135.0, 190.0
	step := min(146, (bannerRect.W-48-w)/max(1, float64(n-1)))
	x := bannerRect.X + bannerRect.W/2 - (step*float64(n-1)+w)/2
	return ui.Rect{X: x + step*float64(i), Y: bannerRect.Y + 52, W: w, H: h}
}

// answerButton is the ith of n answers.
func (f *Frame) answerButton(i, n int, c moment.Choice) ui.Button {
	cols := min(n, 3)
	area := ui.Rect{X: bannerRect.X + 20, Y: bannerRect.Y + 254, W: bannerRect.W - 40, H: 44}
	r := area.Row(i%cols, cols, 10).Move(0, 48*float64(i/cols))
	b := ui.NewButton("answer-"+c.Word+"-"+words.Number(c.Last().A), c.Label, r, ui.GoldLook, func() { f.Do.Take(c) })
	b.Size, b.Tip = 19, func() string { return c.More }
	return b
}

func (BannerPanel) Regions(f *Frame) (list []ui.Region) {
	if !f.bannerShown() {
		return nil
	}
	list = append(list, note("banner", f.BannerTitle(), nil, bannerRect))
	cards := f.cards()
	for i, c := range cards {
		reg := f.thing(c.name, c.label, nil, bannerCard(i, len(cards)), c.target)
		if c.target == (game.Target{}) {
			reg = note(c.name, c.label, nil, bannerCard(i, len(cards)))
		}
		list = append(list, reg)
	}
	for i, c := range f.answers() {
		b := f.answerButton(i, len(f.answers()), c)
		list = append(list, b.Region)
	}
	return list
}
