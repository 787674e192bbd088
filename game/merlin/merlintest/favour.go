package merlintest

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// The King's Favour in scenarios.

var favour = module{
	names: []string{"favour"},
	words: []word{
		{Name: "seals", Form: "mason 2, lady 3 turned", List: true, Give: giveSeal, Check: checkSeal},
		{Name: "seals-left", Form: countForm, Check: scenario.CheckCount(func(p *position, s game.Seat) int {
			return p.Mods.Favour.Left(s)
		})},
	},
}

// favoured is the rows of a column.
const favoured = int(merlin.DeedRow) + 1

// sealAt reads "mason 2" or "mason 3 turned".
func sealAt(text string) (column merlin.Servant, row uint8, turned bool, err error) {
	text, turned = strings.CutSuffix(text, " turned")
	who, where, _ := strings.Cut(text, " ")
	c, err := servantOf(who)
	if err != nil {
		return 0, 0, false, err
	}
	n, err := scenario.Number(where, 1, favoured)
	if err == nil && turned && n < favoured {
		err = fmt.Errorf("only seals of row %d are turned", favoured)
	}
	return c, uint8(n - 1), turned, err
}

func giveSeal(p *position, s game.Seat, text string) error {
	column, row, turned, err := sealAt(text)
	if err != nil {
		return err
	}
	f := &p.Mods.Favour
	if f.Left(s) == 0 || f.Has(s, column, row) {
		return fmt.Errorf("%s has %d seals left and one on: %s", merlin.Colours[s], f.Left(s), sealsText(f, s))
	}
	f.Seals[s] |= 1 << (uint8(favoured)*uint8(column) + row)
	if turned {
		f.Turned[s] |= 1 << column
	}
	return nil
}

// checkSeal checks "mason 2", "no mason 2", "mason 3 turned" or "none".
func checkSeal(l look, s game.Seat, text string) error {
	f := &l.Now.Mods.Favour
	seals := strings.Split(sealsText(f, s), ", ")
	word, gone := strings.CutPrefix(text, "no ")
	if word != "none" {
		if _, _, _, err := sealAt(word); err != nil {
			return err
		}
	}
	if slices.Contains(seals, word) == gone {
		return scenario.Fail("there are seals on: %s", sealsText(f, s))
	}
	return nil
}

// sealsText writes the seals of a seat as they are given.
func sealsText(f *merlin.FavourState, s game.Seat) string {
	var all []string
	for column := range merlin.Servant(merlin.Servants) {
		for row := range uint8(favoured) {
			switch {
			case !f.Has(s, column, row):
			case row == merlin.DeedRow && !f.Ready(s, column):
				all = append(all, fmt.Sprintf("%s %d turned", column, row+1))
			default:
				all = append(all, fmt.Sprintf("%s %d", column, row+1))
			}
		}
	}
	if all == nil {
		return "none"
	}
	return strings.Join(all, ", ")
}
