package robot

import (
	"context"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
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

// Click taps a spot of the page, after scrolling until it is in sight.
func (f Finger) Click(x, y float64) error {
	const edge = 20
	for y > f.H-edge {
		by := min(y-f.H/2, f.H*.6)
		if err := f.swipe(f.H*.8, f.H*.8-by); err != nil {
			return err
		}
		y -= by
	}
	return f.touch(f.at(x, y))
}

// Picture keeps NAME.png.
func (f Finger) Picture(name string) error { return f.Snap(name) }

// swipe moves the finger from one height to another.
func (f Finger) swipe(from, to float64) error {
	const steps = 6
	var way [][]*input.TouchPoint
	for i := range steps + 1 {
		way = append(way, f.at(f.W/2, from+(to-from)*float64(i)/steps))
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
