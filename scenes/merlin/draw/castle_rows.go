package draw

import (
	"slices"

	"merlin/game"
	"merlin/scenes/merlin/model"
	"merlin/scenes/ui"
)

// Inset is what a module adds to a castle.
type Inset struct {
	Rank        int      // among the modules' from the left
	Least, Most float64  // how wide it is
	Above       bool     // when another player's castle is opened it lies in the upper row
	Hot         []string // how the names of its regions begin, but for those of the base and "own-"
	Draw        func(*ui.Painter, *Frame, ui.Rect)
	Regions     func(*Frame, ui.Rect) []ui.Region
	Places      []model.PlaceKind                                 // what lies in it
	Anchor      func(*Frame, ui.Rect, model.Place) (x, y float64) // where, or where it would

	SmallRank int                                                  // in a small castle, from the left
	Small     func(f *Frame, s game.Seat, room float64) []Addition // what a small castle shows, in what room is left for all
	SmallAt   func(model.Place) model.Place                        // which of these shows what lies at a place; nil: a thing of its own for each
}

// insetAt is the inset in which things of a place lie; -1 is none.
func (all *Rows) insetAt(k model.PlaceKind) int {
	return slices.IndexFunc(all.Insets, func(in *Inset) bool { return slices.Contains(in.Places, k) })
}

// PanelRow is a panel that a module brings.
type PanelRow struct {
	New   func() Panel
	Where panelPlace
	Size  float64 // how wide it is beside the quests, how high elsewhere

	Over func(*Frame) []ui.Rect // the pieces of one that comes and goes, while it is there; nil: it stays
}

// panelPlace is where on the table a panel lies.
type panelPlace uint8

const (
	BesideQuests panelPlace = iota
	UnderQuests             // over the whole width of the middle
	UnderOthers             // between the other players and the log
	OverMiddle              // on domain and quests, for a while
)

// PanelsAt are those at some places of the table.
func (all *Rows) PanelsAt(where ...panelPlace) (list []Panel) {
	for _, at := range where {
		for _, row := range all.Panels {
			if row.Where == at {
				list = append(list, row.New())
			}
		}
	}
	return list
}

// sizeAt is how wide or high the panel at a place is; 0 when there is none.
func (all *Rows) sizeAt(where panelPlace) float64 {
	for _, row := range all.Panels {
		if row.Where == where {
			return row.Size
		}
	}
	return 0
}

// NewPanels are the panels of a table, later ones over earlier ones.
func NewPanels(all *Rows) []Panel {
	list := []Panel{new(BoardPanel), new(TopPanel), new(domainPanel), new(questsPanel)}
	list = append(list, all.PanelsAt(BesideQuests, UnderQuests)...)
	list = append(list, new(othersPanel))
	list = append(list, all.PanelsAt(UnderOthers)...)
	list = append(list, new(CastlePanel))
	return append(list, all.PanelsAt(OverMiddle)...)
}

// LogPlace is where the chronicle lies: it takes the room of players who are
// not there, and leaves that of what modules lay there.
func LogPlace(f *Frame) ui.Rect {
	r := logRect
	top := f.OtherRect(int(f.View.Seats) - 1).Y
	if high := f.Rows.sizeAt(UnderOthers); high > 0 {
		top += high + 10
	}
	r.Y, r.H = top, r.Bottom()-top
	return r
}

// ChroniclePlace is what a coach's sheet leaves of it.
func ChroniclePlace(f *Frame) ui.Rect {
	r := LogPlace(f)
	if f.Aside.H > 0 {
		r.H = max(leastLog, f.Aside.Y-6-r.Y)
	}
	return r
}

// leastLog is how high the chronicle is at least: its head.
const leastLog = 46.0
