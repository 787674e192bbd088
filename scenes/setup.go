package scenes

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/bot"
	"merlin/scenes/ui"
)

// setup asks who plays, with which modules and by which house rules.
type setup struct {
	page
	plan    setupPlan
	seats   []game.Player
	dressed int // the seat that is offered the colours, or nobody
	seed    string
	more    bool          // all house rules are shown, not the presets alone
	over    []ui.Toggle   // none, or the house rule of taking back, where several people play
	chosen  []string      // modules, by variant, in their order
	options []game.Option // house rules that are not as usual, in their order
	modules []moduleCard
	house   []optionCard
	fields  []*ui.Field
	choices []ui.Choice
}

func newSetup(g *Game) *setup {
	g.need(g.title.Set)
	s := &setup{
		page: newPage(g, setupPanel), dressed: nobody, seed: g.config.Seed,
	}
	s.plan = planSetup(&g.title.Description, s.stocks())
	s.have(g.lastModules())
	s.options = s.unusual(g.lastRules())
	s.more = !slices.ContainsFunc(g.title.Presets, func(p game.Preset) bool { return s.like(&p) })
	for i := range min(max(g.title.MinSeats, len(g.settings.SeatLevels)), g.title.MaxSeats) {
		s.seats = append(s.seats, s.newSeat(i))
	}
	return s
}

// seat has the players of a game sit there again, in the order of the set-up.
func (s *setup) seat(players []game.Player) {
	if n := len(players); n >= s.game.title.MinSeats && n <= s.game.title.MaxSeats {
		s.seats = slices.Clone(players)
	}
}

