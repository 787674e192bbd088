package merlintest

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// The Treasures of the Domain in scenarios.

var treasures = module{
	names: []string{"treasures"},
	words: []word{
		{Name: "treasures", Form: "1,1 lake grail, 2,1 forest levy material influence", Table: true, List: true, Give: layTreasure, Check: checkTreasure},
		{Name: "neutral-staffs", Form: countForm, Table: true, Give: giveNeutralStaffs, Check: checkTable(func(p *position) int {
			return int(p.Mods.Treasures.Staffs)
		})},
	},
	begin: func(p *position) { p.Mods.Treasures.Staffs = p.dealt.Mods.Treasures.Staffs },
}

// treasureOf reads "lake grail".
func treasureOf(text string) (merlin.Treasure, error) {
	var box merlin.Box
	err := box.Replace("treasures", 0, text)
	return box.Mods.Treasures[0], err
}

// layTreasure lays a treasure of the box instead of a tile: "1,1 lake grail".
func layTreasure(p *position, _ game.Seat, text string) error {
	where, what, _ := strings.Cut(text, " ")
	tile, err := p.tile(where)
	if err != nil {
		return err
	}
	t, err := treasureOf(what)
	if err != nil {
		return err
	}
	row := slices.Index(p.Rules().Box.Mods.Treasures[:], t)
	if row < 0 || slices.Contains(p.Mods.Treasures.On[:], uint8(row+1)) {
		return fmt.Errorf("the box has no treasure %q that is not laid yet", what)
	}
	p.Domain[tile] = merlin.Tile{Terrain: t.Terrain, Manor: game.NoSeat}
	p.Mods.Treasures.On[tile] = uint8(row) + 1
	return nil
}

// checkTreasure checks "1,1 lake grail" or "1,1 none".
func checkTreasure(l look, _ game.Seat, text string) error {
	where, what, _ := strings.Cut(text, " ")
	tile, err := l.Now.tile(where)
	if err != nil {
		return err
	}
	row := l.Now.Mods.Treasures.On[tile]
	if what == "none" {
		return scenario.Amount{}.Compare(0, int(row))
	}
	t, err := treasureOf(what)
	if err != nil {
		return err
	}
	if row == 0 || l.Now.Rules().Box.Mods.Treasures[row-1] != t {
		return scenario.Fail("it is row %d of the box's treasures", row)
	}
	return nil
}

func giveNeutralStaffs(p *position, _ game.Seat, text string) error {
	n, err := scenario.Number(text, 0, int(p.dealt.Mods.Treasures.Staffs))
	p.Mods.Treasures.Staffs = uint8(n)
	return err
}
