package roundtable

import "merlin/game"

// What is noted of each kind of action.

func (s *scout) noteEngine(game.Action) {
	s.add(sign.engine+s.engineStep(), 1)
	s.add(sign.engineStage+s.stage(), 1)
}

func (s *scout) noteLife(game.Action) {
	s.add(sign.lifeLeft+max(0, int(s.me.Life)-1), 1)
	s.add(sign.lifeStage+s.stage(), 1)
}

func (s *scout) noteDrawBlack(game.Action) {
	s.add(sign.drawStage+s.stage(), 1)
	s.add(sign.drawHarm, clamp(s.drawHarm()/8, 16))
	engine, lost := s.risks()
	s.add(sign.drawRisk, engine)
	s.add(sign.drawRisk+1, lost)
	if s.Engines >= SiegeFull-2 {
		s.add(sign.drawRisk+2, engine)
	}
	s.add(sign.drawSpurned, s.spurns())
}

// How much it weighs that another would not have the card: a little more if he is known to be Loyal,
// for he had no reason to mislead. Thrice as much cost nine games in a hundred where all are: who
// spares himself each such card has engines instead, and falls by them.
const (
	spurnedOnce  = 8
	spurnedLoyal = 10
)

// spurns says how much another's refusal of the top card weighs.
func (s *scout) spurns() int {
	switch by := s.spurner(s.seat); {
	case by == game.NoSeat:
		return 0
	case s.Players[by].Shown == Loyal || s.rules.Options.Loyalty == NoTraitor:
		return spurnedLoyal
	}
	return spurnedOnce
}

// risks returns how likely the next Black card brings an engine, and how likely it loses a
// Quest, in 16ths.
func (s *scout) risks() (engine, lost int) {
	if top := s.BlackLeft; top > 0 && s.Known[top-1]&bit(s.seat) != 0 {
		e, l := s.risk(s.Blacks[top-1].Name())
		return 16 * e, 16 * l
	}
	open, cards := s.openBlacks(), 0
	for b, n := range s.rules.Box.Black {
		left := int(n) - int(open[b]) - int(s.BlackSeen[b])
		e, l := s.risk(Black(b).Name())
		engine, lost, cards = engine+e*left, lost+l*left, cards+left
	}
	return 16 * engine / max(cards, 1), 16 * lost / max(cards, 1)
}

// risk says whether a card of a name brings an engine, or loses a Quest.
func (s *scout) risk(n Name) (engine, lost int) {
	q, ok := s.Goes(n)
	switch n.of() {
	case Picts:
		q, ok = PictWar, s.InPlay(PictWar)
	case Saxons:
		q, ok = SaxonWar, s.InPlay(SaxonWar)
	case Mercenaries:
		if q, ok = PictWar, s.InPlay(PictWar); !ok {
			q, ok = SaxonWar, s.InPlay(SaxonWar)
		}
	}
	if !ok {
		return 1, 0
	}
	if q == Camelot || s.blacks(q)+1 < int(s.rules.Box.Quests[q].Black) {
		return 0, 0
	}
	return 0, int(one(!q.Combat() || s.strengthOf(q)+3 >= int(s.Quests[q].WhiteSum())))
}

func (s *scout) noteMove(a game.Action) {
	s.notePlace(sign.going, Place(a.A))
	if s.me.At < Places {
		s.notePlace(sign.leaving, s.me.At)
	}
}

// notePlace notes what a place has.
func (s *scout) notePlace(at row, q Place) {
	kind := 0
	add := func(attribute, n int) { s.add(at+attribute*placeKinds+kind, n) }
	if q == Camelot {
		add(placeIs, 1)
		add(placeAble, int(s.me.Hand))
		add(placeFull, int(one(s.siegeWorth() > 0)))
		add(placeNear, Beats(s.bestThree()))
		add(placeDanger, int(s.Engines))
	} else {
		kind = kindOf(q) + 1
		p := s.plan(q)
		add(placeIs, 1)
		add(placeAble, clamp(p.able, 6))
		add(placeFull, int(one(p.able >= p.left)))
		add(placeNear, clamp(p.near(), 10))
		add(placeDanger, s.danger(q))
		add(placeHelpers, min(p.helpers, 3))
		add(placeMargin, clamp(p.margin, 8))
	}
	add(placeStage, s.stage())
	add(placeBehind, int(one(s.White <= s.Black)))
}

// bestThree is what the best three Fight cards of the hand count against an engine.
func (s *scout) bestThree() int {
	sum, n := int(one(s.Owner(Excalibur) == s.seat)), uint8(3)
	for w := Fights - 1; w >= 0 && n > 0; w-- {
		m := min(s.hand[w], n)
		sum += int(m) * (w + 1)
		n -= m
	}
	return sum
}

func (s *scout) noteLay(a game.Action) {
	at, w := s.me.At, White(a.A)
	k, p := kindOf(at), s.plan(at)
	s.add(sign.lay+k, 1)
	s.add(sign.layDanger+k, s.danger(at))
	s.add(sign.layStage+k, s.stage())
	if p.left == 1 {
		s.add(sign.layLast+k, 1)
	}
	if !at.Combat() {
		return
	}
	s.add(sign.layValue+k, int(w.Value()))
	if p.left == 1 && int(w.Value())+int(s.Quests[at].WhiteSum()) <= s.strengthOf(at) {
		s.add(sign.layLosing, 1)
	}
	if p.values>>w&1 == 0 {
		s.add(sign.layLosing+1, 1)
	}
}

