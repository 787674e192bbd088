package legends

import (
	"encoding/json"
	"strings"
)

// texts reads a card's texts. // L80
func (r *reader) texts(c Card, f *Face) {
	if len(r.at.Text) > maxOfCard {
		r.fault("it has %d texts, at most %d are possible", len(r.at.Text), maxOfCard)
		return
	}
	for i := range r.at.Text {
		if t, ok := r.text(&r.at.Text[i], f); ok {
			t.Card, t.Place = c, uint8(i)
			r.Texts = append(r.Texts, t)
		}
	}
	if r.raw.Printed || f.Kind != CharacterCard {
		return
	}
	if f.Level == Beginner && len(r.at.Text) > 1 {
		r.fault("a white card has one text at most")
	}
	if want := r.sign(f); f.Icon != want {
		r.fault("its icon is %s, its text asks for %s", brief(iconWords[f.Icon]), brief(iconWords[want]))
	}
}

// sign returns the icon that a character's texts ask for. // L3b
func (r *reader) sign(f *Face) Icon {
	icon := NoIcon
	for _, t := range r.at.Text {
		for _, e := range t.Do {
			if e.Who == nil || e.Who.In != "foes" && e.Who.In != "rivals" {
				continue
			}
			if e.Op == "discard" || e.Op == "doom" {
				return Threat
			}
			for _, w := range e.Who.Is {
				if f.Female && w == "male" {
					icon = Romance
				}
			}
		}
	}
	return icon
}

func (r *reader) text(raw *rawText, f *Face) (t Text, ok bool) {
	when, ok := r.word("moment", raw.When, whenWords)
	if !ok {
		return t, false
	}
	t.When = When(when)
	if len(raw.If) > maxOfCard || len(raw.Do) > maxDo {
		r.fault("a text has %d conditions and %d effects; at most %d and %d are possible", len(raw.If), len(raw.Do), maxOfCard, maxDo)
		return t, false
	}
	for _, c := range raw.If {
		t.If = append(t.If, r.condition(c, t.When))
	}
	t.Cost = r.cost(raw.Cost, t.When, f)
	if len(raw.Do) == 0 {
		r.fault("a text has no effect")
	}
	for i := range raw.Do {
		t.Do = append(t.Do, r.effect(&raw.Do[i], t.When))
	}
	return t, true
}

// cost reads what is paid. // L83
func (r *reader) cost(list []string, when When, f *Face) (c Cost) {
	if len(list) > 1 {
		r.fault("a text has more than one cost")
	}
	if len(list) > 0 {
		n, _ := r.word("cost", list[0], costWords)
		c = Cost(n)
	}
	switch {
	case c != NoCost && !in(May, Answer, FromHand).has(when):
		r.fault("a text at the moment %s has a cost", when)
	case when == FromHand && c != DiscardSelf:
		r.fault("a text from hand costs the card itself: discard")
	case when == FromHand && f.Kind != CharacterCard:
		r.fault("only a character has a text from hand")
	case when == Answer && c == Spend:
		r.fault("there are no actions to spend in an opponent's turn")
	}
	return c
}

// condition reads ["at", "forest"], ["with", ["orkney"], 1], … // L82
func (r *reader) condition(raw []json.RawMessage, when When) (c Condition) {
	var kind, word string
	if len(raw) == 0 || json.Unmarshal(raw[0], &kind) != nil {
		r.fault("a condition does not begin with a word")
		return c
	}
	k, ok := r.word("condition", kind, conditionWords)
	if !ok {
		return c
	}
	c.Kind, c.N = Conditional(k), 1
	if len(raw) != conditionLengths[c.Kind] {
		r.fault("the condition %s has %d parts, not %d", kind, len(raw), conditionLengths[c.Kind])
		return c
	}
	switch c.Kind {
	case At, Bears:
		if json.Unmarshal(raw[1], &word) != nil {
			r.fault("the condition %s is not followed by a word", kind)
			return c
		}
		r.named(&c, word)
	case With, Without:
		var filters []string
		if json.Unmarshal(raw[1], &filters) != nil {
			r.fault("the condition %s is not followed by a list of words", kind)
		}
		c.Is = r.filter(filters, when)
		if c.Kind == With {
			c.N = r.number3(raw[2], kind, 6)
		}
	case FoesHere:
		c.N = r.number3(raw[1], kind, 18)
	}
	return c
}

// conditionLengths are how many parts each kind of condition has.
var conditionLengths = [...]int{At: 2, Alone: 1, With: 3, Without: 2, Bears: 2, FoesHere: 2}

// named reads the place or the special card of a condition.
func (r *reader) named(c *Condition, word string) {
	if c.Kind == Bears {
		n, _ := r.word("special card", word, specialIDs)
		c.Special = firstSpecial + Card(n)
		return
	}
	if word == "main" {
		c.Place = anyMain
		return
	}
	n, _ := r.word("place", word, placeWords)
	c.Place = Place(n)
}

func (r *reader) number3(raw json.RawMessage, kind string, most int) uint8 {
	var n int
	if json.Unmarshal(raw, &n) != nil {
		r.fault("the condition %s has no number", kind)
	} else if r.limit("the number of "+kind, n, 1, most) {
		return uint8(n)
	}
	return 1
}

// filterWords are the filters that stand for themselves. // L82a
var filterWords = []string{"knight", "commoner", "male", "female", "bearer"}

// filter reads filters, all of which must fit.
func (r *reader) filter(list []string, when When) Filter {
	f := anyone
	if len(list) > maxOfCard {
		r.fault("there are %d filters, at most %d are possible", len(list), maxOfCard)
		return f
	}
	for _, w := range list {
		r.narrow(&f, w, when)
	}
	return f
}

// narrow has a filter let fewer characters through.
func (r *reader) narrow(f *Filter, w string, when When) {
	if ability, ok := strings.CutPrefix(w, "weaker:"); ok {
		a, _ := r.word("Ability", ability, abilityWords)
		f.Weaker |= 1 << a
		if in(Always, Trophy, Score).has(when) {
			r.fault("a text that works all the time cannot ask who is weaker: it would change what it asks")
		}
		return
	}
	if id, ok := strings.CutPrefix(w, "card:"); ok {
		c, found := r.number[id]
		if !found || c != NoCard && !c.IsCharacter() {
			r.fault("there is no character %s", brief(id))
		}
		f.Fixed &= r.where(func(other *rawCard) bool { return other.ID == id })
		return
	}
	if w == "bearer" {
		f.Bearer = true
		return
	}
	fits := r.kindOf(w)
	if fits == nil {
		r.fault("there is no filter %s", brief(w))
		return
	}
	f.Fixed &= r.where(fits)
}

// kindOf returns what a filter asks of a card's face, nil for no filter.
func (r *reader) kindOf(w string) func(*rawCard) bool {
	switch w {
	case "knight":
		return func(c *rawCard) bool { return c.Knight }
	case "commoner":
		return func(c *rawCard) bool { return !c.Knight }
	case "male":
		return func(c *rawCard) bool { return c.Sex == "m" }
	case "female":
		return func(c *rawCard) bool { return c.Sex == "f" }
	}
	if _, ok := r.allegiance(w); !ok {
		return nil
	}
	return func(c *rawCard) bool {
		for _, a := range c.Allegiance {
			if a == w {
				return true
			}
		}
		return false
	}
}

// where returns the characters whose faces fit.
func (r *reader) where(fits func(*rawCard) bool) (s Cards) {
	for i := range r.cards {
		if n := r.number[r.cards[i].ID]; n.IsCharacter() && fits(&r.cards[i]) {
			s.add(n)
		}
	}
	return s
}
