// Package store keeps the player's settings and games: in files in the user's
// configuration folder on the desktop, in the page's storage in a browser.
//
// The idea: a Store is a small set of named texts, and all else is built on
// it. Settings are one text; a game is a record sealed with a checksum, with
// two older generations beside it. A text is replaced as a whole or not at all,
// so what was kept before is not lost when a disk is full or the power goes.
//
// Limits: a text is UTF-8 of at most MaxSize bytes. Of two programs that run at a
// time, windows on a desktop or tabs of a browser, one has the [Hold] on a game; a
// [Saver] writes over nothing that it does not know. Settings of the one that writes
// last stand. The package knows no game; it does not look into a record.
//
// Every error is one sentence with the place, for a log; a screen says it in the
// player's words by its [Fault] or [SettingsFault] and by errors.Is, which tells
// ErrFull, ErrUnavailable, ErrTooBig, ErrText, ErrName, ErrBroken, ErrNewer, ErrOlder and
// fs.ErrNotExist apart.
package store

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"unicode/utf8"
)

// MaxSize is the greatest length of a text in bytes.
const MaxSize = 1 << 20

// What can be wrong, for errors.Is.
var (
	ErrFull        = errors.New("there is no room left; delete old games or free space")
	ErrUnavailable = errors.New("nothing can be kept here; what you set and play is lost when the program ends")
	ErrTooBig      = fmt.Errorf("it is longer than the %d bytes that are allowed", MaxSize)
	ErrText        = errors.New("it is not UTF-8 text")
	ErrName        = errors.New("a name is 1 to 64 of a-z, 0-9, dot, dash and underscore, begins with a letter or digit and does not end with a dot")
	ErrBroken      = errors.New("it is damaged")
	ErrNewer       = errors.New("it was saved by a newer version of this program")
)

// Store keeps named texts. Its methods may be called from any goroutine.
type Store interface {
	// Read returns a text; the error is fs.ErrNotExist when there is none.
	Read(name string) ([]byte, error)
	// Write replaces a text or makes a new one. On an error the old one stands.
	Write(name string, data []byte) error
	// List returns the names of all texts, sorted.
	List() ([]string, error)
	// Delete removes a text. It is no error when there is none.
	Delete(name string) error
	// SetAside renames a text, broken as a rule, to name.broken, in place of
	// an earlier one of that name.
	SetAside(name string) error
	// Stamp returns a short word that changes with a text, without reading all of it; the
	// error is as Read's.
	Stamp(name string) (string, error)
	// Path says where a text is kept, for messages.
	Path(name string) string

	// Mark is a word that tells this program from all others that use the store. Lives
	// reports whether the program of a mark still runs; true where nobody can know.
	Mark() string
	Lives(mark string) bool
	// Alone runs do while no other program runs its own, as far as the store can see to
	// that, and returns its error. It is not called within do.
	Alone(do func() error) error
}

// brokenSuffix marks what SetAside put away.
const brokenSuffix = ".broken"

// checkName refuses what some file system would not take or would confuse.
func checkName(name string) error {
	ok := 0 < len(name) && len(name) <= 64 && name[len(name)-1] != '.'
	for i := 0; ok && i < len(name); i++ {
		c := name[i]
		ok = 'a' <= c && c <= 'z' || '0' <= c && c <= '9' || i > 0 && strings.IndexByte("._-", c) >= 0
	}
	if !ok || reserved(name) {
		return fmt.Errorf("the name %q cannot be used: %w", name, ErrName)
	}
	return nil
}

// checkAside refuses a name that has no room for brokenSuffix.
func checkAside(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	return checkName(name + brokenSuffix)
}

// reserved reports whether Windows takes name for a device.
func reserved(name string) bool {
	stem, _, _ := strings.Cut(name, ".")
	switch stem {
	case "con", "prn", "aux", "nul":
		return true
	}
	return len(stem) == 4 && (stem[:3] == "com" || stem[:3] == "lpt")
}

// checkData refuses what a store does not keep.
func checkData(path string, data []byte) error {
	if len(data) > MaxSize {
		return fmt.Errorf("%s: not written: %w", path, ErrTooBig)
	}
	if !utf8.Valid(data) {
		return fmt.Errorf("%s: not written: %w", path, ErrText)
	}
	return nil
}

// ReadOnly reports whether err means that nothing may be written there.
func ReadOnly(err error) bool { return errors.Is(err, fs.ErrPermission) || isReadOnly(err) }

// missing is the error of a text that is not there.
func missing(path string) error { return fmt.Errorf("%s: %w", path, fs.ErrNotExist) }
