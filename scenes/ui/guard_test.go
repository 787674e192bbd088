package ui

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// swapped is a board whose one button becomes another when it is pressed.
func swapped(t *testing.T, first, then Weight) (*board, *App) {
	t.Helper()
	b := new(board)
	a := newApp(t, b)
	r := b.add("first", 100, 100)
	r.Weight = first
	r.Press = func() {
		b.list = nil
		b.add("then", 80, 90).Weight = then
		b.list[0].Key, b.list[0].HasKey = ebiten.KeySpace, true
		b.note("press first")
	}
	r.Key, r.HasKey = ebiten.KeySpace, true
	return b, a
}

func rest(t *testing.T, a *App, ticks int) {
	t.Helper()
	for range ticks {
		tick(t, a, Input{X: 120, Y: 120})
	}
}

// What newly lies where one has just pressed takes no press for a second, unless it weighs
// the same or nothing; what lets something else go takes none either.
func TestNewlyLaidButtonTakesNoPress(t *testing.T) {
	for _, c := range []struct {
		first, then Weight
		rests       int
		takes       bool
	}{
		{Takes, Forgoes, 0, false},
		{Takes, Forgoes, 40, false},
		{Takes, Forgoes, 60, true},
		{Takes, Spends, 10, false},
		{Light, Takes, 10, false},
		{Forgoes, Takes, 10, false},
		{Takes, Takes, 0, true},
		{Forgoes, Forgoes, 10, false},
		{Forgoes, Light, 0, true},
		{Light, Leads, 20, false},
		{Leads, Leads, 0, true},
	} {
		for _, by := range []string{"mouse", "finger", "key"} {
			b, a := swapped(t, c.first, c.then)
			press := func() {
				if by == "key" {
					tick(t, a, typed(ebiten.KeySpace))
				} else {
					tick(t, a, click(120, 120, by == "finger")...)
				}
			}
			press()
			rest(t, a, c.rests)
			b.log = nil
			press()
			if took := len(b.log) > 0 && b.log[0] == "press then"; took != c.takes {
				t.Errorf("%v after %v, %d ticks later by %s: taken %v", c.then, c.first, c.rests, by, took)
			}
		}
	}
}

// Who had time to see what newly lies there is told that it takes no press yet.
func TestTooEarlyPressIsAnswered(t *testing.T) {
	for rests, want := range map[int]string{twiceTicks - 5: "", twiceTicks + 5: "One more click for: then"} {
		b, a := swapped(t, Takes, Forgoes)
		tick(t, a, click(120, 120, false)...)
		rest(t, a, rests)
		b.log = nil
		tick(t, a, click(120, 120, false)...)
		b.want(t, "a press too early")
		if a.toast.text != want {
			t.Errorf("after %d ticks the toast says %q, not %q", rests, a.toast.text, want)
		}
	}
}

// A press elsewhere is taken at once, and so is one of what could not be pressed before.
func TestMeantPressIsTaken(t *testing.T) {
	b, a := swapped(t, Takes, Forgoes)
	tick(t, a, click(120, 120, false)...)
	b.list[0].Bounds.W = 400
	b.log = nil
	tick(t, a, click(300, 120, false)...)
	b.want(t, "another spot", "press then")

	b, a = new(board), nil
	a = newApp(t, b)
	r := b.add("same", 100, 100)
	r.Weight, r.Enabled = Forgoes, false
	tick(t, a, click(120, 120, false)...)
	b.list[0].Enabled = true
	b.log = nil
	tick(t, a, click(120, 120, false)...)
	b.want(t, "too early first", "press same")
}

// A key that is held down never presses what comes to have it.
func TestHeldKeyPressesNothingNew(t *testing.T) {
	b, a := swapped(t, Light, Forgoes)
	for range 50 {
		tick(t, a, typed(ebiten.KeySpace))
		rest(t, a, 4)
	}
	if b.log[0] != "press first" || len(b.log) > 1 && b.log[1] == "press then" {
		t.Errorf("it pressed %q", b.log)
	}
}

// moving is a board with a veil over it, as while things move.
func moving(t *testing.T, then func(b *board)) (*board, *App) {
	t.Helper()
	b := new(board)
	a := newApp(t, b)
	b.add("thing", 100, 100).Enabled = false
	b.list = append(b.list, box("veil", 0, 0, CanvasW, CanvasH))
	b.list[1].Through = func() {
		b.list = nil
		then(b)
		b.note("over")
	}
	return b, a
}

// A click while things move ends that and counts, if what was seen there may be pressed.
func TestClickThroughCounts(t *testing.T) {
	for _, touch := range []bool{false, true} {
		b, a := moving(t, func(b *board) { b.add("thing", 100, 100).Weight = Forgoes })
		b.log = nil
		tick(t, a, click(120, 120, touch)...)
		b.want(t, "the same thing", "over", "press thing")

		b, a = moving(t, func(b *board) { b.add("other", 100, 100) })
		b.log = nil
		tick(t, a, click(120, 120, touch)...)
		b.want(t, "another thing", "over")
	}
}

// An answer that forgoes something does not lie where one has just pressed.
func TestForgoingAnswerLiesElsewhere(t *testing.T) {
	for _, x := range []float64{600, 700, 900} {
		b := new(board)
		a := newApp(t, b)
		a.ctx.Ask("Skip?", "It would give something.", Answer{Name: "yes", Label: "Yes", Weight: Forgoes}, Answer{Name: "no", Label: "No"})
		tick(t, a, Input{})
		at := a.Regions()[0].Bounds
		_, y := at.Center()
		tick(t, a, typed(ebiten.KeyEscape), Input{})
		tick(t, a, click(x, y, false)...)
		a.ctx.Ask("Skip?", "It would give something.", Answer{Name: "yes", Label: "Yes", Weight: Forgoes}, Answer{Name: "no", Label: "No"})
		tick(t, a, Input{})
		if now := a.Regions()[0].Bounds; now.Contains(x, y) || now.Y < 0 || now.Bottom() > CanvasH {
			t.Errorf("after a press at %.0f, %.0f it lies at %v", x, y, now)
		}
	}
}

// Whatever is asked, the answers lie where they always do; what is too long for that has them lower.
func TestAnswersLieWhereTheyAlwaysDo(t *testing.T) {
	at := func(text string) (y float64) {
		a := newApp(t, new(board))
		a.ctx.Ask("Use it?", text, Answer{Name: "yes", Label: "Yes"}, Answer{Name: "no", Label: "No"})
		tick(t, a, Input{})
		return a.Regions()[0].Bounds.Y
	}
	line := "It costs an action, of which there are two in a turn, and that is all there is to it.\n"
	usual := at("")
	for _, n := range []int{1, 2, 3} {
		if y := at(strings.Repeat(line, n)); y != usual {
			t.Errorf("below %d lines the answers lie at %v, else at %v", n, y, usual)
		}
	}
	if y := at(strings.Repeat(line, 8)); y <= usual {
		t.Errorf("below 8 lines they lie at %v", y)
	}
}
