package scenes_test

import (
	"fmt"
	"strings"

	"merlin/game"
)

// played returns the record of a game of testdata as it stood after its first n actions;
// n is counted from the end when it is negative, and 0 is the beginning.
func played(name string, n int) ([]byte, error) {
	text, err := readRecord(name)
	if err != nil {
		return nil, err
	}
	head, rest, ok := strings.Cut(string(text), "\n\n")
	if !ok {
		return nil, fmt.Errorf("%s: it has no empty line after its seats", name)
	}
	var b strings.Builder
	b.WriteString(head + "\n\n")
	lines := strings.SplitAfter(rest, "\n")
	if n < 0 {
		n += actions(lines)
	}
	for _, line := range lines {
		if isAction(line) {
			n--
		}
		if n < 0 || strings.HasPrefix(line, "end ") {
			break
		}
		b.WriteString(line)
	}
	if n > 0 {
		return nil, fmt.Errorf("%s: it lacks %d actions", name, n)
	}
	fmt.Fprintf(&b, "end %016x\n", game.SeedOf(b.String()))
	return []byte(b.String()), nil
}

// isAction reports whether a line is an action, not a note or the end.
func isAction(line string) bool { return line != "" && '1' <= line[0] && line[0] <= '9' }

func actions(lines []string) (n int) {
	for _, line := range lines {
		if isAction(line) {
			n++
		}
	}
	return n
}
