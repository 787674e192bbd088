package main

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"time"
)

const header = "| modules | player | games | wins | 95 of 100 | points | ahead | ms a decision: half, 95 of 100, most |\n|---|---|--:|--:|---|--:|--:|---|\n"

// print writes the rows of the players.
func (a *arena) print(w io.Writer) {
	set := a.modules
	if set == "" {
		set = "none"
	}
	for _, e := range a.entries {
		share, low, high := e.share()
		n := float64(e.games)
		fmt.Fprintf(w, "| %s | %s | %d | %.0f %% | %.0f–%.0f | %.1f | %+.1f | %s |\n",
			set, e.name, e.games/e.seats, 100*share, 100*low, 100*high, e.points/n, e.ahead/n, e.times.text())
	}
	if a.counts {
		a.printCounts(w)
	}
}

// printCounts writes what each player did and got, a game.
func (a *arena) printCounts(w io.Writer) {
	var words []string
	for _, e := range a.entries {
		words = append(words, e.words...)
	}
	slices.Sort(words)
	fmt.Fprint(w, "\n| a game and seat |")
	for _, e := range a.entries {
		fmt.Fprintf(w, " %s |", e.name)
	}
	fmt.Fprintf(w, "\n|---|%s\n", strings.Repeat("--:|", len(a.entries)))
	for _, word := range slices.Compact(words) {
		fmt.Fprintf(w, "| %s |", word)
		for _, e := range a.entries {
			fmt.Fprintf(w, " %.2f |", e.counts[word]/float64(e.games))
		}
		fmt.Fprintln(w)
	}
}

// share returns the share of games that the player has won, all his seats together, and
// Wilson's interval around it. Games of one seed are not independent: where the means of
// the seeds vary more than those of single games would, there are as good as fewer games.
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
	n := float64(e.games / e.seats)
	if spread > 0 && seeds > 1 {
		n = min(n, mean*(1-mean)/(spread/(seeds-1)/seeds))
	}
	const z = 1.96
	middle := (mean + z*z/2/n) / (1 + z*z/n)
	half := z * math.Sqrt(mean*(1-mean)/n+z*z/4/n/n) / (1 + z*z/n)
	return mean, max(0, middle-half), min(1, middle+half)
}

// times are how long decisions took.
type times struct{ all []time.Duration }

// add notes a decision; one with a single option takes no thought.
func (t *times) add(took time.Duration, options int) {
	if options > 1 {
		t.all = append(t.all, took)
	}
}

func (t *times) text() string {
	if len(t.all) == 0 {
		return "–"
	}
	slices.Sort(t.all)
	at := func(share float64) float64 {
		return float64(t.all[int(share*float64(len(t.all)-1))]) / float64(time.Millisecond)
	}
	return fmt.Sprintf("%.1f, %.1f, %.1f", at(0.5), at(0.95), at(1))
}
