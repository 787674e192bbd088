package merlin

import (
	"errors"
	"fmt"
	"strings"
)

// Decree is what a decree shows: an item, in the order shields, flags, materials,
// each from black to brown; or, behind them, 1 to 6 points.
type Decree uint8

const (
	pointDecree Decree = Items * Provinces // 1 point
	allDecrees         = pointDecree + 6
)

// Thing returns the item that a decree shows, if it shows one.
func (d Decree) Thing() (i Item, colour Province, ok bool) {
	return Item(d / Provinces), Province(d % Provinces), d < pointDecree
}

// Points returns the points that a decree shows, 0 if it shows an item.
func (d Decree) Points() int { return max(0, int(d)-int(pointDecree)+1) }

// String returns "shield black" or "points 2".
func (d Decree) String() string {
	if i, c, ok := d.Thing(); ok {
		return i.String() + " " + c.String()
	}
	return fmt.Sprintf("points %d", d.Points())
}

func decreeArg(v uint8) string { return Decree(v).String() }

// decreeOf reads "shield black" or "points 2".
func decreeOf(text string) (Decree, error) {
	for d := range allDecrees {
		if d.String() == text {
			return d, nil
		}
	}
	return 0, errors.New(`a decree is written "shield black", "flag grey", "material blue" or "points 2" (1 to 6)`)
}

func (b *Box) readDecree(n int, words []string) (err error) {
	b.Mods.Decrees[n], err = decreeOf(strings.Join(words, " "))
	return err
}

// checkDecrees sees to the number of each kind. // D1
func (b *Box) checkDecrees() error {
	var kinds [Items + 1]int
	for _, d := range b.Mods.Decrees {
		i, _, _ := d.Thing()
		kinds[i]++
	}
	for i, n := range kinds {
		if n != decreesOfKind {
			return fmt.Errorf("%d decrees show %s; there must be %d", n, [...]string{"shields", "flags", "materials", "points"}[i], decreesOfKind)
		}
	}
	return nil
}
