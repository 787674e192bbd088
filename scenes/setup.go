package scenes

import (
	"fmt"
	"strings"

	"merlin/fonts"
	"merlin/game/bot"
	"merlin/scenes/ui"
)

// setup asks who plays, and with which modules.
type setup struct {
	page
	seats   []SeatSetup
	seed    string
	more    bool
	chosen  []string // modules, by variant, in their order
	modules []moduleCard
	fields  []*ui.Field
	choices []ui.Choice
}

var (
	setupPanel = ui.Rect{X: 48, Y: 36, W: 1824, H: 1008}
	setupFirst = ui.Rect{X: 1120, Y: 82, W: 696, H: 72}
	setupCards = ui.Rect{X: 104, Y: 180, W: 1712, H: 372}
	setupShelf = ui.Rect{X: 104, Y: 568, W: 1712, H: 334}
	setupFoot  = ui.Rect{X: 104, Y: 914, W: 1712, H: 84}
)

func newSetup(g *Game) *setup {
	g.need(g.title.Name)
	s := &setup{page: newPage(g, setupPanel), seed: g.config.Seed, more: g.config.Seed != ""}
	s.choose(g.config.Chosen)
	if len(g.config.Chosen) == 0 {
		s.choose(g.modules())
	}
	for i := range min(max(g.title.MinSeats, len(g.settings.SeatLevels)), g.title.MaxSeats) {
		s.seats = append(s.seats, s.newSeat(i))
	}
	return s
}

// newSeat is seat i under the name it had last time, and of that kind, in a colour nobody
// has. At first only the first is a person when there are computer players.
func (s *setup) newSeat(i int) SeatSetup {
	seat := SeatSetup{Colour: s.freeColour()}
	if i > 0 && s.game.config.Computers {
		seat.Level = bot.Adept
	}
	if levels := s.game.settings.SeatLevels; i < len(levels) && s.game.config.Computers && levels[i] <= int(bot.Levels) {
		seat.Level = bot.Level(levels[i])
	}
	if names := s.game.settings.SeatNames; i < len(names) {
		seat.Name = names[i]
	}
	return seat
}

func (s *setup) freeColour() int {
	for c := range s.game.title.Colours {
		if s.wearer(c) < 0 {
			return c
		}
	}
	return 0
}

// wearer is the seat that has the colour, or -1.
func (s *setup) wearer(colour int) int {
	for i := range s.seats {
		if s.seats[i].Colour == colour {
			return i
		}
	}
	return -1
}

// Rebuild makes the controls from the seats.
func (s *setup) Rebuild(*ui.Context) {
	s.begin()
	s.fields, s.choices = nil, nil
	for i := range s.seats {
		s.buildSeat(i, setupCards.Row(i, s.game.title.MaxSeats, 28))
	}
	if n := len(s.seats); n < s.game.title.MaxSeats {
		card := setupCards.Row(n, s.game.title.MaxSeats, 28)
		b := s.button("seat-add", s.ctx.T("setup.add"), ui.Around(card.X+card.W/2, card.Y+card.H/2, 344, 84), ui.DarkLook, s.add)
		b.Icon = "icon-plus"
	}
	s.buildShelf()
	s.buildFoot()
}

func (s *setup) buildSeat(i int, card ui.Rect) {
	t, seat := s.ctx.T, &s.seats[i]
	id := seatID(i)
	in := ui.Rect{X: card.X + 22, Y: card.Y + 100, W: card.W - 44, H: 58}
	f := ui.NewField(id+"name", t("setup.name", "number", i+1), in, seat.Name, func(v string) { seat.Name = v })
	f.Hint = s.defaultName(i)
	s.fields = append(s.fields, f)
	s.choices = append(s.choices, s.kinds(id, i, in.Move(0, 66)))
	if seat.Level > 0 {
		s.choices = append(s.choices, s.levels(id, i, in.Move(0, 200)))
	}
	for c, name := range s.game.title.Colours {
		r := ui.Rect{X: in.X, Y: in.Y + 132, W: in.W, H: 60}.Row(c, len(s.game.title.Colours), 10)
		label := t("setup.colour", "number", i+1) + ": " + t("ui.colour."+name)
		b := s.button(id+name, label, r, ui.PlainLook, func() { s.wear(i, c) })
		b.Text, b.Icon, b.On, b.Tip = "", "crest-"+name, seat.Colour == c, ui.Say(t("ui.colour."+name))
	}
	if i >= s.game.title.MinSeats {
		b := s.button(id+"remove", t("setup.remove", "number", i+1), ui.Rect{X: card.Right() - 66, Y: card.Y + 21, W: 52, H: 52}, ui.DarkLook, func() { s.remove(i) })
		b.Text, b.Icon = "", "icon-close"
	}
}

func (s *setup) buildFoot() {
	t := s.ctx.T
	back, rest := setupFoot.CutLeft(300)
	s.back(back)
	start, rest := rest.CutRight(420)
	b := s.button("start", t("setup.start"), start, ui.GoldLook, s.start)
	b.Icon, b.Size = "icon-play", 36
	rest = rest.Inset(0).Move(40, 0)
	rest.W -= 80
	if !s.more {
		m := ui.Around(rest.X+rest.W/2, rest.Y+rest.H/2, 220, 60)
		b := s.button("more", t("setup.more"), m, ui.PlainLook, func() { s.more = true; s.again() })
		b.Tip = ui.Say(t("setup.more_tip"))
		return
	}
	r := ui.Rect{X: rest.X + 220, Y: rest.Y + 12, W: rest.W - 220, H: 60}
	f := ui.NewField("seed", t("setup.seed"), r, s.seed, func(v string) { s.seed = v })
	f.Hint, f.Tip = t("setup.seed_hint"), ui.Say(t("setup.seed_tip"))
	s.fields = append(s.fields, f)
}

