package merlin

import (
	"path/filepath"
	"testing"

	"merlin/internal/golden"
	"merlin/scenes/table/tabletest"
)

// The table in words, in the three languages, as testdata/words-*.txt has it.
func TestWords(t *testing.T) {
	tabletest.Words(t, standard, newMatch(t, 3, 7, "knights", "decrees"), 160, func(lang, said string) {
		golden.Lines(t, filepath.Join("testdata", "words-"+lang+".txt"), said, *update)
	})
}
