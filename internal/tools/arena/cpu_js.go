package main

import (
	"syscall/js"
	"time"
)

// cpu returns the processor time of this process, in Node.
func cpu() time.Duration {
	used := js.Global().Get("process").Call("cpuUsage")
	return time.Duration(used.Get("user").Int()+used.Get("system").Int()) * time.Microsecond
}
