package merlin

import (
	"fmt"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// Whoever is told that a die leads on next is promised that die, and no other.
func TestOnwardIsPromised(t *testing.T) {
	app, promised := appIn(t, "en"), 0
	for seed := range uint64(12) {
		chance := game.NewStream(seed, 63)
		byChance(t, 2, seed, nil, func(m *game.Match) {
			f := askedBy(app, m)
			for _, c := range choicesOf(f) {
				imagined, _ := lineOf(m.Game().(*merlin.Game), &c, chance)
				does, serves, ok := f.Promise(imagined.line)
				_, plan := f.Plan(&c, imagined.line)
				_, on, leads := strings.Cut(plan, "Next the ")
				if !ok || !leads || strings.Contains(plan, "you then build") || c.Last().Kind != merlin.ActDie || does.Kind != merlin.ActDie {
					continue
				}
				promised++
				value := f.View.Players[f.Asked].Dice[does.A].Value
				if said := f.Lapsed(serves, nil, 0); said != "" && f.View.Excalibur == game.NoSeat && !strings.Contains(on, "traitor") {
					t.Errorf("%q, and it is said at once: %q", plan, said)
				}
				if !strings.HasPrefix(on, fmt.Sprint(value, " leads")) {
					t.Errorf("%q, and the die promised shows %d", plan, value)
				}
			}
		})
	}
	if promised < 5 {
		t.Errorf("%d promises", promised)
	}
}

// What was promised and is another's by now, or brings nothing any more, is told of by name; what is still to be had
// is not.
func TestLapsedPromiseSaysWhy(t *testing.T) {
	m := newMatch(t, 2, 3)
	f := askedBy(appIn(t, "en"), m)
	sword := uint8(0)
	for n := range uint8(merlin.Spaces) {
		if f.Rules.Space(n).Kind == merlin.ExcaliburSpace {
			sword = n
		}
	}
	if said := f.Lapsed(int(sword), nil, 0); said != "" {
		t.Errorf("nobody has it, and it is said: %q", said)
	}
	rival := 1 - f.Asked
	f.View.Excalibur = rival
	if said := f.Lapsed(int(sword), nil, 0); !strings.Contains(said, f.Called(rival)) {
		t.Errorf("another has it, and it is said: %q", said)
	}
	f.View.Players[f.Asked].Manors = 0
	first := f.Position().Areas()[0]
	f.View.Players[f.Asked].Items[merlin.Material] = [merlin.Provinces]uint8{}
	if said := f.Lapsed(1<<8+int(first), nil, 0); !strings.Contains(said, "I had announced a manor") {
		t.Errorf("nothing can be built, and it is said: %q", said)
	}
}

// What was promised is done by whichever die: nobody hears then that it goes no more.
func TestKeptPromiseIsKnown(t *testing.T) {
	f := askedBy(appIn(t, "en"), newMatch(t, 2, 3))
	built := []game.Move{{Seat: f.Asked, Action: game.Action{Kind: merlin.ActBuild, A: 0}}}
	of := f.Position().Areas()
	for _, c := range []struct {
		first uint8
		seat  game.Seat
		want  bool
	}{{of[0], f.Asked, true}, {of[0], 1 - f.Asked, false}, {otherArea(&of), f.Asked, false}} {
		if built[0].Seat = c.seat; f.KeepsTo(1<<8+int(c.first), built) != c.want {
			t.Errorf("%+v is not so", c)
		}
	}
	if said := f.Lapsed(1<<8+int(otherArea(&of)), []game.Move{{Seat: f.Asked, Action: built[0].Action}}, 0); !strings.Contains(said, "a manor") {
		t.Errorf("he builds elsewhere than he said, and says %q", said)
	}
}

// otherArea is an area that the first tile is not in.
func otherArea(of *[merlin.Tiles]uint8) uint8 {
	for _, first := range of {
		if first != of[0] {
			return first
		}
	}
	return of[0]
}

// A staff that is kept is weighed against what it would bring now, in numbers that fit.
func TestKeptStaffIsWeighed(t *testing.T) {
	f := askedBy(appIn(t, "en"), newMatch(t, 2, 3))
	keep := []game.Move{{Seat: f.Asked, Action: game.Action{Kind: merlin.ActNoStaff}}}
	twice := []game.Move{{Seat: f.Asked, Action: game.Action{Kind: merlin.ActStaff}}}
	if said := f.Keeps(keep, twice); !strings.HasPrefix(said, "Once more brings no points here") || !strings.Contains(said, "second manor") {
		t.Errorf("it brings nothing, and it is said: %q", said)
	}
	twice[0].Events = []game.Event{{Kind: merlin.EventPoints, Seat: f.Asked, Args: [5]int16{3, int16(merlin.ForSpaces)}}}
	if said := f.Keeps(keep, twice); !strings.HasPrefix(said, "The same again: That brings 3 points at once. The staff is worth 2 at the end.") {
		t.Errorf("it brings 3 points, and it is said: %q", said)
	}
	if said := f.Keeps(twice, keep); said != "" {
		t.Errorf("of a staff that is used it is said: %q", said)
	}
}

// Who has to take a servant home for another of the same kind is told beside the province, and nobody else is. // B20a
func TestWhoMakesWayIsTold(t *testing.T) {
	f := askedBy(appIn(t, "en"), newMatch(t, 2, 3))
	other := 1 - f.Asked
	f.View.Players[other].Servants[merlin.Mason] = merlin.Purple
	for servant, want := range map[merlin.Servant]bool{merlin.Mason: true, merlin.Lady: false} {
		c := &moment.Choice{Do: []game.Action{{Kind: merlin.ActPlace, A: uint8(servant), B: uint8(merlin.Purple)}}}
		if said := f.ChoiceSaid(c, nil); strings.Contains(said, "sends "+f.Called(other)+"’s home") != want {
			t.Errorf("of %v it says %q", servant, said)
		}
	}
}
