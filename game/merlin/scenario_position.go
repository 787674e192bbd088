package merlin

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"merlin/game"
)

// position is the position of a scenario while its lines are read. What they give
// to players comes out of the supply, so nothing can be there twice.
type position struct {
	*Game
	modules  []scenarioModule
	words    []scenarioWord
	setUp    bool
	cards    Cards            // not given to anybody yet
	deck     []Card           // the deck's top cards, the first is drawn first
	rest     func(Cards)      // takes the cards not mentioned; nil: they are the deck below its top
	traitors [Provinces]uint8 // not given to anybody yet
	pile     []Province       // the next traitors, the first is drawn first
	short    bool             // the pile holds no others
	lies     [3]Card          // the display
	shown    uint8            // places of the display that were given
	moment   func() error     // brings the turn to the moment given
	seat     game.Seat        // whose turn it is
	rolls    []int            // the next values rolled
}

// newPosition reads a scenario's position. While it works, line is the line read.
func newPosition(s *Scenario, box *Box, line *int) (*position, error) {
	p := &position{}
	if err := p.begin(s, box, line); err != nil {
		return nil, err
	}
	started := false
	for _, l := range s.lines {
		*line = l.line
		switch {
		case l.word == "do" || l.word == "expect":
			started = true
			continue
		case slices.Contains(headWords, l.word):
			continue
		case started:
			return nil, fmt.Errorf("%q belongs above the first do or expect", l.word)
		case p.setUp:
			return nil, errors.New("set-up deals everything; nothing can be given besides")
		}
		if err := p.give(l); err != nil {
			return nil, err
		}
	}
	*line = s.Line
	if p.setUp {
		return p, nil
	}
	return p, p.finish()
}

// headWords are read before all others: what they say decides what there is.
var headWords = []string{"seats", "modules", "seed", "set-up", "quest"}

// scenarioHead is what the head words say.
type scenarioHead struct {
	seats int
	seed  string
	rules *Rules
	box   Box // a scenario may replace cards
}

// readHead reads the head words.
func (p *position) readHead(s *Scenario, box *Box, line *int) (h *scenarioHead, err error) {
	h = &scenarioHead{seats: MaxSeats, seed: "1", box: *box}
	h.box.Quests = slices.Clone(box.Quests)
	if h.rules, err = NewRules(&h.box); err != nil {
		return nil, err
	}
	for _, l := range s.lines {
		*line = l.line
		rest := strings.Join(l.phrases, " ")
		switch l.word {
		case "seats":
			h.seats, err = number(rest, 2, MaxSeats)
		case "modules":
			h.rules, err = NewRules(&h.box, strings.Fields(rest)...)
		case "quest":
			err = h.box.replaceQuest(rest)
		case "set-up":
			p.setUp, h.seed = true, rest
		case "seed":
			h.seed = rest
		}
		if err != nil {
			return nil, fmt.Errorf("%s %s: %w", l.word, rest, err)
		}
	}
	*line = s.Line
	return h, nil
}

// begin reads the head words and puts out the supply.
func (p *position) begin(s *Scenario, box *Box, line *int) error {
	h, err := p.readHead(s, box, line)
	if err != nil {
		return err
	}
	if p.Game, err = New(h.rules, h.seats, game.SeedOf(h.seed)); err != nil {
		return err
	}
	for _, m := range h.rules.Modules() {
		p.modules = append(p.modules, scenarioModules[m])
	}
	p.words = p.allWords()
	if !p.setUp {
		p.clear()
	}
	return nil
}

// allWords returns the words of the modules in play and of the base.
func (p *position) allWords() (words []scenarioWord) {
	for _, m := range p.modules {
		words = append(words, m.words...)
	}
	return slices.Concat(words, playerWords(), tableWords())
}

