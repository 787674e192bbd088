package legends

import "merlin/game"

// deed is how an operation is carried out: whether it could do something now, and what it
// does; one that touches characters does it to each, and says which of them it can touch.
type deed struct {
	can   func(*Game, *Effect, Source) bool
	do    func(*Game, *Use, *Effect)
	legal func(*Game, *Effect, Source, Cards) Cards // nil: all
	touch func(*Game, *Use, *Effect, Card)
}

// deeds returns the table of what operations do. // L94 to L97
func deeds() [opCount]deed {
	return [opCount]deed{
		Boost: {touch: (*Game).boost},
		Weaken: {touch: func(g *Game, u *Use, e *Effect, c Card) {
			g.Emit(EventWeakened, u.Seat, int16(c), int16(e.Ability), int16(e.N))
		}},
		Discard: {touch: func(g *Game, _ *Use, _ *Effect, c Card) { g.discard(c) }},
		Doom:    {touch: func(g *Game, _ *Use, _ *Effect, c Card) { g.doom(c) }},
		Home:    {touch: func(g *Game, _ *Use, _ *Effect, c Card) { g.home(c) }},
		Send:    {legal: (*Game).sendable, touch: (*Game).send},
		Lend:    {legal: (*Game).lendable, touch: (*Game).lend},
		Silence: {touch: func(g *Game, u *Use, _ *Effect, c Card) { g.Emit(EventSilenced, u.Seat, int16(c)) }},
		Gain:    {legal: (*Game).gainable, touch: (*Game).gain},
		Draw:    {can: func(g *Game, _ *Effect, s Source) bool { return g.canDraw(s.Seat) }, do: (*Game).drawCards},
		Enter:   {can: (*Game).canEnter, do: ask(AskEnter)},
		Recall:  {can: (*Game).canRecall, do: ask(AskRecall)},
		Foresee: {can: func(g *Game, _ *Effect, _ Source) bool { return g.ahead(1) > 0 }, do: (*Game).foresee},
		Spy:     {can: (*Game).canRob, do: ask(AskOpponent)},
		Rob:     {can: (*Game).canRob, do: ask(AskOpponent)},
		Act:     {can: func(g *Game, _ *Effect, s Source) bool { return s.Seat == g.Turn.Seat }, do: (*Game).act},
		Banish:  {can: (*Game).canBanish, do: ask(AskBanish)},
		Each:    {do: (*Game).each},
	}
}

// ask returns a deed that asks the user.
func ask(k stepKind) func(*Game, *Use, *Effect) {
	return func(g *Game, u *Use, _ *Effect) {
		x := &g.rules.Deck.Texts[u.Text]
		g.Push(step{Kind: k, Seat: u.Seat, A: uint8(x.Card), B: u.Text, C: u.Next - 1})
	}
}

// doing returns the effect that is being carried out.
func (g *Game) doing() (*Use, *Effect) {
	u := g.use()
	return u, &g.rules.Deck.Texts[u.Text].Do[u.Next-1]
}

// can reports whether an effect could do something now. As long as its text x is only
// offered, what the cost takes away does not count. // L84a
func (g *Game) can(e *Effect, x *Text, s Source) bool {
	if e.Op.onCharacters() {
		legal := g.targets(e, x, s, false)
		if x != nil && x.Cost.takesSource() && s.Self != NoCard {
			legal.remove(s.Self)
		}
		return legal != 0
	}
	can := g.rules.deeds[e.Op].can
	return can == nil || can(g, e, s)
}

// targets returns the characters that an effect may touch. Inside `each` nobody is
// guarded. // L84, L84c
func (g *Game) targets(e *Effect, x *Text, s Source, plain bool) Cards {
	all := g.Table().within(e, x, s, plain)
	if legal := g.rules.deeds[e.Op].legal; legal != nil && all != 0 {
		all = legal(g, e, s, all)
	}
	return all
}

func (t Table) within(e *Effect, x *Text, s Source, plain bool) Cards {
	all := t.pass(e.Who.Is, t.scope(e.Who.In, s), s)
	if all != 0 && !plain && len(t.Deck.lasting[Guard]) > 0 {
		all &^= t.guardedFrom(e, x, s)
	}
	return all
}

// Within are the characters that an effect of a text is for if a seat uses it now, whether it can do
// anything to them or not.
func (t Table) Within(x *Text, e *Effect, by game.Seat) Cards {
	s, ok := t.source(x)
	if !ok || !e.Op.onCharacters() {
		return 0
	}
	s.Seat = by
	return t.within(e, x, s, false)
}

// guardedFrom returns the other players' characters that are guarded from an effect. // L84c
func (t Table) guardedFrom(e *Effect, x *Text, s Source) Cards {
	all := t.guarded([...]bool{
		NoIcon:  true,
		Threat:  e.Op == Discard || e.Op == Doom,
		Romance: x != nil && t.Deck.Faces[x.Card].Icon == Romance,
	})
	return all &^ t.inPlay(s.Seat)
}

// boost raises a score for this turn; its user may have to name the Ability first. // L94
func (g *Game) boost(u *Use, e *Effect, c Card) {
	if e.Ability == AnyAbility && u.Ability == withoutChoice {
		u.Left.add(c)
		ask(AskAbility)(g, u, e)
		return
	}
	a := e.Ability
	if a == AnyAbility {
		a = u.Ability
	}
	g.Emit(EventBoosted, u.Seat, int16(c), int16(a), int16(e.N))
}

