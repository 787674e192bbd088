package table

import (
	"math"
	"slices"

	"merlin/game"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Timeline plays events: those of one kind in a row together, each such batch after
// the one before. A batch takes away where things were, lets them fly, and puts
// them down. It stops when a scoring was shown to its end, until it is stepped again.
type Timeline[V any] struct {
	Depart, Arrive func(V, game.Event)
	Manner         func(game.EventKind) Manner
	Turns          game.EventKind // begins a turn; 0: turns have no clock
	Longest        float64        // ticks that another's turn takes at most; 0: as usual
	Scenes         float64        // that it takes at most with scenes; 0: no more

	queue   []game.Event
	batch   []game.Event
	flights []paint.Flight
	landed  []paint.Flight // things just put down, drawn until the panels show them
	now     float64        // seconds since the batch began, at normal tempo
	length  float64
	hurry   bool
	others  bool // what moves is another's doing
	taught  bool // in a lesson, where one is to follow what the others do
	turn    turnPace
	opened  bool    // a scoring is announced, for as long as other things
	scoring bool    // it passes faster: its account follows
	closed  bool    // it stopped where a scoring closed
	times   float64 // how many times faster everything goes; 0 is 1
}

// Busy reports whether something is still to be shown; Begin has events shown after what is.
func (t *Timeline[V]) Busy() bool { return len(t.queue) > 0 || len(t.batch) > 0 || t.closed }

func (t *Timeline[V]) Begin(events []game.Event) {
	t.queue = append(t.queue, events...)
}

// Closed reports whether it has stopped because a scoring was shown to its end.
func (t *Timeline[V]) Closed() bool { return t.closed }

// finish shows at once how everything ends, up to the next stop.
func (t *Timeline[V]) finish(v V) { t.finishTo(v, func() bool { return false }) }

// finishTo does so up to where it is to rest.
func (t *Timeline[V]) finishTo(v V, rest func() bool) {
	t.closed = false
	for t.land(v); len(t.queue) > 0 && !t.closed && !rest(); t.land(v) {
		t.batch, t.queue = t.queue[:1], t.queue[1:]
		t.note(t.batch[0])
		t.Depart(v, t.batch[0])
	}
	t.flights, t.now, t.length = nil, 0, 0
}

// rests reports whether what comes next is to be seen though one hurries.
func (t *Timeline[V]) rests() bool { return len(t.queue) > 0 && t.Manner(t.queue[0].Kind).Rests }

// land has the batch arrive.
func (t *Timeline[V]) land(v V) {
	for _, e := range t.batch {
		t.Arrive(v, e)
		t.closed = t.closed || t.closes(e) && !slices.ContainsFunc(t.queue, t.closes)
	}
	t.batch = nil
}

// closes reports whether an event closes a scoring. Of several in a move the last does.
func (t *Timeline[V]) closes(e game.Event) bool { return t.Manner(e.Kind).Closes }

func (t *Timeline[V]) stop() {
	t.queue, t.batch, t.flights, t.now, t.length, t.closed = nil, nil, nil, 0, 0, false
}

// Flights are all of the batch, Air those in the air now; Landed is what was put down and is drawn until the panels
// show it.
func (t *Timeline[V]) Air() (list []paint.Flight) {
	for _, f := range t.flights {
		if f.Shown(t.now) {
			list = append(list, f)
		}
	}
	return list
}
func (t *Timeline[V]) Flights() []paint.Flight { return t.flights }
func (t *Timeline[V]) Landed() []paint.Flight  { return t.landed }

// putDown puts down what flies. What the batch before put down is shown by then.
func (t *Timeline[V]) putDown() {
	if t.length > 0 {
		t.landed = nil
	}
	for _, f := range t.flights {
		if f.Lies {
			t.landed = append(t.landed, f)
		}
	}
	t.flights = nil
}

// tick is the time between two updates in seconds.
const tick = 1.0 / 60

// tempo is how long everything takes, 1 at normal tempo.
func (t *Timeline[V]) tempo(c *ui.Context) float64 {
	tempo := t.pace(c)
	if t.hurry {
		tempo *= .12
	} else if t.scoring {
		tempo *= .4
	}
	if t.times > 0 {
		tempo /= t.times
	}
	return tempo
}

// pace is the tempo that is wished for who moves.
func (t *Timeline[V]) pace(c *ui.Context) float64 {
	switch {
	case t.others && t.taught:
		return lessonPace * c.Preferences().Others
	case t.others:
		return c.Preferences().Others
	}
	return c.Preferences().Tempo
}

// lessonPace is how much longer the others take in a lesson.
const lessonPace = 1.5

// Step moves on by one tick and reports whether the view has changed. flights says
// what moves across the table for a batch of events.
func (t *Timeline[V]) Step(c *ui.Context, v V, flights func([]game.Event) []paint.Flight) bool {
	tempo := t.tempo(c)
	if tempo == 0 {
		t.finish(v)
		return true
	}
	changed := t.closed
	t.closed = false
	t.turn.wait()
	t.now += tick / tempo * math.Max(1, t.turn.rush)
	for t.Busy() && !t.closed && t.now >= t.length {
		t.next(c, v, flights)
		changed = true
	}
	return changed
}

// next puts the batch down and takes up the next one.
func (t *Timeline[V]) next(c *ui.Context, v V, flights func([]game.Event) []paint.Flight) {
	t.land(v)
	t.putDown()
	t.now -= t.length
	t.length = 0
	switch {
	case t.closed:
		t.now = 0
		return
	case len(t.queue) == 0:
		t.stop()
		return
	}
	manner := t.takeUp()
	t.flights = flights(t.batch)
	t.takesUp()
	for _, e := range t.batch {
		t.Depart(v, e)
	}
	for _, f := range t.flights {
		t.length = math.Max(t.length, f.End)
	}
	t.haste(t.pace(c))
	if manner.Sound != 0 && !t.hurry {
		c.Play(manner.Sound)
	}
	for _, f := range t.flights {
		if f.Scene != nil && f.Scene.Sound != nil && !t.hurry {
			c.Play(f.Scene.Sound)
		}
	}
}

// takesUp leaves out of what was put down what flies on from there.
func (t *Timeline[V]) takesUp() {
	t.landed = slices.DeleteFunc(t.landed, func(down paint.Flight) bool {
		if len(down.Path) == 0 {
			return false
		}
		at := down.Path[len(down.Path)-1]
		return slices.ContainsFunc(t.flights, func(f paint.Flight) bool { return f.Lies && len(f.Path) > 0 && f.Path[0] == at })
	})
}

// takeUp takes the next batch off the queue: one event, or those that go together.
func (t *Timeline[V]) takeUp() Manner {
	manner, n := t.Manner(t.queue[0].Kind), 1
	for manner.Together && n < len(t.queue) && t.queue[n].Kind == t.queue[0].Kind {
		n++
	}
	t.batch, t.queue = t.queue[:n], t.queue[n:]
	t.hurry = t.hurry && !manner.Rests
	t.note(t.batch[0])
	t.scoring, t.opened = (t.scoring || t.opened) && !manner.Closes, manner.Opens
	return manner
}

// Draw draws what is in the air, and what was put down.
func (t *Timeline[V]) Draw(p *ui.Painter) {
	for _, f := range t.landed {
		f.Draw(p, 1)
	}
	for _, f := range t.Air() {
		f.Draw(p, f.Part(t.now))
	}
}

// Flights are what moves for events that happen together, as the table is now.
func (s *Scene[V, M]) Flights(events []game.Event) []paint.Flight {
	return s.carry.goesOn(s.screen.Flights(s.model, s.view, events), s.seen)
}