// again rebuilds the controls where the keyboard stays.
func (s *setup) again() {
	s.Rebuild(s.ctx)
	s.ctx.RequestRedraw()
}

func (s *setup) add() {
	s.seats = append(s.seats, s.newSeat(len(s.seats)))
	s.again()
}

func (s *setup) remove(i int) {
	s.seats = append(s.seats[:i], s.seats[i+1:]...)
	s.again()
}

// wear gives the seat a colour; who has it takes the old one.
func (s *setup) wear(i, colour int) {
	if j := s.wearer(colour); j >= 0 {
		s.seats[j].Colour = s.seats[i].Colour
	}
	s.seats[i].Colour = colour
	s.again()
}

// modules are those that the title was played with last. Those of the first title were
// kept before there were others.
func (g *Game) modules() []string {
	if g.title == &g.config.Titles[0] {
		return g.settings.Modules
	}
	return g.settings.Others[g.title.Name]
}

// keepModules keeps them in the settings.
func (g *Game) keepModules(chosen []string) {
	if g.title == &g.config.Titles[0] {
		g.settings.Modules, g.settings.Title = chosen, ""
		return
	}
	g.settings.Title = g.title.Name
	if g.settings.Others == nil {
		g.settings.Others = map[string][]string{}
	}
	g.settings.Others[g.title.Name] = chosen
}

// defaultName is what a seat without a name is called.
func (s *setup) defaultName(i int) string {
	return s.ctx.T("ui.colour." + s.game.title.Colours[s.seats[i].Colour])
}

// start keeps the set-up and hands the game over.
func (s *setup) start() {
	game := NewGame{Seed: strings.TrimSpace(s.seed), Modules: s.played(s.chosen)}
	var names []string
	var levels []int
	for _, seat := range s.seats {
		names, levels = append(names, seat.Name), append(levels, int(seat.Level))
		seat.Name = strings.TrimSpace(seat.Name)
		game.Seats = append(game.Seats, seat)
	}
	g := &s.game.settings
	g.SeatNames, g.SeatLevels = names, levels
	s.game.keepModules(s.chosen)
	s.game.changed()
	s.game.enter(func() { s.ctx.Replace(s.game.title.Start(s.ctx, game)) })
}

// Update lets the fields be typed in.
func (s *setup) Update(c *ui.Context) error {
	for _, f := range s.fields {
		f.Update(c)
	}
	return nil
}

// Regions are the names, since one is typed after the other, then the rest of
// the seats from left to right, then the modules and the foot.
func (s *setup) Regions() []ui.Region {
	var out, foot []ui.Region
	for i := range s.seats {
		out = append(out, s.fields[i].Region)
	}
	for i := range s.seats {
		for _, r := range s.controls() {
			if strings.HasPrefix(r.Name, seatID(i)) {
				out = append(out, r)
			}
		}
	}
	for _, f := range s.fields[len(s.seats):] {
		foot = append(foot, f.Region)
	}
	for _, r := range s.controls() {
		if ui.Find(out, r.Name) < 0 {
			foot = append(foot, r)
		}
	}
	return append(out, foot...)
}

// controls are all regions but the fields.
func (s *setup) controls() (list []ui.Region) {
	for i := range s.choices {
		list = append(list, s.choices[i].Regions()...)
	}
	for i := range s.modules {
		list = append(list, s.modules[i].regions()...)
	}
	return append(list, ui.ButtonRegions(s.buttons)...)
}

// seatID begins the names of the regions of seat i.
func seatID(i int) string { return fmt.Sprintf("seat-%d-", i+1) }

// Draw draws the seats' cards, then the controls on them.
func (s *setup) Draw(p *ui.Painter) {
	s.drawGround(p, s.drawStill)
	for _, f := range s.fields {
		f.Draw(p, s.ctx)
	}
	for i := range s.choices {
		s.choices[i].Draw(p, s.ctx)
	}
	s.drawButtons(p)
	s.drawModules(p)
}

func (s *setup) drawStill(p *ui.Painter) {
	t := s.ctx.T
	p = p.Named("setup")
	heading(p, t("setup.title"), setupPanel)
	p.SpriteAt("crown", setupFirst.X-28, setupFirst.Y+setupFirst.H/2, 40)
	p.Paragraph(t("setup.first"), setupFirst, ui.HintStyle.Placed(ui.Left, ui.Middle).Sized(24))
	for i := range s.game.title.MaxSeats {
		s.drawSeat(p, i, setupCards.Row(i, s.game.title.MaxSeats, 28))
	}
	p.Well(setupShelf, 10)
	s.drawNote(p)
	if s.more {
		p.TextIn(t("setup.seed"), ui.Rect{X: setupFoot.X + 340, Y: setupFoot.Y, W: 200, H: setupFoot.H},
			ui.BodyStyle.Placed(ui.Right, ui.Middle))
	}
}

func (s *setup) drawSeat(p *ui.Painter, i int, card ui.Rect) {
	if i >= len(s.seats) {
		p.Well(card, 10)
		return
	}
	p.Shadow(card, 8, 6, 2, 4, .5)
	p.NineSlice("panel-inset", card, 16)
	colour := s.game.title.Colours[s.seats[i].Colour]
	band, _ := card.Inset(8).CutTop(78)
	p.NineSlice("panel-"+colour, band, 14)
	p.SpriteAt("crest-"+colour, band.X+band.W/2, band.Y+band.H/2, 72)
	number := ui.Style{Role: fonts.Number, Size: 40, Color: ui.ParchmentLight, Align: ui.Center, VAlign: ui.Middle, Shadow: ui.ShadowColor}
	p.Text(fmt.Sprint(i+1), band.X+40, band.Y+band.H/2, number)
}
