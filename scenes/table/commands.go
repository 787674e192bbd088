package table

import (
	"merlin/scenes"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// What a player does at the table: choices, the buttons that are none, the ways back.

// press takes the only choice of a thing, or asks which one. What spends something for
// good is not done before it is said for what.
func (s *Scene[V, M]) press(list []moment.Choice, at ui.Rect) {
	if one, ok := theOne(list); ok {
		s.Take(one)
		return
	}
	if s.screen.Gather != nil && s.chooser == nil {
		list = s.screen.Gather(s.model, list)
	}
	s.chooser = newChooser(s.ctx, list, s.art, at)
	s.Refresh()
}

// theOne is the choice of a thing that a click takes.
func theOne(list []moment.Choice) (one moment.Choice, ok bool) {
	for _, c := range list {
		if c.AtOnce {
			return c, true
		}
	}
	return list[0], len(list) == 1 && !list[0].Careful
}

// choose takes a choice of the chooser, or asks what it leaves open.
func (s *Scene[V, M]) choose(c moment.Choice, at ui.Rect) {
	switch len(c.Then) {
	case 0:
		s.Take(c)
	case 1:
		s.Take(c.Then[0])
	default:
		s.press(c.Then, at)
	}
}

// Take takes a choice.
func (s *Scene[V, M]) Take(c moment.Choice) {
	s.chooser, s.all, s.summary = nil, false, nil
	s.session.Ends = !s.ctx.Preferences().ConfirmEnd
	if err := s.session.Take(c.Do); err != nil {
		s.refuse(err)
	}
	s.Refresh()
}

// refuse says why something was not done.
func (s *Scene[V, M]) refuse(err error) { s.ctx.Toast(Refusal(s.ctx.T, err)) }

// commands are what the buttons do that are no choices.
func (s *Scene[V, M]) commands() paint.Commands {
	do := paint.Commands{
		Moved: func() { s.regions = nil; s.ctx.RequestRedraw() },
		Mute:  func() { s.shell.Mute(); s.Refresh() },
	}
	if s.replay != nil {
		do.ShowAll = func() {}
		do.Help, do.Menu = func() { s.shell.Rules("") }, func() { s.shell.Menu() }
		do.Replay = s.replayCommands()
		do.LookAt = do.Replay.Jump
		return do
	}
	do.Undo = func() { s.stepBack(s.session.Undo) }
	do.Redo = func() { s.stepBack(s.session.Redo) }
	do.ShowAll = func() { s.all = !s.all; s.Refresh() }
	do.Help, do.Menu, do.Result = func() { s.shell.Rules(s.asks()) }, s.menu, s.result
	if s.skippable() {
		do.Skip = s.skip
	}
	do.Take, do.StepBack, do.LookAt = s.Take, s.stepBack, s.LookAt
	return do
}

// LookAt shows the moment after the first n moves in a replay, with the eyes of the
// person here.
func (s *Scene[V, M]) LookAt(n int) { s.watchAt(n, false) }

// WatchGame shows the whole game from its start.
func (s *Scene[V, M]) WatchGame() { s.watchAt(0, true) }

// watchAt opens a replay after the first n moves, which plays at once or waits.
func (s *Scene[V, M]) watchAt(n int, plays bool) {
	r, err := NewReplay(s.ctx, s.shell, s.title, s.session.match, n, s.session.seat, s.keeper.playOn)
	if err != nil {
		s.refuse(err)
		return
	}
	r.replay.playing = plays
	r.Refresh()
	s.ctx.Push(r)
}

// menu opens the menu with what this game adds.
func (s *Scene[V, M]) menu() {
	var items []scenes.MenuItem
	add := func(name, key, icon string, do func()) *scenes.MenuItem {
		items = append(items, scenes.MenuItem{Name: name, Label: s.ctx.T(key), Icon: icon, Do: func() { s.ctx.Pop(); do() }})
		return &items[len(items)-1]
	}
	if s.title.Turn != nil {
		back := add("turn-start", "ui.turn_start", "icon-undo", func() {
			s.stepBack(func() error { return s.session.GoBack(s.session.TurnStart()) })
		})
		if err := s.session.CanGoBack(s.session.TurnStart()); err != nil {
			back.Why = Refusal(s.ctx.T, err)
		}
	}
	add("watch", "ui.watch", "icon-eye", s.WatchGame)
	if s.keeper.save != nil {
		add("saves", "saves.title", "icon-save", func() { s.shell.Saves(s.keeper.save) })
	}
	s.shell.Menu(items...)
}

// stepBack takes back, or does again, what change does.
func (s *Scene[V, M]) stepBack(change func() error) {
	s.chooser, s.all, s.summary, s.skips = nil, false, nil, false
	if err := change(); err != nil {
		s.refuse(err)
	}
	s.ended, s.told = false, nil
	s.CatchUp()
	s.Refresh()
}

// Escape closes the chooser, else takes back what is half chosen, else opens the menu.
func (s *Scene[V, M]) Escape(*ui.Context) {
	switch {
	case s.chooser != nil:
		s.chooser = nil
		s.Refresh()
	case s.summary != nil:
		s.dismiss()
	case s.replay != nil:
		s.ctx.Pop()
	case s.model.Now().PutBack != nil:
		s.stepBack(s.model.Now().PutBack)
	default:
		s.menu()
	}
}

// lookUp opens the rules at the chapter of what is pointed at, or else of what the
// keyboard is at.
func (s *Scene[V, M]) lookUp() {
	chapter := s.chapter(s.ctx.Hovered())
	if chapter == "" {
		chapter = s.chapter(s.ctx.Focus())
	}
	s.shell.Rules(chapter)
}

// chapter is that of the rules about a region; "" for none.
func (s *Scene[V, M]) chapter(region string) string {
	if s.screen.Chapter == nil {
		return ""
	}
	return s.screen.Chapter(s.model, region)
}

// asks is the chapter of what is to be chosen now.
func (s *Scene[V, M]) asks() string {
	for _, r := range s.Regions() {
		if r.Glow {
			if chapter := s.chapter(r.Name); chapter != "" {
				return chapter
			}
		}
	}
	return ""
}

// end shows who has won.
func (s *Scene[V, M]) end() {
	if s.ended {
		return
	}
	s.ended = true
	s.Refresh()
	s.result()
}

func (s *Scene[V, M]) result() {
	result := func() scenes.Result { return s.screen.Result(s.model) }
	s.ctx.Push(scenes.NewResult(s.ctx, result, scenes.ResultDo{
		Again: s.again, Look: s.ctx.Pop, Watch: s.WatchGame, Title: s.shell.Title,
	}))
}

// again puts the setup in the place of this table, from under the result.
func (s *Scene[V, M]) again() {
	s.ctx.Pop()
	s.shell.Setup()
}

// Chooser returns what is to be chosen from beside the thing that was clicked; nil when
// nothing is.
func (s *Scene[V, M]) Chooser() []moment.Choice {
	if s.chooser == nil {
		return nil
	}
	return s.chooser.list
}
