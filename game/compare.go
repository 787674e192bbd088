package game

import (
	"slices"
	"strconv"
	"strings"
)

// SameGame reports whether two records are of one game: of the same set-up, whatever
// they are called.
func SameGame(a, b []byte) bool {
	return slices.Equal(headOf(string(a)), headOf(string(b)))
}

// Within reports whether a record has nothing that a longer one of the same game has not:
// that goes on from it. Without moves it has nothing.
func Within(record, longer []byte) bool {
	short, long := deedsOf(string(record)), deedsOf(string(longer))
	return SameGame(record, longer) && len(short) <= len(long) && slices.Equal(short, long[:len(short)])
}

// Adds reports whether a record has something that a person did and that another one has
// not. What computer players did beyond that one they do again: equal games, equal choices.
func Adds(record, to []byte) bool {
	if Within(record, to) {
		return false
	}
	if !Within(to, record) {
		return true
	}
	computers := computersOf(string(record))
	more := deedsOf(string(record))[len(deedsOf(string(to))):]
	return slices.ContainsFunc(more, func(line string) bool {
		seat, _, _ := strings.Cut(line, " ")
		return !slices.Contains(computers, seat)
	})
}

// computersOf are the seats of computer players, as a record's moves name them.
func computersOf(record string) (seats []string) {
	n := 0
	for _, line := range headOf(record) {
		if words := strings.Fields(line); len(words) > 2 && words[0] == "seat" {
			if n++; words[2] != "0" {
				seats = append(seats, strconv.Itoa(n))
			}
		}
	}
	return seats
}

// Played reports whether anything was done in the game of a record.
func Played(record []byte) bool { return len(deedsOf(string(record))) > 0 }

// headOf are the lines of a record's set-up but for its name.
func headOf(record string) (lines []string) {
	head, _, _ := strings.Cut(record, "\n\n")
	for line := range strings.Lines(head + "\n") {
		if !strings.HasPrefix(line, "name ") {
			lines = append(lines, line)
		}
	}
	return lines
}

// deedsOf are the lines of a record that tell what was done: actions, and where some were
// taken back.
func deedsOf(record string) (lines []string) {
	_, body, _ := strings.Cut(record, "\n\n")
	for line := range strings.Lines(body) {
		if strings.HasPrefix(line, "# back ") || !strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "end ") {
			lines = append(lines, line)
		}
	}
	return lines
}
