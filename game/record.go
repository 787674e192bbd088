package game

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A record is a game in a text that can be read, compared and mailed:
//
//	merlin record 1
//	rules 1
//	box 4d3c2b1a00112233
//	seed 00000000deadbeef
//	modules arthur favour
//	option hands open
//	name "Sunday"
//	seat 0 0 "Viviane"
//	seat 1 6 "" pellinore
//
//	1 die 2
//	# joined
//	1 move clockwise
//	# back 3
//	# scores 4 0
//	# hash 8f0e…
//	end 1234…
//
// Options, which are house rules that are not as usual, the name and who of the computer
// players sits at a seat may be left out. Each
// action stands on a line, its seat (counted from 1)
// before its stable text. One that was taken in one with the next is noted as joined.
// Where actions were taken back, their number is noted. The points and a hash of the
// position follow every so many actions, and at the end a sum over all lines before
// it. A game that was played by earlier rules is checked by its points: the same
// position may have another hash today.

const (
	recordVersion = 1
	hashEvery     = 25
	maxLine       = 1000    // bytes
	maxRecord     = 1 << 20 // bytes
	maxActions    = 20_000  // far more than any game has
	maxName       = 60      // letters
	maxModules    = 300     // bytes of their names, of any title
	maxOptions    = 50
)

// WriteRecord writes the match as a record.
func (m *Match) WriteRecord(w io.Writer) error {
	var b strings.Builder
	writeSetup(&b, &m.setup)
	if err := m.writeMoves(&b); err != nil {
		return err
	}
	fmt.Fprintf(&b, "end %016x\n", SeedOf(b.String()))
	_, err := io.WriteString(w, b.String())
	return err
}

func writeSetup(b *strings.Builder, s *Setup) {
	fmt.Fprintf(b, "%s record %d\nrules %d\nbox %016x\nseed %016x\nmodules %s\n",
		s.Title, recordVersion, s.Rules, s.Box, s.Seed, strings.Join(s.Modules, " "))
	for _, o := range s.Options {
		fmt.Fprintf(b, "option %s %s\n", o.Name, o.Value)
	}
	if s.Name != "" {
		fmt.Fprintf(b, "name %s\n", strconv.Quote(s.Name))
	}
	for _, p := range s.Seats {
		fmt.Fprintf(b, "seat %d %d %s", p.Colour, p.Level, strconv.Quote(p.Name))
		if p.Face != "" {
			b.WriteString(" " + p.Face)
		}
		b.WriteByte('\n')
	}
	b.WriteByte('\n')
}

// writeMoves plays the match anew to write points and hashes among its moves.
func (m *Match) writeMoves(b *strings.Builder) error {
	g, err := m.title.New(m.setup)
	if err != nil {
		return err
	}
	backs := m.backs
	for n, move := range m.moves {
		backs = writeBacks(b, backs, n)
		fmt.Fprintf(b, "%d %s\n", move.Seat+1, move.Text)
		if err := g.Apply(move.Action); err != nil {
			return err
		}
		if move.Joined {
			b.WriteString("# joined\n")
		}
		if (n+1)%hashEvery == 0 || n+1 == len(m.moves) {
			fmt.Fprintf(b, "# scores %s\n# hash %016x\n", scoresText(g), g.Hash())
		}
	}
	writeBacks(b, backs, len(m.moves))
	return nil
}

// writeBacks writes what was taken back before move n, and returns the rest.
func writeBacks(b *strings.Builder, backs []Back, n int) []Back {
	for len(backs) > 0 && backs[0].At == n {
		fmt.Fprintf(b, "# back %d\n", backs[0].Taken)
		backs = backs[1:]
	}
	return backs
}

// scoresText writes the points, a number for each seat.
func scoresText(g Game) string { return strings.Trim(fmt.Sprint(g.Scores()), "[]") }

// RecordError says where a record is wrong. The match that ReadRecord returns with
// it stands at the last good action.
type RecordError struct {
	Line int
	Err  error
}

func (e *RecordError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }
func (e *RecordError) Unwrap() error { return e.Err }

