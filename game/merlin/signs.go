package merlin

import (
	"fmt"

	"merlin/game"
)

// The features of the policy, by their place: one for each kind of action, one for each
// kind of space, and those of the base; those of modules follow. Where two stand for one
// thing, the first is for odd rounds, the second for those that end with a scoring.
const (
	signSpace    = 256
	signItem     = signSpace + maxSpaceKinds
	signFlag     = signItem + Items
	signLanding  = signFlag + Provinces // what the landing brings, in sixteenths of a logit
	signNeed     = signLanding + 1      // points of quests that want it, by what they lack
	signLose     = signNeed + near      // points of quests that would lose it
	signServant  = signLose + near      // points of quests that want the servant there
	signLeave    = signServant + near   // points of quests that want him where he is
	signGuard    = signLeave + near     // a shield against a traitor
	signMajority = signGuard + 2        // points more of a province, in quarters
	signRob      = signMajority + 2     // points less for others there
	signOut      = signRob + 2          // a servant who leaves the castle
	signHome     = signOut + 2          // another's servant goes home
	signManor    = signHome + 1         // points more of an area, in quarters
	signRaid     = signManor + 2        // points less for others there
	signTower    = signRaid + 2
	signPoints   = signTower + 1
	signDraw     = signPoints + 1 // points of a quest drawn, by what it lacks, more last
	signLay      = signDraw + near + 1
	signTraitors = signLay + near + 1 // traitors without a shield
	signOwner    = signTraitors + 2   // the thing is another's now
	signThree    = signOwner + 1      // the last round, when things are counted by threes
	signLast     = signThree + 1      // the last round, by kind of item or staff
	signReady    = signLast + 4       // quests that lack nothing
	signTurned   = signReady + 1      // what another face of a die brings, in sixteenths of a logit
	signCount    = signTurned + 1     // things counted
	signOpen     = signCount + 1      // the turn ends though a quest could be shown
	baseSigns    = signOpen + 1
)

// signWords are the words of the base's single features.
var signWords = []struct {
	at, n int
	word  string
}{
	{signItem, Items, "item"},
	{signFlag, Provinces, "flag"},
	{signLanding, 1, "landing"},
	{signNeed, near, "need"},
	{signLose, near, "lose"},
	{signServant, near, "servant"},
	{signLeave, near, "leave"},
	{signGuard, 2, "guard"},
	{signMajority, 2, "majority"},
	{signRob, 2, "rob"},
	{signOut, 2, "out"},
	{signHome, 1, "home"},
	{signManor, 2, "manor"},
	{signRaid, 2, "raid"},
	{signTower, 1, "tower"},
	{signPoints, 1, "points"},
	{signDraw, near + 1, "draw"},
	{signLay, near + 1, "lay-off"},
	{signTraitors, 2, "traitors"},
	{signOwner, 1, "owner"},
	{signThree, 1, "three"},
	{signLast, 4, "last"},
	{signReady, 1, "ready"},
	{signTurned, 1, "turned"},
	{signCount, 1, "count"},
	{signOpen, 1, "open"},
}

// signNames are the names of all features of the policy.
var signNames []string

func allSigns() []string {
	names := make([]string, baseSigns)
	for i := range signSpace {
		names[i] = fmt.Sprintf("act-%d", i)
	}
	for i := range maxSpaceKinds {
		names[signSpace+i] = fmt.Sprintf("space-%d", i)
	}
	for _, w := range signWords {
		for i := range w.n {
			names[w.at+i] = fmt.Sprintf("%s-%d", w.word, i)
		}
	}
	for _, m := range modules {
		if m.Variant != "" {
			continue // it has those of its module
		}
		for _, word := range m.Signs {
			names = append(names, m.Name+"-"+word)
		}
	}
	return names
}

// places returns where the features of each of some modules begin, behind the base's. A
// variant has those of its module.
func places(of []*Module, base int, features func(*Module) []string) []int {
	at := make([]int, len(of))
	for _, m := range modules {
		if m.Variant != "" {
			continue
		}
		for i, one := range of {
			if one == m || one.Variant == m.Name {
				at[i] = base
			}
		}
		base += len(features(m))
	}
	return at
}

// now is 1 in a round that ends with a scoring, else 0.
func (p *Public) now() int { return int(p.Round+1) % 2 }

// note is what adds features of an option.
type note = *game.Features
