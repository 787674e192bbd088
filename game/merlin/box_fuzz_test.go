package merlin

import (
	"strings"
	"testing"
)

// FuzzReadBox wants of any text: a box that is whole, or one sentence.
func FuzzReadBox(f *testing.F) {
	f.Add(boxFile)
	f.Add(strings.Replace(boxFile, "lady", "ladder", 1))
	f.Add(boxFile[:len(boxFile)/2])
	f.Fuzz(func(t *testing.T, text string) {
		b, err := ReadBox("box", text)
		switch {
		case err != nil && (strings.Contains(err.Error(), "\n") || len(err.Error()) > 700):
			t.Errorf("this is no short sentence: %q", err)
		case err == nil && len(b.Quests) != questCards:
			t.Errorf("a box with %d quests was accepted", len(b.Quests))
		}
	})
}
