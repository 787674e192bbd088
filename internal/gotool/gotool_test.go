package gotool

import (
	"strings"
	"testing"
)

func TestList(t *testing.T) {
	type named struct {
		ImportPath string
		Standard   bool
	}
	all, err := List[named]("", nil, "errors", "merlin/game")
	if want := (named{"errors", true}); err != nil || len(all) != 2 || all[0] != want || all[1].Standard {
		t.Errorf("%v, %v", all, err)
	}
	if _, err := List[named]("", nil, "merlin/nowhere"); err == nil || !strings.Contains(err.Error(), "merlin/nowhere") {
		t.Errorf("of a package that there is not: %v", err)
	}
	if goos, err := Run("", []string{"GOOS=plan9"}, "env", "GOOS"); err != nil || goos != "plan9" {
		t.Errorf("in an environment of its own: %q, %v", goos, err)
	}
}
