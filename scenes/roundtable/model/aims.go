package model

import (
	"merlin/game"
	"merlin/game/roundtable"
)

// What a Quest still wants of the Knights, and what the own hand has for it.

// Wanted is how many White cards a Quest in play still wants; on the Grail's row a Despair costs
// two of them. // R80, R83, R86, R90, R93, R94, R96
func (m *Model) Wanted(q roundtable.Place) int {
	switch {
	case q == roundtable.ExcaliburQuest:
		return roundtable.Bank - int(m.View.Sword)
	case q == roundtable.GrailQuest:
		dark := m.View.Count(roundtable.RowDespair, roundtable.RowDesolation)
		return int(m.View.Count(roundtable.RowFree) + 2*dark)
	}
	n := int(m.Rules.Box.Quests[q].White) - int(m.View.Quests[q].Whites())
	if m.View.Mordred == q {
		n++ // R136
	}
	return n
}

// Acts is the Quest where who is asked for a Heroic Action stands and can lay a card; ok is false
// where he cannot.
func (m *Model) Acts() (at roundtable.Place, ok bool) {
	if m.Asked == game.NoSeat || m.Kind != AskHeroic {
		return 0, false
	}
	at = m.View.Players[m.Asked].At
	return at, at != roundtable.NoPlace && at != roundtable.Camelot && m.View.InPlay(at) && m.Has(at) > 0
}

// Has returns how many of the cards that a Quest wants are in the hand.
func (m *Model) Has(q roundtable.Place) int {
	switch {
	case q == roundtable.ExcaliburQuest:
		return min(int(m.View.Hand.Len()), m.Wanted(q))
	case q == roundtable.GrailQuest && m.View.Forest:
		return 0 // R131
	case q == roundtable.GrailQuest:
		return min(int(m.View.Hand[roundtable.GrailCard]), m.Wanted(q))
	}
	n, _ := m.laid(q, m.View.Hand)
	return min(n, m.Wanted(q))
}

// Carries reports whether what lies at a combat Quest with what the hand can lay there mostly wins, were the rest as strong.
func (m *Model) Carries(q roundtable.Place) bool {
	n, sum := m.laid(q, m.View.Hand)
	n += int(m.View.Quests[q].Whites())
	return n > 0 && m.Beats(q, sum*int(m.Rules.Box.Quests[q].White)/n)
}

// Reaches is what the White cards of a combat Quest come to with all that the hand can lay there, and what the Black ones mostly do.
func (m *Model) Reaches(q roundtable.Place) (white, black int) {
	_, white = m.laid(q, m.View.Hand)
	sum, cards := m.usual(q)
	return white, int(m.Rules.Box.Quests[q].Black) * sum / cards
}

// weak are the Fight cards with which a combat is hardly ever won.
var weak = [...]roundtable.White{roundtable.Fight1, roundtable.Fight2}

// Serves is as many of them as would serve there: in a combat the weakest do not.
func (m *Model) Serves(q roundtable.Place) int {
	if !q.Combat() {
		return m.Has(q)
	}
	hand := m.View.Hand
	for _, w := range weak {
		hand[w] = 0
	}
	n, _ := m.laid(q, hand)
	return min(n, m.Wanted(q))
}

// laid lays the Fight cards of a hand on a Quest as far as they fit: first those of the values
// that lie there, then of those of which there are most. It says how many they are, and what lies there then.
func (m *Model) laid(q roundtable.Place, hand roundtable.Hand) (n, sum int) {
	public := m.View.Public
	quest, table := &public.Quests[q], m.Rules.Table(&public)
	for {
		best, most := roundtable.NoWhite, 0
		for w := range roundtable.White(roundtable.Fights) {
			many := int(hand[w])
			if quest.White[w] > 0 && many > 0 {
				many += roundtable.HandFull
			}
			if many > 0 && many >= most && table.Fits(q, w) {
				best, most = w, many
			}
		}
		if best == roundtable.NoWhite {
			return n, int(quest.WhiteSum())
		}
		n++
		hand[best]--
		quest.White[best]++
	}
}

