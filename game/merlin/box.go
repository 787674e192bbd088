package merlin

import (
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"merlin/game"
)

//go:embed box.json
var boxFile string

// Box holds what only the printed pictures of a copy of the game show. It never
// changes once it is read.
//
// Its file is a JSON object of tables. A table says whether it is known from
// public sources or reconstructed, and lists its rows, each a short text, so that
// an owner of the printed game can correct one with any editor.
type Box struct {
	Rondel     [sides][Spaces]Space // the base's, then those that modules bring
	Upper      [Columns]Province    // frame colours over the columns of the domain, left to right
	Lower      [Columns]Province    // and under them
	StartTiles [MaxSeats]StartTile
	Quests     []Quest
	Mods       BoxMods         // the modules' tables
	Known      map[string]bool // by table: known, or reconstructed
	Sum        uint64          // identifies the content
}

// StartTile is one of B8's four: where the knight starts, the colours of what its
// owner takes, and where his marker goes.
type StartTile struct{ Knight, Flag, Shield, Material, Influence Province }

// StandardBox returns the box that comes with the program.
func StandardBox() *Box {
	b, err := ReadBox("box.json", boxFile)
	if err != nil {
		panic(err) // a test reads it
	}
	return b
}

// boxTable is a table as the file has it: its rows and the lines they stand on.
type boxTable struct {
	name  string
	known bool
	line  int
	rows  []string
	lines []int
}

// tableRow is a table that a box needs, with what reads it.
type tableRow struct {
	name string
	rows int
	read func(*Box, int, []string) error // row number and words
	all  func(*Box) error                // checks the whole table; may be nil
}

// boxTables are the tables that a box needs; modules add theirs.
var boxTables = []tableRow{
	{"rondel", Spaces, readSpace(side(0)), (*Box).checkRondel},
	{"frame", 2, (*Box).readFrame, nil},
	{"start tiles", MaxSeats, (*Box).readStartTile, nil},
	{"quests", questCards, (*Box).readQuest, nil},
}

// ReadBox reads and checks a box file. Its errors name the file, the line and the
// table.
func ReadBox(name, text string) (*Box, error) {
	text = strings.TrimPrefix(text, "\ufeff") // some editors put it before every text
	tables, err := parseTables(name, text)
	if err != nil {
		return nil, err
	}
	b := &Box{Known: map[string]bool{}, Sum: game.SeedOf(text)}
	for _, want := range boxTables {
		i := slices.IndexFunc(tables, func(t boxTable) bool { return t.name == want.name })
		if i < 0 {
			return nil, fmt.Errorf("%s: the table %q is missing", name, want.name)
		}
		t := tables[i]
		if len(t.rows) != want.rows {
			return nil, fmt.Errorf("%s:%d: table %q has %d rows; it needs %d", name, t.line, t.name, len(t.rows), want.rows)
		}
		for n, row := range t.rows {
			if err := want.read(b, n, strings.Fields(row)); err != nil {
				return nil, fmt.Errorf("%s:%d: table %q, row %d (%s): %w", name, t.lines[n], t.name, n+1, brief(row), err)
			}
		}
		if want.all == nil {
			continue
		}
		if err := want.all(b); err != nil {
			return nil, fmt.Errorf("%s:%d: table %q: %w", name, t.line, t.name, err)
		}
	}
	for _, t := range tables {
		b.Known[t.name] = t.known
	}
	return b, nil
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

// lookUp returns the place of a word in a list of words.
func lookUp(what, w string, words []string) (uint8, error) {
	if i := slices.Index(words, w); i >= 0 {
		return uint8(i), nil
	}
	return 0, fmt.Errorf("there is no %s %q; there are %s", what, w, strings.Join(words, ", "))
}

func provinceOf(w string) (Province, error) {
	i, err := lookUp("province", w, provinceWords[:])
	return Province(i), err
}

// provincesOf reads exactly n provinces.
func provincesOf(words []string, n int) ([]Province, error) {
	if len(words) != n {
		return nil, fmt.Errorf("%d provinces are needed, not %d", n, len(words))
	}
	list := make([]Province, n)
	for i, w := range words {
		p, err := provinceOf(w)
		if err != nil {
			return nil, err
		}
		list[i] = p
	}
	return list, nil
}

func (b *Box) readFrame(n int, words []string) error {
	list, err := provincesOf(words, Columns)
	if err != nil {
		return err
	}
	copy([]*[Columns]Province{&b.Upper, &b.Lower}[n][:], list)
	return nil
}

func (b *Box) readStartTile(n int, words []string) error {
	p, err := provincesOf(words, 5)
	if err != nil {
		return err
	}
	b.StartTiles[n] = StartTile{Knight: p[0], Flag: p[1], Shield: p[2], Material: p[3], Influence: p[4]}
	return nil
}
