package main

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"merlin/game/legends"
)

// writeSheet prints all cards, one block each.
func writeSheet(w io.Writer, d *legends.Deck, language string) error {
	l := slices.Index(legends.Languages[:], language)
	if l < 0 {
		return fmt.Errorf("there is no language %q; there are %s", language, strings.Join(legends.Languages[:], ", "))
	}
	s, err := legends.ReadSayings(l)
	if err != nil {
		return err
	}
	for c := range legends.Card(legends.AllCards) {
		f := &d.Faces[c]
		fmt.Fprintf(w, "%s (%s, %s): %s\n", nameOf(f, l), f.ID, []string{"white", "blue", "red"}[f.Level], line(d, c))
		if said := s.Text(d, c); said != "" {
			hand := ""
			if f.ByHand {
				hand = " [by hand]"
			}
			fmt.Fprintf(w, "    %s%s\n", said, hand)
		}
	}
	return nil
}

// nameOf returns a card's name in a language, or in another where it has none.
func nameOf(f *legends.Face, l int) string {
	name := f.Name[l]
	for _, other := range f.Name {
		if name == "" {
			name = other
		}
	}
	return name
}

// line is what is printed on a card besides its name and text.
func line(d *legends.Deck, c legends.Card) string {
	f := &d.Faces[c]
	switch f.Kind {
	case legends.CharacterCard:
		return characterLine(d, f)
	case legends.LocationEvent, legends.FinalEvent:
		return fmt.Sprintf("event at %s, needs %s, %d points", f.At, needs(f), f.Points)
	case legends.BiddingEvent:
		return fmt.Sprintf("bid of %s, at most %d, %d points", f.Bid, f.Most, f.Points)
	case legends.HeraldicEvent:
		return "heraldic event"
	case legends.SpecialEvent:
		return "special event"
	case legends.PlaceEvent:
		return "special location"
	}
	return fmt.Sprintf("special card, %d points", f.Points)
}

func characterLine(d *legends.Deck, f *legends.Face) string {
	parts := []string{"man"}
	if f.Female {
		parts[0] = "woman"
	}
	if f.Knight {
		parts = append(parts, "Knight")
	}
	for i, a := range d.Allegiance {
		if f.Allegiances>>i&1 == 1 {
			parts = append(parts, a.ID)
		}
	}
	for a, n := range f.Scores {
		parts = append(parts, fmt.Sprintf("%s %d", legends.Ability(a), n))
	}
	if f.Icon != legends.NoIcon {
		parts = append(parts, f.Icon.String())
	}
	return strings.Join(parts, ", ")
}

func needs(f *legends.Face) string {
	var parts []string
	for a, n := range f.Needs {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%s %d", legends.Ability(a), n))
		}
	}
	return strings.Join(parts, " and ")
}
