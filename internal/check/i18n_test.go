package check

import (
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"merlin/scenes/ui"
)

// named says what texts a name in the engine's tables must have: the type of the
// table's rows, the field with the name, and the keys, * standing for the name.
var named = []struct {
	row, field string
	keys       []string
}{
	{"ActionRow", "Text", []string{"action.*"}},
	{"StepRow", "Name", []string{"ask.*", "why.ask.*"}},
	{"StepRow", "Void", []string{"log.void.*"}},
	{"spaceRow", "word", []string{"space.*", "space.*.name", "space.*.the", "space.*.text"}},
	{"Refusal", "Key", []string{"error.kept.*"}},
	{"power", "name", []string{"flag.*.name", "flag.*.text", "why.flag.*"}},
}

// listed are the engine's lists of names, by the variable.
var listed = map[string][]string{
	"reasonNames":   {"reason.*"},
	"provinceWords": {"province.*", "province.in.*", "province.into.*", "province.from.*", "province.full.*"},
	"servantWords":  {"servant.*", "servant.the.*", "servant.*.text", "condition.servant.*"},
	"itemWords":     {"item.*", "item.count.*", "item.a.*", "condition.any.*", "condition.short.any.*", "space.points.*.name", "space.influence.*.name"},
	"terrainWords":  {"terrain.*", "terrain.tower.*"},
	"Colours":       {"ui.colour.*"},
}

// TestEngineHasTexts wants a text for everything that the engine of the program names.
func TestEngineHasTexts(t *testing.T) {
	english := texts(t, "en")
	found := map[string]int{}
	want := func(s *source, pos token.Pos, table, name string, keys []string) {
		found[table]++
		for _, key := range keys {
			if key = strings.ReplaceAll(key, "*", name); english[key] == "" {
				t.Errorf("%s: %q has no text %q", s.at(pos), name, key)
			}
		}
	}
	for _, s := range shippedEngine(t) {
		s.inspect(func(n ast.Node) {
			switch n := n.(type) {
			case *ast.CompositeLit:
				for _, row := range named {
					if name := s.field(n, row.row, row.field); name != "" {
						want(s, n.Pos(), row.row, name, row.keys)
					}
				}
			case *ast.ValueSpec:
				for _, name := range s.strings(n) {
					want(s, n.Pos(), n.Names[0].Name, name, listed[n.Names[0].Name])
				}
			}
		})
	}
	for _, row := range named {
		if found[row.row] == 0 {
			t.Errorf("no %s was found: the table has moved", row.row)
		}
	}
	for list := range listed {
		if found[list] == 0 {
			t.Errorf("no list %s was found: it has moved", list)
		}
	}
}

// field returns the text of a field in a literal of the type, "" when it is another
// type or says nothing there.
func (s *source) field(lit *ast.CompositeLit, typ, field string) string {
	named, ok := types.Unalias(s.info.TypeOf(lit)).(*types.Named)
	if !ok || named.Obj().Name() != typ {
		return ""
	}
	fields := named.Underlying().(*types.Struct)
	for i, e := range lit.Elts {
		name := fields.Field(i).Name()
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			name, e = kv.Key.(*ast.Ident).Name, kv.Value
		}
		if name == field {
			return text(e)
		}
	}
	return ""
}

// strings returns the words of a list that we know by its name.
func (s *source) strings(spec *ast.ValueSpec) (words []string) {
	if len(spec.Values) != 1 || listed[spec.Names[0].Name] == nil {
		return nil
	}
	if lit, ok := spec.Values[0].(*ast.CompositeLit); ok {
		for _, e := range lit.Elts {
			words = append(words, text(e))
		}
	}
	return words
}

// text returns the value of a string literal, "" of anything else.
func text(e ast.Expr) string {
	if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.STRING {
		if s, err := strconv.Unquote(lit.Value); err == nil {
			return s
		}
	}
	return ""
}

var (
	keyLike     = regexp.MustCompile(`^[a-z]+\.[a-z][a-z0-9_.-]*$`)
	placeholder = regexp.MustCompile(`\{\{\.(\w+)\}\}`)
)

// foreseen begin keys that titles have as they need them, and none may have now.
var foreseen = []string{"setup.option."}