// clear makes the position that a scenario starts from: nobody has anything, and
// everything is in the supply.
func (p *position) clear() {
	chance, rows := p.Chance, p.Rows
	p.State = State{Public: Public{Seats: p.Seats, Round: 1, Rows: rows}, Hidden: Hidden{Chance: chance}}
	p.setBoard(step{})
	p.events = p.events[:0]
	p.Apples = applesInAll
	for s := range p.Players[:p.Seats] {
		p.Players[s].Apples, p.Players[s].Staffs = 0, 0
		for i := range p.rules.dice {
			p.Players[s].Dice[i] = Die{Value: 1 + i%6}
		}
	}
	for i := range p.Domain[:rows*Columns] {
		p.Domain[i] = Tile{Terrain: Terrain(i / 2 % Terrains), Manor: game.NoSeat}
	}
	p.cards = 1<<len(p.rules.Box.Quests) - 1
	p.lies = [3]Card{NoCard, NoCard, NoCard}
	for i := range p.traitors {
		p.traitors[i] = traitorsEach
	}
	for _, m := range p.modules {
		if m.begin != nil {
			m.begin(p)
		}
	}
}

// give reads a line of the position: a player's things, or a thing of the table.
func (p *position) give(l scenarioLine) error {
	seats := p.seatsOf(l.word)
	if seats == nil {
		return p.giveWord(game.NoSeat, l.word, strings.Join(l.phrases, ", "))
	}
	for _, seat := range seats {
		for _, phrase := range l.phrases {
			word, rest, _ := strings.Cut(phrase, " ")
			if err := p.giveWord(seat, word, rest); err != nil {
				return err
			}
		}
	}
	return nil
}

// seatsOf returns the seat of a colour, all seats for "each", none for another word.
func (p *position) seatsOf(word string) (seats []game.Seat) {
	for s := range game.Seat(p.Seats) {
		if word == "each" || word == Colours[s] {
			seats = append(seats, s)
		}
	}
	return seats
}

func (p *position) giveWord(s game.Seat, word, rest string) error {
	w, err := p.find(s, word)
	if err != nil {
		return err
	}
	if w.give == nil {
		return fmt.Errorf("%q can be expected but not given", word)
	}
	if err := p.each(w, rest, func(part string) error { return w.give(p, s, part) }); err != nil {
		return fmt.Errorf("%s %s: %w", word, rest, err)
	}
	return nil
}

// each calls do for each part of what stands behind a word; a word that is not a
// list gets all at once.
func (p *position) each(w *scenarioWord, rest string, do func(string) error) error {
	rest, err := p.cardNumbers(rest)
	if err != nil {
		return err
	}
	if !w.list {
		return do(rest)
	}
	if rest == "" {
		return fmt.Errorf("something is missing; the form is: %s", w.form)
	}
	for part := range strings.SplitSeq(rest, ", ") {
		if err := do(strings.TrimSpace(part)); err != nil {
			return err
		}
	}
	return nil
}

// find returns the row of a word for a player's things, or for the table's.
func (p *position) find(s game.Seat, word string) (*scenarioWord, error) {
	var names []string
	for i := range p.words {
		w := &p.words[i]
		if w.table != (s == game.NoSeat) {
			continue
		}
		if w.name == word {
			return w, nil
		}
		names = append(names, w.name)
	}
	whose := "a line begins with do, expect, a player's colour, each, or one of"
	if s != game.NoSeat {
		whose = "of a player's things there are"
	}
	return nil, fmt.Errorf("%q means nothing here; %s %s", word, whose, strings.Join(names, ", "))
}

// seatOf returns the seat of a colour.
func (p *position) seatOf(word string) (game.Seat, bool) {
	i := slices.Index(Colours[:p.Seats], word)
	return game.Seat(i), i >= 0
}

func (p *position) seatOrNobody(word, nobody string) (game.Seat, error) {
	if s, ok := p.seatOf(word); ok || word == nobody {
		return s, nil
	}
	return 0, fmt.Errorf("there is no player %q; there are %s (and %s)", word, strings.Join(Colours[:p.Seats], ", "), nobody)
}

// finish deals out what was not mentioned and brings the turn to its moment.
func (p *position) finish() error {
	p.layCards()
	p.stackTraitors()
	if err := p.checkServants(); err != nil {
		return err
	}
	for _, m := range p.modules {
		if m.finish == nil {
			continue
		}
		if err := m.finish(p); err != nil {
			return err
		}
	}
	p.Next = p.seat
	p.push(step{kind: stepNextTurn})
	p.beginTurn(p.seat)
	if p.moment != nil {
		if err := p.moment(); err != nil {
			return err
		}
	}
	if p.rolls != nil {
		if err := p.forceRolls(chanceDice, p.rolls); err != nil {
			return err
		}
	}
	p.advance()
	p.events, p.revealed = p.events[:0], false
	return nil
}
