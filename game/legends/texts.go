package legends

import "merlin/game"

// Optional texts: each may be used once a turn. // L40

// askText offers the texts of phase 2. The question is asked, too, while he might hold a
// card with a text from hand, so that nobody learns whether he does. // L20, L40, L104, L113a
func (g *Game) askText(st step) {
	g.phase(PhaseTexts)
	perhaps := g.offerTexts(st.Seat, May)
	hand := g.Own[st.Seat].Hand & g.rules.Deck.fromHand
	for ; hand != 0; hand = hand.rest() {
		g.offerOf(hand.first(), st.Seat, FromHand)
	}
	if len(g.Offered()) > 0 || perhaps || g.mayHold(st.Seat) || g.handles(st.Seat) {
		g.Offer(ActGoOn)
	}
}

// mayHold reports whether a seat might hold a card with a text from hand, as far as
// everybody sees.
func (g *Game) mayHold(s game.Seat) bool {
	if g.Held[s] == 0 {
		return false
	}
	for rest := g.rules.Deck.fromHand; rest != 0; rest = rest.rest() {
		if g.Chars[rest.first()].At == Away {
			return true
		}
	}
	return false
}

// askAnswer offers an opponent his texts for another's turn. // L43, L110
func (g *Game) askAnswer(st step) {
	if perhaps := g.offerTexts(st.Seat, Answer); perhaps || len(g.Offered()) > 0 {
		g.Offer(ActGoOn)
	}
}

// offerTexts offers the usable texts of a seat's characters, of what they bear, and of
// special locations where it has a company. It reports whether one hangs on cards of the
// hand that nobody sees: then the seat is asked in any case. // L113a
func (g *Game) offerTexts(s game.Seat, when When) (perhaps bool) {
	if !g.rules.Deck.moments[when] {
		return false
	}
	t := g.Table()
	for rest := t.inPlay(s) & g.rules.Deck.optional[when]; rest != 0; rest = rest.rest() {
		perhaps = g.offerOf(rest.first(), s, when) || perhaps
	}
	for i, c := range g.Special {
		if c != NoCard && g.Chars[c].Seat == s {
			perhaps = g.offerOf(firstSpecial+Card(i), s, when) || perhaps
		}
	}
	if g.Opened == 0 {
		return perhaps
	}
	for i := range g.Event {
		if at := g.Event[i].At; at.isSpecial() && g.Companies[s][at] != 0 {
			perhaps = g.offerOf(firstEvent+Card(i), s, when) || perhaps
		}
	}
	return perhaps
}

// isSpecial reports whether it is a special location. // L26, L27
func (p Place) isSpecial() bool { return p == Avalon || p == Maidens || p == Final }

func (g *Game) offerOf(c Card, s game.Seat, when When) (perhaps bool) {
	f := &g.rules.Deck.Faces[c]
	for n := f.from; n < f.to; n++ {
		x := &g.rules.Deck.Texts[n]
		if x.When != when {
			continue
		}
		from, ok := g.ready(n, x, s)
		if !ok {
			continue
		}
		if g.can(&x.Do[0], x, from) {
			g.Offer(ActUse, n)
		}
		perhaps = perhaps || x.Do[0].Op == Enter && g.mightEnter(&x.Do[0], from)
	}
	return perhaps
}

// ready reports whether a seat may use a text now as far as everybody sees, and where from:
// once a turn, its conditions hold, its cost can be paid. Its first effect must be able to do
// something, too. // L40, L42, L84a
func (g *Game) ready(n uint8, x *Text, s game.Seat) (from Source, ok bool) {
	if g.Turn.Used[n>>6]>>(n&63)&1 == 1 || g.InUse >= maxUses {
		return from, false
	}
	from, ok = g.from(x, s)
	return from, ok && g.Table().hold(x.If, from) && g.canPay(x, from)
}

// from returns where a seat uses a text from. // L80a
func (g *Game) from(x *Text, s game.Seat) (from Source, ok bool) {
	if x.When == FromHand {
		return Source{NoCard, s, noPlace}, true
	}
	from, ok = g.Table().source(x)
	if from.Seat == game.NoSeat {
		from.Seat = s // a special location
	}
	return from, ok
}

