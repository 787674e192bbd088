package store

import (
	"errors"
	"syscall"
)

// syncDir has nothing to do: Windows keeps a rename in its journal and lets
// nobody flush a folder.
func syncDir(string) error { return nil }

// isReadOnly reports whether err is ERROR_WRITE_PROTECT.
func isReadOnly(err error) bool { return errors.Is(err, syscall.Errno(19)) }

// isFull reports whether err is ERROR_HANDLE_DISK_FULL or ERROR_DISK_FULL.
func isFull(err error) bool {
	return errors.Is(err, syscall.Errno(39)) || errors.Is(err, syscall.Errno(112))
}
