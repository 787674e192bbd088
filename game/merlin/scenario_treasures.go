package merlin

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
)

// The Treasures of the Domain in scenarios.

func init() {
	scenarioModules["treasures"] = scenarioModule{
		words: []scenarioWord{
			{name: "treasures", form: "1,1 lake grail, 2,1 forest levy material influence", table: true, list: true, give: layTreasure, check: checkTreasure},
			{name: "neutral-staffs", form: countForm, table: true, give: giveNeutralStaffs, check: checkTable(func(p *Public) int {
				return int(p.Mods.Treasures.Staffs)
			})},
		},
		begin: func(p *position) { p.Mods.Treasures.Staffs = neutralStaffs },
	}
}

// layTreasure lays a treasure of the box instead of a tile: "1,1 lake grail".
func layTreasure(p *position, _ game.Seat, text string) error {
	where, what, _ := strings.Cut(text, " ")
	tile, err := p.tile(where)
	if err != nil {
		return err
	}
	t, err := treasureOf(strings.Fields(what))
	if err != nil {
		return err
	}
	row := slices.Index(p.rules.Box.Mods.Treasures[:], t)
	if row < 0 || slices.Contains(p.Mods.Treasures.On[:], uint8(row+1)) {
		return fmt.Errorf("the box has no treasure %q that is not laid yet", what)
	}
	p.layTile(tile, uint8(row))
	return nil
}

// checkTreasure checks "1,1 lake grail" or "1,1 none".
func checkTreasure(l *scenarioLook, _ game.Seat, text string) error {
	where, what, _ := strings.Cut(text, " ")
	tile, err := l.tile(where)
	if err != nil {
		return err
	}
	row := l.now.Mods.Treasures.On[tile]
	if what == "none" {
		return amount{}.compare(0, int(row))
	}
	t, err := treasureOf(strings.Fields(what))
	if err != nil {
		return err
	}
	if row == 0 || l.rules.Box.Mods.Treasures[row-1] != t {
		return failed("it is row %d of the box's treasures", row)
	}
	return nil
}

func giveNeutralStaffs(p *position, _ game.Seat, text string) error {
	n, err := number(text, 0, neutralStaffs)
	p.Mods.Treasures.Staffs = uint8(n)
	return err
}
