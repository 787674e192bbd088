package merlin

import "merlin/game"

// What landing on a space brings is read ahead: the weight of its kind, and the best of
// what may be chosen there, in logit units.

// landings are those that are known of a question.
type landings struct {
	known  uint64
	chosen [maxSpaces]int // the best of what may be chosen there
	counts [maxSpaces]int // things that are counted there
	worth  [maxSpaces]int // all together

	// What else is known of the question: what it is worth to take and to give back things,
	// to place servants, to build, and to take the best thing of all.
	have         haves
	taken, given [Items][Provinces]int
	placed       [Servants][Provinces]int
	built, any   int
}

// haves are what is known of such things, those with a province a bit each.
type haves struct {
	taken, given [Items]uint8
	placed       [Servants]uint8
	built, any   bool
}

// forget begins another question.
func (l *landings) forget() {
	l.known, l.have = 0, haves{}
}

// noteLanding notes what the action of a space brings.
func (j *judge) noteLanding(n uint8) {
	if n >= maxSpaces {
		return
	}
	j.landing(n)
	j.f.Add(signLanding, j.lands.chosen[n]/16)
	j.f.Add(signSpace+int(j.spaces[n].Kind), 1)
	j.f.Add(signCount, j.lands.counts[n])
}

// best returns the space of the best landing of a die.
func (j *judge) best(die uint8) uint8 {
	return j.reach(j.moves[die], j.Players[j.s].Dice[die].Value)
}

// reach returns the space of the best landing of a figure by so many spaces.
func (j *judge) reach(f Figure, pace uint8) uint8 {
	n := j.arrives(f, pace, 0)
	if j.figures[f].either {
		if back := j.arrives(f, pace, 1); j.landing(back) > j.landing(n) {
			return back
		}
	}
	return n
}

// arrives returns the space where a figure's walk ends, or OnTheWay.
func (j *judge) arrives(f Figure, pace, back uint8) uint8 {
	from := j.StandsOn(j.s, f)
	if from >= maxSpaces {
		return OnTheWay
	}
	return j.Walk(from, pace, back)
}

// landing returns what the action of a space brings.
func (j *judge) landing(n uint8) int {
	if n >= maxSpaces {
		return 0
	}
	l := &j.lands
	if l.known>>n&1 == 0 {
		l.known |= 1 << n
		l.chosen[n], l.counts[n], l.worth[n] = 0, 0, 0 // a space that leads to itself brings nothing more
		sp, w := j.spaces[n], j.aside.Weights
		if best := j.choices[sp.Kind]; best != nil {
			l.chosen[n] = best(j, sp)
		}
		if sp.Kind == PointsSpace {
			l.counts[n] = j.Count(j.s, sp.Item)
		}
		l.worth[n] = int(w[signSpace+int(sp.Kind)]) + int(w[signLanding])*(l.chosen[n]/16) + int(w[signCount])*l.counts[n]
	}
	return l.worth[n]
}

// noteAhead notes what was read ahead of an option that is no landing.
func (j *judge) noteAhead(worth int) { j.f.Add(signLanding, worth/16) }

// anything is the best item of all.
func (j *judge) anything() int {
	if l := &j.lands; !l.have.any {
		l.have.any, l.any = true, 0
		for i := range Item(Items) {
			l.any = max(l.any, j.bestTake(i, false))
		}
	}
	return j.lands.any
}

// taking is what an item is worth.
func (j *judge) taking(i Item, p Province) int {
	l := &j.lands
	if l.have.taken[i]>>p&1 == 0 {
		l.have.taken[i] |= 1 << p
		l.taken[i][p] = j.ahead(game.Action{Kind: ActTake, A: uint8(i), B: uint8(p)})
	}
	return l.taken[i][p]
}

// giving is what it is worth to give an item back.
func (j *judge) giving(i Item, p Province) int {
	l := &j.lands
	if l.have.given[i]>>p&1 == 0 {
		l.have.given[i] |= 1 << p
		l.given[i][p] = j.ahead(game.Action{Kind: ActGive, A: uint8(i), B: uint8(p)})
	}
	return l.given[i][p]
}

// placing is what it is worth to place a servant.
func (j *judge) placing(v Servant, to Province) int {
	l := &j.lands
	if l.have.placed[v]>>to&1 == 0 {
		l.have.placed[v] |= 1 << to
		l.placed[v][to] = j.ahead(game.Action{Kind: ActPlace, A: uint8(v), B: uint8(to)})
	}
	return l.placed[v][to]
}

// baseChoices say what the best choice on a kind of space is worth.
var baseChoices [maxSpaceKinds]func(*judge, Space) int

