package merlintest

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// The City of Caerleon in scenarios. Districts that are not given lie as in the box.

var caerleon = module{
	names: []string{"caerleon", "caerleon-random"},
	words: []word{
		{Name: "districts", Form: "bank market orchard forge quarry tailor, from black clockwise", Table: true, Give: giveDistricts, Check: checkDistricts},
	},
	begin:  func(p *position) { p.Mods.Caerleon.Districts = p.Rules().Box.Mods.Districts },
	finish: (*position).checkCity,
}

// districtsOf reads the districts over the provinces, from black clockwise.
func districtsOf(text string) (over [merlin.Provinces]merlin.District, err error) {
	words := strings.Fields(text)
	if len(words) != merlin.Provinces {
		return over, fmt.Errorf("there are %d districts, not %d", merlin.Provinces, len(words))
	}
	var box merlin.Box
	for n, w := range words {
		if err := box.Replace("districts", n, w); err != nil {
			return over, err
		}
		if slices.Contains(words[:n], w) {
			return over, fmt.Errorf("the %s is there twice", w)
		}
	}
	return box.Mods.Districts, nil
}

func giveDistricts(p *position, _ game.Seat, text string) (err error) {
	p.Mods.Caerleon.Districts, err = districtsOf(text)
	return err
}

func checkDistricts(l look, _ game.Seat, text string) error {
	want, err := districtsOf(text)
	if is := l.Now.Mods.Caerleon.Districts; err == nil && is != want {
		return scenario.Fail("they are %v", is)
	}
	return err
}

// cityPlaces is for servants who are no ladies. // C2
const cityPlaces = 2

// checkCity: two places for servants who are no ladies. // C2
func (p *position) checkCity() error {
	for c := range merlin.Province(merlin.Provinces) {
		n := 0
		for _, player := range p.Players[:p.Seats] {
			for v, at := range player.Servants {
				if at == c && merlin.Servant(v) != merlin.Lady {
					n++
				}
			}
		}
		if n > cityPlaces {
			return fmt.Errorf("%d servants besides the lady stand in %s; there are %d places (C2)", n, c, cityPlaces)
		}
	}
	return nil
}
