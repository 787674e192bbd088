package legends

import "fmt"

// The features of the policy, by their place.
const (
	signKind     = 0                               // of action
	signOn       = signKind + int(ActHandLose) + 1 // nothing more, by what is asked
	signNear     = signOn + asks                   // worth of events by kind and nearness
	signCome     = signNear + aimKinds*nears       // characters that come, by kind of place
	signLeave    = signCome + placeKinds
	signSize     = signLeave + placeKinds // of the company, without the one who comes
	signMoved    = signSize + mostSize + 1
	signDraw     = signMoved + 2 // by the size of the hand
	signHeld     = signDraw + mostHeld + 1
	signPlay     = signHeld + 1 // scores in all and the best
	signLose     = signPlay + 2
	signGet      = signLose + 2
	signBidden   = signGet + 2
	signPlays    = signBidden + 2 // effects of what is played
	signUse      = signPlays + int(opCount)
	signCost     = signUse + 2
	signUses     = signCost + costs
	signTouch    = signUses + int(opCount) // own, others', worth
	signName     = signTouch + 2*int(opCount) + 1
	signOpponent = signName + 1
	signGone     = signOpponent + 2
	signSent     = signGone + 2
	signComplete = signSent + int(Final) + 1
	signBid      = signComplete + 3
	signPass     = signBid + 6
	allSigns     = signPass + 2
)

// How many are told apart.
const (
	asks       = int(AskByHand) + 1
	placeKinds = int(Final-Forest) + 1
	mostSize   = 6
	mostHeld   = 6
	costs      = int(PayMate) + 1
)

var (
	aimWords  = [aimKinds]string{"free", "rival", "unseen", "final"}
	siteWords = [placeKinds]string{"main", "avalon", "maidens", "final"}
)

// signNames are the names of the policy's features.
var signNames = nameSigns()

func nameSigns() []string {
	names := make([]string, 0, allSigns)
	add := func(format string, n int, word func(int) string) {
		for i := range n {
			names = append(names, fmt.Sprintf(format, word(i)))
		}
	}
	number := func(i int) string { return fmt.Sprint(i) }
	op := func(i int) string { return ops[i].name }
	two := func(a, b string) func(int) string { return func(i int) string { return [2]string{a, b}[i] } }
	add("act-%s", signOn, number)
	add("on-%s", asks, number)
	add("near-%s", aimKinds*nears, func(i int) string { return fmt.Sprintf("%s-%d", aimWords[i/nears], i%nears) })
	add("come-%s", placeKinds, func(i int) string { return siteWords[i] })
	add("leave-%s", placeKinds, func(i int) string { return siteWords[i] })
	add("size-%s", mostSize+1, number)
	add("move-%s", 2, two("one", "two"))
	add("draw-%s", mostHeld+1, number)
	add("held%s", 1, func(int) string { return "" })
	for _, what := range []string{"play", "lose", "get", "bidden"} {
		add(what+"-%s", 2, two("sum", "best"))
	}
	add("plays-%s", int(opCount), op)
	add("use-%s", 2, two("price", "worth"))
	add("cost-%s", costs, number)
	add("uses-%s", int(opCount), op)
	add("own-%s", int(opCount), op)
	add("other-%s", int(opCount), op)
	add("touch%s", 1, func(int) string { return "" })
	add("name%s", 1, func(int) string { return "" })
	add("opponent-%s", 2, two("points", "held"))
	add("gone-%s", 2, two("near", "rival"))
	add("sent-%s", int(Final)+1, number)
	add("complete-%s", 3, func(i int) string { return []string{"worth", "rival", "final"}[i] })
	add("bid-%s", 6, func(i int) string { return []string{"raise", "lead", "over", "short", "number", "play"}[i] })
	add("pass-%s", 2, two("behind", "ahead"))
	return names
}
