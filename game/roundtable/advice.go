package roundtable

import "merlin/game"

// Advice tells computer players what the end of a game is worth, which options are worth a
// thought, and how a game goes on in a rollout.
func (g *Game) Advice() game.Advice {
	advice := game.Advice{Value: worth, Scale: 60, Rollout: rollout, Shortlist: shortlist}
	if !g.rules.unlearnt {
		advice.Policy, advice.Ahead, advice.Weights = new(scout), new(ahead), g.weights()
		advice.Eases = g.eases()
	}
	return advice
}

// eases are those of a Page, a Squire, a Knight, a Champion and Merlin: so hot that Camelot
// stands clearly oftener with each; cooler where there may be a Traitor. None ponders: the
// value tells too little of what a choice brings to better what the policy has climbed to.
func (g *Game) eases() [5]game.Ease {
	if g.rules.Options.Loyalty == NoTraitor {
		return [5]game.Ease{{Noise: 480}, {Noise: 400}, {Noise: 320}, {Noise: 230}, {Noise: 10}}
	}
	return [5]game.Ease{{Noise: 390}, {Noise: 320}, {Noise: 250}, {Noise: 180}, {Noise: 10}}
}

// worth is what the end of a game is worth to a seat: victory most of all; in a defeat how
// near it was. To the Traitor it is worth the contrary.
func worth(of game.Game, s game.Seat) int {
	g := of.(*Game)
	n := 5*int(g.White) - 100
	if g.Victory {
		n = 100 + 2*(int(g.White)-int(g.Black))
	}
	if g.Felon == s {
		return -n
	}
	return n
}

// rollout takes the option that looks best at once: a player who plans no further than
// his hand. Draw decides between those that look alike. Where there is much to do a move is
// not thought of.
func rollout(of game.Game, d *game.Decision, draw uint64) game.Action {
	j := newJudge(of.(*Game), d, draw)
	j.hide(d)
	best, top := d.Options[0], -1<<30
	for _, moves := range [2]bool{false, true} {
		if moves && top > mostOfMove {
			break
		}
		for i, a := range d.Options {
			if (a.Kind == ActMove) != moves {
				continue
			}
			if n := j.worth(a) + j.whim(i); n > top {
				best, top = a, n
			}
		}
	}
	return best
}

// mostOfMove is more than any move is worth.
const mostOfMove = 500

// mostListed is how many options of a question are pondered at most.
const mostListed = 4

// much is how much less than the best option others may look worth and still be taken, by
// who ponders them or by who judges badly.
func much(k game.AskKind, wide bool) int {
	switch k {
	case AskEvil, AskHeroic, AskMerlin, AskWar, AskGiveUp, AskDrink:
		if wide {
			return 24
		}
		return 10
	}
	return 0
}

// shortlist appends the options that look best, the best one first. Here, and not in
// rollouts, players accuse, talk and agree.
func shortlist(of game.Game, d *game.Decision, wide bool, draw uint64, list []game.Action) []game.Action {
	j := newJudge(of.(*Game), d, draw)
	j.earnest = true
	j.hide(d)
	var worth [mostListed]int
	n := len(list)
	for _, a := range d.Options {
		is := j.worth(a)
		at := len(list) - n
		for at > 0 && worth[at-1] < is {
			at--
		}
		if at == mostListed {
			continue
		}
		if len(list)-n < mostListed {
			list = append(list, a)
		}
		copy(worth[at+1:], worth[at:])
		copy(list[n+at+1:], list[n+at:])
		worth[at], list[n+at] = is, a
	}
	keep := 1
	for keep < len(list)-n && worth[keep] > worth[0]-much(d.Kind, wide) && worth[keep] > never {
		keep++
	}
	return list[:n+keep]
}

