package merlin

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzScenario reads any text as scenarios and plays them: it may be refused, it
// may fail, it must not panic.
func FuzzScenario(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.txt")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for scenario := range strings.SplitSeq(string(text), "\n\n") {
			f.Add(scenario)
		}
	}
	box := StandardBox()
	f.Fuzz(func(t *testing.T, text string) {
		all, err := ReadScenarios("fuzz", text)
		if err != nil {
			return
		}
		for _, s := range all {
			if _, err := s.Run(box); err != nil {
				return
			}
		}
	})
}
