package merlin

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"merlin/game"
)

// The Market in scenarios.

func init() {
	scenarioModules["market"] = scenarioModule{
		words: []scenarioWord{
			tokensWord("shield-tokens", Shield),
			tokensWord("material-tokens", Material),
			{name: "plus-tokens", form: countForm, give: givePlusTokens, check: checkCount(func(p *Public, s game.Seat) int {
				return int(p.Mods.Market.Plus[s])
			})},
			{name: "either-tokens", form: countForm, give: giveEitherTokens, check: checkCount(func(p *Public, s game.Seat) int {
				return int(p.Mods.Gold.Either[s])
			})},
			{name: "laid", form: coloursForm, list: true, give: givePlusLaid, check: checkColours(func(p *Public, s game.Seat) []uint8 {
				return p.Mods.Market.Laid[s][:]
			})},
			{name: "labourers", form: "3, 5", list: true, give: giveLabourer, check: checkLabourer(func(m *MarketState, s game.Seat) uint8 {
				return m.Hired[s]
			})},
			{name: "aside", form: "3, 5", table: true, list: true, give: layAside, check: checkLabourer(func(m *MarketState, _ game.Seat) uint8 {
				return m.Spent
			})},
			{name: "stall", form: "shield black, plus 6, either 4, labourer 3", table: true, list: true, check: checkStall},
		},
		begin: func(p *position) { p.setMarket(step{}) },
	}
}

// tokensWord is the word for shield or material tokens.
func tokensWord(name string, i Item) scenarioWord {
	return scenarioWord{
		name: name, form: "black, grey", list: true,
		give: func(p *position, s game.Seat, text string) error {
			c, err := provinceOf(text)
			if err != nil {
				return err
			}
			return takeBit(&p.Mods.Market.Tokens[i], &p.Players[s].Tokens[i], uint8(c))
		},
		check: func(l *scenarioLook, s game.Seat, text string) error {
			is := bitWords(l.now.Players[s].Tokens[i], func(c uint8) string { return Province(c).String() })
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

func bitWords(set uint8, word func(uint8) string) (words []string) {
	for bit := range uint8(8) {
		if set>>bit&1 == 1 {
			words = append(words, word(bit))
		}
	}
	return words
}

// compareWords checks "black", "no black" or "none" against what there is.
func compareWords(text string, is []string) error {
	word, gone := strings.CutPrefix(text, "no ")
	if text == "none" && is == nil || text != "none" && slices.Contains(is, word) != gone {
		return nil
	}
	return failed("there are: %s", strings.Join(is, ", "))
}

func givePlusTokens(p *position, s game.Seat, text string) error {
	m := &p.Mods.Market
	n, err := number(text, 0, int(m.PlusLeft))
	m.PlusLeft -= uint8(n)
	m.Plus[s] += uint8(n)
	return err
}

func giveEitherTokens(p *position, s game.Seat, text string) error {
	m := &p.Mods.Market
	n, err := number(text, 0, int(m.EitherLeft))
	m.EitherLeft -= uint8(n)
	p.Mods.Gold.Either[s] += uint8(n)
	return err
}

// givePlusLaid puts +1 tokens under markers that stand already.
func givePlusLaid(p *position, s game.Seat, text string) error {
	m := &p.Mods.Market
	var supply [Provinces]uint8
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
	n, err := number(text, 1, labourers)
	if err != nil {
		return err
	}
	return takeBit(&p.Mods.Market.Labourers, &p.Mods.Market.Hired[s], uint8(n))
}

func layAside(p *position, _ game.Seat, text string) error {
	n, err := number(text, 1, labourers)
	if err != nil {
		return err
	}
	return takeBit(&p.Mods.Market.Labourers, &p.Mods.Market.Spent, uint8(n))
}

// checkLabourer checks "3", "no 3" or "none".
func checkLabourer(of func(*MarketState, game.Seat) uint8) func(*scenarioLook, game.Seat, string) error {
	return func(l *scenarioLook, s game.Seat, text string) error {
		return compareWords(text, bitWords(of(&l.now.Mods.Market, s), numberArg))
	}
}

// checkStall checks what is for sale: "shield black", "no labourer 3", "plus 5".
func checkStall(l *scenarioLook, _ game.Seat, text string) error {
	m := &l.now.Mods.Market
	sells := []string{fmt.Sprintf("plus %d", m.PlusLeft), fmt.Sprintf("either %d", m.EitherLeft)}
	for ware, item := range countsAs {
		sells = append(sells, bitWords(m.Tokens[item], func(c uint8) string {
			return wareText(game.Action{A: uint8(ware), B: c})
		})...)
	}
	sells = append(sells, bitWords(m.Labourers, func(n uint8) string {
		return wareText(game.Action{A: uint8(Labourer), B: n})
	})...)
	return compareWords(text, sells)
}
