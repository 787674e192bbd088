package robot

import (
	"context"
	"slices"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"merlin/internal/robot"
)

// Phone gives the page the size of a phone, and so many pixels by each of these.
func (p *Page) Phone(w, h int64, pixels float64) error {
	return chromedp.Do(p.ctx, chromedp.EmulateViewport(w, h, chromedp.EmulateScale(pixels), chromedp.EmulateMobile, chromedp.EmulateTouch))
}

// Finger is a hand that taps, and scrolls to what is out of sight; it never enlarges anything.
type Finger struct {
	*Page
	W, H float64 // of the page
}

// Click taps what has this spot of the page, after scrolling until it is in sight: how far a
// swipe leads is seen, not reckoned.
func (f Finger) Click(x, y float64) error {
	list, err := f.Look()
	if err != nil {
		return err
	}
	at := slices.IndexFunc(list, func(g robot.Region) bool { return g.AtX == x && g.AtY == y })
	for tries := 0; at >= 0 && f.hidden(y) && tries < swipes; tries++ {
		if x, y, err = f.nearer(list[at].Name, y); err != nil {
			return err
		}
	}
	return f.touch(f.at(x, y))
}

// How near to the edge of the page nothing is tapped, how often the finger swipes to reach what
// is out of sight, and how long the page takes to come to rest.
const (
	edge   = 20
	swipes = 40
	rest   = 600 * time.Millisecond
)

func (f Finger) hidden(y float64) bool { return y < edge || y > f.H-edge }

// nearer swipes towards something at a height of the page, and returns where it is then.
func (f Finger) nearer(name string, y float64) (atX, atY float64, err error) {
	by := max(-f.H*.6, min(y-f.H/2, f.H*.6))
	if err := f.swipe(f.H/2+by/2, f.H/2-by/2); err != nil {
		return 0, 0, err
	}
	time.Sleep(rest)
	g, err := f.Find(name)
	return g.AtX, g.AtY, err
}

// Picture keeps NAME.png.
func (f Finger) Picture(name string) error { return f.Snap(name) }

// swipe moves the finger from one height to another, near the page's left edge: in the middle
// it might take hold of a slider.
func (f Finger) swipe(from, to float64) error {
	const steps = 6
	var way [][]*input.TouchPoint
	for i := range steps + 1 {
		way = append(way, f.at(f.W*.08, from+(to-from)*float64(i)/steps))
	}
	return f.touch(way...)
}

func (f Finger) at(x, y float64) []*input.TouchPoint { return []*input.TouchPoint{{X: x, Y: y}} }

// touch puts the finger down, moves it and lifts it again.
func (f Finger) touch(way ...[]*input.TouchPoint) error {
	kind := input.DispatchTouchEventTypeTouchStart
	for _, at := range append(way, []*input.TouchPoint{}) {
		if len(at) == 0 {
			kind = input.DispatchTouchEventTypeTouchEnd
		}
		err := chromedp.Do(f.ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			_, err := cdp.Call(ctx, t, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: at})
			return err
		}))
		if err != nil {
			return err
		}
		time.Sleep(50 * time.Millisecond)
		kind = input.DispatchTouchEventTypeTouchMove
	}
	return nil
}
