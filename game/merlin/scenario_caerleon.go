package merlin

import (
	"fmt"
	"strings"

	"merlin/game"
)

// The City of Caerleon in scenarios. Districts that are not given lie as in the box.

func init() {
	module := scenarioModule{
		words: []scenarioWord{
			{name: "districts", form: "bank market orchard forge quarry tailor, from black clockwise", table: true, give: giveDistricts, check: checkDistricts},
		},
		begin:  func(p *position) { p.Mods.Caerleon.Districts = p.rules.Box.Mods.Districts },
		finish: (*position).checkCity,
	}
	scenarioModules["caerleon"], scenarioModules["caerleon-random"] = module, module
}

// districtsOf reads the districts over the provinces, from black clockwise.
func districtsOf(text string) (over [Provinces]District, err error) {
	words := strings.Fields(text)
	if len(words) != Provinces {
		return over, fmt.Errorf("there are %d districts, not %d", Provinces, len(words))
	}
	var box Box
	for n := range words {
		if err := box.readDistrict(n, words[n:n+1]); err != nil {
			return over, err
		}
	}
	return box.Mods.Districts, box.checkDistricts()
}

func giveDistricts(p *position, _ game.Seat, text string) (err error) {
	p.Mods.Caerleon.Districts, err = districtsOf(text)
	return err
}

func checkDistricts(l *scenarioLook, _ game.Seat, text string) error {
	want, err := districtsOf(text)
	if is := l.now.Mods.Caerleon.Districts; err == nil && is != want {
		return failed("they are %v", is)
	}
	return err
}

// checkCity: two places for servants who are no ladies. // C2
func (p *position) checkCity() error {
	for c := range Province(Provinces) {
		n := 0
		p.others(Lady, c, func(game.Seat, Servant) { n++ })
		if n > cityPlaces {
			return fmt.Errorf("%d servants besides the lady stand in %s; there are %d places (C2)", n, c, cityPlaces)
		}
	}
	return nil
}
