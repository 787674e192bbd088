package merlintest

import (
	"errors"
	"fmt"
	"strconv"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// The Market in scenarios.

var market = module{
	names: []string{"market"},
	words: []word{
		tokensWord("shield-tokens", merlin.Shield),
		tokensWord("material-tokens", merlin.Material),
		{Name: "plus-tokens", Form: countForm, Give: givePlusTokens, Check: scenario.CheckCount(func(p *position, s game.Seat) int {
			return int(p.Mods.Market.Plus[s])
		})},
		{Name: "either-tokens", Form: countForm, Give: giveEitherTokens, Check: scenario.CheckCount(func(p *position, s game.Seat) int {
			return int(p.Mods.Gold.Either[s])
		})},
		{Name: "laid", Form: coloursForm, List: true, Give: givePlusLaid, Check: checkColours(func(p *position, s game.Seat) []uint8 {
			return p.Mods.Market.Laid[s][:]
		})},
		{Name: "labourers", Form: "3, 5", List: true, Give: giveLabourer, Check: checkLabourer(func(m *merlin.MarketState, s game.Seat) uint8 {
			return m.Hired[s]
		})},
		{Name: "aside", Form: "3, 5", Table: true, List: true, Give: layAside, Check: checkLabourer(func(m *merlin.MarketState, _ game.Seat) uint8 {
			return m.Spent
		})},
		{Name: "stall", Form: "shield black, plus 6, either 4, labourer 3", Table: true, List: true, Check: checkStall},
	},
	begin: func(p *position) { p.Mods.Market = p.dealt.Mods.Market },
}

// tokensWord is the word for shield or material tokens.
func tokensWord(name string, i merlin.Item) word {
	return word{
		Name: name, Form: "black, grey", List: true,
		Give: func(p *position, s game.Seat, text string) error {
			c, err := provinceOf(text)
			if err != nil {
				return err
			}
			return takeBit(&p.Mods.Market.Tokens[i], &p.Mods.Market.Owned[s][i], uint8(c))
		},
		Check: func(l look, s game.Seat, text string) error {
			is := bitWords(l.Now.Mods.Market.Owned[s][i], func(c uint8) string { return merlin.Province(c).String() })
			return compareWords(text, is)
		},
	}
}

// takeBit takes a token of a colour, or a labourer, from the market.
func takeBit(from, to *uint8, bit uint8) error {
	if *from>>bit&1 == 0 {
		return errors.New("it is not on the market any more")
	}
	*from &^= 1 << bit
	*to |= 1 << bit
	return nil
}

func givePlusTokens(p *position, s game.Seat, text string) error {
	m := &p.Mods.Market
	n, err := scenario.Number(text, 0, int(m.PlusLeft))
	m.PlusLeft -= uint8(n)
	m.Plus[s] += uint8(n)
	return err
}

func giveEitherTokens(p *position, s game.Seat, text string) error {
	m := &p.Mods.Market
	n, err := scenario.Number(text, 0, int(m.EitherLeft))
	m.EitherLeft -= uint8(n)
	p.Mods.Gold.Either[s] += uint8(n)
	return err
}

// givePlusLaid puts +1 tokens under markers that stand already.
func givePlusLaid(p *position, s game.Seat, text string) error {
	m := &p.Mods.Market
	var supply [merlin.Provinces]uint8
	for c, n := range p.Players[s].Influence {
		supply[c] = min(n-m.Laid[s][c], m.PlusLeft)
	}
	before := sum(m.Laid[s][:])
	if err := giveColours(text, "markers without a token", &m.Laid[s], &supply); err != nil {
		return err
	}
	m.PlusLeft -= uint8(sum(m.Laid[s][:]) - before)
	return nil
}

func giveLabourer(p *position, s game.Seat, text string) error {
	n, err := scenario.Number(text, 1, labourers)
	if err != nil {
		return err
	}
	return takeBit(&p.Mods.Market.Labourers, &p.Mods.Market.Hired[s], uint8(n))
}

func layAside(p *position, _ game.Seat, text string) error {
	n, err := scenario.Number(text, 1, labourers)
	if err != nil {
		return err
	}
	return takeBit(&p.Mods.Market.Labourers, &p.Mods.Market.Spent, uint8(n))
}

// checkLabourer checks "3", "no 3" or "none".
func checkLabourer(of func(*merlin.MarketState, game.Seat) uint8) func(look, game.Seat, string) error {
	return func(l look, s game.Seat, text string) error {
		return compareWords(text, bitWords(of(&l.Now.Mods.Market, s), numberText))
	}
}

// checkStall checks what is for sale: "shield black", "no labourer 3", "plus 5".
func checkStall(l look, _ game.Seat, text string) error {
	m := &l.Now.Mods.Market
	sells := []string{fmt.Sprintf("plus %d", m.PlusLeft), fmt.Sprintf("either %d", m.EitherLeft)}
	for _, i := range []merlin.Item{merlin.Shield, merlin.Material} {
		sells = append(sells, bitWords(m.Tokens[i], func(c uint8) string { return i.String() + " " + merlin.Province(c).String() })...)
	}
	sells = append(sells, bitWords(m.Labourers, func(n uint8) string { return "labourer " + numberText(n) })...)
	return compareWords(text, sells)
}

func numberText(n uint8) string { return strconv.Itoa(int(n)) }

// labourers have the numbers from 1 on.
const labourers = 6
