package cited

import (
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// What a comment stands at carries its rule out.
func TestIn(t *testing.T) {
	const file = `// Package p: "B1" is cited so.
package p

// B2, B3a
const (
	a = 1
	b = 2 // B4
)

// B5
func f() {
	if a > b { // B6
		f()
	}
	for { f() } // B7
	// B8
	f(
	)
	f(
	) // B9
} // B10

var v = []int{
	1, // B11
	2,
}
`
	name := filepath.Join(t.TempDir(), "p.go")
	if err := os.WriteFile(name, []byte(file), 0o600); err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	f, err := Parse(set, name)
	if err != nil {
		t.Fatal(err)
	}
	var got [][3]string
	for _, c := range In(set, f) {
		text := file[set.Position(c.From).Offset:set.Position(c.To).Offset]
		text, _, _ = strings.Cut(text, "\n")
		got = append(got, [3]string{c.Rule, c.Name, text})
	}
	want := [][3]string{
		{"B2", "a", "const ("},
		{"B3a", "a", "const ("},
		{"B4", "b", "b = 2"},
		{"B5", "f", "func f() {"},
		{"B6", "f", "if a > b { // B6"},
		{"B7", "f", "for { f() }"},
		{"B8", "f", "f("},
		{"B9", "f", "f("},
		{"B10", "f", "func f() {"},
		{"B11", "v", "1"},
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%v", got)
	}
}

// Tests carry out no rule.
func TestEngine(t *testing.T) {
	for file, want := range map[string]bool{"a/turn.go": true, "a/turn_test.go": false} {
		if Engine(file) != want {
			t.Errorf("%s: %t", file, !want)
		}
	}
}