// judge says what options are worth to a seat, as far as it sees.
type judge struct {
	*Game
	table   Table
	seat    game.Seat
	kind    game.AskKind
	me      *Player
	hand    *Hand
	evil    bool // the Traitor's
	earnest bool // a choice is made, no rollout
	eye     eye
	best    int // what the best option is worth to a Loyal Knight
	within  int // by how much less a Traitor may choose without being noticed
	draw    uint64
	plans   [Places]plan
}

func newJudge(g *Game, d *game.Decision, draw uint64) judge {
	return judge{
		Game: g, table: g.Table(), seat: d.Seat, kind: d.Kind, draw: draw,
		me: &g.Players[d.Seat], hand: &g.Hands[d.Seat], evil: g.loyaltySeen(d.Seat) == Traitor,
	}
}

// whim is a number by chance, equal for equal options and draws.
func (j *judge) whim(option int) int {
	x := (j.draw + uint64(option)*0x9e3779b97f4a7c15) * 0xbf58476d1ce4e5b9
	return int((x >> 40) % 6)
}

// sign is 1 for the Knights, -1 for the Traitor.
func (j *judge) sign() int { return 1 - 2*int(one(j.evil)) }

// never is less than anything else is worth.
const never = -10_000

// judge says what an option is worth; the numbers of one question are compared.
func (j *judge) judge(a game.Action) int {
	switch a.Kind {
	case ActDrawBlack, ActEngine, ActLife, ActLook:
		return j.evilWay(a.Kind)
	case ActMove, ActRide:
		return j.going(Place(a.A), a.Kind == ActRide)
	case ActLay:
		return j.laying(White(a.A))
	case ActGift, ActDiscard, ActOffer:
		return j.parting(a)
	case ActExchange:
		return j.exchanging(game.Seat(a.A), White(a.B))
	case ActPlay, ActGrace, ActReveal:
		return j.special(a)
	case ActDrawWhite:
		return weight[wDraw] - weight[wDrawHand]*int(j.me.Hand)
	case ActFight, ActAdd, ActLend, ActRoll:
		return j.fighting(a)
	case ActHeal:
		return j.lifeWorth(1) - 3*j.keep(White(a.A)) + weight[wHeal]
	case ActSacrifice:
		return j.sacrificing()
	case ActAccuse:
		return j.accusing(game.Seat(a.A))
	case ActSay:
		return j.saying(a)
	case ActLeave:
		return never
	}
	return j.answer(a)
}

// answer says what an answer to a question of others or of a card is worth.
func (j *judge) answer(a game.Action) int {
	switch a.Kind {
	case ActUnder:
		return j.sign() * j.harm(j.Two[a.A].Name())
	case ActNext:
		return -j.sign() * j.harm(j.fromTop(a.A).Name())
	case ActFaceDown:
		return weight[wFaceDown]
	case ActWar:
		return -j.sign() * j.danger(Place(a.A))
	case ActMessenger:
		return j.letter(game.Seat(a.A))
	case ActSend, ActReturn:
		top, _ := j.Top()
		return j.gives(game.Seat(top.A), White(a.A))
	case ActPropose, ActShare, ActAccept:
		return j.agreeing(a)
	case ActTry, ActPledge:
		return j.merlins(a)
	case ActGiveUp:
		return j.lastStraw()
	case ActVolunteer:
		return j.volunteering()
	case ActRemoveEngine:
		return weight[wMerlinEngine] * int(j.Engines)
	case ActRemoveWarrior, ActRemoveBlack:
		return j.danger(Place(a.A))
	case ActHeroism:
		return j.plan(Place(a.A)).near()
	case ActReturnHome:
		return j.going(Camelot, true)
	case ActSelf, ActOthers:
		return j.forWhom(a.Kind == ActSelf)
	case ActDrink:
		return j.sign() * (20 + int(one(game.Seat(a.A) == j.seat)))
	case ActDub:
		return int(one(game.Seat(a.A) == j.seat))
	case ActRob:
		return int(j.Players[a.A].Hand)
	case ActAdmit:
		return 100
	}
	return 0
}
