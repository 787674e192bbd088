package merlintest

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// Morgana in scenarios.

var morgana = module{
	names: []string{"morgana"},
	words: []word{
		{Name: "morgana", Form: "black, or board", Table: true, Give: giveMorgana, Check: checkMorgana},
		{Name: "morgana-dice", Form: "1 2 3 4", Table: true, Give: giveMorganaDice, Check: checkMorganaDice},
		{Name: "morgana-rolls", Form: "3 3 3 1", Table: true, Give: giveMorganaRolls},
		bitsWord("morgana-used", "dice", herDice, func(m *merlin.MorganaState) *uint8 { return &m.Used }),
		bitsWord("slots", "cauldrons", cauldrons, func(m *merlin.MorganaState) *uint8 { return &m.Slots }),
		{Name: "cauldrons", Form: "1 bewitch, 3 hut", Table: true, List: true, Give: giveCauldron, Check: checkCauldron},
		{Name: "horn", Form: "red, or board", Table: true, Give: giveHorn, Check: checkSeat(func(p *position) game.Seat { return p.Mods.Morgana.Horn })},
		{Name: "pentagrams", Form: "blue, red", Table: true, List: true, Give: givePentagram, Check: checkPentagram},
		{Name: "lone", Form: coloursForm, Table: true, List: true, Give: giveLone, Check: checkColours(func(p *position, _ game.Seat) []uint8 {
			return p.Mods.Morgana.Lone[:]
		})},
		{Name: "huts", Form: "1,1, 2,1", Table: true, List: true, Give: giveHut, Check: checkHut},
		leftWord("poisoned-left", func(m *merlin.MorganaState) uint8 { return m.PoisonLeft }),
		leftWord("dark-left", func(m *merlin.MorganaState) uint8 { return m.DarkLeft }),
		leftWord("huts-left", func(m *merlin.MorganaState) uint8 { return m.HutsLeft }),
		{Name: "poisoned-apples", Form: countForm, Give: givePoisoned, Check: scenario.CheckCount(func(p *position, s game.Seat) int {
			return int(p.Mods.Morgana.Poisons[s])
		})},
		{Name: "dark", Form: coloursForm, List: true, Give: giveDark, Check: checkColours(func(p *position, s game.Seat) []uint8 {
			return p.Mods.Morgana.Dark[s][:]
		})},
	},
	forces: []force{
		steps("score horn", "score-horn"), steps("score huts", "score-huts"), steps("roll morgana", "roll-morgana"),
	},
	begin:  beginMorgana,
	finish: layTiles,
}

const (
	herDice   = len(merlin.MorganaState{}.Dice)
	cauldrons = len(merlin.MorganaState{}.Tiles)
)

// tileNotSaid is a cauldron of which a scenario says nothing; a brew that lies on top
// is added to tileSaid until all are known.
const (
	tileSaid    = 100
	tileNotSaid = tileSaid + uint8(merlin.BuyGoods) + 1
)

func beginMorgana(p *position) {
	p.Mods.Morgana = p.dealt.Mods.Morgana
	m := &p.Mods.Morgana
	m.Dice = [herDice]uint8{1, 2, 3, 4}
	for i := range m.Tiles {
		m.Tiles[i] = tileNotSaid
	}
}

func leftWord(name string, left func(*merlin.MorganaState) uint8) word {
	return word{Name: name, Form: countForm, Table: true, Check: checkTable(func(p *position) int { return int(left(&p.Mods.Morgana)) })}
}

func giveMorgana(p *position, _ game.Seat, text string) (err error) {
	p.Mods.Morgana.At = merlin.Castle
	if text != "board" {
		p.Mods.Morgana.At, err = provinceOf(text)
	}
	return err
}

func checkMorgana(l look, _ game.Seat, text string) (err error) {
	want, is := merlin.Castle, l.Now.Mods.Morgana.At
	if text != "board" {
		want, err = provinceOf(text)
	}
	if err == nil && is != want {
		err = scenario.Fail("she is at %s", placeWord(is))
	}
	return err
}

func giveMorganaDice(p *position, _ game.Seat, text string) error {
	values := strings.Fields(text)
	if len(values) != herDice {
		return fmt.Errorf("there are %d dice, not %d", herDice, len(values))
	}
	for i, v := range values {
		n, err := scenario.Number(v, 1, 6)
		if err != nil {
			return err
		}
		p.Mods.Morgana.Dice[i] = uint8(n)
	}
	return nil
}

