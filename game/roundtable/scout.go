package roundtable

import "merlin/game"

// scout judges the options of a question by weights that were learnt, for computer players:
// by what the seat asked may know. What the judge says of an option is one feature among
// others. It is used by one player at a time.
type scout struct {
	judge
	f       *game.Features
	block   int // where the features of the seat's side begin
	options []game.Action
	worths  []int // to the judge
	top     int   // the best of these
	next    int   // the option that is likely noted next
	odds    [MaxSeats]int
	all     int // of the odds
}

// Names returns the features' names.
func (s *scout) Names() []string { return signNames }

// Look looks at a question.
func (s *scout) Look(g game.Game, d *game.Decision, _ []int32) {
	s.judge = newJudge(g.(*Game), d, 0)
	s.draw = s.chance()
	s.earnest, s.eye, s.options, s.next = true, since, d.Options, 0
	s.hide(d)
	s.block = 0
	switch {
	case s.me.Fate == Unmasked:
		s.block = 2 * sign.all
	case s.evil:
		s.block = sign.all
	}
	s.weigh()
	s.odds, s.all = s.suspicions(s.seat, since)
}

// chance is a number by chance, equal all through a turn: a Traitor shirks by it.
func (s *scout) chance() uint64 {
	x := (uint64(s.memory.turns)<<8 + uint64(s.seat)) * 0xbf58476d1ce4e5b9
	return x ^ x>>31
}

// weigh has the judge weigh all options.
func (s *scout) weigh() {
	s.worths, s.top, s.next = s.worths[:0], never, 0
	for _, a := range s.options {
		n := s.worth(a)
		s.worths = append(s.worths, n)
		if a.Kind != ActSay { // what may be said besides is no choice between deeds
			s.top = max(s.top, n)
		}
	}
}

// Note notes what speaks for and against an option.
func (s *scout) Note(a game.Action, f *game.Features) {
	s.f = f
	i := s.indexOf(a)
	group := s.group()
	s.add(sign.judge+group, -clamp(max(0, s.top-s.worths[i]), mostOff))
	if s.worths[i] <= never/2 {
		s.add(sign.never, 1)
	}
	s.add(sign.act+int(a.Kind)%signActs, 1)
	if note := notes[a.Kind]; note != nil {
		note(s, a)
	}
	for _, never := range forbidden {
		if never(s, a) {
			f.Veto()
			return
		}
	}
}

// forbidden report what nobody does who plays with his eyes open, whatever the policy has learnt.
var forbidden = [...]func(*scout, game.Action) bool{
	(*scout).forsakes, (*scout).misplaces, (*scout).rash, (*scout).wastes, (*scout).dallies, (*scout).ignores, (*scout).dares,
	(*scout).rereads, (*scout).squanders, (*scout).lingers, (*scout).beckons, (*scout).stints, (*scout).resigns, (*scout).wavers, (*scout).duels,
	func(_ *scout, a game.Action) bool { return a.Kind == ActReveal },
}

// mostOff is by how much what the judge likes less counts at most.
const mostOff = 28

func (s *scout) add(at, n int) { s.f.Add(s.block+at, n) }

// indexOf returns the place of an option, which are asked about in order.
func (s *scout) indexOf(a game.Action) int {
	if s.next >= len(s.options) || s.options[s.next] != a {
		s.next = 0
		for s.options[s.next] != a {
			s.next++
		}
	}
	s.next++
	return s.next - 1
}

// group tells questions about Evil, about Heroic Actions and others apart.
func (s *scout) group() int {
	switch s.kind {
	case AskEvil:
		return 0
	case AskHeroic:
		return 1
	}
	return 2
}

// stage tells how far a game has come.
func (p *Public) stage() int {
	switch n := p.Swords(); {
	case n >= TableFull-1:
		return 3
	case n >= 9:
		return 2
	case n >= 6:
		return 1
	}
	return 0
}

// engineStep tells the numbers of engines apart that matter.
func (p *Public) engineStep() int {
	return [...]int{0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 6}[min(p.Engines, SiegeFull)]
}

// handStep tells sizes of hands apart.
func handStep(n uint8) int { return min(int(n)/2, handSteps-1) }

// clamp returns a number that is neither below -most nor above most.
func clamp(n, most int) int { return min(max(n, -most), most) }

// notes are what is noted of actions besides their kind.
var notes = [256]func(*scout, game.Action){
	ActEngine:        (*scout).noteEngine,
	ActLife:          (*scout).noteLife,
	ActDrawBlack:     (*scout).noteDrawBlack,
	ActMove:          (*scout).noteMove,
	ActRide:          (*scout).noteMove,
	ActReturnHome:    func(s *scout, _ game.Action) { s.noteMove(game.Action{A: uint8(Camelot)}) },
	ActLay:           (*scout).noteLay,
	ActOffer:         (*scout).noteOffer,
	ActDrawWhite:     (*scout).noteDrawWhite,
	ActFight:         (*scout).noteFight,
	ActAdd:           (*scout).noteAdd,
	ActRoll:          func(s *scout, _ game.Action) { s.add(sign.rollNow+Beats(int(s.FightSum())), 1) },
	ActGift:          func(s *scout, a game.Action) { s.noteCard(0, White(a.A)) },
	ActDiscard:       func(s *scout, a game.Action) { s.noteCard(1, White(a.A)) },
	ActHeal:          (*scout).noteHeal,
	ActSend:          func(s *scout, a game.Action) { s.noteCard(4, White(a.A)) },
	ActReturn:        func(s *scout, a game.Action) { s.noteCard(5, White(a.A)) },
	ActPlay:          (*scout).noteSpecial,
	ActGrace:         (*scout).noteSpecial,
	ActReveal:        (*scout).noteSpecial,
	ActSacrifice:     (*scout).noteSacrifice,
	ActAccuse:        (*scout).noteAccuse,
	ActTry:           (*scout).noteTry,
	ActPledge:        (*scout).notePledge,
	ActVolunteer:     (*scout).noteVolunteer,
	ActFaceDown:      (*scout).noteFaceDown,
	ActWar:           (*scout).noteWar,
	ActRemoveEngine:  func(s *scout, _ game.Action) { s.add(sign.remove+2*placeKinds+s.engineStep(), 1) },
	ActRemoveBlack:   (*scout).noteRemove,
	ActRemoveWarrior: (*scout).noteRemove,
	ActHeroism:       (*scout).noteHeroism,
	ActSelf:          (*scout).noteSelf,
}
