package roundtable

import (
	"slices"

	"merlin/game"
)

// Table is the public position with the rules in force: what anybody at the table can
// see, and what follows from it. The engine asks it, and so does a screen.
type Table struct {
	*Rules
	*Public
}

// Table returns the table of a public position.
func (r *Rules) Table(p *Public) Table { return Table{r, p} }

// Table returns the table of the position.
func (g *Game) Table() Table { return Table{g.rules, &g.Public} }

// Seats as sets: a bit for each.

func bit(s game.Seat) uint8 { return 1 << s }

// after returns the seat n places clockwise of another one.
func (p *Public) after(s game.Seat, n uint8) game.Seat {
	return p.Ring[(p.at(s)+n)%p.Seats]
}

// at returns the place in the ring where a seat is.
func (p *Public) at(s game.Seat) (n uint8) {
	for p.Ring[n] != s {
		n++
	}
	return n
}

// each calls do for the seats of a set in seat order from one of them on.
func (p *Public) each(from game.Seat, set uint8, do func(game.Seat)) {
	for n := range p.Seats {
		if s := p.after(from, n); set&bit(s) != 0 {
			do(s)
		}
	}
}

// firstOf returns the first seat of a set in seat order from one on, or NoSeat.
func (p *Public) firstOf(from game.Seat, set uint8) game.Seat {
	for n := range p.Seats {
		if s := p.after(from, n); set&bit(s) != 0 {
			return s
		}
	}
	return game.NoSeat
}

// Lives reports whether a seat is a Knight: alive and not unmasked.
func (p *Public) Lives(s game.Seat) bool { return p.Players[s].Fate == Alive }

// Gone reports whether nobody plays a seat any more, or yet: no turn is his.
func (p *Public) Gone(s game.Seat) bool {
	return p.Players[s].Fate == Dead || p.Players[s].Fate == Absent
}

// where returns the Knights of whom something is true.
func (p *Public) where(is func(*Player) bool) (set uint8) {
	for s := range game.Seat(p.Seats) {
		if p.Lives(s) && is(&p.Players[s]) {
			set |= bit(s)
		}
	}
	return set
}

// Living returns the Knights: those who live and are not unmasked.
func (p *Public) Living() uint8 { return p.where(func(*Player) bool { return true }) }

// Present returns the Knights at a place.
func (p *Public) Present(at Place) uint8 {
	return p.where(func(k *Player) bool { return k.At == at })
}

// Holding returns the Knights with so many cards or more in hand.
func (p *Public) Holding(n uint8) uint8 {
	return p.where(func(k *Player) bool { return k.Hand >= n })
}

// Is reports whether a seat has the power of a Knight. // R120, R145
func (p *Public) Is(s game.Seat, k Knight) bool { return p.Lives(s) && p.Players[s].Knight == k }

// seatOf returns whose Knight it is and who lives, or NoSeat.
func (p *Public) seatOf(k Knight) game.Seat {
	for s := range game.Seat(p.Seats) {
		if p.Is(s, k) {
			return s
		}
	}
	return game.NoSeat
}

// Owner returns who has a relic, or NoSeat.
func (p *Public) Owner(r Relic) game.Seat { return max(p.Relics[r], game.NoSeat) }

// Swords returns how many lie on the Round Table.
func (p *Public) Swords() uint8 { return p.White + p.Black }

// InPlay reports whether a Quest is in play; Camelot always is. // R50
func (p *Public) InPlay(q Place) bool { return q == Camelot || p.Quests[q].Status == Open }

// Goes returns the Quest that a Black card of a name goes to, if that is in play. // R35
func (p *Public) Goes(n Name) (q Place, ok bool) {
	switch {
	case n == BlackKnight:
		q = Tournament
	case n == LancelotDragon && p.InPlay(LancelotQuest):
		q = LancelotQuest
	case n == LancelotDragon:
		q = DragonQuest
	case n.of() == Icebound:
		q = ExcaliburQuest
	case n.of() == Despair, n.of() == Desolation, n.of() == DarkForest:
		q = GrailQuest
	}
	return q, p.InPlay(q)
}

