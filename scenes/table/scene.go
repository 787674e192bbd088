package table

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Scene is a game being played, or watched.
type Scene[V any, M Model[V]] struct {
	ctx     *ui.Context
	shell   Shell
	title   *Title[V, M]
	screen  Screen[V, M]
	session *Session
	replay  *replay // the match is watched; nil when it is played

	view     V   // as shown
	seen     int // moves that are shown or being shown
	motion   Timeline[V]
	mood     mood
	shade    mood // on what nobody speaks of
	heard    heard
	model    M
	all      bool     // the bulb is on
	told     *telling // the account of a scoring lies over the table; nil when none does
	closed   int      // events of the move shown last until a scoring closed in it; 0: none did
	ended    bool
	played   bool // its end was played, or was there before
	lull     lull
	farewell bool     // the last words were said there
	waited   int      // ticks that its pictures were waited for
	veiled   bool     // the curtain is up
	skips    bool     // what others do is shown at once
	looked   bool     // he has looked at a line of what happened, and knows where that leads
	halts    bool     // but not the move that is shown now: it befalls who looks
	summary  *summary // of what was skipped, or of all since one's last turn; nil when none is shown
	recapped int      // moves after which the latter was told last
	notice   string   // to be told before anything is shown; "" for nothing
	keeper   keeper
	coach    *coach // goes along; nil when none does
	learnt   int    // ticks since the last word of a lesson that the card is to sum up; 0: none is
	fresh    bool   // a new game, whose novelties may be told
	news     *news  // offered or told; nil when nothing is
	advice   *advice
	meant    intent           // what was advised last
	promise  *promise         // what was said that comes in a later turn
	aims     aims             // what was advised to work towards
	words    heardAdvice      // what was said with it
	heed     string           // what there is to look at, said with the bulb
	heedRest []string         // more of it, once it is asked for
	heedLate bool             // it was asked for while another played
	faced    map[int]faced[M] // what a person had before him in this turn, by the moves before
	review   *review          // the sage looks back; nil when he does not
	spoken   *speechPlan      // the sheet on the table; nil when nothing is said
	dawn     dawn
	spot     paint.Spot // on what is spoken of
	nods     nod        // of who speaks
	voices   voices
	outside  int // ticks that birds are heard yet
	chooser  *chooser
	carry    carry
	picture  picture[M]
	small    small // what is in sight where the window is too small for the whole table
	regions  []ui.Region
	toldAt   any // what the table in words was made of
}

// keeper is how a game is kept and left. Functions may be nil.
type keeper struct {
	due    bool                                        // it has not been kept yet as it stands
	fault  func() error                                // what went wrong in keeping it since it was last asked
	close  func()                                      // called when the table is left
	save   func(label string) (name string, err error) // saves the game by name
	playOn func(*game.Match)                           // goes on with another match

	held     func() string // what is told of another window that plays; "" when none does
	takeOver func()        // plays on here
	looked   int           // ticks since another window was looked for
}

// New returns the scene that plays a match.
func New[V any, M Model[V]](c *ui.Context, shell Shell, t *Title[V, M], m *game.Match) *Scene[V, M] {
	s := newScene(c, shell, t, m)
	s.Refresh()
	return s
}

func newScene[V any, M Model[V]](c *ui.Context, shell Shell, t *Title[V, M], m *game.Match) *Scene[V, M] {
	s := &Scene[V, M]{ctx: c, shell: shell, title: t, screen: t.Open(m.Game()), session: NewSession(&t.Play, m)}
	s.motion = Timeline[V]{Depart: s.screen.Depart, Arrive: s.screen.Arrive, Manner: s.screen.Manner, Turns: t.Turns, Longest: t.Longest, Scenes: t.Scenes}
	s.motion.turn.runs = true // the turn that goes on
	s.picture.panels = s.withPages(s.screen.Panels(s.tableRegions))
	s.picture.layers = make([]ui.Layer, len(s.picture.panels))
	s.picture.painted = make([]any, len(s.picture.panels))
	s.view, s.seen = s.watching(), s.session.Moves()
	s.played = s.session.Over()
	s.mood, s.shade = still(s.target(), moodTime), still(0, shadeTime)
	s.listen()
	return s
}

// withPages are the panels, with what small windows have besides.
func (s *Scene[V, M]) withPages(panels []paint.Panel[M]) []paint.Panel[M] {
	for _, p := range panels {
		if l, ok := p.(*Log[V, M]); ok && s.screen.Small != nil {
			panels = append(panels, l.page())
		}
	}
	return panels
}

// Session is the match as it is played here, Model what is drawn.
func (s *Scene[V, M]) Session() *Session { return s.session }
func (s *Scene[V, M]) Model() M          { return s.model }

