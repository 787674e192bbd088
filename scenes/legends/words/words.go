// Package words is what the table of Camelot Legends says: names, sentences, reasons, tips,
// the log. It draws nothing.
package words

import (
	"slices"
	"strconv"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
)

// Words are the model with all that can be said of it.
type Words struct {
	*model.Model
	Book *Book

	ordered bool // what is to be done is said already: reasons leave it out
}

// Book has what the cards say by language, so that it is composed once.
type Book struct {
	deck     *legends.Deck
	language int
	sayings  legends.Sayings
	texts    [legends.AllCards]string
	shorts   [legends.AllCards]string // of characters
}

// NewBook returns the words of a deck's cards.
func NewBook(d *legends.Deck) *Book { return &Book{deck: d, language: -1} }

// in turns the book to a language.
func (b *Book) in(lang string) {
	n := max(0, slices.Index(legends.Languages[:], lang))
	if b.language == n {
		return
	}
	b.language, b.texts, b.shorts = n, [legends.AllCards]string{}, [legends.AllCards]string{}
	b.sayings, _ = legends.ReadSayings(n) // part of the program; a test reads all of them
}

// card is what a card says.
func (b *Book) card(c legends.Card) string {
	if b.texts[c] == "" {
		b.texts[c] = spaced.Replace(b.sayings.Text(b.deck, c))
	}
	return b.texts[c]
}

// spaced has no line begin with a sign before which a blank stands, as in French.
var spaced = strings.NewReplacer(" :", "\u00a0:", " ;", "\u00a0;", " ?", "\u00a0?", " !", "\u00a0!")

// of returns the word of a language; one that has none borrows another's.
func (b *Book) of(w *legends.Words) string {
	if w[b.language] != "" {
		return w[b.language]
	}
	for _, other := range w {
		if other != "" {
			return other
		}
	}
	return ""
}

func (f *Words) book() *Book {
	f.Book.in(f.Locale.Lang())
	return f.Book
}

// Card is what a card is called, Text what it says, Flavour what is said about it.
func (f *Words) Card(c legends.Card) string { return f.book().of(&f.Face(c).Name) }
func (f *Words) Text(c legends.Card) string { return f.book().card(c) }
func (f *Words) Flavour(c legends.Card) string {
	return spaced.Replace(f.book().of(&f.Face(c).Flavour))
}

// titles go before names and are left out where there is little room.
var titles = []string{
	"Sir ", "King ", "Queen ", "Dame ", "The ", "Le Roi ", "La Reine ", "La Fée ", "L’Ermite ", "La Demoiselle d’", "Le ", "La ", "L’",
	"König ", "Königin ", "Der ", "Die ", "Das ",
}

// Short is a character's name where there is little room: without title and surname, but
// for what tells it from others.
func (f *Words) Short(c legends.Card) string {
	b := f.book()
	if b.shorts[c] != "" {
		return b.shorts[c]
	}
	name := given(f.Card(c))
	for other := range legends.Card(legends.Characters) {
		if other != c && given(f.Card(other)) == name {
			words := strings.Fields(f.Card(c))
			last := []rune(words[len(words)-1])
			name += " " + string(last[:1]) + "."
			break
		}
	}
	b.shorts[c] = name
	return name
}

// given is the first name of a character.
func given(name string) string {
	for _, t := range titles {
		if rest, ok := strings.CutPrefix(name, t); ok && rest != "" {
			r := []rune(rest)
			name = strings.ToUpper(string(r[:1])) + string(r[1:])
			break
		}
	}
	name, _, _ = strings.Cut(name, " ")
	return name
}

// Place is what a place is called; a special one as its card.
func (f *Words) Place(p legends.Place) string {
	if p < legends.Avalon {
		return f.T("place." + p.String())
	}
	if c := f.PlaceCard(p); c != legends.NoCard {
		return f.Card(c)
	}
	return f.T("place." + p.String())
}

// Ability is what one is called.
func (f *Words) Ability(a legends.Ability) string { return f.T("ability." + a.String()) }

// KindOf says what kind of card it is.
func (f *Words) KindOf(c legends.Card) string {
	face := f.Face(c)
	switch face.Kind {
	case legends.CharacterCard:
		return f.person(face)
	case legends.LocationEvent:
		return f.T("kind.location", "place", f.Place(face.At))
	case legends.BiddingEvent:
		return f.T("kind.bidding", "count", int(face.Most))
	}
	return f.T("kind." + kinds[face.Kind])
}

var kinds = map[legends.Kind]string{
	legends.HeraldicEvent: "heraldic", legends.SpecialEvent: "special-event", legends.PlaceEvent: "place",
	legends.FinalEvent: "final", legends.SpecialCard: "special",
}

// person says whether it is a Knight, and of which houses.
func (f *Words) person(face *legends.Face) string {
	switch {
	case !face.Knight && face.Female:
		return f.T("kind.lady")
	case !face.Knight:
		return f.T("kind.man")
	}
	houses := f.Houses(face)
	if houses == "" {
		return f.T("kind.knight")
	}
	return f.T("kind.knight-of", "house", houses)
}

// Houses names those of a face; "" for none.
func (f *Words) Houses(face *legends.Face) string {
	var names []string
	for i := range f.Rules.Deck.Allegiance {
		if face.Allegiances>>i&1 == 1 {
			names = append(names, f.book().of(&f.Rules.Deck.Allegiance[i].Name))
		}
	}
	return strings.Join(names, " · ")
}

// Signed writes a number with its sign.
func Signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "±0"
}

// Number writes a number with a proper minus.
func Number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Paragraphs puts sentences under each other, without those that are empty.
func Paragraphs(list ...string) string {
	return strings.Join(slices.DeleteFunc(list, func(s string) bool { return s == "" }), "\n")
}

// Level is what the cards that are played with are called.
func (f *Words) Level() string { return f.T("level." + f.View.Level.String()) }

// Points counts victory points in words.
func (f *Words) Points(n int) string { return f.T("points.count", "count", n) }

// Left says how many actions the player on turn has.
func (f *Words) Left() string { return f.T("actions.left", "count", max(0, f.Table().Left())) }

// Crest is the sprite of a seat.
func (f *Words) Crest(s game.Seat) string { return "crest-" + f.Seats[s].Colour }

// Bare is a card's name without its article; a German adjective that stood behind it tells
// the gender then.
func (f *Words) Bare(c legends.Card) string {
	name := f.Card(c)
	if inflected(name) {
		return name
	}
	for _, t := range []string{"The ", "Le ", "La ", "L’", "Der ", "Die ", "Das "} {
		if rest, ok := strings.CutPrefix(name, t); ok && rest != "" {
			r := []rune(rest)
			return strings.ToUpper(string(r[:1])) + string(r[1:])
		}
	}
	return name
}

// inflected reports whether a German name has an adjective that would end otherwise without the article:
// one card would be called two things.
func inflected(name string) bool {
	list := strings.Fields(name)
	if len(list) < 3 || !strings.HasSuffix(list[1], "e") || strings.ToLower(list[2]) == list[2] {
		return false
	}
	return list[0] == "Der" || list[0] == "Das"
}
