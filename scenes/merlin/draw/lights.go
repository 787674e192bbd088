package draw

import (
	"math"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// What the table marks while a category of a scoring is told.

// Sizes of the stars with points.
const (
	madeStar = 37.0 // where points come from
	seatStar = 54.0 // what a seat gets in all
	beside   = 44.0 // a seat's points
)

// ScoringLights mark what a category of the last scoring is about: what was counted, the
// points where they come from, and what each player gets.
func ScoringLights(f *Frame, panels []Panel, part int) (list []paint.Flight) {
	scored, ok := LastScoring(f)
	shown := scored.shown(f)
	if !ok || part >= len(shown) {
		return nil
	}
	s := &Stage{Ctx: f.Ctx, Frame: f, View: f.View, Panels: panels}
	of := shown[part].Of
	if shown[part].Lights != nil {
		list = shown[part].Lights(s, &scored)
	}
	list = append(list, s.madeStars(&scored, of)...)
	return append(list, s.seatStars(&ScoringSheet(f).Parts[part])...)
}

// made are the events of points of a part.
func (s *Scored) made(f *Frame, of PartOf) (list []game.Event) {
	for _, e := range s.events {
		if e.Kind == merlin.EventPoints && of != OfRoundEnd && f.Rows.Reasons[e.Args[1]].Of == of {
			list = append(list, e)
		}
	}
	return list
}

// madeStars are the points at the places that they come from.
func (s *Stage) madeStars(scored *Scored, of PartOf) (list []paint.Flight) {
	at := map[[2]float64]int{}
	for _, e := range scored.made(s.Frame, of) {
		from := s.Frame.Rows.Reasons[e.Args[1]].From
		if from == nil {
			continue
		}
		x, y, ok := s.Anchor(from(s, e))
		if !ok || SheetRect.Contains(x, y) {
			continue
		}
		p := [2]float64{x, y}
		x, y = inward(x, y)
		x += 44 * float64(at[p])
		at[p]++
		list = append(list,
			paint.Flight{Sprite: "points-star", Text: words.Signed(int(e.Args[0])), Size: madeStar, Path: [][2]float64{{x, y}}, Lies: true},
			paint.Flight{Sprite: "score-" + s.Colour(e.Seat), Size: 26, Path: [][2]float64{{x + 17, y + 15}}, Lies: true})
	}
	return list
}

// inward moves a point of the board towards its middle, so that a star there does not
// hide what it is about.
func inward(x, y float64) (float64, float64) {
	if !BoardRect.Contains(x, y) {
		return x, y
	}
	dx, dy := BoardX-x, BoardY-y
	const step = 42
	d := math.Max(1, math.Hypot(dx, dy))
	return x + dx/d*step, y + dy/d*step
}

// seatStars are what each seat gets in all, beside its score.
func (s *Stage) seatStars(part *scenes.SheetPart) (list []paint.Flight) {
	for seat := range game.Seat(len(s.Frame.Seats)) {
		n := part.Points(int(seat))
		if n == 0 {
			continue
		}
		if x, y, ok := s.ownScore(seat); ok {
			list = append(list, paint.Flight{Sprite: "points-star", Text: words.Signed(n), Size: seatStar, Path: [][2]float64{{x, y}}, Lies: true})
		}
	}
	return list
}

// ownScore is beside a seat's points in its castle, large or small.
func (s *Stage) ownScore(seat game.Seat) (x, y float64, ok bool) {
	for _, p := range s.Panels {
		if _, board := p.(*BoardPanel); board {
			continue
		}
		if x, y, ok = p.Anchor(s.Frame, model.At(model.AtScore, seat)); !ok {
			continue
		}
		if _, large := p.(*CastlePanel); large {
			return x, y - beside, true // the name is below it
		}
		return x, y + beside, true
	}
	return 0, 0, false
}

// Marked is a place that is marked by what draws over it, on the painter of the table.
func Marked(draw func(p *ui.Painter)) paint.Flight {
	return paint.Flight{Drawn: Painted(func(p *ui.Painter, _, _, _ float64) { draw(p) }), Path: [][2]float64{{0, 0}}, Lies: true}
}

// LitAreas outlines the areas that were scored.
func LitAreas(s *Stage, scored *Scored) (list []paint.Flight) {
	f := s.Frame
	for _, a := range AreasOf(f.Rules.Table(&scored.Table)) {
		if len(a.Leaders) == 0 {
			continue
		}
		list = append(list, Marked(func(p *ui.Painter) {
			field := f.domainPlan().field(p)
			for _, tile := range a.Tiles {
				x, y := TileAt(tile, f.View.Rows)
				field.FillPolygon(ui.Solid(ui.Alpha(ui.Glow, .2)), hexagon(x, y, HexR-1)...)
			}
			drawOutline(field, &a, f.View.Rows)
		}))
	}
	return list
}

// LitProvinces outlines the provinces in which influence was scored.
func LitProvinces(_ *Stage, scored *Scored) (list []paint.Flight) {
	for _, c := range scored.Counties {
		if c.Shares == [merlin.MaxSeats]bool{} {
			continue
		}
		xy := sector(merlin.Province(c.What))
		list = append(list, Marked(func(p *ui.Painter) {
			p.StrokePolygon(9, ui.Solid(ui.Alpha(ui.Ink, .7)), xy...)
			p.StrokePolygon(5, ui.Solid(ui.GlowEdge), xy...)
		}))
	}
	return list
}

// LitServants rings the servants in the provinces.
func LitServants(s *Stage, _ *Scored) (list []paint.Flight) {
	f := s.Frame
	for seat := range f.Seats {
		for v, where := range f.View.Players[seat].Servants {
			if where == merlin.Castle {
				continue
			}
			x, y, _ := s.Anchor(model.At(model.AtServant, game.NoSeat, uint8(v), uint8(where)))
			list = append(list, Marked(func(p *ui.Painter) {
				p.StrokeCircle(x, y, 30, 8, ui.Solid(ui.Alpha(ui.Ink, .6)))
				p.StrokeCircle(x, y, 30, 4.6, ui.Solid(ui.GlowEdge))
			}))
		}
	}
	return list
}
