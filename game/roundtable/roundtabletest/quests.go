package roundtabletest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/game/scenario"
)

// questWords are what lies on Quests.
var questWords = []word{
	{Name: "whites", Form: "tournament 1 1 3, picts 1 2: Fight cards", Table: true, List: true, Give: giveWhites, Check: checkWhites},
	{Name: "blacks", Form: "tournament 1 3, lancelot 5?kay: open cards by value, and one face down that kay has seen", Table: true, List: true, Give: giveBlacks, Check: checkBlacks},
	{Name: "warriors", Form: "picts 3, saxons 1", Table: true, List: true, Give: giveWarriors, Check: checkWarriors},
	{Name: "row", Form: "grail grail - - - despair desolation, from the relic on", Table: true, Give: giveRow, Check: checkRow},
	{Name: "excalibur", Form: "3, from -5 to 5", Table: true, Give: func(p *position, _ game.Seat, text string) error {
		n, err := scenario.Number(text, -roundtable.Bank, roundtable.Bank)
		p.Sword = int8(n)
		return err
	}, Check: scenario.CheckCount(func(p *position, _ game.Seat) int { return int(p.Sword) })},
	{Name: "quests", Form: "lancelot won, excalibur lost, grail open", Table: true, List: true, Give: giveQuest, Check: checkQuest},
}

// questText reads a Quest and what stands behind it.
func questText(text string) (q roundtable.Place, rest string, err error) {
	what, rest, _ := strings.Cut(text, " ")
	n, err := scenario.Place("Quest", what, placeNames)
	return roundtable.Place(n), rest, err
}

func giveQuest(p *position, _ game.Seat, text string) error {
	q, rest, err := questText(text)
	if err != nil {
		return err
	}
	n, err := scenario.Place("state", rest, statusNames)
	p.Quests[q].Status = roundtable.Status(n)
	if q == roundtable.LancelotQuest && n > 1 {
		p.Quests[roundtable.DragonQuest].Status = roundtable.Open
	}
	return err
}

func checkQuest(l look, _ game.Seat, text string) error {
	q, rest, err := questText(text)
	if is := statusNames[l.Now.Quests[q].Status]; err == nil && is != rest {
		return scenario.Fail("it is %s", is)
	}
	return err
}

func giveWhites(p *position, _ game.Seat, text string) error {
	q, rest, err := questText(text)
	for w := range strings.FieldsSeq(rest) {
		var card roundtable.White
		if card, err = p.takeFight(w); err != nil {
			return err
		}
		p.Quests[q].White[card]++
	}
	return err
}

func checkWhites(l look, _ game.Seat, text string) error {
	q, rest, err := questText(text)
	var is []string
	for w, n := range l.Now.Quests[q].White {
		for range n {
			is = append(is, strconv.Itoa(w+1))
		}
	}
	if err == nil && strings.Join(is, " ") != rest && (rest != "none" || is != nil) {
		return scenario.Fail("there are %s", strings.Join(is, " "))
	}
	return err
}

// cardOn returns the card of a value on a combat Quest.
func (p *position) cardOn(q roundtable.Place, value string) (roundtable.Black, error) {
	for b := range roundtable.Despair {
		on := roundtable.LancelotDragon
		if q == roundtable.Tournament {
			on = roundtable.BlackKnight
		}
		if q.Combat() && b.Name() == on && strconv.Itoa(int(b.Value(q))) == value {
			return p.takeBlack(b.String())
		}
	}
	return 0, fmt.Errorf("there is no card of value %s on %v", value, q)
}

func giveBlacks(p *position, _ game.Seat, text string) error {
	at, rest, err := questText(text)
	if err != nil {
		return err
	}
	q := &p.Quests[at]
	for w := range strings.FieldsSeq(rest) {
		value, whose, down := strings.Cut(w, "?")
		if int(q.Blacks) == len(q.Black) {
			return fmt.Errorf("no more than %d Black cards lie on a Quest", q.Blacks)
		}
		b, err := p.cardOn(at, value)
		if err != nil {
			return err
		}
		laid := roundtable.Laid{Face: b}
		if down {
			s, err := p.player(whose)
			if err != nil {
				return err
			}
			laid = roundtable.Laid{Face: roundtable.NoBlack, Down: true, Seen: 1 << s}
			p.Down[at][q.Blacks] = b
		}
		q.Black[q.Blacks] = laid
		q.Blacks++
	}
	return nil
}

// checkBlacks checks open cards by value, in any order; face down is ?, with the value
// behind it for who knows it: "1 3 ?5", or "none".
func checkBlacks(l look, _ game.Seat, text string) error {
	at, rest, err := questText(text)
	q := &l.Now.Quests[at]
	var is []string
	for i, laid := range q.Black[:q.Blacks] {
		b, mark := laid.Face, ""
		if laid.Down {
			b, mark = l.Now.Down[at][i], "?"
		}
		if b == roundtable.NoBlack {
			is = append(is, mark)
		} else {
			is = append(is, mark+strconv.Itoa(int(b.Value(at))))
		}
	}
	want := strings.Fields(rest)
	slices.Sort(want)
	slices.Sort(is)
	if err == nil && !slices.Equal(is, want) && (rest != "none" || is != nil) {
		return scenario.Fail("there are %s", strings.Join(is, " "))
	}
	return err
}

func giveWarriors(p *position, _ game.Seat, text string) error {
	q, rest, err := questText(text)
	if err != nil {
		return err
	}
	n, err := scenario.Number(rest, 0, roundtable.WarFull-1)
	p.Quests[q].Warriors = uint8(n)
	return err
}

func checkWarriors(l look, _ game.Seat, text string) error {
	q, rest, err := questText(text)
	if err != nil {
		return err
	}
	a, err := scenario.ReadAmount(rest)
	if err != nil {
		return err
	}
	return a.Compare(int(l.Then.Quests[q].Warriors), int(l.Now.Quests[q].Warriors))
}

// giveRow lays the Grail's row; of several Despairs that farthest from the relic came
// first.
func giveRow(p *position, _ game.Seat, text string) error {
	words := strings.Fields(text)
	if len(words) != roundtable.RowPlaces {
		return fmt.Errorf("the row has %d places, not %d", roundtable.RowPlaces, len(words))
	}
	order := uint8(0)
	for i, w := range slices.Backward(words) {
		n, err := scenario.Place("thing in the row", w, rowNames)
		if err != nil {
			return err
		}
		p.Row[i] = roundtable.InRow(n)
		switch p.Row[i] {
		case roundtable.RowGrail:
			_, _, err = p.takeWhite("grail-card")
		case roundtable.RowDespair:
			order++
			p.Despair[i] = order
			_, err = p.takeBlack("despair")
		case roundtable.RowDesolation:
			_, err = p.takeBlack("desolation")
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func checkRow(l look, _ game.Seat, text string) error {
	var is []string
	for _, what := range l.Now.Row {
		is = append(is, rowNames[what])
	}
	if strings.Join(is, " ") != text {
		return scenario.Fail("it is %s", strings.Join(is, " "))
	}
	return nil
}
