package engine

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// A box file holds what only the printed pictures of a copy of a game show. It is a JSON
// object of tables. A table says whether it is known from public sources or
// reconstructed, and lists its rows, each a short text, so that an owner of the printed
// game can correct one with any editor.

// BoxTable is a table that the box B of a title needs, with what reads it.
type BoxTable[B any] struct {
	Name string
	Rows int
	Read func(*B, int, []string) error // row number and words
	All  func(*B) error                // checks the whole table; may be nil
}

// boxTable is a table as the file has it: its rows and the lines they stand on.
type boxTable struct {
	name  string
	known bool
	line  int
	rows  []string
	lines []int
}

// BoxText returns the text of a box file without the mark that some editors put before
// every text. Boxes with equal texts are the same.
func BoxText(text string) string { return strings.TrimPrefix(text, "\ufeff") }

// ReadBox reads the tables of a box file into a box, and returns for each table of the
// file whether it is known. Its errors name the file, the line and the table.
func ReadBox[B any](b *B, name, text string, wanted []BoxTable[B]) (known map[string]bool, err error) {
	tables, err := parseTables(name, text)
	if err != nil {
		return nil, err
	}
	for _, want := range wanted {
		if err := want.find(b, name, tables); err != nil {
			return nil, err
		}
	}
	known = map[string]bool{}
	for _, t := range tables {
		known[t.name] = t.known
	}
	return known, nil
}

// find reads the table where it stands among those of the file.
func (want *BoxTable[B]) find(b *B, name string, tables []boxTable) error {
	i := slices.IndexFunc(tables, func(t boxTable) bool { return t.name == want.Name })
	if i < 0 {
		return fmt.Errorf("%s: the table %q is missing", name, want.Name)
	}
	t := tables[i]
	if len(t.rows) != want.Rows {
		return fmt.Errorf("%s:%d: table %q has %d rows; it needs %d", name, t.line, t.name, len(t.rows), want.Rows)
	}
	for n, row := range t.rows {
		if err := want.Read(b, n, strings.Fields(row)); err != nil {
			return fmt.Errorf("%s:%d: table %q, row %d (%s): %w", name, t.lines[n], t.name, n+1, brief(row), err)
		}
	}
	if want.All == nil {
		return nil
	}
	if err := want.All(b); err != nil {
		return fmt.Errorf("%s:%d: table %q: %w", name, t.line, t.name, err)
	}
	return nil
}

// parseTables reads the file's outer form, token by token, to know the lines.
func parseTables(name, text string) ([]boxTable, error) {
	d := json.NewDecoder(strings.NewReader(text))
	at, last := 0, 1
	line := func() int { // counts on from where it was asked before
		to := min(int(d.InputOffset()), len(text))
		at, last = to, last+strings.Count(text[at:to], "\n")
		return last
	}
	fail := func(err error) error {
		if errors.Is(err, io.EOF) {
			err = errors.New("the file ends too early")
		}
		if text := err.Error(); len(text) > 300 { // the decoder quotes numbers of any length
			err = errors.New(text[:300] + "…")
		}
		return fmt.Errorf("%s:%d: not a box file: %w", name, line(), err)
	}
	if err := expect(d, json.Delim('{')); err != nil {
		return nil, fail(err)
	}
	var tables []boxTable
	for d.More() {
		t, err := parseTable(d, line)
		if err != nil {
			return nil, fail(err)
		}
		if slices.ContainsFunc(tables, func(other boxTable) bool { return other.name == t.name }) {
			return nil, fmt.Errorf("%s:%d: the table %q is there twice", name, t.line, t.name)
		}
		tables = append(tables, t)
	}
	if err := expect(d, json.Delim('}')); err != nil {
		return nil, fail(err)
	}
	if rest := strings.TrimLeft(text[d.InputOffset():], " \t\r\n"); rest != "" {
		line := 1 + strings.Count(text[:len(text)-len(rest)], "\n")
		return nil, fmt.Errorf("%s:%d: not a box file: %s stands after the last brace", name, line, brief(rest))
	}
	return tables, nil
}

// parseTable reads one table: "name": {"known": true, "rows": ["…", …]}.
func parseTable(d *json.Decoder, line func() int) (t boxTable, err error) {
	if t.name, err = text(d); err != nil {
		return t, err
	}
	t.line = line()
	if err := expect(d, json.Delim('{')); err != nil {
		return t, err
	}
	var keys []string
	for d.More() {
		key, err := text(d)
		if err != nil {
			return t, err
		}
		switch twice := slices.Contains(keys, key); {
		case twice:
			err = fmt.Errorf("table %q: %q is there twice", t.name, key)
		case key == "known":
			err = d.Decode(&t.known)
		case key == "rows":
			err = t.parseRows(d, line)
		default:
			err = fmt.Errorf("table %q: %q is neither \"known\" nor \"rows\"", t.name, key)
		}
		if err != nil {
			return t, err
		}
		keys = append(keys, key)
	}
	return t, expect(d, json.Delim('}'))
}

func (t *boxTable) parseRows(d *json.Decoder, line func() int) error {
	if err := expect(d, json.Delim('[')); err != nil {
		return err
	}
	for d.More() {
		row, err := text(d)
		if err != nil {
			return fmt.Errorf("table %q, row %d: %w", t.name, len(t.rows)+1, err)
		}
		t.rows, t.lines = append(t.rows, row), append(t.lines, line())
	}
	return expect(d, json.Delim(']'))
}

func expect(d *json.Decoder, want json.Delim) error {
	token, err := d.Token()
	if err == nil && token != want {
		err = fmt.Errorf("%s stands where %v belongs", brief(token), want)
	}
	return err
}

func text(d *json.Decoder) (string, error) {
	token, err := d.Token()
	if err != nil {
		return "", err
	}
	s, ok := token.(string)
	if !ok || len(s) > maxText {
		return "", fmt.Errorf("%s stands where a short text belongs", brief(token))
	}
	return s, nil
}

// maxText is far longer than any row of a box, in bytes.
const maxText = 120

// brief writes what stands in a file so that it fits into a sentence, whatever it is.
func brief(v any) string {
	text := strconv.Quote(fmt.Sprint(v))
	if len(text) > 60 {
		text = text[:56] + `…"`
	}
	return text
}

// LookUp returns the place of a word in a list of words; what says what they are.
func LookUp(what, w string, words []string) (uint8, error) {
	if i := slices.Index(words, w); i >= 0 {
		return uint8(i), nil
	}
	return 0, fmt.Errorf("there is no %s %q; there are %s", what, w, strings.Join(words, ", "))
}
