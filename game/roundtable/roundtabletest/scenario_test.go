package roundtabletest

import (
	"runtime"
	"testing"

	"merlin/game/roundtable"
	"merlin/internal/scenarios"
)

// Every scenario holds, wherever its players sit; in Node one seat is enough.
func TestScenarios(t *testing.T) {
	turns := 3
	if runtime.GOARCH == "wasm" {
		turns = 1
	}
	all, err := scenarios.Read("../testdata")
	if err != nil {
		t.Fatal(err)
	}
	box := roundtable.StandardBox()
	for _, s := range all {
		for turned := range turns {
			failures, err := RunTurned(&s, box, turned)
			if err != nil {
				t.Errorf("seats turned by %d: %v", turned, err)
			}
			for _, f := range failures {
				t.Errorf("seats turned by %d: %s", turned, f)
			}
		}
	}
}
