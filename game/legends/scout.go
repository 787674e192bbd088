package legends

import "merlin/game"

// scout judges the options of a question, for computer players: by the hand of the seat
// asked and what everybody sees. It speaks of scores, Requirements and kinds of effects,
// never of a card, so that it plays with any deck. It is used by one player at a time.
type scout struct {
	judge // what texts are worth at a guess
	f     *game.Features
	ask   game.AskKind
	seen  bool // the places were looked at
	sites [Bid]site
	known [Bid]Cards // of which characters it is known what they give at a place
	given [Bid][Characters][Abilities]int8
}

// Names returns the features' names.
func (s *scout) Names() []string { return signNames }

// Look looks at a question.
func (s *scout) Look(g game.Game, d *game.Decision, _ []int32) {
	s.judge.Game, s.judge.seat, s.judge.draw = g.(*Game), d.Seat, 0
	s.judge.Table = s.judge.Game.Table()
	s.ask, s.seen, s.known = d.Kind, false, [Bid]Cards{}
}

// Note notes what speaks for and against an option.
func (s *scout) Note(a game.Action, f *game.Features) {
	s.f = f
	f.Add(int(a.Kind), 1)
	if note := notes[a.Kind]; note != nil {
		note(s, a)
	}
}

// notes are what is noted of actions besides their kind.
var notes = [256]func(*scout, game.Action){
	ActStart:    (*scout).noteStart,
	ActOver:     (*scout).noteOver,
	ActBid:      (*scout).noteBid,
	ActPass:     (*scout).notePass,
	ActUse:      (*scout).noteUse,
	ActGoOn:     (*scout).noteOn,
	ActDecline:  (*scout).noteOn,
	ActEnd:      (*scout).noteOn,
	ActTarget:   (*scout).noteTarget,
	ActPay:      func(s *scout, a game.Action) { s.noteCard(signLose, Card(a.A)) },
	ActMate:     (*scout).noteMate,
	ActAbility:  (*scout).noteAbility,
	ActSend:     (*scout).noteSend,
	ActEnter:    (*scout).notePlay,
	ActRecall:   func(s *scout, a game.Action) { s.noteCard(signGet, Card(a.A)) },
	ActOpponent: (*scout).noteOpponent,
	ActBanish:   (*scout).noteBanish,
	ActComplete: (*scout).noteComplete,
	ActDraw:     func(s *scout, _ game.Action) { s.f.Add(signDraw+s.held(), 1) },
	ActPlay:     (*scout).notePlay,
	ActMove:     (*scout).noteMove,
	ActEscort:   (*scout).noteEscort,
}

// held is how many cards the seat has, six standing for more.
func (s *scout) held() int { return min(mostHeld, int(s.Game.Held[s.seat])) }

// noteOn notes that nothing more is done, by what was asked.
func (s *scout) noteOn(game.Action) { s.f.Add(signOn+int(s.ask)%asks, 1) }

// noteCard notes the scores of a character that comes or goes: all of them, and the best.
func (s *scout) noteCard(at int, c Card) {
	sum, best := s.scoresOf(c)
	s.f.Add(at, sum)
	s.f.Add(at+1, best)
}

func (s *scout) scoresOf(c Card) (sum, best int) {
	for a := range Abilities {
		n := s.bare(c, a)
		sum += n
		best = max(best, n)
	}
	return sum, best
}

func (s *scout) noteStart(a game.Action) {
	s.joins(Card(a.A), Place(a.B))
	s.noteCard(signPlay, Card(a.A))
	s.noteOps(signPlays, Card(a.A), 1)
}

func (s *scout) notePlay(a game.Action) {
	s.noteStart(a)
	s.f.Add(signHeld, int(s.Game.Held[s.seat]))
}

// noteOps notes the kinds of effects of a character's texts.
func (s *scout) noteOps(at int, c Card, n int) {
	f := &s.deck().Faces[c]
	for x := f.from; x < f.to; x++ {
		for i := range s.deck().Texts[x].Do {
			s.f.Add(at+int(s.deck().Texts[x].Do[i].Op), n)
		}
	}
}

func (s *scout) noteMove(a game.Action) {
	from, to := s.Game.Chars[a.A].At, Place(a.C)
	here, there := *s.gives(Card(a.A), from), *s.gives(Card(a.A), to)
	n := 1
	if b := Card(a.B); b != NoCard {
		here.add(s.gives(b, from))
		there.add(s.gives(b, to))
		n = 2
	}
	s.f.Add(signMoved+n-1, 1)
	s.shifts(from, &here, -1)
	s.shifts(to, &there, 1)
	s.comes(to, n)
	s.leaves(from, n)
}

func (s *scout) noteEscort(a game.Action) {
	st, _ := s.Top()
	s.joins(Card(a.A), Place(st.B))
	s.parts(Card(a.A))
}

func (s *scout) noteMate(a game.Action) {
	s.noteCard(signLose, Card(a.A))
	s.parts(Card(a.A))
}

// noteSend notes what it brings to send one's own character, and what it takes from another.
func (s *scout) noteSend(a game.Action) {
	st, _ := s.Top()
	c, to := Card(st.C), Place(a.A)
	if ch := &s.Game.Chars[c]; ch.Seat != s.seat {
		s.f.Add(signSent+int(min(to, Final)), 1)
		return
	}
	s.joins(c, to)
	s.parts(c)
}

// noteOver notes which event is covered: what the seat is near to, and what others are.
func (s *scout) noteOver(a game.Action) { s.noteGone(Card(a.A)) }

func (s *scout) noteBanish(a game.Action) { s.noteGone(Card(a.A)) }

func (s *scout) noteGone(event Card) {
	s.look()
	if at := s.Game.Event[event-firstEvent].At; at < Bid {
		for i := range s.sites[at].aims[:s.sites[at].n] {
			if m := &s.sites[at].aims[i]; m.card == event {
				s.f.Add(signGone, m.near(&s.sites[at].total))
				s.f.Add(signGone+1, int(m.worth)*int(m.kind&1))
			}
		}
	}
}

// noteComplete notes what an event brings. The Final Event ends the game.
func (s *scout) noteComplete(a game.Action) {
	event := Card(a.A)
	s.f.Add(signComplete, s.deck().worthOf(event))
	if s.rivalled(event) {
		s.f.Add(signComplete+1, 1)
	}
	if event.IsFinal() {
		after := lead(s.Game, s.seat) + int(s.deck().Faces[event].Points)
		s.f.Add(signComplete+2, min(1, max(-1, after)))
	}
}
