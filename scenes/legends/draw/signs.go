package draw

import (
	"slices"
	"strings"

	"merlin/game/legends"
	"merlin/scenes/legends/words"
)

// signed names the signs on a card, each behind its picture: whose shield it is, when its text
// works, what an event brings, the level.
func (f *Frame) signed(c legends.Card) string {
	face := f.Face(c)
	parts := []string{"<i>" + f.KindOf(c) + "</i>"}
	if face.Knight {
		parts[0] = named("arms-"+house(f.Rules.Deck, face), parts[0])
	}
	for _, x := range f.Rules.Deck.TextsOf(c) {
		if x.Inner {
			continue
		}
		parts = with(parts, named("when-"+x.When.String(), f.T("sign.when."+x.When.String())))
		for _, e := range x.Do {
			if c.IsCharacter() || c.IsSpecial() {
				break // these show none
			}
			parts = with(parts, named("effect-"+e.Op.String(), f.T("sign.effect."+e.Op.String())))
		}
	}
	parts = append(parts, named("level-"+levels[face.Level], f.T("sign.level", "level", f.T("level."+face.Level.String()))))
	return strings.Join(parts, "  ")
}

// named is a sign and its name, never parted.
func named(sprite, name string) string {
	return "{" + sprite + "}\u00a0" + strings.ReplaceAll(name, " ", "\u00a0")
}

// with adds a sign that is not among them.
func with(parts []string, sign string) []string {
	if slices.Contains(parts, sign) {
		return parts
	}
	return append(parts, sign)
}

// underGlass is what is said below the card that is looked at: what one may do with it, its
// Abilities and its signs by name, as far as there is room for all that.
func (f *Frame) underGlass(c legends.Card, fits func(string) bool) string {
	if f.Desk.Browse.Open {
		return words.Paragraphs(f.signed(c), f.Whereabouts(c))
	}
	brief := f.Brief(c)
	for _, text := range []string{words.Paragraphs(brief, f.Scores(c), f.signed(c)), words.Paragraphs(brief, f.signed(c))} {
		if fits(text) {
			return text
		}
	}
	return brief
}
