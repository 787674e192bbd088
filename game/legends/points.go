package legends

import "merlin/game"

// Points returns what a seat has. // L75, L79, L97
func (t Table) Points(s game.Seat) int {
	return t.displayed(s) + t.borne(s) + t.byTexts(s) + int(t.ByHand[s]) + t.HeadStart(s)
}

// HeadStart returns the points that the house rule gives because others play before:
// among beginners 2 to the last player and 1 to those between, else 1 to the second of two.
// Of more the first turn is short then.
func (t Table) HeadStart(s game.Seat) int {
	switch {
	case !t.Even || t.shortStart() || s == t.First:
		return 0
	case t.Level == Beginner && s == t.after(t.First, t.Seats-1):
		return 2
	}
	return 1
}

// shortStart reports whether the very first turn has one action only.
func (t Table) shortStart() bool {
	return t.Even && (t.unpressed || t.Seats > 2 && (t.Level > Beginner || t.shortened))
}

func (t Table) displayed(s game.Seat) (n int) {
	for i := range t.Event {
		if e := &t.Event[i]; e.At == Displayed && e.Seat == s {
			n += int(t.Deck.Faces[firstEvent+Card(i)].Points)
		}
	}
	return n
}

func (t Table) borne(s game.Seat) (n int) {
	for i, c := range t.Special {
		if c != NoCard && t.Chars[c].Seat == s {
			n += int(t.Deck.Faces[firstSpecial+Card(i)].Points)
		}
	}
	return n
}

// byTexts returns the points that texts give at the end. On a special location each
// player counts his own.
func (t Table) byTexts(s game.Seat) (points int) {
	for _, n := range t.Deck.lasting[Points] {
		points += t.byText(&t.Deck.Texts[n], s)
	}
	return points
}

// PointsOf returns the points that a card's texts give a seat at the end, as it stands now.
func (t Table) PointsOf(c Card, s game.Seat) (points int) {
	for _, n := range t.Deck.lasting[Points] {
		if x := &t.Deck.Texts[n]; x.Card == c {
			points += t.byText(x, s)
		}
	}
	return points
}

func (t Table) byText(x *Text, s game.Seat) (points int) {
	from, ok := t.source(x)
	if !ok || !t.uses(from, s) {
		return 0
	}
	if from.Seat = s; !t.hold(x.If, from) {
		return 0
	}
	for i := range x.Do {
		points += t.worth(&x.Do[i], from)
	}
	return points
}

func (t Table) worth(e *Effect, s Source) int {
	if !e.Counts {
		return int(e.N)
	}
	return int(e.N) * (t.pass(e.Who.Is, t.scope(e.Who.In, s), s).Len() / int(e.Per))
}
