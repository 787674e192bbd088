package merlin

import "merlin/game"

// Gold and Mistletoe in scenarios.

func init() {
	scenarioModules["gold"] = scenarioModule{
		words: []scenarioWord{
			goldWord("coins", func(m *GoldState) (*[MaxSeats]uint8, *uint8) { return &m.Coins, &m.CoinsLeft }),
			goldWord("mistletoes", func(m *GoldState) (*[MaxSeats]uint8, *uint8) { return &m.Mistletoes, &m.MistletoesLeft }),
			{name: "coins-left", form: countForm, table: true, check: checkTable(func(p *Public) int { return int(p.Mods.Gold.CoinsLeft) })},
			{name: "mistletoes-left", form: countForm, table: true, check: checkTable(func(p *Public) int { return int(p.Mods.Gold.MistletoesLeft) })},
		},
		begin: func(p *position) {
			p.Mods.Gold = GoldState{CoinsLeft: coinsInAll, MistletoesLeft: mistletoesInAll}
		},
	}
}

// goldWord is the word for something that players have a number of, out of a supply.
func goldWord(name string, of func(*GoldState) (*[MaxSeats]uint8, *uint8)) scenarioWord {
	return scenarioWord{
		name: name, form: countForm,
		give: func(p *position, s game.Seat, text string) error {
			have, left := of(&p.Mods.Gold)
			n, err := number(text, 0, int(*left))
			have[s] += uint8(n)
			*left -= uint8(n)
			return err
		},
		check: checkCount(func(p *Public, s game.Seat) int {
			have, _ := of(&p.Mods.Gold)
			return int(have[s])
		}),
	}
}
