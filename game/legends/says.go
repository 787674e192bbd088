package legends

import (
	"embed"
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What a card's texts say is composed from the vocabulary, so that an owner's card reads
// as well as ours: as phrases, which have keys and arguments, and then as sentences of a
// language, in which each key has a template.

// Phrase is something said: the key of a template, and what stands in its braces.
type Phrase struct {
	Key  string
	Args []Part
}

// Part is an argument of a phrase: a name, phrases with something between them, or a text.
type Part struct {
	Name    string
	Words   *Words   // of a card or an Allegiance
	Inner   bool     // of the words: they stand inside a sentence
	Of      bool     // of the words: "of" goes before them, as French writes it
	Phrases []Phrase // one behind the other
	Text    string
}

//go:embed says/*.json
var saysFiles embed.FS

// Sayings are the templates of a language, by key.
type Sayings struct {
	language  int
	templates map[string]string
}

// ReadSayings returns the templates of a language, by its place among Languages.
func ReadSayings(language int) (Sayings, error) {
	s := Sayings{language: language}
	text, err := saysFiles.ReadFile("says/" + Languages[language] + ".json")
	if err == nil {
		err = json.Unmarshal(text, &s.templates)
	}
	return s, err
}

// Text returns what a card says in a language: the words on its face, or else sentences
// composed from its texts; "" for a card that says nothing.
func (s Sayings) Text(d *Deck, c Card) string {
	if said := d.Faces[c].Says[s.language]; said != "" {
		return said
	}
	return s.Compose(d, c)
}

// Compose returns the sentences composed from a card's texts.
func (s Sayings) Compose(d *Deck, c Card) string {
	var out []string
	for _, p := range d.Phrases(c) {
		text := capital(s.Write(p))
		if !strings.HasSuffix(text, ".") {
			text += "."
		}
		out = append(out, text)
	}
	return strings.Join(out, " ")
}

func capital(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(r)) + text[n:]
}

// Write writes a phrase by its template; an unknown key stands for itself. A name with a hat
// in a template begins with a capital there.
func (s Sayings) Write(p Phrase) string {
	text, ok := s.templates[p.Key]
	if !ok {
		return p.Key
	}
	for _, a := range p.Args {
		said := s.part(&a)
		text = strings.ReplaceAll(text, "{"+a.Name+"}", said)
		text = strings.ReplaceAll(text, "{^"+a.Name+"}", capital(said))
	}
	if marks, ok := zu[p.Key]; ok {
		text = marks.Replace(text)
	}
	return text
}

func (s Sayings) part(a *Part) string {
	if a.Words != nil {
		return s.name(a)
	}
	if a.Phrases == nil {
		return a.Text
	}
	var text strings.Builder
	for _, p := range a.Phrases {
		text.WriteString(s.Write(p))
	}
	return text.String()
}

// name writes a name; one that has none in the language is taken from another.
func (s Sayings) name(a *Part) string {
	name := a.Words[s.language]
	for _, other := range a.Words {
		if name == "" {
			name = other
		}
	}
	if a.Inner {
		for _, article := range []string{"Le ", "La ", "L’", "Der ", "Die ", "Das ", "The "} {
			if strings.HasPrefix(name, article) {
				name = strings.ToLower(article[:1]) + name[1:]
			}
		}
	}
	if a.Of && name != "" {
		return of(name)
	}
	return name
}

// of writes "of" before a French name.
func of(name string) string {
	if r, _ := utf8.DecodeRuneInString(name); strings.ContainsRune("AEÉIOU", r) {
		return "d’" + name
	}
	return "de " + name
}

// Phrases returns what a card's texts say, one phrase a text.
func (d *Deck) Phrases(c Card) (list []Phrase) {
	w := wording{Deck: d, card: c}
	for i := range d.said[c] {
		list = append(list, w.text(&d.said[c][i]))
	}
	return list
}

// wording puts the texts of a card into phrases.
type wording struct {
	*Deck
	card Card
}

func say(key string, args ...Part) Phrase { return Phrase{key, args} }

func text(name, text string) Part { return Part{Name: name, Text: text} }

func phrase(name string, p Phrase) Part { return Part{Name: name, Phrases: []Phrase{p}} }

// me is the card itself; a special card speaks of its bearer.
func (w wording) me(name string) Part {
	if w.card.IsSpecial() {
		return phrase(name, say("bearer"))
	}
	return Part{Name: name, Words: &w.Faces[w.card].Name, Inner: true}
}

func (w wording) text(t *rawText) Phrase {
	switch t.When {
	case "may", "answer", "hand":
		return w.optional(t)
	}
	do := w.effects(t)
	if head := w.head(t); head.Phrases != nil {
		return say("text", head, do)
	}
	return say("plain", do)
}

// effects are what a text does, as commands and statements.
func (w wording) effects(t *rawText) Part {
	do := Part{Name: "do"}
	for i := 0; i < len(t.Do); i++ {
		e := &t.Do[i]
		more := i + 1
		for e.Op == "add" && more < len(t.Do) && t.Do[more].Op == "add" && reflect.DeepEqual(e.Who, t.Do[more].Who) {
			more++
		}
		if e.Op == "add" {
			do.follow(w.adds(t.Do[i:more]), between(t.When, e))
			i = more - 1
			continue
		}
		do.follow(w.effect(e), between(t.When, e))
	}
	return do
}

