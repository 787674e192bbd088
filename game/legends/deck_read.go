package legends

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"merlin/game"
)

// ReadDeck reads and checks a deck file. Its error is one sentence with the file, the
// line and the card; Faults has all.
func ReadDeck(name, text string) (*Deck, error) {
	d, faults := readDeck(text)
	if len(faults) > 0 {
		return nil, fmt.Errorf("%s: %w", name, faults[0])
	}
	return d, nil
}

// Faults returns all that is wrong in a deck file, at most maxFaults.
func Faults(text string) []Fault {
	_, faults := readDeck(text)
	return faults
}

const (
	maxFaults = 200
	maxTexts  = 250 // in a deck
	maxOfCard = 4   // texts of a card, conditions of a text, filters of an effect
	maxDo     = 8   // effects of a text
)

// reader makes a deck of what a file says, and gathers what is wrong.
type reader struct {
	*Deck
	raw    rawDeck
	cards  []rawCard
	faults []Fault
	at     *rawCard // being read; nil: the deck as a whole
	number map[string]Card
	inner  []Text // of effects `each`; they come behind all others
}

func readDeck(text string) (*Deck, []Fault) {
	raw, cards, fault := parse(text)
	if fault != nil {
		return nil, []Fault{*fault}
	}
	return makeDeck(raw, cards, game.SeedOf(text))
}

func makeDeck(raw rawDeck, cards []rawCard, sum uint64) (*Deck, []Fault) {
	r := &reader{Deck: &Deck{Sum: sum}, raw: raw, cards: cards, number: map[string]Card{}}
	r.head()
	r.count()
	for i := range r.cards {
		r.at = &r.cards[i]
		r.card()
	}
	r.at = nil
	r.whole()
	if len(r.faults) > 0 {
		return nil, r.faults
	}
	r.finish()
	return r.Deck, nil
}

// fault notes what is wrong with the card that is read.
func (r *reader) fault(format string, args ...any) {
	f := Fault{Line: 1, Text: fmt.Sprintf(format, args...)}
	if r.at != nil {
		f.Line, f.Card = r.at.line, r.at.ID
	}
	if len(r.faults) < maxFaults {
		r.faults = append(r.faults, f)
	}
}

// word returns the place of a word in a list of words.
func (r *reader) word(what, w string, words []string) (uint8, bool) {
	if i := slices.Index(words, w); i >= 0 && w != "" {
		return uint8(i), true
	}
	r.fault("there is no %s %s; there are %s", what, brief(w), strings.TrimPrefix(strings.Join(words, ", "), ", "))
	return 0, false
}

// limit wants a number within bounds.
func (r *reader) limit(what string, n, low, high int) bool {
	if n < low || n > high {
		r.fault("%s is %d; it must be %d to %d", what, n, low, high)
		return false
	}
	return true
}

// plain wants a text without control characters and not too long, in bytes.
func (r *reader) plain(what, text string, most int) {
	if len(text) > most || !utf8.ValidString(text) || strings.ContainsFunc(text, unicode.IsControl) {
		r.fault("%s %s is longer than %d bytes, or has a control character", what, brief(text), most)
	}
}

func (r *reader) words(what string, w rawWords, most int) Words {
	words := w.words()
	for _, text := range words {
		r.plain(what, text, most)
	}
	return words
}

