package merlin

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
)

// The King's Favour in scenarios.

func init() {
	scenarioModules["favour"] = scenarioModule{words: []scenarioWord{
		{name: "seals", form: "mason 2, lady 3 turned", list: true, give: giveSeal, check: checkSeal},
		{name: "seals-left", form: countForm, check: checkCount(func(p *Public, s game.Seat) int {
			return p.Mods.Favour.Left(s)
		})},
	}}
}

// sealAt reads "mason 2" or "mason 3 turned".
func sealAt(text string) (column Servant, row uint8, turned bool, err error) {
	text, turned = strings.CutSuffix(text, " turned")
	who, where, _ := strings.Cut(text, " ")
	c, err := lookUp("servant", who, servantWords[:])
	if err != nil {
		return 0, 0, false, err
	}
	n, err := number(where, 1, FavourRows)
	if err == nil && turned && n < FavourRows {
		err = fmt.Errorf("only seals of row %d are turned", FavourRows)
	}
	return Servant(c), uint8(n - 1), turned, err
}

func giveSeal(p *position, s game.Seat, text string) error {
	column, row, turned, err := sealAt(text)
	if err != nil {
		return err
	}
	f := &p.Mods.Favour
	if f.Left(s) == 0 || f.Has(s, column, row) {
		return fmt.Errorf("%s has %d seals left and one on: %s", Colours[s], f.Left(s), sealsText(f, s))
	}
	f.Seals[s] |= 1 << (FavourRows*uint8(column) + row)
	f.Turned[s] |= one(turned) << column
	return nil
}

// checkSeal checks "mason 2", "no mason 2", "mason 3 turned" or "none".
func checkSeal(l *scenarioLook, s game.Seat, text string) error {
	f := &l.now.Mods.Favour
	seals := strings.Split(sealsText(f, s), ", ")
	word, gone := strings.CutPrefix(text, "no ")
	if word != "none" {
		if _, _, _, err := sealAt(word); err != nil {
			return err
		}
	}
	if slices.Contains(seals, word) == gone {
		return failed("there are seals on: %s", sealsText(f, s))
	}
	return nil
}

// sealsText writes the seals of a seat as they are given.
func sealsText(f *FavourState, s game.Seat) string {
	var all []string
	for column := range Servant(Servants) {
		for row := range uint8(FavourRows) {
			switch {
			case !f.Has(s, column, row):
			case row == DeedRow && !f.Ready(s, column):
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