// TestScreensHaveTexts wants that every key in the screens' code is one, and that
// every text gets a value for each of its placeholders.
func TestScreensHaveTexts(t *testing.T) {
	english := texts(t, "en")
	groups := map[string]bool{}
	for key := range english {
		group, _, _ := strings.Cut(key, ".")
		groups[group] = true
	}
	list, err := packages("linux", "amd64", "./scenes/...")
	if err != nil {
		t.Fatal(err)
	}
	calls := 0
	for _, p := range list {
		s, err := p.parse(false)
		if err != nil {
			t.Fatal(err)
		}
		s.inspect(func(n ast.Node) {
			switch n := n.(type) {
			case *ast.BasicLit:
				group, _, _ := strings.Cut(text(n), ".")
				if key := text(n); keyLike.MatchString(key) && groups[group] && !begins(english, key) && !slices.Contains(foreseen, key) {
					t.Errorf("%s: there is no text %q", s.at(n.Pos()), key)
				}
			case *ast.CallExpr:
				if key := translates(n); key != "" {
					calls++
					checkCall(t, s, n, key, english)
				}
			}
		})
	}
	if calls == 0 {
		t.Error("no call of T was found")
	}
}

// begins reports whether a key is, begins or ends one of the texts' keys.
func begins(english map[string]string, key string) bool {
	for k := range english {
		if strings.HasPrefix(k, key) || strings.HasSuffix(k, "."+key) {
			return true
		}
	}
	return false
}

// translates returns the key of a call T("key", …) or t("key", …), else "".
func translates(call *ast.CallExpr) string {
	if len(call.Args) == 0 {
		return ""
	}
	switch f := call.Fun.(type) {
	case *ast.SelectorExpr:
		if f.Sel.Name != "T" {
			return ""
		}
	case *ast.Ident:
		if f.Name != "T" && f.Name != "t" {
			return ""
		}
	default:
		return ""
	}
	return text(call.Args[0])
}

// checkCall holds a call's values against its text's placeholders.
func checkCall(t *testing.T, s *source, call *ast.CallExpr, key string, english map[string]string) {
	t.Helper()
	sentence, ok := english[key]
	if !ok {
		t.Errorf("%s: there is no text %q", s.at(call.Pos()), key)
		return
	}
	if call.Ellipsis.IsValid() {
		return
	}
	var given []string
	for i := 1; i < len(call.Args); i += 2 {
		given = append(given, text(call.Args[i]))
	}
	for _, m := range placeholder.FindAllStringSubmatch(sentence, -1) {
		if !slices.Contains(given, m[1]) {
			t.Errorf("%s: the text %q wants a value for {{.%s}}", s.at(call.Pos()), key, m[1])
		}
	}
	for _, name := range given {
		if name != "count" && !strings.Contains(sentence, "{{."+name+"}}") {
			t.Errorf("%s: the text %q has no place for %q", s.at(call.Pos()), key, name)
		}
	}
}

// TestRulesHaveChapters wants the same chapters in all languages, each with a title
// and a text.
func TestRulesHaveChapters(t *testing.T) {
	english := texts(t, "en")
	for _, lang := range []string{"en", "fr", "de"} {
		all := texts(t, lang)
		if all["rules.index"] != english["rules.index"] {
			t.Errorf("%s.json: rules.index differs from the English one", lang)
		}
		for _, chapter := range strings.Fields(all["rules.index"]) {
			if all["rules."+chapter] == "" || all["rules."+chapter+".title"] == "" {
				t.Errorf("%s.json: the chapter %q lacks its text or title", lang, chapter)
			}
		}
	}
}

var (
	spriteMark = regexp.MustCompile(`\{~?([^{}\s]+)\}`)
	tagMark    = regexp.MustCompile(`</?[bi]>`)
)

// TestMarkup wants that the pictures in texts are sprites, and that bold and
// italic end where they begin.
func TestMarkup(t *testing.T) {
	sprites := spriteNames(t)
	for _, lang := range []string{"en", "fr", "de"} {
		for key, text := range texts(t, lang) {
			bare := placeholder.ReplaceAllString(text, "")
			for _, m := range spriteMark.FindAllStringSubmatch(bare, -1) {
				if !sprites[m[1]] && !ui.PadSigned(m[1]) {
					t.Errorf("%s.json: %q shows {%s}, which is no sprite", lang, key, m[1])
				}
			}
			tags := strings.Join(tagMark.FindAllString(bare, -1), "")
			if rest := strings.NewReplacer("<b></b>", "", "<i></i>", "").Replace(tags); rest != "" {
				t.Errorf("%s.json: %q has %s without its other end", lang, key, rest)
			}
		}
	}
}

// spriteNames are the names of the drawings that the atlases are made from.
func spriteNames(t *testing.T) map[string]bool {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(root(), "sprites", "src", "svg", "*", "*", "*.svg"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no drawing found, error %v", err)
	}
	names := map[string]bool{}
	for _, p := range paths {
		names[strings.TrimSuffix(filepath.Base(p), ".svg")] = true
	}
	return names
}
