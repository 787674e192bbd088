// Package boxfile opens box files for the program and its tools; the engine
// itself does no I/O.
package boxfile

import (
	"fmt"
	"os"

	"merlin/game/merlin"
)

// maxSize is far more than any box needs.
const maxSize = 1 << 20

// Open reads and checks a box file; an empty name is the box that comes with the
// program. The error names the file, the line and the table.
func Open(name string) (*merlin.Box, error) {
	if name == "" {
		return merlin.StandardBox(), nil
	}
	info, err := os.Stat(name)
	if err != nil {
		return nil, fmt.Errorf("the box file cannot be read: %w", err)
	}
	if info.IsDir() || info.Size() > maxSize {
		return nil, fmt.Errorf("%s is no box file: it is a folder or larger than %d bytes", name, maxSize)
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("the box file cannot be read: %w", err)
	}
	return merlin.ReadBox(name, string(text))
}
