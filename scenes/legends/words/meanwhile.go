package words

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
)

// What happened while others played is told when one's turn begins, in its order, where it is
// of note: what befell one's own cards, with the card that did it, and what the others won. What
// they did besides stands in the log.

// Told is a line of it.
type Told struct {
	Text   string       // rich
	Icon   string       // of whom it tells
	Card   legends.Card // that did it, or that was won; NoCard: none
	Struck legends.Card // the last of one's own that it struck, or gave; NoCard: none
	Mine   bool         // it befell who is told
	Gives  bool         // and is to his good
}

// Meanwhile are the lines that the one on turn is told before his first choice; nil later,
// and once he has put them away.
func (f *Words) Meanwhile() []Told {
	if f.Asked == game.NoSeat || f.Asked != f.View.Turn.Seat || f.Replay != nil || f.Desk.Away == f.Turns() {
		return nil
	}
	t := gatherer{f: f, deed: deed{game.NoSeat, legends.NoCard}, doomed: map[int16]deed{}}
	for _, e := range f.sinceMyTurn() {
		t.tell(e)
	}
	if said, by := f.endsSoon(); said != "" && len(f.sinceMyTurn()) > 0 {
		t.list = append(t.list, Told{Text: "<b>" + said + "</b>", Icon: f.Crest(by), Card: f.Ender(), Struck: legends.NoCard, Mine: true})
	}
	return t.list
}

// endsSoon says that another has enough for the event that ends the game, how it would end, and who that is; "": nobody
// has, or he is kept from it.
func (f *Words) endsSoon() (said string, by game.Seat) {
	c := f.Ender()
	if c == legends.NoCard {
		return "", game.NoSeat
	}
	if by = f.alsoTakes(c); by == game.NoSeat || f.holdsUp(f.Table(), c, by) {
		return "", by
	}
	if said = f.lastCall(); said == "" {
		said = f.T("meanwhile.final", "name", f.Who(by), "card", f.Card(c), "theirs", f.closes(f.dusk(), c, by), "own", f.bySoon())
	}
	return said, by
}

// MeanwhileTitle says who played meanwhile.
func (f *Words) MeanwhileTitle() string {
	if len(f.Seats) > 2 {
		return f.T("meanwhile.many")
	}
	return f.T("meanwhile.one", "name", f.Who(f.Order()[1]))
}

// sinceMyTurn are the events from the end of one's last turn to the start of this one; none
// once one has chosen anything in it.
func (f *Words) sinceMyTurn() (events []game.Event) {
	mine := false // the events that are gathered are of one's own turn
	for _, move := range f.Moves {
		if mine && move.Seat == f.Home && len(events) == 0 {
			continue
		}
		for _, e := range move.Events {
			switch {
			case e.Kind == legends.EventTurn && e.Seat == f.Home:
				mine = true
			case e.Kind == legends.EventTurn && mine:
				mine, events = false, nil
			case !mine:
				events = append(events, e)
			}
		}
	}
	if !mine || f.chosenSinceTurn() {
		return nil
	}
	return events
}

// chosenSinceTurn reports whether one has chosen anything since one's turn began: to go on where no power could be
// used was no choice.
func (f *Words) chosenSinceTurn() bool {
	for _, move := range slices.Backward(f.Moves) {
		if begins(move.Events) {
			return false
		}
		if move.Seat == f.Home && !(f.moot() && move.Action.Kind == legends.ActGoOn) {
			return true
		}
	}
	return false
}

// moot reports whether no power could be used in this turn, so that one was not asked for one.
func (f *Words) moot() bool { return f.Desk.Moot != 0 && f.Desk.Moot == f.Turns() }

// gatherer sorts events by whom they concern.
type gatherer struct {
	f *Words
	deed
	doomed map[int16]deed // by character: what has it go at the end of the turn
	list   []Told
}

// deed is what was done last.
type deed struct {
	seat  game.Seat    // by whom
	cause legends.Card // with which card; NoCard: with none
}

