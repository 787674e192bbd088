package merlin

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// whole is what sees more than a seat may.
var whole = regexp.MustCompile(`merlin\.(Game|State|Hidden)\b|game\.(Match|Game)\b|\b[sS]ession\b`)

// What speaks and draws is given the model of a moment: it knows no whole position.
func TestDrawingSeesTheFrameOnly(t *testing.T) {
	read := 0
	for _, pattern := range []string{"words/*.go", "draw/*.go", "modules/*.go"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			source, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			read++
			if found := whole.Find(source); found != nil {
				t.Errorf("%s mentions %s", name, found)
			}
		}
	}
	if read < 50 {
		t.Errorf("only %d files were read: the test looks for the wrong thing", read)
	}
}
