package engine

import (
	"strconv"

	"merlin/game"
)

// Arg writes an argument of an action in the stable text form; "" leaves it out.
type Arg func(uint8) string

// Number writes a number, Place one from 1 on.
func Number(v uint8) string { return strconv.Itoa(int(v)) }
func Place(v uint8) string  { return Number(v + 1) }

// Words returns what writes the word of a list that an argument is the place of.
func Words(list []string) Arg {
	return func(v uint8) string { return Word(list, v) }
}

// Word returns list[i], or "-" for what has no word.
func Word(list []string, i uint8) string {
	if int(i) >= len(list) {
		return "-"
	}
	return list[i]
}

// write writes an action by its row.
func (row *ActionRow[G]) write(a game.Action) string {
	text := row.Text
	if row.Write != nil {
		return text + " " + row.Write(a)
	}
	for i, write := range row.Args {
		if arg := write([3]uint8{a.A, a.B, a.C}[i]); arg != "" {
			text += " " + arg
		}
	}
	return text
}