func (t *gatherer) tell(e game.Event) {
	switch e.Kind {
	case legends.EventUsed, legends.EventWorks, legends.EventHandled, legends.EventTurned, legends.EventCompleted, legends.EventBidding:
		t.seat, t.cause = e.Seat, legends.Card(e.Args[0])
	case legends.EventPlayed, legends.EventTurn, legends.EventTurnOver:
		t.seat, t.cause = e.Seat, legends.NoCard
	case legends.EventDoomed:
		t.doomed[e.Args[0]] = deed{t.seat, t.cause}
	case legends.EventLost:
		if by, ok := t.doomed[e.Args[0]]; ok {
			t.seat, t.cause = by.seat, by.cause
		}
	}
	say := t.f.Clause(e)
	switch {
	case say == "" || e.Kind == legends.EventDeclined:
	case t.strikes(e):
		t.strike(e, say)
	case e.Seat == t.f.Home || e.Seat == game.NoSeat:
	case e.Kind == legends.EventCompleted || e.Kind == legends.EventBidWon || e.Kind == legends.EventGained:
		t.list = append(t.list, Told{Text: t.f.saying(e.Seat, []string{say}), Icon: t.f.Crest(e.Seat), Card: legends.Card(e.Args[0]), Struck: legends.NoCard})
	}
}

// strikes reports whether an event befell a card of the one who is told.
func (t *gatherer) strikes(e game.Event) bool {
	switch e.Kind {
	case legends.EventLost:
		return e.Seat == t.f.Home && legends.Place(e.Args[1]) != legends.Bid // whom one has bid oneself
	case legends.EventSpied:
		return game.Seat(e.Args[1]) == t.f.Home && e.Seat != t.f.Home && !t.spied()
	case legends.EventReturned, legends.EventRobbed:
		return e.Seat == t.f.Home
	case legends.EventMoved, legends.EventDrew:
		return e.Seat == t.f.Home && t.seat != t.f.Home && e.Args[0] != game.Unknown
	case legends.EventGained:
		return legends.Card(e.Args[2]).IsCharacter() && t.owns(legends.Card(e.Args[2]))
	case legends.EventDoomed, legends.EventWeakened, legends.EventSilenced, legends.EventLent:
		return t.seat != t.f.Home && t.owns(legends.Card(e.Args[0]))
	}
	return false
}

// spied reports whether it is told already that the hand was looked at by what was done last.
func (t *gatherer) spied() bool {
	n := len(t.list)
	return n > 0 && t.list[n-1].Mine && t.list[n-1].Card == t.cause
}

// owns reports whether a character stands on the side of the one who is told.
func (t *gatherer) owns(c legends.Card) bool {
	ch := t.f.View.Chars[c]
	return ch.At < legends.Places && ch.Seat == t.f.Home
}

// strike adds what befell a card of one's own to the line of the card that did it.
func (t *gatherer) strike(e game.Event, say string) {
	struck := legends.Card(e.Args[0])
	if e.Kind == legends.EventRobbed {
		say = t.f.T("meanwhile.robbed", "card", t.f.cite(struck))
	}
	if e.Kind == legends.EventSpied {
		struck, say = legends.NoCard, t.f.T("meanwhile.spied")
	}
	gives := e.Kind == legends.EventDrew
	if gives {
		say = t.f.T("meanwhile.drawn", "card", t.f.cite(struck))
	}
	if n := len(t.list); n > 0 && t.cause != legends.NoCard && t.list[n-1].Mine && t.list[n-1].Card == t.cause {
		last := &t.list[n-1]
		last.Text, last.Struck, last.Gives = t.f.T("log.more", "clauses", strings.TrimSuffix(last.Text, "."), "next", say)+".", struck, gives
		return
	}
	clauses := []string{say}
	if t.cause != legends.NoCard {
		key := "log.works"
		if t.cause.IsCharacter() || t.cause.IsSpecial() {
			key = "log.used"
		}
		clauses = []string{t.f.T(key, "card", t.f.object(t.cause)), say}
	}
	line := Told{Text: t.f.saying(t.seat, clauses), Icon: "icon-log", Card: t.cause, Struck: struck, Mine: true, Gives: gives}
	if t.seat != game.NoSeat {
		line.Icon = t.f.Crest(t.seat)
	}
	t.list = append(t.list, line)
}

// led are clauses of which the first says by what the others came.
func (f *Words) led(clauses []string) string {
	said, key := clauses[0], "log.lead"
	for _, c := range clauses[1:] {
		said, key = f.T(key, "clauses", said, "next", c), "log.more"
	}
	return said
}

// saying is a sentence on a seat, or on the table.
func (f *Words) saying(s game.Seat, clauses []string) string {
	name := f.T("log.table")
	if s != game.NoSeat {
		name = f.Who(s)
	}
	return f.T("log.sentence", "name", "<b>"+name+"</b>", "clauses", f.led(clauses))
}
