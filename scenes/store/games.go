package store

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
)

const (
	gameSuffix  = ".game"
	sealMagic   = "game-record"
	sealVersion = 1
	lastVersion = 99 // that newer programs may come to
	generations = 3  // the newest and two older ones
)

// Game is a game as LoadGame found it.
type Game struct {
	Record []byte
	Age    int   // generation: 0 is what was saved last, 1 what was saved before that
	Lost   error // when Age > 0: what is wrong with the newest, for the player to read
}

// ErrOlder is wrapped by the error of SaveGame when the game itself is saved.
var ErrOlder = errors.New("the game is saved, but not what was saved before")

// SaveGame keeps record, a text, as the newest of the game called name, and the
// two saved before it as older generations. An error that names an older
// generation means that only that one was not kept. What a newer program saved is left
// there, and the error is ErrNewer.
func SaveGame(s Store, name string, record []byte) error {
	newest := generation(name, 0)
	if err := checkAside(generation(name, generations-1)); err != nil {
		return err
	}
	aging := age(s, name)
	if errors.Is(aging, ErrNewer) {
		return aging
	}
	if err := s.Write(newest, seal(record)); err != nil {
		return err
	}
	if aging != nil {
		return fmt.Errorf("%w: %w", ErrOlder, aging)
	}
	return nil
}

// SaveTwice keeps record as SaveGame does, with a copy of it beside: what is saved but
// once is not lost by one damaged file.
func SaveTwice(s Store, name string, record []byte) error {
	if err := SaveGame(s, name, record); err != nil {
		return err
	}
	return SaveGame(s, name, record)
}

// Remains returns what is left of the newest text of a game of which nothing is good;
// nil when it cannot be read.
func Remains(s Store, name string) []byte {
	for i := range generations {
		if data, err := s.Read(generation(name, i)); err == nil {
			return data
		}
	}
	return nil
}

// age copies each generation to the next older one, oldest first, so that at
// any moment all that is good is there at least once. One that is broken pushes
// out no good one; the newest is put aside then.
func age(s Store, name string) error {
	switch _, err := loadGeneration(s, generation(name, 0)); {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case useless(err):
		return s.SetAside(generation(name, 0))
	case err != nil:
		return err // one by a newer program, too
	}
	for i := generations - 1; i > 0; i-- {
		if err := ageOne(s, generation(name, i-1), generation(name, i)); err != nil {
			return err
		}
	}
	return nil
}

// ageOne copies a generation to the next older one, if there is anything good of it.
func ageOne(s Store, from, to string) error {
	data, _, err := loadText(s, from)
	switch {
	case useless(err):
		return nil
	case err == nil, errors.Is(err, ErrNewer):
		return s.Write(to, data)
	}
	return err
}

// useless reports whether err, of a generation, means that there is nothing good of it.
func useless(err error) bool {
	return errors.Is(err, fs.ErrNotExist) || errors.Is(err, ErrBroken)
}

// LoadGame returns the newest good generation of the game called name. The
// error is fs.ErrNotExist when there is no such game, ErrBroken when there
// is nothing good of it and ErrNewer when a newer program saved it.
func LoadGame(s Store, name string) (Game, error) {
	var lost []error
	for i := range generations {
		record, err := loadGeneration(s, generation(name, i))
		if err == nil {
			return Game{record, i, older(lost)}, nil
		}
		if errors.Is(err, ErrNewer) {
			return Game{}, err
		}
		lost = append(lost, err)
	}
	for _, err := range lost {
		if !errors.Is(err, fs.ErrNotExist) {
			return Game{}, fmt.Errorf("the game cannot be taken up, nor what was saved before: %w", err)
		}
	}
	return Game{}, lost[0]
}

// loadGeneration returns the record of one generation, or says what is wrong with it.
func loadGeneration(s Store, name string) ([]byte, error) {
	_, record, err := loadText(s, name)
	return record, err
}

