// Package gotool asks the go command.
package gotool

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"reflect"
	"strings"
)

// Run runs the go command in a folder ("" is the working directory), with more in its
// environment, and returns what it prints, without blanks around it. An error says what it
// complained of.
func Run(dir string, env []string, args ...string) (string, error) {
	return Output(dir, env, "go", args...)
}

// Output is Run for another program.
func Output(dir string, env []string, name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	var said, wrong strings.Builder
	cmd.Stdout, cmd.Stderr = &said, &wrong
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("%s %s: %w %s", name, strings.Join(args, " "), err, strings.TrimSpace(wrong.String()))
	}
	return strings.TrimSpace(said.String()), nil
}

// List returns the packages that go list tells of, in its order. The fields of Package, a
// struct, name what it is asked for: those that `go help list` knows.
func List[Package any](dir string, env []string, args ...string) (all []Package, err error) {
	var fields []string
	for _, f := range reflect.VisibleFields(reflect.TypeFor[Package]()) {
		fields = append(fields, f.Name)
	}
	text, err := Run(dir, env, append([]string{"list", "-json=" + strings.Join(fields, ",")}, args...)...)
	if err != nil {
		return nil, err
	}
	for d := json.NewDecoder(strings.NewReader(text)); ; {
		var p Package
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all, nil
		} else if err != nil {
			return nil, err
		}
		all = append(all, p)
	}
}
