// Package boxfile opens box and deck files for the program and its tools; the engines
// themselves do no I/O.
package boxfile

import (
	"fmt"
	"io"
	"os"

	"merlin/game/legends"
	"merlin/game/merlin"
)

// maxSize is far more than any box or deck needs.
const maxSize = 1 << 20

// Open reads and checks a box file; an empty name is the box that comes with the
// program. The error names the file, the line and the table.
func Open(name string) (*merlin.Box, error) {
	if name == "" {
		return merlin.StandardBox(), nil
	}
	text, err := Text("box", name)
	if err != nil {
		return nil, err
	}
	return merlin.ReadBox(name, text)
}

// OpenDeck reads and checks a deck file; an empty name is the deck that comes with the
// program. The error names the file, the line and the card.
func OpenDeck(name string) (*legends.Deck, error) {
	if name == "" {
		return legends.StandardDeck(), nil
	}
	text, err := Text("deck", name)
	if err != nil {
		return nil, err
	}
	return legends.ReadDeck(name, text)
}

// Text reads a file of a kind, "box" or "deck", without a look at what it says.
func Text(kind, name string) (string, error) {
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() { // to open a pipe is to wait
		return "", fmt.Errorf("%s is no file", name)
	}
	file, err := os.Open(name)
	if err != nil {
		return "", fmt.Errorf("the %s file cannot be read: %w", kind, err)
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, maxSize+1))
	if err != nil {
		return "", fmt.Errorf("the %s file cannot be read: %w", kind, err)
	}
	if len(text) > maxSize {
		return "", fmt.Errorf("%s is no %s file: it is larger than %d bytes", name, kind, maxSize)
	}
	return string(text), nil
}