// Whites returns how many Fight cards lie on a Quest, WhiteSum what they count.
func (q *QuestState) Whites() (n uint8) {
	for _, m := range q.White {
		n += m
	}
	return n
}

func (q *QuestState) WhiteSum() uint8 { return sumOf(&q.White) }

// sumOf returns what Fight cards count, given by value.
func sumOf(cards *[Fights]uint8) (sum uint8) {
	for i, n := range cards {
		sum += White(i).Value() * n
	}
	return sum
}

// FightSum returns what the cards laid against an engine count, with Excalibur in the hands of
// him whose turn it is. // R67, R105
func (p *Public) FightSum() uint8 {
	return sumOf(&p.Fight) + one(p.Owner(Excalibur) == p.Turn.Seat)
}

// Beats returns on how many sides of the die a sum destroys an engine: on those that are
// lower. // R67, R155
func Beats(sum int) int { return min(max(sum-1, 0), DieSides) }

// Count returns how many places of the Grail's row hold something.
func (p *Public) Count(what ...InRow) (n uint8) {
	for _, is := range p.Row {
		n += one(slices.Contains(what, is))
	}
	return n
}

// Last returns the place in the Grail's row of the Despair that came last, or -1. // R115a
func (p *Public) Last() (at int) {
	at = -1
	for i, order := range p.Despair {
		if order > 0 && (at < 0 || order > p.Despair[at]) {
			at = i
		}
	}
	return at
}

// Fits reports whether a Fight card may be laid on a Quest: the next of a War's row, or
// one that the pattern of a combat Quest has room for. // R76
func (t Table) Fits(q Place, w White) bool {
	state := &t.Quests[q]
	if !w.Fight() || !t.InPlay(q) {
		return false
	}
	if q.War() {
		return w.Value() == t.Next(q)
	}
	if !q.Combat() || state.Whites() >= t.Box.Quests[q].White {
		return false
	}
	pattern := patterns[q]
	values := one(state.White[w] == 0)
	for _, n := range state.White {
		values += one(n > 0)
	}
	return values <= pattern.values && state.White[w] < pattern.each
}

// patterns are how many values the White side of a combat Quest may have, and how many
// cards of each. // R80, R83, R86
var patterns = [combats + 1]struct{ values, each uint8 }{
	Tournament: {2, 2}, LancelotQuest: {2, 3}, DragonQuest: {3, 3},
}

// Next returns the value that comes next in a War's row; 5 comes twice with
// Mordred. // R96, R136
func (p *Public) Next(war Place) uint8 { return min(p.Quests[war].Whites()+1, Fights) }

// warWon reports whether a War's row is complete. // R96, R136
func (t Table) warWon(war Place) bool {
	return t.Quests[war].Whites() == t.Box.Quests[war].White+one(t.Mordred == war)
}

// RoomOn reports whether one may move to a place: it is in play, and nobody is on a solo
// Quest. // R50, R70
func (t Table) RoomOn(q Place) bool {
	return t.InPlay(q) && (!t.Box.Quests[q].Solo || t.Present(q) == 0)
}

// Suspicious reports whether accusations are open. // R140
func (t Table) Suspicious() bool {
	return t.Options.Loyalty != NoTraitor && (t.Swords() >= Suspicion || t.Engines >= Suspicion)
}

// MayAccuse reports whether a seat may be accused. // R140, R142
func (p *Public) MayAccuse(s game.Seat) bool { return p.Lives(s) && p.Players[s].Shown == Unseen }

// Cards returns how many White cards the Knights have together.
func (p *Public) Cards() (n int) {
	for s := range game.Seat(p.Seats) {
		n += int(p.Players[s].Hand)
	}
	return n
}
