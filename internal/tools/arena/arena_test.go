package main

import (
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"merlin/game"
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
	for _, want := range []string{"| all | page | 6 | 100 % | 61–100 |", "| all | random | 6 | 0 % |", "| quests |", "-games 6 -seed 1 -modules all -counts\n"} {
		if !strings.Contains(tables[0], want) {
			t.Errorf("%q is not in\n%s", want, tables[0])
		}
	}
}

// withoutTimes cuts the last column off the rows.
func withoutTimes(table string) string {
	lines := strings.Split(table, "\n")
	for i, line := range lines {
		if cells := strings.Split(line, "|"); len(cells) == 11 {
			lines[i] = strings.Join(cells[:8], "|")
		}
	}
	return strings.Join(lines, "\n")
}

// The interval is Wilson's: 14 wins of 16 are 64 to 97 %, and who has won all may lose.
// Games of one seed that end alike are as good as one, and of few seeds it is not well known
// how much they vary.
func TestShare(t *testing.T) {
	single := func(won, lost int) *entry {
		e := &entry{seats: 1, games: won + lost}
		for n := range won + lost {
			e.shares = append(e.shares, []float64{float64(min(1, max(0, won-n)))})
		}
		return e
	}
	alike := &entry{seats: 1, games: 8, shares: [][]float64{{1, 1}, {1, 1}, {0, 0}, {0, 0}}}
	once := &entry{seats: 1, games: 2, shares: [][]float64{{1, 1}}}
	apart := &entry{seats: 1, games: 8, shares: [][]float64{{1, 0}, {1, 0}, {0, 1}, {1, 0}}}
	for _, c := range []struct {
		e               *entry
		mean, low, high float64
	}{{single(14, 2), .875, .64, .97}, {single(12, 0), 1, .76, 1}, {single(100, 0), 1, .963, 1}, {alike, .5, .06, .94}, {once, 1, .21, 1}, {apart, .5, .22, .78}} {
		mean, low, high := c.e.share()
		if math.Abs(mean-c.mean) > .01 || math.Abs(low-c.low) > .015 || math.Abs(high-c.high) > .015 {
			t.Errorf("%v: %.3f [%.3f–%.3f], want %v [%v–%v]", c.e.shares, mean, low, high, c.mean, c.low, c.high)
		}
	}
}

// The quantiles of Student's distribution are those of the tables.
func TestStudent(t *testing.T) {
	for degrees, want := range map[float64]float64{1: 12.706, 3: 3.182, 4: 2.776, 9: 2.262, 30: 2.042, 400: 1.966} {
		if is := student(degrees); math.Abs(is-want) > .02 {
			t.Errorf("%v degrees: %.3f, not %.3f", degrees, is, want)
		}
	}
}

func TestUnknownPlayers(t *testing.T) {
	for _, players := range []string{"nobody,page", "playouts=many,page", "playouts=3:weights=none,page"} {
		if err := run(options{title: "merlin", players: players, games: 2}, &strings.Builder{}); err == nil {
			t.Errorf("%s play", players)
		}
	}
	if _, err := playerNamed("playouts=3", struct{ game.Game }{}); err == nil {
		t.Error("a title without a policy has players with one")
	}
}

// What is in the log is not played again, and adds up with what is: the times in the table
// are those of then. Other seeds of the same file are others' business.
func TestLog(t *testing.T) {
	o := options{title: "merlin", players: "page,random", games: 4, seed: "1", patterns: true, log: filepath.Join(t.TempDir(), "log")}
	table := func() string {
		var b strings.Builder
		if err := run(o, &b); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	once := table()
	if again := table(); again != once {
		t.Errorf("another table from the log:\n%s\n%s", again, once)
	}
	size := func() int64 {
		info, err := os.Stat(o.log)
		if err != nil {
			t.Fatal(err)
		}
		return info.Size()
	}
	was := size()
	o.games = 2
	table()
	o.games, o.first = 4, 1
	if is := size(); is != was {
		t.Errorf("games of the log were played again: %d bytes became %d", was, is)
	}
	if table(); size() <= was {
		t.Error("a seed that was not in the log was not played")
	}
}
