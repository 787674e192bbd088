package merlin

import (
	"errors"
	"fmt"
	"strings"

	"merlin/game"
)

// The domain in scenarios.

// readDomain reads rows of tiles: M, F, L, with ^ for a tower.
func (p *position) readDomain(text string) (tiles []Tile, err error) {
	rows := strings.Split(text, "/")
	if len(rows) != int(p.Rows) {
		return nil, fmt.Errorf("with %d seats the domain has %d rows, not %d", p.Seats, p.Rows, len(rows))
	}
	for _, row := range rows {
		words := strings.Fields(row)
		if len(words) != Columns {
			return nil, fmt.Errorf("the row %q has %d tiles, not %d", strings.TrimSpace(row), len(words), Columns)
		}
		for _, w := range words {
			letter, tower := strings.CutSuffix(w, "^")
			terrain, err := lookUp("terrain", letter, []string{"M", "F", "L"})
			if err != nil {
				return nil, err
			}
			tiles = append(tiles, Tile{Terrain: Terrain(terrain), Tower: tower, Manor: game.NoSeat})
		}
	}
	return tiles, nil
}

func giveDomain(p *position, _ game.Seat, text string) error {
	tiles, err := p.readDomain(text)
	if err != nil {
		return err
	}
	var all, towers [Terrains]int
	for i, t := range tiles {
		p.Domain[i].Terrain, p.Domain[i].Tower = t.Terrain, t.Tower
		all[t.Terrain]++
		towers[t.Terrain] += int(one(t.Tower))
	}
	for t := range Terrain(Terrains) {
		if all[t] > plainTiles+towerTiles || towers[t] > towerTiles {
			return fmt.Errorf("there are %d %s tiles, %d with a tower; the box has %d and %d", all[t], t, towers[t], plainTiles+towerTiles, towerTiles)
		}
	}
	return nil
}

func checkDomain(l *scenarioLook, _ game.Seat, text string) error {
	tiles, err := l.readDomain(text)
	if err != nil {
		return err
	}
	for i, t := range tiles {
		if is := l.now.Domain[i]; is.Terrain != t.Terrain || is.Tower != t.Tower {
			return failed("it is %s", l.domainText())
		}
	}
	return nil
}

// domainText writes the domain as readDomain reads it.
func (l *scenarioLook) domainText() string {
	var b strings.Builder
	for i, t := range l.now.Domain[:l.now.Rows*Columns] {
		if i > 0 && i%Columns == 0 {
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

// tile reads column,row.
func (p *position) tile(text string) (uint8, error) {
	for i := range p.Rows * Columns {
		if tileArg(i) == text {
			return i, nil
		}
	}
	return 0, fmt.Errorf("there is no tile %q; a tile is column,row from the upper left: 1,1 to %d,%d", text, Columns, p.Rows)
}

// manors calls do for each tile named: red 1,1 2,1 blue 3,1.
func (p *position) manors(text string, do func(game.Seat, uint8) error) error {
	whose := seesAll
	for w := range strings.FieldsSeq(strings.ReplaceAll(text, ", ", " ")) {
		if s, err := p.seatOrNobody(w, "none"); err == nil {
			whose = s
			continue
		}
		tile, err := p.tile(w)
		if err != nil {
			return err
		}
		if whose == seesAll {
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
			return fmt.Errorf("tile %s has a manor already", tileArg(tile))
		case p.Players[s].Manors == 0:
			return fmt.Errorf("%s has only %d manors", Colours[s], manorsEach)
		}
		p.Players[s].Manors--
		p.Domain[tile].Manor = s
		return nil
	})
}

func checkManors(l *scenarioLook, _ game.Seat, text string) error {
	return l.manors(text, func(s game.Seat, tile uint8) error {
		if is := l.now.Domain[tile].Manor; is != s {
			return failed("on %s it is %s", tileArg(tile), colourOf(is))
		}
		return nil
	})
}
