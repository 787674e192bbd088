package scenes

import (
	"strings"
	"testing"

	"merlin/scenes/ui"
)

func TestRulesAreSearched(t *testing.T) {
	g := newGame(t, "en", Config{})
	s := newRules(g, "")
	app := on(g, s)
	all := len(s.chapters)
	if all < 3 {
		t.Fatalf("only %d chapters", all)
	}
	last := s.chapters[all-1].title
	app.Context().SetFocus("search")
	app.Update(&ui.Input{Chars: []rune(strings.ToUpper(last))})
	if len(s.chapters) == 0 || len(s.chapters) == all || s.open() < 0 {
		t.Errorf("searching %q finds %d of %d chapters", last, len(s.chapters), all)
	}
	app.Update(&ui.Input{Chars: []rune("qqq")})
	if len(s.chapters) != 0 {
		t.Errorf("nonsense finds %v", s.chapters)
	}
	checkTexts(t, "rules without a find", app)
}

func TestRulesOpenWithTheChapterInTheList(t *testing.T) {
	g := newGame(t, "en", Config{})
	for _, c := range chaptersOf(g.app.Context().Locale()) {
		name, _ := strings.CutPrefix(c.key, "rules.")
		s := newRules(g, name)
		on(g, s)
		line, list := s.lines[s.lineOf(s.open())].Bounds, s.list.Bounds
		if s.title() != c.title || line.Y < list.Y || line.Bottom() > list.Bottom() {
			t.Errorf("%s opens %q with its line at %v in a list at %v", name, s.title(), line, list)
		}
	}
}

// Rules opened at a chapter show it and its line in the list.
func TestRulesOpenAtAChapter(t *testing.T) {
	g := newGame(t, "de", Config{})
	s := newRules(g, "rulings")
	on(g, s)
	i := s.open()
	if i < 0 || s.title() != g.app.Context().T("rules.rulings.title") {
		t.Fatalf("open is line %d, %q", i, s.title())
	}
	if line := s.lines[s.lineOf(i)].Bounds; line.Y < s.list.Bounds.Y || line.Bottom() > s.list.Bounds.Bottom()+1 {
		t.Errorf("its line %v is outside the list %v", line, s.list.Bounds)
	}
}

// A link in the text leads to its chapter, also to one that a search has left out.
func TestRulesLead(t *testing.T) {
	g := newGame(t, "en", Config{})
	s := newRules(g, "spaces")
	app := on(g, s)
	app.Context().SetFocus("search")
	app.Update(&ui.Input{Chars: []rune("build a manor")})
	at := ui.Find(s.Regions(), "link-1")
	if at < 0 {
		t.Fatal("there is no link")
	}
	r := s.Regions()[at]
	if x, y := r.Bounds.Center(); !r.Enabled || !s.text.Bounds.Contains(x, y) || !r.Contains(x, y) || r.Label != "Servants" {
		t.Errorf("the link %q lies at %v", r.Label, r.Bounds)
	}
	r.Press()
	if s.now != "rules.servants" || s.search.Value != "" || s.lineOf(s.open()) < 0 {
		t.Errorf("it leads to %q while %q is searched", s.now, s.search.Value)
	}
}

// TestHalved wants a heading of two lines to be parted where they are most alike in length.
func TestHalved(t *testing.T) {
	for text, want := range map[string][2]string{
		"":            {},
		"Burgtableau": {},
		"Die Burg":    {"Die", "Burg"},
		"Les guerres contre les Pictes et les Saxons": {"Les guerres contre les", "Pictes et les Saxons"},
		"a b cccccccccc": {"a b", "cccccccccc"},
	} {
		if first, second := halved(text); first != want[0] || second != want[1] {
			t.Errorf("%q becomes %q and %q", text, first, second)
		}
	}
}
