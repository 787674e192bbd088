package merlin

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/ui"
)

// House is what the table asks of the screens around it.
type House interface {
	Menu(items ...scenes.MenuItem)
	Saves(keep func(label string) (name string, err error))
	Curtain(name, crest string, ready func())
	Rules(chapter string)
	Help()
	Mute() // turns the sound off and on
	Muted() bool
	Setup()
	Title()
}

// Scene is a game being played.
type Scene struct {
	ctx     *ui.Context
	house   House
	session *session
	replay  *replay // the match is watched; nil when it is played

	view    merlin.View // as shown
	seen    int         // moves that are shown or being shown
	motion  motion
	frame   *frame
	all     bool // the bulb is on
	scored  bool // a scoring was shown whose account is still to come
	ended   bool
	veiled  bool                                        // the curtain is up
	notice  string                                      // to be told before anything is shown; "" for nothing
	unsaved bool                                        // it has not been kept yet as it stands
	unkept  func() error                                // what went wrong in keeping it since it was last asked; may be nil
	close   func()                                      // called when the table is left; may be nil
	save    func(label string) (name string, err error) // saves the game by name; nil: that is not offered
	playOn  func(*game.Match)                           // goes on with another match; nil: that is not offered

	chooser *chooser
	panels  []panel
	layers  []ui.Layer
	painted []*frame // what each layer shows
	ground  ui.Backdrop
	looked  look
	next    int // panel to be drawn anew first
	regions []ui.Region
}

// look is all that the picture depends on beside the frame.
type look struct {
	frame        *frame
	hover, focus string
	keyed        bool // focus shows
	breath       float64
}

// New returns the scene that plays a match.
func New(c *ui.Context, house House, m *game.Match) *Scene {
	s := newScene(c, house, m)
	s.refresh()
	return s
}

func newScene(c *ui.Context, house House, m *game.Match) *Scene {
	s := &Scene{ctx: c, house: house, session: newSession(m)}
	s.panels = []panel{
		new(boardPanel),
		topPanel{s.Regions},
		new(domainPanel), new(questsPanel), new(marketPanel), new(morganaPanel),
		new(othersPanel), new(pictsPanel), new(logPanel), new(castlePanel), new(draftPanel),
	}
	s.layers, s.painted = make([]ui.Layer, len(s.panels)), make([]*frame, len(s.panels))
	s.motion.rules, s.motion.rows = s.session.game().Rules(), s.session.rows
	s.view, s.seen = s.session.view(), s.session.moves()
	return s
}

// Rebuild makes the texts anew.
func (s *Scene) Rebuild(*ui.Context) { s.refresh() }

// refresh makes a new frame of what is shown now.
func (s *Scene) refresh() {
	s.session.call(s.ctx.T)
	s.session.others = s.ctx.Preferences().TakeBack
	f := s.session.frame()
	f.Ctx, f.View, f.ShowAll, f.Breath = s.ctx, s.view, s.all, s.ctx.Breath()
	f.Told, f.Moves = f.Moves[:s.seen], f.Moves[:s.shown()]
	f.Pending = len(s.motion.queue)
	f.said, f.turned = f.caption(), f.turnedDice()
	if f.Replay = s.replayFrame(); f.Replay != nil {
		f.Backs = s.replay.source.Backs()
	}
	f.Press, f.Do, f.Muted, f.retake = s.press, s.commands(), s.house.Muted(), s.takeAnew
	for _, e := range s.motion.batch {
		if e.Kind == merlin.EventPoints {
			f.climbing[e.Seat] = true
		}
	}
	if !s.behind() && !s.session.hidden() {
		s.session.ask(f)
		if err := s.session.askAnew(f); err != nil {
			s.ctx.Toast(f.refusal(err))
		}
		f.describe()
		s.motion.hurry = s.motion.hurry && f.Asked == game.NoSeat
	}
	_, person := s.session.asked()
	f.Thinking = !person && !s.ended && s.replay == nil
	s.frame, s.regions = f, nil
	s.refocus()
	s.ctx.RequestRedraw()
}

// refocus leads the keyboard to what is asked now, when what it was at is no longer.
func (s *Scene) refocus() {
	at := s.ctx.Focus()
	if s.frame.Asked == game.NoSeat || at == "" {
		return
	}
	first := ""
	for _, r := range s.Regions() {
		switch {
		case r.Name == at && r.Enabled && !s.frame.putsBack(at):
			return
		case first == "" && r.Glow:
			first = r.Name
		}
	}
	s.ctx.SetFocus(first)
}

// shown is how many moves are shown to their end.
func (s *Scene) shown() int {
	if s.motion.busy() {
		return s.seen - 1
	}
	return s.seen
}