// follow adds a phrase; from the second one on, the template of a key links it with what
// goes before.
func (a *Part) follow(p Phrase, key string) {
	if a.Phrases != nil {
		p = say(key, phrase(a.Name, p))
	}
	a.Phrases = append(a.Phrases, p)
}

// between is the key of what links an effect with the one before: some are commands, some
// are statements.
func between(when string, e *rawEffect) string {
	switch {
	case when == "always" || when == "trophy" || when == "score":
		return "and"
	case e.Op == "rob" || e.Op == "act" || e.Op == "gain" || e.Op == "boost" || e.Op == "weaken":
		return "then.stated"
	}
	return "then"
}

// head is what stands before the colon: conditions, or when it happens.
func (w wording) head(t *rawText) Part {
	list := w.conditions(t)
	switch t.When {
	case "played", "lost", "trophy":
		list = append(list, say("when."+t.When))
	case "won":
		switch {
		case !w.card.IsCharacter() && !w.card.IsSpecial():
		case list == nil:
			list = append(list, say("when.won"))
		default:
			list = []Phrase{say("when.won.if", phrase("if", joined(list)))}
		}
	}
	if list == nil {
		return Part{}
	}
	return phrase("head", joined(list))
}

func (w wording) conditions(t *rawText) (list []Phrase) {
	for i := range t.If {
		list = append(list, w.condition(t.If[i]))
	}
	return list
}

// joined are conditions as one.
func joined(list []Phrase) Phrase {
	all := list[0]
	for _, p := range list[1:] {
		all = say("also", phrase("one", all), phrase("two", p))
	}
	return all
}

// condition is a condition in words. // L82
func (w wording) condition(c []json.RawMessage) Phrase {
	kind, word := rawWord(c[0]), ""
	if len(c) > 1 {
		word = rawWord(c[1])
	}
	switch kind {
	case "at":
		return say("at." + word)
	case "bears":
		return say("if.bears." + word)
	case "foes":
		return say("if.foes", text("n", string(c[1])))
	case "with", "without":
		var filters []string
		_ = json.Unmarshal(c[1], &filters) // the reader has read it
		return w.others(kind, filters, c)
	}
	return say("if.alone")
}

func rawWord(raw json.RawMessage) (word string) {
	_ = json.Unmarshal(raw, &word) // another form is no word
	return word
}

func (w wording) others(kind string, filters []string, c []json.RawMessage) Phrase {
	if len(filters) == 1 && strings.HasPrefix(filters[0], "card:") {
		return say("if."+kind+".card", w.named("name", filters[0]))
	}
	if kind == "with" && string(c[2]) != "1" {
		return say("if.with.many", text("n", string(c[2])), phrase("who", w.plain(filters)))
	}
	any := ""
	if !w.card.IsCharacter() {
		any = "any."
	}
	return w.kinds("if."+any+kind+".one.", filters)
}

// plain names a kind of characters alone, in the plural.
func (w wording) plain(filters []string) Phrase { return w.kinds("plain.", filters) }

// named is a card that a filter names.
func (w wording) named(name, filter string) Part {
	c, _ := w.Number(strings.TrimPrefix(filter, "card:"))
	return Part{Name: name, Words: &w.Faces[c].Name, Inner: true}
}

// kinds says a phrase of a kind of characters; what else they must be follows.
func (w wording) kinds(key string, filters []string) Phrase {
	p, rest := w.kind(key, filters)
	for _, f := range rest {
		who := phrase("who", p)
		switch {
		case f == "bearer":
			p = say("who.bearer", who)
		case strings.HasPrefix(f, "weaker:"):
			p = say("who.weaker", who, phrase("less", say("less."+f[len("weaker:"):])))
		case strings.HasPrefix(f, "card:"):
			p = say("also.kind", who, w.named("kind", f))
		default:
			p = say("also.kind", who, phrase("kind", w.plain([]string{f})))
		}
	}
	return p
}

// kind says a phrase of the first filter that is a kind, and returns the others.
func (w wording) kind(key string, filters []string) (p Phrase, rest []string) {
	p = say(key + "character")
	found := false
	for _, f := range filters {
		switch house := w.house(f); {
		case found || f == "bearer" || strings.Contains(f, ":"):
			rest = append(rest, f)
		case house != nil:
			p, found = say(key+"house", Part{Name: "house", Words: house}, Part{Name: "of-house", Words: house, Of: true}), true
		default:
			p, found = say(key+f), true
		}
	}
	return p, rest
}

func (w wording) house(id string) *Words {
	for i := range w.Allegiance {
		if w.Allegiance[i].ID == id {
			return &w.Allegiance[i].Name
		}
	}
	return nil
}

// who is whom an effect touches. // L84
func (w wording) who(e *rawEffect) Part {
	switch {
	case e.Who.In == "self":
		return w.me("who")
	case len(e.Who.Is) == 1 && strings.HasPrefix(e.Who.Is[0], "card:"):
		return w.named("who", e.Who.Is[0])
	}
	number := "one"
	if string(e.Who.Pick) == `"all"` || e.Op == "add" || e.Op == "guard" {
		number = "all"
	}
	return phrase("who", w.kinds("who."+e.Who.In+"."+number+".", e.Who.Is))
}

// signed writes a number with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}
