package merlin

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// A robot with one finger plays whole rounds in the windows of phones, upright and held
// sideways: it taps what glows there, and enlarges and moves nothing by hand.
func TestFingerPlaysRounds(t *testing.T) {
	for i, w := range [][2]float64{{390, 844}, {844, 390}} {
		for k, set := range [][]string{nil, castleSets[len(castleSets)-2]} {
			t.Run(fmt.Sprintf("%v with %s", w, strings.Join(set, ", ")), func(t *testing.T) {
				s := laid(t, newMatch(t, 2, uint64(11+i), set...), 0, true)
				s.app.Resize(ui.Shaped(w[0], w[1], 3, 1))
				chance := game.NewStream(uint64(i), uint64(k))
				f := finger{sitting: s, chance: &chance}
				f.play(3)
			})
		}
	}
}

// finger is one that taps.
type finger struct {
	*sitting
	chance *game.Stream
}

// play taps until a round begins.
func (f *finger) play(round uint8) {
	g := f.scene.Session().Match().Game().(*merlin.Game)
	for taps := 0; g.Round < round && !g.Over(); taps++ {
		f.tick(62)
		if err := ui.CheckRegions(f.app.Regions()); err != nil {
			f.t.Fatal(err)
		}
		list := f.reach()
		if len(list) == 0 || taps > 2000 {
			f.t.Fatalf("after %d taps nothing can be tapped at %+v: %v", taps, g.Decision(), f.app.Mirror())
		}
		f.tap(list[f.chance.N(len(list))])
		g = f.scene.Session().Match().Game().(*merlin.Game)
	}
	f.t.Logf("%d moves", f.scene.Session().Moves())
}

// reach are the things in sight that glow, or what else leads on.
func (f *finger) reach() (list []ui.Mirrored) {
	var others []ui.Mirrored
	for _, r := range f.app.Mirror() {
		switch {
		case !r.Enabled || !r.Press || slices.Contains(away, r.Name) || strings.HasPrefix(r.Name, "moment-"):
		case r.Glow:
			list = append(list, r)
		case !strings.HasPrefix(r.Name, "page-") && !strings.HasPrefix(r.Name, "summary-") && r.Name != "pick-none":
			others = append(others, r)
		}
	}
	if len(list) > 0 {
		return list
	}
	return others
}

// tap puts the finger down in the middle of a region and lifts it.
func (f *finger) tap(r ui.Mirrored) {
	f.t.Helper()
	v := f.app.Context().Viewport()
	x, y := v.ToCanvas(r.AtX*v.Device, r.AtY*v.Device)
	for _, in := range []ui.Input{{X: x, Y: y, Touch: true, Down: true, JustDown: true}, {X: x, Y: y, Touch: true, JustUp: true}} {
		if err := f.app.Update(&in); err != nil {
			f.t.Fatal(err)
		}
	}
}

// Turning the phone in the middle of a choice keeps what was chosen, and what is asked.
func TestTurningKeepsTheChoice(t *testing.T) {
	s := laid(t, newMatch(t, 2, 11), 0)
	s.app.Resize(ui.Shaped(390, 844, 3, 1))
	chance := game.NewStream(3, 3)
	f := finger{sitting: s, chance: &chance}
	turned := 0
	for range 120 {
		f.tick(62)
		list := f.reach()
		f.tap(list[f.chance.N(len(list))])
		f.tick(2)
		if s.app.Top() != ui.Scene(s.scene) || s.scene.Model().PutBack == nil && s.scene.Chooser() == nil {
			continue
		}
		turned++
		moves, says, open := s.scene.Session().Moves(), s.scene.Model().Prompt(), len(s.scene.Chooser())
		for _, w := range [][2]float64{{844, 390}, {1280, 720}, {390, 844}} {
			s.app.Resize(ui.Shaped(w[0], w[1], 3, 1))
			f.tick(3)
			if now := s.scene.Model(); s.scene.Session().Moves() != moves || now.Prompt() != says || len(s.scene.Chooser()) != open {
				t.Fatalf("at %v %q with %d in the chooser became %q with %d", w, says, open, now.Prompt(), len(s.scene.Chooser()))
			}
			if room := s.app.Context().Room(); s.scene.Chooser() != nil && w[0] < 1000 {
				for _, r := range s.app.Regions() {
					if r.Bounds.Cut(room) != r.Bounds {
						t.Errorf("at %v %s lies at %v, out of %v", w, r.Name, r.Bounds, room)
					}
				}
			}
		}
	}
	if turned < 3 {
		t.Errorf("only %d choices were half made", turned)
	}
}