// behind tells whether the table does not show the position yet.
func (s *Scene) behind() bool {
	return s.motion.busy() || s.seen < s.session.moves()
}

// Update is one tick: what moves goes on; else the next thing happens. The account of
// a scoring comes in the tick that shows its points: no picture is drawn in between.
func (s *Scene) Update(c *ui.Context) error {
	if s.notice != "" {
		c.Ask(c.T("ui.notice"), s.notice, ui.Answer{Name: "ok", Label: c.T("ui.ok")})
		s.notice = ""
		return nil
	}
	s.keys(c.Input())
	if s.unsaved {
		s.unsaved = false
		s.session.played()
	}
	err := s.goOn(c)
	if s.scored && !s.behind() && s.replay == nil {
		s.account()
	}
	if s.unkept != nil { // behind the curtain, which takes away what was said before
		if err := unkept(c.T, s.unkept()); err != nil {
			c.Toast(err.Error())
		}
	}
	return err
}

func (s *Scene) goOn(c *ui.Context) error {
	switch {
	case s.motion.busy():
		if s.motion.step(c, &s.view, s.flights) {
			if !s.behind() {
				s.catchUp() // what no event tells: the decrees that were looked at
			}
			s.refresh()
		}
		c.RequestRedraw()
	case s.behind():
		s.showMove()
	case s.replay != nil:
		s.watch()
	case s.session.hidden():
		s.veil()
	case s.session.over():
		s.end()
	default:
		return s.think()
	}
	return nil
}

// keys are those that no region has.
func (s *Scene) keys(in *ui.Input) {
	for _, k := range in.Keys {
		switch {
		case in.Ctrl && k == ebiten.KeyZ && !in.Shift:
			s.ctx.PressNamed("undo")
		case in.Ctrl && (k == ebiten.KeyY || k == ebiten.KeyZ):
			s.ctx.PressNamed("redo")
		case k == ebiten.KeyF1:
			s.lookUp()
		}
	}
	if slices.Contains(in.Chars, '?') {
		s.house.Help()
	}
}

// showMove begins to show the next move that was played.
func (s *Scene) showMove() {
	events := s.session.history()[s.seen].Events
	s.regret(events)
	s.seen++
	s.motion.begin(events)
	s.scored = s.scored || slices.ContainsFunc(events, func(e game.Event) bool { return e.Kind == merlin.EventScored })
	if s.ctx.Preferences().Tempo == 0 {
		s.motion.finish(s.ctx, &s.view)
	}
	if !s.behind() {
		s.catchUp()
	}
	s.refresh()
}

// regret tells the person here that nothing came of what he did.
func (s *Scene) regret(events []game.Event) {
	for _, e := range events {
		if e.Kind == merlin.EventVoid && e.Seat == s.session.confirmed {
			s.ctx.Toast(s.frame.voidWords(e.Seat, s.frame.rules.VoidName(e.Args[0])))
		}
	}
}

// catchUp ends what moves and shows the position as it is.
func (s *Scene) catchUp() {
	s.motion.stop()
	s.seen = s.session.moves()
	s.view = s.session.view()
}

// veil draws the curtain before another person's things are shown.
func (s *Scene) veil() {
	if s.veiled {
		return
	}
	s.veiled = true
	if s.session.confirmed != game.NoSeat {
		s.ctx.Toast("") // what was said to who sat here is not for the next
	}
	seat, _ := s.session.asked()
	who := s.session.seats[seat]
	s.house.Curtain(who.Name, "crest-"+who.Colour, func() {
		s.veiled = false
		s.session.confirm(seat)
		s.catchUp()
		s.refresh()
	})
}

// think lets a computer player think; when a person is asked there is nothing to do.
func (s *Scene) think() error {
	if _, person := s.session.asked(); person {
		return nil
	}
	done, err := s.session.think()
	if done {
		s.refresh()
	}
	return err
}

// account shows what the scoring gave to whom.
func (s *Scene) account() {
	s.scored = false
	if scene := scoringScene(s.ctx, func() *frame { return s.frame }, s.ctx.RequestRedraw); scene != nil {
		s.ctx.Push(scene)
	}
}

// end shows who has won.
func (s *Scene) end() {
	if s.ended {
		return
	}
	s.ended = true
	s.refresh()
	s.result()
}

func (s *Scene) result() {
	s.ctx.Push(resultScene(s.ctx, func() *frame { return s.frame }, scenes.ResultDo{
		Again: s.again, Look: s.ctx.Pop, Watch: func() { s.lookAt(0) }, Title: s.house.Title,
	}))
}

// again puts the setup in the place of this table, from under the result.
func (s *Scene) again() {
	s.ctx.Pop()
	s.house.Setup()
}

// Close is called when the table is left.
func (s *Scene) Close() {
	if s.close != nil {
		s.close()
	}
}
