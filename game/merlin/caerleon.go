package merlin

import "fmt"

// The City of Caerleon: six districts lie over the provinces, each with a place for
// ladies and two places for other servants.

// District is a district of the city.
type District uint8

const (
	Bank District = iota
	MarketDistrict
	Orchard
	Forge
	Quarry
	Tailor
)

var districtWords = [Provinces]string{"bank", "market", "orchard", "forge", "quarry", "tailor"}

func (d District) String() string { return word(districtWords[:], uint8(d)) }

// CaerleonState is the state of the City of Caerleon.
type CaerleonState struct {
	Districts [Provinces]District // over each province
}

const (
	ActSendHome = caerleonActions + iota // send home seat A's servant B
	ActGiveCoin                          // trade: give a coin
	ActTakeCoin                          // trade: take a coin
	ActNoTrade                           // trade no more
)

const (
	stepSetCity = caerleonSteps + iota
	stepCrowd
	stepTakeKind
	stepCityGive
	stepCityTake
)

const EventDistrict = caerleonEvents // district, province: in the set-up

// readDistrict reads the district over a province.
func (b *Box) readDistrict(n int, words []string) error {
	if len(words) != 1 {
		return fmt.Errorf("one district is needed, not %d", len(words))
	}
	d, err := lookUp("district", words[0], districtWords[:])
	b.Mods.Districts[n] = District(d)
	return err
}

// checkDistricts wants each district once. // C1
func (b *Box) checkDistricts() error {
	var seen [Provinces]bool
	for _, d := range b.Mods.Districts {
		if seen[d] {
			return fmt.Errorf("the %s is there twice", d)
		}
		seen[d] = true
	}
	return nil
}
