package merlin

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// whole is what sees more than a seat may.
var whole = regexp.MustCompile(`merlin\.(Game|State|Hidden)\b|game\.(Match|Game)\b|\b[sS]ession\b`)

// What draws is given a frame: no file that draws knows the whole position.
func TestDrawingSeesTheFrameOnly(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	drawing := 0
	for _, name := range files {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(name, "_test.go") || !strings.Contains(string(source), "*ui.Painter") {
			continue
		}
		drawing++
		if found := whole.Find(source); found != nil {
			t.Errorf("%s draws and mentions %s", name, found)
		}
	}
	if drawing < 12 {
		t.Errorf("only %d files draw: the test looks for the wrong thing", drawing)
	}
}
