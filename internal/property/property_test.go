package property

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// drawn collects the numbers that a property is tried with.
func drawn(t *testing.T) (numbers []uint64) {
	Check(t, func(r *rapid.T) { numbers = append(numbers, rapid.Uint64().Draw(r, "n")) })
	return numbers
}

func TestTheGateDrawsTheSameAgain(t *testing.T) {
	t.Setenv("MERLIN_LONG", "")
	if one, two := drawn(t), drawn(t); !slices.Equal(one, two) || len(one) != 100 {
		t.Errorf("%d numbers, then %d, equal %v", len(one), len(two), slices.Equal(one, two))
	}
}

func TestTheLongRunsDrawAnew(t *testing.T) {
	t.Setenv("MERLIN_LONG", "1")
	if one, two := drawn(t), drawn(t); slices.Equal(one, two) || len(one) != 5000 {
		t.Errorf("%d numbers, then %d, equal %v", len(one), len(two), slices.Equal(one, two))
	}
}
