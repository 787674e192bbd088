package merlin

import "merlin/game"

// baseServants say what each servant does in the province he was placed in. // B21
var baseServants = [Servants]func(*Game, game.Seat, Province){
	Lady:         (*Game).influence,
	ShieldBearer: takeHere(Shield),
	Mason:        takeHere(Material),
	FlagBearer:   takeHere(Flag),
}

// takeHere returns a servant's action that takes an item of the province. // B21
func takeHere(i Item) func(*Game, game.Seat, Province) {
	return func(g *Game, s game.Seat, p Province) {
		g.Push(step{Kind: AskTakeHere, Seat: s, A: uint8(i), B: uint8(p)})
	}
}

// influence puts a marker from the castle, if any is left, into a province; if not,
// the log says so. // B10c, B21, B21a
func (g *Game) influence(s game.Seat, p Province) {
	if g.Players[s].Markers == 0 {
		g.Emit(EventVoid, s, int16(stepServantActs))
		return
	}
	g.Emit(EventInfluence, s, int16(p))
}

// askPlace offers the servants that can come into province A: not one that is
// there, and with a staff not the one placed first. // B20
func (g *Game) askPlace(st step) {
	for v, where := range g.Players[st.Seat].Servants {
		if where != Province(st.A) && g.Turn.Placed>>v&1 == 0 {
			g.Offer(ActPlace, uint8(v), st.A)
		}
	}
}

// askPlaceFree offers to place any servant where one has an influence marker. // B23
func (g *Game) askPlaceFree(st step) {
	p := &g.Players[st.Seat]
	for v, where := range p.Servants {
		for to, n := range p.Influence {
			if n > 0 && where != Province(to) {
				g.Offer(ActPlace, uint8(v), uint8(to))
			}
		}
	}
}

// askMoveServant offers to move a servant to a neighbouring province or, if all
// are at home, to send one anywhere. // B26
func (g *Game) askMoveServant(st step) {
	servants := &g.Players[st.Seat].Servants
	for v, where := range servants {
		if where != Castle {
			g.Offer(ActPlace, uint8(v), uint8(where.Next()))
			g.Offer(ActPlace, uint8(v), uint8(where.Prev()))
		}
	}
	if len(g.Offered()) > 0 {
		return
	}
	for v := range servants {
		for p := range Province(Provinces) {
			g.Offer(ActPlace, uint8(v), uint8(p))
		}
	}
}

// placeServant carries out a choice of servant and province.
func (g *Game) placeServant(st step, a game.Action) {
	v, p := Servant(a.A), Province(a.B)
	for range g.Table().doings(st.Seat, p) {
		g.Push(step{Kind: stepServantActs, Seat: st.Seat, A: a.A, B: a.B})
	}
	if st.Kind == AskPlace {
		g.Turn.Placed |= 1 << v
		g.Push(step{Kind: AskPlaced, Seat: st.Seat, A: a.A, B: a.B})
	}
	g.enter(st.Seat, v, p)
}

// placed is the moment after a servant was placed on a province space and before
// it acts. Nothing happens then, but a module may ask something in its place. // B20
func (g *Game) placed(step) {}

// enter brings a servant into a province by any rule: another player's servant of
// the type goes home. // B20a
func (g *Game) enter(s game.Seat, v Servant, p Province) {
	for other := range game.Seat(g.Seats) {
		if other != s && g.Players[other].Servants[v] == p {
			g.sendHome(other, v)
		}
	}
	g.Emit(EventServant, s, int16(v), int16(p), int16(g.Players[s].Servants[v]))
}

// sendHome sends a servant who stands in a province back to his owner's castle. // B20a
func (g *Game) sendHome(s game.Seat, v Servant) {
	g.Emit(EventSentHome, s, int16(v), int16(g.Players[s].Servants[v]))
}

func (g *Game) servantActs(st step) { g.servantAct(st.Seat, Servant(st.A), Province(st.B)) }

// servantAct does a servant's action in a province.
func (g *Game) servantAct(s game.Seat, v Servant, p Province) { g.rules.servants[v](g, s, p) }
