package main

import (
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
)

const header = "| modules | player | games | wins | 95 of 100 | points | ahead | ms a decision: half, 95 of 100, most | a turn |\n|---|---|--:|--:|---|--:|--:|---|---|\n"

// print writes the rows of the players.
func (a *arena) print(w io.Writer) {
	set := a.modules
	if set == "" {
		set = "none"
	}
	for _, e := range a.entries {
		share, low, high := e.share()
		n := float64(e.games)
		fmt.Fprintf(w, "| %s | %s | %d | %.0f %% | %.0f–%.0f | %.1f | %+.1f | %s | %s |\n",
			set, e.name, e.games/e.seats, 100*share, 100*low, 100*high, e.points/n, e.ahead/n, e.times.text(), e.turns.text())
	}
	if a.counts || a.patterns {
		a.printCounts(w)
	}
	if a.patterns {
		a.printPowers(w)
	}
}

// words are what was counted, in the order of the alphabet.
func (a *arena) words() (words []string) {
	for _, e := range a.entries {
		words = slices.AppendSeq(words, maps.Keys(e.counts))
	}
	slices.Sort(words)
	return slices.Compact(words)
}

// head writes the head of a table with a column for each player.
func (a *arena) head(w io.Writer, first string) {
	fmt.Fprintf(w, "\n| %s |", first)
	for _, e := range a.entries {
		fmt.Fprintf(w, " %s |", e.name)
	}
	fmt.Fprintf(w, "\n|---|%s\n", strings.Repeat("--:|", len(a.entries)))
}

// printCounts writes what each player did and got, a game.
func (a *arena) printCounts(w io.Writer) {
	a.head(w, "a game and seat")
	for _, word := range a.words() {
		kind, _, _ := strings.Cut(word, " ")
		if kind == "offered" || kind == "used" || !a.counts && (kind == "points" || kind == "action") {
			continue
		}
		fmt.Fprintf(w, "| %s |", word)
		for _, e := range a.entries {
			fmt.Fprintf(w, " %.2f |", e.counts[word]/float64(e.games))
		}
		fmt.Fprintln(w)
	}
}

// printPowers writes in how many of the games in which a power was offered it was used.
func (a *arena) printPowers(w io.Writer) {
	a.head(w, "used in so many of the games where it was offered")
	for _, word := range a.words() {
		power, is := strings.CutPrefix(word, "offered ")
		if !is {
			continue
		}
		fmt.Fprintf(w, "| %s |", power)
		for _, e := range a.entries {
			used, offered := e.in["used "+power], e.in[word]
			fmt.Fprintf(w, " %d of %d, %.0f %% |", used, offered, 100*float64(used)/float64(max(1, offered)))
		}
		fmt.Fprintln(w)
	}
}

// share returns the share of games that the player has won, all his seats together, and
// Wilson's interval around it. Games of one seed are not independent: where the means of
// the seeds vary more than those of single games would, there are as good as fewer games, and
// how much they vary is itself only known from so many seeds; one seed is as good as one game.
func (e *entry) share() (mean, low, high float64) {
	var means []float64
	for _, shares := range e.shares {
		sum := 0.0
		for _, s := range shares {
			sum += s
		}
		means = append(means, sum/float64(len(shares))*float64(e.seats))
		mean += means[len(means)-1] / float64(len(e.shares))
	}
	spread := 0.0
	for _, m := range means {
		spread += (m - mean) * (m - mean)
	}
	seeds := float64(len(means))
	n, z := float64(e.games/e.seats), normal
	switch {
	case seeds == 1:
		n = 1
	case spread > 1e-9:
		if fewer := mean * (1 - mean) / (spread / seeds / seeds); fewer < n-1e-9 {
			n, z = fewer*(seeds-1)/seeds, student(seeds-1)
		}
	}
	middle := (mean + z*z/2/n) / (1 + z*z/n)
	half := z * math.Sqrt(mean*(1-mean)/n+z*z/4/n/n) / (1 + z*z/n)
	return mean, max(0, middle-half), min(1, middle+half)
}

// normal is the quantile of the normal distribution that 95 of 100 lie within.
const normal = 1.96

// student is that of Student's distribution with so many degrees of freedom, about (Cornish
// and Fisher's expansion; for the first ones it is too far off).
func student(degrees float64) float64 {
	if first := [...]float64{12.71, 4.30, 3.18, 2.78, 2.57}; int(degrees) <= len(first) {
		return first[int(degrees)-1]
	}
	const z = normal
	return z + (z*z*z+z)/(4*degrees) + (5*z*z*z*z*z+16*z*z*z+3*z)/(96*degrees*degrees)
}

// times are how long decisions or turns took, in ns.
type times struct{ all []int64 }

func (t *times) text() string {
	if len(t.all) == 0 {
		return "–"
	}
	slices.Sort(t.all)
	at := func(share float64) float64 { return float64(t.all[int(share*float64(len(t.all)-1))]) / 1e6 }
	return fmt.Sprintf("%.1f, %.1f, %.1f", at(0.5), at(0.95), at(1))
}
