package model

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
)

// What threatens, from what everybody sees: what would be lost, how likely that is as things
// lie open, and how soon it may come.

// Danger is something that may go wrong.
type Danger struct {
	Of     Threat
	Place  roundtable.Place // the Quest that may be lost
	Seat   game.Seat        // the Knight who may die
	Left   int              // cards, warriors, steps, engines, Swords or Life points until then
	Begun  bool             // Evil has come nearer to it than at the beginning
	Grave  Gravity
	Stands Standing // of a combat Quest
	Cost   Cost
	Ruin   bool // the whole game would be lost with it
	Won    bool // or won: its Swords end the game, and the white ones are more
	Others int  // other Knights with as little Life
	Weight int  // how bad, how likely and how near it is, in one number
}

// Cost is what the Knights would lose.
type Cost struct {
	Swords, Engines, Life int // black Swords that come, engines that come, Life of each who is there
	Relic                 bool
}

// Standing is how a combat Quest ends if the Knights lay nothing more.
type Standing uint8

const (
	Behind   Standing = iota // it is lost, whatever Evil's cards are
	Trailing                 // it is lost, if these are as they mostly are
	Leading                  // it is won, if they are as they mostly are
	Safe                     // it is won
)

// Threat is what a danger is about.
type Threat uint8

const (
	ThreatSiege  Threat = iota // the last engine loses the game
	ThreatSwords               // the last black Sword does
	ThreatQuest
	ThreatLife
)

// Gravity is how pressing it is.
type Gravity uint8

const (
	Calm Gravity = iota
	Near
	Pressing
)

// graveFrom is the weight from which a danger is near, and pressing.
var graveFrom = [...]int{Near: 45, Pressing: 120}

// graveOf is how grave a weight is.
func graveOf(weight int) (g Gravity) {
	for g < Pressing && weight >= graveFrom[g+1] {
		g++
	}
	return g
}

// Dangers are all of them, the worst first; what is about to lose the whole game stands before
// all others, and what Evil has begun and lacks little of before what is far off. Of the Knights
// there is the one with the least Life.
func (m *Model) Dangers() []Danger {
	list := []Danger{m.Siege()}
	if !m.Secure() {
		list = append(list, m.blackSwords())
	}
	for _, q := range m.Quests() {
		if d, ok := m.Danger(q); ok {
			list = append(list, d)
		}
	}
	if d, ok := m.Frailest(); ok {
		list = append(list, d)
	}
	slices.SortStableFunc(list, func(a, b Danger) int {
		return cmp.Or(cmp.Compare(b.ruins(), a.ruins()), cmp.Compare(b.looms(), a.looms()), cmp.Compare(b.Weight, a.Weight), cmp.Compare(a.Left, b.Left))
	})
	return list
}

// ruins is 1 for what is about to lose the whole game.
func (d Danger) ruins() int {
	if d.Ruin && d.Grave == Pressing {
		return 1
	}
	return 0
}

// far is from how many steps on a Quest's loss is nothing to watch yet, however often its cards
// come.
const far = 5

// looms is 1 for what is near, and for a Quest that Evil has begun, leads on and lacks little of.
func (d Danger) looms() int {
	if d.Grave >= Near || d.Of == ThreatQuest && d.Begun && d.Left < far && d.Stands < Leading && d.Weight > 0 {
		return 1
	}
	return 0
}

// mostAlarms is how many dangers the bulb marks.
const mostAlarms = 3

// Alarms are the dangers at the head of Dangers that press or are near, or the first where none is.
func (m *Model) Alarms() []Danger {
	list, n := m.Dangers(), 1
	for n < mostAlarms && n < len(list) && list[n].Grave >= Near {
		n++
	}
	return list[:n]
}

// Siege is the danger of the last engine: engines come from many sides, so that it is felt
// long before.
func (m *Model) Siege() Danger {
	left := roundtable.SiegeFull - int(m.View.Engines)
	weight := 12000 / max(1, left*left*left)
	return Danger{Of: ThreatSiege, Left: left, Weight: weight, Grave: graveOf(weight), Ruin: true}
}

// swordsWeight is how heavy it is that so many black Swords are missing.
var swordsWeight = [...]int{4000, 4000, 110, 40}

// blackSwords is the danger of the last black Sword: it comes by a Quest, which is counted for
// itself.
func (m *Model) blackSwords() Danger {
	left := roundtable.BlackFull - int(m.View.Black)
	d := Danger{Of: ThreatSwords, Left: left, Ruin: true}
	if left < len(swordsWeight) {
		d.Weight = swordsWeight[max(0, left)]
	}
	d.Grave = graveOf(d.Weight)
	return d
}