// newSeat is seat i under the name it had last time, and of that kind, in a colour nobody
// has. At first only the first is a person when there are computer players, and these suit a
// first game.
func (s *setup) newSeat(i int) game.Player {
	seat := game.Player{Colour: uint8(s.freeColour())}
	if i > 0 && s.game.config.Computers {
		seat.Level = uint8(bot.Usual)
	}
	if levels := s.game.settings.SeatLevels; i < len(levels) && s.game.config.Computers && levels[i] <= int(bot.Levels) {
		seat.Level = uint8(bot.Level(levels[i]).Offered(&s.game.title.Description))
	}
	if seat.Level > 0 && !s.game.known() {
		seat.Level = uint8(s.game.company(bot.Level(seat.Level)))
	}
	if names := s.game.settings.SeatNames; i < len(names) {
		seat.Name = names[i]
	}
	if faces := s.game.settings.SeatFaces; i < len(faces) && !s.taken(faces[i]) {
		seat.Face = faces[i]
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
	return slices.IndexFunc(s.seats, func(p game.Player) bool { return int(p.Colour) == colour })
}

// Rebuild makes the controls from the seats.
func (s *setup) Rebuild(*ui.Context) {
	s.begin(s)
	s.fields, s.choices = nil, nil
	for i := range s.seats {
		s.buildSeat(i)
	}
	if n := len(s.seats); n < s.game.title.MaxSeats {
		x, y := s.plan.seats[n].Center()
		b := s.button("seat-add", s.ctx.T("setup.add"), ui.Around(x, y, 344, 84), ui.DarkLook, s.add)
		b.Icon = "icon-plus"
	}
	s.buildShelf()
	s.buildFoot()
}

func (s *setup) buildFoot() {
	t := s.ctx.T
	back, rest := setupFoot.CutLeft(setupBack)
	s.back(back)
	start, rest := rest.CutRight(setupStart)
	b := s.button("start", t("setup.start"), start, ui.GoldLook, s.start)
	b.Icon, b.Size = "icon-play", 36
	house, _, seed := footParts(rest)
	if s.over = s.over[:0]; s.people() > 1 {
		rule := ui.NewToggle("take-back", t("setup.take_back"), house, &s.game.settings.TakeBack, s.clicking(s.game.changed))
		rule.Tip = ui.Say(t("options.take_back"))
		s.over = append(s.over, rule)
	}
	f := ui.NewField("seed", t("setup.seed"), seed, s.seed, func(v string) { s.seed = v })
	f.Hint, f.Tip = t("setup.seed_hint"), ui.Say(t("setup.seed_tip"))
	s.fields = append(s.fields, f)
}

// footParts are the places at the foot for the house rule of taking back and for the seed,
// its name and its field.
func footParts(rest ui.Rect) (house, name, seed ui.Rect) {
	rest = ui.Rect{X: rest.X + 36, Y: rest.Y + 12, W: rest.W - 72, H: 60}
	house, rest = rest.CutLeft(430)
	name, seed = rest.CutLeft(170)
	name.W -= 16
	return house, name, seed
}

// people is how many seats have a person.
func (s *setup) people() (n int) {
	for _, p := range s.seats {
		if p.Human() {
			n++
		}
	}
	return n
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
	s.seats, s.dressed = slices.Delete(s.seats, i, i+1), nobody
	s.again()
}

// wear gives the seat a colour; who has it takes the old one.
func (s *setup) wear(i, colour int) {
	if j := s.wearer(colour); j >= 0 {
		s.seats[j].Colour = s.seats[i].Colour
	}
	s.seats[i].Colour, s.dressed = uint8(colour), nobody
	s.again()
}

// taken reports whether a seat has been given the face.
func (s *setup) taken(face string) bool {
	return slices.ContainsFunc(s.seats, func(p game.Player) bool { return p.Face == face && face != "" })
}

// defaultName is what a seat without a name is called.
func (s *setup) defaultName(i int) string {
	if p := s.seats[i]; !p.Human() && bot.FaceNamed(p.Face) >= 0 {
		return s.ctx.T("face." + p.Face)
	} else if !p.Human() {
		return s.ctx.T("setup.face_drawn")
	}
	if name := s.worn(int(s.seats[i].Colour)); name != "" {
		return s.ctx.T("ui.colour." + name)
	}
	return s.ctx.T("setup.name", "number", i+1)
}

// start keeps the set-up and hands the game over.
func (s *setup) start() {
	next := NewGame{Seed: strings.TrimSpace(s.seed), Modules: s.played(s.chosen), Options: s.options}
	var names, faces []string
	var levels []int
	for _, seat := range s.seats {
		names, levels, faces = append(names, seat.Name), append(levels, int(seat.Level)), append(faces, seat.Face)
		if seat.Human() {
			seat.Face = ""
		}
		seat.Name = strings.TrimSpace(seat.Name)
		next.Seats = append(next.Seats, seat)
	}
	g := s.game
	g.settings.SeatNames, g.settings.SeatLevels, g.settings.SeatFaces = names, levels, faces
	g.rememberNames(s.seats)
	g.keepChoice(s.chosen, s.options)
	g.changed()
	g.open(g.title, func() ui.Scene { return g.title.Start(s.ctx, next) }, func(next ui.Scene) { s.ctx.Replace(s, next) })
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
	var names, seats, foot []ui.Region
	for _, f := range s.fields {
		if f.Name == "seed" {
			foot = append(foot, f.Region)
		} else {
			names = append(names, f.Region)
		}
	}
	controls := s.controls()
	for i := range s.seats {
		for _, r := range controls {
			if strings.HasPrefix(r.Name, seatID(i)) {
				seats = append(seats, r)
			}
		}
	}
	for _, r := range controls {
		if ui.Find(seats, r.Name) < 0 {
			foot = append(foot, r)
		}
	}
	return slices.Concat(names, seats, foot)
}

// controls are all regions but the fields.
func (s *setup) controls() (list []ui.Region) {
	for i := range s.choices {
		list = append(list, s.choices[i].Regions()...)
	}
	for i := range s.modules {
		list = append(list, s.modules[i].regions()...)
	}
	for i := range s.house {
		list = append(list, s.house[i].values.Regions()...)
	}
	for i := range s.over {
		list = append(list, s.over[i].Region)
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
	for i := range s.over {
		s.over[i].Draw(p, s.ctx)
	}
	s.drawButtons(p)
	s.drawPlates(p)
	s.drawFaces(p)
	s.drawShelf(p)
}

func (s *setup) drawStill(p *ui.Painter) {
	t := s.ctx.T
	p = p.Named("setup")
	room := setupMain.W
	if !s.ctx.InPieces(s) && s.ctx.Locale().Has("setup.first") {
		room = setupFirst.X - 64 - setupMain.X
		p.SpriteAt("crown", setupFirst.X-28, setupFirst.Y+setupFirst.H/2, 40)
		line := ui.HintStyle.Placed(ui.Left, ui.Middle).Sized(24)
		line.Min = 18
		p.Paragraph(s.begins()+t(s.first()), setupFirst, line)
	}
	title := s.game.entitled(s.game.title, t("setup.title"))
	if s.ctx.Shape() == ui.Standing { // there is no room to say of what
		title = t("setup.title")
	}
	s.headed(p, title, setupPanel, headHigh, room)
	for i := range s.plan.seats {
		s.drawSeat(p, i)
	}
	if s.plan.shelf.H > 0 {
		p.Well(s.plan.shelf, 10)
	}
	_, rest := setupFoot.CutLeft(setupBack)
	rest, _ = rest.CutLeft(rest.W - setupStart)
	_, name, _ := footParts(rest)
	st := ui.BodyStyle.Placed(ui.Right, ui.Middle)
	st.Min = 20
	p.TextIn(t("setup.seed"), name, st)
}

// begins says what a first game is, which has no modules, where that is chosen and not
// written beside it.
func (s *setup) begins() string {
	for _, p := range s.game.title.Presets {
		if len(p.Modules) == 0 && s.like(&p) && !s.folds() {
			key := "setup.preset." + p.Name
			return s.ctx.T("word.pair", "name", "<b>"+s.ctx.T(key)+"</b>", "text", s.ctx.T(key+"_tip")) + "\n"
		}
	}
	return ""
}

// first is the key of what is said of who begins: a house rule may have a sentence on it.
func (s *setup) first() string {
	for _, o := range s.options {
		if own := "setup.first." + o.Name + "." + o.Value; s.ctx.Locale().Has(own) {
			return own
		}
	}
	return "setup.first"
}
