package merlin

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"merlin/game"
)

// scenarioWord is a row of the scenario language: a word, what stands behind it,
// how a position is given it and how it is checked. Either may be nil.
type scenarioWord struct {
	name  string
	form  string // of what stands behind it
	table bool   // a thing of the table; otherwise a player's
	list  bool   // what stands behind it is a list; give and check get its parts
	give  func(*position, game.Seat, string) error
	check func(*scenarioLook, game.Seat, string) error
}

// moduleWords are the words that modules bring, by the module's name. A module's
// scenario file puts them in before any scenario is read.
var moduleWords = map[string][]scenarioWord{}

// wordsOf returns the words of the base and of modules. A module's word goes
// before the base's.
func wordsOf(modules []string) []scenarioWord {
	var words []scenarioWord
	for _, m := range modules {
		words = append(words, moduleWords[m]...)
	}
	return slices.Concat(words, playerWords(), tableWords())
}

// scenarioLook is a position to be checked against the one that a scenario began with.
type scenarioLook struct {
	*position        // for its words
	now, then *State // Hands that the viewer cannot see are empty in now
	viewer    game.Seat
}

const seesAll game.Seat = -2

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

const (
	coloursForm = "2 black, grey"
	countForm   = "2"
	spaceForm   = "black+3"
)

// number reads a number from low to high.
func number(text string, low, high int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("%q is no number from %d to %d", text, low, high)
	}
	return n, nil
}

// amount is a number to be given or expected; with a sign it is a difference to
// the beginning, unless a = goes before it.
type amount struct {
	n      int
	change bool
}

func readAmount(text string) (a amount, err error) {
	a.change = strings.HasPrefix(text, "+") || strings.HasPrefix(text, "-")
	text = strings.TrimPrefix(text, "=")
	if a.n, err = strconv.Atoi(text); err != nil || max(a.n, -a.n) > 9999 {
		return a, fmt.Errorf("%q is no number", text)
	}
	return a, nil
}

// compare says how a number differs from the one expected.
func (a amount) compare(then, now int) error {
	switch {
	case a.change && now-then != a.n:
		return failed("it is %+d (from %d to %d)", now-then, then, now)
	case !a.change && now != a.n:
		return failed("it is %d", now)
	}
	return nil
}

// readEntry reads "2 black", "+1 black" or "black", which is 1.
func readEntry(text string) (a amount, what string, err error) {
	first, rest, two := strings.Cut(text, " ")
	if !two {
		return amount{n: 1}, text, nil
	}
	a, err = readAmount(first)
	return a, rest, err
}

// giveColours gives things of a colour out of a supply.
func giveColours(text, things string, have, supply *[Provinces]uint8) error {
	a, what, err := readEntry(text)
	if err != nil {
		return err
	}
	c, err := provinceOf(what)
	if err != nil {
		return err
	}
	if a.change || a.n < 1 || a.n > int(supply[c]) {
		return fmt.Errorf("of the %s %s %d can be given, not %d", c, things, supply[c], a.n)
	}
	supply[c] -= uint8(a.n)
	have[c] += uint8(a.n)
	return nil
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
	a, what, err := readEntry(text)
	if err != nil {
		return err
	}
	c, err := provinceOf(what)
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

// checkColours checks "2 black", "+1 black", "3 any" or "none".
func checkColours(of func(*Public, game.Seat) []uint8) func(*scenarioLook, game.Seat, string) error {
	return func(l *scenarioLook, s game.Seat, text string) error {
		then, now := of(&l.then.Public, s), of(&l.now.Public, s)
		a, what, err := readEntry(text)
		switch {
		case text == "none":
			a, what = amount{}, "any"
		case err != nil:
			return err
		}
		was, is := sum(then), sum(now)
		if what != "any" {
			c, err := provinceOf(what)
			if err != nil {
				return err
			}
			was, is = int(then[c]), int(now[c])
		}
		if err := a.compare(was, is); err != nil {
			return failed("of %s %v; there are: %s", what, err, coloursText(now))
		}
		return nil
	}
}

// coloursText writes how many there are of each colour.
func coloursText(counts []uint8) string {
	var all []string
	for c, n := range counts {
		if n > 0 {
			all = append(all, fmt.Sprintf("%d %s", n, Province(c)))
		}
	}
	if all == nil {
		return "none"
	}
	return strings.Join(all, ", ")
}

// checkCount checks a number.
func checkCount(of func(*Public, game.Seat) int) func(*scenarioLook, game.Seat, string) error {
	return func(l *scenarioLook, s game.Seat, text string) error {
		a, err := readAmount(text)
		if err != nil {
			return err
		}
		return a.compare(of(&l.then.Public, s), of(&l.now.Public, s))
	}
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
	p.Players[s].Knight, err = p.space(text)
	return err
}

// space reads a space of the rondel: 7, black+3, or what is printed on it if no
// other space is the like.
func (p *position) space(text string) (uint8, error) {
	if n, err := strconv.Atoi(text); err == nil && n >= 0 && n < Spaces {
		return uint8(n), nil
	}
	name, behind, _ := strings.Cut(text, "+")
	n, err := number("0"+behind, 0, 3)
	if c, wrong := provinceOf(name); wrong == nil && err == nil {
		return spaceOf(c) + uint8(n), nil
	}
	var found []uint8
	for at, space := range p.rules.spaces {
		if space.Kind < moduleSpaces && space.Kind.String() == text {
			found = append(found, uint8(at))
		}
	}
	if len(found) != 1 {
		return 0, fmt.Errorf("there is no single space %q; count from a province space clockwise: black, black+1, black+2, black+3, grey", text)
	}
	return found[0], nil
}

func checkSpace(of func(*Public, game.Seat) uint8) func(*scenarioLook, game.Seat, string) error {
	return func(l *scenarioLook, s game.Seat, text string) error {
		want, err := l.space(text)
		if err != nil {
			return err
		}
		if at := of(&l.now.Public, s); at != want {
			return failed("it stands on %s+%d", Province(at/4), at%4)
		}
		return nil
	}
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
