package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// PanelRow is a panel that a module brings.
type PanelRow struct {
	New   func() panel
	Where panelPlace
	Size  float64 // how wide it is beside the quests, how high elsewhere
}

// panelPlace is where on the table a panel lies.
type panelPlace uint8

const (
	besideQuests panelPlace = iota
	underQuests             // over the whole width of the middle
	underOthers             // between the other players and the log
	overMiddle              // on domain and quests, for a while
)

// furnish adds what a module in play lays on the table.
func (all *rows) furnish(m *Module) {
	for i := range m.Panels {
		all.panels = append(all.panels, &m.Panels[i])
	}
	for i := range m.Pools {
		all.pools = append(all.pools, &m.Pools[i])
	}
}

// panelsAt are those at some places of the table.
func (all *rows) panelsAt(where ...panelPlace) (list []panel) {
	for _, at := range where {
		for _, row := range all.panels {
			if row.Where == at {
				list = append(list, row.New())
			}
		}
	}
	return list
}

// sizeAt is how wide or high the panel at a place is; 0 when there is none.
func (all *rows) sizeAt(where panelPlace) float64 {
	for _, row := range all.panels {
		if row.Where == where {
			return row.Size
		}
	}
	return 0
}

// Pool is a thing without a colour that lies beside the quests or on a district until
// somebody takes it.
type Pool struct {
	Item   merlin.Item
	Sprite string
	Words  string // key of how many there are
	Left   func(*merlin.View) int
	Target uint8 // what taking from it touches
	Place  placeKind
}

func (p *Pool) thing() game.Target { return game.Target{Kind: p.Target} }

// pool is that of a thing; nil when it has a colour.
func (all *rows) pool(i merlin.Item) *Pool {
	for _, p := range all.pools {
		if p.Item == i {
			return p
		}
	}
	return nil
}
