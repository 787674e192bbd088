package sound

import "fmt"

// needsGesture: a browser keeps a page silent until the player has clicked.
const needsGesture = true

// cardBuffer 0 leaves it to oto: a browser without audio worklets takes powers
// of two only.
const cardBuffer = 0

// openCard does not wait for the context to be ready. Oto says so at the next
// click after this one, while the browser lets it run now in most cases; the
// click then wakes a context that may have gone to rest meanwhile.
func openCard(m *Mixer) (d device, err error) {
	defer func() {
		// What the browser throws, as for a sample rate that it does not
		// have, arrives as a panic.
		if e := recover(); e != nil {
			err = fmt.Errorf("the browser refuses sound: %v", e)
		}
	}()
	ctx, ready, err := newContext()
	if err != nil {
		return nil, err
	}
	c := &card{ctx: ctx, source: m, woken: make(chan struct{}, 1)}
	go func() {
		<-ready
		signal(c.woken)
	}()
	return c, c.rest()
}
