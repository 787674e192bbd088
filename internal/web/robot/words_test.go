package robot

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"merlin/game"
)

// What is heard on an English page.
const (
	may = "What may be done"
	log = "Log"
)

// TestWordsPlayed begins a game and plays a turn by role and name alone, as the browser tells
// them to a screen reader: what is pressed is the first button under the heading of what may be
// done, until the log tells of the computer player's turn, too.
func TestWordsPlayed(t *testing.T) {
	t.Parallel()
	if !long() {
		t.Skip("plays by role and name only with MERLIN_LONG=1")
	}
	p := opened(t, serve(t)+"?seed=1&lang=en")
	ok(t, p.PressHeard("New game", "Merlin", "To the table"))
	_, err := p.Listen("heading", may)
	ok(t, err)
	list, err := p.Hear()
	ok(t, err)
	before, pressed := len(under(list, log, "StaticText")), 0
	for ; pressed < 30 && len(under(list, log, "StaticText")) <= before+1; pressed++ {
		if first := under(list, may, "button"); len(first) > 0 {
			ok(t, p.Activate(first[0]))
		}
		list = changed(t, p, list)
	}
	t.Logf("%d presses", pressed)
	if now := len(under(list, log, "StaticText")); now <= before+1 {
		t.Errorf("after %d presses no turn was told: %v", pressed, list)
	}
	silent(t, p)
}

// changed waits until something else is heard, with something that may be done.
func changed(t *testing.T, p *Page, before []Heard) []Heard {
	t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		list, err := p.Hear()
		ok(t, err)
		if said(list) != said(before) && len(under(list, may, "button")) > 0 {
			return list
		}
	}
	t.Fatalf("nothing changes: %v", before)
	return nil
}

// said is all that is heard.
func said(list []Heard) string {
	var b strings.Builder
	for _, h := range list {
		fmt.Fprintln(&b, h.Role, h.Name, h.Off)
	}
	return b.String()
}

// TestWordsScored takes in a game of four people that stands before a scoring, and goes through
// that by role and name alone: category after category it hears who gets what and has what then,
// and comes back to the table.
func TestWordsScored(t *testing.T) {
	t.Parallel()
	if !long() {
		t.Skip("plays by role and name only with MERLIN_LONG=1")
	}
	p := opened(t, serve(t)+"?lang=en")
	ok(t, p.Drop(standing(t, "base", 185)))
	ok(t, p.PressHeard("Play on", "I am ", "Use the Grail"))
	_, err := p.Listen("heading", "Scoring after round 2")
	ok(t, err)
	list, err := p.Hear()
	ok(t, err)
	parts := headings(list, 2)
	if len(parts) < 4 || parts[0] != may {
		t.Fatalf("the scoring has the headings %q", parts)
	}
	for i, part := range parts[1:] {
		text := strings.Join(statuses(list), " ")
		if !strings.Contains(text, part+". ") || strings.Count(text, ", now ") != 4 {
			t.Errorf("at %s is told: %s", part, text)
		}
		if len(under(list, part, "StaticText")) < 3 {
			t.Errorf("of %s is told: %v", part, under(list, part, "StaticText"))
		}
		if i+1 < len(parts)-1 {
			ok(t, p.PressHeard("Next"))
			list = changed(t, p, list)
		}
	}
	ok(t, p.PressHeard("Back to the table"))
	_, err = p.Listen("heading", "Log")
	if err != nil { // the next one is asked behind his curtain
		ok(t, p.PressHeard("I am "))
		_, err = p.Listen("heading", "Log")
	}
	ok(t, err)
	silent(t, p)
}

// headings are the names of those of a level.
func headings(list []Heard, level int) (names []string) {
	for _, h := range list {
		if h.Role == "heading" && h.Level == level {
			names = append(names, h.Name)
		}
	}
	return names
}

// statuses are the sentences that are read out when they change.
func statuses(list []Heard) (said []string) {
	in := false
	for _, h := range list {
		switch {
		case h.Role == "StaticText" && in:
			said = append(said, h.Name)
		case h.Role != "InlineTextBox":
			in = h.Role == "status"
		}
	}
	return said
}

var noted = regexp.MustCompile(`(?m)^# hash .*\n`)

// standing is a file with a game of the pictures as it stood after some of its actions.
func standing(t *testing.T, name string, actions int) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "scenes", "testdata", "pictures", name+".record"))
	ok(t, err)
	var b strings.Builder
	head, rest, _ := strings.Cut(noted.ReplaceAllString(string(text), ""), "\n\n")
	b.WriteString(head + "\n\n")
	for line := range strings.Lines(rest) {
		if '1' <= line[0] && line[0] <= '9' {
			actions--
		}
		if actions < 0 || strings.HasPrefix(line, "end ") {
			break
		}
		b.WriteString(line)
	}
	fmt.Fprintf(&b, "end %016x\n", game.SeedOf(b.String()))
	file, err := filepath.Abs(filepath.Join(t.TempDir(), name+".txt"))
	ok(t, err)
	ok(t, os.WriteFile(file, []byte(b.String()), 0o600))
	return file
}
