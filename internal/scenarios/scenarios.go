// Package scenarios reads the files of scenarios that lie in a folder, for tests and tools;
// package scenario, which reads their text, reads no files.
package scenarios

import (
	"fmt"
	"os"
	"path/filepath"

	"merlin/game/scenario"
)

// Read reads the files of a folder whose names end in .txt, in the order of their names.
// None is an error.
func Read(folder string) (all []scenario.Scenario, err error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.txt"))
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("there are no scenario files in %s", folder)
	}
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		more, err := ReadFile(file)
		if err != nil {
			return nil, err
		}
		all = append(all, more...)
	}
	return all, nil
}

// ReadFile reads a file of scenarios.
func ReadFile(file string) ([]scenario.Scenario, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return scenario.Read(file, string(text))
}
