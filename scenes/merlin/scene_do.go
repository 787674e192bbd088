package merlin

import (
	"slices"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// What a player does at the table: choices, the buttons that are none, the ways back.

// press takes the only choice of a thing, or asks which one; a die is taken, what
// changes it is done where that comes from. A flag, a mistletoe, a poisoned apple is not
// spent before it is said for what.
func (s *Scene) press(list []table.Choice, at ui.Rect) {
	if one, ok := theOne(list); ok {
		s.take(one)
		return
	}
	if poisons(list) && len(list[0].Then) == 0 && s.chooser == nil {
		list = s.frame.victims(list)
	}
	s.chooser = newChooser(s.ctx, list, at)
	s.refresh()
}

// theOne is the only choice of a thing, or the only die to be taken.
func theOne(list []table.Choice) (one table.Choice, ok bool) {
	for _, c := range list {
		if c.Do[0].Kind == merlin.ActDie {
			return c, true
		}
	}
	return list[0], len(list) == 1 && flagOf(&list[0]) == "" && !poisons(list) && !slices.Contains(costs, list[0].Do[0].Kind)
}

// costs are the actions that spend something for good: they are never done by a click
// on what they touch alone.
var costs = []game.Kind{merlin.ActMistletoe, merlin.ActPercival}

// choose takes a choice of the chooser, or asks what it leaves open.
func (s *Scene) choose(c table.Choice, at ui.Rect) {
	switch len(c.Then) {
	case 0:
		s.take(c)
	case 1:
		s.take(c.Then[0])
	default:
		s.press(c.Then, at)
	}
}

func (s *Scene) take(c table.Choice) {
	s.chooser, s.all = nil, false
	s.session.ends = !s.ctx.Preferences().ConfirmEnd
	if err := s.session.take(c.Do); err != nil {
		s.ctx.Toast(s.frame.refusal(err))
	}
	s.refresh()
}

// commands are what the buttons do that are no choices.
func (s *Scene) commands() table.Commands {
	moved := func() { s.regions = nil; s.ctx.RequestRedraw() }
	if s.replay != nil {
		return table.Commands{
			Moved: moved, ShowAll: func() {}, Mute: func() { s.house.Mute(); s.refresh() }, Help: func() { s.house.Rules("") },
			Menu: func() { s.house.Menu() }, LookAt: s.replayCommands().Jump, Replay: s.replayCommands(),
		}
	}
	return table.Commands{
		Undo:    func() { s.stepBack(s.session.undo) },
		Redo:    func() { s.stepBack(s.session.redo) },
		ShowAll: func() { s.all = !s.all; s.refresh() },
		Mute:    func() { s.house.Mute(); s.refresh() },
		Help:    func() { s.house.Rules(s.asks()) },
		Menu:    s.menu,

		Result: s.result,
		Moved:  moved,
		LookAt: s.lookAt,
	}
}

// lookAt shows the moment after the first n moves in a replay, with the eyes of the
// person here.
func (s *Scene) lookAt(n int) {
	r, err := NewReplay(s.ctx, s.house, s.session.match, n, s.session.confirmed, s.playOn)
	if err != nil {
		s.ctx.Toast(s.frame.refusal(err))
		return
	}
	s.ctx.Push(r)
}

// menu opens the menu with what this game adds.
func (s *Scene) menu() {
	back := scenes.MenuItem{Name: "turn-start", Label: s.ctx.T("ui.turn_start"), Icon: "icon-undo", Do: func() {
		s.ctx.Pop()
		s.stepBack(func() error { return s.session.goBack(s.session.turnStart()) })
	}}
	if err := s.session.canGoBack(s.session.turnStart()); err != nil {
		back.Why = s.frame.refusal(err)
	}
	watch := scenes.MenuItem{Name: "watch", Label: s.ctx.T("ui.watch"), Icon: "icon-eye", Do: func() {
		s.ctx.Pop()
		s.lookAt(0)
	}}
	items := []scenes.MenuItem{back, watch}
	if s.save != nil {
		items = append(items, scenes.MenuItem{Name: "saves", Label: s.ctx.T("saves.title"), Icon: "icon-save", Do: func() {
			s.ctx.Pop()
			s.house.Saves(s.save)
		}})
	}
	s.house.Menu(items...)
}

// stepBack takes back, or does again, what change does.
func (s *Scene) stepBack(change func() error) {
	s.chooser, s.all = nil, false
	if err := change(); err != nil {
		s.ctx.Toast(s.frame.refusal(err))
	}
	s.ended, s.scored = false, false
	s.catchUp()
	s.refresh()
}

// Escape closes the chooser, else puts the die in hand back, else opens the menu.
func (s *Scene) Escape(*ui.Context) {
	if s.chooser != nil {
		s.chooser = nil
		s.refresh()
		return
	}
	if s.replay != nil {
		s.ctx.Pop()
		return
	}
	if len(s.frame.retakes) > 0 {
		s.stepBack(s.session.putBack)
		return
	}
	s.menu()
}
