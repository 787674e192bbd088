package merlintest

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// tableWords are the things of the table.
func tableWords() []word {
	return []word{
		{Name: "round", Form: "2", Table: true, Give: giveRound, Check: checkTable(func(p *position) int { return int(p.Round) })},
		{Name: "start", Form: "red", Table: true, Give: giveStart, Check: checkSeat(func(p *position) game.Seat { return p.Start })},
		{Name: "turn", Form: "red, or: red move 2, red landed trade, red landed merlin black+3, red end", Table: true, Give: giveTurn, Check: checkSeat(func(p *position) game.Seat { return p.Turn.Seat })},
		{Name: "merlin", Form: spaceForm, Table: true, Give: giveMerlin, Check: checkSpace(func(p *position, _ game.Seat) uint8 { return p.Merlin })},
		{Name: "excalibur", Form: "red, or board", Table: true, Give: giveExcalibur, Check: checkSeat(func(p *position) game.Seat { return p.Excalibur })},
		{Name: "grail", Form: "red, or board", Table: true, Give: giveGrail, Check: checkSeat(func(p *position) game.Seat { return p.Grail })},
		{Name: "domain", Form: "F F F L^ L M / F F …", Table: true, Give: giveDomain, Check: checkDomain},
		{Name: "manor", Form: "red 1,1 blue 2,1 3,1", Table: true, Give: giveManors, Check: checkManors},
		{Name: "display", Form: "[flag black, shield blue], [3 any flag], -", Table: true, List: true, Give: giveDisplay, Check: checkDisplay},
		{Name: "deck", Form: "[flag black, shield blue], the next card first; or only …", Table: true, List: true, Give: giveDeck, Check: checkTop},
		{Name: "deck-left", Form: countForm, Table: true, Check: checkTable(func(p *position) int { return int(p.DeckLeft) })},
		{Name: "discards", Form: "[flag black, shield blue], or rest", Table: true, List: true, Give: giveDiscards, Check: checkDiscards},
		{Name: "pile", Form: "blue, black, the next traitor first", Table: true, List: true, Give: givePile},
		{Name: "pile-left", Form: countForm, Table: true, Check: checkTable(func(p *position) int { return int(p.PileLeft) })},
		{Name: "banished", Form: coloursForm, Table: true, List: true, Give: giveBanished, Check: checkBanished},
		{Name: "rolls", Form: "3 3 3 1", Table: true, Give: giveRolls},
		{Name: "stock", Form: "shields 5 black", Table: true, Check: checkStock},
	}
}

func checkTable(of func(*position) int) func(look, game.Seat, string) error {
	return scenario.CheckCount(func(p *position, _ game.Seat) int { return of(p) })
}

// checkSeat checks who has something; nobody is written board or nobody.
func checkSeat(of func(*position) game.Seat) func(look, game.Seat, string) error {
	return func(l look, _ game.Seat, text string) error {
		if text == "nobody" {
			text = "board"
		}
		want, err := l.Now.seatOrNobody(text, "board")
		if err != nil {
			return err
		}
		if is := of(l.Now); is != want {
			return scenario.Fail("it is %s", colourOf(is))
		}
		return nil
	}
}

func colourOf(s game.Seat) string {
	if s == game.NoSeat {
		return "nobody"
	}
	return merlin.Colours[s]
}

func giveRound(p *position, _ game.Seat, text string) error {
	n, err := scenario.Number(text, 1, merlin.Rounds)
	p.Round = uint8(n)
	return err
}

func giveStart(p *position, _ game.Seat, text string) (err error) {
	p.Start, err = p.player(text)
	if p.moment == nil {
		p.seat = p.Start
	}
	return err
}

func (p *position) player(text string) (game.Seat, error) {
	s, ok := p.seatOf(text)
	if !ok {
		return 0, fmt.Errorf("there is no player %q; there are %s", text, strings.Join(merlin.Colours[:p.Seats], ", "))
	}
	return s, nil
}

func giveMerlin(p *position, _ game.Seat, text string) (err error) {
	p.Merlin, err = p.space(text)
	return err
}

func giveExcalibur(p *position, _ game.Seat, text string) (err error) {
	p.Excalibur, err = p.seatOrNobody(text, "board")
	return err
}

func giveGrail(p *position, _ game.Seat, text string) (err error) {
	p.Grail, err = p.seatOrNobody(text, "board")
	return err
}

func giveRolls(p *position, _ game.Seat, text string) (err error) {
	p.rolls, err = readRolls(p.rolls, text)
	return err
}

// readRolls adds the values of dice to those given.
func readRolls(rolls []int, text string) ([]int, error) {
	for w := range strings.FieldsSeq(text) {
		n, err := scenario.Number(w, 1, 6)
		if err != nil {
			return nil, err
		}
		rolls = append(rolls, n)
	}
	return rolls, nil
}

// checkStock checks what nobody has: "shields 5 black", "apples +1".
func checkStock(l look, _ game.Seat, text string) error {
	thing, rest, _ := strings.Cut(text, " ")
	if !slices.Contains([]string{"shields", "flags", "materials", "apples"}, thing) {
		return fmt.Errorf("there are no %s in stock", thing)
	}
	words := playerWords()
	w := words[slices.IndexFunc(words, func(w word) bool { return w.Name == thing })]
	for part := range strings.SplitSeq(rest, ", ") {
		if err := w.Check(l, game.NoSeat, part); err != nil {
			return err
		}
	}
	return nil
}
