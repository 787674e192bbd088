package merlin

import (
	"errors"
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

// giveTurn reads whose turn it is and how far it has come.
func giveTurn(p *position, _ game.Seat, text string) (err error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return errors.New("whose turn is it?")
	}
	if p.seat, err = p.player(words[0]); err != nil {
		return err
	}
	moment, rest := "die", []string(nil)
	if len(words) > 1 {
		moment, rest = words[1], words[2:]
	}
	arrive, err := p.arrival(moment, rest)
	p.moment = arrive
	return err
}

// arrival returns what brings the turn from its beginning to a moment.
func (p *position) arrival(moment string, rest []string) (func() error, error) {
	switch {
	case moment == "die" && len(rest) == 0:
		return func() error { return nil }, nil
	case moment == "end" && len(rest) == 0:
		return func() error { p.pop(); return nil }, nil
	case moment == "move" && len(rest) == 1:
		die, err := p.die(rest[0])
		return func() error { p.holdDie(die); return nil }, err
	case moment == "landed" && len(rest) == 1:
		space, err := p.space(rest[0])
		return func() error { return p.land(p.firstUnused(), space) }, err
	case moment == "landed" && len(rest) == 2:
		die, err := p.die(rest[0])
		if err != nil {
			return nil, err
		}
		space, err := p.space(rest[1])
		return func() error { return p.land(die, space) }, err
	}
	return nil, fmt.Errorf("the moments of a turn are: die, move 2, landed black+3, landed merlin black+3, end; not %q", moment)
}

// firstUnused returns the first own die not used yet.
func (p *position) firstUnused() uint8 {
	dice := &p.Players[p.seat].Dice
	return uint8(max(0, slices.IndexFunc(dice[:OwnDice], func(d Die) bool { return !d.Used })))
}

// holdDie takes a die, so that its figure is about to move.
func (p *position) holdDie(die uint8) {
	s := p.pop()
	p.takeDie(s, game.Action{Kind: ActDie, A: die})
}

