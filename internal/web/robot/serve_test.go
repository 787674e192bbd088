package robot

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"sync"
	"testing"
)

// root is the folder of the game's go.mod.
const root = "../../.."

// server is the program that serves the page to all tests.
type server struct {
	folder string // with the program
	cmd    *exec.Cmd
	url    string
}

var (
	running server
	served  = sync.OnceValue(running.open)
)

// serve says where the game is, which is served as long as the tests run.
func serve(t *testing.T) (url string) {
	t.Helper()
	if err := served(); err != nil {
		t.Fatal(err)
	}
	return running.url
}

// open builds the page and serves it.
func (s *server) open() (err error) {
	if s.folder, err = os.MkdirTemp("", "merlin-robot"); err != nil {
		return err
	}
	program := filepath.Join(s.folder, "web")
	build := exec.Command("go", "build", "-o", program, "./internal/web")
	build.Dir = root
	if text, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%s", text)
	}
	return s.start(program)
}

// start runs the program until it says where the game is.
func (s *server) start(program string) error {
	s.cmd = exec.Command(program, "-addr", "127.0.0.1:0")
	s.cmd.Dir, s.cmd.Stderr = root, os.Stderr
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := s.cmd.Start(); err != nil {
		return err
	}
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if s.url = regexp.MustCompile(`http://\S+`).FindString(lines.Text()); s.url != "" {
			return nil
		}
	}
	return fmt.Errorf("the server ended without saying where the game is: %w", s.cmd.Wait())
}

// stop ends what was begun.
func (s *server) stop() {
	if s.url != "" {
		s.cmd.Process.Kill()
		s.cmd.Wait()
	}
	if s.folder != "" {
		os.RemoveAll(s.folder)
	}
}

func TestMain(m *testing.M) {
	code := m.Run()
	running.stop()
	os.Exit(code)
}
