package store

import (
	"errors"
	"os"
	"syscall"

	"golang.org/x/sys/windows"
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

// lock locks a file as long as it is open; errLocked when another one has.
func lock(file *os.File) error {
	const flags = windows.LOCKFILE_EXCLUSIVE_LOCK | windows.LOCKFILE_FAIL_IMMEDIATELY
	err := windows.LockFileEx(windows.Handle(file.Fd()), flags, 0, 1, 0, new(windows.Overlapped))
	if errors.Is(err, windows.ERROR_LOCK_VIOLATION) {
		return errLocked
	}
	return err
}
