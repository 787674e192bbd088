package roundtabletest

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/game/scenario"
)

// count is a word for a number from 0 to most.
func count(name string, table bool, most int, of func(*position, game.Seat) *uint8) word {
	return word{
		Name: name, Form: "2", Table: table,
		Give: func(p *position, s game.Seat, text string) error {
			n, err := scenario.Number(text, 0, most)
			*of(p, s) = uint8(n)
			return err
		},
		Check: scenario.CheckCount(func(p *position, s game.Seat) int { return int(*of(p, s)) }),
	}
}

// checked returns a word that can only be expected as a number.
func checked(name string, of func(*position, game.Seat) int) word {
	return word{Name: name, Form: "2", Table: true, Check: scenario.CheckCount(of)}
}

// oneOf is a word for a value of a list.
func oneOf(name string, list []string, table bool, get func(*position, game.Seat) int, set func(*position, game.Seat, int)) word {
	w := word{
		Name: name, Form: "one of " + strings.Join(list, ", "), Table: table,
		Check: func(l look, s game.Seat, text string) error {
			want, err := scenario.Place(name, text, list)
			if is := get(l.Now, s); err == nil && is != want {
				return scenario.Fail("it is %s", wordAt(list, is))
			}
			return err
		},
	}
	if set != nil {
		w.Give = func(p *position, s game.Seat, text string) error {
			n, err := scenario.Place(name, text, list)
			if err == nil {
				set(p, s, n)
			}
			return err
		}
	}
	return w
}

func wordAt(list []string, n int) string {
	if n < 0 || n >= len(list) {
		return "none"
	}
	return list[n]
}

// playerWords are a player's things.
var playerWords = []word{
	count("life", false, roundtable.MaxLife, func(p *position, s game.Seat) *uint8 { return &p.Players[s].Life }),
	oneOf("at", placeNames, false, func(p *position, s game.Seat) int { return int(p.Players[s].At) }, func(p *position, s game.Seat, n int) {
		p.Players[s].At = roundtable.Place(n)
	}),
	oneOf("fate", fateNames, false, func(p *position, s game.Seat) int { return int(p.Players[s].Fate) }, func(p *position, s game.Seat, n int) {
		p.Players[s].Fate = roundtable.Fortune(n)
		if n > 0 {
			p.Players[s].At, p.Players[s].Life = roundtable.NoPlace, 0
		}
	}),
	oneOf("shown", []string{"unseen", "loyal", "traitor"}, false, func(p *position, s game.Seat) int { return int(p.Players[s].Shown) }, func(p *position, s game.Seat, n int) {
		p.Players[s].Shown = roundtable.Loyalty(n)
	}),
	oneOf("knight", append(slices.Clone(knightNames), "squire"), false, func(p *position, s game.Seat) int {
		return min(int(p.Players[s].Knight), roundtable.Knights)
	}, nil),
	oneOf("accused", []string{"no", "yes"}, false, func(p *position, s game.Seat) int {
		if p.Players[s].Accused {
			return 1
		}
		return 0
	}, func(p *position, s game.Seat, n int) { p.Players[s].Accused = n == 1 }),
	{Name: "hand", Form: "fight-1, 2 merlin", List: true, Give: giveHand, Check: checkHand},
	{Name: "cards", Form: "3", Check: scenario.CheckCount(func(p *position, s game.Seat) int { return int(p.Players[s].Hand) })},
	{Name: "loyalty", Form: "unseen, loyal or traitor: what the viewer knows of it", Check: checkLoyalty},
}

func giveHand(p *position, s game.Seat, text string) error {
	w, n, err := p.takeWhite(text)
	p.Hands[s][w] += n
	p.Players[s].Hand += n
	return err
}

// checkHand checks "2 merlin", "no fight-1", "none" or "hidden".
func checkHand(l look, s game.Seat, text string) error {
	hidden := l.Hides(s)
	h := l.Now.Hands[s]
	switch {
	case text == "hidden" && hidden && h == roundtable.Hand{}:
		return nil
	case text == "hidden" || hidden:
		return scenario.Fail("hidden: %t", hidden)
	case text == "none":
		return scenario.Amount{}.Compare(0, int(h.Len()))
	}
	word, not := strings.CutPrefix(text, "no ")
	a, what, err := scenario.ReadEntry(word)
	if err != nil {
		return err
	}
	at, err := scenario.Place("White card", what, whiteNames)
	if err != nil {
		return err
	}
	if not {
		a.N = 0
	}
	return a.Compare(int(l.Then.Hands[s][at]), int(h[at]))
}