// canPay reports whether a text's cost can be paid. // L83
func (g *Game) canPay(x *Text, s Source) bool {
	t := g.Table()
	switch x.Cost {
	case Spend:
		return t.Left() > 0
	case DoomSelf, HomeSelf:
		return s.Self != NoCard && (x.Cost != HomeSelf || int(g.Held[s.Seat]) < t.limitWithout(s.Seat, s.Self))
	case DiscardSelf:
		return s.Self != NoCard || x.When == FromHand
	case PayCard:
		return g.Held[s.Seat] > 0
	case PayMate:
		return t.scope(Mates, s) != 0
	}
	return true
}

// useText uses a text: it is paid, then its effects come one by one. // L40, L83
func (g *Game) useText(st step, a game.Action) {
	g.Push(st)
	x := &g.rules.Deck.Texts[a.A]
	s, _ := g.from(x, st.Seat)
	g.Emit(EventUsed, st.Seat, int16(x.Card), int16(a.A))
	g.begin(a.A, s)
	switch x.Cost {
	case Spend:
		g.spend(st.Seat)
	case DoomSelf:
		g.doom(s.Self)
	case DiscardSelf:
		if x.When == FromHand {
			g.Emit(EventPaid, st.Seat, int16(x.Card))
		} else {
			g.discard(s.Self)
		}
	case HomeSelf:
		g.home(s.Self)
	case PayCard:
		g.Push(step{Kind: AskPay, Seat: st.Seat, A: uint8(x.Card), B: a.A})
	case PayMate:
		g.Push(step{Kind: AskMate, Seat: st.Seat, A: uint8(x.Card), B: a.A, C: uint8(s.Self)})
	}
}

func (g *Game) spend(s game.Seat) { g.Emit(EventSpent, s) }

// askPay asks for a card of the hand. // L105, L108
func (g *Game) askPay(st step) {
	for rest := g.Own[st.Seat].Hand; rest != 0; rest = rest.rest() {
		g.Offer(ActPay, uint8(rest.first()))
	}
}

// pay discards a card from hand, as a cost or because one is robbed of it.
func (g *Game) pay(st step, a game.Action) {
	if st.Kind == AskRob {
		g.Emit(EventRobbed, st.Seat, int16(a.A))
		return
	}
	g.Emit(EventPaid, st.Seat, int16(a.A))
}

func (g *Game) askMate(st step) {
	u := g.use()
	for rest := g.Table().scope(Mates, u.source()); rest != 0; rest = rest.rest() {
		g.Offer(ActMate, uint8(rest.first()))
	}
}

// use is the text that is being carried out.
func (g *Game) use() *Use { return &g.Uses[g.InUse-1] }

func (u *Use) source() Source { return Source{u.Self, u.Seat, u.Here} }

// begin has a text be carried out next.
func (g *Game) begin(n uint8, s Source) {
	u := &g.Uses[g.InUse]
	*u = Use{Text: n, Seat: s.Seat, Self: s.Self, Here: s.Here, Ability: withoutChoice}
	if s.Self != NoCard {
		for a, n := range g.Table().scores(s.Self) {
			u.Scores[a] = int8(n)
		}
	}
	g.InUse++
	g.Push(step{Kind: stepUse, Seat: s.Seat})
}

// carryOn touches the next character that an effect is for, or begins the next effect.
func (g *Game) carryOn(st step) {
	u := g.use()
	x := &g.rules.Deck.Texts[u.Text]
	switch {
	case u.Left != 0:
		c := g.eldest(u.Left)
		u.Left.remove(c)
		g.Push(st)
		if g.Chars[c].At < Places {
			g.rules.deeds[x.Do[u.Next-1].Op].touch(g, u, &x.Do[u.Next-1], c)
		}
	case int(u.Next) < len(x.Do):
		e := &x.Do[u.Next]
		u.Next++
		u.Chosen, u.Picked, u.Ability = 0, 0, withoutChoice
		g.Push(st)
		g.effect(u, x, e)
	default:
		g.InUse--
		g.Uses[g.InUse] = Use{}
		g.checkEnd()
	}
}

