package table

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/bot"
	"merlin/scenes/table/moment"
)

// After a game the sage looks back: which turns won or lost most, against the best that might
// have been done instead, by what the player knew then. Each leads to its moment.

// review goes through a match from its start, a decision a tick.
type review struct {
	seats  []game.Seat // whose decisions are judged
	game   game.Game   // before the move that comes next
	next   int
	swings []swing // by turn, in the order of the moves
}

// swing is the decision of a turn that mattered most: more hundredths of a point than another
// one would have brought.
type swing struct {
	entry moment.Entry // of the log
	at    int          // moves before it
	by    bot.Judged
}

// How the sage judges what was done.
const (
	judges   = bot.Champion
	lookedAt = 60  // imagined games
	mattered = 150 // hundredths of a point
)

// reviewable reports whether there is somebody whose turns can be judged here.
func (s *Scene[V, M]) reviewable() bool {
	a, ok := s.session.match.Game().(game.Adviser)
	if !ok || s.screen.Entries == nil || len(s.judged()) == 0 {
		return false
	}
	_, ok = a.Advice().Ahead.(game.Parts)
	return ok
}

// judged are the seats whose turns are looked at: that of the person here, or of all people.
func (s *Scene[V, M]) judged() (seats []game.Seat) {
	for seat, p := range s.session.seats {
		if one := game.Seat(seat); !p.Computer && (s.session.seat == one || s.session.seat == game.NoSeat) {
			seats = append(seats, one)
		}
	}
	return seats
}

// lookBack begins a review.
func (s *Scene[V, M]) lookBack() {
	g, err := s.session.match.At(0)
	if err != nil {
		s.refuse(err)
		return
	}
	s.review = &review{seats: s.judged(), game: g}
	s.ctx.Toast(s.ctx.T("review.thinks"))
	s.Refresh()
}

// recall is a tick of a review.
func (s *Scene[V, M]) recall() {
	r := s.review
	if r == nil {
		return
	}
	moves := s.session.match.Moves()
	for r.next < len(moves) {
		judged := r.judge(moves[r.next].Action)
		if err := r.game.Apply(moves[r.next].Action); err != nil {
			panic(err) // it was played
		}
		if r.next++; judged {
			return
		}
	}
	s.review = nil
	s.ctx.Toast("")
	s.lay("review.title", func() []moment.Entry { return s.turningPoints(r) })
	s.Refresh()
}

// judge looks at what is done next, if it is one of the seats' to decide.
func (r *review) judge(a game.Action) bool {
	if !slices.Contains(r.seats, r.game.Decision().Seat) {
		return false
	}
	by, ok := bot.Judge(r.game, a, judges, lookedAt, game.NewStream(uint64(r.next), 1<<34))
	if ok {
		r.swings = append(r.swings, swing{at: r.next, by: by})
	}
	return ok
}

// turningPoints are the turns that mattered most, in the order they were played; a turn is
// judged by what mattered most in it.
func (s *Scene[V, M]) turningPoints(r *review) (lines []moment.Entry) {
	for _, w := range r.told(s.screen.Entries(s.model)) {
		lines = append(lines, moment.Entry{Icon: w.entry.Icon, At: w.at, Text: s.swung(w)})
	}
	if len(lines) == 0 {
		lines = append(lines, moment.Entry{Icon: "crown", At: 0, Text: s.ctx.T("review.none")})
	}
	return lines
}

// told are the turns that are told of, by what a log says of them: those that mattered most,
// in their order.
func (r *review) told(entries []moment.Entry) (told []swing) {
	entries = slices.DeleteFunc(slices.Clone(entries), func(e moment.Entry) bool { return e.Barrier })
	for i := range r.swings {
		at := r.swings[i].at
		if j := slices.IndexFunc(entries, func(e moment.Entry) bool { return e.At > at }); j >= 0 {
			r.swings[i].entry = entries[j]
		}
	}
	most := slices.DeleteFunc(slices.Clone(r.swings), func(w swing) bool { return abs(w.by.More) < mattered || w.entry.Text == "" })
	slices.SortStableFunc(most, func(a, b swing) int { return cmp.Compare(abs(b.by.More), abs(a.by.More)) })
	for _, w := range most {
		if len(told) < mostLines && !slices.ContainsFunc(told, func(o swing) bool { return o.entry.At == w.entry.At }) {
			told = append(told, w)
		}
	}
	slices.SortFunc(told, func(a, b swing) int { return cmp.Compare(a.at, b.at) })
	return told
}

// swung says what a turn won or lost.
func (s *Scene[V, M]) swung(w swing) string {
	key := "review.won"
	if w.by.More < 0 {
		key = "review.lost"
	}
	text := s.worth(key, w.by.More, "turn", w.entry.Text)
	if told := s.partsOf(w.by.Parts); len(told) > 0 {
		text += " " + s.ctx.T("review.parts", "parts", strings.Join(told, ", "))
	}
	return text
}
