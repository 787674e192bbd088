// Package desktop starts the built game under a virtual display of its own and
// lends the robot a real mouse there: X events made by xdotool, pictures taken
// by ImageMagick, the list of regions from the file that the game writes when
// MERLIN_REGIONS names one. It needs Linux, Xvfb, xdotool and import.
package desktop

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"merlin/internal/robot"
)

// Lacks says what this machine lacks for a virtual display; empty when nothing.
func Lacks() string {
	var missing []string
	for _, tool := range []string{"Xvfb", "xdotool", "import"} {
		if _, err := exec.LookPath(tool); err != nil {
			missing = append(missing, tool)
		}
	}
	return strings.Join(missing, ", ")
}

// Display is a virtual screen of 1920 by 1080 pixels.
type Display struct {
	name   string // as in DISPLAY
	server *exec.Cmd
	device float64 // its pixels in one of a window's measures
}

// OpenDisplay starts one under a free number.
func OpenDisplay() (*Display, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-noreset")
	server.ExtraFiles = []*os.File{w}
	if err := server.Start(); err != nil {
		return nil, err
	}
	w.Close()
	number, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		return nil, errors.Join(errors.New("the virtual display has not started"), server.Wait())
	}
	return &Display{":" + strings.TrimSpace(number), server, 1}, nil
}

// Close ends the display.
func (d *Display) Close() {
	d.server.Process.Kill()
	d.server.Wait()
}

func (d *Display) command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+d.name)
	return cmd
}

func (d *Display) xdotool(args ...string) (string, error) {
	out, err := d.command("xdotool", args...).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("xdotool %s: %w %s", strings.Join(args, " "), err, out)
	}
	return strings.TrimSpace(string(out)), nil
}

// Window is the game on a display. It keeps its settings and saves in a folder
// of its own.
type Window struct {
	display  *Display
	game     *exec.Cmd
	id       string
	list     string // file of the region list
	pictures string // folder
	said     *strings.Builder
	ended    chan error

	text []byte     // of the list as it was read last
	seen robot.List // what it says
}

// Open starts the built game with its window of the size that args ask for.
// home is an empty folder for its settings; pictures go to the other one.
func (d *Display) Open(binary, home, pictures string, args ...string) (*Window, error) {
	w := &Window{
		display: d, game: d.command(binary, args...), list: filepath.Join(home, "regions.json"),
		pictures: pictures, said: &strings.Builder{}, ended: make(chan error, 1),
	}
	w.game.Env = append(w.game.Env, "HOME="+home, "XDG_CONFIG_HOME="+home, "LANG=en_GB.UTF-8", "MERLIN_REGIONS="+w.list)
	w.game.Stdout, w.game.Stderr = w.said, w.said
	if err := w.game.Start(); err != nil {
		return nil, err
	}
	go func() { w.ended <- w.game.Wait() }()
	return w, w.find()
}

// find waits for the window and moves it to the upper left.
func (w *Window) find() error {
	for end := time.Now().Add(3 * time.Minute); time.Now().Before(end); {
		id, err := w.display.xdotool("search", "--onlyvisible", "--name", "^Merlin")
		if err == nil && id != "" {
			w.id = strings.Fields(id)[0]
			_, err := w.display.xdotool("windowmove", w.id, "0", "0") // all of it is on the screen at every size
			return err
		}
		select {
		case err := <-w.ended:
			return fmt.Errorf("the game ended before it opened a window: %w %s", err, w.said)
		case <-time.After(100 * time.Millisecond):
		}
	}
	w.Close()
	return fmt.Errorf("no window has opened within a minute: %s", w.said)
}

// PID is the process of the game.
func (w *Window) PID() int { return w.game.Process.Pid }

// Close ends the game.
func (w *Window) Close() {
	w.game.Process.Kill()
	<-w.ended
	w.ended <- errors.New("closed")
}

// Look reads the list of regions; an empty one before the game has written it.
func (w *Window) Look() (robot.List, error) {
	var list robot.List
	select {
	case err := <-w.ended:
		w.ended <- err
		return list, fmt.Errorf("the game ended: %w %s", err, w.said)
	default:
	}
	data, err := os.ReadFile(w.list)
	if errors.Is(err, os.ErrNotExist) {
		return list, nil
	}
	if err != nil || bytes.Equal(data, w.text) {
		return w.seen, err
	}
	if err := json.Unmarshal(data, &list); err != nil {
		return nil, err
	}
	w.text, w.seen = data, list
	return list, nil
}

// Told is what the game has told by itself so far, a line each.
func (w *Window) Told() []string {
	text, _ := os.ReadFile(w.list + ".told") // there is no file before
	lines := strings.Split(string(text), "\n")
	return lines[:len(lines)-1]
}

// Click moves the mouse to a place of the window and presses it for longer than a
// tick of the game, as a finger does.
func (w *Window) Click(x, y float64) error {
	_, err := w.display.xdotool(append(w.to(x, y), "mousedown", "1", "sleep", "0.04", "mouseup", "1")...)
	return err
}

// Move leaves the mouse at a place of the window.
func (w *Window) Move(x, y float64) error {
	_, err := w.display.xdotool(w.to(x, y)...)
	return err
}

// to moves the mouse there.
func (w *Window) to(x, y float64) []string {
	d := w.display.device
	return []string{"mousemove", "--window", w.id, fmt.Sprint(int(x * d)), fmt.Sprint(int(y * d))}
}

// Resize gives the window another size and waits until the game has laid its
// list out anew.
func (w *Window) Resize(width, height int) error {
	before, err := w.Look()
	if err != nil {
		return err
	}
	if _, err := w.display.xdotool("windowsize", w.id, w.pixels(width), w.pixels(height)); err != nil {
		return err
	}
	for range 40 {
		if now, err := w.Look(); err != nil || !slices.Equal(now, before) {
			return err
		}
		time.Sleep(50 * time.Millisecond)
	}
	return nil // it had that size before
}

func (w *Window) pixels(n int) string { return fmt.Sprint(int(float64(n) * w.display.device)) }

// sizes of the pictures that are kept of each scene; the last one stays.
var sizes = [][2]int{{1920, 1080}, {1280, 720}}

// Picture keeps NAME-1920x1080.png and NAME-1280x720.png.
func (w *Window) Picture(name string) error {
	if err := os.MkdirAll(w.pictures, 0o755); err != nil {
		return err
	}
	for _, s := range sizes {
		if err := w.Resize(s[0], s[1]); err != nil {
			return err
		}
		time.Sleep(600 * time.Millisecond) // the list is written before the frame is shown
		file := filepath.Join(w.pictures, fmt.Sprintf("%s-%dx%d.png", name, s[0], s[1]))
		// quality 10 packs a PNG quickly
		if out, err := w.display.command("import", "-window", w.id, "-quality", "10", file).CombinedOutput(); err != nil {
			return fmt.Errorf("import: %w %s", err, out)
		}
	}
	return nil
}

// Burst clicks the spots and presses the keys in one go of xdotool, within a tick or two.
func (w *Window) Burst(spots []robot.Region, keys ...string) error {
	var args []string
	for _, r := range spots {
		args = append(append(args, w.to(r.AtX, r.AtY)...), "click", "1")
	}
	for _, k := range keys {
		args = append(args, "key", "--delay", "0", map[string]string{"Enter": "Return"}[k]+strings.TrimPrefix(k, "Enter"))
	}
	_, err := w.display.xdotool(args...)
	return err
}
