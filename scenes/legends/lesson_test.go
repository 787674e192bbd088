package legends

import (
	"testing"

	"merlin/scenes/table/tabletest"
)

// Who does what the coach says hears all of it, in every language, and each thing he points at
// is there.
func TestLessonAsTold(t *testing.T) { tabletest.AsTold(t, standard) }

// Who does otherwise is answered, and the game goes on.
func TestLessonOtherwise(t *testing.T) {
	for at, step := range lessonSteps {
		if step.Do != "" {
			tabletest.Strays(t, standard, at)
		}
	}
}
