package main

import (
	"math"
	"strings"
	"testing"
)

// A table has a row for each player, equal for equal seeds but for the times, and their
// shares of wins add up.
func TestTable(t *testing.T) {
	o := options{title: "merlin", players: "page,random,random", games: 6, seed: "1", modules: "all", counts: true}
	var tables [2]string
	for i := range tables {
		var b strings.Builder
		if err := run(o, &b); err != nil {
			t.Fatal(err)
		}
		tables[i] = withoutTimes(b.String())
	}
	if tables[0] != tables[1] {
		t.Errorf("equal seeds, other tables:\n%s\n%s", tables[0], tables[1])
	}
	for _, want := range []string{"| all | page | 6 | 100 % | 100–100 |", "| all | random | 6 | 0 % |", "| quests |", "-games 6 -seed 1 -modules all -counts\n"} {
		if !strings.Contains(tables[0], want) {
			t.Errorf("%q is not in\n%s", want, tables[0])
		}
	}
}

// withoutTimes cuts the last column off the rows.
func withoutTimes(table string) string {
	lines := strings.Split(table, "\n")
	for i, line := range lines {
		if cells := strings.Split(line, "|"); len(cells) == 10 {
			lines[i] = strings.Join(cells[:8], "|")
		}
	}
	return strings.Join(lines, "\n")
}

// Games of one seed are not independent: the interval is that of the seeds' means.
func TestShare(t *testing.T) {
	e := entry{shares: [][]float64{{1, 1}, {1, 0}, {0, 1}, {0, 0}}}
	mean, half := e.share()
	if mean != .5 || math.Abs(half-1.96*math.Sqrt(.5/3/4)) > 1e-9 {
		t.Errorf("%v ± %v", mean, half)
	}
}

func TestUnknownPlayers(t *testing.T) {
	for _, players := range []string{"nobody,page", "playouts=many,page", "playouts=3:weights=none,page"} {
		if err := run(options{title: "merlin", players: players, games: 2}, &strings.Builder{}); err == nil {
			t.Errorf("%s play", players)
		}
	}
	if err := run(options{title: "legends", players: "playouts=3,random", games: 2}, &strings.Builder{}); err == nil {
		t.Error("a title without a policy has players with one")
	}
}
