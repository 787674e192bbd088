package robot

import (
	"context"
	"fmt"
	"time"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"merlin/internal/robot"
)

// patience is for what a slow machine takes long for.
const patience = 3 * time.Minute

// Find waits until the named region is there and can be pressed or typed into.
func (p *Page) Find(name string) (robot.Region, error) {
	list, err := p.Look()
	for end := time.Now().Add(patience); err == nil && time.Now().Before(end); list, err = p.Look() {
		for _, g := range list {
			if g.Name == name && g.Enabled && (g.Press || g.Typing) {
				return g, nil
			}
		}
		time.Sleep(50 * time.Millisecond)
	}
	if err == nil {
		err = fmt.Errorf("%q cannot be pressed; %s", name, list)
	}
	return robot.Region{}, err
}

// Gone waits until the named region is not there.
func (p *Page) Gone(name string) error {
	return p.Await(fmt.Sprintf("!JSON.parse(merlinRegions()).some((r) => r.name === %q)", name), patience)
}

// Press clicks the named regions one after the other.
func (p *Page) Press(names ...string) error {
	for _, name := range names {
		g, err := p.Find(name)
		if err != nil {
			return err
		}
		if err := p.Click(g.AtX, g.AtY); err != nil {
			return err
		}
	}
	return nil
}

// Type clicks a text field and types into it.
func (p *Page) Type(field, text string) error {
	if err := p.Press(field); err != nil {
		return err
	}
	focused := fmt.Sprintf("JSON.parse(merlinRegions()).some((r) => r.name === %q && r.focus)", field)
	if err := p.Await(focused+" && document.activeElement.tagName === 'INPUT'", patience); err != nil {
		return err
	}
	return chromedp.Do(p.ctx, chromedp.KeyEvent(text))
}

// Allow has downloads go to a folder, and lets the page use the clipboard unasked.
func (p *Page) Allow(downloads string) error {
	for _, name := range []string{"clipboard-read", "clipboard-write"} {
		if _, err := chromedp.CallBrowser(p.ctx, cdpbrowser.SetPermission, cdpbrowser.SetPermissionParams{
			Permission: &cdpbrowser.PermissionDescriptor{Name: name}, Setting: cdpbrowser.PermissionSettingGranted,
		}); err != nil {
			return err
		}
	}
	// The clipboard is only for a page that has the focus.
	if _, err := chromedp.Call(p.ctx, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true}); err != nil {
		return err
	}
	_, err := chromedp.CallBrowser(p.ctx, cdpbrowser.SetDownloadBehavior, cdpbrowser.SetDownloadBehaviorParams{
		Behavior: cdpbrowser.SetDownloadBehaviorBehaviorAllow, DownloadPath: downloads,
	})
	return err
}

// Clipboard returns the text on the browser's clipboard.
func (p *Page) Clipboard() (string, error) {
	return EvalPromise[string](p, "navigator.clipboard.readText()")
}

// Copy puts the value of an expression on the browser's clipboard.
func (p *Page) Copy(expression string) error {
	_, err := EvalPromise[bool](p, "navigator.clipboard.writeText("+expression+").then(() => true)")
	return err
}

// Paste presses Ctrl+V. The browser takes it for the order to paste as its window
// would, unless the page forbids that.
func (p *Page) Paste() error {
	key := input.DispatchKeyEventParams{Key: "v", Code: "KeyV", WindowsVirtualKeyCode: 'V', Modifiers: int64(chromedp.ModifierCtrl)}
	down, up := key, key
	down.Type, down.Commands = input.DispatchKeyEventTypeRawKeyDown, []string{"paste"}
	up.Type = input.DispatchKeyEventTypeKeyUp
	return p.do(func(ctx context.Context, t *chromedp.Target) error {
		if _, err := cdp.Call(ctx, t, input.DispatchKeyEvent, down); err != nil {
			return err
		}
		_, err := cdp.Call(ctx, t, input.DispatchKeyEvent, up)
		return err
	})
}

// Drop drags files or folders from outside to the middle of the page and lets them fall.
func (p *Page) Drop(paths ...string) error {
	data := &input.DragData{Items: []*input.DragDataItem{}, Files: paths, DragOperationsMask: 1}
	return p.do(func(ctx context.Context, t *chromedp.Target) error {
		for _, kind := range []input.DispatchDragEventType{
			input.DispatchDragEventTypeDragEnter, input.DispatchDragEventTypeDragOver, input.DispatchDragEventTypeDrop,
		} {
			if _, err := cdp.Call(ctx, t, input.DispatchDragEvent, input.DispatchDragEventParams{Type: kind, X: 640, Y: 360, Data: data}); err != nil {
				return err
			}
		}
		return nil
	})
}

func (p *Page) do(f func(context.Context, *chromedp.Target) error) error {
	return chromedp.Do(p.ctx, chromedp.Func(f))
}
