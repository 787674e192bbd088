package merlin

import "merlin/game"

// What points are for, to explain choices: the reasons of the points that come, and for
// what is to come the reason that a feature of the value belongs to.

// Parts are the reasons' names.
func (v *ahead) Parts() []string { return reasonNames[:] }

// Came returns the reason of points.
func (v *ahead) Came(e game.Event) (part, points int) {
	if e.Kind != EventPoints {
		return 0, 0
	}
	return int(e.Args[1]), int(e.Args[0])
}

// Part returns the reason of a feature.
func (v *ahead) Part(feature int) int {
	if feature < baseTraits {
		return int(traitReasons[feature])
	}
	at := baseTraits
	for _, m := range modules {
		if m.Variant != "" {
			continue
		}
		at += len(m.Traits)
		if feature < at && len(m.Reasons) > 0 {
			return int(m.Reasons[0].At)
		}
	}
	return int(ForSpaces)
}

// traitReasons are what the base's features bring points for; what serves many things is
// counted with the spaces.
var traitReasons = [baseTraits]Reason{
	traitItem + int(Shield): ForTraitors, traitItem + int(Flag): ForThrees, traitItem + int(Material): ForDomain,
	traitApples: ForApples, traitStaffs: ForStaffs,
	traitQuests: ForQuests, traitQuests + 1: ForQuests, traitQuests + 2: ForQuests, traitQuests + 3: ForQuests,
	traitLead: ForInfluence, traitMarkers: ForInfluence, traitMarkers + 1: ForInfluence, traitGrail: ForInfluence,
	traitAreas: ForDomain, traitManors: ForDomain, traitManors + 1: ForDomain, traitOut: ForServants,
	traitBare: ForTraitors, traitGuarded: ForTraitors, traitSword: ForExcalibur, traitSword + 1: ForExcalibur,
}
