package words

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
)

// What speaks against a line though it is advised: a quest that is farther then, or what somebody
// takes straight back.

// risks is the quest that is farther then, and that the line brings more all the same; worth is what
// it brings, in hundredths of a point.
func (f *Words) risks(line []game.Move, worth int) []string {
	now, v := f.Position(), f.After(line)
	then := f.Rules.Table(&v.Public)
	said, points := f.questFarther(now, then, v.Hand)
	switch {
	case said == "":
		return nil
	case worth > 100*points:
		said += " " + f.T("plan.cost.quest.worth")
	}
	return []string{said}
}

// questFarther is the quest of the hand that brings most of those that lack something then which they
// do not lack now, if few things are lacking.
func (f *Words) questFarther(now, then merlin.Table, hand merlin.Cards) (said string, best int) {
	for _, card := range hand.List() {
		had, points := unmet(now, f.Asked, card), int(f.Rules.Box.Quests[card].Points)
		if missing(had) > 2 || points <= best || !f.later() {
			continue
		}
		for _, lack := range unmet(then, f.Asked, card) {
			was := func(l merlin.Lack) bool { return l.Condition == lack.Condition && l.Missing >= lack.Missing }
			if !slices.ContainsFunc(had, was) {
				key := "plan.cost.quest"
				if slices.Contains(f.Aimed, int(card)) {
					key = "plan.cost.quest.aimed"
				}
				best, said = points, f.ofQuest(key, card, "lacks", LackWords(f.Locale, lack))
			}
		}
	}
	return said, best
}

// takenBack is who can fetch Excalibur from the seat with a die that he shows, and how; "" where nobody
// can, or the line does not bring it.
func (f *Words) takenBack(line []game.Move) string {
	now, v := f.Position(), f.After(line)
	then := f.Rules.Table(&v.Public)
	if then.Excalibur != f.Asked || now.Excalibur == f.Asked {
		return ""
	}
	is := func(space uint8) bool {
		return f.Rules.Space(space).Kind == merlin.ExcaliburSpace && then.Enters(space)
	}
	for s := range game.Seat(f.View.Seats) {
		p := &then.Players[s]
		for i, d := range p.Dice {
			if s == f.Asked || d.Value == 0 || d.Used {
				continue
			}
			with := []any{"name", f.Called(s), "value", int(d.Value)}
			to := then.Walk(p.Knight, d.Value, 0)
			flag, has := f.mirror(p)
			switch word := f.Rows.Dice[i].Word; {
			case word == "merlin" && (is(then.Walk(then.Merlin, d.Value, 0)) || is(then.Walk(then.Merlin, d.Value, 1))):
				return f.T("plan.taken-back.me", with...)
			case word != "own":
			case is(to):
				return f.T("plan.taken-back", with...)
			case has && is((to+merlin.Spaces/2)%merlin.Spaces):
				return f.T("plan.taken-back.flag", append(with, "item", flag)...)
			}
		}
	}
	return ""
}

// mirror is the flag of a player that takes his knight across the ring. // B35
func (f *Words) mirror(p *merlin.Player) (flag string, has bool) {
	for c, n := range p.Items[merlin.Flag] {
		if n > 0 && f.Rules.FlagName(merlin.Province(c)) == "mirror" {
			return f.itemA(uint8(merlin.Flag), uint8(c)), true
		}
	}
	return "", false
}
