package desktop

import (
	"strings"
	"testing"
)

// TestPictures lends the tests that draw tables a display.
func TestPictures(t *testing.T) {
	t.Parallel()
	cmd := display(t).command("go", "test", "-count=1", "-v", "-run", "Pictures$", "merlin/scenes/merlin")
	cmd.Env = append(cmd.Env, "MERLIN_PICTURES=1")
	text, err := cmd.CombinedOutput()
	if err != nil || !strings.Contains(string(text), "--- PASS: TestTwinsPictures") {
		t.Errorf("%v\n%s", err, text)
	}
}
