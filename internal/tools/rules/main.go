// Rules writes the page that says of every rule where it is carried out and which
// scenarios show it.
//
//	go run ./internal/tools/rules
//
// It reads the comments of the engine ("// B24"), the titles of the scenarios, and
// rules.txt, which names each rule in a line of its own. It exits with 1 if a rule
// lacks one of them or one of them cites a rule that there is not; the page is
// written all the same.
package main

import (
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
)

// The lists of the titles' rules.
var (
	//go:embed rules.txt
	merlinRules string
	//go:embed legends.txt
	legendsRules string
)

// titles are the folders of the engines, each with the list of its rules.
var titles = []struct{ engine, list string }{
	{filepath.FromSlash("game/merlin"), merlinRules},
	{filepath.FromSlash("game/legends"), legendsRules},
}

// pageFile is the page, in the folder of the engine.
const pageFile = "RULES.md"

func main() {
	failed := false
	for _, t := range titles {
		page, wrong, err := write(t.engine, t.list)
		if err == nil {
			err = os.WriteFile(filepath.Join(t.engine, pageFile), []byte(page), 0o644)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "rules:", err)
			os.Exit(2)
		}
		for _, w := range wrong {
			fmt.Println(w)
			failed = true
		}
	}
	if failed {
		os.Exit(1)
	}
}

// write returns the page for an engine's folder and the list of its rules, and what is
// wrong with what it was made from.
func write(engine, list string) (page string, wrong []string, err error) {
	chapters, err := readRules(list)
	if err != nil {
		return "", nil, err
	}
	code, err := readCode(engine)
	if err != nil {
		return "", nil, err
	}
	shown, err := readScenarios(filepath.Join(engine, "testdata"))
	if err != nil {
		return "", nil, err
	}
	return pageOf(chapters, code, shown), check(chapters, code, shown), nil
}