// effect begins an effect: it happens, or those whom it touches are found. Who may decline
// to play a card from hand is asked even if he holds none that fits, as his silence would
// tell; who must, as in `each`, plays or is seen not to. // L84, L84b, L97, L113a
func (g *Game) effect(u *Use, x *Text, e *Effect) {
	if !e.Op.onCharacters() {
		if !g.can(e, nil, u.source()) && !(e.Op == Enter && g.declinable(u) && g.mightEnter(e, u.source())) {
			g.void(u, x, e)
			return
		}
		g.rules.deeds[e.Op].do(g, u, e)
		return
	}
	legal := g.targets(e, x, u.source(), u.Plain)
	switch {
	case legal == 0:
		g.void(u, x, e)
	case e.Who.In == Self || e.Who.Pick == pickAll:
		u.Left = legal
	default:
		g.Push(step{Kind: AskTarget, Seat: u.Seat, A: uint8(x.Card), B: u.Text, C: u.Next - 1})
	}
}

// void tells that an effect could do nothing. // L84a
func (g *Game) void(u *Use, x *Text, e *Effect) {
	g.Emit(EventVoid, u.Seat, int16(x.Card), int16(e.Op))
}

// askTarget: the user chooses a character, or as many as the effect says, and be it out of
// turn. // L84b, L106, L109
func (g *Game) askTarget(st step) {
	u := g.use()
	x := &g.rules.Deck.Texts[u.Text]
	e := &x.Do[u.Next-1]
	for rest := g.targets(e, x, u.source(), u.Plain) &^ u.Picked; rest != 0; rest = rest.rest() {
		g.Offer(ActTarget, uint8(rest.first()))
	}
	g.offerDecline(u)
}

// declinable reports whether what a text does may be declined: it works by itself. // L54,
// L84b
func (g *Game) declinable(u *Use) bool {
	return !u.Plain && in(Won, Lost, Played).has(g.rules.Deck.Texts[u.Text].When)
}

func (g *Game) offerDecline(u *Use) {
	if g.declinable(u) && (len(g.Offered()) > 0 || g.rules.Deck.Texts[u.Text].Do[u.Next-1].Op == Enter) {
		g.Offer(ActDecline)
	}
}

func (g *Game) pick(st step, a game.Action) {
	u := g.use()
	u.Picked.add(Card(a.A))
	u.Chosen++
	e := &g.rules.Deck.Texts[u.Text].Do[u.Next-1]
	u.Left = u.Picked
	if u.Chosen < e.Who.Pick {
		g.Push(st)
	}
}

func (g *Game) decline(st step, _ game.Action) { g.Emit(EventDeclined, st.Seat, int16(st.A)) }

// works pushes those texts of a card that work at a moment, the first on top. // L41, L98
func (g *Game) works(when When, c Card, s Source) {
	f := &g.rules.Deck.Faces[c]
	for n := f.to; n > f.from; n-- {
		x := &g.rules.Deck.Texts[n-1]
		if x.When == when && g.Depth < deepest {
			g.Push(step{Kind: stepText, Seat: s.Seat, A: n - 1, B: uint8(s.Self), C: uint8(s.Here)})
		}
	}
}

// deepest is how many steps may be put off before texts no longer bring about others.
const deepest = 30

// textWorks begins a text that works by itself, if its conditions hold. // L80, L98
func (g *Game) textWorks(st step) {
	x := &g.rules.Deck.Texts[st.A]
	s := Source{Card(st.B), st.Seat, Place(st.C)}
	if g.InUse >= maxUses || g.Happened >= maxHappened || !g.Table().hold(x.If, s) {
		return
	}
	g.Emit(EventWorks, st.Seat, int16(x.Card), int16(st.A))
	g.begin(st.A, s)
}

// eachInTurn has every player from the one on turn clockwise carry out the effects for
// himself. // L97, L103
func (g *Game) eachInTurn(st step) {
	if st.B >= g.Seats || g.InUse >= maxUses {
		return
	}
	s := g.after(g.Turn.Seat, st.B)
	g.Push(step{Kind: stepEach, Seat: st.Seat, A: st.A, B: st.B + 1, C: st.C})
	g.begin(st.A, Source{NoCard, s, Place(st.C)})
	g.use().Plain = true
}
