package merlin

import (
	"testing"

	"merlin/scenes/table/tabletest"
)

// The table in words, in the three languages, as testdata/words-*.txt has it.
func TestWords(t *testing.T) {
	tabletest.Words(t, standard, newMatch(t, 3, 7, "knights", "decrees"), 160, *update)
}
