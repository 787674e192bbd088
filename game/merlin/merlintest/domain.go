package merlintest

import (
	"errors"
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// The domain in scenarios.

// readDomain reads rows of tiles: M, F, L, with ^ for a tower.
func (p *position) readDomain(text string) (tiles []merlin.Tile, err error) {
	rows := strings.Split(text, "/")
	if len(rows) != int(p.Rows) {
		return nil, fmt.Errorf("with %d seats the domain has %d rows, not %d", p.Seats, p.Rows, len(rows))
	}
	for _, row := range rows {
		words := strings.Fields(row)
		if len(words) != merlin.Columns {
			return nil, fmt.Errorf("the row %q has %d tiles, not %d", strings.TrimSpace(row), len(words), merlin.Columns)
		}
		for _, w := range words {
			letter, tower := strings.CutSuffix(w, "^")
			terrain, err := scenario.Place("terrain", letter, []string{"M", "F", "L"})
			if err != nil {
				return nil, err
			}
			tiles = append(tiles, merlin.Tile{Terrain: merlin.Terrain(terrain), Tower: tower, Manor: game.NoSeat})
		}
	}
	return tiles, nil
}

func giveDomain(p *position, _ game.Seat, text string) error {
	tiles, err := p.readDomain(text)
	if err != nil {
		return err
	}
	var all, towers [merlin.Terrains]int
	for i, t := range tiles {
		p.Domain[i].Terrain, p.Domain[i].Tower = t.Terrain, t.Tower
		all[t.Terrain]++
		if t.Tower {
			towers[t.Terrain]++
		}
	}
	for t := range merlin.Terrain(merlin.Terrains) {
		if all[t] > plainTiles+towerTiles || towers[t] > towerTiles {
			return fmt.Errorf("there are %d %s tiles, %d with a tower; the box has %d and %d", all[t], t, towers[t], plainTiles+towerTiles, towerTiles)
		}
	}
	return nil
}

func checkDomain(l look, _ game.Seat, text string) error {
	tiles, err := l.Now.readDomain(text)
	if err != nil {
		return err
	}
	for i, t := range tiles {
		if is := l.Now.Domain[i]; is.Terrain != t.Terrain || is.Tower != t.Tower {
			return scenario.Fail("it is %s", l.Now.domainText())
		}
	}
	return nil
}

// domainText writes the domain as readDomain reads it.
func (p *position) domainText() string {
	var b strings.Builder
	for i, t := range p.Domain[:p.Rows*merlin.Columns] {
		if i > 0 && i%merlin.Columns == 0 {
			b.WriteString("/ ")
		}
		b.WriteString([]string{"M", "F", "L"}[t.Terrain])
		if t.Tower {
			b.WriteString("^")
		}
		b.WriteString(" ")
	}
	return strings.TrimSpace(b.String())
}

// tileText writes a tile as column,row, both from 1.
func tileText(tile uint8) string {
	return fmt.Sprintf("%d,%d", tile%merlin.Columns+1, tile/merlin.Columns+1)
}

// tile reads column,row.
func (p *position) tile(text string) (uint8, error) {
	for i := range p.Rows * merlin.Columns {
		if tileText(i) == text {
			return i, nil
		}
	}
	return 0, fmt.Errorf("there is no tile %q; a tile is column,row from the upper left: 1,1 to %d,%d", text, merlin.Columns, p.Rows)
}

// manors calls do for each tile named: red 1,1 2,1 blue 3,1.
func (p *position) manors(text string, do func(game.Seat, uint8) error) error {
	whose := scenario.SeesAll
	for w := range strings.FieldsSeq(strings.ReplaceAll(text, ", ", " ")) {
		if s, err := p.seatOrNobody(w, "none"); err == nil {
			whose = s
			continue
		}
		tile, err := p.tile(w)
		if err != nil {
			return err
		}
		if whose == scenario.SeesAll {
			return errors.New("a colour comes before its tiles")
		}
		if err := do(whose, tile); err != nil {
			return err
		}
	}
	return nil
}

func giveManors(p *position, _ game.Seat, text string) error {
	return p.manors(text, func(s game.Seat, tile uint8) error {
		switch {
		case s == game.NoSeat:
			return nil
		case p.Domain[tile].Manor != game.NoSeat:
			return fmt.Errorf("tile %s has a manor already", tileText(tile))
		case p.Players[s].Manors == 0:
			return fmt.Errorf("%s has only %d manors", merlin.Colours[s], p.dealt.Players[s].Manors)
		}
		p.Players[s].Manors--
		p.Domain[tile].Manor = s
		return nil
	})
}

func checkManors(l look, _ game.Seat, text string) error {
	return l.Now.manors(text, func(s game.Seat, tile uint8) error {
		if is := l.Now.Domain[tile].Manor; is != s {
			return scenario.Fail("on %s it is %s", tileText(tile), colourOf(is))
		}
		return nil
	})
}
