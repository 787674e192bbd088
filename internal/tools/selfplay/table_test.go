package main

import (
	"runtime"
	"strings"
	"testing"

	"merlin/game/merlin"
)

// The table has a row for the base, for each module and for all of them.
func TestTable(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("processor time is read from /proc")
	}
	var out strings.Builder
	if err := run(options{title: "merlin", games: 1, seats: 2, seed: "1", players: "random", table: true}, nil, &out); err != nil {
		t.Fatal(err)
	}
	rows := append([]string{"| none |", "| all 9 |", "| market, with gold |", "-games 1 -seats 2 -seed 1\n"}, merlin.ModuleNames()...)
	for _, want := range rows {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not in\n%s", want, &out)
		}
	}
	if n := strings.Count(out.String(), "\n|"); n != 1+11 {
		t.Errorf("%d rows:\n%s", n, &out)
	}
}
