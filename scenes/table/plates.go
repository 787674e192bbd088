package table

import (
	"strings"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// What the rules show of the table: pieces of it at moments of games that are always the
// same, drawn by the panels themselves.

// Sample is such a moment: chance has made its moves, any option as likely as another, so
// that it stays whatever computer players learn. The first seat is a person's, who looks.
type Sample struct {
	Seats   int
	Modules []string
	Options []game.Option
	Seed    string
	Moves   int
	Plates  []paint.Plate
}

// Plates are the pictures of a chapter, in the language of the context. A piece that is not
// on the table, as with components of one's own, is left out.
func (g *Games[V, M]) Plates(c *ui.Context, chapter string) (list []scenes.Plate) {
	for i := range g.Title.Samples {
		var d *diorama[V, M]
		for _, p := range g.Title.Samples[i].Plates {
			if p.Chapter != chapter {
				continue
			}
			if d == nil {
				d = g.diorama(c, &g.Title.Samples[i])
			}
			if plate, ok := d.plate(c, p); ok {
				list = append(list, plate)
			}
		}
	}
	return list
}

// diorama is a table that nobody plays at.
type diorama[V any, M Model[V]] struct {
	model   M
	panels  []paint.Panel[M]
	regions []ui.Region
}

// diorama lays the table of a sample.
func (g *Games[V, M]) diorama(c *ui.Context, of *Sample) *diorama[V, M] {
	m := g.Title.played(of)
	s := NewSession(&g.Title.Play, m)
	s.call(c.T)
	screen := g.Title.Open(m.Game())
	now := &paint.Frame[V]{Moment: NewMoment(s, screen.View(m.Game(), s.Seat()))}
	now.On(c)
	out := &diorama[V, M]{model: screen.Model(now)}
	out.panels = screen.Panels(func() []ui.Region { return out.regions })
	for _, p := range out.panels {
		out.regions = append(out.regions, p.Regions(out.model)...)
	}
	return out
}

// played plays the game of a sample. A game that cannot be made of the title's components
// is a fault of the sample.
func (t *Title[V, M]) played(of *Sample) *game.Match {
	seats := make([]game.Player, of.Seats)
	for i := range seats {
		seats[i].Colour = uint8(i)
		if i > 0 {
			seats[i].Level = opponent
		}
	}
	setup := t.Rules.Setup(seats, of.Modules, game.SeedOf(of.Seed))
	setup.Options = of.Options
	m, err := game.NewMatch(t.Rules, setup)
	chance := game.NewStream(setup.Seed, 1<<35)
	for n := 0; err == nil && !m.Game().Over() && n < of.Moves; n++ {
		options := m.Game().Decision().Options
		err = m.Apply(options[chance.N(len(options))])
	}
	if err != nil {
		panic(err)
	}
	return m
}

// plate cuts a plate out of the table; ok is false when what it shows is not there.
func (d *diorama[V, M]) plate(c *ui.Context, of paint.Plate) (plate scenes.Plate, ok bool) {
	var cut ui.Rect
	for n, name := range of.At {
		r, ok := d.covered(name)
		if !ok {
			return plate, false
		}
		if cut = cut.Union(r); n == 0 {
			cut = r
		}
	}
	if p := of.Part; p != (ui.Rect{}) {
		cut = ui.Rect{X: cut.X + p.X*cut.W, Y: cut.Y + p.Y*cut.H, W: p.W * cut.W, H: p.H * cut.H}
	}
	cut = cut.Inset(-of.Margin)
	k := of.Wide / cut.W
	draw := func(p *ui.Painter) {
		p = p.Clipped(ui.Rect{W: of.Wide, H: cut.H * k})
		p.Wood()
		q := p.At(-cut.X*k, -cut.Y*k, k)
		for _, panel := range d.panels {
			if panel.Area().Overlaps(cut) {
				panel.Draw(q, d.model)
			}
		}
	}
	return scenes.Plate{Line: of.Line, W: of.Wide, H: cut.H * k, Says: c.T("plate." + of.Says), Draw: draw}, true
}

// covered is what a region covers, or all of them whose names begin as told.
func (d *diorama[V, M]) covered(name string) (all ui.Rect, ok bool) {
	begin, several := strings.CutSuffix(name, "*")
	for i := range d.regions {
		r := &d.regions[i]
		if r.Name != name && !(several && strings.HasPrefix(r.Name, begin)) {
			continue
		}
		if !ok {
			all, ok = r.Bounds, true
		}
		all = all.Union(r.Bounds)
	}
	return all, ok
}
