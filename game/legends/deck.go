package legends

import (
	_ "embed"
	"slices"
)

//go:embed deck.json
var deckFile string

// Deck is the cards of a game and what they say. It never changes once it is read.
type Deck struct {
	Name       string
	Version    int
	Printed    bool // an owner's transcription of the printed cards
	Allegiance []Allegiance
	Icons      [mainPlaces][2]Ability // hints at the main locations; they have no effect
	Faces      [AllCards]Face
	Texts      []Text // those of a card stand together
	Sum        uint64 // identifies the content

	said     [AllCards][]rawText // the texts in the words of the file
	lasting  [opCount][]uint8    // the texts that have an operation and work all the time
	adders   Cards               // characters that add only where they are
	foeAdds  Cards               // those of them that add to opposing ones
	far      []uint8             // the other texts that add, but for those of heraldic events
	moments  [whens]bool         // that any text has
	byHand   []Card              // cards that players carry out by hand
	fromHand Cards               // characters with a text from hand
	laid     [opCount]Cards      // characters that a lasting text of an operation may lie on: its own, or any bearer
	easing   int                 // how much all texts together ease a Requirement
	optional [whens]Cards        // characters with a text that may be used at a moment
	knights  Cards
	females  Cards
	houses   [maxAllegiances]Cards
}

// Languages are those of a deck's words, by their places in them.
var Languages = [3]string{"en", "fr", "de"}

// Words are a text in each language; "" where there is none.
type Words [3]string

// Allegiance is one that a shield may name. // L3a
type Allegiance struct {
	ID   string
	Name Words
}

const maxAllegiances = 8

// Kind is a kind of card; the kinds of events are among them. // L2, L22
type Kind uint8

const (
	CharacterCard Kind = iota
	LocationEvent
	HeraldicEvent
	BiddingEvent
	SpecialEvent
	PlaceEvent
	FinalEvent
	SpecialCard
)

// Face is what is printed on a card.
type Face struct {
	ID      string
	Kind    Kind
	Level   Level
	Name    Words
	Says    Words // its text; "" where it is composed from the vocabulary
	Flavour Words
	Source  string
	Line    int  // of the deck file
	ByHand  bool // the vocabulary cannot say it: players carry it out

	Female      bool
	Knight      bool
	Allegiances uint8 // a bit each
	Scores      [Abilities]int8
	Icon        Icon

	At      Place            // of a location event, and the location that a special one is
	Needs   [Abilities]uint8 // L5
	Points  uint8
	Discard bool // L53
	Overlay bool // L23a
	Bid     Ability
	Most    uint8

	from, to uint8 // its texts
}

// PrintedDeck returns the deck that comes with the program, with the words that are in its
// file: those of its first edition, as kept games name the file by its sum.
func PrintedDeck() *Deck {
	d, err := ReadDeck("deck.json", deckFile)
	if err != nil {
		panic(err) // a test reads it
	}
	return d
}

// StandardDeck returns the deck that comes with the program. Its cards say what their texts
// compose to, in the words that the program uses otherwise, too.
func StandardDeck() *Deck {
	d := PrintedDeck()
	for i := range d.Faces {
		d.Faces[i].Says = Words{}
	}
	return d
}

// Number returns the number of a card by its id.
func (d *Deck) Number(id string) (c Card, ok bool) {
	for i := range d.Faces {
		if d.Faces[i].ID == id {
			return Card(i), true
		}
	}
	return NoCard, false
}

// ByHand returns how many cards the vocabulary cannot say.
func (d *Deck) ByHand() int { return len(d.byHand) }

// TextsOf returns the texts of a card.
func (d *Deck) TextsOf(c Card) []Text {
	f := &d.Faces[c]
	return d.Texts[f.from:f.to]
}

// plays reports whether a card is played with. // L10, L13, L14
func (d *Deck) plays(c Card, l Level) bool {
	if c.IsSpecial() || c.IsFinal() {
		return l > Beginner
	}
	return d.Faces[c].Level <= l
}

// index fills in what is looked up often.
func (d *Deck) index() {
	for i := range d.Faces[:Characters] {
		f := &d.Faces[i]
		if f.Knight {
			d.knights.add(Card(i))
		}
		if f.Female {
			d.females.add(Card(i))
		}
		for h := range d.houses {
			if f.Allegiances>>h&1 == 1 {
				d.houses[h].add(Card(i))
			}
		}
	}
	for i := range d.Faces {
		if d.Faces[i].ByHand {
			d.byHand = append(d.byHand, Card(i))
		}
	}
	for i := range d.Texts {
		d.indexText(uint8(i))
	}
	for _, n := range d.lasting[Add] {
		x := &d.Texts[n]
		switch x.Near = x.near(); {
		case x.Near:
			d.adders.add(x.Card)
			if slices.ContainsFunc(x.Do, func(e Effect) bool { return e.Op == Add && e.Who.In == Foes }) {
				d.foeAdds.add(x.Card)
			}
		case d.Faces[x.Card].Kind != HeraldicEvent:
			d.far = append(d.far, n)
		}
	}
}

func (d *Deck) indexText(n uint8) {
	t := &d.Texts[n]
	if t.Inner {
		return
	}
	d.moments[t.When] = true
	if t.When == FromHand {
		d.fromHand.add(t.Card)
	}
	if t.Card.IsCharacter() && (t.When == May || t.When == Answer) {
		d.optional[t.When].add(t.Card)
	}
	if t.When != Always && t.When != Trophy && t.When != Score {
		return
	}
	for _, e := range t.Do {
		d.laid[e.Op] |= mayBear(t.Card)
		if e.Op == Ease {
			d.easing += max(0, int(e.N))
		}
		list := &d.lasting[e.Op]
		if k := len(*list); k == 0 || (*list)[k-1] != n {
			*list = append(*list, n)
		}
	}
}

// near reports whether a text is a character's that adds only to those where it is.
func (t *Text) near() bool {
	for _, e := range t.Do {
		if e.Op == Add && e.Who.In != Self && e.Who.In != Company && e.Who.In != Mates && e.Who.In != Foes {
			return false
		}
	}
	return t.Card.IsCharacter()
}

// mayBear returns the characters that a card's text may lie on.
func mayBear(c Card) Cards {
	if c.IsCharacter() {
		return setOf(c)
	}
	return anyone.Fixed
}