func (s *scout) noteOffer(a game.Action) {
	s.noteCard(2, White(a.A))
	s.add(sign.offerStep+clamp(int(s.Sword), Bank)+Bank, 1)
	s.add(sign.offerStage, s.stage())
}

// noteCard notes a card that is given away, by the way in which it is.
func (s *scout) noteCard(way int, w White) {
	if w >= Whites {
		return
	}
	s.add(sign.card+way*Whites+int(w), 1)
	s.add(sign.extra+way, min(int(s.hand[w]), 4)-1)
}

func (s *scout) noteDrawWhite(game.Action) {
	s.add(sign.drawHand+handStep(s.me.Hand), 1)
	s.add(sign.drawLate+s.stage(), 1)
	s.add(sign.drawEngines, int(s.Engines))
}

func (s *scout) noteFight(game.Action) {
	s.add(sign.fightEngines+s.engineStep(), 1)
	s.add(sign.fightOdds, Beats(s.bestThree()))
	s.add(sign.fightStage+s.stage(), 1)
	s.add(sign.fightHand, int(s.me.Hand))
}

func (s *scout) noteAdd(a game.Action) {
	now := int(s.FightSum())
	s.add(sign.addNow, Beats(now))
	s.add(sign.addMore, Beats(now+int(White(a.A).Value()))-Beats(now))
}

func (s *scout) noteHeal(a game.Action) {
	s.noteCard(3, White(a.A))
	s.add(sign.healLife+min(int(s.me.Life), MaxLife-1), 1)
	s.add(sign.healStage+s.stage(), 1)
}

func (s *scout) noteSpecial(a game.Action) {
	i := int(White(a.A) - Merlin)
	s.add(sign.special+i, 1)
	s.add(sign.specialStage+i, s.stage())
	s.add(sign.specialWorth+i, clamp(s.special(a)/8, 16))
	switch White(a.A) {
	case Merlin:
		s.add(sign.merlinEngines+s.engineStep(), 1)
	case Piety:
		s.add(sign.missing, MaxLife-int(s.me.Life))
	case Reinforcements:
		s.add(sign.missing+1, HandFull-min(HandFull, int(s.me.Hand)))
	}
}

func (s *scout) noteSacrifice(game.Action) {
	s.add(sign.sacrificeLife+max(0, int(s.me.Life)-1), 1)
	s.add(sign.sacrificeStage+s.stage(), 1)
	if s.Turn.Kinds>>KindPlace&1 == 0 {
		s.add(sign.second, 1)
		s.add(sign.second+1, int(one(s.actingThere() > 0)))
	}
}

func (s *scout) noteAccuse(a game.Action) {
	s.add(sign.accuseOdds+min(accuseSteps*s.odds[a.A]/max(s.all, 1), accuseSteps-1), 1)
	s.add(sign.accuseStage+s.stage(), 1)
}

// nameComing is the name of the card that comes, as a place in a row.
func (s *scout) nameComing() int { return int(min(uint8(s.Coming.Name), Names-1)) }

func (s *scout) noteTry(game.Action) {
	s.add(sign.tryName+s.nameComing(), 1)
	s.add(sign.tryMerlins, int(s.hand[Merlin]))
}

func (s *scout) notePledge(a game.Action) { s.add(sign.pledgeName+s.nameComing(), int(a.A)) }

func (s *scout) noteVolunteer(game.Action) {
	s.add(sign.volunteer, int(s.me.Life))
	s.add(sign.volunteer+1, int(s.me.Hand))
}

// noteFaceDown notes where a card goes and, as far as the seat has seen it, what it counts.
func (s *scout) noteFaceDown(game.Action) {
	q, _ := s.Goes(s.Coming.Name)
	if !q.Combat() {
		return
	}
	s.add(sign.down+int(q-Tournament), 1)
	s.add(sign.downHand, int(s.me.Hand))
	if s.Coming.Seen&bit(s.seat) != 0 {
		s.add(sign.downValue+int(q-Tournament), int(s.Comes.Value(q)))
	}
}

func (s *scout) noteWar(a game.Action) {
	q := Place(a.A)
	s.add(sign.war, s.blacks(q))
	s.add(sign.war+1, int(s.Quests[q].Whites()))
	s.add(sign.war+2, max(0, s.plan(q).able))
}

// misplaces reports whether an option has Mordred delay the War in which the Knights have laid more
// cards. // R136
func (s *scout) misplaces(a game.Action) bool {
	if s.evil || a.Kind != ActWar || s.Coming.Name.of() != Mordred {
		return false
	}
	q := Place(a.A)
	return s.Quests[q].Whites() > s.Quests[PictWar+SaxonWar-q].Whites()
}

func (s *scout) noteRemove(a game.Action) {
	k := kindOf(Place(a.A))
	s.add(sign.remove+k, 1)
	s.add(sign.remove+placeKinds+k, s.danger(Place(a.A)))
}

func (s *scout) noteHeroism(a game.Action) {
	k := kindOf(Place(a.A))
	s.add(sign.hero+k, 1)
	s.add(sign.hero+placeKinds+k, s.plan(Place(a.A)).near())
}

func (s *scout) noteSelf(game.Action) {
	if s.kind == AskPiety {
		s.add(sign.missing, MaxLife-int(s.me.Life))
	} else {
		s.add(sign.missing+1, HandFull-min(HandFull, int(s.me.Hand)))
	}
}