// checkLoyalty checks what a viewer knows of a seat's Loyalty card, or what it is.
func checkLoyalty(l look, s game.Seat, text string) error {
	is := l.Now.Players[s].Shown
	switch {
	case l.Now.view != nil && l.Now.view.Seat == s:
		is = l.Now.view.Loyalty
	case l.Viewer == scenario.SeesAll && l.Now.Felon == s:
		is = roundtable.Traitor
	case l.Viewer == scenario.SeesAll:
		is = roundtable.Loyal
	}
	if is.String() != text {
		return scenario.Fail("it is %s", is)
	}
	return nil
}

// tableWords are the table's things.
var tableWords = []word{
	{Name: "turn", Form: "kay evil, or kay heroic move", Table: true, Give: func(p *position, _ game.Seat, text string) error {
		p.turn = text
		return nil
	}, Check: func(l look, _ game.Seat, text string) error {
		if is := l.Now.names[max(l.Now.Turn.Seat, 0)]; is != text {
			return scenario.Fail("it is that of %s", is)
		}
		return nil
	}},
	{Name: "traitor", Form: "kay, or nobody", Table: true, Give: func(p *position, _ game.Seat, text string) (err error) {
		if p.Felon = game.NoSeat; text != "nobody" {
			p.Felon, err = p.player(text)
		}
		return err
	}},
	{Name: "sealed", Form: "yes or no", Table: true, Give: func(p *position, _ game.Seat, text string) error {
		p.Sealed = text == "yes"
		return nil
	}, Check: func(l look, _ game.Seat, text string) error {
		if l.Now.Sealed != (text == "yes") {
			return scenario.Fail("sealed: %t", l.Now.Sealed)
		}
		return nil
	}},
	count("undealt", true, 8, func(p *position, _ game.Seat) *uint8 { return &p.Undealt }),
	count("engines", true, 11, func(p *position, _ game.Seat) *uint8 { return &p.Engines }),
	count("white", true, 16, func(p *position, _ game.Seat) *uint8 { return &p.White }),
	count("black", true, 6, func(p *position, _ game.Seat) *uint8 { return &p.Black }),
	{Name: "relics", Form: "armour kay, grail gone", Table: true, List: true, Give: giveRelic, Check: checkRelic},
	{Name: "lasting", Form: "mists, vivien, dark-forest, mordred picts, heroism grail", Table: true, List: true, Give: giveLasting, Check: checkLasting},
	{Name: "white-pile", Form: "fight-1, merlin: the next cards", Table: true, List: true, Give: giveWhitePile},
	{Name: "black-pile", Form: "despair, picts: the next cards; ? for one that the viewer does not know", Table: true, Give: giveBlackPile, Check: checkBlackPile},
	{Name: "short", Form: "white, black: the pile holds no others, which are discards", Table: true, List: true, Give: func(p *position, _ game.Seat, text string) error {
		p.shortWhite, p.shortBlack = p.shortWhite || text == "white", p.shortBlack || text == "black"
		return nil
	}},
	{Name: "rolls", Form: "5 8", Table: true, Give: giveRolls},
	{Name: "pool", Form: "fight-1, merlin, as they lie", Table: true, Check: checkPool},
	checked("white-left", func(p *position, _ game.Seat) int { return int(p.WhiteLeft) }),
	checked("white-out", func(p *position, _ game.Seat) int { return int(p.WhiteOut) }),
	checked("black-left", func(p *position, _ game.Seat) int { return int(p.BlackLeft) }),
	checked("black-out", func(p *position, _ game.Seat) int { return int(p.BlackOut) }),
	{Name: "because", Form: "swords, siege, black-swords, deaths", Table: true, Check: func(l look, _ game.Seat, text string) error {
		if is := l.Now.Why.String(); is != text {
			return scenario.Fail("it is %q", is)
		}
		return nil
	}},
	{Name: "victory", Form: "yes or no", Table: true, Check: func(l look, _ game.Seat, text string) error {
		if l.Now.Victory != (text == "yes") {
			return scenario.Fail("victory: %t", l.Now.Victory)
		}
		return nil
	}},
	{Name: "first", Form: "kay", Table: true, Check: func(l look, _ game.Seat, text string) error {
		if is := l.Now.names[l.Now.First]; is != text {
			return scenario.Fail("it is %s", is)
		}
		return nil
	}},
}

// relicText reads "armour kay", "grail gone" or "grail board".
func (p *position) relicText(text string) (r int, owner game.Seat, err error) {
	what, whose, _ := strings.Cut(text, " ")
	if r, err = scenario.Place("relic", what, relicNames); err != nil {
		return 0, 0, err
	}
	switch whose {
	case "gone":
		return r, roundtable.Gone, nil
	case "board":
		return r, game.NoSeat, nil
	}
	owner, err = p.player(whose)
	return r, owner, err
}

