package roundtable

import (
	"testing"

	"merlin/scenes/table/tabletest"
)

// The table in words, in the three languages, as testdata/words-*.txt has it.
func TestWords(t *testing.T) {
	tabletest.Words(t, standard, newMatch(t, 4, 7), 60, *update)
}
