package robot

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// Beside opens another tab of the same browser.
func (p *Page) Beside() (*Page, error) {
	ctx, shut := chromedp.NewContext(p.ctx)
	q := &Page{ctx: ctx, close: shut, pictures: p.pictures}
	if err := q.small(); err != nil {
		shut()
		return nil, err
	}
	go q.listen()
	return q, nil
}

// Front brings the tab to the front: others are shown no more, and stand still.
func (p *Page) Front() error {
	return p.do(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, page.BringToFront, cdp.Empty{})
		return err
	})
}
