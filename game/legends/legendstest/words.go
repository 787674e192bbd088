package legendstest

import (
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/game/scenario"
)

// places are the locations at which a seat may have a company.
var places = []string{"camelot", "cornwall", "forest", "avalon", "maidens", "final", "bid"}

var phases = []string{"", "event", "texts", "complete", "actions"}

// seatWords are the words of a seat's things.
func seatWords() (words []word) {
	for i, name := range places {
		words = append(words, companyWord(name, legends.Place(i)))
	}
	return append(words, []word{
		{Name: "hand", Form: "gawain, kay", Give: giveHand, Check: checkHand},
		{Name: "cards", Form: "3", Check: scenario.CheckCount(func(p *position, s game.Seat) int { return int(p.Held[s]) })},
		{Name: "limit", Form: "5", Check: scenario.CheckCount(func(p *position, s game.Seat) int { return p.Table().Limit(s) })},
		{Name: "display", Form: "tournament, oath", Give: giveDisplay, Check: checkDisplay},
		{Name: "total", Form: "camelot combat 12", Check: checkTotal},
		{Name: "needs", Form: "tournament combat 12", Check: checkNeeds},
		{Name: "completes", Form: "tournament", Check: checkCompletes},
		{Name: "ahead", Form: "caerleon, mist", Check: checkAhead},
		{Name: "spied", Form: "red: gawain, kay", Check: checkSpied},
	}...)
}

// tableWords are the words of what belongs to nobody.
func tableWords() (words []word) {
	for i, name := range places[:3] {
		words = append(words, eventsWord(name, legends.Place(i)))
	}
	return append(words, []word{
		{Name: "turn", Form: "blue, perhaps with event, texts, complete or actions", Table: true, Give: giveTurn, Check: checkTurn},
		{Name: "phase", Form: "actions", Table: true, Check: checkPhase},
		{Name: "first", Form: "blue", Table: true, Give: giveFirst},
		{Name: "places", Form: "avalon, dragonslayer", Table: true, Give: givePlaces, Check: checkPlaces},
		{Name: "heraldry", Form: "banner-orkney", Table: true, Give: giveHeraldry, Check: checkHeraldry},
		{Name: "events", Form: "caerleon, mist", Table: true, Give: giveEvents, Check: checkEvents},
		{Name: "left", Form: "3", Table: true, Check: scenario.CheckCount(func(p *position, _ game.Seat) int { return int(p.DeckLeft) })},
		{Name: "draws", Form: "gawain, kay", Table: true, Give: giveDraws},
		{Name: "pile", Form: "3", Table: true, Give: givePile, Check: scenario.CheckCount(func(p *position, _ game.Seat) int { return int(p.PileLeft) })},
		{Name: "discards", Form: "gawain, kay", Table: true, Give: giveDiscards, Check: checkDiscards},
		{Name: "gone", Form: "mist", Table: true, Give: giveGone, Check: checkGone},
		{Name: "special", Form: "excalibur gawain", Table: true, List: true, Give: giveSpecial, Check: checkSpecial},
		{Name: "score", Form: "gawain combat 7", Table: true, List: true, Check: checkScore},
		{Name: "doomed", Form: "gawain, kay", Table: true, Give: giveDoomed, Check: checkDoomed},
		{Name: "silent", Form: "gawain", Table: true, Check: checkSilent},
		{Name: "actions", Form: "2", Table: true, Check: scenario.CheckCount(func(p *position, _ game.Seat) int { return p.Table().Left() })},
		{Name: "quiet", Form: "47", Table: true, Give: giveQuiet, Check: scenario.CheckCount(func(p *position, _ game.Seat) int { return int(p.Quiet) })},
	}...)
}

// ability reads "combat 12".
func ability(text string) (a legends.Ability, rest string, err error) {
	name, rest, _ := strings.Cut(text, " ")
	n, err := scenario.Place("Ability", name, []string{"combat", "diplomacy", "adventure", "cunning", "chivalry", "psyche"})
	return legends.Ability(n), rest, err
}

func checkTotal(l look, s game.Seat, text string) error {
	place, rest, _ := strings.Cut(text, " ")
	at, err := scenario.Place("place", place, places)
	if err != nil {
		return err
	}
	a, number, err := ability(rest)
	if err != nil {
		return err
	}
	return compare(l.Then.Table().Totals(s, legends.Place(at))[a], l.Now.Table().Totals(s, legends.Place(at))[a], number)
}

func compare(then, now int, number string) error {
	want, err := scenario.ReadAmount(number)
	if err != nil {
		return err
	}
	if !strings.HasPrefix(number, "+") {
		want.Change = false // scores may be less than nothing
	}
	return want.Compare(then, now)
}

func checkNeeds(l look, s game.Seat, text string) error {
	id, rest, _ := strings.Cut(text, " ")
	c, err := l.Now.quest(id)
	if err != nil {
		return err
	}
	a, number, err := ability(rest)
	if err != nil {
		return err
	}
	return compare(0, l.Now.Table().Needs(c, s)[a], number)
}