// land moves the figure of a die to a space; where it came from follows from the
// value.
func (p *position) land(die, space uint8) error {
	n := p.Players[p.seat].Dice[die].Value
	from := (space + Spaces - n) % Spaces
	if die == MerlinDie {
		p.Merlin = from
	} else {
		p.Players[p.seat].Knight = from
	}
	p.holdDie(die)
	p.move(p.pop(), game.Action{Kind: ActMove})
	if p.Turn.Space != space {
		return errors.New("the figure cannot come there by this die")
	}
	return nil
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

// readDomain reads rows of tiles: M, F, L, with ^ for a tower.
func (p *position) readDomain(text string) (tiles []Tile, err error) {
	rows := strings.Split(text, "/")
	if len(rows) != int(p.Rows) {
		return nil, fmt.Errorf("with %d seats the domain has %d rows, not %d", p.Seats, p.Rows, len(rows))
	}
	for _, row := range rows {
		words := strings.Fields(row)
		if len(words) != Columns {
			return nil, fmt.Errorf("the row %q has %d tiles, not %d", strings.TrimSpace(row), len(words), Columns)
		}
		for _, w := range words {
			letter, tower := strings.CutSuffix(w, "^")
			terrain, err := lookUp("terrain", letter, []string{"M", "F", "L"})
			if err != nil {
				return nil, err
			}
			tiles = append(tiles, Tile{Terrain: Terrain(terrain), Tower: tower, Manor: game.NoSeat})
		}
	}
	return tiles, nil
}

func giveDomain(p *position, _ game.Seat, text string) error {
	tiles, err := p.readDomain(text)
	if err != nil {
		return err
	}
	for i, t := range tiles {
		p.Domain[i].Terrain, p.Domain[i].Tower = t.Terrain, t.Tower
	}
	for t := range Terrain(Terrains) {
		of := func(towers bool) (n int) {
			for _, tile := range tiles {
				if tile.Terrain == t && (tile.Tower || !towers) {
					n++
				}
			}
			return n
		}
		if of(false) > plainTiles+towerTiles || of(true) > towerTiles {
			return fmt.Errorf("there are %d %s tiles, %d with a tower; the box has %d and %d", of(false), t, of(true), plainTiles+towerTiles, towerTiles)
		}
	}
	return nil
}

func checkDomain(l *scenarioLook, _ game.Seat, text string) error {
	tiles, err := l.readDomain(text)
	if err != nil {
		return err
	}
	for i, t := range tiles {
		if is := l.now.Domain[i]; is.Terrain != t.Terrain || is.Tower != t.Tower {
			return failed("it is %s", l.domainText())
		}
	}
	return nil
}

// domainText writes the domain as readDomain reads it.
func (l *scenarioLook) domainText() string {
	var b strings.Builder
	for i, t := range l.now.Domain[:l.now.Rows*Columns] {
		if i > 0 && i%Columns == 0 {
			b.WriteString("/ ")
		}
		b.WriteString([]string{"M", "F", "L"}[t.Terrain])
		if t.Tower {
			b.WriteString("^")
		}
		b.WriteString(" ")
	}
	return strings.TrimSpace(b.String())
}

// tile reads column,row.
func (p *position) tile(text string) (uint8, error) {
	for i := range p.Rows * Columns {
		if tileArg(i) == text {
			return i, nil
		}
	}
	return 0, fmt.Errorf("there is no tile %q; a tile is column,row from the upper left: 1,1 to %d,%d", text, Columns, p.Rows)
}

// manors calls do for each tile named: red 1,1 2,1 blue 3,1.
func (p *position) manors(text string, do func(game.Seat, uint8) error) error {
	whose := seesAll
	for w := range strings.FieldsSeq(strings.ReplaceAll(text, ", ", " ")) {
		if s, err := p.seatOrNobody(w, "none"); err == nil {
			whose = s
			continue
		}
		tile, err := p.tile(w)
		if err != nil {
			return err
		}
		if whose == seesAll {
			return errors.New("a colour comes before its tiles")
		}
		if err := do(whose, tile); err != nil {
			return err
		}
	}
	return nil
}

func giveManors(p *position, _ game.Seat, text string) error {
	return p.manors(text, func(s game.Seat, tile uint8) error {
		switch {
		case s == game.NoSeat:
			return nil
		case p.Domain[tile].Manor != game.NoSeat:
			return fmt.Errorf("tile %s has a manor already", tileArg(tile))
		case p.Players[s].Manors == 0:
			return fmt.Errorf("%s has only %d manors", Colours[s], manorsEach)
		}
		p.Players[s].Manors--
		p.Domain[tile].Manor = s
		return nil
	})
}

func checkManors(l *scenarioLook, _ game.Seat, text string) error {
	return l.manors(text, func(s game.Seat, tile uint8) error {
		if is := l.now.Domain[tile].Manor; is != s {
			return failed("on %s it is %s", tileArg(tile), colourOf(is))
		}
		return nil
	})
}

// giveDisplay lays the next place of the display: a card, or - for none.
func giveDisplay(p *position, _ game.Seat, text string) error {
	place := slices.IndexFunc([]uint8{1, 2, 4}, func(bit uint8) bool { return p.shown&bit == 0 })
	if place < 0 {
		return fmt.Errorf("the display has %d places", len(p.lies))
	}
	p.shown |= 1 << place
	if text == "-" {
		return nil
	}
	card, err := p.takeCard(text)
	p.lies[place] = card
	return err
}

// checkDisplay checks a place, "1 = 12", or that a card lies there: "12".
func checkDisplay(l *scenarioLook, _ game.Seat, text string) error {
	place, want, given := strings.Cut(text, " = ")
	if !given {
		want = text
	}
	card := NoCard
	if want != "-" {
		n, err := number(want, 0, len(l.rules.Box.Quests)-1)
		if err != nil {
			return err
		}
		card = Card(n)
	}
	if !given && slices.Contains(l.now.Display[:], card) {
		return nil
	}
	if given {
		n, err := number(place, 1, len(l.now.Display))
		if err != nil || l.now.Display[n-1] == card {
			return err
		}
	}
	return failed("the display is %v", l.now.Display)
}

// giveDeck puts the next card below those given before. "only" or "none" lays all
// cards that are not mentioned on the discards.
func giveDeck(p *position, _ game.Seat, text string) error {
	text, only := strings.CutPrefix(text, "only ")
	if only || text == "none" {
		if err := p.layRest(p.layOff); err != nil {
			return err
		}
	}
	if text == "none" {
		return nil
	}
	card, err := p.takeCard(text)
	p.deck = append(p.deck, card)
	return err
}

// layOff lays cards on the discards.
func (p *position) layOff(cards Cards) { p.Discards |= cards }

// checkTop checks the deck's next card.
func checkTop(l *scenarioLook, _ game.Seat, text string) error {
	card, err := number(text, 0, len(l.rules.Box.Quests)-1)
	if err != nil {
		return err
	}
	if n := l.now.DeckLeft; n == 0 || l.now.Deck[n-1] != Card(card) {
		return failed("the deck has %d cards, the next is another", n)
	}
	return nil
}

func giveDiscards(p *position, _ game.Seat, text string) error {
	if text == "rest" {
		return p.layRest(p.layOff)
	}
	card, err := p.takeCard(text)
	if err == nil {
		p.Discards.add(card)
	}
	return err
}

func checkDiscards(l *scenarioLook, _ game.Seat, text string) error {
	if text == "none" {
		return amount{}.compare(0, l.now.Discards.Len())
	}
	word, gone := strings.CutPrefix(text, "no ")
	card, err := number(word, 0, len(l.rules.Box.Quests)-1)
	if err != nil {
		return err
	}
	if l.now.Discards.Has(Card(card)) == gone {
		return failed("the discards are %v", l.now.Discards.List())
	}
	return nil
}

// givePile puts the next traitor below those given before. "only" or "none" lays
// all traitors that are not mentioned on the discards.
func givePile(p *position, _ game.Seat, text string) error {
	text, only := strings.CutPrefix(text, "only ")
	p.short = p.short || only || text == "none"
	if text == "none" {
		return nil
	}
	var taken [Provinces]uint8
	if err := giveColours(text, "traitors", &taken, &p.traitors); err != nil {
		return err
	}
	for c, n := range taken {
		for range n {
			p.pile = append(p.pile, Province(c))
		}
	}
	return nil
}

func giveBanished(p *position, _ game.Seat, text string) error {
	return giveColours(text, "traitors", &p.Banished, &p.traitors)
}

func checkBanished(l *scenarioLook, s game.Seat, text string) error {
	return checkColours(func(p *Public, _ game.Seat) []uint8 { return p.Banished[:] })(l, 0, text)
}

func giveRolls(p *position, _ game.Seat, text string) error {
	for w := range strings.FieldsSeq(text) {
		n, err := number(w, 1, 6)
		if err != nil {
			return err
		}
		p.rolls = append(p.rolls, n)
	}
	return nil
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
