package words

import (
	"merlin/game"
	"merlin/game/merlin"
)

func (f *Words) PlaceArgs() []any {
	return []any{"for", f.T("province.for." + merlin.Province(f.About()[0]).String())}
}

func (f *Words) ItemArgs() []any {
	return []any{"item", f.T("item.a." + merlin.Item(f.About()[0]).String())}
}

func (f *Words) GrailArgs() []any {
	return []any{"in", f.T("province.in." + merlin.Province(f.About()[0]).String())}
}

// WhyTile says why no manor can be built on a tile.
func (f *Words) WhyTile(t game.Target) string {
	if t.Kind != merlin.TargetTile {
		return ""
	}
	switch manor := f.View.Domain[t.A].Manor; {
	case manor != game.NoSeat:
		return f.T("why.built", "name", f.Called(manor))
	case f.View.Players[f.Home].Manors == 0:
		return f.T("why.no-manor")
	}
	return f.T("why.material") + " " + PayWords(f, t.A)
}

// Alone reports whether a seat is that of the only person, whom all is told.
func (f *Words) Alone(s game.Seat) bool {
	for one := range f.View.Seats {
		if f.Seats[one].Computer == (game.Seat(one) == s) {
			return false
		}
	}
	return s == f.Home
}

// WinnersText says who has won.
func WinnersText(f *Words) string {
	var names []string
	points := 0
	for _, s := range f.View.Winners() {
		names, points = append(names, f.Seats[s].Name), int(f.View.Players[s].Score)
	}
	with := " " + f.T("end.points", "count", points)
	if len(names) == 1 && f.Alone(f.View.Winners()[0]) {
		return f.T("end.you-points", "count", points)
	}
	if len(names) == 1 {
		return f.T("end.winner", "name", names[0]) + with
	}
	return f.T("end.shared", "names", JoinWords(f.Locale, names)) + with
}