// ReadRecord reads a record and replays it. If the set-up cannot be read there is
// no match; if a later line is wrong, the match stands at the last good action and
// the error is a *RecordError.
func ReadRecord(t Maker, r io.Reader) (*Match, error) {
	in := newRecordReader(r)
	setup, err := in.setup()
	if err != nil {
		return nil, in.wrap(err)
	}
	renewed, err := t.Renew(setup)
	if err != nil {
		return nil, in.wrap(err)
	}
	in.earlier = renewed.Rules != setup.Rules
	m, err := NewMatch(t, renewed)
	if err != nil {
		return nil, in.wrap(err)
	}
	return m, in.wrap(in.moves(m))
}

// ReadHead reads the set-up of a record and nothing else. Nothing is said of whether it
// can be played.
func ReadHead(r io.Reader) (Setup, error) {
	in := newRecordReader(r)
	setup, err := in.setup()
	return setup, in.wrap(err)
}

func newRecordReader(r io.Reader) *recordReader {
	in := &recordReader{scan: bufio.NewScanner(io.LimitReader(r, maxRecord))}
	in.scan.Buffer(make([]byte, 0, maxLine), maxLine)
	return in
}

// recordReader reads a record line by line and sums up what it read.
type recordReader struct {
	scan *bufio.Scanner
	line int
	text string
	sum  strings.Builder

	earlier bool // the game was played by earlier rules
}

// ErrEarlier is wrapped by the fault of a record that was played by earlier rules.
var ErrEarlier = errors.New("the game was played by earlier rules and goes on where they still agree")

func (in *recordReader) wrap(err error) error {
	if err == nil {
		return nil
	}
	if in.earlier {
		err = fmt.Errorf("%w: %w", ErrEarlier, err)
	}
	return &RecordError{in.line, err}
}

func (in *recordReader) next() bool {
	if in.line > 0 {
		in.sum.WriteString(in.text + "\n")
	}
	if !in.scan.Scan() {
		return false
	}
	in.line++
	in.text = in.scan.Text()
	return true
}

// field reads a line that begins with a word and returns the rest of it.
func (in *recordReader) field(word string) (string, error) {
	if !in.next() {
		return "", fmt.Errorf("the record ends where %q belongs", word)
	}
	rest, ok := strings.CutPrefix(in.text, word)
	if !ok {
		return "", fmt.Errorf("%s stands where %q belongs", brief(in.text), word)
	}
	return strings.TrimSpace(rest), nil
}

func (in *recordReader) setup() (s Setup, err error) {
	if !in.next() {
		return s, errors.New("the record is empty")
	}
	var version int
	if _, err := fmt.Sscanf(in.text, "%s record %d", &s.Title, &version); err != nil || version != recordVersion || checkName(s.Title) != nil {
		return s, fmt.Errorf("%s is not the first line of a record of version %d", brief(in.text), recordVersion)
	}
	for _, f := range []struct {
		word string
		read func(string) error
	}{
		{"rules", func(v string) (err error) { s.Rules, err = strconv.Atoi(v); return err }},
		{"box", func(v string) (err error) { s.Box, err = strconv.ParseUint(v, 16, 64); return err }},
		{"seed", func(v string) (err error) { s.Seed, err = strconv.ParseUint(v, 16, 64); return err }},
		{"modules", func(v string) error { s.Modules = strings.Fields(v); return nil }},
	} {
		v, err := in.field(f.word)
		if err != nil {
			return s, err
		}
		if len(v) > maxModules {
			return s, fmt.Errorf("%s: %s is too long", f.word, brief(v))
		}
		if err := f.read(v); err != nil {
			return s, fmt.Errorf("%s: %s is no number", f.word, brief(v))
		}
	}
	for in.next() && in.text != "" {
		if err := in.setupLine(&s); err != nil {
			return s, err
		}
	}
	return s, nil
}

// setupLine reads an option, the name or a seat.
func (in *recordReader) setupLine(s *Setup) (err error) {
	if name, ok := strings.CutPrefix(in.text, "name "); ok {
		s.Name, err = readName(name)
		return err
	}
	if option, ok := strings.CutPrefix(in.text, "option "); ok {
		o, err := readOption(option)
		if s.Options = append(s.Options, o); len(s.Options) > maxOptions {
			return fmt.Errorf("there are more than %d options", maxOptions)
		}
		return err
	}
	p, err := readSeat(in.text)
	if s.Seats = append(s.Seats, p); err == nil && len(s.Seats) > MaxSeats {
		return fmt.Errorf("there are more than %d seats", MaxSeats)
	}
	return err
}

