package merlintest

import (
	"fmt"
	"strconv"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/game/scenario"
)

// playerWords are a player's things.
func playerWords() []word {
	words := []word{
		itemsWord("shields", merlin.Shield), itemsWord("flags", merlin.Flag), itemsWord("materials", merlin.Material),
		{Name: "traitors", Form: coloursForm, List: true, Give: giveTraitors, Check: checkColours(func(p *position, s game.Seat) []uint8 {
			return p.Players[s].Traitors[:]
		})},
		{Name: "influence", Form: coloursForm, List: true, Give: giveInfluence, Check: checkColours(func(p *position, s game.Seat) []uint8 {
			return p.Players[s].Influence[:]
		})},
		{Name: "apples", Form: countForm, Give: giveApples, Check: scenario.CheckCount(applesOf)},
		{Name: "staffs", Form: countForm, Give: giveStaffs, Check: scenario.CheckCount(func(p *position, s game.Seat) int { return int(p.Players[s].Staffs) })},
		{Name: "manors", Form: countForm, Check: scenario.CheckCount(func(p *position, s game.Seat) int { return int(p.Players[s].Manors) })},
		{Name: "markers", Form: countForm, Check: scenario.CheckCount(func(p *position, s game.Seat) int { return int(p.Players[s].Markers) })},
		{Name: "cards", Form: countForm, Check: scenario.CheckCount(func(p *position, s game.Seat) int { return int(p.Players[s].HandSize) })},
		{Name: "score", Form: countForm, Give: giveScore, Check: scenario.CheckCount(scoreOf)},
		{Name: "knight", Form: spaceForm, Give: giveKnight, Check: checkSpace(func(p *position, s game.Seat) uint8 { return p.Players[s].Knight })},
		{Name: "servants", Form: "lady black, mason castle", List: true, Give: giveServant, Check: checkServant},
		{Name: "dice", Form: "1 2 3 4, the last is the Merlin die", Give: giveDice, Check: checkDice},
		{Name: "used", Form: "1 3 merlin", Give: giveUsed, Check: checkUsed},
		{Name: "hand", Form: "[flag black, shield blue], [3 any flag], or rest", List: true, Give: giveHand, Check: checkHand},
	}
	return words
}

// itemsWord is the word for shields, flags or materials.
func itemsWord(name string, i merlin.Item) word {
	return word{
		Name: name, Form: coloursForm, List: true,
		Give: func(p *position, s game.Seat, text string) error {
			return giveColours(text, name, &p.Players[s].Items[i], &p.Stock[i])
		},
		Check: checkColours(func(p *position, s game.Seat) []uint8 {
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
	if a.Change || a.N < 1 || a.N > int(player.Markers) {
		return fmt.Errorf("%s has %d markers left, not %d", merlin.Colours[s], player.Markers, a.N)
	}
	player.Markers -= uint8(a.N)
	player.Influence[c] += uint8(a.N)
	return nil
}

func applesOf(p *position, s game.Seat) int {
	if s == game.NoSeat {
		return int(p.Apples)
	}
	return int(p.Players[s].Apples)
}

func scoreOf(p *position, s game.Seat) int { return int(p.Players[s].Score) }

func giveApples(p *position, s game.Seat, text string) error {
	n, err := scenario.Number(text, 0, int(p.Apples))
	if err != nil {
		return fmt.Errorf("%w: so many apples are left", err)
	}
	p.Players[s].Apples += uint8(n)
	p.Apples -= uint8(n)
	return nil
}

func giveStaffs(p *position, s game.Seat, text string) error {
	n, err := scenario.Number(text, 0, staffsEach)
	p.Players[s].Staffs = uint8(n)
	return err
}

func giveScore(p *position, s game.Seat, text string) error {
	n, err := scenario.Number(text, -999, 999)
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
	if err == nil && space >= merlin.Spaces {
		err = fmt.Errorf("%q is a space of the inner ring; a knight stays on the outer one", text)
	}
	return space, err
}

// servantAt reads "lady black" or "lady castle".
func servantAt(text string) (v merlin.Servant, at merlin.Province, err error) {
	who, where, _ := strings.Cut(text, " ")
	v, err = servantOf(who)
	if err != nil || where == "castle" {
		return v, merlin.Castle, err
	}
	at, err = provinceOf(where)
	return v, at, err
}

func giveServant(p *position, s game.Seat, text string) error {
	v, at, err := servantAt(text)
	if err == nil {
		p.Players[s].Servants[v] = at
	}
	return err
}

func checkServant(l look, s game.Seat, text string) error {
	v, at, err := servantAt(text)
	if err != nil {
		return err
	}
	if is := l.Now.Players[s].Servants[v]; is != at {
		return scenario.Fail("the %s is at %s", v, placeWord(is))
	}
	return nil
}

func placeWord(p merlin.Province) string {
	if p == merlin.Castle {
		return "home"
	}
	return p.String()
}

func giveDice(p *position, s game.Seat, text string) error {
	values := strings.Fields(text)
	if len(values) != len(p.dice()) {
		return fmt.Errorf("a player has %d dice, not %d", len(p.dice()), len(values))
	}
	for i, v := range values {
		n, err := scenario.Number(v, 1, 6)
		if err != nil {
			return err
		}
		p.Players[s].Dice[i].Value = uint8(n)
	}
	return nil
}

func checkDice(l look, s game.Seat, text string) error {
	var values []string
	for _, d := range l.Now.Players[s].Dice[:len(l.Now.dice())] {
		values = append(values, strconv.Itoa(int(d.Value)))
	}
	if is := strings.Join(values, " "); is != text {
		return scenario.Fail("the dice show %s", is)
	}
	return nil
}

// dice returns the names of a player's dice as the actions write them.
func (p *position) dice() []string {
	names := []string{"1", "2", "3", "merlin"}
	for _, m := range p.modules {
		if m.die != "" {
			names = append(names, m.die)
		}
	}
	return names
}

// die reads a die as the actions write it.
func (p *position) die(text string) (uint8, error) {
	i, err := scenario.Place("die", text, p.dice())
	return uint8(i), err
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
func checkUsed(l look, s game.Seat, text string) error {
	var used []string
	for i, d := range l.Now.Players[s].Dice[:len(l.Now.dice())] {
		if d.Used {
			used = append(used, l.Now.dice()[i])
		}
	}
	is := strings.Join(used, " ")
	if is == "" {
		is = "none"
	}
	if is != text {
		return scenario.Fail("used are: %s", is)
	}
	return nil
}

// giveHand gives a card, or all cards that are not mentioned.
func giveHand(p *position, s game.Seat, text string) error {
	add := func(cards merlin.Cards) {
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
func checkHand(l look, s game.Seat, text string) error {
	hidden := l.Viewer != scenario.SeesAll && l.Viewer != s
	switch {
	case text == "hidden" && hidden && l.Now.Hands[s] == 0:
		return nil
	case text == "hidden" || hidden:
		return scenario.Fail("the hand is %s", map[bool]string{true: "hidden", false: "open"}[hidden])
	case text == "none" && l.Now.Hands[s] != 0:
		return scenario.Fail("there are cards %v", l.Now.Hands[s].List())
	case text == "none":
		return nil
	}
	word, gone := strings.CutPrefix(text, "no ")
	card, err := scenario.Number(word, 0, len(l.Now.Rules().Box.Quests)-1)
	if err != nil {
		return err
	}
	if l.Now.Hands[s].Has(merlin.Card(card)) == gone {
		return scenario.Fail("the hand is %v", l.Now.Hands[s].List())
	}
	return nil
}
