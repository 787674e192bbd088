package merlin

import (
	"strconv"
	"strings"
	"testing"
)

// What editors put before a box is no fault of it.
func TestBoxWithByteOrderMark(t *testing.T) {
	b, err := ReadBox("my.json", "\ufeff"+boxFile)
	if err != nil || b.Sum != StandardBox().Sum {
		t.Errorf("a byte order mark makes it another box: %v", err)
	}
}

// What stands in a box twice or behind its end is refused with its place.
func TestBoxesThatSayTooMuch(t *testing.T) {
	end := strings.TrimRight(boxFile, "\n")
	last := strings.Count(end, "\n") + 1
	for _, c := range []struct {
		name, text, says string
		line             int
	}{
		{"text behind it", end + "\nand more", `stands after the last brace`, last + 1},
		{"a second box", end + "\n" + end, `stands after the last brace`, last + 1},
		{"a table twice", end[:len(end)-1] + `,"frame": {"known": true, "rows": []}}`, `the table "frame" is there twice`, last},
		{"rows twice", strings.Replace(boxFile, `"rows"`, `"rows": [], "rows"`, 1), `"rows" is there twice`, 0},
		{"known twice", strings.Replace(boxFile, `"known"`, `"known": true, "known"`, 1), `"known" is there twice`, 0},
	} {
		_, err := ReadBox("my.json", c.text)
		if err == nil || !strings.Contains(err.Error(), c.says) || !strings.HasPrefix(err.Error(), "my.json:") {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if place := strings.Split(err.Error(), ":")[1]; c.line > 0 && place != strconv.Itoa(c.line) {
			t.Errorf("%s: line %s, want %d: %v", c.name, place, c.line, err)
		}
	}
}
