package merlin

import (
	_ "embed"
	"fmt"

	"merlin/game"
	"merlin/game/engine"
)

//go:embed box.json
var boxFile string

// Box holds what only the printed pictures of a copy of the game show. It never
// changes once it is read.
//
// Its file is a JSON object of tables. A table says whether it is known from
// public sources or reconstructed, and lists its rows, each a short text, so that
// an owner of the printed game can correct one with any editor.
type Box struct {
	Rondel     [sides][Spaces]Space // the base's, then those that modules bring
	Upper      [Columns]Province    // frame colours over the columns of the domain, left to right
	Lower      [Columns]Province    // and under them
	StartTiles [MaxSeats]StartTile
	Quests     []Quest
	Mods       BoxMods         // the modules' tables
	Known      map[string]bool // by table: known, or reconstructed
	Sum        uint64          // identifies the content
}

// StartTile is one of B8's four: where the knight starts, the colours of what its
// owner takes, and where his marker goes.
type StartTile struct{ Knight, Flag, Shield, Material, Influence Province }

// StandardBox returns the box that comes with the program.
func StandardBox() *Box {
	b, err := ReadBox("box.json", boxFile)
	if err != nil {
		panic(err) // a test reads it
	}
	return b
}

// tableRow is a table that a box needs, with what reads it.
type tableRow struct {
	name string
	rows int
	read func(*Box, int, []string) error // row number and words
	all  func(*Box) error                // checks the whole table; may be nil
}

// boxTables are the tables that a box needs; modules add theirs.
var boxTables = []tableRow{
	{"rondel", Spaces, readSpace(side(0)), (*Box).checkRondel},
	{"frame", 2, (*Box).readFrame, nil},
	{"start tiles", MaxSeats, (*Box).readStartTile, nil},
	{"quests", questCards, (*Box).readQuest, nil},
}

// ReadBox reads and checks a box file. Its errors name the file, the line and the
// table.
func ReadBox(name, text string) (*Box, error) {
	tables := make([]engine.BoxTable[Box], len(boxTables))
	for i, t := range boxTables {
		tables[i] = engine.BoxTable[Box]{Name: t.name, Rows: t.rows, Read: t.read, All: t.all}
	}
	text = engine.BoxText(text)
	b := &Box{Sum: game.SeedOf(text)}
	known, err := engine.ReadBox(b, name, text, tables)
	if err != nil {
		return nil, err
	}
	b.Known = known
	return b, nil
}

// lookUp returns the place of a word in a list of words.
func lookUp(what, w string, words []string) (uint8, error) { return engine.LookUp(what, w, words) }

func provinceOf(w string) (Province, error) {
	i, err := lookUp("province", w, provinceWords[:])
	return Province(i), err
}

// provincesOf reads exactly n provinces.
func provincesOf(words []string, n int) ([]Province, error) {
	if len(words) != n {
		return nil, fmt.Errorf("%d provinces are needed, not %d", n, len(words))
	}
	list := make([]Province, n)
	for i, w := range words {
		p, err := provinceOf(w)
		if err != nil {
			return nil, err
		}
		list[i] = p
	}
	return list, nil
}

func (b *Box) readFrame(n int, words []string) error {
	list, err := provincesOf(words, Columns)
	if err != nil {
		return err
	}
	copy([]*[Columns]Province{&b.Upper, &b.Lower}[n][:], list)
	return nil
}

func (b *Box) readStartTile(n int, words []string) error {
	p, err := provincesOf(words, 5)
	if err != nil {
		return err
	}
	b.StartTiles[n] = StartTile{Knight: p[0], Flag: p[1], Shield: p[2], Material: p[3], Influence: p[4]}
	return nil
}
