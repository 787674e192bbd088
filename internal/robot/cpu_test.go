package robot

import (
	"os"
	"os/exec"
	"testing"
	"time"
)

func TestCPUCountsDescendants(t *testing.T) {
	if _, err := os.Stat("/proc/self/stat"); err != nil {
		t.Skip("no /proc here")
	}
	child := exec.Command("sh", "-c", "i=0; while [ $i -lt 400000 ]; do i=$((i+1)); done; sleep 60")
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() { child.Process.Kill(); child.Wait() }()
	for range 600 {
		mine, err := CPU(os.Getpid())
		if err != nil {
			t.Fatal(err)
		}
		if its, err := CPU(child.Process.Pid); err != nil || its >= 100*time.Millisecond && mine >= its {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Error("the child's work is not counted")
}

func TestCPUOfNobody(t *testing.T) {
	if _, err := CPU(1 << 30); err == nil {
		t.Error("no error for a process that is not there")
	}
}
