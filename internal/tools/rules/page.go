package main

import (
	"fmt"
	"strings"
)

const pageHead = `# The rules, where they are carried out, and what shows it

Made by ` + "`go run ./internal/tools/rules`" + ` from the comments of the engine and the titles of the scenarios; do not edit it, a test holds it to them. The numbers are those that code and scenarios cite.
`

// pageOf returns the page: of every rule a heading, a line of words, the
// declarations that cite it and the scenarios that begin with it.
func pageOf(chapters []chapter, code, shown []citation) string {
	var page strings.Builder
	page.WriteString(pageHead)
	for _, c := range chapters {
		fmt.Fprintf(&page, "\n## %s\n", c.title)
		for _, r := range c.rules {
			fmt.Fprintf(&page, "\n### %s\n\n%s\n\n", r.number, r.words)
			writeNone(&page, "code", r.noCode)
			for _, f := range byFile(of(code, r.number)) {
				fmt.Fprintf(&page, "- [%s](%[1]s) `%s`\n", f[0].file, strings.Join(texts(f), "`, `"))
			}
			writeNone(&page, "scenario", r.noScenario)
			for _, f := range byFile(of(shown, r.number)) {
				fmt.Fprintf(&page, "- [%s](testdata/%[1]s)\n  - %s\n", f[0].file, strings.Join(texts(f), "\n  - "))
			}
		}
	}
	return page.String()
}

// writeNone writes why there is none, if that is said.
func writeNone(page *strings.Builder, what, reason string) {
	if reason != "" {
		fmt.Fprintf(page, "- no %s: %s\n", what, reason)
	}
}

// byFile parts citations, which are in the order of files.
func byFile(cited []citation) (files [][]citation) {
	for i, c := range cited {
		if i == 0 || c.file != cited[i-1].file {
			files = append(files, nil)
		}
		files[len(files)-1] = append(files[len(files)-1], c)
	}
	return files
}

func texts(cited []citation) (list []string) {
	for _, c := range cited {
		list = append(list, c.text)
	}
	return list
}
