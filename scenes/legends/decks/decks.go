// Package decks has the decks that players bring: the one of -deck, and those that are
// dropped on the program. A game names its deck; what is dropped is kept, so that the
// game can go on another day.
package decks

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"merlin/game/legends"
	"merlin/scenes"
	"merlin/scenes/boxfile"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// Decks are those that there are. New games are made of the one on top of the shelf.
type Decks struct {
	Shelf *legends.Shelf
	store store.Store
}

// Open returns the decks that are kept, with our own above them and that of a file on
// top, if one is named. A file with a fault is one sentence with its name, line and card;
// what is kept and cannot be read is left alone.
func Open(s store.Store, file string) (*Decks, error) {
	d := &Decks{new(legends.Shelf), s}
	names, _ := s.List() // without a store there are no games that would ask for another deck
	for _, name := range names {
		if isKept(name) {
			d.lay(name)
		}
	}
	d.Shelf.Put(legends.StandardDeck())
	if file == "" {
		return d, nil
	}
	deck, err := boxfile.OpenDeck(file)
	if err != nil {
		return nil, err
	}
	d.Shelf.Put(deck)
	return d, nil
}

// A kept deck is called deck-SUM.json.
const prefix, suffix = "deck-", ".json"

func isKept(name string) bool {
	return strings.HasPrefix(name, prefix) && strings.HasSuffix(name, suffix)
}

func (d *Decks) lay(name string) {
	if text, err := d.store.Read(name); err == nil {
		if deck, err := legends.ReadDeck(name, string(text)); err == nil {
			d.Shelf.Lay(deck)
		}
	}
}

// Take makes a dropped or pasted deck that of new games, keeps it, and says so; ok is false
// for what is no deck at all. It is what [scenes.Title] wants as Take.
func (d *Decks) Take(said scenes.Words, text string) (told string, ok bool) {
	if !likeDeck(text) {
		return "", false
	}
	if faults := legends.Faults(text); len(faults) > 0 {
		return said("deck.faulty", "text", ui.Literal(faults[0].Error())), true
	}
	deck, err := legends.ReadDeck("deck", text)
	if err != nil {
		return said("deck.faulty", "text", ui.Literal(err.Error())), true
	}
	d.Shelf.Put(deck)
	name := ui.Literal(deck.Name)
	if err := d.store.Write(fmt.Sprintf("%s%016x%s", prefix, deck.Sum, suffix), []byte(text)); err != nil {
		return said("deck.unkept", "deck", name), true
	}
	return said("deck.taken", "deck", name), true
}

// mostOffered is how many decks the set-up offers: our own, and of the others those that
// were in force last.
const mostOffered = 3

// Stock says which deck new games are played with, and offers the others. It is what
// [scenes.Title] wants as Stock.
func (d *Decks) Stock(said scenes.Words) scenes.Stock {
	now, own := d.Shelf.Top(), legends.StandardDeck()
	offered := []*legends.Deck{own}
	for _, deck := range d.Shelf.Decks() {
		if deck.Sum != own.Sum && len(offered) < mostOffered {
			offered = append(offered, deck)
		}
	}
	s := scenes.Stock{Name: "deck", Label: said("setup.deck"), Tells: tells(said, now, now.Sum == own.Sum)}
	slices.SortStableFunc(offered[1:], func(a, b *legends.Deck) int { return strings.Compare(a.Name, b.Name) })
	for i, deck := range offered {
		label, short := said("setup.deck.own"), said("setup.deck.own")
		if i > 0 {
			label, short = ui.Literal(deck.Name), ui.Literal(shortened(deck.Name))
		}
		if deck.Sum == now.Sum {
			s.Now = i
		}
		s.Kinds = append(s.Kinds, ui.Option{
			Name: strconv.Itoa(i + 1), Label: short, Says: said("setup.deck") + ": " + label, Tip: tells(said, deck, i == 0),
		})
	}
	s.Choose = func(i int) { d.Shelf.Put(offered[i]) }
	return s
}

// tells says of a deck how many cards it has and whence it comes.
func tells(said scenes.Words, d *legends.Deck, own bool) string {
	if own {
		return said("setup.deck.own_tip", "number", legends.AllCards)
	}
	text := said("setup.deck.file_tip", "deck", ui.Literal(d.Name), "number", legends.AllCards)
	if n := d.ByHand(); n > 0 {
		text += " " + said("setup.deck.by-hand", "count", n)
	}
	return text
}

// shortened is what of a name fits a button.
func shortened(name string) string {
	const most = 16
	if list := []rune(name); len(list) > most {
		return strings.TrimSpace(string(list[:most-1])) + "…"
	}
	return name
}

// likeDeck reports whether a text is meant as a deck: an object with cards. One with a slip
// of the pen is meant so, too.
func likeDeck(text string) bool {
	text = strings.TrimLeft(strings.TrimPrefix(text, "\ufeff"), " \t\r\n")
	if !strings.HasPrefix(text, "{") {
		return false
	}
	var file struct{ Cards json.RawMessage }
	if json.Unmarshal([]byte(text), &file) == nil {
		return file.Cards != nil
	}
	return strings.Contains(text, `"cards"`)
}
