package check

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// titleWords are things of one title. Common packages serve other titles
// too, so no identifier of theirs has one of these words in it; the package
// merlin itself they may name.
var titleWords = map[string]bool{
	"province": true, "knight": true, "quest": true, "rondel": true, "servant": true, "traitor": true,
	"manor": true, "grail": true, "excalibur": true, "merlin": true,
	"arthur": true, "morgana": true, "caerleon": true, "mistletoe": true, "decree": true, "pict": true, "labourer": true,
}

// titleFolders are those of titles, in game and in scenes.
var titleFolders = []string{"merlin", "roundtable", "legends"}

func common(path string) bool {
	ofTitle := slices.ContainsFunc(titleFolders, func(name string) bool {
		return within(path, "merlin/game/"+name) || within(path, "merlin/scenes/"+name)
	})
	return !ofTitle && (within(path, "merlin/game") || within(path, "merlin/scenes"))
}

func TestCommonNamesNoTitle(t *testing.T) {
	list, err := packages("linux", "amd64", "./...")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range list {
		if !common(p.ImportPath) {
			continue
		}
		s, err := p.parse(false)
		if err != nil {
			t.Fatal(err)
		}
		s.inspect(func(n ast.Node) {
			if id, ok := n.(*ast.Ident); ok && id.Name != "merlin" {
				if w := titleWord(id.Name); w != "" {
					t.Errorf("%s: %s names a %s, which is a thing of one title", s.at(id.Pos()), id.Name, w)
				}
			}
			text, ok := n.(*ast.BasicLit)
			if ok && text.Kind == token.STRING && within(p.ImportPath, "merlin/scenes/table") && !strings.HasPrefix(text.Value, `"merlin/`) {
				if w := titleWord(text.Value); w != "" {
					t.Errorf("%s: %s names a %s, which is a thing of one title", s.at(text.Pos()), text.Value, w)
				}
			}
		})
	}
}

// titleWord returns the first word of the identifier that is a title's, "" for none.
func titleWord(id string) string {
	for _, w := range words(id) {
		for _, form := range []string{w, strings.TrimSuffix(w, "s")} {
			if titleWords[form] {
				return form
			}
		}
	}
	return ""
}

// words splits an identifier at capitals, digits and underscores, in small letters.
func words(id string) []string {
	var out []string
	var word strings.Builder
	end := func() {
		if word.Len() > 0 {
			out = append(out, strings.ToLower(word.String()))
			word.Reset()
		}
	}
	for _, r := range id {
		if !unicode.IsLetter(r) {
			end()
			continue
		}
		if unicode.IsUpper(r) {
			end()
		}
		word.WriteRune(r)
	}
	end()
	return out
}

func TestTitleWord(t *testing.T) {
	for id, want := range map[string]string{
		"requestRedraw": "", "question": "", "Quests": "quest", "newQuest2": "quest",
		"drawProvince": "province", "knights": "knight", "MerlinDie": "merlin", "Seat": "",
	} {
		if got := titleWord(id); got != want {
			t.Errorf("titleWord(%s) = %q, want %q", id, got, want)
		}
	}
}
