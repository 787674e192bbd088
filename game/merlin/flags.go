package merlin

import "merlin/game"

// power is what a province's flag does. It is offered at its moment to whoever
// owns the flag, any number a turn; using it returns the flag to its province.
type power struct {
	name   string
	moment moment
	offer  func(*Game, game.Seat)
}

// moment is when a flag may be used on one's own turn.
type moment uint8

const (
	anyMoment    moment = iota // a free moment (B10a)
	beforeMove                 // with the die taken, before its figure moves
	beforeAction               // after the move, before the action
)

var baseFlags = [Provinces]power{
	Black:  {"repel", anyMoment, (*Game).offerRepel},
	Grey:   {"quests", anyMoment, (*Game).offerSecondQuest},
	Blue:   {"backwards", beforeMove, (*Game).offerBackwards},
	Purple: {"flip", beforeMove, (*Game).offerFlip},
	Orange: {"foreign", beforeAction, (*Game).offerForeign},
	Brown:  {"mirror", beforeAction, (*Game).offerMirror},
}

// offerFlags offers the powers of the flags that a seat owns for this moment.
func (g *Game) offerFlags(s game.Seat, m moment) {
	for p := range g.rules.flags {
		if f := &g.rules.flags[p]; f.moment == m && g.Players[s].Items[Flag][p] > 0 {
			f.offer(g, s)
		}
	}
}

// payFlag returns the flag whose power is used. It is given up first.
func (g *Game) payFlag(s game.Seat, name string) {
	for p := range g.rules.flags {
		if g.rules.flags[p].name == name {
			g.Emit(EventFlag, s, int16(p))
			g.giveBack(s, Flag, Province(p))
		}
	}
}

// offerRepel offers to get rid of all one's traitors of a colour. // B30
func (g *Game) offerRepel(s game.Seat) {
	for p, n := range g.Players[s].Traitors {
		if n > 0 {
			g.Offer(ActRepel, uint8(p))
		}
	}
}

func (g *Game) repel(st step, a game.Action) {
	g.Push(st)
	g.payFlag(st.Seat, "repel")
	for g.Players[st.Seat].Traitors[a.A] > 0 {
		g.dropTraitor(st.Seat, Province(a.A), ByFlag)
	}
}

// offerSecondQuest: after fulfilling a quest, once a turn. // B31
func (g *Game) offerSecondQuest(_ game.Seat) {
	if g.Turn.Quests == 1 && !g.Turn.Second {
		g.Offer(ActSecondQuest)
	}
}

func (g *Game) secondQuest(st step, _ game.Action) {
	g.Push(st)
	g.Turn.Second = true
	g.payFlag(st.Seat, "quests")
}

// offerBackwards: the knight moves anticlockwise this time. // B32
func (g *Game) offerBackwards(_ game.Seat) {
	if g.Turn.Figure == KnightFigure && !g.Turn.Back {
		g.Offer(ActBackwards)
	}
}

func (g *Game) backwards(st step, _ game.Action) {
	g.Push(st)
	g.Turn.Back = true
	g.payFlag(st.Seat, "backwards")
}

// offerFlip: the chosen die is turned to its opposite face. // B33
func (g *Game) offerFlip(_ game.Seat) {
	if g.inHand() {
		g.Offer(ActFlip)
	}
}

func (g *Game) flip(st step, _ game.Action) {
	g.Push(st)
	g.payFlag(st.Seat, "flip")
	die := &g.Players[st.Seat].Dice[g.Turn.Die]
	g.setDie(st.Seat, g.Turn.Die, 7-die.Value)
}

// offerForeign offers the actions of other spaces where another player's knight
// stands, instead of that of the space reached. // B34
func (g *Game) offerForeign(s game.Seat) {
	var offered [maxSpaces]bool
	offered[g.Turn.Space] = true
	for other := range game.Seat(g.Seats) {
		at := g.Players[other].Knight
		if other != s && !offered[at] {
			offered[at] = true
			g.Offer(ActForeign, at)
		}
	}
}

func (g *Game) foreign(st step, a game.Action) {
	g.payFlag(st.Seat, "foreign")
	g.act(st.Seat, a.A, g.Turn.Figure, false)
}

// offerMirror: the knight goes to the opposite space, after a move by the chosen
// die; a second flag puts it back. // B35
func (g *Game) offerMirror(_ game.Seat) {
	if g.Turn.Figure == KnightFigure {
		g.Offer(ActMirror)
	}
}

func (g *Game) mirror(st step, _ game.Action) {
	g.Push(st)
	g.payFlag(st.Seat, "mirror")
	g.put(st.Seat, KnightFigure, g.Table().opposite(g.Turn.Space), 0)
}

// opposite returns the space 12 on, or the next one that may be entered. // B35
func (t Table) opposite(space uint8) uint8 {
	to := (space + Spaces/2) % Spaces
	if !t.Enters(to) {
		to = t.Walk(to, 1, 0)
	}
	return to
}
