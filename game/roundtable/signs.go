package roundtable

import "fmt"

// row is where a row of features begins.
type row = int

// signRows are the features of the policy, by the place where each row begins. They stand
// three times over: for Loyal Knights, for a Traitor in hiding, and for one who is unmasked.
type signRows struct {
	judge, never, act row

	engine, engineStage, lifeLeft, lifeStage, drawStage, drawHarm, drawRisk, drawSpurned row // of Evil's ways

	going, leaving                                              row // by what a place has, and its kind
	lay, layValue, layLast, layLosing, layDanger, layStage      row
	offerStep, offerStage                                       row
	drawHand, drawLate, drawEngines                             row
	fightEngines, fightOdds, fightStage, fightHand              row
	addMore, addNow, rollNow                                    row
	card, extra                                                 row // what is given away
	special, specialStage, specialWorth, merlinEngines, missing row
	healLife, healStage, sacrificeLife, sacrificeStage, second  row
	accuseOdds, accuseStage                                     row
	tryName, tryMerlins, pledgeName                             row
	volunteer, down, downValue, downHand, war, remove, hero     row

	all int
}

// Attributes of a place where one might go, or of that which one would leave.
const (
	placeIs = iota
	placeAble
	placeFull
	placeNear
	placeDanger
	placeHelpers
	placeStage
	placeBehind
	placeMargin // by which the Knights would win a combat

	placeHas
)

// Counts of features in a row.
const (
	signActs     = 64
	placeKinds   = 7 // Camelot, then Quests by kindOf
	stages       = 4
	engineSteps  = 7
	handSteps    = 6
	accuseSteps  = 8
	partings     = 6 // gift, discard, offer, heal, send, return
	specialCards = Whites - int(Merlin)
)

var sign, signNames = nameSigns()

// namer gives rows of features their places and names.
type namer struct{ names []string }

func (n *namer) row(at *row, name string, many int) {
	*at = len(n.names)
	for i := range many {
		n.names = append(n.names, fmt.Sprint(name, "-", i))
	}
}

func nameSigns() (r signRows, names []string) {
	var n namer
	n.row(&r.judge, "judge", 3)
	n.row(&r.never, "never", 1)
	n.row(&r.act, "act", signActs)
	n.row(&r.engine, "engine", engineSteps)
	n.row(&r.engineStage, "engine-stage", stages)
	n.row(&r.lifeLeft, "life", MaxLife)
	n.row(&r.lifeStage, "life-stage", stages)
	n.row(&r.drawStage, "black-stage", stages)
	n.row(&r.drawHarm, "black-harm", 1)
	n.row(&r.drawRisk, "black-risk", 3)
	n.row(&r.drawSpurned, "black-spurned", 1)
	n.row(&r.going, "go", placeHas*placeKinds)
	n.row(&r.leaving, "leave", placeHas*placeKinds)
	nameDeeds(&n, &r)
	r.all = len(n.names)
	for _, block := range []string{"", "traitor-", "unmasked-"} {
		for _, name := range n.names {
			names = append(names, block+name)
		}
	}
	return r, names
}

// nameDeeds names what is noted of other actions.
func nameDeeds(n *namer, r *signRows) {
	n.row(&r.lay, "lay", placeKinds)
	n.row(&r.layValue, "lay-value", placeKinds)
	n.row(&r.layLast, "lay-last", placeKinds)
	n.row(&r.layLosing, "lay-losing", 2)
	n.row(&r.layDanger, "lay-danger", placeKinds)
	n.row(&r.layStage, "lay-stage", placeKinds)
	n.row(&r.offerStep, "offer-step", 2*Bank+1)
	n.row(&r.offerStage, "offer-stage", 1)
	n.row(&r.drawHand, "draw-hand", handSteps)
	n.row(&r.drawLate, "draw-stage", stages)
	n.row(&r.drawEngines, "draw-engines", 1)
	n.row(&r.fightEngines, "fight-engines", engineSteps)
	n.row(&r.fightOdds, "fight-odds", 1)
	n.row(&r.fightStage, "fight-stage", stages)
	n.row(&r.fightHand, "fight-hand", 1)
	n.row(&r.addMore, "add-more", 1)
	n.row(&r.addNow, "add-now", 1)
	n.row(&r.rollNow, "roll-now", DieSides+1)
	n.row(&r.card, "card", partings*Whites)
	n.row(&r.extra, "card-extra", partings)
	n.row(&r.special, "special", specialCards)
	n.row(&r.specialStage, "special-stage", specialCards)
	n.row(&r.specialWorth, "special-worth", specialCards)
	n.row(&r.merlinEngines, "merlin-engines", engineSteps)
	n.row(&r.missing, "special-missing", 2)
	n.row(&r.healLife, "heal-life", MaxLife)
	n.row(&r.healStage, "heal-stage", stages)
	n.row(&r.sacrificeLife, "sacrifice-life", MaxLife)
	n.row(&r.sacrificeStage, "sacrifice-stage", stages)
	n.row(&r.second, "sacrifice-second", 2)
	n.row(&r.accuseOdds, "accuse-odds", accuseSteps)
	n.row(&r.accuseStage, "accuse-stage", stages)
	n.row(&r.tryName, "try-name", int(Names))
	n.row(&r.tryMerlins, "try-merlins", 1)
	n.row(&r.pledgeName, "pledge-name", int(Names))
	n.row(&r.volunteer, "volunteer", 2)
	n.row(&r.down, "down", combats)
	n.row(&r.downValue, "down-value", combats)
	n.row(&r.downHand, "down-hand", 1)
	n.row(&r.war, "war", 3)
	n.row(&r.remove, "remove", 2*placeKinds+engineSteps)
	n.row(&r.hero, "hero", 2*placeKinds)
}
