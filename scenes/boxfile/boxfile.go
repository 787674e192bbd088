// Package boxfile opens box files for the program and its tools; the engine
// itself does no I/O.
package boxfile

import (
	"fmt"
	"io"
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
	if info, err := os.Stat(name); err == nil && !info.Mode().IsRegular() { // to open a pipe is to wait
		return nil, fmt.Errorf("%s is no file", name)
	}
	file, err := os.Open(name)
	if err != nil {
		return nil, fmt.Errorf("the box file cannot be read: %w", err)
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, maxSize+1))
	if err != nil {
		return nil, fmt.Errorf("the box file cannot be read: %w", err)
	}
	if len(text) > maxSize {
		return nil, fmt.Errorf("%s is no box file: it is larger than %d bytes", name, maxSize)
	}
	return merlin.ReadBox(name, string(text))
}
