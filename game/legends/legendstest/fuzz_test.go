package legendstest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"merlin/game/scenario"
)

// FuzzScenario reads any text as scenarios and plays them: it may fail, it may be
// refused in a sentence, it must not panic.
func FuzzScenario(f *testing.F) {
	files, _ := filepath.Glob("../testdata/*.txt")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for scenario := range strings.SplitSeq(string(text), "\n\n") {
			f.Add(scenario)
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		all, err := scenario.Read("fuzz", text)
		for i := 0; err == nil && i < len(all); i++ {
			_, err = Run(&all[i])
		}
		if err != nil && strings.Contains(err.Error(), "\n") {
			t.Errorf("this is no sentence: %q", err)
		}
	})
}
