package merlin

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
)

// The King's Decree in scenarios. Decrees that are not mentioned are in the box.

func init() {
	scenarioModules["decrees"] = scenarioModule{
		words: []scenarioWord{
			{name: "decrees", form: "black shield grey, points 2", table: true, give: layDecreesOn, check: checkDecreesOn},
			{name: "decrees", form: "shield grey, points 2", list: true, give: giveDecree, check: checkDecree},
			{name: "looked", form: "black, grey", list: true, give: giveLooked, check: checkLooked},
		},
		begin: func(p *position) { p.Mods.Decrees.Boxed = 1<<decreesInAll - 1 },
		seen:  func(st *State, v *View) { st.Secret.Decrees.On = v.Seen.Decrees },
	}
}

// takeBoxed takes a decree that has no place yet; it returns its row.
func (p *position) takeBoxed(text string) (row int, d Decree, err error) {
	if d, err = decreeOf(text); err != nil {
		return 0, 0, err
	}
	for row, shows := range p.rules.Box.Mods.Decrees {
		if shows == d && p.Mods.Decrees.Boxed>>row&1 == 1 {
			p.Mods.Decrees.Boxed &^= 1 << row
			return row, d, nil
		}
	}
	return 0, 0, fmt.Errorf("all decrees %q lie elsewhere already", text)
}

// layDecreesOn lays decrees on a province: "black shield grey, points 2".
func layDecreesOn(p *position, _ game.Seat, text string) error {
	where, what, _ := strings.Cut(text, " ")
	c, err := provinceOf(where)
	if err != nil {
		return err
	}
	for part := range strings.SplitSeq(what, ", ") {
		_, d, err := p.takeBoxed(part)
		if err != nil {
			return err
		}
		if p.Mods.Decrees.Left[c] == decreesLying {
			return fmt.Errorf("there is room for %d decrees", decreesLying)
		}
		p.Mods.Decrees.Left[c]++
		on := p.decreesOn(c)
		on[len(on)-1] = d
		slices.Sort(on)
	}
	return nil
}

// checkDecreesOn checks "black 3", "black none", "black hidden" (from the viewer), or
// what lies there: "black shield grey, points 2".
func checkDecreesOn(l *scenarioLook, _ game.Seat, text string) error {
	where, what, _ := strings.Cut(text, " ")
	c, err := provinceOf(where)
	if err != nil {
		return err
	}
	left := l.now.Mods.Decrees.Left[c]
	a, wrong := readAmount(what)
	if wrong == nil || what == "none" {
		return a.compare(int(l.then.Mods.Decrees.Left[c]), int(left))
	}
	hidden := l.viewer != seesAll && !l.now.Mods.Decrees.looked(l.viewer, c)
	if hidden != (what == "hidden") {
		return failed("there lie %d; they are hidden: %v", left, hidden)
	}
	if hidden {
		return nil
	}
	return compareDecrees(what, l.now.Secret.Decrees.On[c][:left])
}

// compareDecrees wants these and no others.
func compareDecrees(text string, are []Decree) error {
	var want []Decree
	for part := range strings.SplitSeq(text, ", ") {
		d, err := decreeOf(part)
		if err != nil {
			return err
		}
		want = append(want, d)
	}
	slices.Sort(want)
	if !slices.Equal(want, are) {
		return failed("there are: %v", are)
	}
	return nil
}

func giveDecree(p *position, s game.Seat, text string) error {
	row, _, err := p.takeBoxed(text)
	p.Mods.Decrees.Open[s] |= 1 << row
	return err
}

// checkDecree checks how many lie open before a player, "2 any" or "none", or that
// one does: "shield grey".
func checkDecree(l *scenarioLook, s game.Seat, text string) error {
	open := l.now.Mods.Decrees.Open[s]
	number, any := strings.CutSuffix(text, " any")
	if any || text == "none" {
		a, err := readAmount(number)
		if text == "none" {
			a, err = amount{}, nil
		}
		if err != nil {
			return err
		}
		return a.compare(l.then.Mods.Decrees.Count(s), l.now.Mods.Decrees.Count(s))
	}
	d, err := decreeOf(text)
	if err != nil {
		return err
	}
	var are []Decree
	for row, shows := range l.rules.Box.Mods.Decrees {
		if open>>row&1 == 1 {
			are = append(are, shows)
		}
	}
	if !slices.Contains(are, d) {
		return failed("there are: %v", are)
	}
	return nil
}

func giveLooked(p *position, s game.Seat, text string) error {
	c, err := provinceOf(text)
	if err == nil {
		p.Mods.Decrees.Looked[s] |= 1 << c
	}
	return err
}

func checkLooked(l *scenarioLook, s game.Seat, text string) error {
	c, err := provinceOf(text)
	if err != nil {
		return err
	}
	if !l.now.Mods.Decrees.looked(s, c) {
		return failed("%s has not looked there", colourOf(s))
	}
	return nil
}
