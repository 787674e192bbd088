package model

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
)

// What threatens, from what everybody sees: how much Evil still lacks wherever something may
// go wrong.

// Danger is something that may go wrong.
type Danger struct {
	Of     Threat
	Place  roundtable.Place // the Quest that may be lost
	Seat   game.Seat        // the Knight who may die
	Left   int              // cards, warriors, steps, engines, Swords or Life points until then
	Grave  Gravity
	Stands Standing // of a combat Quest
}

// Standing is how a combat Quest ends if the Knights lay nothing more.
type Standing uint8

const (
	Unsure Standing = iota // as Evil's cards turn out
	Behind                 // it is lost
	Safe                   // it is won
)

// Threat is what a danger is about.
type Threat uint8

const (
	ThreatSiege  Threat = iota // the last engine loses the game
	ThreatSwords               // the last black Sword does
	ThreatQuest
	ThreatLife
)

// Gravity is how near it is.
type Gravity uint8

const (
	Calm Gravity = iota
	Near
	Pressing
)

// Dangers are all of them, the most pressing first; of the Knights there is the one with the
// least Life.
func (m *Model) Dangers() []Danger {
	v := &m.View.Public
	siege, swords := roundtable.SiegeFull-int(v.Engines), roundtable.BlackFull-int(v.Black)
	list := []Danger{
		{Of: ThreatSiege, Left: siege, Grave: graveBelow(siege, 4, 2)},
		{Of: ThreatSwords, Left: swords, Grave: graveBelow(swords, 2, 1)},
	}
	for _, q := range m.Quests() {
		if d, ok := m.Danger(q); ok {
			list = append(list, d)
		}
	}
	if d, ok := m.frailest(); ok {
		list = append(list, d)
	}
	slices.SortStableFunc(list, func(a, b Danger) int {
		return cmp.Or(cmp.Compare(b.Grave, a.Grave), cmp.Compare(a.rest(), b.rest()), cmp.Compare(a.Left, b.Left), cmp.Compare(a.Of, b.Of))
	})
	return list
}

// rest is 1 for what comes after all others that are as grave: a Knight's Life that is not
// low, as little can be done for it, and a Quest that Evil cannot win.
func (d Danger) rest() int {
	if d.Of == ThreatLife && d.Grave == Calm || d.Of == ThreatQuest && d.Stands == Safe {
		return 1
	}
	return 0
}

// Alarms are the nearest dangers, all that are equally near: those at the head of Dangers.
func (m *Model) Alarms() []Danger {
	list, n := m.Dangers(), 1
	for n < len(list) && list[n].Grave == list[0].Grave && list[n].Left == list[0].Left && list[n].rest() == list[0].rest() {
		n++
	}
	return list[:n]
}

// graveBelow is how grave it is that so much is left: near from one number on, pressing from
// another.
func graveBelow(left, near, pressing int) Gravity {
	switch {
	case left <= pressing:
		return Pressing
	case left <= near:
		return Near
	}
	return Calm
}

// Danger is what threatens a Quest; ok is false where it is not in play.
func (m *Model) Danger(q roundtable.Place) (d Danger, ok bool) {
	quest := &m.View.Quests[q]
	if quest.Status != roundtable.Open || q == roundtable.ExcaliburQuest && m.View.Sword == roundtable.Bank {
		return d, false // Excalibur has come, and its spoils are being shared
	}
	left := 0
	switch {
	case q.War():
		left = roundtable.WarFull - int(quest.Warriors)
	case q == roundtable.ExcaliburQuest:
		left = roundtable.Bank + int(m.View.Sword)
	case q == roundtable.GrailQuest:
		left = int(m.View.Count(roundtable.RowFree) + 2*m.View.Count(roundtable.RowGrail)) // a Grail card goes first // R94
	default:
		left = int(m.Rules.Box.Quests[q].Black - quest.Blacks)
	}
	d = Danger{Of: ThreatQuest, Place: q, Left: left, Grave: graveBelow(left, 2, 1)}
	if q.Combat() {
		if d.Stands = m.standing(q); d.Stands == Safe {
			d.Grave = Calm
		}
	}
	return d, true
}

// standing compares the White cards of a combat Quest with the least and the most that the
// Black ones can come to.
func (m *Model) standing(q roundtable.Place) Standing {
	quest := &m.View.Quests[q]
	least, most := 0, 0
	for i := range m.Rules.Box.Quests[q].Black {
		low, high := weakest[q], strongest[q]
		if laid := quest.Black[i]; i < quest.Blacks && !laid.Down {
			low, high = laid.Face, laid.Face
		}
		least, most = least+int(low.Value(q)), most+int(high.Value(q))
	}
	white := int(quest.WhiteSum())
	if s := m.View.Owner(roundtable.Excalibur); s != game.NoSeat && m.View.Players[s].At == q {
		white++ // R105
	}
	switch {
	case white > most:
		return Safe
	case white <= least:
		return Behind
	}
	return Unsure
}

// weakest is the weakest Black card of a combat Quest.
var weakest = [roundtable.Places]roundtable.Black{
	roundtable.Tournament: roundtable.BlackKnight1, roundtable.LancelotQuest: roundtable.Lancelot1Dragon5, roundtable.DragonQuest: roundtable.Lancelot1Dragon5,
}

// strongest is the strongest Black card of a combat Quest.
var strongest = [roundtable.Places]roundtable.Black{
	roundtable.Tournament: roundtable.BlackKnight7, roundtable.LancelotQuest: roundtable.Lancelot7Dragon11, roundtable.DragonQuest: roundtable.Lancelot7Dragon11,
}

// frailest is the danger of the Knight with the least Life, oneself before others.
func (m *Model) frailest() (d Danger, ok bool) {
	for s := range game.Seat(len(m.Seats)) {
		life := int(m.View.Players[s].Life)
		if !m.View.Lives(s) || ok && (life > d.Left || life == d.Left && s != m.Home) {
			continue
		}
		d, ok = Danger{Of: ThreatLife, Seat: s, Left: life, Grave: graveBelow(life, 1, 0)}, true
		if s == m.Home && life == 1 {
			d.Grave = Pressing
		}
	}
	return d, ok
}
