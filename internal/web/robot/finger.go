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
	seen robot.List
}

// Look notes what is seen: when it is tapped it may lie elsewhere.
func (f *Finger) Look() (list robot.List, err error) {
	list, err = f.Page.Look()
	f.seen = list
	return list, err
}

// Click taps what has this spot of the page, after scrolling until it is in sight: how far a
// swipe leads is seen, not reckoned.
func (f *Finger) Click(x, y float64) error {
	at := slices.IndexFunc(f.seen, func(g robot.Region) bool { return g.AtX == x && g.AtY == y })
	if at < 0 {
		return f.touch(f.at(x, y))
	}
	g, err := f.Find(f.seen[at].Name)
	for tries := 0; err == nil && f.hidden(g) && tries < swipes; tries++ {
		g, err = f.nearer(g)
	}
	if err != nil {
		return err
	}
	return f.touch(f.at(g.AtX, g.AtY))
}

// How near to the edge of the page nothing is tapped, how often the finger swipes to reach what
// is out of sight, and for how long what rests stays where it is.
const (
	edge   = 20
	swipes = 40
	rest   = 600 * time.Millisecond
)

// hidden reports whether something is out of sight, or below what stays there.
func (f *Finger) hidden(g robot.Region) bool {
	at := func(name string) int {
		return slices.IndexFunc(f.seen, func(g robot.Region) bool { return g.Name == name })
	}
	foot := at("foot")
	return g.AtY < edge || g.AtY > f.H-edge || at(g.Name) < foot && g.AtY > f.seen[foot].Y-edge
}

// nearer swipes towards something, and returns it where it comes to rest.
func (f *Finger) nearer(g robot.Region) (robot.Region, error) {
	by := max(-f.H*.6, min(g.AtY-f.H/2, f.H*.6))
	if err := f.swipe(f.H/2+by/2, f.H/2-by/2); err != nil {
		return g, err
	}
	for was := -1.0; ; {
		time.Sleep(rest)
		now, err := f.Find(g.Name)
		if err != nil || now.AtY == was {
			return now, err
		}
		was = now.AtY
	}
}

// Picture keeps NAME.png.
func (f *Finger) Picture(name string) error { return f.Snap(name) }

// swipe moves the finger from one height to another, near the page's left edge.
func (f *Finger) swipe(from, to float64) error {
	const steps = 6
	var way [][]*input.TouchPoint
	for i := range steps + 1 {
		way = append(way, f.at(f.W*.08, from+(to-from)*float64(i)/steps))
	}
	return f.touch(way...)
}

func (f *Finger) at(x, y float64) []*input.TouchPoint { return []*input.TouchPoint{{X: x, Y: y}} }

// touch puts the finger down, moves it and lifts it again.
func (f *Finger) touch(way ...[]*input.TouchPoint) error {
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
