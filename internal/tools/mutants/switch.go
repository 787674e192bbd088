package main

// switchText says which mutant is to be: the number in the environment. A mutant that
// never ends is ended by the number of calls, by the time, which is in the environment
// too, or by the memory.
const switchText = `package %s

import (
	"os"
	"runtime"
	"strconv"
	"time"
)

var mutantActive = mutantStart()

var mutantCalls int

func mutantStart() int {
	n, _ := strconv.Atoi(os.Getenv("MUTANT"))
	if n > 0 {
		go mutantWatch()
	}
	return n
}

func mutantWatch() {
	limit, _ := time.ParseDuration(os.Getenv("MUTANT_TIME"))
	var m runtime.MemStats
	for start := time.Now(); time.Since(start) < limit && m.HeapAlloc < 1<<28; runtime.ReadMemStats(&m) {
		time.Sleep(100 * time.Millisecond)
	}
	println("endless: time or memory")
	os.Exit(3)
}

func mutantIs() int {
	if mutantCalls++; mutantCalls > 20_000_000 {
		println("endless: calls")
		os.Exit(3)
	}
	return mutantActive
}

func mutantBent[T ~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64](v T, first int) T {
	switch mutantIs() - first {
	case 0:
		return v + 1
	case 1:
		return v - 1
	case 2:
		return 0
	}
	return v
}
`