// loadText returns the text of one generation with its record.
func loadText(s Store, name string) (data, record []byte, err error) {
	data, err = s.Read(name)
	if errors.Is(err, ErrTooBig) {
		return nil, nil, fmt.Errorf("%w: %w", err, ErrBroken)
	}
	if err != nil {
		return nil, nil, err
	}
	if record, err = unseal(data); err != nil {
		return data, nil, fmt.Errorf("%s: %w", s.Path(name), err)
	}
	return data, record, nil
}

// older is the sentence that an older generation was taken, or nil when lost
// has no reason.
func older(lost []error) error {
	if len(lost) == 0 {
		return nil
	}
	return fmt.Errorf("the game goes on from an earlier save: %w", lost[0])
}

// DeleteGame removes all generations of a game, the newest last: one whose deletion
// is interrupted is what it was. It is no error when there are none.
func DeleteGame(s Store, name string) error {
	for i := range generations {
		if err := s.Delete(generation(name, generations-1-i)); err != nil {
			return err
		}
	}
	return nil
}

// MoveGame gives what is the newest of a game another name, whatever it is, and removes
// the rest.
func MoveGame(s Store, from, to string) error {
	data, err := s.Read(generation(from, 0))
	if err == nil {
		err = s.Write(generation(to, 0), data)
	}
	if err != nil {
		return err
	}
	return DeleteGame(s, from)
}

// StampOf changes with the newest text of a game; "" when there is none, but older ones.
func StampOf(s Store, name string) string {
	stamp, _ := s.Stamp(generation(name, 0))
	return stamp
}

// SetGameAside puts aside what is left of a game of which nothing is good.
func SetGameAside(s Store, name string) error {
	for i := range generations {
		if err := s.SetAside(generation(name, i)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// Games returns the names of the saved games, sorted, also of those of which
// only an older generation is left.
func Games(s Store) ([]string, error) {
	texts, err := s.List()
	if err != nil {
		return nil, err
	}
	var games []string
	for _, text := range texts {
		name, rest, found := strings.Cut(text, gameSuffix)
		isGame := found && (rest == "" || rest == ".1" || rest == ".2")
		if isGame && (len(games) == 0 || games[len(games)-1] != name) {
			games = append(games, name)
		}
	}
	return games, nil
}

// generation names the text of a game's i-th generation, 0 the newest.
func generation(name string, i int) string {
	if i == 0 {
		return name + gameSuffix
	}
	return name + gameSuffix + "." + strconv.Itoa(i)
}

// seal puts a line before record with the form's version, the record's length
// and its checksum.
func seal(record []byte) []byte {
	return append(fmt.Appendf(nil, "%s %d %s\n", sealMagic, sealVersion, Sum(record)), record...)
}

// Sum is a record's length and checksum.
func Sum(record []byte) string { return fmt.Sprintf("%d %x", len(record), checksum(record)) }

func checksum(data []byte) [sha256.Size]byte { return sha256.Sum256(data) }

// unseal returns the record of what seal made, or says what is wrong with it.
func unseal(data []byte) ([]byte, error) {
	head, record, found := bytes.Cut(data, []byte("\n"))
	magic, rest, _ := strings.Cut(string(head), " ")
	if !found || magic != sealMagic {
		return nil, fmt.Errorf("line 1 is not that of a saved game: %w", ErrBroken)
	}
	form, sum, _ := strings.Cut(rest, " ")
	switch version, _ := strconv.Atoi(form); {
	case sealVersion < version && version <= lastVersion && sum != Sum(record): // else it is ours, but for a bit
		return nil, fmt.Errorf("it was saved in form %d, this program reads form %d: %w", version, sealVersion, ErrNewer)
	case form != strconv.Itoa(sealVersion):
		return nil, fmt.Errorf("there is no form %.20q of a saved game: %w", form, ErrBroken)
	}
	var length int
	if _, err := fmt.Sscan(sum, &length); err != nil || length != len(record) {
		return nil, fmt.Errorf("it has %d bytes after line 1 where %d were saved: %w", len(record), length, ErrBroken)
	}
	if sum != Sum(record) {
		return nil, fmt.Errorf("its checksum does not agree with it: %w", ErrBroken)
	}
	return record, nil
}
