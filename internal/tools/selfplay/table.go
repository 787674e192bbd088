package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"merlin/game/merlin"
	"merlin/internal/robot"
)

// writeTable writes games a second for the base, for each module alone with what it
// brings, and for all. A second is one of processor time, so that what else the
// machine does counts little; playing keeps one core busy.
func (o options) writeTable(w io.Writer, box *merlin.Box) error {
	fmt.Fprint(w, "| modules | games a second | actions a game |\n|---|--:|--:|\n")
	for _, set := range slices.Concat([]string{""}, merlin.ModuleNames(), []string{"all"}) {
		o.modules = set
		before, err := robot.CPU(os.Getpid())
		if err != nil {
			return err
		}
		t, err := o.play(box)
		if err != nil {
			return err
		}
		after, err := robot.CPU(os.Getpid())
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "| %s | %.0f | %.0f |\n", rowName(set, t.modules), perSecond(t.games, after-before), float64(t.actions)/float64(max(t.games, 1)))
	}
	fmt.Fprintf(w, "\n%d games a row with %d seats, every action drawn by chance; a second is one of processor time on one core of %s, with %s on %s/%s. Made by\n\n",
		o.games, o.seats, processor(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	fmt.Fprintf(w, "    go run ./internal/tools/selfplay -table -games %d -seats %d -seed %s\n", o.games, o.seats, o.seed)
	return nil
}

// rowName names a set by what was asked for and what that brought in.
func rowName(set string, inPlay []string) string {
	switch set {
	case "":
		return "none"
	case "all":
		return fmt.Sprintf("all %d", len(inPlay))
	}
	if brought := slices.DeleteFunc(inPlay, func(name string) bool { return name == set }); len(brought) > 0 {
		return set + ", with " + strings.Join(brought, ", ")
	}
	return set
}

func perSecond(n int, took time.Duration) float64 { return float64(n) / took.Seconds() }

// processor names the machine's, as far as it says.
func processor() string {
	text, _ := os.ReadFile("/proc/cpuinfo")
	for line := range strings.Lines(string(text)) {
		if key, name, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(key) == "model name" {
			return strings.TrimSpace(name)
		}
	}
	return "an unnamed processor"
}
