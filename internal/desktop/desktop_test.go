package desktop

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// program returns the built game, built once.
var program = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "merlin-desktop")
	if err != nil {
		return "", err
	}
	out := filepath.Join(dir, "merlin")
	text, err := exec.Command("go", "build", "-o", out, "merlin").CombinedOutput()
	if err != nil {
		err = errors.New(string(text))
	}
	return out, err
})

func TestMain(m *testing.M) {
	code := m.Run()
	if path, err := program(); err == nil {
		os.RemoveAll(filepath.Dir(path))
	}
	os.Exit(code)
}

func built(t *testing.T) string {
	t.Helper()
	path, err := program()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// display opens a virtual display for the test. Outside CI the test is skipped
// where there can be none.
func display(t *testing.T) *Display {
	t.Helper()
	if lacks := Lacks(); lacks != "" {
		if os.Getenv("CI") == "" {
			t.Skip("no virtual display here: ", lacks, " not found (.ci/need installs it)")
		}
		t.Fatal("not found: ", lacks)
	}
	d, err := OpenDisplay()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	return d
}

// coarse is a display that is cheap to draw on; with MERLIN_LONG every pixel is drawn.
func coarse(t *testing.T) *Display {
	t.Helper()
	d := display(t)
	if !long() {
		if err := d.Coarsen(.5); err != nil {
			t.Fatal(err)
		}
	}
	return d
}

// TestOneSentence starts the game in ways that cannot work, and wants one
// sentence that says why, and the exit code.
func TestOneSentence(t *testing.T) {
	for _, c := range []struct {
		args string
		code int
		want string
	}{
		{"-wrong", 2, "-wrong"},
		{"play", 2, "\"play\""},
		{"-window huge", 2, "1280x720"},
		{"-window 20x20", 2, "320x180"},
		{"-lang xx", 2, "fr, de or en"},
		{"-modules favour,gold-rush", 2, "there is no module \"gold-rush\""},
		{"-modules knights,knights-dealt", 2, "choose one of them"},
		{"-modules caerleon,caerleon-random", 2, "choose one of them"},
		{"", 1, "play the web version"},
	} {
		cmd := exec.Command(built(t), strings.Fields(c.args)...)
		cmd.Env = append(os.Environ(), "DISPLAY=")
		text, _ := cmd.CombinedOutput()
		if got := cmd.ProcessState.ExitCode(); got != c.code {
			t.Errorf("merlin %s: exit code %d, want %d", c.args, got, c.code)
		}
		said := strings.TrimSpace(string(text))
		if !strings.HasPrefix(said, "merlin: ") || !strings.Contains(said, c.want) || strings.Contains(said, "\n") {
			t.Errorf("merlin %s: said %q, want one line with %q", c.args, said, c.want)
		}
	}
}

// TestWrongBox wants the file, the line and the table of a fault in a box.
func TestWrongBox(t *testing.T) {
	box := filepath.Join(t.TempDir(), "box.json")
	good, err := os.ReadFile("../../game/merlin/box.json")
	if err != nil {
		t.Fatal(err)
	}
	line := 1 + strings.Count(string(good)[:strings.Index(string(good), "flag black")], "\n")
	for _, c := range []struct{ box, want string }{
		{strings.Replace(string(good), "flag black", "flag blak", 1), fmt.Sprintf(":%d: table \"quests\", row 1", line)},
		{strings.Replace(string(good), "\"trade\",", "", 1), ":2: table \"rondel\" has 23 rows"},
		{"{", "the file ends too early"},
		{"", "the file ends too early"},
	} {
		if err := os.WriteFile(box, []byte(c.box), 0o644); err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command(built(t), "-box", box)
		cmd.Env = append(os.Environ(), "DISPLAY=:none")
		text, _ := cmd.CombinedOutput()
		said := strings.TrimSpace(string(text))
		if code := cmd.ProcessState.ExitCode(); code != 1 || !strings.HasPrefix(said, "merlin: "+box) || !strings.Contains(said, c.want) || strings.Contains(said, "\n") {
			t.Errorf("exit code %d, said %q, want one line with %q", code, said, c.want)
		}
	}
}

func TestVersion(t *testing.T) {
	text, err := exec.Command(built(t), "-version").Output()
	if err != nil || !strings.HasPrefix(string(text), "merlin ") {
		t.Errorf("-version: %q, error %v", text, err)
	}
}

func TestDisplayThatIsNotThere(t *testing.T) {
	cmd := exec.Command(built(t))
	cmd.Env = append(os.Environ(), "DISPLAY=:4711")
	text, err := cmd.CombinedOutput()
	if err == nil || strings.Count(string(text), "\n") != 1 || !strings.Contains(string(text), "play the web version") {
		t.Errorf("said %q, error %v; want one line with a remedy", text, err)
	}
}
