package merlin

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"merlin/game"
)

// Morgana in scenarios.

func init() {
	scenarioModules["morgana"] = scenarioModule{
		words: []scenarioWord{
			{name: "morgana", form: "black, or board", table: true, give: giveMorgana, check: checkMorgana},
			{name: "morgana-dice", form: "1 2 3 4", table: true, give: giveMorganaDice, check: checkMorganaDice},
			{name: "morgana-rolls", form: "3 3 3 1", table: true, give: giveMorganaRolls},
			bitsWord("morgana-used", "dice", morganaDice, func(m *MorganaState) *uint8 { return &m.Used }),
			bitsWord("slots", "cauldrons", cauldrons, func(m *MorganaState) *uint8 { return &m.Slots }),
			{name: "cauldrons", form: "1 bewitch, 3 hut", table: true, list: true, give: giveCauldron, check: checkCauldron},
			{name: "horn", form: "red, or board", table: true, give: giveHorn, check: checkSeat(func(p *Public) game.Seat { return p.Mods.Morgana.Horn })},
			{name: "pentagrams", form: "blue, red", table: true, list: true, give: givePentagram, check: checkPentagram},
			{name: "lone", form: coloursForm, table: true, list: true, give: giveLone, check: checkColours(func(p *Public, _ game.Seat) []uint8 {
				return p.Mods.Morgana.Lone[:]
			})},
			{name: "huts", form: "1,1, 2,1", table: true, list: true, give: giveHut, check: checkHut},
			leftWord("poisoned-left", func(m *MorganaState) uint8 { return m.PoisonLeft }),
			leftWord("dark-left", func(m *MorganaState) uint8 { return m.DarkLeft }),
			leftWord("huts-left", func(m *MorganaState) uint8 { return m.HutsLeft }),
			{name: "poisoned-apples", form: countForm, give: givePoisoned, check: checkCount(func(p *Public, s game.Seat) int {
				return int(p.Mods.Morgana.Poisons[s])
			})},
			{name: "dark", form: coloursForm, list: true, give: giveDark, check: checkColours(func(p *Public, s game.Seat) []uint8 {
				return p.Mods.Morgana.Dark[s][:]
			})},
		},
		forces: map[string]func(*scenarioRun){
			"score horn": force(stepHorn), "score huts": force(stepHuts), "roll morgana": force(stepRollMorgana),
		},
		begin:  beginMorgana,
		finish: layTiles,
	}
}

// tileNotSaid is a cauldron of which a scenario says nothing; a brew that lies on top
// is added to tileSaid until all are known.
const (
	tileSaid    = 100
	tileNotSaid = tileSaid + uint8(brews)
)

func beginMorgana(p *position) {
	p.setMorgana(step{})
	m := &p.Mods.Morgana
	m.Dice = [morganaDice]uint8{1, 2, 3, 4}
	for i := range m.Tiles {
		m.Tiles[i] = tileNotSaid
	}
}

func leftWord(name string, left func(*MorganaState) uint8) scenarioWord {
	return scenarioWord{name: name, form: countForm, table: true, check: checkTable(func(p *Public) int { return int(left(&p.Mods.Morgana)) })}
}

func giveMorgana(p *position, _ game.Seat, text string) (err error) {
	p.Mods.Morgana.At = Castle
	if text != "board" {
		p.Mods.Morgana.At, err = provinceOf(text)
	}
	return err
}

func checkMorgana(l *scenarioLook, _ game.Seat, text string) (err error) {
	want, is := Castle, l.now.Mods.Morgana.At
	if text != "board" {
		want, err = provinceOf(text)
	}
	if err == nil && is != want {
		err = failed("she is at %s", placeWord(is))
	}
	return err
}

func giveMorganaDice(p *position, _ game.Seat, text string) error {
	values := strings.Fields(text)
	if len(values) != morganaDice {
		return fmt.Errorf("there are %d dice, not %d", morganaDice, len(values))
	}
	for i, v := range values {
		n, err := number(v, 1, 6)
		if err != nil {
			return err
		}
		p.Mods.Morgana.Dice[i] = uint8(n)
	}
	return nil
}

func checkMorganaDice(l *scenarioLook, _ game.Seat, text string) error {
	if is := strings.Trim(fmt.Sprint(l.now.Mods.Morgana.Dice), "[]"); is != text {
		return failed("they show %s", is)
	}
	return nil
}

// giveMorganaRolls says what her dice will show next.
func giveMorganaRolls(p *position, _ game.Seat, text string) error {
	rolls, err := readRolls(nil, text)
	if err == nil {
		err = p.forceRolls(chanceMorgana, rolls)
	}
	return err
}

// bitsWord is the word for some of so many things, by their places from 1.
func bitsWord(name, things string, most int, of func(*MorganaState) *uint8) scenarioWord {
	return scenarioWord{
		name: name, form: "1 3", table: true,
		give: func(p *position, _ game.Seat, text string) error {
			for w := range strings.FieldsSeq(text) {
				n, err := number(w, 1, most)
				if err != nil {
					return fmt.Errorf("%s: %w", things, err)
				}
				*of(&p.Mods.Morgana) |= 1 << (n - 1)
			}
			return nil
		},
		check: func(l *scenarioLook, _ game.Seat, text string) error {
			is := "none"
			for i := range most {
				if *of(&l.now.Mods.Morgana)>>i&1 == 1 {
					is = strings.TrimPrefix(is+" ", "none ") + strconv.Itoa(i+1)
				}
			}
			if is != text {
				return failed("they are: %s", is)
			}
			return nil
		},
	}
}

// cauldronOf reads "1 bewitch".
func cauldronOf(text string) (cauldron int, brew Brew, err error) {
	place, what, _ := strings.Cut(text, " ")
	if cauldron, err = number(place, 1, cauldrons); err != nil {
		return 0, 0, err
	}
	n, err := lookUp("brew", what, brewWords[:])
	return cauldron - 1, Brew(n), err
}

func giveCauldron(p *position, _ game.Seat, text string) error {
	cauldron, brew, err := cauldronOf(text)
	if err == nil {
		p.Mods.Morgana.Tiles[cauldron] = tileSaid + uint8(brew)
	}
	return err
}

func checkCauldron(l *scenarioLook, _ game.Seat, text string) error {
	cauldron, brew, err := cauldronOf(text)
	if is := l.now.Mods.Morgana.Brew(l.rules.Box, uint8(cauldron)); err == nil && is != brew {
		err = failed("there is %s", is)
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
	if cauldron == cauldrons {
		return true
	}
	tiles := &p.Mods.Morgana.Tiles
	said := tiles[cauldron]
	for n := range uint8(2 * cauldrons) {
		if used>>(n/2)&1 == 1 {
			continue
		}
		tiles[cauldron] = n
		fits := said == tileNotSaid || tileSaid+uint8(p.Mods.Morgana.Brew(p.rules.Box, cauldron)) == said
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
func checkPentagram(l *scenarioLook, _ game.Seat, text string) error {
	return compareWords(text, bitWords(l.now.Mods.Morgana.Starred, seatArg))
}
