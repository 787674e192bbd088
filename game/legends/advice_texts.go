package legends

// using is what a text is worth to its user now.
func (j *judge) using(n uint8) int {
	x := &j.deck().Texts[n]
	from, _ := j.from(x, j.seat)
	worth := -j.price(x, from)
	for i := range x.Do {
		worth += j.deed(&x.Do[i], x, from)
	}
	return worth
}

// What an action, a card of the hand, and a character taken back into it are worth to
// their player; and by how much, in percent, the loss of a character hurts more than its
// scores say, and another's loss helps.
const (
	actionWorth = 60
	cardWorth   = 40
	homeWorth   = 60
	loss        = 200
	kill        = 150
)

// price is what it costs to use a text.
func (j *judge) price(x *Text, s Source) int {
	switch x.Cost {
	case Spend:
		return actionWorth
	case HomeSelf:
		return homeWorth
	case PayCard:
		return cardWorth
	case DoomSelf, DiscardSelf:
		if s.Self == NoCard {
			return cardWorth
		}
		return j.value(s.Self) * loss / 100
	case PayMate:
		least := 1000
		for rest := j.scope(Mates, s); rest != 0; rest = rest.rest() {
			least = min(least, j.value(rest.first()))
		}
		return least * loss / 100
	}
	return 0
}

// deed is what an effect is worth to its user.
func (j *judge) deed(e *Effect, x *Text, s Source) int {
	switch e.Op {
	case Boost:
		return j.boosting(e, x, s)
	case Lend:
		return j.borrowing(e, x, s)
	case Discard, Doom:
		return j.dearest(e, x, s) * kill / 100
	case Home:
		return j.dearest(e, x, s) * homeWorth / 100
	case Draw:
		return cardWorth * min(int(e.N), max(0, j.Limit(j.seat)-int(j.Game.Held[j.seat])))
	case Rob:
		return cardWorth * int(e.N)
	case Act:
		return 50 * int(e.N)
	}
	return worths[e.Op]
}

// worths are what effects are worth whatever they touch.
var worths = [opCount]int{
	Weaken: 20, Silence: 20, Send: 20, Enter: 20, Recall: 50, Foresee: 30, Spy: 5, Gain: 300, Banish: 30,
}

// dearest is the value of the others' dearest character that an effect may touch.
func (j *judge) dearest(e *Effect, x *Text, s Source) (n int) {
	for rest := j.targets(e, x, s, false); rest != 0; rest = rest.rest() {
		if c := rest.first(); j.Game.Chars[c].Seat != j.seat {
			n = max(n, j.value(c))
		}
	}
	return n
}

// boosting is what can be completed by a higher score that cannot be without.
func (j *judge) boosting(e *Effect, x *Text, s Source) (best int) {
	legal := j.targets(e, x, s, false) & j.company(j.seat, s.Here)
	if legal == 0 {
		return 0
	}
	n := int(e.N)
	if e.Who.Pick == pickAll {
		n *= legal.Len()
	}
	for a := range Abilities {
		if e.Ability == a || e.Ability == AllAbilities || e.Ability == AnyAbility {
			var more [Abilities]int
			more[a] = n
			best = max(best, j.enabling(s, &more))
		}
	}
	return best
}

// borrowing is what can be completed with an opposing character's scores.
func (j *judge) borrowing(e *Effect, x *Text, s Source) (best int) {
	for rest := j.targets(e, x, s, false); rest != 0; rest = rest.rest() {
		var more [Abilities]int
		for a := range Abilities {
			if e.Ability == a || e.Ability == AllAbilities {
				more[a] = max(0, j.Score(rest.first(), a))
			}
		}
		best = max(best, j.enabling(s, &more))
	}
	return best
}

// enabling is by how much the best event that a company can complete in this turn is
// better if it has more.
func (j *judge) enabling(s Source, more *[Abilities]int) int {
	if s.Here >= Bid || j.seat != j.Game.Turn.Seat || j.Game.Turn.Completed>>s.Here&1 == 1 {
		return 0
	}
	total := j.Totals(j.seat, s.Here)
	higher := total
	for a, n := range more {
		higher[a] += n
	}
	before, after := 0, 0
	for i := range j.Game.Event {
		event := firstEvent + Card(i)
		if j.Game.Event[i].At != s.Here || !j.deck().Faces[event].isQuest() {
			continue
		}
		q := quest{j.Needs(event, j.seat), j.prize(event)}
		if q.lack(&total) == 0 {
			before = max(before, q.prize)
		}
		if q.lack(&higher) == 0 {
			after = max(after, q.prize)
		}
	}
	return max(0, after-before)
}

// touching is what a text's effect on a character is worth to its user.
func (j *judge) touching(c Card) int {
	e := &j.deck().Texts[j.use().Text].Do[j.use().Next-1]
	n := j.value(c)
	own := j.Game.Chars[c].Seat == j.seat
	switch e.Op {
	case Discard, Doom, Home, Weaken, Silence, Send:
		if own {
			return -n
		}
	case Boost, Gain:
		if !own {
			return -n
		}
	}
	return 50 + n
}
