package merlin

import (
	"fmt"
	"strconv"
	"strings"

	"merlin/game"
)

// playerWords are a player's things.
func playerWords() []scenarioWord {
	words := []scenarioWord{
		itemsWord("shields", Shield), itemsWord("flags", Flag), itemsWord("materials", Material),
		{name: "traitors", form: coloursForm, list: true, give: giveTraitors, check: checkColours(func(p *Public, s game.Seat) []uint8 {
			return p.Players[s].Traitors[:]
		})},
		{name: "influence", form: coloursForm, list: true, give: giveInfluence, check: checkColours(func(p *Public, s game.Seat) []uint8 {
			return p.Players[s].Influence[:]
		})},
		{name: "apples", form: countForm, give: giveApples, check: checkCount(applesOf)},
		{name: "staffs", form: countForm, give: giveStaffs, check: checkCount(func(p *Public, s game.Seat) int { return int(p.Players[s].Staffs) })},
		{name: "manors", form: countForm, check: checkCount(func(p *Public, s game.Seat) int { return int(p.Players[s].Manors) })},
		{name: "markers", form: countForm, check: checkCount(func(p *Public, s game.Seat) int { return int(p.Players[s].Markers) })},
		{name: "cards", form: countForm, check: checkCount(func(p *Public, s game.Seat) int { return int(p.Players[s].HandSize) })},
		{name: "score", form: countForm, give: giveScore, check: checkCount(scoreOf)},
		{name: "knight", form: spaceForm, give: giveKnight, check: checkSpace(func(p *Public, s game.Seat) uint8 { return p.Players[s].Knight })},
		{name: "servants", form: "lady black, mason castle", list: true, give: giveServant, check: checkServant},
		{name: "dice", form: "1 2 3 4, the last is the Merlin die", give: giveDice, check: checkDice},
		{name: "used", form: "1 3 merlin", give: giveUsed, check: checkUsed},
		{name: "hand", form: "[flag black, shield blue], [3 any flag], or rest", list: true, give: giveHand, check: checkHand},
	}
	return words
}

// itemsWord is the word for shields, flags or materials.
func itemsWord(name string, i Item) scenarioWord {
	return scenarioWord{
		name: name, form: coloursForm, list: true,
		give: func(p *position, s game.Seat, text string) error {
			return giveColours(text, name, &p.Players[s].Items[i], &p.Stock[i])
		},
		check: checkColours(func(p *Public, s game.Seat) []uint8 {
			if s == game.NoSeat {
				return p.Stock[i][:]
			}
			return p.Players[s].Items[i][:]
		}),
	}
}

func giveTraitors(p *position, s game.Seat, text string) error {
	return giveColours(text, "traitors", &p.Players[s].Traitors, &p.traitors)
}

func giveInfluence(p *position, s game.Seat, text string) error {
	a, c, err := readColours(text)
	if err != nil {
		return err
	}
	player := &p.Players[s]
	if a.change || a.n < 1 || a.n > int(player.Markers) {
		return fmt.Errorf("%s has %d markers left, not %d", Colours[s], player.Markers, a.n)
	}
	player.Markers -= uint8(a.n)
	player.Influence[c] += uint8(a.n)
	return nil
}

func applesOf(p *Public, s game.Seat) int {
	if s == game.NoSeat {
		return int(p.Apples)
	}
	return int(p.Players[s].Apples)
}

func scoreOf(p *Public, s game.Seat) int { return int(p.Players[s].Score) }

func giveApples(p *position, s game.Seat, text string) error {
	n, err := number(text, 0, int(p.Apples))
	if err != nil {
		return fmt.Errorf("%w: so many apples are left", err)
	}
	p.Players[s].Apples += uint8(n)
	p.Apples -= uint8(n)
	return nil
}

func giveStaffs(p *position, s game.Seat, text string) error {
	n, err := number(text, 0, staffsEach)
	p.Players[s].Staffs = uint8(n)
	return err
}

func giveScore(p *position, s game.Seat, text string) error {
	n, err := number(text, -999, 999)
	p.Players[s].Score = int16(n)
	return err
}

func giveKnight(p *position, s game.Seat, text string) (err error) {
	p.Players[s].Knight, err = p.knightSpace(text)
	return err
}

