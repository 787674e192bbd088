package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// BannerPanel is what lies over Camelot for a while: the Black card that comes, cards that
// are shared or looked at, and the questions that interrupt a turn, with their answers.
type BannerPanel struct{}

func (BannerPanel) Area() ui.Rect {
	return ui.Rect{X: ringX - bannerWidest/2 - 14, Y: 60, W: bannerWidest + 28, H: 790}
}

// card is one that lies in the banner.
type card struct {
	name   string
	white  roundtable.White
	black  roundtable.Black
	label  string
	target game.Target
	note   string // under it
	asked  bool   // the question is about it
	later  bool   // a later one will be
	gone   bool   // it flies to who gets it: its place is empty
}

// cards are those in the banner, the middle of what is asked.
func (f *Frame) cards() (list []card) {
	if c := f.View.Coming; c.Here {
		list = append(list, card{name: "coming", white: roundtable.NoWhite, black: f.View.Comes, label: f.Black(c.Name)})
	}
	if _, w, ok := f.Letter(); ok {
		list = append(list, card{name: "letter", white: w, black: roundtable.NoBlack, label: f.White(w)})
	}
	for i := range f.View.Held {
		b := f.View.Two[i]
		list = append(list, card{name: "taken-" + words.Number(i+1), white: roundtable.NoWhite, black: b, label: f.BlackOrHidden(b), target: game.Target{Kind: roundtable.TargetTaken, A: i}})
	}
	for i := range f.View.Looking {
		b := roundtable.NoBlack
		if at := int(f.View.BlackLeft) - 1 - int(i); at >= 0 {
			b = f.View.Pile[at]
		}
		c := card{name: "seen-" + words.Number(i+1), white: roundtable.NoWhite, black: b, label: f.BlackOrHidden(b), target: game.Target{Kind: roundtable.TargetSeen, A: i}}
		if i < f.View.Ordered { // it lies where it is to
			c.note = f.T("order.chosen", "number", int(i)+1)
		}
		list = append(list, c)
	}
	for i, w := range f.FightCards() {
		list = append(list, card{name: "fight-" + words.Number(i+1), white: w, black: roundtable.NoBlack, label: f.White(w)})
	}
	gone := f.HandedOut()
	for i := range f.View.Pool.N {
		c := card{gone: gone>>i&1 != 0, name: "pool-" + words.Number(i+1), white: f.View.Pool.Cards[i], black: roundtable.NoBlack, label: f.White(f.View.Pool.Cards[i])}
		if to := f.View.Pool.To[i]; to > 0 {
			c.note = f.Knight(game.Seat(to - 1))
		}
		if f.Asked != game.NoSeat && f.Kind == game.AskKind(roundtable.AskShare) {
			c.asked, c.later = i == f.View.Pool.Named, i > f.View.Pool.Named
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
	list = append(append(list, f.Buttons...), f.bannered()...)
	if f.Kind == game.AskKind(roundtable.AskPledge) {
		slices.Reverse(list) // a second click on "try" must not give none
	}
	return list
}

// bannered are those at the card that comes and at relics, the ride home, the Wars of which one is
// to be chosen, and who gets a card that is shared: who reads the question looks for its answers
// below it.
func (f *Frame) bannered() (list []moment.Choice) {
	for _, c := range f.All {
		did := c.Do[0].Kind
		if k := c.At.Kind; k == roundtable.TargetCome || k == roundtable.TargetRelic || did == roundtable.ActReturnHome || did == roundtable.ActWar || did == roundtable.ActShare {
			list = append(list, c)
		}
	}
	return list
}

// bannerPlan is where things lie in the banner: its height is that of what is in it.
type bannerPlan struct {
	all, title ui.Rect
	cards      []ui.Rect
	odds       ui.Rect // how a fight with an engine stands; without height there is none
	text       ui.Rect // what the card that comes or was given does; without height there is none
	answers    []ui.Rect
}

const (
	bannerTitle  = 50.0
	bannerCards  = 206.0
	answerHigh   = 46.0
	bannerLowest = 470.0 // its middle
	bannerWidest = 1080.0
)

// planBanner lays the banner out, no wider than most where cards can overlap; more is how much
// higher than usual its text is.
func planBanner(cards []card, answers int, told, fight, pinned bool, most, more float64) (b bannerPlan) {
	across, answerHigh := min(3, max(answers, 1)), answerHigh
	switch {
	case answers == 4:
		across = 2
	case answers > 6:
		across = 5
	}
	if pinned { // they are touched
		across, answerHigh = min(2, max(answers, 1)), ui.Target
	}
	rows := (answers + across - 1) / across
	wide := max(camelotRect.W-16, min(most, 146*float64(len(cards))+52))
	cardRows := 1
	if pinned && cardStep(len(cards), wide-40) < leastCardStep {
		cardRows = 2
	}
	lie := bannerCards*float64(cardRows) + more
	high := bannerTitle + 30
	if len(cards) > 0 || told {
		high += lie
	}
	if fight {
		high += oddsHigh + 8
	}
	high += (answerHigh + 8) * float64(rows)
	b.all = ui.Rect{X: ringX - wide/2, Y: bannerLowest - high/2, W: wide, H: high}
	in := ui.Rect{X: b.all.X + 20, Y: b.all.Y + 12, W: b.all.W - 40, H: high - 24}
	b.title, in = in.CutTop(bannerTitle - 8)
	if len(cards) > 0 || told {
		_, in = in.CutTop(8)
		for i := range cardRows {
			first, last := len(cards)*i/cardRows, len(cards)*(i+1)/cardRows
			b.layCards(last-first, ui.Rect{X: in.X, Y: in.Y + bannerCards*float64(i), W: in.W, H: bannerCards - 12}, told)
		}
		b.text.H += more
		_, in = in.CutTop(lie)
	}
	if fight {
		b.odds, in = in.CutTop(oddsHigh)
		_, in = in.CutTop(8)
	}
	for i := range answers {
		row := ui.Rect{X: in.X, Y: in.Y + (answerHigh+8)*float64(i/across), W: in.W, H: answerHigh}
		b.answers = append(b.answers, row.Row(i%across, across, 10))
	}
	return b
}

// How wide a card is there, and how far the next one lies from it at least in a small window:
// who gets it is seen on what is not covered.
const (
	cardWide      = 135.0
	leastCardStep = 112.0
)

// cardStep is how far cards side by side lie from each other.
func cardStep(n int, room float64) float64 {
	return min(146, (room-cardWide)/max(1, float64(n-1)))
}

// bannerMost is how wide the banner is at most: a phone shows all of it at once.
func (f *Frame) bannerMost() float64 {
	switch room := f.Ctx.Room(); {
	case f.Pinned && f.Ctx.Shape() == ui.Standing:
		return room.W - 32
	case f.Pinned && f.Ctx.Shape() == ui.Lying:
		return room.W - 406 // the tabs and the buttons beside it
	}
	return bannerWidest
}

// layCards lays the cards side by side; one that is told of lies left of its text.
func (b *bannerPlan) layCards(n int, r ui.Rect, told bool) {
	const w, h = cardWide, 190.0
	step := cardStep(n, r.W)
	x := r.X + r.W/2 - (step*float64(n-1)+w)/2
	switch {
	case told && n == 0:
		b.text = ui.Rect{X: r.X + 6, Y: r.Y, W: r.W - 12, H: h}
	case told:
		x = r.X + 6
		b.text = ui.Rect{X: x + w + 20, Y: r.Y, W: r.W - w - 32, H: h}
	}
	for i := range n {
		b.cards = append(b.cards, ui.Rect{X: x + step*float64(i), Y: r.Y, W: w, H: h})
	}
}

// banner is what lies there now; ok is false when nothing does.
func (f *Frame) banner() (b bannerPlan, cards []card, answers []moment.Choice, ok bool) {
	if f.departs() {
		return b, nil, nil, false
	}
	cards, answers = f.cards(), f.answers()
	fight := f.Fighting()
	_, text := f.BannerText()
	if !slices.ContainsFunc(cards, lies) && len(answers) == 0 && !fight && text == "" {
		return b, nil, nil, false
	}
	told := text != "" && len(cards) <= 1
	b = planBanner(cards, len(answers), told, fight, f.Pinned, f.bannerMost(), 0)
	if told {
		_, room := b.text.CutTop(bannerHead)
		if more := f.Ctx.Measure().ParagraphHeight(text, room.W, bannerStyle.Sized(bannerStyle.Min)) - room.H; more > 0 {
			b = planBanner(cards, len(answers), told, fight, f.Pinned, f.bannerMost(), more)
		}
	}
	return b, cards, answers, true
}

// BannerFrame is where it lies, for tests; without height there is none.
func BannerFrame(f *Frame) ui.Rect {
	b, _, _, _ := f.banner()
	return b.all
}

// lies reports whether a card is still there.
func lies(c card) bool { return !c.gone }

// departs reports whether the Black card that has come is on its way to where it goes: it was read.
func (f *Frame) departs() bool {
	return !f.Interrupts() && slices.ContainsFunc(f.Moving, func(e game.Event) bool {
		switch e.Kind {
		case roundtable.EventLaid, roundtable.EventDespair, roundtable.EventStep, roundtable.EventWarrior:
			return f.View.Coming.Here
		case roundtable.EventMoved, roundtable.EventWhitesGone, roundtable.EventSummoned: // they ride home below it
			return f.View.Coming.Here
		}
		return false
	})
}

// bannerHead is the height of what its text is headed by.
const bannerHead = 34.0

// bannerStyle is that of its text: no smaller than can be read.
var bannerStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 23, Min: ui.Least, Color: ui.BodyStyle.Color, Line: ui.BodyStyle.Line}

func (BannerPanel) Draw(p *ui.Painter, f *Frame) {
	b, cards, answers, ok := f.banner()
	if !ok {
		return
	}
	p = p.Named("banner")
	p.Panel(b.all)
	drawBannerTitle(p, f, b.title)
	for i := range cards {
		drawBannerCard(p, f, &cards[i], b.cards[i])
	}
	if b.text.H > 0 {
		name, text := b.text.CutTop(bannerHead)
		head, told := f.BannerText()
		p.TextIn(head, name, ui.BoldStyle.Sized(25).With(ui.Rubric).Placed(ui.Left, ui.Middle))
		p.Paragraph(told, text, bannerStyle)
	}
	if b.odds.H > 0 {
		drawOdds(p, f, b.odds)
	}
	for i, c := range answers {
		button := f.answerButton(b.answers[i], c)
		button.Draw(p, f.Ctx)
		if r := button.Bounds; c.Last().Kind == roundtable.ActShare {
			p.SpriteAt(c.Icon, r.X+r.H/2, r.Y+r.H/2, r.H-10)
		}
	}
}

// drawBannerTitle says who is asked what.
func drawBannerTitle(p *ui.Painter, f *Frame, r ui.Rect) {
	title := ui.BoldStyle.Sized(24).Placed(ui.Center, ui.Middle)
	title.Min = 17
	if f.Interrupts() {
		p.SpriteAt("crest-"+f.Coat(f.Asked), r.X+20, r.Y+r.H/2, 40)
		r.X, r.W = r.X+44, r.W-44
		title.Align = ui.Left
	}
	r.W -= 14 // the corner's ornament
	if asks := f.BannerTitle(); p.TextWidth(asks, title.Sized(title.Min)) <= r.W {
		p.TextIn(asks, r, title)
	} else { // on two lines
		title.Line = 1.05
		p.Paragraph(asks, r, title)
	}
}

func drawBannerCard(p *ui.Painter, f *Frame, c *card, r ui.Rect) {
	if c.gone {
		return
	}
	if f.Lit(c.target) || c.asked {
		p.GlowRing(r, 9, f.Breath)
	}
	if c.asked {
		r = r.Move(0, -6)
		p.FillRound(r.Inset(-9), 13, ui.Solid(ui.Ink))
		p.FillRound(r.Inset(-7.5), 12, ui.Solid(asked))
	}
	if c.later {
		p = p.Faded(.5)
	}
	switch {
	case c.white != roundtable.NoWhite && c.note != "":
		drawWhiteNamed(p, f, c.white, r)
	case c.white != roundtable.NoWhite:
		drawWhite(p, f, c.white, r)
	default:
		drawBlack(p, f, c.black, r)
	}
	if c.note != "" {
		plate := ui.Rect{X: r.X, Y: r.Bottom() - 26, W: r.W, H: 24}
		p.FillRound(plate, 5, ui.Solid(ui.Alpha(ui.Ink, .85)))
		p.TextIn(c.note, plate.Inset(2), labelStyle.With(ui.GoldLight).Placed(ui.Center, ui.Middle))
	}
}

// answerButton is the button of an answer.
func (f *Frame) answerButton(r ui.Rect, c moment.Choice) ui.Button {
	list := []moment.Choice{c}
	label := c.Label
	if c.Last().Kind == roundtable.ActWar {
		label = c.Short // the question is over it
	}
	b := ui.NewButton("answer-"+c.Word+"-"+words.Number(c.Last().A), label, r, ui.GoldLook, nil)
	if c.Last().Kind == roundtable.ActShare { // as with a press on his plate
		b.Name, b.Text = "answer-share-"+words.Number(c.Last().B), c.Short
	}
	f.Opens(&b.Region, list)
	b.Size, b.Glow, b.Tip = 21, f.Glows(list), func() string { return c.More }
	f.Calms(&b)
	return b
}

func (BannerPanel) Regions(f *Frame) (list []ui.Region) {
	b, cards, answers, ok := f.banner()
	if !ok {
		return nil
	}
	list = append(list, note("banner", f.BannerTitle(), nil, b.all))
	for i, c := range cards {
		reg := note(c.name, c.label, nil, b.cards[i])
		if c.target != (game.Target{}) {
			reg = f.thing(c.name, c.label, nil, b.cards[i], c.target)
		}
		reg.Tip = func() string { return f.FaceTip(c.white, c.black) }
		list = append(list, reg)
	}
	if b.odds.H > 0 {
		list = append(list, note("odds", f.Odds(roundtable.NoWhite), nil, b.odds))
	}
	for i, c := range answers {
		button := f.answerButton(b.answers[i], c)
		list = append(list, button.Region)
	}
	return list
}
