package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/merlin"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// session is the match as the people at this screen play it. It is the one place
// that sees the whole position; what leaves it is a view and options.
type session struct {
	match     *game.Match
	rows      *rows
	seats     []table.Player
	people    int
	confirmed game.Seat // the person known to sit here; NoSeat: nobody yet, or none plays
	watched   bool      // the match is only watched: nobody is asked

	keep    func(*game.Match) // keeps the game as it stands after each move; nil: it is not kept
	others  bool              // one may take back what another person did
	ends    bool              // a turn in which nothing can be done any more ends by itself
	thinker *bot.Thinker
	told    []game.Move // the moves as viewer may know them
	viewer  game.Seat
	texts   table.Texts
}

func newSession(m *game.Match) *session {
	s := &session{match: m, confirmed: game.NoSeat, viewer: game.NoSeat, texts: table.Texts{}}
	s.rows = rowsOf(s.game().Rules())
	for seat, p := range m.Setup().Seats {
		s.seats = append(s.seats, table.Player{Name: ui.Literal(p.Name), Colour: merlin.Colours[p.Colour], Computer: !p.Human()})
		if p.Human() {
			s.people++
			s.confirmed = game.Seat(seat)
		}
	}
	if s.people > 1 {
		s.confirmed = game.NoSeat
	}
	return s
}

// call names those who have no name of their own by their colours.
func (s *session) call(words func(key string, args ...any) string) {
	for seat, p := range s.match.Setup().Seats {
		if p.Name == "" {
			s.seats[seat].Name = words("ui.colour." + s.seats[seat].Colour)
		}
	}
}

func (s *session) game() *merlin.Game { return s.match.Game().(*merlin.Game) }

// over tells whether the game has ended, moves how many moves were played.
func (s *session) over() bool { return s.match.Game().Over() }
func (s *session) moves() int { return len(s.match.Moves()) }

// view is what the person at the screen may know.
func (s *session) view() merlin.View { return s.game().View(s.confirmed) }

// asked is who must decide, and whether he is a person.
func (s *session) asked() (game.Seat, bool) {
	if s.watched {
		return game.NoSeat, false
	}
	seat := s.match.Game().Decision().Seat
	return seat, seat != game.NoSeat && !s.seats[seat].Computer
}

// hidden tells whether another person must take the seat before anything is shown.
func (s *session) hidden() bool {
	seat, person := s.asked()
	return person && seat != s.confirmed
}

// confirm is called when the person has said that he is there.
func (s *session) confirm(seat game.Seat) { s.confirmed = seat }

// home is whose castle lies at the bottom.
func (s *session) home() game.Seat {
	if s.confirmed != game.NoSeat {
		return s.confirmed
	}
	if seat, _ := s.asked(); seat != game.NoSeat {
		return seat
	}
	return 0
}

// take applies what was chosen, then whatever leaves no choice.
func (s *session) take(actions []game.Action) error {
	for i, a := range actions {
		if err := s.match.Apply(a); err != nil {
			return err
		}
		if i > 0 {
			s.match.Join()
		}
	}
	err := s.follow()
	s.played()
	return err
}

func (s *session) played() {
	if s.keep != nil {
		s.keep(s.match)
	}
}

// follow moves a figure that can go one way only, and ends a turn in which nothing
// can be done any more. Between people the end is pressed: there is no way back
// once another one sits here.
func (s *session) follow() error {
	d := s.match.Game().Decision()
	_, person := s.asked()
	if !person || len(d.Options) != 1 || d.Ask != "move" && (d.Ask != "end" || !s.ends || s.people > 1) {
		return nil
	}
	if err := s.match.Apply(d.Options[0]); err != nil {
		return err
	}
	s.match.Join()
	return s.follow()
}

// playouts is how long a computer player thinks in one tick: some 3 ms at the beginning
// of a game of four, and 10 ms in a browser, so that the screen stays alive.
const playouts = 40

// think lets the computer player that is asked go on thinking; done means that it
// has played. Equal games, equal choices: its chance comes from seed and move.
func (s *session) think() (done bool, err error) {
	if s.thinker == nil {
		seat, _ := s.asked()
		setup := s.match.Setup()
		chance := game.NewStream(setup.Seed, uint64(len(s.match.Moves()))+1<<32)
		s.thinker = bot.Think(s.match.Game(), bot.Level(setup.Seats[seat].Level), chance)
	}
	if !s.thinker.Step(playouts) {
		return false, nil
	}
	a := s.thinker.Choice()
	s.thinker = nil
	err = s.match.Apply(a)
	s.played()
	return true, err
}

// goBack takes back all but the first n moves.
func (s *session) goBack(n int) error {
	s.thinker, s.told = nil, nil
	defer s.played()
	return s.match.GoBack(s.confirmed, n, s.others)
}

// lastChoice is where the person's last choice began: his last action, and those
// before it that only led there. By the house rule it may be another person's.
func (s *session) lastChoice() int {
	n := s.match.Last(s.confirmed, s.others)
	for n > 0 && s.match.Moves()[n-1].Joined {
		n--
	}
	return n
}

// turnStart is where the person's turn began; -1 when it is not his.
func (s *session) turnStart() int {
	if s.game().Turn.Seat != s.confirmed {
		return -1
	}
	for n, move := range slices.Backward(s.match.Moves()) {
		if slices.ContainsFunc(move.Events, func(e game.Event) bool { return e.Kind == merlin.EventTurn }) {
			return n + 1
		}
	}
	return 0
}

// undo takes back the person's last choice.
func (s *session) undo() error { return s.goBack(s.lastChoice()) }

// canGoBack tells whether goBack can be done, or why not; canUndo undo.
func (s *session) canGoBack(n int) error { return s.match.CanGoBack(s.confirmed, n, s.others) }
func (s *session) canUndo() error        { return s.canGoBack(s.lastChoice()) }

// redo does it again, up to the next choice of a person: what another one did he does
// again himself, behind his curtain.
func (s *session) redo() error {
	s.thinker, s.told = nil, nil
	defer s.played()
	for {
		n := len(s.match.Moves())
		if err := s.match.Redo(); err != nil {
			return err
		}
		if _, person := s.asked(); !s.match.CanRedo() || person && !s.match.Moves()[n].Joined {
			return nil
		}
	}
}

// cannotUndo is the locale key of the reason why there is no way back; "" when there is.
func (s *session) cannotUndo() string {
	return refusalKey(s.canUndo())
}

// frame returns what drawing may know, without view, pointer and language.
func (s *session) frame() *frame {
	return &frame{rules: s.game().Rules(), rows: s.rows, Moment: &table.Moment[merlin.View]{
		Seats: s.seats, Home: s.home(), Asked: game.NoSeat,
		Start: tell(s.match.Start(), s.confirmed), Moves: s.history(),
		CannotUndo: s.cannotUndo(), CanRedo: s.match.CanRedo(), Texts: s.texts, Backs: s.match.Backs(),
	}}
}

// history returns the moves as the person may know them.
func (s *session) history() []game.Move {
	moves := s.match.Moves()
	if s.viewer != s.confirmed || len(s.told) > len(moves) {
		s.told, s.viewer = nil, s.confirmed
	}
	for _, m := range moves[len(s.told):] {
		m.Events = tell(m.Events, s.confirmed)
		s.told = append(s.told, m)
	}
	return s.told
}

// tell returns events as a viewer may know them.
func tell(events []game.Event, viewer game.Seat) []game.Event {
	out := make([]game.Event, len(events))
	for i, e := range events {
		out[i] = e.For(viewer)
	}
	return out
}
