package merlin

import (
	"regexp"
	"testing"

	"merlin/game"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table/moment"
)

// What the sage calls a choice can be read by who does not see what is meant: no brackets in
// brackets, and no word that points.
func TestSaidChoicesPointAtNothing(t *testing.T) {
	nested := regexp.MustCompile(`\([^)]*\(`)
	for _, lang := range i18n.Languages() {
		points := regexp.MustCompile(map[string]string{"de": `(?i)\b(hier|hierher)\b`, "en": `(?i)\bhere\b`, "fr": `(?i)\bici\b`}[lang])
		app, seen := appIn(t, lang), map[game.Kind]bool{}
		look := func(m *game.Match) {
			f := askedBy(app, m)
			for _, c := range choicesOf(f) {
				said := f.ChoiceSaid(&c, nil)
				if said == "" {
					said = c.Label
					if c.At.Kind != 0 && !c.Whole {
						said = f.T("advice.at", "choice", said, "thing", f.Thing(c.At))
					}
				}
				seen[c.Last().Kind] = true
				if amiss(said) || nested.MatchString(said) || points.MatchString(said) {
					t.Errorf("%s: %s is called %q", lang, c.Word, said)
				}
			}
		}
		byChance(t, 2, 1, nil, look)
		byChance(t, 2, 3, allModules(), look)
		if len(seen) < 30 {
			t.Errorf("%s: %d kinds of choices only", lang, len(seen))
		}
	}
}

// choicesOf are all choices that a frame has, those behind others too.
func choicesOf(f *draw.Frame) (list []moment.Choice) {
	var add func([]moment.Choice)
	add = func(more []moment.Choice) {
		for _, c := range more {
			if len(c.Then) == 0 {
				list = append(list, c)
			}
			add(c.Then)
		}
	}
	add(f.Buttons)
	for _, more := range f.Choices {
		add(more)
	}
	return list
}
