package roundtable

import (
	_ "embed"
	"fmt"
	"strconv"

	"merlin/game"
	"merlin/game/engine"
)

//go:embed box.json
var boxFile string

// Box holds what is printed on the components of a copy of the game. It never changes
// once it is read. Its file has the form of package engine's box files.
type Box struct {
	White   [Whites]uint8 // how many cards there are of each face
	Black   [Blacks]uint8
	Loyalty [3]uint8      // by Loyalty
	Quests  [Places]Quest // by Place; that of Camelot is empty
	Known   map[string]bool
	Sum     uint64 // identifies the content
}

// Quest is what is printed on a Quest's place. // R70, R98
type Quest struct {
	Solo         bool
	Perpetual    bool
	White, Black uint8 // places or steps of either side; of a War the Black ones are warriors
	Swords       uint8 // of the winner's colour
	Life         uint8 // won or lost by each Knight present
	Cards        uint8 // drawn at a victory
	Engines      uint8 // that come at a defeat
	Relic        Relic // won, or NoRelic
}

// StandardBox returns the box that comes with the program.
func StandardBox() *Box {
	b, err := ReadBox("box.json", boxFile)
	if err != nil {
		panic(err) // a test reads it
	}
	return b
}

var boxTables = []engine.BoxTable[Box]{
	{Name: "white cards", Rows: Whites, Read: readCount(whiteWords[:], func(b *Box) []uint8 { return b.White[:] }), All: (*Box).checkWhite},
	{Name: "black cards", Rows: Blacks, Read: readCount(blackWords[:], func(b *Box) []uint8 { return b.Black[:] }), All: (*Box).checkBlack},
	{Name: "loyalty", Rows: 2, Read: readCount(loyaltyWords[1:], func(b *Box) []uint8 { return b.Loyalty[1:] }), All: (*Box).checkLoyalty},
	{Name: "knights", Rows: Knights, Read: (*Box).readKnight},
	{Name: "quests", Rows: Places - 1, Read: (*Box).readQuest},
}

// ReadBox reads and checks a box file. Its errors name the file, the line and the table.
func ReadBox(name, text string) (*Box, error) {
	text = engine.BoxText(text)
	b := &Box{Sum: game.SeedOf(text)}
	known, err := engine.ReadBox(b, name, text, boxTables)
	if err != nil {
		return nil, err
	}
	b.Known = known
	return b, nil
}

// readCount returns what reads a row "word number" whose words stand in the order given.
func readCount(order []string, of func(*Box) []uint8) func(*Box, int, []string) error {
	return func(b *Box, n int, words []string) error {
		if len(words) != 2 || words[0] != order[n] {
			return fmt.Errorf("it must be %q and a number", order[n])
		}
		count, err := number(words[1], 100)
		of(b)[n] = count
		return err
	}
}

// number reads a number from 0 to most.
func number(word string, most uint8) (uint8, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 0 || n > int(most) {
		return 0, fmt.Errorf("%q is no number from 0 to %d", word, most)
	}
	return uint8(n), nil
}

func (b *Box) readKnight(n int, words []string) error {
	if len(words) != 2 || words[0] != knightWords[n] || words[1] != Colours[n] {
		return fmt.Errorf("it must be %q", knightWords[n]+" "+Colours[n])
	}
	return nil
}

// questForm is how a row of the Quests is written; % is a number.
var questForm = [...]string{3: "white", 5: "black", 7: "swords", 9: "life", 11: "cards", 13: "engines", 15: "relic"}

func (b *Box) readQuest(n int, words []string) error {
	if len(words) != len(questForm)+1 || words[0] != placeWords[n+1] {
		return fmt.Errorf("it must be %q, solo or group, perpetual or once, and seven words with what they stand for", placeWords[n+1])
	}
	for i, w := range questForm {
		if w != "" && words[i] != w {
			return fmt.Errorf("%q stands where %q belongs", words[i], w)
		}
	}
	q := &b.Quests[n+1]
	q.Solo, q.Perpetual = words[1] == "solo", words[2] == "perpetual"
	for i, to := range []*uint8{&q.White, &q.Black, &q.Swords, &q.Life, &q.Cards, &q.Engines} {
		v, err := number(words[4+2*i], 12)
		if err != nil {
			return err
		}
		*to = v
	}
	q.Relic = NoRelic
	if last := words[16]; last != "-" {
		r, err := engine.LookUp("relic", last, relicWords[:])
		q.Relic = Relic(r)
		return err
	}
	return nil
}

// What there is of the cards in every copy. // R6, R10
const (
	whiteCards   = 84
	blackCards   = 76
	loyaltyCards = 8
	maxPool      = 7 // cards that are shared at once
)

func (b *Box) checkWhite() error   { return total(b.White[:], whiteCards) }
func (b *Box) checkBlack() error   { return total(b.Black[:], blackCards) }
func (b *Box) checkLoyalty() error { return total(b.Loyalty[:], loyaltyCards) }

func total(counts []uint8, want int) error {
	n := 0
	for _, c := range counts {
		n += int(c)
	}
	if n != want {
		return fmt.Errorf("there are %d cards, not %d", n, want)
	}
	return nil
}

// Value returns what a Black card counts on a combat Quest. // R81, R84, R85
func (b Black) Value(on Place) uint8 {
	if b < Lancelot1Dragon5 {
		return [...]uint8{1, 3, 5, 7}[b]
	}
	return [2][4]uint8{{1, 3, 5, 7}, {5, 7, 9, 11}}[one(on == DragonQuest)][b-Lancelot1Dragon5]
}

func one(b bool) uint8 {
	if b {
		return 1
	}
	return 0
}
