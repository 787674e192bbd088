package robot

import (
	"fmt"
	"testing"
	"time"

	"merlin/internal/robot"
)

// TestReload plays into the game and then has the page go and come back in each way there
// is: each time the table comes back behind its curtain, as it was.
func TestReload(t *testing.T) {
	t.Parallel()
	url := serve(t)
	p := browser(t, pictures(t), nil)
	ok(t, p.Before(memory))
	ok(t, p.Go(url+"?seed=1&lang=de"))
	ok(t, p.Await("performance.getEntriesByName('first-frame').length", patience))
	playTo(t, p, "turn", "curtain", "turn", "curtain", "turn")
	ok(t, robot.Act(p)) // in the middle of the turn
	before := table(t, p)
	const away, home = "location.href === 'about:blank'", "location.href !== 'about:blank' && !window.old && window.merlinRegions"
	for _, c := range []struct {
		name, tells string
		ways        [][2]string // what is done, and what holds when that has come to pass
	}{
		{"reload", "", [][2]string{{"location.reload()", home}}},
		{"back and forward", "", [][2]string{{"location.href = 'about:blank'", away}, {"history.back()", home}, {"history.forward()", away}, {"history.back()", home}}},
		{"lost picture", "nichts verloren", [][2]string{{`document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext()`, home}}},
	} {
		for _, way := range c.ways {
			_, err := Eval[bool](p, "window.old = true, setTimeout(() => "+way[0]+", 0), true")
			ok(t, err)
			arrives(t, p, way[1])
		}
		_, err := p.Find("ready")
		ok(t, err)
		list, err := p.Look()
		if ok(t, err); len(list) != 1 {
			t.Errorf("after %s there is more than the curtain: %s", c.name, list)
		}
		if c.tells != "" {
			ok(t, p.Await(fmt.Sprintf("told.includes(%q)", c.tells), patience))
		}
		ok(t, p.Snap(c.name))
		ok(t, p.Press("ready"))
		sameTable(t, p, before)
	}
	backWithin(t, p, before)
	silent(t, p)
}

// backWithin goes from the table back to the title and forward again, in the same page.
func backWithin(t *testing.T, p *Page, before []string) {
	t.Helper()
	for _, way := range [][2]string{{"history.back()", "new"}, {"history.forward()", "ready"}} {
		_, err := Eval[bool](p, "window.stays = true, "+way[0]+", true")
		ok(t, err)
		_, err = p.Find(way[1])
		ok(t, err)
		ok(t, p.Await("stays", patience))
	}
	ok(t, p.Press("ready"))
	sameTable(t, p, before)
}

// arrives waits until an expression holds, over whatever pages come and go until then: while
// they do, nothing can be asked of them.
func arrives(t *testing.T, p *Page, expression string) {
	t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if there, err := Eval[bool](p, "!!("+expression+")"); err == nil && there {
			return
		}
	}
	t.Fatal("not within a minute: ", expression)
}
