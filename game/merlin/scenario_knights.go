package merlin

import (
	"fmt"
	"strings"

	"merlin/game"
)

// The Knights of the Round Table in scenarios.

func init() {
	module := scenarioModule{
		words: []scenarioWord{
			{name: "knights", form: "tristan, kay", list: true, give: giveKnightCard, check: checkKnightCard},
			{name: "knight-tiles", form: "tristan 3, gareth black, geraint flag", list: true, give: giveKnightTiles, check: checkKnightTiles},
			{name: "sheriff", form: "black", table: true, give: giveSheriff, check: checkSheriff},
			{name: "castles", form: "1,1, 2,1", table: true, list: true, give: giveCastle, check: checkCastle},
			{name: "kay", form: coloursForm, table: true, list: true, give: giveKay, check: checkColours(func(p *Public, _ game.Seat) []uint8 {
				return p.Mods.Knights.Kay[:]
			})},
		},
		forces: map[string]func(*scenarioRun){"draft": force(stepKnights)},
	}
	scenarioModules["knights"], scenarioModules["knights-dealt"] = module, module
}

func knightOf(text string) (Knight, error) {
	n, err := lookUp("knight", text, knightWords[:])
	return Knight(n + 1), err
}

// owner returns the seat that has a knight.
func (p *position) owner(who Knight) (game.Seat, error) {
	for s := range game.Seat(p.Seats) {
		if p.Mods.Knights.Has(s, who) {
			return s, nil
		}
	}
	return 0, fmt.Errorf("nobody has %s yet", who)
}

// giveKnightCard gives a knight with all his tiles.
func giveKnightCard(p *position, s game.Seat, text string) error {
	who, err := knightOf(text)
	if err != nil {
		return err
	}
	if other, wrong := p.owner(who); wrong == nil {
		return fmt.Errorf("%s is with %s", who, Colours[other])
	}
	k := &p.Mods.Knights
	if old := k.Of[s][who.Pile()]; old != NoKnight {
		return fmt.Errorf("%s and %s are of the same pile", who, old)
	}
	k.Of[s][who.Pile()], k.Tiles[s][who.Pile()] = who, knightTiles[who]
	return nil
}

// checkKnightCard checks "tristan", "no tristan" or "none".
func checkKnightCard(l *scenarioLook, s game.Seat, text string) error {
	of := l.now.Mods.Knights.Of[s]
	is := strings.Trim(fmt.Sprintf("%s, %s", of[0], of[1]), "-, ")
	if text == "none" {
		return amount{}.compare(0, len(is))
	}
	word, gone := strings.CutPrefix(text, "no ")
	who, err := knightOf(word)
	if err != nil {
		return err
	}
	if l.now.Mods.Knights.Has(s, who) == gone {
		return failed("there are: %s", is)
	}
	return nil
}

// tilesOf reads "tristan 3"; for Gareth and Geraint a tile's bit: "gareth black".
func tilesOf(text string) (who Knight, n uint8, err error) {
	name, what, _ := strings.Cut(text, " ")
	if who, err = knightOf(name); err != nil {
		return who, 0, err
	}
	if what == "none" {
		return who, 0, nil
	}
	var bit uint8
	switch who {
	case Gareth:
		bit, err = lookUp("colour", what, provinceWords[:])
	case Geraint:
		bit, err = lookUp("thing", what, thingWords[:ManorItem+1])
	default:
		n, err := number(what, 0, int(knightTiles[who]))
		return who, uint8(n), err
	}
	return who, 1 << bit, err
}

func giveKnightTiles(p *position, s game.Seat, text string) error {
	who, n, err := tilesOf(text)
	if err != nil {
		return err
	}
	if !p.Mods.Knights.Has(s, who) {
		return fmt.Errorf("%s does not have %s; name him before his tiles", Colours[s], who)
	}
	tiles := &p.Mods.Knights.Tiles[s][who.Pile()]
	if knightTiles[who] == 0 {
		n |= *tiles
	}
	*tiles = n
	return nil
}

// checkKnightTiles checks "tristan 3", "gareth black", "no gareth grey" or "gareth none".
func checkKnightTiles(l *scenarioLook, s game.Seat, text string) error {
	word, gone := strings.CutPrefix(text, "no ")
	who, n, err := tilesOf(word)
	if err != nil {
		return err
	}
	is := l.now.Mods.Knights.Left(s, who)
	if n > 0 && knightTiles[who] == 0 {
		is &= n
	}
	if (is == n) == gone {
		return failed("there are %d (for gareth and geraint a bit each)", l.now.Mods.Knights.Left(s, who))
	}
	return nil
}

func giveSheriff(p *position, _ game.Seat, text string) (err error) {
	p.Mods.Knights.Sheriff, err = provinceOf(text)
	return err
}

func checkSheriff(l *scenarioLook, _ game.Seat, text string) error {
	want, err := provinceOf(text)
	if is := l.now.Mods.Knights.Sheriff; err == nil && is != want {
		return failed("he stands in %s", is)
	}
	return err
}

// giveCastle puts one of Gaheris's tiles under a manor.
func giveCastle(p *position, _ game.Seat, text string) error {
	tile, err := p.tile(text)
	if err != nil {
		return err
	}
	s, err := p.owner(Gaheris)
	if err != nil {
		return err
	}
	k := &p.Mods.Knights
	if p.Domain[tile].Manor != s || k.Castle(tile) || k.Left(s, Gaheris) == 0 {
		return fmt.Errorf("a castle tile of %s cannot lie on %s", Colours[s], text)
	}
	k.Tiles[s][Gaheris.Pile()]--
	k.Castles |= 1 << tile
	return nil
}

// checkCastle checks "1,1", "no 1,1" or "none".
func checkCastle(l *scenarioLook, _ game.Seat, text string) error {
	if text == "none" {
		return amount{}.compare(0, int(l.now.Mods.Knights.Castles))
	}
	word, gone := strings.CutPrefix(text, "no ")
	tile, err := l.tile(word)
	if err != nil {
		return err
	}
	if l.now.Mods.Knights.Castle(tile) == gone {
		return failed("it is not so")
	}
	return nil
}

// giveKay puts Kay's tiles with his owner's markers.
func giveKay(p *position, _ game.Seat, text string) error {
	s, err := p.owner(Kay)
	if err != nil {
		return err
	}
	k := &p.Mods.Knights
	supply := [Provinces]uint8{}
	for c, n := range p.Players[s].Influence {
		supply[c] = min(n-k.Kay[c], k.Tiles[s][Kay.Pile()])
	}
	before := sum(k.Kay[:])
	if err := giveColours(text, "tiles", &k.Kay, &supply); err != nil {
		return err
	}
	k.Tiles[s][Kay.Pile()] -= uint8(sum(k.Kay[:]) - before)
	return nil
}
