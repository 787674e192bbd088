package desktop

import (
	"strings"
	"testing"
)

// TestPictures lends the tests that draw a display: tables that differ in what is
// hidden, and the pictures of all screens (`make pictures`).
func TestPictures(t *testing.T) {
	t.Parallel()
	for pkg, test := range map[string]string{
		"merlin/scenes/merlin": "TestNoninterferencePictures", "merlin/scenes/roundtable": "TestPairsPictures",
		"merlin/scenes/legends": "TestTwinsPictures", "merlin/scenes": "TestScreenPictures",
	} {
		t.Run(test, func(t *testing.T) {
			t.Parallel()
			cmd := display(t).command("go", "test", "-vet=off", "-count=1", "-timeout", "25m", "-v", "-run", "Pictures$", pkg)
			cmd.Env = append(cmd.Env, "MERLIN_PICTURES=1")
			text, err := cmd.CombinedOutput()
			if err != nil || !strings.Contains(string(text), "--- PASS: "+test) {
				t.Errorf("%v\n%s", err, text)
			} else if testing.Verbose() {
				t.Logf("%s", text)
			}
		})
	}
}