// knightSpace reads a space of the outer ring: knights never leave it.
func (p *position) knightSpace(text string) (uint8, error) {
	space, err := p.space(text)
	if err == nil && space >= Spaces {
		err = fmt.Errorf("%q is a space of the inner ring; a knight stays on the outer one", text)
	}
	return space, err
}

// servantAt reads "lady black" or "lady castle".
func servantAt(text string) (v Servant, at Province, err error) {
	who, where, _ := strings.Cut(text, " ")
	i, err := lookUp("servant", who, servantWords[:])
	if err != nil || where == "castle" {
		return Servant(i), Castle, err
	}
	at, err = provinceOf(where)
	return Servant(i), at, err
}

func giveServant(p *position, s game.Seat, text string) error {
	v, at, err := servantAt(text)
	if err == nil {
		p.Players[s].Servants[v] = at
	}
	return err
}

func checkServant(l *scenarioLook, s game.Seat, text string) error {
	v, at, err := servantAt(text)
	if err != nil {
		return err
	}
	if is := l.now.Players[s].Servants[v]; is != at {
		return failed("the %s is at %s", v, placeWord(is))
	}
	return nil
}

func placeWord(p Province) string {
	if p == Castle {
		return "home"
	}
	return p.String()
}

func giveDice(p *position, s game.Seat, text string) error {
	values := strings.Fields(text)
	if len(values) != int(p.rules.dice) {
		return fmt.Errorf("a player has %d dice, not %d", p.rules.dice, len(values))
	}
	for i, v := range values {
		n, err := number(v, 1, 6)
		if err != nil {
			return err
		}
		p.Players[s].Dice[i].Value = uint8(n)
	}
	return nil
}

func checkDice(l *scenarioLook, s game.Seat, text string) error {
	var values []string
	for _, d := range l.now.Players[s].Dice[:l.rules.dice] {
		values = append(values, strconv.Itoa(int(d.Value)))
	}
	if is := strings.Join(values, " "); is != text {
		return failed("the dice show %s", is)
	}
	return nil
}

// die reads a die as the actions write it.
func (p *position) die(text string) (uint8, error) {
	var names []string
	for i := range p.rules.dice {
		names = append(names, dieArg(i))
	}
	return lookUp("die", text, names)
}

func giveUsed(p *position, s game.Seat, text string) error {
	for word := range strings.FieldsSeq(text) {
		i, err := p.die(word)
		if err != nil {
			return err
		}
		p.Players[s].Dice[i].Used = true
	}
	return nil
}

// checkUsed checks which dice are used: "1 merlin", or "none".
func checkUsed(l *scenarioLook, s game.Seat, text string) error {
	var used []string
	for i, d := range l.now.Players[s].Dice[:l.rules.dice] {
		if d.Used {
			used = append(used, dieArg(uint8(i)))
		}
	}
	is := strings.Join(used, " ")
	if is == "" {
		is = "none"
	}
	if is != text {
		return failed("used are: %s", is)
	}
	return nil
}

// giveHand gives a card, or all cards that are not mentioned.
func giveHand(p *position, s game.Seat, text string) error {
	add := func(cards Cards) {
		p.Hands[s] |= cards
		p.Players[s].HandSize += uint8(cards.Len())
	}
	if text == "rest" {
		return p.layRest(add)
	}
	card, err := p.takeCard(text)
	if err == nil {
		add(1 << card)
	}
	return err
}

// checkHand checks that a card is in a hand; "none" is an empty one, "hidden" one
// that the viewer cannot see.
func checkHand(l *scenarioLook, s game.Seat, text string) error {
	hidden := l.viewer != seesAll && l.viewer != s
	switch {
	case text == "hidden" && hidden && l.now.Hands[s] == 0:
		return nil
	case text == "hidden" || hidden:
		return failed("the hand is %s", map[bool]string{true: "hidden", false: "open"}[hidden])
	case text == "none" && l.now.Hands[s] != 0:
		return failed("there are cards %v", l.now.Hands[s].List())
	case text == "none":
		return nil
	}
	word, gone := strings.CutPrefix(text, "no ")
	card, err := number(word, 0, len(l.rules.Box.Quests)-1)
	if err != nil {
		return err
	}
	if l.now.Hands[s].Has(Card(card)) == gone {
		return failed("the hand is %v", l.now.Hands[s].List())
	}
	return nil
}
