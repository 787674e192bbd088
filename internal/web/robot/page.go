// Package robot opens the game's page in Chromium and lends the robot a real
// mouse there, over the browser's own protocol. It is a module of its own, so
// that the game does not depend on what only this test needs.
package robot

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"merlin/internal/robot"
)

// Chromium returns the browser of this machine, "" when there is none.
func Chromium() string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// flags make Chromium quiet, and let it draw without a graphics card: the canvas, that is. What is
// round it would take a core for the better part of the start there, since Debian has it drawn as
// if there were a card.
var flags = map[string]any{
	"disable-gpu-rasterization": true, "disable-quic": true, "disable-component-update": true, "ignore-gpu-blocklist": true,
	"use-angle": "swiftshader", "enable-unsafe-swiftshader": true, "mute-audio": true,
}

// Page is a tab of a browser of its own.
type Page struct {
	ctx      context.Context
	close    func()
	pictures string // folder

	text string     // of the list as it was looked at last
	seen robot.List // what it says

	mu     sync.Mutex
	faults []string // what the console complained of
}

// OpenBrowser starts a browser with an empty tab, small as the processor draws it all.
// Pictures go to the folder. more are further flags of Chromium.
func OpenBrowser(pictures string, more map[string]any) (*Page, error) {
	opts := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(Chromium()), chromedp.NoSandbox)
	for _, set := range []map[string]any{flags, more} {
		for name, value := range set {
			opts = append(opts, chromedp.Flag(name, value))
		}
	}
	browser, stop := chromedp.NewExecAllocator(context.Background(), opts...)
	ctx, shut := chromedp.NewContext(browser)
	p := &Page{ctx: ctx, close: func() { shut(); stop() }, pictures: pictures}
	if err := p.small(); err != nil {
		p.close()
		return nil, fmt.Errorf("chromium does not start: %w", err)
	}
	go p.listen()
	return p, nil
}

// small gives the page the least size at which the table is shown whole, drawn in fewer pixels.
func (p *Page) small() error {
	return chromedp.Do(p.ctx, chromedp.EmulateViewport(1280, 720, chromedp.EmulateScale(.5)))
}

// Size gives the page another size, in pixels.
func (p *Page) Size(w, h int64) error { return chromedp.Do(p.ctx, chromedp.EmulateViewport(w, h)) }

// Close ends the browser.
func (p *Page) Close() { p.close() }

// PID is the process of the browser.
func (p *Page) PID() int { return chromedp.FromContext(p.ctx).Browser.Process().Pid }

// Before runs a script in the page before its own.
func (p *Page) Before(script string) error {
	return chromedp.Do(p.ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
		return err
	}))
}

// Go opens the address and waits until its page is loaded, not until the game runs.
func (p *Page) Go(url string) error { return chromedp.Do(p.ctx, chromedp.Navigate(url)) }

// Eval returns the value of an expression in the page.
func Eval[T any](p *Page, expression string) (T, error) {
	return chromedp.Run(p.ctx, chromedp.Evaluate[T](expression))
}

// EvalPromise returns what the promise brings that an expression in the page makes.
func EvalPromise[T any](p *Page, expression string) (T, error) {
	return chromedp.Run(p.ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// Await waits until the expression holds in the page. When it does not, a
// picture is kept.
func (p *Page) Await(expression string, limit time.Duration) error {
	for end := time.Now().Add(limit); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if ok, err := Eval[bool](p, "!!("+expression+")"); err != nil || ok {
			return err
		}
	}
	return errors.Join(fmt.Errorf("not within %s: %s; the console says: %v", limit, expression, p.Faults()), p.Picture("fault"))
}

// listen keeps errors and warnings of the console, and what Go says when it
// panics: that goes to the log of the console.
func (p *Page) listen() {
	for m, err := range chromedp.Console(p.ctx) {
		if err != nil {
			return
		}
		bad := m.Type == chromedp.ConsoleError || m.Type == chromedp.ConsoleException || m.Type == chromedp.ConsoleWarning
		if bad || strings.HasPrefix(m.Text, "panic:") || strings.HasPrefix(m.Text, "fatal error:") || strings.HasPrefix(m.Text, "merlin:") {
			p.mu.Lock()
			p.faults = append(p.faults, m.String())
			p.mu.Unlock()
		}
	}
}

// Faults returns what the console complained of so far.
func (p *Page) Faults() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.faults...)
}

// Look reads the list of regions.
func (p *Page) Look() (robot.List, error) {
	text, err := Eval[string](p, "window.merlinRegions ? window.merlinRegions() : '[]'")
	if err != nil {
		return nil, err
	}
	if text == p.text {
		return p.seen, nil
	}
	var list robot.List
	if err := json.Unmarshal([]byte(text), &list); err != nil {
		return nil, err
	}
	p.text, p.seen = text, list
	return list, nil
}

// Click moves the mouse to a pixel of the page and presses it for longer than a
// tick of the game.
func (p *Page) Click(x, y float64) error {
	if err := p.mouse(input.DispatchMouseEventTypeMouseMoved, x, y); err != nil {
		return err
	}
	if err := p.mouse(input.DispatchMouseEventTypeMousePressed, x, y); err != nil {
		return err
	}
	time.Sleep(40 * time.Millisecond)
	return p.mouse(input.DispatchMouseEventTypeMouseReleased, x, y)
}

func (p *Page) mouse(kind input.DispatchMouseEventType, x, y float64) error {
	if kind == input.DispatchMouseEventTypeMouseMoved {
		return chromedp.Do(p.ctx, chromedp.MouseEvent(kind, x, y))
	}
	return chromedp.Do(p.ctx, chromedp.MouseEvent(kind, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
}

// sizes of the pictures that are kept of each scene; the last one stays.
var sizes = [][2]int64{{1920, 1080}, {1280, 720}}

// Picture keeps NAME-1920x1080.png and NAME-1280x720.png.
func (p *Page) Picture(name string) error {
	for _, s := range sizes {
		if err := p.Size(s[0], s[1]); err != nil {
			return err
		}
		time.Sleep(500 * time.Millisecond) // the game draws the new size a frame later
		if err := p.Snap(fmt.Sprintf("%s-%dx%d", name, s[0], s[1])); err != nil {
			return err
		}
	}
	return nil
}

// Snap keeps NAME.png in the size that the page has.
func (p *Page) Snap(name string) error {
	data, err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		return err
	}
	if err := os.MkdirAll(p.pictures, 0o755); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(p.pictures, name+".png"), data, 0o644)
}
