package main

import (
	"encoding/json"
	"fmt"
	"io"
	"reflect"
	"slices"
	"strings"

	"merlin/game/legends"
)

var abilities = []string{"combat", "diplomacy", "adventure", "cunning", "chivalry", "psyche"}

// balance is a deck as the cost formula sees it.
type balance struct {
	cards    []card
	mean     map[string]float64 // of each Ability over all characters
	overall  float64
	scarcity map[string]float64 // mean of all scores by that of one
	specials map[string]float64 // what a special card is worth
}

// readBalance reads a deck file that has been checked.
func readBalance(text string) (*balance, error) {
	var file struct{ Cards []card }
	if err := json.Unmarshal([]byte(text), &file); err != nil {
		return nil, err
	}
	b := &balance{cards: file.Cards, mean: map[string]float64{}, scarcity: map[string]float64{}, specials: map[string]float64{}}
	for i := range b.cards {
		if c := &b.cards[i]; c.Kind == "special" {
			b.specials[c.ID] = .7*perPoint*float64(c.Points) + b.texts(c)
		}
	}
	characters := b.of("character")
	for a, name := range abilities {
		for _, c := range characters {
			b.mean[name] += float64(c.Scores[a]) / float64(len(characters))
		}
		b.overall += b.mean[name] / float64(len(abilities))
	}
	for _, name := range abilities {
		b.scarcity[name] = b.overall / b.mean[name]
	}
	return b, nil
}

// of returns the cards of some kinds.
func (b *balance) of(kinds ...string) (list []*card) {
	for i := range b.cards {
		for _, k := range kinds {
			if b.cards[i].Kind == k {
				list = append(list, &b.cards[i])
			}
		}
	}
	return list
}

// findings returns what a deck of our own is not held to.
func (b *balance) findings() (out []string) {
	note := func(c *card, format string, args ...any) {
		out = append(out, fmt.Sprintf("card %q: ", c.ID)+fmt.Sprintf(format, args...))
	}
	for _, c := range b.of("character") {
		if v := b.character(c); !near(v, budget, slack) {
			note(c, "it costs %.2f; it must be %g to %g", v, budget-slack, budget+slack)
		}
	}
	for _, c := range b.of("event", "final") {
		switch {
		case c.Needs != nil:
			if want := b.effort(c) / perEffort; !near(b.event(c), want, eventSlack) {
				note(c, "it is worth %.2f, its effort asks for %.2f", b.event(c), want)
			}
		case c.Type == "bidding":
			if want := 1.25*float64(c.Most) + .5; !near(float64(c.Points), want, .5) {
				note(c, "it has %d points, its stake asks for %.2f", c.Points, want)
			}
		case c.Type == "heraldic":
			if n := b.heraldic(c); n < 6 || n > 10 {
				note(c, "bonus times Knights is %d; it must be 6 to 10", n)
			}
		}
	}
	return append(out, b.means()...)
}

// heraldic is a heraldic event's bonus times the Knights whom it is for.
func (b *balance) heraldic(c *card) (n int) {
	if len(c.Text) == 0 || c.Text[0].Do[0].Who == nil || len(c.Text[0].Do[0].Who.Is) == 0 {
		return 0
	}
	e := &c.Text[0].Do[0]
	for _, k := range b.of("character") {
		for _, a := range k.Allegiance {
			if a == e.Who.Is[0] {
				n += int(e.n())
			}
		}
	}
	return n
}

// means returns what is uneven in the deck as a whole, and words that no card has.
func (b *balance) means() (out []string) {
	for _, a := range abilities {
		if !near(b.mean[a]/b.overall, 1, abilitySlack) {
			out = append(out, fmt.Sprintf("the mean of %s is %.2f, more than %g %% off that of all, %.2f", a, b.mean[a], 100*abilitySlack, b.overall))
		}
	}
	all := b.cost("")
	for _, level := range []string{"white", "blue", "red"} {
		if n := b.cost(level); n != 0 && !near(n, all, levelSlack) {
			out = append(out, fmt.Sprintf("%s characters cost %.2f in the mean, the deck's %.2f", level, n, all))
		}
	}
	used := map[string]bool{}
	for i := range b.cards {
		for _, t := range b.cards[i].Text {
			use(used, t.Do)
		}
	}
	for o := legends.Op(0); o.String() != ""; o++ {
		if !used[o.String()] {
			out = append(out, "no card has the operation "+o.String())
		}
	}
	return out
}

func use(used map[string]bool, effects []effect) {
	for _, e := range effects {
		used[e.Op] = true
		use(used, e.Do)
	}
}

// cost is the mean cost of the characters of a level, of all for "".
func (b *balance) cost(level string) float64 {
	sum, n := 0.0, 0.0
	for _, c := range b.of("character") {
		if level == "" || c.Level == level {
			sum += b.character(c)
			n++
		}
	}
	if n == 0 {
		return 0
	}
	return sum / n
}

// misworded returns the cards whose faces say something else than their texts. Our own deck's
// words, as they were when it was made, are those of its texts too: the file stays as it is,
// since kept games name it by its sum, and what is shown of it is composed (says_test.go).
func misworded(d *legends.Deck, b *balance) (out []string) {
	own := map[string]bool{}
	for _, c := range b.cards {
		own[c.ID] = c.OwnWords
	}
	for l, language := range legends.Languages {
		s, err := legends.ReadSayings(l)
		if err != nil {
			return append(out, err.Error())
		}
		for c := range legends.Card(legends.AllCards) {
			f := &d.Faces[c]
			composed := strings.ReplaceAll(s.Compose(d, c), "\u00a0", " ")
			said := strings.ReplaceAll(f.Says[l], "\u00a0", " ")
			if len(d.TextsOf(c)) > 0 && !own[f.ID] && said != composed && !firstSaid(d, c, l) {
				out = append(out, fmt.Sprintf("card %q: says in %s is not what its texts say: %s", f.ID, language, composed))
			}
		}
	}
	return out
}

// firstSaid reports whether a card has the texts and the words of one of our own deck.
func firstSaid(d *legends.Deck, c legends.Card, language int) bool {
	first := legends.PrintedDeck()
	i := slices.IndexFunc(first.Faces[:], func(f legends.Face) bool { return f.ID == d.Faces[c].ID })
	return i >= 0 && first.Faces[i].Says[language] == d.Faces[c].Says[language] && reflect.DeepEqual(first.TextsOf(legends.Card(i)), d.TextsOf(c))
}

// summary is a line on a deck without faults.
func (b *balance) summary() string {
	low, high := 99.0, 0.0
	for _, c := range b.of("character") {
		v := b.character(c)
		low, high = min(low, v), max(high, v)
	}
	s := fmt.Sprintf("ok: %d cards; characters %.1f to %.1f, mean %.2f; scores' means", len(b.cards), low, high, b.cost(""))
	for _, a := range abilities {
		s += fmt.Sprintf(" %s %.2f", a, b.mean[a])
	}
	return s
}

// writeTable writes what each card is worth.
func (b *balance) writeTable(w io.Writer) {
	for _, c := range b.of("character") {
		fmt.Fprintf(w, "%-26s %6.2f  scores %v and texts %.2f\n", c.ID, b.character(c), c.Scores, b.texts(c))
	}
	for _, c := range b.of("event", "final") {
		if c.Needs != nil {
			fmt.Fprintf(w, "%-26s %6.2f  its effort asks for %.2f\n", c.ID, b.event(c), b.effort(c)/perEffort)
		}
	}
}
