package merlin

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
)

// tableWords are the things of the table.
func tableWords() []scenarioWord {
	return []scenarioWord{
		{name: "round", form: "2", table: true, give: giveRound, check: checkTable(func(p *Public) int { return int(p.Round) })},
		{name: "start", form: "red", table: true, give: giveStart, check: checkSeat(func(p *Public) game.Seat { return p.Start })},
		{name: "turn", form: "red, or: red move 2, red landed trade, red landed merlin black+3, red end", table: true, give: giveTurn, check: checkSeat(func(p *Public) game.Seat { return p.Turn.Seat })},
		{name: "merlin", form: spaceForm, table: true, give: giveMerlin, check: checkSpace(func(p *Public, _ game.Seat) uint8 { return p.Merlin })},
		{name: "excalibur", form: "red, or board", table: true, give: giveExcalibur, check: checkSeat(func(p *Public) game.Seat { return p.Excalibur })},
		{name: "grail", form: "red, or board", table: true, give: giveGrail, check: checkSeat(func(p *Public) game.Seat { return p.Grail })},
		{name: "domain", form: "F F F L^ L M / F F …", table: true, give: giveDomain, check: checkDomain},
		{name: "manor", form: "red 1,1 blue 2,1 3,1", table: true, give: giveManors, check: checkManors},
		{name: "display", form: "[flag black, shield blue], [3 any flag], -", table: true, list: true, give: giveDisplay, check: checkDisplay},
		{name: "deck", form: "[flag black, shield blue], the next card first; or only …", table: true, list: true, give: giveDeck, check: checkTop},
		{name: "deck-left", form: countForm, table: true, check: checkTable(func(p *Public) int { return int(p.DeckLeft) })},
		{name: "discards", form: "[flag black, shield blue], or rest", table: true, list: true, give: giveDiscards, check: checkDiscards},
		{name: "pile", form: "blue, black, the next traitor first", table: true, list: true, give: givePile},
		{name: "pile-left", form: countForm, table: true, check: checkTable(func(p *Public) int { return int(p.PileLeft) })},
		{name: "banished", form: coloursForm, table: true, list: true, give: giveBanished, check: checkBanished},
		{name: "rolls", form: "3 3 3 1", table: true, give: giveRolls},
		{name: "stock", form: "shields 5 black", table: true, check: checkStock},
	}
}

func checkTable(of func(*Public) int) func(*scenarioLook, game.Seat, string) error {
	return checkCount(func(p *Public, _ game.Seat) int { return of(p) })
}

// checkSeat checks who has something; nobody is written board or nobody.
func checkSeat(of func(*Public) game.Seat) func(*scenarioLook, game.Seat, string) error {
	return func(l *scenarioLook, _ game.Seat, text string) error {
		if text == "nobody" {
			text = "board"
		}
		want, err := l.seatOrNobody(text, "board")
		if err != nil {
			return err
		}
		if is := of(&l.now.Public); is != want {
			return failed("it is %s", colourOf(is))
		}
		return nil
	}
}

func colourOf(s game.Seat) string {
	if s == game.NoSeat {
		return "nobody"
	}
	return Colours[s]
}

func giveRound(p *position, _ game.Seat, text string) error {
	n, err := number(text, 1, Rounds)
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
		return 0, fmt.Errorf("there is no player %q; there are %s", text, strings.Join(Colours[:p.Seats], ", "))
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
		n, err := number(w, 1, 6)
		if err != nil {
			return nil, err
		}
		rolls = append(rolls, n)
	}
	return rolls, nil
}

// checkStock checks what nobody has: "shields 5 black", "apples +1".
func checkStock(l *scenarioLook, _ game.Seat, text string) error {
	word, rest, _ := strings.Cut(text, " ")
	w, err := l.find(0, word)
	if err != nil {
		return err
	}
	if !slices.Contains([]string{"shields", "flags", "materials", "apples"}, word) {
		return fmt.Errorf("there are no %s in stock", word)
	}
	return l.each(w, rest, func(part string) error { return w.check(l, game.NoSeat, part) })
}
