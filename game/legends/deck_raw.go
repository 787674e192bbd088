package legends

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"reflect"
	"strconv"
	"strings"
)

// The deck file as it is written. See deck_read.go for what is made of it.

type rawDeck struct {
	Deck        string
	Version     int
	Printed     bool
	Allegiances []rawAllegiance
	Icons       rawIcons
}

type rawAllegiance struct {
	ID   string
	Name rawWords
}

type rawIcons struct{ Camelot, Cornwall, Forest []string }

type rawWords struct{ En, Fr, De string }

func (w rawWords) words() Words { return Words{w.En, w.Fr, w.De} }

type rawCard struct {
	ID, Kind, Level, Type    string
	Name, Says, Flavour      rawWords
	Source                   string
	Text                     []rawText
	ByHand, OwnWords         bool
	Sex                      string
	Knight, Discard, Overlay bool
	Allegiance               []string
	Scores                   []int
	Icon                     *string
	At, Bid                  string
	Needs                    *rawNeeds
	Points, Most             int

	line int
}

type rawNeeds struct{ Combat, Diplomacy, Adventure, Cunning, Chivalry, Psyche *int }

func (n *rawNeeds) list() [Abilities]*int {
	return [Abilities]*int{n.Combat, n.Diplomacy, n.Adventure, n.Cunning, n.Chivalry, n.Psyche}
}

type rawText struct {
	When string
	If   [][]json.RawMessage
	Cost []string
	Do   []rawEffect
}

type rawEffect struct {
	Op                             string
	Who                            *rawWho
	Ability, At, To, From, Special *string
	N, Each                        *int
	Is                             *[]string
	Do                             *[]rawEffect
}

type rawWho struct {
	In   string
	Is   []string
	Pick json.RawMessage
}

// Fault is something wrong in a deck file.
type Fault struct {
	Line int
	Card string // its id; "" where it is no card's
	Text string
}

func (f Fault) Error() string {
	if f.Card == "" {
		return fmt.Sprintf("line %d: %s", f.Line, f.Text)
	}
	return fmt.Sprintf("line %d: card %s: %s", f.Line, brief(f.Card), f.Text)
}

// maxFile is far more than a deck needs, in bytes.
const maxFile = 1 << 20

// parse reads the outer form of the file, token by token, to know the lines.
func parse(text string) (deck rawDeck, cards []rawCard, fault *Fault) {
	if len(text) > maxFile {
		return deck, nil, &Fault{Line: 1, Text: fmt.Sprintf("the file is larger than %d bytes", maxFile)}
	}
	d := json.NewDecoder(strings.NewReader(text))
	d.DisallowUnknownFields()
	p := parser{Decoder: d, text: text, line: 1}
	if err := p.deck(&deck, &cards); err != nil {
		return deck, nil, &Fault{Line: p.here(), Card: p.card, Text: "this is no deck file: " + short(err)}
	}
	return deck, cards, nil
}

type parser struct {
	*json.Decoder
	text string
	at   int // counts lines on from where it was asked before
	line int
	card string
}

func (p *parser) here() int {
	to := min(int(p.InputOffset()), len(p.text))
	p.line += strings.Count(p.text[p.at:to], "\n")
	p.at = to
	return p.line
}

func (p *parser) deck(deck *rawDeck, cards *[]rawCard) error {
	if err := p.expect(json.Delim('{')); err != nil {
		return err
	}
	for p.More() {
		key, err := p.Token()
		if err != nil {
			return err
		}
		switch key {
		case "deck":
			err = p.Decode(&deck.Deck)
		case "version":
			err = p.Decode(&deck.Version)
		case "printed":
			err = p.Decode(&deck.Printed)
		case "allegiances":
			err = p.Decode(&deck.Allegiances)
		case "icons":
			err = p.Decode(&deck.Icons)
		case "cards":
			err = p.cards(cards)
		default:
			err = fmt.Errorf("%s is none of deck, version, printed, allegiances, icons, cards", brief(key))
		}
		if err != nil {
			return err
		}
	}
	if err := p.expect(json.Delim('}')); err != nil {
		return err
	}
	if _, err := p.Token(); !errors.Is(err, io.EOF) {
		return errors.New("something stands behind its end")
	}
	return nil
}

func (p *parser) cards(cards *[]rawCard) error {
	if err := p.expect(json.Delim('[')); err != nil {
		return err
	}
	for p.More() {
		if len(*cards) >= 2*AllCards {
			return fmt.Errorf("there are more than %d cards", 2*AllCards)
		}
		c := rawCard{line: p.next()}
		err := p.Decode(&c)
		p.card = c.ID
		if err != nil {
			return err
		}
		p.card = ""
		*cards = append(*cards, c)
	}
	return p.expect(json.Delim(']'))
}

// next returns the line on which the next value begins.
func (p *parser) next() int {
	line := p.here()
	rest := p.text[p.at:]
	return line + strings.Count(rest[:len(rest)-len(strings.TrimLeft(rest, ", \t\r\n"))], "\n")
}

func (p *parser) expect(want json.Delim) error {
	token, err := p.Token()
	if err == nil && token != want {
		err = fmt.Errorf("%s stands where %v belongs", brief(token), want)
	}
	return err
}

// short writes an error of the decoder, which quotes what stands there at any length.
func short(err error) string {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return "it ends too early"
	}
	var wrong *json.UnmarshalTypeError
	if errors.As(err, &wrong) {
		return fmt.Sprintf("%s: a %s stands where %s belongs", strings.ToLower(wrong.Field), clipped(wrong.Value, 40), formOf(wrong.Type.Kind()))
	}
	return clipped(strings.Join(strings.Fields(strings.TrimPrefix(err.Error(), "json: ")), " "), 200)
}

// clipped is a text, or its beginning where it is longer than that many bytes.
func clipped(text string, most int) string {
	if len(text) <= most {
		return text
	}
	return strings.ToValidUTF8(text[:most], "") + "…"
}

// formOf is what a value of a kind is in a file.
func formOf(k reflect.Kind) string {
	switch k {
	case reflect.Bool:
		return "true or false"
	case reflect.String:
		return "a text"
	case reflect.Slice:
		return "a list"
	case reflect.Struct:
		return "an object"
	}
	return "a whole number"
}

// brief writes what stands in a file so that it fits into a sentence, whatever it is.
func brief(v any) string {
	text := strconv.QuoteToGraphic(fmt.Sprint(v))
	if len(text) > 60 {
		text = strings.ToValidUTF8(text[:56], "") + `…"`
	}
	return text
}
