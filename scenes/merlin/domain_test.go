package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/modules"
	"merlin/scenes/ui"
)

// The lines that are drawn end at the colours that the rules read there.
func TestLinesEndAtTheirColours(t *testing.T) {
	box := standardBox
	for _, rows := range []uint8{3, 4} {
		for tile := range rows * merlin.Columns {
			for dir := range merlin.Directions {
				colour, ok := box.Line(tile, dir, rows)
				if !ok {
					continue
				}
				x, y := draw.LineEnd(tile, dir, rows)
				col := int((x - 911 + draw.StepX/2) / draw.StepX)
				want := box.Lower[col]
				if _, mid := draw.Bed(rows).Center(); y < mid {
					want = box.Upper[col]
				}
				if colour != want || !draw.Bed(rows).Inset(-6).Contains(x, y) {
					t.Errorf("%d rows, tile %d, direction %d: %v, but the line ends at %.0f, %.0f by %v", rows, tile, dir, colour, x, y, want)
				}
			}
		}
	}
}

// A point of the field belongs to one tile at most, and a tile's middle to it.
func TestTilesDoNotOverlap(t *testing.T) {
	for _, rows := range []uint8{3, 4} {
		for tile := range rows * merlin.Columns {
			x, y := draw.TileAt(tile, rows)
			var hit []uint8
			for other := range rows * merlin.Columns {
				if ox, oy := draw.TileAt(other, rows); draw.InHexagon(x+20, y-30, ox, oy, draw.HexR) {
					hit = append(hit, other)
				}
			}
			if !slices.Equal(hit, []uint8{tile}) {
				t.Errorf("tile %d: its point belongs to %v", tile, hit)
			}
		}
	}
}

// The list of areas agrees with the scoring: sizes, leaders, points of each.
func TestAreasAgreeWithTheScoring(t *testing.T) {
	for seed := range uint64(8) {
		m := randomMatch(t, 2+int(seed%3), seed, func(m *game.Match) bool {
			return m.Game().(*merlin.Game).Round == 3
		})
		_, sc := showing(t, m, "en", ui.Fit(1920, 1080, 1))
		s, _ := draw.LastScoring(sc.frame)
		// since the scoring there was no build, as round 3 has only begun
		for _, a := range draw.AreasOf(sc.frame.Position()) {
			part := modules.Area(&s, int(a.First))
			if part == nil || part.Size != len(a.Tiles) {
				t.Fatalf("seed %d: the area of tile %d was not scored as %d tiles", seed, a.First, len(a.Tiles))
			}
			for seat := range game.Seat(sc.frame.View.Seats) {
				want := 0
				if slices.Contains(a.Leaders, seat) {
					want = a.Each()
				}
				if part.Got[seat] != want {
					t.Errorf("seed %d, area of tile %d, seat %d: %d points in the list, %d scored", seed, a.First, seat, want, part.Got[seat])
				}
			}
		}
	}
}

// Birds are heard while one looks at the domain or a manor is built there, and not for long
// afterwards.
func TestBirdsAtTheDomain(t *testing.T) {
	s := faced(t, 1, false)
	s.toMyTurn()
	at := func(name string) {
		s.t.Helper()
		i := ui.Find(s.app.Regions(), name)
		if i < 0 {
			t.Fatalf("there is no %s", name)
		}
		x, y := s.app.Regions()[i].Bounds.Center()
		for range 200 {
			if err := s.app.Update(&ui.Input{X: x, Y: y}); err != nil {
				t.Fatal(err)
			}
		}
	}
	if at("menu"); s.scene.Outside() {
		t.Error("birds are heard in the hall")
	}
	if at("tile-1,1"); !s.scene.Outside() {
		t.Error("no birds are heard at the domain")
	}
	if at("menu"); s.scene.Outside() {
		t.Error("birds are heard long after")
	}
	if !buildsThere(merlin.EventManor) || buildsThere(merlin.EventTurn) {
		t.Error("birds are heard at another event")
	}
}

// A tile that may be built on says which colours pay for it before one has chosen it, and each that
// is offered is among them; a tile with a manor says nothing of that.
func TestTilesSayWhatPays(t *testing.T) {
	app, glowing, built := appIn(t, "en"), 0, 0
	byChance(t, 2, 4, nil, func(m *game.Match) {
		f := askedBy(app, m)
		for tile := range f.View.Rows * merlin.Columns {
			tip := f.TileTip(tile)
			if f.View.Domain[tile].Manor != game.NoSeat {
				if built++; strings.Contains(tip, "A manor here costs") {
					t.Fatalf("a manor stands there: %q", tip)
				}
				continue
			}
			for _, c := range f.At(draw.TileTarget(tile)) {
				if a := c.Last(); a.Kind == merlin.ActBuild {
					colour := f.T("colour." + merlin.Province(a.B).String())
					if glowing++; !strings.Contains(tip, "A manor here costs") || !strings.Contains(tip, colour) {
						t.Fatalf("%s pays: %q", colour, tip)
					}
				}
			}
		}
	})
	if glowing < 20 || built < 20 {
		t.Errorf("%d tiles to build on, %d built on", glowing, built)
	}
}

// The list of areas keeps its order while manors are built, and says what a tie gives each.
func TestAreasKeepTheirPlaces(t *testing.T) {
	var order []string
	built, tied := 0, 0
	randomMatch(t, 2, 4, func(m *game.Match) bool {
		_, sc := showing(t, m, "en", ui.Fit(1920, 1080, 1))
		var names []string
		for _, r := range sc.Regions() {
			if strings.HasPrefix(r.Name, "area-") {
				names = append(names, r.Name)
			}
			if strings.HasPrefix(r.Name, "area-") && strings.Contains(r.Label, "3 ÷ 2, rounded down, 1 point each") {
				tied++
			}
		}
		if order != nil && !slices.Equal(order, names) {
			t.Fatalf("the list was %v, now it is %v", order, names)
		}
		order = names
		for _, tile := range sc.frame.View.Domain {
			if tile.Manor != game.NoSeat {
				built++
			}
		}
		return false
	})
	if built == 0 || tied == 0 {
		t.Errorf("%d manors seen, %d ties: the test shows little", built, tied)
	}
}

// While a chooser asks what pays for a tile, it is that tile whose lines are shown.
func TestChooserShowsItsTile(t *testing.T) {
	s := taught(t, "fr")
	for s.leaveAll() {
		say, points := s.scene.Coach()
		if say == "build" {
			break
		}
		s.obey(points)
	}
	f, asked := s.scene.Model(), 0
	for tile := range f.View.Rows * merlin.Columns {
		at := draw.TileTarget(tile)
		if len(f.At(at)) < 2 {
			continue
		}
		asked++
		s.click(f.Rows.Region(at))
		if picks := s.scene.Model().Choosing; len(picks) == 0 || f.Rows.Key(picks[0].At) != at {
			t.Errorf("the chooser of tile %d asks about %v", tile, picks)
		}
		s.scene.Escape(nil)
		s.tick(1)
		if picks := s.scene.Model().Choosing; picks != nil {
			t.Errorf("no chooser asks about %v", picks)
		}
	}
	if asked == 0 {
		t.Error("no tile asks what pays for it")
	}
}
