package draw

import (
	"strings"
	"testing"

	"merlin/game/legends"
	"merlin/i18n"
	"merlin/scenes/ui"
)

// A card's name keeps the blanks between its words where the plate is narrow: it has two lines before
// letters stand so close that they go.
func TestNamesKeepTheirBlanks(t *testing.T) {
	l, err := i18n.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	p, deck, two := ui.NewApp(l).Context().Measure(), legends.StandardDeck(), 0
	st := labelStyle.Sized(ui.Least)
	for c := range deck.Faces {
		for _, name := range deck.Faces[c].Name {
			for _, wide := range []float64{96, 128, 160, 208} {
				over := p.TextWidth(name, st) - wide
				if over <= 0 || !tight(name, over) {
					continue
				}
				halves := halved(name)
				if strings.ReplaceAll(halves, "\n", " ") != name {
					t.Errorf("%s became %q", name, halves)
				}
				if halves != name {
					two++
				}
			}
		}
	}
	if two < 50 {
		t.Errorf("%d names have two lines: the test shows little", two)
	}
}
