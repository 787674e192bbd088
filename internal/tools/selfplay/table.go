package main

import (
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"merlin/game"
	"merlin/internal/robot"
	"merlin/internal/tools/titles"
)

// writeTable writes games a second for the base, for each module alone with what it
// brings, and for all. A second is one of processor time, so that what else the
// machine does counts little; playing keeps one core busy.
func (p *playing) writeTable(w io.Writer) error {
	fmt.Fprint(w, "| modules | games a second | actions a game |\n|---|--:|--:|\n")
	d := p.title.Describe()
	all := titles.ModulesOf(&d, "all")
	sets := slices.Concat([]string{""}, all)
	if len(all) > 0 {
		sets = append(sets, "all")
	}
	for _, set := range sets {
		if err := p.writeRow(w, &d, set); err != nil {
			return err
		}
	}
	fmt.Fprintf(w, "\n%d games a row with %d seats, every action drawn by chance; a second is one of processor time on one core of %s, with %s on %s/%s. Made by\n\n",
		p.games, p.seats, processor(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	fmt.Fprintf(w, "    go run ./internal/tools/selfplay%s -table -games %d -seats %d -seed %s\n", p.named(), p.games, p.seats, p.seed)
	return nil
}

// named names the title as a flag, where it is not the usual one.
func (p *playing) named() string {
	if p.options.title == titles.Usual() {
		return ""
	}
	return " -title " + p.options.title
}

func (p *playing) writeRow(w io.Writer, d *game.Description, set string) error {
	p.modules = set
	before, err := robot.CPU(os.Getpid())
	if err != nil {
		return err
	}
	t, err := p.play()
	if err != nil {
		return err
	}
	after, err := robot.CPU(os.Getpid())
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "| %s | %.0f | %.0f |\n", rowName(d, set), perSecond(t.games, after-before), float64(t.actions)/float64(max(t.games, 1)))
	return nil
}

// rowName names a set by what was asked for and what that brings in.
func rowName(d *game.Description, set string) string {
	switch set {
	case "":
		return "none"
	case "all":
		return fmt.Sprintf("all %d", len(d.Modules))
	}
	for _, m := range d.Modules {
		if m.Name == set && m.Brings != "" {
			return set + ", with " + m.Brings
		}
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
