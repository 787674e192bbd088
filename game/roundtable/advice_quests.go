package roundtable

// plan is what a seat could do on a Quest.
type plan struct {
	quest   Place
	able    int // cards it could lay there
	left    int // that the Quest still needs
	places  int
	helpers int   // others there
	margin  int   // by which the Knights would win a combat
	values  uint8 // of Fight cards that belong to it, a bit each
}

// near is how far the Quest would come, in tenths.
func (p *plan) near() int { return 10 * (p.places - max(0, p.left-p.able)) / max(1, p.places) }

// plan returns what the seat could do on a Quest; on one that is not in play, and in
// Camelot, nothing.
func (j *judge) plan(q Place) *plan {
	if p := &j.plans[q]; p.quest == q || !j.InPlay(q) {
		return p
	}
	j.plans[q] = j.planFor(q)
	return &j.plans[q]
}

// planFor plans for a Quest that is in play.
func (j *judge) planFor(q Place) plan {
	p := plan{quest: q, places: int(j.rules.Box.Quests[q].White)}
	for s := range j.Players[:j.Seats] {
		p.helpers += int(one((j.Players[s].At == q || j.memory.going[s] == q) && s != int(j.seat)))
	}
	switch {
	case q == ExcaliburQuest:
		p.able, p.left = j.spare(), Bank-int(j.Sword)
	case q == GrailQuest:
		p.left = RowPlaces - int(j.Count(RowGrail)) + int(j.Count(RowDespair, RowDesolation))
		if !j.Forest {
			p.able = int(j.hand[GrailCard])
		}
	case q.War():
		p.left = p.places + int(one(j.Mordred == q)) - int(j.Quests[q].Whites())
		p.able = j.run(q, p.left)
	default:
		j.combat(&p)
	}
	return p
}

// spare is how many cards may be given for Excalibur.
func (j *judge) spare() (n int) {
	for w := range White(Fights) {
		if j.keep(w) < weight[wOffer]/4 {
			n += int(j.hand[w])
		}
	}
	if !j.InPlay(GrailQuest) {
		n += int(j.hand[GrailCard])
	}
	return n
}

// run is how many cards of a War's row the hand has.
func (j *judge) run(war Place, left int) (n int) {
	w := j.Next(war) - 1
	for n < left && w < Fights && j.hand[w] > 0 {
		if n++; w < Fights-1 {
			w++
		}
	}
	return n
}

// combat plans for a combat Quest: the values that bring most cards, and among those the
// most strength.
func (j *judge) combat(p *plan) {
	at := &j.Quests[p.quest]
	pattern := patterns[p.quest]
	laid := int(at.Whites())
	p.left = p.places - laid
	var count [Fights]uint8
	must := uint8(0)
	for v := range count {
		count[v] = min(at.White[v]+j.hand[v], pattern.each)
		if at.White[v] > 0 {
			must |= 1 << v
		}
	}
	best := -1
	for _, set := range sets[pattern.values] {
		if must&^set != 0 {
			continue
		}
		have, sum := 0, 0
		for v, n := range count {
			if set>>v&1 != 0 {
				have += int(n)
				sum += (v + 1) * int(n)
			}
		}
		if n := 100*min(have, p.places) + sum; n > best {
			best, p.values = n, set
			p.able, p.margin = min(have, p.places)-laid, sum-j.strengthOf(p.quest)
		}
	}
}

// sets are the sets of so many values of Fight cards, a bit each.
var sets = func() (all [4][]uint8) {
	for set := uint8(0); set < 1<<Fights; set++ {
		n := 0
		for v := range Fights {
			n += int(set >> v & 1)
		}
		if n < len(all) {
			all[n] = append(all[n], set)
		}
	}
	return all
}()

// strengthOf is what the Black cards on a combat Quest count, for all that the seat knows;
// a card face down is taken for three, on the Dragon for seven.
func (j *judge) strengthOf(q Place) (sum int) {
	at := &j.Quests[q]
	for i, is := range at.Black[:at.Blacks] {
		switch {
		case !is.Down:
			sum += int(is.Face.Value(q))
		case is.Seen&bit(j.seat) != 0:
			sum += int(j.Down[q][i].Value(q))
		case q == DragonQuest:
			sum += 7
		default:
			sum += 3
		}
	}
	return sum
}

// going is what it is worth to be at another place instead.
func (j *judge) going(to Place, free bool) int {
	n := j.value(to) - j.value(j.me.At)
	if !free {
		n -= weight[wMove]
	}
	return n
}

// value is what being at a place is worth: what the hand can do there, what threatens
// there, what is near.
func (j *judge) value(q Place) int {
	if q == Camelot {
		return max(weight[wHome]-weight[wHomeHand]*int(j.me.Hand), j.siegeWorth())
	}
	p := j.plan(q)
	if p.quest == Camelot {
		return 0
	}
	k := kindOf(q)
	called := 20 * int(j.memory.called>>q&1)
	gather := weight[wGather] * int(one(p.left <= p.helpers+p.able))
	if p.able <= 0 {
		return gather * min(1, p.helpers)
	}
	n := weight[wBaseTournament+k] + weight[wStepTournament+k]*p.able + weight[wNear]*p.near() +
		weight[wThreat]*j.danger(q) - weight[wHelpers]*p.helpers + gather + called
	if p.able >= p.left {
		n += weight[wFinish]
	} else if j.rules.Box.Quests[q].Solo {
		n -= weight[wFar] * (p.left - p.able)
	}
	if q.Combat() {
		n += weight[wMargin] * min(p.margin, 4)
	}
	return n
}

// laying is better the more it brings: what belongs to the plan, the end of a Quest.
func (j *judge) laying(w White) int {
	p := j.plan(j.me.At)
	n := weight[wLay] + p.near()
	if p.quest.Combat() {
		if p.values>>w&1 == 0 {
			n -= 60
		}
		if p.left == 1 && int(w.Value())+int(j.Quests[p.quest].WhiteSum()) <= j.strengthOf(p.quest) {
			n -= 60
		}
	}
	if p.left == 1 {
		n += weight[wFinish]
	}
	return n
}
