package store

import "fmt"

// Deed is what was to be done with a text.
type Deed string

// What a store does.
const (
	Reading  Deed = "read"
	Writing  Deed = "written"
	Listing  Deed = "listed"
	Deleting Deed = "deleted"
	Renaming Deed = "renamed"
)

// Fault is what a store could not do, where and why; screens say it in their words.
type Fault struct {
	Deed Deed
	Path string
	Err  error
}

func (f *Fault) Error() string { return fmt.Sprintf("%s cannot be %s: %v", f.Path, f.Deed, f.Err) }
func (f *Fault) Unwrap() error { return f.Err }

// SettingsFault says where settings are wrong, and where they were put.
type SettingsFault struct {
	Path, Aside string
	Line        int // 0 when it is of no line
	Err         error
}

func (f *SettingsFault) Error() string {
	return fmt.Sprintf("%s: %v (it was put aside as %s)", f.Path, f.Err, f.Aside)
}
func (f *SettingsFault) Unwrap() error { return f.Err }

// lineError is what is wrong on a line of a text.
type lineError struct {
	line int
	err  error
}

func (e *lineError) Error() string { return fmt.Sprintf("line %d: %v", e.line, e.err) }
func (e *lineError) Unwrap() error { return e.err }

// atLine is an error on a line.
func atLine(line int, format string, args ...any) error {
	return &lineError{line, fmt.Errorf(format, args...)}
}