// identifier wants what records and files cite: small letters, digits and hyphens.
func (r *reader) identifier(what, id string) {
	ok := id != "" && len(id) <= 30
	for _, c := range id {
		ok = ok && (c == '-' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9')
	}
	if !ok {
		r.fault("%s %s is not made of up to 30 small letters, digits and hyphens", what, brief(id))
	}
}

// head reads what stands above the cards.
func (r *reader) head() {
	r.plain("the deck's name", r.raw.Deck, 60)
	r.Name, r.Version, r.Printed = r.raw.Deck, r.raw.Version, r.raw.Printed
	if len(r.raw.Allegiances) > maxAllegiances {
		r.fault("there are %d allegiances, at most %d are possible", len(r.raw.Allegiances), maxAllegiances)
		r.raw.Allegiances = r.raw.Allegiances[:maxAllegiances]
	}
	for _, a := range r.raw.Allegiances {
		r.identifier("allegiance", a.ID)
		if slices.Contains(filterWords, a.ID) || slices.ContainsFunc(r.Allegiance, func(b Allegiance) bool { return a.ID == b.ID }) {
			r.fault("allegiance %s has a name that stands for something else already", brief(a.ID))
		}
		r.Allegiance = append(r.Allegiance, Allegiance{ID: a.ID, Name: r.words("an allegiance's name", a.Name, 60)})
	}
	for p, list := range [mainPlaces][]string{r.raw.Icons.Camelot, r.raw.Icons.Cornwall, r.raw.Icons.Forest} {
		if len(list) != 2 {
			r.fault("%s has %d icons, not 2", Place(p), len(list))
			continue
		}
		for i, w := range list {
			a, _ := r.word("Ability", w, abilityWords)
			r.Icons[p][i] = Ability(a)
		}
	}
}

// kindRow is a kind of card, with how many a deck has and the first one's number.
type kindRow struct {
	name  string
	n     int
	first Card
}

var kinds = [...]kindRow{
	{"character", Characters, 0},
	{"event", Events, firstEvent},
	{"final", Finals, firstFinal},
	{"special", Specials, firstSpecial},
}

var specialIDs = []string{"high-king", "excalibur", "love-potion"}

// count gives the cards their numbers, in the order of the file.
func (r *reader) count() {
	var found [len(kinds)]int
	for i := range r.cards {
		r.at = &r.cards[i]
		c := r.at
		r.identifier("id", c.ID)
		if _, twice := r.number[c.ID]; twice {
			r.fault("its id is used twice")
		}
		r.number[c.ID] = NoCard
		k := slices.IndexFunc(kinds[:], func(k kindRow) bool { return k.name == c.Kind })
		if k < 0 {
			r.fault("there is no kind %s", brief(c.Kind))
			continue
		}
		if found[k] < kinds[k].n {
			r.number[c.ID] = kinds[k].first + Card(found[k])
		}
		if c.Kind == "special" {
			n, _ := r.word("special card", c.ID, specialIDs)
			r.number[c.ID] = firstSpecial + Card(n)
		}
		found[k]++
	}
	r.at = nil
	for k, row := range kinds {
		if found[k] != row.n {
			r.fault("%d cards are of kind %s, not %d", found[k], row.name, row.n)
		}
	}
}

// card reads a card.
func (r *reader) card() {
	c := r.at
	n := r.number[c.ID]
	var spare Face // for a card that is too many
	f := &spare
	if n != NoCard {
		f = &r.Faces[n]
	}
	level, _ := r.word("level", c.Level, []string{"white", "blue", "red"})
	*f = Face{
		ID: c.ID, Level: Level(level), Line: c.line, Source: c.Source,
		Name: r.words("name", c.Name, 80), Says: r.words("says", c.Says, 600), Flavour: r.words("flavour", c.Flavour, 400),
		ByHand: c.ByHand || len(c.Text) == 0 && c.Says != (rawWords{}),
	}
	r.plain("source", c.Source, 300)
	r.languages()
	switch c.Kind {
	case "character":
		r.character(f)
	case "event":
		r.event(f)
	case "final":
		f.Kind = FinalEvent
		f.At = Final
		r.needs(f)
	case "special":
		f.Kind = SpecialCard
		f.Points = uint8(max(0, c.Points))
		r.limit("points", c.Points, 0, 9)
	}
	if c.Kind != "character" && (c.Sex != "" || c.Knight || c.Allegiance != nil || c.Scores != nil || c.Icon != nil) {
		r.fault("it is no character, but has sex, knight, allegiance, scores or icon")
	}
	if n != NoCard {
		r.said[n] = c.Text
	}
	f.from = uint8(len(r.Texts))
	r.texts(n, f)
	f.to = uint8(len(r.Texts))
}

// languages wants what a card must say in each language.
func (r *reader) languages() {
	c, named := r.at, false
	for l, language := range Languages {
		name, says, flavour := c.Name.words()[l], c.Says.words()[l], c.Flavour.words()[l]
		named = named || strings.TrimSpace(name) != ""
		if r.raw.Printed {
			continue
		}
		for _, k := range []struct{ key, text string }{{"name", name}, {"flavour", flavour}, {"says", says}} {
			if strings.TrimSpace(k.text) == "" && (k.key != "says" || len(c.Text) > 0) {
				r.fault("there is no %s in %s", k.key, language)
			}
		}
		if n := utf8.RuneCountInString(flavour); n > 90 {
			r.fault("flavour in %s has %d letters, at most 90 fit", language, n)
		}
		if n := utf8.RuneCountInString(says); n > 220 {
			r.fault("says in %s has %d letters, at most 220 fit", language, n)
		}
	}
	if !named {
		r.fault("it has no name in any language")
	}
}

func (r *reader) character(f *Face) {
	c := r.at
	f.Female, f.Knight = c.Sex == "f", c.Knight
	if c.Sex != "m" && c.Sex != "f" {
		r.fault("sex is %s, not m or f", brief(c.Sex))
	}
	if len(c.Scores) != int(Abilities) {
		r.fault("it has %d scores, not %d", len(c.Scores), Abilities)
	}
	for a, n := range c.Scores[:min(len(c.Scores), int(Abilities))] {
		if r.limit(abilityWords[a], n, -1, 6) {
			f.Scores[a] = int8(n)
		}
	}
	if len(c.Allegiance) > 2 || len(c.Allegiance) > 0 && !c.Knight {
		r.fault("only Knights have an allegiance, at most two")
	}
	for _, id := range c.Allegiance {
		if a, ok := r.allegiance(id); ok {
			f.Allegiances |= 1 << a
		} else {
			r.fault("there is no allegiance %s", brief(id))
		}
	}
	if c.Icon != nil {
		icon, _ := r.word("icon", *c.Icon, iconWords)
		f.Icon = Icon(icon)
	}
	if c.Type != "" || c.Needs != nil || c.Points != 0 || c.Bid != "" || c.At != "" || c.Most != 0 || c.Discard || c.Overlay {
		r.fault("it is a character, but has keys of an event")
	}
}

var iconWords = []string{"", "threat", "romance"}

func (r *reader) allegiance(id string) (int, bool) {
	i := slices.IndexFunc(r.Allegiance, func(a Allegiance) bool { return a.ID == id })
	return i, i >= 0
}

// whole checks what only the whole deck shows.
func (r *reader) whole() {
	var types [6]int
	var events, characters int
	for _, c := range r.cards {
		if c.Kind == "event" && c.Level != "red" {
			events++
		}
		if c.Kind == "character" && c.Level == "white" {
			characters++
		}
		if i := slices.Index(eventTypes, c.Type); c.Kind == "event" && i > 0 {
			types[i]++
		}
	}
	for i, n := range ownTypes {
		if !r.raw.Printed && types[i] != n {
			r.fault("%d events are of type %s, not %d", types[i], eventTypes[i], n)
		}
	}
	if events < 23 {
		r.fault("%d events are white or blue; four players need 23", events)
	}
	if characters < 20 {
		r.fault("%d characters are white; four players are dealt 20", characters)
	}
	if n := len(r.Texts) + len(r.inner); n > maxTexts {
		r.fault("the cards have %d texts, at most %d are possible", n, maxTexts)
	}
}

// finish puts the inner texts behind the others and makes the lists that are looked up.
func (r *reader) finish() {
	n := uint8(len(r.Texts))
	for i := range r.Texts {
		for j := range r.Texts[i].Do {
			if e := &r.Texts[i].Do[j]; e.Op == Each {
				e.Inner += n
			}
		}
	}
	r.Texts = append(r.Texts, r.inner...)
	r.index()
}