func (g *Game) askAbility(step) {
	for a := range Abilities {
		g.Offer(ActAbility, uint8(a))
	}
}

func (g *Game) nameAbility(_ step, a game.Action) { g.use().Ability = Ability(a.A) }

// discard discards a character from play. Its `lost` texts work right after. // L65, L74, L81f
func (g *Game) discard(c Card) {
	ch := g.Chars[c]
	s := Source{c, ch.Seat, ch.At}
	var borne [Specials]bool
	for i, bearer := range g.Special {
		borne[i] = bearer == c
	}
	g.backToTable(c)
	g.Emit(EventLost, ch.Seat, int16(c), int16(ch.At))
	for i, was := range borne {
		if was {
			g.works(Lost, firstSpecial+Card(i), s)
		}
	}
	if ch.Silent == 0 {
		g.works(Lost, c, s)
	}
}

// backToTable puts the special cards of one who leaves play beside the board. // L74
func (g *Game) backToTable(c Card) {
	for i, bearer := range g.Special {
		if bearer == c {
			g.Emit(EventSpecialBack, g.Chars[c].Seat, int16(firstSpecial+i), int16(c))
		}
	}
}

// doom has a character be discarded at the end of the turn. // L44
func (g *Game) doom(c Card) {
	if !g.Chars[c].Doomed {
		g.Emit(EventDoomed, g.Chars[c].Seat, int16(c))
	}
}

// home returns a character to its player's hand; if that is full, it is discarded. // L64
func (g *Game) home(c Card) {
	s := g.Chars[c].Seat
	if int(g.Held[s]) >= g.Table().limitWithout(s, c) {
		g.discard(c)
		return
	}
	g.backToTable(c)
	g.Emit(EventReturned, s, int16(c), int16(g.Chars[c].At))
}

// sendable returns those that have somewhere to go. // L94
func (g *Game) sendable(e *Effect, s Source, all Cards) (can Cards) {
	for rest := all; rest != 0; rest = rest.rest() {
		if g.ways(e, s.Here, rest.first()) != 0 {
			can.add(rest.first())
		}
	}
	return can
}

// ways returns the places that a character may be sent to, a bit each.
func (g *Game) ways(e *Effect, here Place, c Card) (ways uint8) {
	ch := &g.Chars[c]
	for p := range Bid {
		wanted := e.Place == Any || e.Place == p || e.Place == Here && here == p
		if wanted && p != ch.At && g.Table().InPlay(p) && g.Table().Fits(c, ch.Seat, p) {
			ways |= 1 << p
		}
	}
	return ways
}

func (g *Game) send(u *Use, e *Effect, c Card) {
	ways := g.ways(e, u.Here, c)
	switch {
	case ways == 0:
		g.void(u, &g.rules.Deck.Texts[u.Text], e)
	case e.Place == Any:
		x := &g.rules.Deck.Texts[u.Text]
		g.Push(step{Kind: AskSend, Seat: u.Seat, A: uint8(x.Card), B: u.Text, C: uint8(c)})
	default:
		g.moveTo(c, Cards(ways).placed())
	}
}

func (s Cards) placed() Place { return Place(s.first()) }

func (g *Game) askSend(st step) {
	u, e := g.doing()
	for p, ways := Place(0), g.ways(e, u.Here, Card(st.C)); p < Bid; p++ {
		if ways>>p&1 == 1 {
			g.Offer(ActSend, uint8(p))
		}
	}
}

func (g *Game) sendTo(st step, a game.Action) { g.moveTo(Card(st.C), Place(a.A)) }

func (g *Game) moveTo(c Card, p Place) {
	g.Emit(EventMoved, g.Chars[c].Seat, int16(c), int16(g.Chars[c].At), int16(p))
}

// lendable: only an opposing character lends, and only to a company that is there. // L94a
func (g *Game) lendable(_ *Effect, s Source, all Cards) Cards {
	if g.Table().company(s.Seat, s.Here) == 0 {
		return 0
	}
	return all &^ g.Table().inPlay(s.Seat)
}

// lend has a character's scores count for the user's company here. // L94a
func (g *Game) lend(u *Use, e *Effect, c Card) {
	abilities := int16(1<<Abilities - 1)
	if e.Ability != AllAbilities {
		abilities = 1 << e.Ability
	}
	g.Emit(EventLent, u.Seat, int16(c), int16(u.Here), abilities)
}

// gainable returns those that can gain a special card. // L73, L96
func (g *Game) gainable(e *Effect, s Source, all Cards) Cards {
	t := g.Table()
	if !t.Deck.plays(e.Special, g.Level) {
		return 0
	}
	bearer := g.Special[e.Special-firstSpecial]
	if e.Near && (bearer == NoCard || !t.scope(Foes, s).Has(bearer)) {
		return 0
	}
	if bearer != NoCard {
		all.remove(bearer)
	}
	return all
}

// gain gives a special card to a character, from wherever it is. // L72, L73
func (g *Game) gain(_ *Use, e *Effect, c Card) {
	g.Emit(EventGained, g.Chars[c].Seat, int16(e.Special), int16(c), int16(g.Special[e.Special-firstSpecial]))
}

// act gives more actions this turn. // L92b
func (g *Game) act(u *Use, e *Effect) { g.Emit(EventActions, u.Seat, int16(e.N)) }

// each has everybody carry out effects. // L97
func (g *Game) each(u *Use, e *Effect) {
	g.Push(step{Kind: stepEach, Seat: u.Seat, A: e.Inner, C: uint8(u.Here)})
}
