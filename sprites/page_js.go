package sprites

import (
	"errors"
	"fmt"
	"image"
	"syscall/js"
)

// page is a page of the atlas on its way from beside the program. Only the scale
// that is needed is fetched, and the browser itself decodes it.
type page struct {
	arrived chan struct{}
	img     *image.RGBA
	err     error
}

// openPage begins to fetch a page; version lets the browser keep it.
func openPage(name, version string) *page {
	p := &page{arrived: make(chan struct{})}
	answer := js.Global().Call("fetch", name+"?v="+version)
	go func() {
		p.img, p.err = receive(answer)
		if p.err != nil {
			p.err = fmt.Errorf("the picture %s could not be loaded: %w; load the page again", name, p.err)
		}
		close(p.arrived)
	}()
	return p
}

// pixels returns the page, premultiplied, or nil while it is on its way.
func (p *page) pixels() (*image.RGBA, error) {
	select {
	case <-p.arrived:
		return p.img, p.err
	default:
		return nil, nil
	}
}

// receive waits for the answer to a fetch and for the picture in it.
func receive(coming js.Value) (*image.RGBA, error) {
	answer, err := await(coming)
	if err != nil {
		return nil, err
	}
	if !answer.Get("ok").Bool() {
		return nil, fmt.Errorf("the server answers %d", answer.Get("status").Int())
	}
	blob, err := await(answer.Call("blob"))
	if err != nil {
		return nil, err
	}
	bitmap, err := await(js.Global().Call("createImageBitmap", blob))
	if err != nil {
		return nil, err
	}
	return read(bitmap), nil
}

// read copies the pixels of a decoded picture.
func read(bitmap js.Value) *image.RGBA {
	w, h := bitmap.Get("width").Int(), bitmap.Get("height").Int()
	canvas := js.Global().Get("document").Call("createElement", "canvas")
	canvas.Set("width", w)
	canvas.Set("height", h)
	context := canvas.Call("getContext", "2d", map[string]any{"willReadFrequently": true})
	context.Call("drawImage", bitmap, 0, 0)
	bitmap.Call("close")
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	js.CopyBytesToGo(img.Pix, context.Call("getImageData", 0, 0, w, h).Get("data"))
	premultiply(img.Pix)
	return img
}

func premultiply(pix []byte) {
	for i := 0; i < len(pix); i += 4 {
		a := uint32(pix[i+3])
		if a == 255 {
			continue
		}
		pix[i] = byte((uint32(pix[i])*a + 127) / 255)
		pix[i+1] = byte((uint32(pix[i+1])*a + 127) / 255)
		pix[i+2] = byte((uint32(pix[i+2])*a + 127) / 255)
	}
}

// await waits for a promise; it must not be called from a callback of JavaScript.
func await(promise js.Value) (js.Value, error) {
	type outcome struct {
		value js.Value
		err   error
	}
	settled := make(chan outcome, 1)
	resolve := js.FuncOf(func(_ js.Value, args []js.Value) any {
		settled <- outcome{value: args[0]}
		return nil
	})
	reject := js.FuncOf(func(_ js.Value, args []js.Value) any {
		settled <- outcome{err: errors.New(args[0].Call("toString").String())}
		return nil
	})
	defer resolve.Release()
	defer reject.Release()
	promise.Call("then", resolve, reject)
	o := <-settled
	return o.value, o.err
}
