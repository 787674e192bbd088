//go:build !js && !windows

package store

import (
	"errors"
	"os"
	"syscall"
)

// syncDir waits until the disk knows of a file's new name in dir. A folder on
// a file system that cannot do so is as safe as it gets.
func syncDir(dir string) error {
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	err = d.Sync()
	if errors.Is(err, syscall.EINVAL) || errors.Is(err, syscall.ENOTSUP) {
		err = nil
	}
	return errors.Join(err, d.Close())
}

// isReadOnly reports whether err is of a disk that may only be read.
func isReadOnly(err error) bool { return errors.Is(err, syscall.EROFS) }

// isFull reports whether err is of a full disk or a used-up quota.
func isFull(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT)
}

// lock locks a file as long as it is open; errLocked when another one has.
func lock(file *os.File) error {
	err := syscall.Flock(int(file.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if errors.Is(err, syscall.EWOULDBLOCK) {
		return errLocked
	}
	return err
}
