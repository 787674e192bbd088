package legends

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"merlin/internal/golden"
)

func sayings(t testing.TB) (all [3]Sayings) {
	t.Helper()
	for l := range Languages {
		s, err := ReadSayings(l)
		if err != nil {
			t.Fatal(err)
		}
		all[l] = s
	}
	return all
}

// What our own cards say is kept to be read, in all three languages. The deck file has sentences
// that were composed otherwise: it stays as it is, since games that were kept know it by its sum.
func TestComposed(t *testing.T) {
	d := StandardDeck()
	var b strings.Builder
	all := sayings(t)
	for c := range Card(AllCards) {
		for l, s := range all {
			if said := s.Text(d, c); said != "" {
				fmt.Fprintf(&b, "%s %s: %s\n", d.Faces[c].ID, Languages[l], strings.ReplaceAll(said, "\u00a0", " "))
			}
			if (s.Text(d, c) == "") != (len(d.TextsOf(c)) == 0) {
				t.Errorf("%s has %d texts and says %q", d.Faces[c].ID, len(d.TextsOf(c)), s.Text(d, c))
			}
		}
	}
	golden.Lines(t, "testdata/cards.golden", b.String(), *update)
}

// The three languages have templates for the same keys, with the same arguments, but for
// names of Allegiances, which French has in a form of its own.
func TestSayingsAgree(t *testing.T) {
	all := sayings(t)
	for key, template := range all[0].templates {
		for l := 1; l < len(all); l++ {
			other, ok := all[l].templates[key]
			if !ok {
				t.Errorf("%s has no %q", Languages[l], key)
			}
			if a, b := braces(template), braces(other); !slices.Equal(a, b) {
				t.Errorf("%q has %q in English, %q in %s", key, a, b, Languages[l])
			}
		}
	}
	if n := len(all[0].templates); len(all[1].templates) != n || len(all[2].templates) != n {
		t.Errorf("there are %d, %d, %d templates", n, len(all[1].templates), len(all[2].templates))
	}
}

func braces(template string) (names []string) {
	for part := range strings.SplitSeq(template, "{") {
		if name, _, ok := strings.Cut(part, "}"); ok {
			names = append(names, strings.TrimLeft(strings.TrimPrefix(name, "of-"), "^"))
		}
	}
	slices.Sort(names)
	return names
}

// every is a text of each word of the vocabulary, in each scope, with each filter; what
// the reader lets through the sentences must say.
func TestEverythingIsSaid(t *testing.T) {
	all := sayings(t)
	for _, text := range everyText() {
		d, err := Alter([]string{`kay {"text": [` + text + `]}`})
		if err != nil {
			continue // words that do not go together
		}
		c, _ := d.Number("kay")
		for l, s := range all {
			said := s.Text(d, c)
			if said == "" || strings.ContainsAny(said, "{}|") || keys.MatchString(said) {
				t.Errorf("%s in %s: %q", text, Languages[l], said)
			}
		}
	}
}

// keys are what is left of a phrase without a template.
var keys = regexp.MustCompile(`[a-z]\.[a-z]|\.\.`)

// everyText writes texts of all words, one of which differs from text to text.
func everyText() (texts []string) {
	filters := []string{"", `"knight"`, `"commoner"`, `"male"`, `"female"`, `"orkney"`, `"bearer"`, `"weaker:psyche"`, `"card:bors"`, `"knight","female","bearer"`}
	add := func(when, rest string) { texts = append(texts, `{"when": "`+when+`", `+rest+`}`) }
	for _, f := range filters {
		for _, scope := range scopeWords {
			who := `"who": {"in": "` + scope + `", "is": [` + f + `]`
			for _, op := range []string{"discard", "doom", "home", "silence"} {
				add("may", `"do": [{"op": "`+op+`", `+who+`}}, {"op": "`+op+`", `+who+`, "pick": "all"}}]`)
			}
			add("may", `"do": [{"op": "send", `+who+`}, "to": "forest"}, {"op": "lend", `+who+`}, "ability": "all"}, {"op": "lend", `+who+`}, "ability": "psyche"}]`)
			add("won", `"do": [{"op": "boost", `+who+`}, "ability": "choice", "n": 1}, {"op": "weaken", `+who+`, "pick": 2}, "ability": "combat", "n": 2}]`)
			add("lost", `"do": [{"op": "gain", "special": "high-king", `+who+`}, "from": "any"}, {"op": "gain", "special": "excalibur", `+who+`}, "from": "here"}]`)
			add("always", `"do": [{"op": "add", `+who+`}, "ability": "all", "n": -1}, {"op": "guard", `+who+`}, "from": "threat"}, {"op": "guard", `+who+`}, "from": "romance"}, {"op": "guard", `+who+`}, "from": "all"}]`)
			add("score", `"do": [{"op": "points", "n": 1, `+who+`}}, {"op": "points", "n": 2, `+who+`}, "each": 3}, {"op": "points", "n": 2}]`)
		}
		add("always", `"if": [["with", [`+f+`], 1], ["with", [`+f+`], 3]], "do": [{"op": "bar", "is": [`+f+`]}]`)
		add("always", `"if": [["without", [`+f+`]]], "do": [{"op": "size", "n": 0}, {"op": "size", "n": 2}, {"op": "hold", "n": 1}]`)
		add("played", `"do": [{"op": "enter", "to": "here", "is": [`+f+`]}, {"op": "enter", "to": "any", "is": [`+f+`]}, {"op": "enter", "to": "forest"}, {"op": "recall", "is": [`+f+`]}, {"op": "recall"}]`)
	}
	for _, place := range append([]string{"main"}, placeWords...) {
		add("always", `"if": [["at", "`+place+`"]], "do": [{"op": "fixed"}, {"op": "escort"}, {"op": "unbid"}, {"op": "edge"}, {"op": "third"}]`)
	}
	for _, cost := range costWords[1:] {
		for _, when := range []string{"may", "answer", "hand"} {
			add(when, `"if": [["alone"], ["bears", "high-king"], ["foes", 2]], "cost": ["`+cost+`"], "do": [{"op": "draw", "n": 1}, {"op": "draw", "n": 2}, {"op": "foresee", "n": 2}, {"op": "spy"}, {"op": "rob", "n": 1}, {"op": "rob", "n": 2}]`)
		}
	}
	add("may", `"do": [{"op": "act", "n": 1}, {"op": "act", "n": 2}, {"op": "banish", "n": 2}]`)
	add("trophy", `"do": [{"op": "ease", "n": 1}, {"op": "ease", "n": 1, "at": "forest"}, {"op": "ease", "n": 1, "ability": "combat"}, {"op": "ease", "n": 1, "at": "forest", "ability": "combat"}]`)
	add("won", `"do": [{"op": "each", "do": [{"op": "home", "who": {"in": "mine"}}, {"op": "draw", "n": 1}]}]`)
	return texts
}
