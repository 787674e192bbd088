package scenes

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"time"
)

// meter measures the processor time of Update and Draw together, frame by frame, when the
// environment's MERLIN_FRAMES names a file to write the report to. It judges
// nothing; `make measure` reads it.
type meter struct {
	file   string
	took   time.Duration   // by the frame that is not yet drawn
	frames []time.Duration // those in which something was drawn
}

func newMeter() meter { return meter{file: os.Getenv("MERLIN_FRAMES")} }

// time adds what f takes to the frame.
func (m *meter) time(f func()) {
	if m.file == "" {
		f()
		return
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	start := spent()
	f()
	m.took += spent() - start
}

// drawn ends a frame.
func (m *meter) drawn(changed bool) {
	if m.file == "" {
		return
	}
	if changed {
		m.frames = append(m.frames, m.took)
	}
	m.took = 0
	if n := len(m.frames); changed && n%100 == 0 {
		m.report()
	}
}

// report writes how long the frames took, those of the start left out.
func (m *meter) report() {
	const start = 100
	if len(m.frames) <= start {
		return
	}
	sorted := slices.Clone(m.frames[start:])
	slices.Sort(sorted)
	at := func(percent int) time.Duration { return sorted[len(sorted)*percent/100] }
	text := fmt.Sprintf("%d frames: half under %v, 95 of 100 under %v, 99 of 100 under %v, longest %v\n",
		len(sorted), at(50), at(95), at(99), sorted[len(sorted)-1])
	os.WriteFile(m.file, []byte(text), 0o644) // a report that cannot be written is only missed
}
