package merlintest

import (
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// The Knights of the Round Table in scenarios.

var knights = module{
	names: []string{"knights", "knights-dealt"},
	words: []word{
		{Name: "knights", Form: "tristan, kay", List: true, Give: giveKnightCard, Check: checkKnightCard},
		{Name: "knight-tiles", Form: "tristan 3, gareth black, geraint flag", List: true, Give: giveKnightTiles, Check: checkKnightTiles},
		{Name: "sheriff", Form: "black", Table: true, Give: giveSheriff, Check: checkSheriff},
		{Name: "castles", Form: "1,1, 2,1", Table: true, List: true, Give: giveCastle, Check: checkCastle},
		{Name: "kay", Form: coloursForm, Table: true, List: true, Give: giveKay, Check: checkColours(func(p *position, _ game.Seat) []uint8 {
			return p.Mods.Knights.Kay[:]
		})},
	},
	forces: []force{steps("draft", "choose-knights")},
}

func knightOf(text string) (merlin.Knight, error) {
	n, err := scenario.Place("knight", text, names[merlin.Knight](uint8(merlin.Kay) + 1)[1:])
	return merlin.Knight(n + 1), err
}

// owner returns the seat that has a knight.
func (p *position) owner(who merlin.Knight) (game.Seat, error) {
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
		return fmt.Errorf("%s is with %s", who, merlin.Colours[other])
	}
	k := &p.Mods.Knights
	if old := k.Of[s][who.Pile()]; old != merlin.NoKnight {
		return fmt.Errorf("%s and %s are of the same pile", who, old)
	}
	k.Of[s][who.Pile()], k.Tiles[s][who.Pile()] = who, who.Tiles()
	return nil
}

// checkKnightCard checks "tristan", "no tristan" or "none".
func checkKnightCard(l look, s game.Seat, text string) error {
	of := l.Now.Mods.Knights.Of[s]
	is := strings.Trim(fmt.Sprintf("%s, %s", of[0], of[1]), "-, ")
	if text == "none" {
		return scenario.Amount{}.Compare(0, len(is))
	}
	word, gone := strings.CutPrefix(text, "no ")
	who, err := knightOf(word)
	if err != nil {
		return err
	}
	if l.Now.Mods.Knights.Has(s, who) == gone {
		return scenario.Fail("there are: %s", is)
	}
	return nil
}

// tilesOf reads "tristan 3"; for Gareth and Geraint a tile's bit: "gareth black".
func tilesOf(text string) (who merlin.Knight, n uint8, err error) {
	name, what, _ := strings.Cut(text, " ")
	if who, err = knightOf(name); err != nil {
		return who, 0, err
	}
	if what == "none" {
		return who, 0, nil
	}
	var bit int
	switch who {
	case merlin.Gareth:
		bit, err = scenario.Place("colour", what, names[merlin.Province](merlin.Provinces))
	case merlin.Geraint:
		bit, err = scenario.Place("thing", what, thingWords)
	default:
		n, err := scenario.Number(what, 0, int(who.Tiles()))
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
		return fmt.Errorf("%s does not have %s; name him before his tiles", merlin.Colours[s], who)
	}
	tiles := &p.Mods.Knights.Tiles[s][who.Pile()]
	if who.Tiles() == 0 {
		n |= *tiles
	}
	*tiles = n
	return nil
}

// checkKnightTiles checks "tristan 3", "gareth black", "no gareth grey" or "gareth none".
func checkKnightTiles(l look, s game.Seat, text string) error {
	word, gone := strings.CutPrefix(text, "no ")
	who, n, err := tilesOf(word)
	if err != nil {
		return err
	}
	is := l.Now.Mods.Knights.Left(s, who)
	if n > 0 && who.Tiles() == 0 {
		is &= n
	}
	if (is == n) == gone {
		return scenario.Fail("there are %d (for gareth and geraint a bit each)", l.Now.Mods.Knights.Left(s, who))
	}
	return nil
}

func giveSheriff(p *position, _ game.Seat, text string) (err error) {
	p.Mods.Knights.Sheriff, err = provinceOf(text)
	return err
}

func checkSheriff(l look, _ game.Seat, text string) error {
	want, err := provinceOf(text)
	if is := l.Now.Mods.Knights.Sheriff; err == nil && is != want {
		return scenario.Fail("he stands in %s", is)
	}
	return err
}

// giveCastle puts one of Gaheris's tiles under a manor.
func giveCastle(p *position, _ game.Seat, text string) error {
	tile, err := p.tile(text)
	if err != nil {
		return err
	}
	s, err := p.owner(merlin.Gaheris)
	if err != nil {
		return err
	}
	k := &p.Mods.Knights
	if p.Domain[tile].Manor != s || k.Castle(tile) || k.Left(s, merlin.Gaheris) == 0 {
		return fmt.Errorf("a castle tile of %s cannot lie on %s", merlin.Colours[s], text)
	}
	k.Tiles[s][merlin.Gaheris.Pile()]--
	k.Castles |= 1 << tile
	return nil
}

// checkCastle checks "1,1", "no 1,1" or "none".
func checkCastle(l look, _ game.Seat, text string) error {
	if text == "none" {
		return scenario.Amount{}.Compare(0, int(l.Now.Mods.Knights.Castles))
	}
	word, gone := strings.CutPrefix(text, "no ")
	tile, err := l.Now.tile(word)
	if err != nil {
		return err
	}
	if l.Now.Mods.Knights.Castle(tile) == gone {
		return scenario.Fail("it is not so")
	}
	return nil
}

// giveKay puts Kay's tiles with his owner's markers.
func giveKay(p *position, _ game.Seat, text string) error {
	s, err := p.owner(merlin.Kay)
	if err != nil {
		return err
	}
	k := &p.Mods.Knights
	supply := [merlin.Provinces]uint8{}
	for c, n := range p.Players[s].Influence {
		supply[c] = min(n-k.Kay[c], k.Tiles[s][merlin.Kay.Pile()])
	}
	before := sum(k.Kay[:])
	if err := giveColours(text, "tiles", &k.Kay, &supply); err != nil {
		return err
	}
	k.Tiles[s][merlin.Kay.Pile()] -= uint8(sum(k.Kay[:]) - before)
	return nil
}