// Secure reports whether Evil, as things lie, can bring neither the last black Sword nor as many as white
// ones before the count: the last defeat brings most. No white Sword is turned then, as nobody hides, and
// who accuses the loyal has himself to blame. // R22, R150, R151
func (m *Model) Secure() bool {
	if m.MayHide() {
		return false
	}
	most := 0
	for q := roundtable.Tournament; q < roundtable.Places; q++ {
		if m.View.Quests[q].Status <= roundtable.Open { // the Dragon comes yet, after Lancelot
			most = max(most, m.Loss(q).Swords)
		}
	}
	white, black := int(m.View.White), int(m.View.Black)
	if white+black < roundtable.TableFull {
		black = roundtable.TableFull - 1 - white + most
	}
	return black < min(white, roundtable.BlackFull)
}

// Danger is what threatens a Quest; ok is false where it is not in play.
func (m *Model) Danger(q roundtable.Place) (d Danger, ok bool) {
	quest := &m.View.Quests[q]
	if quest.Status != roundtable.Open || q == roundtable.ExcaliburQuest && m.View.Sword == roundtable.Bank {
		return d, false // Excalibur has come, and its spoils are being shared
	}
	left, whole := 0, 0
	switch {
	case q.War():
		whole = roundtable.WarFull
		left = whole - int(quest.Warriors)
	case q == roundtable.ExcaliburQuest:
		whole = roundtable.Bank
		left = whole + int(m.View.Sword)
	case q == roundtable.GrailQuest:
		whole = len(m.View.Row)
		left = int(m.View.Count(roundtable.RowFree) + 2*m.View.Count(roundtable.RowGrail)) // a Grail card goes first // R94
	default:
		whole = int(m.Rules.Box.Quests[q].Black)
		left = whole - int(quest.Blacks)
	}
	if left == 0 || m.Wanted(q) == 0 {
		return d, false // it is being decided
	}
	d = Danger{Of: ThreatQuest, Place: q, Left: left, Begun: left < whole, Cost: m.Loss(q)}
	if q.Combat() {
		d.Stands = m.standing(q)
	}
	d.Ruin, d.Won = m.ruinous(d.Cost), m.winning(d.Cost)
	d.Weight = m.weightOf(&d)
	if d.Left >= far {
		d.Weight = min(d.Weight, graveFrom[Near]-1)
	}
	d.Grave = graveOf(d.Weight)
	return d, true
}

// Reward is how many white Swords a Quest brings that is won.
func (m *Model) Reward(q roundtable.Place) int {
	n := int(m.Rules.Box.Quests[q].Swords)
	if m.View.Heroism == q { // R113
		n++
	}
	return n
}

// Loss is what the Knights lose with a Quest.
func (m *Model) Loss(q roundtable.Place) Cost {
	box := &m.Rules.Box.Quests[q]
	c := Cost{Swords: int(box.Swords), Engines: int(box.Engines), Life: int(box.Life), Relic: box.Relic != roundtable.NoRelic}
	if m.View.Heroism == q { // R113
		c.Swords++
	}
	if m.View.Mists { // R132
		c.Swords++
	}
	return c
}

// ruinous reports whether the game would be lost by it: by the last black Sword, the last
// engine, or because it ends with too few white Swords. // R150, R151
func (m *Model) ruinous(c Cost) bool {
	white, black := int(m.View.White), int(m.View.Black)+c.Swords
	return black >= roundtable.BlackFull || int(m.View.Engines)+c.Engines >= roundtable.SiegeFull ||
		white+black >= roundtable.TableFull && white <= black
}

// winning reports whether the game would end by it with more white Swords than black ones, as nobody hides who would
// turn some. // R150, R151
func (m *Model) winning(c Cost) bool {
	white, black := int(m.View.White), int(m.View.Black)+c.Swords
	return white+black >= roundtable.TableFull && white > black && !m.ruinous(c) && !m.MayHide()
}

// odds are how often of a hundred times a combat Quest is lost as it stands.
var odds = [...]int{Behind: 100, Trailing: 80, Leading: 25, Safe: 0}

// weightOf puts into one number what would be lost, how likely that is and how near: twice as
// many cards left weigh a quarter, and so does a kind of card that comes half as often.
func (m *Model) weightOf(d *Danger) int {
	c, comes := d.Cost, m.comes(d.Place)
	lost := 4 * c.Engines
	if !m.Secure() {
		lost += 10 * c.Swords
	}
	if c.Relic {
		lost += 4
	}
	if n := len(m.At(d.Place)); n > 0 {
		lost += 2 * c.Life * n
		lost = lost * 3 / 4 // somebody can do something about it
	}
	switch {
	case d.Ruin:
		lost = 70 // all is lost, however it comes
	case d.Won:
		return 0
	}
	weight := lost * comes * comes / (6 * max(1, d.Left*d.Left))
	if !d.Begun { // what lies far off is no danger yet, however much would be lost
		weight /= 4
	}
	if d.Place.Combat() {
		weight = weight * odds[d.Stands] / 100
	}
	return weight
}

