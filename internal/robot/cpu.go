package robot

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// ticks a second in /proc: the same on every Linux that Go runs on.
const clockTicks = 100

// CPU returns what a process and all its descendants have used so far. It
// reads /proc, so it works on Linux only.
func CPU(pid int) (time.Duration, error) {
	stats, err := filepath.Glob("/proc/[0-9]*/stat")
	if err != nil {
		return 0, err
	}
	parent, used := map[int]int{}, map[int]int{}
	for _, path := range stats {
		if id, up, ticks, ok := readStat(path); ok {
			parent[id], used[id] = up, ticks
		}
	}
	if _, ok := used[pid]; !ok {
		return 0, fmt.Errorf("no process %d in /proc", pid)
	}
	total := 0
	for id, ticks := range used {
		for at := id; at > 1; at = parent[at] {
			if at == pid {
				total += ticks
				break
			}
		}
	}
	return time.Duration(total) * time.Second / clockTicks, nil
}

// readStat reads process, parent, and user plus system time. A process that
// has ended meanwhile is not ok.
func readStat(path string) (id, parent, ticks int, ok bool) {
	text, err := os.ReadFile(path)
	if err != nil {
		return 0, 0, 0, false
	}
	// The name is in brackets and may hold anything: fields are counted behind it.
	name := strings.LastIndexByte(string(text), ')')
	fields := strings.Fields(string(text[name+1:]))
	if name < 0 || len(fields) < 13 {
		return 0, 0, 0, false
	}
	id, err = strconv.Atoi(filepath.Base(filepath.Dir(path)))
	parent, _ = strconv.Atoi(fields[1])
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return id, parent, user + system, err == nil
}

// Load says how much of one core a process and its descendants use while the
// time passes: 1 is a whole core.
func Load(pid int, during time.Duration) (float64, error) {
	before, err := CPU(pid)
	if err != nil {
		return 0, err
	}
	start := time.Now()
	time.Sleep(during)
	after, err := CPU(pid)
	return float64(after-before) / float64(time.Since(start)), err
}

// Idle says what a process and its descendants use of one core when nobody does anything: after half a
// minute, in which they still unpack what comes late, for twenty seconds.
func Idle(pid int) (float64, error) {
	time.Sleep(30 * time.Second)
	return Load(pid, 20*time.Second)
}
