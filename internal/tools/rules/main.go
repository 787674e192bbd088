// Rules writes the pages that say of every rule of a title where it is carried out and
// which scenarios show it.
//
//	go run ./internal/tools/rules
//
// It reads the comments of the engine ("// B24"), the titles of the scenarios, and the
// title's list, which names each rule in a line of its own. It exits with 1 if a rule
// lacks one of them or one of them cites a rule that there is not; the page is
// written all the same.
package main

import (
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
)

//go:embed rules.txt
var merlinList string

//go:embed roundtable.txt
var roundtableList string

//go:embed legends.txt
var legendsList string

// lists are the lists of rules by the folders of their engines.
var lists = []struct{ engine, list string }{
	{"game/merlin", merlinList},
	{"game/roundtable", roundtableList},
	{"game/legends", legendsList},
}

// pageFile is the page, in the folder of the engine.
const pageFile = "RULES.md"

func main() {
	code := 0
	for _, l := range lists {
		engine := filepath.FromSlash(l.engine)
		page, wrong, err := write(engine, l.list)
		if err == nil {
			err = os.WriteFile(filepath.Join(engine, pageFile), []byte(page), 0o644)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "rules:", err)
			os.Exit(2)
		}
		for _, w := range wrong {
			fmt.Printf("%s: %s\n", l.engine, w)
			code = 1
		}
	}
	os.Exit(code)
}

// write returns the page for an engine's folder and its list of rules, and what is wrong
// with what it was made from.
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