// comes counts the Black cards of the box that bring the loss of a Quest nearer.
func (m *Model) comes(q roundtable.Place) (n int) {
	for b, count := range m.Rules.Box.Black {
		if m.goesTo(roundtable.Black(b), q) {
			n += int(count)
		}
	}
	return n
}

// goesTo reports whether a Black card goes to a Quest, or may.
func (m *Model) goesTo(b roundtable.Black, q roundtable.Place) bool {
	return m.goal(b) == q || q.War() && b == roundtable.Mercenaries
}

// goal is the Quest that a Black card goes to; Camelot for none, and for one that goes to the War
// of one's choice.
func (m *Model) goal(b roundtable.Black) roundtable.Place {
	switch b {
	case roundtable.Picts:
		return roundtable.PictWar
	case roundtable.Saxons:
		return roundtable.SaxonWar
	}
	q, _ := m.View.Goes(b.Name())
	return q
}

// standing compares the White cards of a combat Quest with the least and the most that the
// Black ones can come to, and with what they mostly come to.
func (m *Model) standing(q roundtable.Place) Standing {
	quest := &m.View.Quests[q]
	least, most, known, unknown := 0, 0, 0, 0
	for i := range m.Rules.Box.Quests[q].Black {
		low, high := weakest[q], strongest[q]
		if laid := quest.Black[i]; i < quest.Blacks && !laid.Down {
			low, high = laid.Face, laid.Face
			known += int(low.Value(q))
		} else {
			unknown++
		}
		least, most = least+int(low.Value(q)), most+int(high.Value(q))
	}
	white := int(quest.WhiteSum())
	if s := m.View.Owner(roundtable.Excalibur); s != game.NoSeat && m.View.Players[s].At == q {
		white++ // R105
	}
	sum, cards := m.usual(q)
	switch {
	case white > most:
		return Safe
	case white <= least:
		return Behind
	case (white-known)*cards > unknown*sum:
		return Leading
	}
	return Trailing
}

// Beats reports whether a sum mostly is more than all Black cards that a combat Quest has places
// for.
func (m *Model) Beats(q roundtable.Place, white int) bool {
	sum, cards := m.usual(q)
	return white*cards > int(m.Rules.Box.Quests[q].Black)*sum
}

// usual is what all Black cards of a combat Quest come to, and how many there are.
func (m *Model) usual(q roundtable.Place) (sum, cards int) {
	for b, count := range m.Rules.Box.Black {
		if face := roundtable.Black(b); face.Name() == weakest[q].Name() {
			sum, cards = sum+int(count)*int(face.Value(q)), cards+int(count)
		}
	}
	return sum, cards
}

// weakest is the weakest Black card of a combat Quest.
var weakest = [roundtable.Places]roundtable.Black{
	roundtable.Tournament: roundtable.BlackKnight1, roundtable.LancelotQuest: roundtable.Lancelot1Dragon5, roundtable.DragonQuest: roundtable.Lancelot1Dragon5,
}

// strongest is the strongest Black card of a combat Quest.
var strongest = [roundtable.Places]roundtable.Black{
	roundtable.Tournament: roundtable.BlackKnight7, roundtable.LancelotQuest: roundtable.Lancelot7Dragon11, roundtable.DragonQuest: roundtable.Lancelot7Dragon11,
}

// lifeWeight is how heavy a Knight's Life is.
var lifeWeight = [...]int{0, 60, 20, 8, 4, 2, 1}

// Frailest is the danger of the Knight with the least Life, oneself before others.
func (m *Model) Frailest() (d Danger, ok bool) {
	for s := range game.Seat(len(m.Seats)) {
		life := int(m.View.Players[s].Life)
		switch {
		case !m.View.Lives(s) || ok && life > d.Left:
			continue
		case ok && life == d.Left:
			if d.Others++; s != m.Home {
				continue
			}
		default:
			d.Others = 0
		}
		d.Of, d.Seat, d.Left, ok = ThreatLife, s, life, true
	}
	d.Weight = lifeWeight[min(d.Left, len(lifeWeight)-1)]
	if d.Seat == m.Home && d.Left == 1 {
		d.Weight *= 3
	}
	d.Grave = graveOf(d.Weight)
	return d, ok
}
