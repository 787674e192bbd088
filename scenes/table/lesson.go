package table

import (
	"maps"
	"slices"
	"strings"

	"merlin/game"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// A lesson is a game, always the same, along whose beginning a coach goes: he says one
// thing at a time and points at what he speaks of. Nothing is forbidden meanwhile. Who does
// other than advised is told that he may, and the coach goes on with what still fits; an
// advice that can be followed yet stands. Who takes back what he did otherwise has not strayed.

// Lesson is a title's. M is its model.
type Lesson[M any] struct {
	Setup func(opponent uint8) game.Setup // with a computer player of that level
	Turn  func(M) int                     // the how manieth turn of the person here it is
	Steps []Step
	// Exercises are what the game after it offers to be tried, each where it is first possible.
	Exercises []Exercise[M]
	// Now is what a text says of the position as it is: false as long as it would not be true or
	// to the point. nil: all texts always are.
	Now func(m M, say string) (Saying, bool)
	// Same reports whether what was done, by its stable text, comes to the same as what is advised.
	// nil: only what is advised itself does.
	Same func(m M, did, advised string) bool
	// Scored is what he says of a category of a scoring, from 0 on, while the table tells of it; "" is
	// nothing. nil: he leaves that to the sheet.
	Scored func(m M, part int) string
}

// Saying is what of a text is taken from the position.
type Saying struct {
	With []any     // names and numbers in it
	At   []string  // regions that he points at, besides those of the step
	Adds string    // what he says besides, for the moment
	Lit  []ui.Rect // what of the table lies in no shade, as he speaks of what is there
}

// Step is one thing that the coach says: "lesson.SAY". Turns never fall from step to step.
type Step struct {
	Turn int
	Say  string
	Do   string   // stable text of the action he advises, "complete *" for any of its kind, "*" for any; "": he only tells, until one goes on
	At   []string // regions that he points at; none of a step that advises: where it is done
	Only bool     // said only as long as all that was advised was done: it tells of what came of it
	Else bool     // said only once something else was done: it is true however the game goes
	Core bool     // waits for its moment, however long, and is not passed over for what was done
	Less string   // the text instead of which it is said, where that has not been said by then
	Then []Reply  // what he answers who does other than he advises
}

// anything is what a step advises that leaves the choice.
const anything = "*"

// Reply is an answer to an action whose stable text begins so: "lesson.SAY". Where the deed was a
// pity, it tells of the arrow that takes it back.
type Reply struct {
	Did, Say string
	Pity     bool
}

// Advises reports whether an action, by its stable text, is what is advised.
func (s *Step) Advises(text string) bool {
	if start, any := strings.CutSuffix(s.Do, "*"); any {
		return strings.HasPrefix(text, start)
	}
	return s.Do != "" && text == s.Do
}

// coach is where a lesson stands.
type coach struct {
	steps    []Step
	next     int            // the first step that was neither said nor passed over, but for those that wait
	at       int            // the step that is said
	said     map[string]int // the texts that were said: after how many moves of the match, from 1 on
	says     bool           // one is said
	moves    int            // of the match when it was
	told     bool           // what was advised last was done: what is told of it is to the point
	recounts int            // how often what has happened was left to be read
	other    bool           // something else was done, or taken back, which is answered
	pity     bool           // which is a pity
	reply    string         // what is answered to it, by the key of the text
	stray    bool           // something else was done at any time, as far as he knows
	first    int            // after how many moves of the match, the first time
	fine     int            // after how many moves something was done that he advised, or answered as no pity
	times    int            // which of his answers comes next
	greet    bool           // the first time is answered, before he goes along
	same     func(did, advised string) bool
	equal    bool // something as good as the advised was done
	hides    bool // the sage's sheet lay over what was only told when a choice was taken
}

// asGood reports whether an action is not what a step advises, but comes to the same.
func (c *coach) asGood(s *Step, text string) bool {
	return !s.Advises(text) && s.Do != "" && c.same != nil && c.same(text, s.Do)
}

// follow chooses what is said where a person is asked, after so many moves of the match;
// now reports whether a step is to the point, may whether what it advises is an option now.
func (c *coach) follow(turn int, moves []game.Move, now, may func(*Step) bool) {
	switch {
	case c.says && c.moves == len(moves):
		return
	case c.says || c.moves > len(moves):
		c.heed(turn, moves, func(s *Step) bool { return now(s) && may(s) })
	case c.moves < len(moves):
		c.other, c.greet = false, false // it was answered long ago
	}
	c.moves = len(moves)
	if c.greet {
		return
	}
	if !c.look(turn, now, may) { // another thing led elsewhere in the end, as nobody could know
		c.stray, c.first = true, c.moves
		c.look(turn, now, may)
	}
}

// look says the first step that is to the point. It is false where something as good as the
// advised was done and what is advised now cannot be.
func (c *coach) look(turn int, now, may func(*Step) bool) bool {
	told := c.told
	for i := range c.steps {
		s := &c.steps[i]
		if s.Turn > turn {
			return true
		}
		if i == 0 || c.steps[i-1].Turn < s.Turn {
			told = true
		}
		switch {
		case !s.Core && i < c.next, !c.fits(s):
		case !s.Core && s.Turn < turn:
			c.next = i + 1
		case !now(s):
		case (told || s.Core || s.Do != "") && may(s):
			c.say(i)
			return true
		case s.Do != "" && !s.Core && c.equal && !c.stray:
			return false
		case s.Do != "" && !s.Core:
			told = false
		}
	}
	return true
}

// fits reports whether a step goes with what was done and said before: what he only tells,
// and what waits for its moment, is said once.
func (c *coach) fits(s *Step) bool {
	again := (s.Core || s.Do == "") && c.said[s.Say] > 0 || s.Less != "" && c.said[s.Less] > 0
	return !again && !(s.Only && c.stray) && !(s.Else && !c.stray)
}

// say says a step; what could have been said before it is passed over.
func (c *coach) say(i int) {
	if c.said == nil {
		c.said = map[string]int{}
	}
	c.at, c.says, c.said[c.steps[i].Say] = i, true, c.moves+1
	if !c.steps[i].Core {
		c.next = i
	}
}

// heed notes what was done after something was said.
func (c *coach) heed(turn int, moves []game.Move, still func(*Step) bool) {
	c.says, c.told, c.other, c.greet = false, false, false, false
	if len(moves) < c.moves {
		c.back(turn, len(moves))
		return
	}
	s, did := &c.steps[c.at], moves[c.moves:]
	if unread := c.hides && s.Do == ""; unread {
		c.hides, c.told = false, true
		delete(c.said, s.Say) // it is told yet
		return
	}
	c.hides = false
	c.told = s.Do == "" || slices.ContainsFunc(did, func(m game.Move) bool { return s.Advises(m.Text) || c.asGood(s, m.Text) })
	c.equal = c.equal || slices.ContainsFunc(did, func(m game.Move) bool { return c.asGood(s, m.Text) })
	if reply := s.reply(did); !c.told {
		if reply.Say == "" && (s.Core || s.Turn == turn) && still(s) { // it can be done yet, and may be begun
			c.says = true
			return
		}
		c.strays(reply)
	}
	if reply := s.reply(did); c.told && s.Do != "" && !strings.HasSuffix(s.Do, anything) || !c.told && reply.Say != "" && !reply.Pity {
		c.fine = len(moves)
	}
	c.pass()
}

// back notes that moves were taken back: he begins with what the turn still has to be advised,
// and what he said of what is undone he says again when it comes. Who goes back beyond where he
// strayed has not strayed.
func (c *coach) back(turn, moves int) {
	c.stray, c.fine = c.stray && moves > c.first, min(c.fine, moves)
	c.other, c.reply, c.pity = true, taken, false
	if s := &c.steps[c.at]; s.Do != "" { // it may be advised once more
		delete(c.said, s.Say)
	}
	for i := range c.steps { // what was asked there is asked again
		if s := &c.steps[i]; s.Do != "" && c.said[s.Say] == moves+1 {
			delete(c.said, s.Say)
		}
	}
	maps.DeleteFunc(c.said, func(_ string, after int) bool { return after > moves+1 })
	c.next = max(0, slices.IndexFunc(c.steps, func(s Step) bool { return s.Turn == turn }))
}

// taken is what he answers who takes something back.
const taken = "coach.back"

// strays notes that something else was done than advised, and what is answered to it.
func (c *coach) strays(reply Reply) {
	if !c.stray {
		c.stray, c.first = true, c.moves
	}
	c.greet = c.times == 0
	c.other, c.reply, c.pity = true, otherwise[c.times], reply.Pity
	if reply.Say != "" {
		c.reply = "lesson." + reply.Say
	}
	if c.times++; c.times == len(otherwise) {
		c.times = 1
	}
}

// otherwise is what he answers where a step has no answer of its own: the first time, then in
// turn.
var otherwise = [...]string{"coach.other", "coach.other.wish", "coach.other.see"}

// reply is what is answered to what was done otherwise; it says nothing where that is nothing
// particular.
func (s *Step) reply(did []game.Move) Reply {
	for _, m := range did {
		i := slices.IndexFunc(s.Then, func(r Reply) bool {
			return m.Seat == did[0].Seat && strings.HasPrefix(m.Text+" ", r.Did+" ")
		})
		if i >= 0 {
			return s.Then[i]
		}
	}
	return Reply{}
}

// pass is done with the step that is said.
func (c *coach) pass() {
	if !c.steps[c.at].Core {
		c.next = c.at + 1
	}
}

// speaks reports whether he has something to say now.
func (c *coach) speaks() bool { return c.says || c.other }

// step is what is said; nil when nothing is.
func (c *coach) step() *Step {
	if !c.says {
		return nil
	}
	return &c.steps[c.at]
}

// goOn is done with what is only told.
func (c *coach) goOn() {
	if s := c.step(); s != nil && s.Do == "" {
		c.says, c.told = false, true
		c.pass()
	}
	c.other, c.greet = false, false
}

// last reports whether nothing comes after what is said, over whether all was said: after the
// last step nothing is waited for any more.
func (c *coach) last() bool { return c.says && !c.more(c.at+1) }

func (c *coach) over() bool {
	return !c.other && !c.says && (c.said[c.steps[len(c.steps)-1].Say] > 0 || !c.more(c.next))
}

// part is how much of the lesson is behind one, with what is said, from 0 to 1.
func (c *coach) part() float64 {
	done := c.next
	if c.says && !c.steps[c.at].Core { // what waits for its moment is said on the way
		done = c.at + 1
	}
	return float64(sure(c.steps[:done])) / float64(max(1, sure(c.steps)))
}

// sure counts the steps that are said to whoever does as told, each in its turn: what waits for its
// moment, or is for who goes his own way, would make the bar jump.
func sure(steps []Step) (n int) {
	for _, s := range steps {
		if !s.Core && !s.Else {
			n++
		}
	}
	return n
}

// more reports whether something can be said yet, from a step on.
func (c *coach) more(from int) bool {
	return slices.ContainsFunc(c.steps[min(from, len(c.steps)):], func(s Step) bool { return c.fits(&s) })
}

// learn is done where a person is asked: the coach goes along.
func (s *Scene[V, M]) learn() {
	if s.coach == nil {
		return
	}
	if same := s.title.Lesson.Same; same != nil {
		s.coach.same = func(did, advised string) bool { return same(s.model, did, advised) }
	}
	s.coach.follow(s.title.Lesson.Turn(s.model), s.session.match.Moves(), func(step *Step) bool {
		_, now := s.saying(step)
		return now
	}, func(step *Step) bool { return step.Do == "" || s.leaf(s.does(step)) != nil })
	if s.coach.over() {
		s.unteach()
		s.model.Now().Coached = false
	}
	s.model.Now().Coaxed = s.coaxes()
	if s.coach == nil {
		return
	}
	if step := s.coach.step(); step != nil {
		said, _ := s.saying(step)
		now := s.model.Now()
		now.Listens = step.Do == "" && !now.ShowAll && !s.Advised()
		now.Pointed = slices.Concat(step.At, said.At)
	}
}

// saying is what a step says of the position, and whether it is to the point there.
func (s *Scene[V, M]) saying(step *Step) (Saying, bool) {
	if s.title.Lesson.Now == nil {
		return Saying{}, true
	}
	return s.title.Lesson.Now(s.model, step.Say)
}

// stepSays is the text of a step.
func (s *Scene[V, M]) stepSays(step *Step) string {
	now, _ := s.saying(step)
	said := s.ctx.T("lesson."+step.Say, now.With...)
	if now.Adds != "" {
		said += " " + now.Adds
	}
	return said
}

// does looks for the choice of an action that a step advises.
func (s *Scene[V, M]) does(step *Step) func(*moment.Choice) bool {
	return func(c *moment.Choice) bool { return step.Advises(s.session.match.Game().Text(c.Last())) }
}

// coaxes looks for the choices that the coach advises now: for none while he only tells, as
// one first goes on then; nil: he advises none before others.
func (s *Scene[V, M]) coaxes() func(*moment.Choice) bool {
	if s.coach == nil {
		return nil
	}
	step := s.coach.step()
	switch {
	case step == nil || step.Do == anything:
		return nil
	case step.Do == "":
		return func(*moment.Choice) bool { return false }
	}
	return s.coaxed(step)
}

// coaxed looks for what a step advises, and for what comes to the same.
func (s *Scene[V, M]) coaxed(step *Step) func(*moment.Choice) bool {
	return func(c *moment.Choice) bool {
		text := s.session.match.Game().Text(c.Last())
		return step.Advises(text) || s.coach != nil && s.coach.asGood(step, text)
	}
}