func checkMorganaDice(l look, _ game.Seat, text string) error {
	if is := strings.Trim(fmt.Sprint(l.Now.Mods.Morgana.Dice), "[]"); is != text {
		return scenario.Fail("they show %s", is)
	}
	return nil
}

// giveMorganaRolls says what her dice will show next.
func giveMorganaRolls(p *position, _ game.Seat, text string) error {
	rolls, err := readRolls(nil, text)
	if err == nil {
		err = forceRolls(p.MorganaChance(), rolls)
	}
	return err
}

// bitsWord is the word for some of so many things, by their places from 1.
func bitsWord(name, things string, most int, of func(*merlin.MorganaState) *uint8) word {
	return word{
		Name: name, Form: "1 3", Table: true,
		Give: func(p *position, _ game.Seat, text string) error {
			for w := range strings.FieldsSeq(text) {
				n, err := scenario.Number(w, 1, most)
				if err != nil {
					return fmt.Errorf("%s: %w", things, err)
				}
				*of(&p.Mods.Morgana) |= 1 << (n - 1)
			}
			return nil
		},
		Check: func(l look, _ game.Seat, text string) error {
			is := "none"
			for i := range most {
				if *of(&l.Now.Mods.Morgana)>>i&1 == 1 {
					is = strings.TrimPrefix(is+" ", "none ") + strconv.Itoa(i+1)
				}
			}
			if is != text {
				return scenario.Fail("they are: %s", is)
			}
			return nil
		},
	}
}

// cauldronOf reads "1 bewitch".
func cauldronOf(text string) (cauldron int, brew merlin.Brew, err error) {
	place, what, _ := strings.Cut(text, " ")
	if cauldron, err = scenario.Number(place, 1, cauldrons); err != nil {
		return 0, 0, err
	}
	n, err := scenario.Place("brew", what, names[merlin.Brew](uint8(merlin.BuyGoods)+1))
	return cauldron - 1, merlin.Brew(n), err
}

func giveCauldron(p *position, _ game.Seat, text string) error {
	cauldron, brew, err := cauldronOf(text)
	if err == nil {
		p.Mods.Morgana.Tiles[cauldron] = tileSaid + uint8(brew)
	}
	return err
}

func checkCauldron(l look, _ game.Seat, text string) error {
	cauldron, brew, err := cauldronOf(text)
	if is := l.Now.Mods.Morgana.Brew(l.Now.Rules().Box, uint8(cauldron)); err == nil && is != brew {
		err = scenario.Fail("there is %s", is)
	}
	return err
}

// layTiles finds tiles for what was said to lie on the cauldrons; where nothing was
// said lies one of the others, its front up.
func layTiles(p *position) error {
	if !p.layCauldron(0, 0) {
		return errors.New("the cauldron tiles do not have these faces; they are the rows of \"cauldron tiles\" in box.json")
	}
	return nil
}

// layCauldron lays a cauldron's tile and those behind it, without the tiles used already.
func (p *position) layCauldron(cauldron, used uint8) bool {
	if int(cauldron) == cauldrons {
		return true
	}
	tiles := &p.Mods.Morgana.Tiles
	said := tiles[cauldron]
	for n := range uint8(2 * cauldrons) {
		if used>>(n/2)&1 == 1 {
			continue
		}
		tiles[cauldron] = n
		fits := said == tileNotSaid || tileSaid+uint8(p.Mods.Morgana.Brew(p.Rules().Box, cauldron)) == said
		if fits && p.layCauldron(cauldron+1, used|1<<(n/2)) {
			return true
		}
	}
	tiles[cauldron] = said
	return false
}

func giveHorn(p *position, _ game.Seat, text string) (err error) {
	p.Mods.Morgana.Horn, err = p.seatOrNobody(text, "board")
	return err
}

// givePentagram says who has used one of her dice.
func givePentagram(p *position, _ game.Seat, text string) error {
	s, err := p.player(text)
	if err == nil {
		p.Mods.Morgana.Starred |= 1 << s
	}
	return err
}

// checkPentagram checks "blue", "no blue" or "none".
func checkPentagram(l look, _ game.Seat, text string) error {
	return compareWords(text, bitWords(l.Now.Mods.Morgana.Starred, func(s uint8) string { return merlin.Colours[s] }))
}