func init() {
	baseChoices = [maxSpaceKinds]func(*judge, Space) int{
		ProvinceSpace:  func(j *judge, sp Space) int { return j.bestPlace(func(p Province) bool { return p == sp.Province }) },
		InfluenceSpace: func(j *judge, sp Space) int { return j.bestTake(sp.Item, true) },
		InfluenceServantSpace: func(j *judge, _ Space) int {
			return j.bestPlace(func(p Province) bool { return j.player.Influence[p] > 0 })
		},
		BuildSpace:       (*judge).bestBuild,
		TradeSpace:       (*judge).bestTrade,
		QuestSpace:       (*judge).bestChange,
		MoveServantSpace: (*judge).bestStep,
		ExcaliburSpace:   (*judge).bestSword,
		GrailSpace:       func(j *judge, _ Space) int { return j.ownerOf(j.Grail) },
	}
}

// best of what is read ahead; nothing is least.
func (j *judge) better(n int, a game.Action) int {
	return max(n, j.ahead(a))
}

func (j *judge) bestPlace(where func(Province) bool) (n int) {
	for to := range Province(Provinces) {
		if !where(to) {
			continue
		}
		for v, at := range j.player.Servants {
			if at != to {
				n = max(n, j.placing(Servant(v), to))
			}
		}
	}
	return n
}

func (j *judge) bestStep(Space) (n int) {
	for v, at := range j.player.Servants {
		if at != Castle {
			n = max(n, j.placing(Servant(v), at.Next()), j.placing(Servant(v), at.Prev()))
		}
	}
	if n == 0 && j.player.servantsIn(Castle) == Servants {
		return j.bestPlace(func(Province) bool { return true })
	}
	return n
}

// bestTake is the best item of a kind, in provinces with a marker or in all.
func (j *judge) bestTake(i Item, marked bool) (n int) {
	for p := range Province(Provinces) {
		if (!marked || j.player.Influence[p] > 0) && j.Open(i, p) {
			n = max(n, j.taking(i, p))
		}
	}
	return n
}

func (j *judge) bestMarker() (n int) {
	for p := range Province(Provinces) {
		n = j.better(n, game.Action{Kind: ActInfluence, A: uint8(p)})
	}
	return n
}

func (j *judge) bestBuild(Space) int {
	if l := &j.lands; !l.have.built {
		l.have.built, l.built = true, j.readBuild()
	}
	return j.lands.built
}

// readBuild finds the best tile with the material for it that is missed least.
func (j *judge) readBuild() (n int) {
	if j.player.Manors == 0 {
		return 0
	}
	own := &j.Players[j.s].Items[Material]
	for tile := range j.Rows * Columns {
		if j.Domain[tile].Manor != game.NoSeat {
			continue
		}
		fits, pay, found := j.fits[j.Rows&1][tile], 0, false
		for c, have := range own {
			if have == 0 || fits>>c&1 == 0 {
				continue
			}
			if less := j.giving(Material, Province(c)); !found || less > pay {
				pay, found = less, true
			}
		}
		if found {
			f, sum := j.lookAside()
			j.manor(tile)
			n = max(n, pay+j.lookBack(f, sum))
		}
	}
	return n
}

// bestTrade gives what is missed least for the best that is there.
func (j *judge) bestTrade(Space) int {
	give, found := 0, false
	for i := range Item(Items) {
		for p, have := range j.Players[j.s].Items[i] {
			if have == 0 {
				continue
			}
			if n := j.giving(i, Province(p)); !found || n > give {
				give, found = n, true
			}
		}
	}
	if !found {
		return 0
	}
	return give + j.anything()
}

// bestChange lays the worst quest off for the best that lies open.
func (j *judge) bestChange(Space) int {
	lay, draw := 0, 0
	for hand := j.hand; hand != 0; hand = hand.rest() {
		lay = j.better(lay, game.Action{Kind: ActDiscard, A: uint8(hand.first())})
	}
	for i, card := range j.Display {
		if card != NoCard {
			draw = j.better(draw, game.Action{Kind: ActDraw, A: uint8(i)})
		}
	}
	return lay + draw
}

func (j *judge) bestSword(Space) (n int) {
	for c, have := range j.player.Traitors {
		if have > 0 {
			n = j.better(n, game.Action{Kind: ActBanish, A: uint8(c)})
		}
	}
	return n + j.ownerOf(j.Excalibur)
}

// ownerOf is what it is worth that a thing comes from somebody else.
func (j *judge) ownerOf(owner game.Seat) int {
	if owner == j.s {
		return 0
	}
	return int(j.aside.Weights[signOwner])
}