// Extras reports whether the game needs the pictures that are fetched for modules: it is
// played with some, or the title says so.
func (s *Scene[V, M]) Extras() bool {
	m := s.session.match
	return len(m.Setup().Modules) > 0 || s.title.Extras != nil && s.title.Extras(m.Game())
}

// View is the view as it is shown, Motion what moves.
func (s *Scene[V, M]) View() V              { return s.view }
func (s *Scene[V, M]) Motion() *Timeline[V] { return &s.motion }

// watching is what the person at the screen may know.
func (s *Scene[V, M]) watching() V { return s.screen.View(s.session.match.Game(), s.session.seat) }

// Rebuild makes the texts anew, and lays out what is open.
func (s *Scene[V, M]) Rebuild(*ui.Context) {
	s.Refresh()
	if s.chooser != nil {
		s.chooser = newChooser(s.ctx, s.chooser.list, s.art, s.thing(s.chooser.list), s.chooser.at, s.chooserPlace())
		s.regions = nil
	}
	if s.summary != nil {
		s.summary.lines = s.summary.make()
		s.regions = nil
	}
}

// Refresh makes a new model of what is shown now.
func (s *Scene[V, M]) Refresh() {
	s.session.call(s.ctx.T)
	s.session.Others = s.ctx.Preferences().TakeBack
	s.meant = s.meant.after(s.session.Moves())
	now := s.frame()
	asked := !s.Behind() && Ask(s.session, now.Moment)
	s.model = s.screen.Model(now)
	if asked {
		if err := s.screen.Offer(s.session, s.model); err != nil {
			s.ctx.Toast(Refusal(s.ctx.T, err))
		}
		s.learn()
		if s.Advised() {
			now.Coaxed = s.advice.begins
		}
	}
	now.Taught = asked && (s.advice != nil || s.isHeeded() || s.coach != nil && s.coach.speaks()) && !s.Small()
	now.Aside = s.aside()
	s.motion.hurry = s.motion.hurry && !asked
	s.regions, s.small.picker = nil, nil
	s.offerNews()
	s.exercise()
	s.refocus()
	s.ctx.RequestRedraw()
}

// frame is what tables share of what is shown now, before anybody is asked.
func (s *Scene[V, M]) frame() *paint.Frame[V] {
	now := &paint.Frame[V]{Moment: NewMoment(s.session, s.screen.Copy(s.view)), Do: s.commands(), Press: s.pressed, Pinned: s.Small()}
	now.On(s.ctx)
	if s.session.seat == game.NoSeat && s.seen < len(now.Moves) {
		now.Home = now.Moves[s.seen].Seat // who goes on where the table stands
	}
	if now.CannotUndo == "" && s.ahead() {
		now.CannotUndo = "why.other"
	}
	now.Carried = s.carried()
	now.ShowAll, now.Breath, now.Mood, now.Muted = s.all && !s.Advised(), s.ctx.Breath(), s.mood.value(), s.shell.Muted()
	now.Shown, now.Moves = now.Moves[:s.seen], s.shownOf(now.Moves)
	now.Coached, now.Aimed = s.coach != nil, s.aims.before(s.session.Moves())
	now.Over, now.Choosing = s.sheets(), s.picks()
	if now.Told = s.told != nil; now.Told {
		now.Part = s.told.part
	}
	now.Pending, now.Moving, now.Moved = len(s.motion.queue), s.motion.batch, s.motion.flights
	if now.Replay = s.replayState(); now.Replay != nil {
		now.Backs = s.replay.source.Backs()
	}
	_, person := s.session.Asked()
	now.Thinking = !person && !s.ended && s.replay == nil
	return now
}

// sheets are where a chooser and a summary lie.
func (s *Scene[V, M]) sheets() (list []ui.Rect) {
	if s.Small() {
		return nil
	}
	if s.chooser != nil {
		list = append(list, s.chooser.box)
	}
	if s.summary != nil {
		box, _ := s.summaryPlan(s.ctx.Measure())
		list = append(list, box)
	}
	return list
}

// Over reports whether the game has ended.
func (s *Scene[V, M]) Over() bool { return s.session.Over() }

// asked names the person who must decide, "" when it is a computer player's turn.
func (s *Scene[V, M]) asked() string {
	seat, person := s.session.Asked()
	if !person {
		return ""
	}
	return s.session.seats[seat].Name
}

// refocus leads the keyboard to what is asked now, when what it was at is no longer.
func (s *Scene[V, M]) refocus() {
	at := s.ctx.Focus()
	if s.model.Now().Asked == game.NoSeat || at == "" {
		return
	}
	leave := s.screen.Leave
	first := ""
	for _, r := range s.Regions() {
		switch {
		case r.Name == at && r.Enabled && (leave == nil || !leave(s.model, at)):
			return
		case first == "" && r.Glow:
			first = r.Name
		}
	}
	s.ctx.SetFocus(first)
}

