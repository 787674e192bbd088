package scenes

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"time"

	"merlin/scenes/ui"
)

// meter measures the processor time of Update and Draw together, frame by frame, when the
// environment's MERLIN_FRAMES names a file to write the report to. It judges
// nothing; `make measure` reads it.
type meter struct {
	file   string
	took   time.Duration   // by the frame that is not yet drawn
	frames []time.Duration // those in which something was drawn
	moving []time.Duration // of them, those in which something moved
}

// mover is a scene on which things move.
type mover interface {
	Moving() bool // something moves now
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

// drawn ends a frame of a scene.
func (m *meter) drawn(changed bool, s ui.Scene) {
	if m.file == "" {
		return
	}
	if changed {
		m.frames = append(m.frames, m.took)
		if at, ok := s.(mover); ok && at.Moving() {
			m.moving = append(m.moving, m.took)
		}
	}
	m.took = 0
	if n := len(m.frames); changed && n%100 == 0 {
		m.report()
	}
}

// report writes how long the frames took, all and those in which something moved; those of
// the start are left out.
func (m *meter) report() {
	const start = 100
	if len(m.frames) <= start {
		return
	}
	text := "all: " + shares(m.frames[start:]) + "while things move: " + shares(m.moving)
	os.WriteFile(m.file, []byte(text), 0o644) // a report that cannot be written is only missed
}

// shares is a line that says how long frames took.
func shares(frames []time.Duration) string {
	if len(frames) == 0 {
		return "no frames\n"
	}
	sorted := slices.Clone(frames)
	slices.Sort(sorted)
	at := func(percent int) time.Duration { return sorted[len(sorted)*percent/100] }
	return fmt.Sprintf("%d frames: half under %v, 95 of 100 under %v, 99 of 100 under %v, longest %v\n",
		len(sorted), at(50), at(95), at(99), sorted[len(sorted)-1])
}
