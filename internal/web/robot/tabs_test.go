package robot

import (
	"errors"
	"testing"

	"merlin/game"
	"merlin/internal/robot"
)

// TestTwoTabs plays one game in two tabs in turn, and then another one in the second:
// whoever does not play says so, and nothing that was done is lost.
func TestTwoTabs(t *testing.T) {
	t.Parallel()
	url := serve(t) + "?lang=de&seed=1"
	one := browser(t, pictures(t), nil)
	ok(t, one.Before(quick))
	ok(t, one.Go(url))
	k := &keptGames{T: t, page: one}
	ok(t, one.Press("new", "title-merlin", "start"))
	ok(t, robot.Act(one))
	ok(t, k.note())
	other, err := one.Beside()
	ok(t, err)
	t.Cleanup(other.Close)
	ok(t, other.Front())
	ok(t, other.Go(url))
	ok(t, robot.Press(other, "continue"))
	ok(t, robot.Wait(other, robot.TakeOver))
	ok(t, other.Snap("elsewhere"))
	ok(t, robot.Press(other, robot.TakeOver))
	two := robot.Two{Windows: [2]robot.Hands{one, other}, Front: func(w robot.Hands) error { return w.(*Page).Front() }, Kept: k.note}
	ok(t, two.Play(robot.Turns(), 1))

	ok(t, other.Front())
	for _, name := range []string{robot.TakeOver, "menu", "to-title", "dialog-leave", "new", "title-merlin", "start"} {
		ok(t, robot.Press(other, name))
	}
	ok(t, robot.Act(other))
	ok(t, k.note())
	ok(t, one.Front())
	ok(t, robot.Press(one, robot.TakeOver))
	ok(t, robot.Act(one))
	ok(t, k.note())
	_, err = Eval[bool](one, "window.old = true, setTimeout(() => location.reload(), 0), true")
	ok(t, err)
	arrives(t, one, "!window.old && window.merlinRegions") // what was there before the page was loaded anew holds nothing; the table comes back
	ok(t, robot.Act(one))
	ok(t, k.note())
	k.check()
	silent(t, one)
	silent(t, other)
}

// quick are settings by which nothing moves and the computer player decides at once.
const quick = `localStorage.setItem("merlin/settings.json", '{"version":1,"speed":"off","seatLevels":[0,1]}')`

// keptGames remembers what was kept.
type keptGames struct {
	*testing.T
	page *Page
	seen []string
}

// note notes what can be continued.
func (k *keptGames) note() error {
	record, err := Eval[string](k.page, `(localStorage.getItem("merlin/merlin-current.game") ?? "").replace(/^.*\n/, "")`)
	if err == nil && record == "" {
		err = errors.New("nothing is kept")
	}
	k.seen = append(k.seen, record)
	return err
}

// check wants all that was noted to be there still, as it was or played on.
func (k *keptGames) check() {
	k.Helper()
	records, err := Eval[[]string](k.page, `Object.keys(localStorage).filter((k) => k.endsWith(".game")).map((k) => localStorage.getItem(k).replace(/^.*\n/, ""))`)
	ok(k.T, err)
	for n, record := range k.seen {
		found := false
		for _, r := range records {
			found = found || game.Within([]byte(record), []byte(r))
		}
		if !found {
			k.Errorf("what was kept at first, %d of %d, is lost:\n%s", n+1, len(k.seen), record)
		}
	}
}
