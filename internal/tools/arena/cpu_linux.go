package main

import (
	"syscall"
	"time"
)

// cpu returns the processor time of this process, so that what else the machine does counts
// for little.
func cpu() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
