package merlintest

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// Gold and Mistletoe in scenarios.

var gold = module{
	names: []string{"gold"},
	words: []word{
		goldWord("coins", func(m *merlin.GoldState) (*[merlin.MaxSeats]uint8, *uint8) { return &m.Coins, &m.CoinsLeft }),
		goldWord("mistletoes", func(m *merlin.GoldState) (*[merlin.MaxSeats]uint8, *uint8) { return &m.Mistletoes, &m.MistletoesLeft }),
		{Name: "coins-left", Form: countForm, Table: true, Check: checkTable(func(p *position) int { return int(p.Mods.Gold.CoinsLeft) })},
		{Name: "mistletoes-left", Form: countForm, Table: true, Check: checkTable(func(p *position) int { return int(p.Mods.Gold.MistletoesLeft) })},
	},
	begin: func(p *position) {
		g := p.dealt.Mods.Gold
		p.Mods.Gold = merlin.GoldState{
			CoinsLeft: g.CoinsLeft + uint8(sum(g.Coins[:])), MistletoesLeft: g.MistletoesLeft + uint8(sum(g.Mistletoes[:])),
		}
	},
}

// goldWord is the word for something that players have a number of, out of a supply.
func goldWord(name string, of func(*merlin.GoldState) (*[merlin.MaxSeats]uint8, *uint8)) word {
	return word{
		Name: name, Form: countForm,
		Give: func(p *position, s game.Seat, text string) error {
			have, left := of(&p.Mods.Gold)
			n, err := scenario.Number(text, 0, int(*left))
			have[s] += uint8(n)
			*left -= uint8(n)
			return err
		},
		Check: scenario.CheckCount(func(p *position, s game.Seat) int {
			have, _ := of(&p.Mods.Gold)
			return int(have[s])
		}),
	}
}