// readOption reads: NAME VALUE.
func readOption(text string) (o Option, err error) {
	words := strings.Fields(text)
	if len(words) != 2 {
		return o, fmt.Errorf(`%s is not of the form: option name value`, brief(text))
	}
	return Option{words[0], words[1]}, checkName(text)
}

// readSeat reads: seat COLOUR LEVEL "NAME" FACE, of which the face may be left out.
func readSeat(line string) (p Player, err error) {
	if _, err := fmt.Sscanf(line, "seat %d %d %q", &p.Colour, &p.Level, &p.Name); err != nil {
		return p, fmt.Errorf(`%s is not of the form: seat 0 0 "Name"`, brief(line))
	}
	face := strings.Fields(line[strings.LastIndexAny(line, "\"`")+1:])
	if len(face) > 1 {
		return p, fmt.Errorf(`%s is not of the form: seat 0 4 "Name" face`, brief(line))
	}
	p.Face = strings.Join(face, "")
	return p, cmp.Or(checkName(p.Name), checkName(p.Face))
}

// readName reads a name between quotation marks.
func readName(text string) (string, error) {
	name, err := strconv.Unquote(text)
	if err != nil {
		return "", fmt.Errorf("%s is no name between quotation marks", brief(text))
	}
	return name, checkName(name)
}

// checkName refuses a name that no screen could show.
func checkName(name string) error {
	if utf8.RuneCountInString(name) > maxName {
		return fmt.Errorf("the name %s has more than %d letters", brief(name), maxName)
	}
	if !utf8.ValidString(name) || strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return fmt.Errorf("the name %s has signs that cannot be shown", brief(name))
	}
	return nil
}

// brief quotes what stands in a record so that it fits into a sentence, whatever it is.
func brief(text string) string {
	if len(text) > 60 {
		return strconv.Quote(text[:56]) + "…"
	}
	return strconv.Quote(text)
}

// moves replays the actions up to the end line.
func (in *recordReader) moves(m *Match) error {
	for in.next() {
		if done, err := in.move(m); done || err != nil {
			return err
		}
	}
	if err := in.scan.Err(); err != nil {
		return err
	}
	return errors.New("the record ends without its end line; what follows is lost")
}

// move reads one line: an action, a hash, or the end.
func (in *recordReader) move(m *Match) (done bool, err error) {
	if note, ok := strings.CutPrefix(in.text, "# "); ok {
		return false, in.note(m, note)
	}
	if want, ok := strings.CutPrefix(in.text, "end "); ok {
		return true, compare("record", want, SeedOf(in.sum.String()))
	}
	seat, text, _ := strings.Cut(in.text, " ")
	if want := strconv.Itoa(int(m.game.Decision().Seat) + 1); seat != want {
		return false, fmt.Errorf("%s: it is seat %s that is asked", brief(in.text), want)
	}
	if len(m.moves) == maxActions {
		return false, fmt.Errorf("more than %d actions", maxActions)
	}
	a, err := Find(m.game, text)
	if err != nil {
		return false, err
	}
	return false, m.apply(a)
}

// note reads what a line tells beside the actions.
func (in *recordReader) note(m *Match, text string) error {
	word, want, _ := strings.Cut(text, " ")
	switch word {
	case "hash":
		if in.earlier {
			return nil
		}
		return compare("position", want, m.game.Hash())
	case "scores":
		if have := scoresText(m.game); have != want {
			return fmt.Errorf("the points are %s, not %s", have, brief(want))
		}
		return nil
	case "joined":
		if len(m.moves) == 0 {
			return errors.New("there is no action that could be joined with the next")
		}
		m.moves[len(m.moves)-1].Joined = true
		return nil
	case "back":
		n, err := strconv.Atoi(want)
		if err != nil || n < 1 || n > maxActions {
			return fmt.Errorf("%s is no number of actions taken back", brief(want))
		}
		if b := len(m.backs); b > 0 && m.backs[b-1].At == len(m.moves) {
			return errors.New("how much was taken back here is noted already")
		}
		m.note(len(m.moves), n)
		return nil
	}
	return fmt.Errorf("%s is no note of a record", brief(word))
}

func compare(what, want string, have uint64) error {
	if text := fmt.Sprintf("%016x", have); text != want {
		return fmt.Errorf("the sum of the %s is %s, not %s: it was changed, or made by other rules", what, text, brief(want))
	}
	return nil
}
