package merlin

import (
	"regexp"
	"testing"

	"merlin/scenes/table/tabletest"
)

// whole is what sees more than a seat may.
var whole = regexp.MustCompile(`merlin\.(Game|State|Hidden)\b|game\.(Match|Game)\b|\b[sS]ession\b`)

// What speaks and draws is given the model of a moment: it knows no whole position.
func TestDrawingSeesTheFrameOnly(t *testing.T) {
	tabletest.NoFileMentions(t, whole, 50, "words/*.go", "draw/*.go", "modules/*.go")
}
