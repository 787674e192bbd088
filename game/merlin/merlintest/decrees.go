package merlintest

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// The King's Decree in scenarios. Decrees that are not mentioned are in the box.

var decrees = module{
	names: []string{"decrees"},
	words: []word{
		{Name: "decrees", Form: "black shield grey, points 2", Table: true, Give: layDecreesOn, Check: checkDecreesOn},
		{Name: "decrees", Form: "shield grey, points 2", List: true, Give: giveDecree, Check: checkDecree},
		{Name: "looked", Form: "black, grey", List: true, Give: giveLooked, Check: checkLooked},
	},
	begin: func(p *position) { p.Mods.Decrees.Boxed = 1<<len(p.Rules().Box.Mods.Decrees) - 1 },
}

// decreeOf reads "shield black" or "points 2".
func decreeOf(text string) (merlin.Decree, error) {
	var box merlin.Box
	err := box.Replace("decrees", 0, text)
	return box.Mods.Decrees[0], err
}

func (p *position) looked(s game.Seat, c merlin.Province) bool {
	return s != game.NoSeat && p.Mods.Decrees.Looked[s]>>c&1 == 1
}

// takeBoxed takes a decree that has no place yet; it returns its row.
func (p *position) takeBoxed(text string) (row int, d merlin.Decree, err error) {
	if d, err = decreeOf(text); err != nil {
		return 0, 0, err
	}
	for row, shows := range p.Rules().Box.Mods.Decrees {
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
	const most = len(merlin.DecreesOn{})
	for part := range strings.SplitSeq(what, ", ") {
		_, d, err := p.takeBoxed(part)
		if err != nil {
			return err
		}
		if int(p.Mods.Decrees.Left[c]) == most {
			return fmt.Errorf("there is room for %d decrees", most)
		}
		p.Mods.Decrees.Left[c]++
		on := p.Mods.Decrees.Hidden.On[c][:p.Mods.Decrees.Left[c]]
		on[len(on)-1] = d
		slices.Sort(on)
	}
	return nil
}

// checkDecreesOn checks "black 3", "black none", "black hidden" (from the viewer), or
// what lies there: "black shield grey, points 2".
func checkDecreesOn(l look, _ game.Seat, text string) error {
	where, what, _ := strings.Cut(text, " ")
	c, err := provinceOf(where)
	if err != nil {
		return err
	}
	left := l.Now.Mods.Decrees.Left[c]
	a, wrong := scenario.ReadAmount(what)
	if wrong == nil || what == "none" {
		return a.Compare(int(l.Then.Mods.Decrees.Left[c]), int(left))
	}
	hidden := l.Viewer != scenario.SeesAll && !l.Now.looked(l.Viewer, c)
	if hidden != (what == "hidden") {
		return scenario.Fail("there lie %d; they are hidden: %v", left, hidden)
	}
	if hidden {
		if l.Now.Mods.Decrees.Hidden.On[c] != (merlin.DecreesOn{}) {
			return scenario.Fail("the viewer sees them although he has not looked")
		}
		return nil
	}
	return compareDecrees(what, l.Now.Mods.Decrees.Hidden.On[c][:left])
}

// compareDecrees wants these and no others.
func compareDecrees(text string, are []merlin.Decree) error {
	var want []merlin.Decree
	for part := range strings.SplitSeq(text, ", ") {
		d, err := decreeOf(part)
		if err != nil {
			return err
		}
		want = append(want, d)
	}
	slices.Sort(want)
	if !slices.Equal(want, are) {
		return scenario.Fail("there are: %v", are)
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
func checkDecree(l look, s game.Seat, text string) error {
	open := l.Now.Mods.Decrees.Open[s]
	number, any := strings.CutSuffix(text, " any")
	if any || text == "none" {
		a, err := scenario.ReadAmount(number)
		if text == "none" {
			a, err = scenario.Amount{}, nil
		}
		if err != nil {
			return err
		}
		return a.Compare(l.Then.Mods.Decrees.Count(s), l.Now.Mods.Decrees.Count(s))
	}
	d, err := decreeOf(text)
	if err != nil {
		return err
	}
	var are []merlin.Decree
	for row, shows := range l.Now.Rules().Box.Mods.Decrees {
		if open>>row&1 == 1 {
			are = append(are, shows)
		}
	}
	if !slices.Contains(are, d) {
		return scenario.Fail("there are: %v", are)
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

func checkLooked(l look, s game.Seat, text string) error {
	c, err := provinceOf(text)
	if err != nil {
		return err
	}
	if !l.Now.looked(s, c) {
		return scenario.Fail("%s has not looked there", merlin.Colours[s])
	}
	return nil
}