// Behind reports whether the table does not show the position yet.
func (s *Scene[V, M]) Behind() bool {
	return s.motion.Busy() || s.told != nil || s.seen < s.session.Moves()
}

// Moving reports whether something moves.
func (s *Scene[V, M]) Moving() bool { return s.motion.Busy() }

// Update is one tick: what moves goes on; else the next thing happens. The account of
// a scoring comes in the tick that shows its points: no picture is drawn in between.
func (s *Scene[V, M]) Update(c *ui.Context) error {
	if s.notice != "" {
		c.Ask(c.T("ui.notice"), s.notice, ui.Answer{Name: "ok", Label: c.T("ui.ok")})
		s.notice = ""
		return nil
	}
	if s.elsewhere() {
		return nil
	}
	s.keys(c.Input())
	s.putsAside(c.Input())
	if s.keeper.due {
		s.keeper.due = false
		s.session.Keep()
	}
	s.hasten()
	s.lookOutside()
	if s.lull.pass() {
		s.Refresh()
	}
	s.goOn(c)
	s.ponder()
	s.recall()
	s.follow(c)
	s.sparesMoot()
	s.arrive()
	s.utter()
	s.sumsUp()
	s.steer()
	if s.motion.Closed() {
		s.tell()
	}
	err := s.think()
	if s.keeper.fault != nil { // behind the curtain, which takes away what was said before
		if err := unkept(c.T, s.keeper.fault()); err != nil {
			c.Toast(err.Error())
		}
	}
	return err
}

func (s *Scene[V, M]) goOn(c *ui.Context) {
	switch {
	case s.motion.Closed(): // by a press: the account comes first
	case s.motion.Busy():
		s.lull.moves(s.motion.flights, s.motion.hurry)
		if s.motion.Step(c, s.view, s.Flights) {
			if !s.Behind() {
				s.CatchUp() // what no event tells
				s.lull.begin(c.Input().X, c.Input().Y)
			}
			s.Refresh()
		}
		c.RequestRedraw()
	case s.Behind():
		s.showMove()
	case s.replay != nil:
		s.watch()
	case s.session.Hidden():
		s.veil()
	case s.session.Over():
		s.end()
	case s.model.Now().Asked == game.NoSeat: // a computer player thinks
		s.motion.turn.wait()
	}
}

// keys are those that no region has.
func (s *Scene[V, M]) keys(in *ui.Input) {
	for _, k := range in.Keys {
		switch {
		case in.Ctrl && k == ebiten.KeyZ && !in.Shift:
			s.ctx.PressNamed("undo")
		case in.Ctrl && (k == ebiten.KeyY || k == ebiten.KeyZ):
			s.ctx.PressNamed("redo")
		case in.Ctrl && k == ebiten.KeyS:
			s.save()
		case k == ebiten.KeyF1:
			s.lookUp()
		case k == ebiten.KeyO && !in.Ctrl:
			s.visit()
		case k == ebiten.KeyG && !in.Ctrl:
			s.goal()
		}
	}
	if slices.Contains(in.Chars, '?') {
		s.shell.Help()
	}
}

// CatchUp ends what moves and shows the position as it is.
func (s *Scene[V, M]) CatchUp() {
	s.motion.stop()
	s.seen = s.session.Moves()
	s.view = s.watching()
}

// veil draws the curtain before another person's things are shown.
func (s *Scene[V, M]) veil() {
	if s.veiled {
		return
	}
	s.veiled, s.summary = true, nil
	if s.session.seat != game.NoSeat {
		s.ctx.Toast("") // what was said to who sat here is not for the next
	}
	seat, _ := s.session.Asked()
	who := s.session.seats[seat]
	s.shell.Curtain(who.Name, "crest-"+who.Colour, func() {
		s.veiled = false
		s.session.Confirm(seat)
		s.CatchUp()
		s.Refresh()
	})
}

// Close is called when the table is left.
func (s *Scene[V, M]) Close() {
	s.session.forget()
	if s.keeper.close != nil {
		s.keeper.close()
	}
}

// Questions are where something is asked, and the sheet of who teaches or advises at its home.
func (s *Scene[V, M]) Questions() []ui.Rect {
	list := s.questions()
	if sheet := s.aside(); sheet.H > 0 && !s.Behind() { // who is sent to a thing by it reads both
		list = append(list, sheet)
	}
	return list
}

// questions are where something is asked by the table itself.
func (s *Scene[V, M]) questions() []ui.Rect {
	if s.chooser != nil {
		return []ui.Rect{s.chooser.box, s.asksAt()}
	}
	return []ui.Rect{s.asksAt()}
}

// ToastRect is where refusals lie, where they hide no choice.
func (s *Scene[V, M]) ToastRect() ui.Rect { return s.toastAt() }
