package table

import (
	"slices"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/table/paint"
)

// telling is the account of a scoring that lies over the table. The table stands as it
// was scored until it is left: the rest of the move is shown afterwards.
type telling struct {
	part   int                  // the category that is open
	voices []*scenes.SheetVoice // how seats take the categories; nil: nobody says anything
	lights []paint.Flight       // what marks on the table what it tells of
}

// accountTurns is how long a replay that plays shows a category, in ticks at its usual pace.
const accountTurns = 240

// tell shows what the scoring that has just been shown gave to whom, where the title
// has an account of it.
func (s *Scene[V, M]) tell() {
	s.motion.closed, s.motion.hurry = false, false
	s.told = &telling{}
	s.closed = len(s.session.History()[s.seen-1].Events) - len(s.motion.queue)
	s.Refresh()
	if s.screen.Account == nil || s.screen.Account(s.model) == nil {
		s.toldAll()
		return
	}
	s.told.voices = s.takes(s.screen.Account(s.model))
	account := scenes.Account{
		Sheet: s.account,
		Place: s.screen.Sheet, Shows: s.open, Done: s.toldAll,
	}
	if r := s.replay; r != nil && r.playing {
		account.Turns = int(accountTurns / paces[r.pace])
	}
	s.ctx.Push(scenes.NewScoring(s.ctx, account))
}

// account is the sheet, with what the coach says of its categories.
func (s *Scene[V, M]) account() scenes.Sheet {
	sheet := *s.screen.Account(s.model)
	for i := range sheet.Parts {
		if s.told != nil && i < len(s.told.voices) {
			sheet.Parts[i].Voice = s.told.voices[i]
		}
	}
	if s.coach == nil || s.title.Lesson.Scored == nil {
		return sheet
	}
	sheet.Sage = s.title.Sage
	for i := range sheet.Parts {
		sheet.Parts[i].Said = s.title.Lesson.Scored(s.model, i)
	}
	return sheet
}

// How many points a category must cost for somebody to speak of it, and how many more one must
// get from it than another for them to.
const (
	blows = -6
	gains = 4
)

// takes is how seats who are somebody take what the categories of a scoring bring: each says one
// thing at most for one reason, whatever he has said before it, and of each category one says
// something, the same again only where there is nothing else. Who neither leads nor falls behind
// has something to say of a large gain, his own or another's: so no scoring passes in silence
// because the lead has long been settled.
func (s *Scene[V, M]) takes(sheet *scenes.Sheet) []*scenes.SheetVoice {
	s.voices.points = s.pointsShown() // who is overtaken here does not say so once more
	if !s.speaks() {
		return nil
	}
	list, said := make([]*scenes.SheetVoice, len(sheet.Parts)), map[occasion]bool{}
	for i := range sheet.Parts {
		for _, o := range stirredBy(sheet, i) {
			face := s.session.seats[o.seat].Face
			if face == "" || said[o] {
				continue
			}
			said[o] = true
			line := s.unspoken(s.own(o.seat, o.of))
			if line == "" {
				continue
			}
			s.voices.spoken[line] = true
			list[i] = &scenes.SheetVoice{Seat: int(o.seat), Face: face, Mood: moods[o.of], Says: s.ctx.T(line)}
			break
		}
	}
	return list
}

// Taken are the lines that are said in the account that lies over the table.
func (s *Scene[V, M]) Taken() (list []string) {
	if s.told == nil {
		return nil
	}
	for _, v := range s.told.voices {
		if v != nil {
			list = append(list, v.Says)
		}
	}
	return list
}

// stirredBy is what a category of a scoring stirs whom to say, what matters most first.
func stirredBy(sheet *scenes.Sheet, part int) (list []occasion) {
	say := func(seat int, of string) {
		if seat >= 0 {
			list = append(list, occasion{game.Seat(seat), of})
		}
	}
	points := sheet.Parts[part].Points
	for seat := range sheet.Seats {
		if points(seat) <= blows {
			say(seat, blow)
		}
	}
	if before, now := sheet.Leader(part), sheet.Leader(part+1); before != now {
		if now >= 0 {
			say(before, behind)
		}
		say(now, ahead)
	}
	for one := range sheet.Seats {
		for other := range sheet.Seats {
			if points(one) >= points(other)+gains && points(one) >= gains {
				say(one, pride)
				say(other, envy)
			}
		}
	}
	return list
}

// reopen shows the move in which the last scoring closed once more, where the one person here has
// done nothing since: its account was perhaps left half told.
func (s *Scene[V, M]) reopen() {
	if s.screen.Account == nil || s.session.people != 1 || s.session.seat == game.NoSeat || s.session.Over() {
		return
	}
	moves := s.session.History()
	for i, m := range slices.Backward(moves) {
		if slices.ContainsFunc(m.Events, s.motion.closes) {
			s.showFrom(i)
			return
		}
		if m.Seat == s.session.seat {
			return
		}
	}
}

// showFrom shows again what was done after the first n moves.
func (s *Scene[V, M]) showFrom(n int) {
	before, err := s.session.match.At(n)
	if err != nil {
		return // it stands as it is
	}
	s.view, s.seen = s.screen.View(before, s.session.seat), n
	s.Refresh()
}

// open is told which category of the account is open.
func (s *Scene[V, M]) open(part int) {
	if s.told == nil {
		return
	}
	s.told.part = part
	s.Refresh()
	s.light()
}

// light marks on the table what the open category tells of.
func (s *Scene[V, M]) light() {
	if s.screen.Lights != nil {
		s.told.lights = s.screen.Lights(s.model, s.told.part)
	}
}

// toldAll goes on with the move in which the scoring closed.
func (s *Scene[V, M]) toldAll() {
	s.told = nil
	if !s.Behind() {
		s.CatchUp() // what no event tells
	}
	s.Refresh()
}
