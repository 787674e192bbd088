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
		judged := !s.prescribed(r.next) && r.judge(moves[r.next].Action)
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

// prescribed reports whether a move is one that the lesson prescribed, of which nobody is praised, or lies between two.
func (s *Scene[V, M]) prescribed(n int) bool {
	last := len(s.session.match.Moves()) - 1
	return s.asTold(n) || n > 0 && n < last && s.asTold(n-1) && s.asTold(n+1)
}

// asTold reports whether a move is what a step of the lesson asks for in that turn.
func (s *Scene[V, M]) asTold(n int) bool {
	l, m := s.title.Lesson, s.session.match
	if l == nil || s.title.Turns == 0 || m.Setup().Seed != l.Setup(0).Seed {
		return false
	}
	move, turn := m.Moves()[n], 0
	count := func(events []game.Event) {
		for _, e := range events {
			if e.Kind == s.title.Turns && e.Seat == move.Seat {
				turn++
			}
		}
	}
	count(m.Start())
	for _, before := range m.Moves()[:n] {
		count(before.Events)
	}
	return slices.ContainsFunc(l.Steps, func(step Step) bool { return step.Turn == turn && step.Do == move.Text })
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
		lines = append(lines, moment.Entry{Icon: w.entry.Icon, At: w.at + 1, Text: s.swung(w)})
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
		if !slices.ContainsFunc(told, func(o swing) bool { return o.entry.At == w.entry.At }) {
			told = append(told, w)
		}
	}
	told = withWorst(told)
	slices.SortFunc(told, func(a, b swing) int { return cmp.Compare(a.at, b.at) })
	return told
}

// withWorst are the first turns of a list, of which the last makes room for the one that lost most if none of
// them lost anything: who is only praised learns nothing.
func withWorst(list []swing) []swing {
	told := list[:min(len(list), mostLines)]
	lost := func(w swing) bool { return w.by.More < 0 }
	if worst := slices.IndexFunc(list, lost); worst >= len(told) {
		told[len(told)-1] = list[worst]
	}
	return told
}

// swung says what a turn won or lost.
func (s *Scene[V, M]) swung(w swing) string {
	key := "review.won"
	if w.by.More < 0 {
		key = "review.lost"
	}
	text := s.worth(key, w.by.More, "turn", w.entry.Text)
	var told []string
	for _, p := range partsTold(w.by.Parts) {
		told = append(told, s.worth("advice.part", p.More, "part", s.ctx.T("reason."+p.Name)))
	}
	if rest := restOf(w.by); rest != 0 && len(told) > 0 {
		told = append(told, s.worth("advice.part", 100*rest, "part", s.ctx.T("review.rest")))
	}
	if len(told) > 0 {
		text += " " + s.ctx.T("review.parts", "parts", strings.Join(told, ", "))
	}
	if n := s.chapterOf(w.at); n > 0 {
		text = s.ctx.T("review.round", "round", s.ctx.T("log.round", "number", n), "text", text)
	}
	return text
}

// chapterOf is the number of the part of the match in which a move is made; 0 where it has none.
func (s *Scene[V, M]) chapterOf(move int) (n int) {
	if s.title.Chapters == nil {
		return 0
	}
	for i, begun := range s.title.Chapters(s.session.match) {
		if begun >= 0 && begun <= move {
			n = i + 1
		}
	}
	return n
}

// partsTold are those of parts that are told of, gains first.
func partsTold(parts []bot.Part) []bot.Part {
	parts = slices.DeleteFunc(slices.Clone(parts), func(p bot.Part) bool { return abs(p.More) < worthAWord })
	slices.SortStableFunc(parts, func(a, b bot.Part) int { return cmp.Compare(abs(b.More), abs(a.More)) })
	parts = parts[:min(len(parts), mostParts)]
	slices.SortStableFunc(parts, func(a, b bot.Part) int { return cmp.Compare(b.More, a.More) })
	return parts
}

// restOf is what the parts that are told of lack of the whole, in points as both are said.
func restOf(by bot.Judged) int {
	rest := rounded(by.More)
	for _, p := range partsTold(by.Parts) {
		rest -= rounded(p.More)
	}
	return rest
}

// rounded are hundredths of a point in points, as they are said.
func rounded(hundredths int) int {
	if hundredths < 0 {
		return -(50 - hundredths) / 100
	}
	return (hundredths + 50) / 100
}
