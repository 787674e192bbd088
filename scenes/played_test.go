package scenes_test

import (
	"fmt"
	"regexp"
	"strings"

	"merlin/game"
)

var seatLine = regexp.MustCompile(`(?m)^seat (\d) 0 `)

// played returns the record of a game of testdata as it stood after its first n actions,
// played by computers of the level or, 0, by people; with a negative level by one person,
// at seat 1, and computers of that level. The hashes of positions are left
// out: pictures do not depend on them.
func played(name string, n, level int) ([]byte, error) {
	text, err := readRecord(name)
	if err != nil {
		return nil, err
	}
	head, rest, ok := strings.Cut(string(text), "\n\n")
	if !ok {
		return nil, fmt.Errorf("%s: it has no empty line after its seats", name)
	}
	var b strings.Builder
	head = seatLine.ReplaceAllString(head, fmt.Sprintf("seat $1 %d ", max(level, -level)))
	if level < 0 {
		head = strings.Replace(head, fmt.Sprintf("\nseat 1 %d ", -level), "\nseat 1 0 ", 1)
	}
	b.WriteString(head + "\n\n")
	for line := range strings.Lines(rest) {
		if isAction(line) {
			n--
		}
		if n < 0 || strings.HasPrefix(line, "end ") {
			break
		}
		if !strings.HasPrefix(line, "# hash ") {
			b.WriteString(line)
		}
	}
	if n > 0 {
		return nil, fmt.Errorf("%s: it lacks %d actions", name, n)
	}
	fmt.Fprintf(&b, "end %016x\n", game.SeedOf(b.String()))
	return []byte(b.String()), nil
}

// isAction reports whether a line is an action, not a note or the end.
func isAction(line string) bool { return '1' <= line[0] && line[0] <= '9' }
