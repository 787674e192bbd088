package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// whySpace is the key of the reason why a space cannot be chosen.
func (f *frame) whySpace(n uint8) string {
	if !f.position().Enters(n) {
		return "barred"
	}
	switch f.question() {
	case "die", "move":
		if n >= merlin.Spaces {
			return "out-of-ring"
		}
		return "out-of-reach"
	case "walk-arthur":
		return "walk.arthur"
	case "walk-merlin":
		return "walk.merlin"
	}
	return ""
}

// takings are the questions in which something is taken that Morgana may close.
var takings = []string{"take-influence", "resource", "take-any", "tower", "decree-any", "take-kind", "city-take"}

// whyDecree is the key of the reason why decrees cannot be looked at.
func (f *frame) whyDecree(t game.Target) string {
	switch {
	case f.View.Mods.Decrees.Left[t.B] == 0:
		return "decrees.none"
	case f.Ask == "decree":
		return ""
	}
	return "decrees.moment"
}

// whyGuest is the key of the reason why a place of a district cannot be chosen.
func (f *frame) whyGuest(t game.Target, me *merlin.Player) string {
	p := merlin.Province(t.B)
	if v, ok := f.guestAt(t); ok {
		return f.whyPlace(v, p, me)
	}
	switch f.question() {
	case "place":
		if p != merlin.Province(f.about()[0]) {
			return "other-province"
		}
	case "place-influence":
		return "influence-here"
	case "move-servant":
		return "servant-far"
	}
	return ""
}