func (p *position) quest(id string) (legends.Card, error) {
	c, err := p.card(id)
	if err == nil && (c.IsCharacter() || c.IsSpecial()) {
		err = fmt.Errorf("%q is no event", id)
	}
	return c, err
}

func checkCompletes(l look, s game.Seat, text string) error {
	c, err := l.Now.quest(text)
	if err == nil && !l.Now.Table().Completes(c, s) {
		err = scenario.Fail("it does not")
	}
	return err
}

func checkAhead(l look, s game.Seat, text string) error {
	var are []legends.Card
	for at := int(l.Now.DeckLeft) - 1; at >= 0; at-- {
		if c := l.Now.Own[s].Ahead[at]; c != 0 {
			are = append(are, c)
		}
	}
	return l.Now.same(are, text, true)
}

func checkSpied(l look, s game.Seat, text string) error {
	name, cards, _ := strings.Cut(text, ": ")
	other, err := scenario.Place("player", name, legends.Colours[:l.Now.seats])
	if err != nil {
		return err
	}
	return l.Now.same(l.Now.Own[s].Spied[other].List(), cards, false)
}

func giveDraws(p *position, _ game.Seat, text string) (err error) {
	p.draws, err = p.characters(text)
	return err
}

func givePile(p *position, _ game.Seat, text string) (err error) {
	p.pile, err = scenario.Number(text, 0, legends.Characters)
	return err
}

func giveDiscards(p *position, _ game.Seat, text string) error {
	cards, err := p.characters(text)
	for _, c := range cards {
		p.Chars[c].At = legends.Discarded
		p.Discards[p.Discard] = c
		p.Discard++
	}
	return err
}

func checkDiscards(l look, _ game.Seat, text string) error {
	return l.Now.same(l.Now.Discards[:l.Now.Discard], text, true)
}

func giveGone(p *position, _ game.Seat, text string) error {
	cards, err := p.laid(text)
	for _, c := range cards {
		p.event(c).At = legends.Discarded
		p.Banished[p.Gone] = c
		p.Gone++
	}
	return err
}

func checkGone(l look, _ game.Seat, text string) error {
	return l.Now.same(l.Now.Banished[:l.Now.Gone], text, true)
}

// special reads "excalibur gawain" or "excalibur table".
func special(p *position, text string) (special, bearer legends.Card, err error) {
	id, by, _ := strings.Cut(text, " ")
	if special, err = p.card(id); err != nil || !special.IsSpecial() {
		return special, bearer, fmt.Errorf("there is no special card %q", id)
	}
	if by == "table" {
		return special - legends.HighKing, legends.NoCard, nil
	}
	bearer, err = p.card(by)
	return special - legends.HighKing, bearer, err
}

func giveSpecial(p *position, _ game.Seat, text string) error {
	n, bearer, err := special(p, text)
	if err == nil && (!bearer.IsCharacter() || p.Chars[bearer].At >= legends.Places) {
		err = fmt.Errorf("%s is not in play; write its company above", p.name(bearer))
	}
	if err == nil {
		p.Special[n] = bearer
	}
	return err
}

func checkSpecial(l look, _ game.Seat, text string) error {
	n, bearer, err := special(l.Now, text)
	if err == nil && l.Now.Special[n] != bearer {
		err = scenario.Fail("it is %s", l.Now.name(l.Now.Special[n]))
	}
	return err
}

func checkScore(l look, _ game.Seat, text string) error {
	id, rest, _ := strings.Cut(text, " ")
	c, err := l.Now.card(id)
	if err != nil || !c.IsCharacter() {
		return fmt.Errorf("there is no character %q", id)
	}
	a, number, err := ability(rest)
	if err != nil {
		return err
	}
	return compare(l.Then.Table().Score(c, a), l.Now.Table().Score(c, a), number)
}

func giveDoomed(p *position, _ game.Seat, text string) error {
	cards, err := p.list(text)
	for _, c := range cards {
		if !c.IsCharacter() || p.Chars[c].At >= legends.Places {
			return fmt.Errorf("%s is not in play; write its company above", p.name(c))
		}
		p.Chars[c].Doomed = true
	}
	return err
}

func checkDoomed(l look, _ game.Seat, text string) error {
	return l.Now.same(l.Now.where(func(c *legends.Character) bool { return c.Doomed }), text, false)
}

func checkSilent(l look, _ game.Seat, text string) error {
	return l.Now.same(l.Now.where(func(c *legends.Character) bool { return c.Silent != 0 }), text, false)
}

func (p *position) where(is func(*legends.Character) bool) (cards []legends.Card) {
	for c := range p.Chars {
		if is(&p.Chars[c]) {
			cards = append(cards, legends.Card(c))
		}
	}
	return cards
}

func giveQuiet(p *position, _ game.Seat, text string) error {
	n, err := scenario.Number(text, 0, 200)
	p.Quiet = uint8(n)
	return err
}
