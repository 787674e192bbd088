package robot

import (
	"fmt"
	"testing"
)

// TestWordsPlayed begins a game and plays a turn by role and name alone, as one does who
// cannot see the canvas: what is pressed is the first button under the heading of what may be
// done, until the log tells of the computer player's turn, too.
func TestWordsPlayed(t *testing.T) {
	t.Parallel()
	if !long() {
		t.Skip("plays by role and name only with MERLIN_LONG=1")
	}
	p := opened(t, serve(t)+"?seed=1&lang=en")
	for _, name := range []string{"New game", "Merlin", "To the table"} {
		ok(t, p.Await(named(name), patience))
		_, err := Eval[bool](p, "("+named(name)+".click(), true)")
		ok(t, err)
	}
	const (
		asked = "document.querySelector('#merlin-words [role=status][tabindex]')?.textContent"
		first = "[...document.querySelectorAll('#merlin-words h2')].find((h) => h.textContent === 'What may be done')?.parentNode.querySelector('button')"
		told  = "document.querySelector('#merlin-words [aria-live=polite]').children.length"
	)
	ok(t, p.Await(first, patience))
	before, err := Eval[int](p, told)
	ok(t, err)
	pressed := 0
	for last := ""; pressed < 30; pressed++ {
		says, err := Eval[string](p, asked+" + document.querySelector('#merlin-words').textContent.length")
		ok(t, err)
		if n, _ := Eval[int](p, told); n > before+1 {
			break // one's own turn and another's are in the log
		}
		_, err = Eval[bool](p, "("+first+"?.click(), true)")
		ok(t, err)
		if last = says; last != "" {
			ok(t, p.Await(fmt.Sprintf("%s && (%s + document.querySelector('#merlin-words').textContent.length) !== %q", first, asked, last), patience))
		}
	}
	t.Logf("%d presses", pressed)
	if n, _ := Eval[int](p, told); n <= before+1 {
		text, _ := Eval[string](p, "document.querySelector('#merlin-words').innerText")
		t.Errorf("after %d presses no turn was told: %s", pressed, text)
	}
	silent(t, p)
}

// named is the button whose name begins so.
func named(name string) string {
	return fmt.Sprintf("[...document.querySelectorAll('#merlin-words button')].find((b) => b.textContent.startsWith(%q) && b.ariaDisabled !== 'true')", name)
}
