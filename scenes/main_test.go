package scenes_test

import (
	"fmt"
	"os"
	"testing"
)

// TestMain gives the tests a home of their own: games and pictures are handed out there.
func TestMain(m *testing.M) {
	home, err := os.MkdirTemp("", "home-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	for _, name := range []string{"HOME", "USERPROFILE"} {
		os.Setenv(name, home)
	}
	code := m.Run()
	os.RemoveAll(home)
	os.Exit(code)
}