// Strength is what all Fight cards of the hand count against an engine, with Excalibur. // R105
func (m *Model) Strength() int {
	sum := 0
	for w, n := range m.View.Hand[:roundtable.Fights] {
		sum += int(roundtable.White(w).Value()) * int(n)
	}
	if m.View.Owner(roundtable.Excalibur) == m.View.Seat {
		sum++
	}
	return sum
}

// Struck is the Quest that a Black card may bring nearer to its loss, the worst of Dangers; first
// reports whether nothing else threatens more.
func (m *Model) Struck() (d Danger, first, ok bool) {
	for i, d := range m.Dangers() {
		if d.Of == ThreatQuest && d.Weight > 0 {
			return d, i == 0, true
		}
	}
	return d, false, false
}

// Brinks are the dangers of the Quests, but for one, that the next Black card would decide.
func (m *Model) Brinks(but roundtable.Place) (list []Danger) {
	for _, d := range m.Dangers() {
		if d.Of == ThreatQuest && d.Left == 1 && d.Weight > 0 && d.Place != but && m.InPile(d.Place) > 0 {
			list = append(list, d)
		}
	}
	return list
}

// InPile is how many of the Black cards in the pile go to a Quest at most, as far as all have seen
// the others.
func (m *Model) InPile(q roundtable.Place) int {
	n := -int(m.View.Quests[q].Blacks) - m.unseen(q)
	if q == roundtable.GrailQuest {
		n = -int(m.View.Count(roundtable.RowDespair, roundtable.RowDesolation))
	}
	for b, count := range m.Rules.Box.Black {
		if m.goesTo(roundtable.Black(b), q) {
			n += int(count) - int(m.View.BlackSeen[b])
		}
	}
	return min(max(n, 0), int(m.View.BlackLeft))
}

// Strays is how many of the Black cards in the pile bring an engine, as their Quest is over. // R35
func (m *Model) Strays() (n int) {
	for b, count := range m.Rules.Box.Black {
		if _, ok := m.View.Goes(roundtable.Black(b).Name()); !ok {
			n += int(count) - int(m.View.BlackSeen[b])
		}
	}
	return min(n, int(m.View.BlackLeft))
}

// unseen counts the cards of a Quest on the discards that were removed while they lay face down:
// all know where they went, if not their values. Lancelot's and the Dragon's are the same.
func (m *Model) unseen(q roundtable.Place) (n int) {
	if !q.Combat() {
		return 0
	}
	var laid, gone [roundtable.Places][]bool // face down
	down := false
	for i := range m.Moves {
		for _, e := range m.Moves[i].Events {
			at := max(0, e.Args[0])
			switch e.Kind {
			case roundtable.EventCame:
				down = false
			case roundtable.EventFaceDown:
				down = true
			case roundtable.EventLaid:
				laid[at] = append(laid[at], down)
			case roundtable.EventCleared:
				laid[at] = nil
			case roundtable.EventBlackRemoved:
				if last := len(laid[at]) - 1; last >= 0 {
					gone[at], laid[at] = append(gone[at], laid[at][last]), laid[at][:last]
				}
			case roundtable.EventShuffled:
				gone = [roundtable.Places][]bool{}
			}
		}
	}
	for at, cards := range gone {
		for _, hid := range cards {
			if hid && (at == int(roundtable.Tournament)) == (q == roundtable.Tournament) {
				n++
			}
		}
	}
	return n
}

// closes is how few steps of Evil are near enough to tell of a defeat that would win.
const closes = 2

// Closing is the Quest nearest to a defeat that would end the game well; ok is false where none would soon.
func (m *Model) Closing() (best Danger, ok bool) {
	for _, q := range m.Quests() {
		if d, in := m.Danger(q); in && d.Won && d.Left <= closes && (!ok || d.Left < best.Left) {
			best, ok = d, true
		}
	}
	return best, ok
}
