package roundtable

import (
	"testing"

	"merlin/scenes/table/tabletest"
)

func TestPlates(t *testing.T) { tabletest.Plated(t, standard) }
