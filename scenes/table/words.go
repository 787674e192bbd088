package table

import (
	"merlin/game"
	"merlin/game/merlin"
)

// label is what a screen reader says of a thing: what it is, and what choosing it does.
func (f *frame) label(t game.Target) string {
	name := f.thing(t)
	for _, c := range f.at(t) {
		if c.label != "" {
			return name + ": " + c.label
		}
	}
	return name
}

// thing names a thing of the table.
func (f *frame) thing(t game.Target) string {
	switch t.Kind {
	case merlin.TargetDie:
		return f.T("term.die", "number", int(t.A)+1)
	case merlin.TargetSpace:
		return f.spaceName(t.A)
	}
	return regionName(t)
}

// spaceName is what one does on a space of the ring.
func (f *frame) spaceName(space uint8) string {
	return f.T("space." + f.rules.Space(space).Kind.String())
}

// why says why a thing may not be chosen now.
func (f *frame) why(t game.Target) string {
	return ""
}