// giveRelic: the Quest that it is won on has been won, or lost.
func giveRelic(p *position, _ game.Seat, text string) error {
	r, owner, err := p.relicText(text)
	if err != nil {
		return err
	}
	p.Relics[r] = owner
	q := []roundtable.Place{roundtable.LancelotQuest, roundtable.ExcaliburQuest, roundtable.GrailQuest}[r]
	p.Quests[q].Status = roundtable.Won
	if q == roundtable.LancelotQuest && p.Quests[roundtable.DragonQuest].Status == roundtable.Closed {
		p.Quests[roundtable.DragonQuest].Status = roundtable.Open
	}
	return nil
}

func checkRelic(l look, _ game.Seat, text string) error {
	r, owner, err := l.Now.relicText(text)
	if is := l.Now.Relics[max(r, 0)]; err == nil && is != owner {
		return scenario.Fail("it is that of seat %d", is)
	}
	return err
}

func giveLasting(p *position, _ game.Seat, text string) error {
	what, where, _ := strings.Cut(text, " ")
	at := max(slices.Index(placeNames, where), 0)
	if what == "heroism" {
		p.Heroism = roundtable.Place(at)
		_, _, err := p.takeWhite(what)
		return err
	}
	b, err := p.takeBlack(what)
	switch b {
	case roundtable.Mists:
		p.Mists = true
	case roundtable.Vivien:
		p.Vivien = true
	case roundtable.DarkForest:
		p.Forest = true
	case roundtable.Mordred:
		p.Mordred = roundtable.Place(at)
	default:
		return fmt.Errorf("%s does not last", what)
	}
	return err
}

// lasts returns what is in play, as it is written.
func (p *position) lasts() (all []string) {
	for _, l := range []struct {
		is   bool
		what string
	}{
		{p.Mists, "mists"},
		{p.Vivien, "vivien"},
		{p.Forest, "dark-forest"},
		{p.Mordred != roundtable.Camelot, "mordred " + p.Mordred.String()},
		{p.Heroism != roundtable.Camelot, "heroism " + p.Heroism.String()},
	} {
		if l.is {
			all = append(all, l.what)
		}
	}
	return all
}

// checkLasting checks "mists", "no vivien" or "none".
func checkLasting(l look, _ game.Seat, text string) error {
	all := l.Now.lasts()
	word, not := strings.CutPrefix(text, "no ")
	if slices.Contains(all, word) == not && text != "none" || text == "none" && all != nil {
		return scenario.Fail("there are: %s", strings.Join(all, ", "))
	}
	return nil
}

func giveWhitePile(p *position, _ game.Seat, text string) error {
	w, n, err := p.takeWhite(text)
	for range n {
		p.whitePile = append(p.whitePile, w)
	}
	return err
}

func giveBlackPile(p *position, _ game.Seat, text string) error {
	for part := range strings.SplitSeq(text, ", ") {
		b, err := p.takeBlack(part)
		if err != nil {
			return err
		}
		p.blackPile = append(p.blackPile, b)
	}
	return nil
}

// checkBlackPile checks the next cards, or the last one: "... despair".
func checkBlackPile(l look, _ game.Seat, text string) error {
	var is []string
	for i := int(l.Now.BlackLeft) - 1; i >= 0; i-- {
		b := l.Now.Blacks[i].String()
		if b == "-" {
			b = "?"
		}
		is = append(is, b)
	}
	if end, ok := strings.CutPrefix(text, "... "); ok {
		if is[len(is)-1] != end {
			return scenario.Fail("the last one is %s", is[len(is)-1])
		}
		return nil
	}
	want := strings.Split(text, ", ")
	if is = is[:min(len(want), len(is))]; !slices.Equal(is, want) {
		return scenario.Fail("they are %s", strings.Join(is, ", "))
	}
	return nil
}

func giveRolls(p *position, _ game.Seat, text string) error {
	for w := range strings.FieldsSeq(text) {
		n, err := scenario.Number(w, 1, roundtable.DieSides)
		if err != nil {
			return err
		}
		p.rolls = append(p.rolls, n)
	}
	return nil
}

func checkPool(l look, _ game.Seat, text string) error {
	var is []string
	for _, w := range l.Now.Pool.Cards[:l.Now.Pool.N] {
		is = append(is, w.String())
	}
	if text != strings.Join(is, ", ") && (text != "none" || is != nil) {
		return scenario.Fail("there are: %s", strings.Join(is, ", "))
	}
	return nil
}
