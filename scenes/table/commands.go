package table

import (
	"cmp"
	"slices"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// What a player does at the table: choices, the buttons that are none, the ways back.

// pressed is a press on something of the table.
func (s *Scene[V, M]) pressed(list []moment.Choice, at ui.Rect) {
	if s.Small() {
		at = s.onScreen(at)
	}
	s.press(list, at)
}

// press takes the only choice of a thing, or asks which one. What spends something for
// good is not done before it is said for what.
func (s *Scene[V, M]) press(list []moment.Choice, at ui.Rect) {
	if one, ok := moment.TheOne(list); ok {
		s.want(one)
		return
	}
	if s.screen.Gather != nil && s.chooser == nil {
		list = s.screen.Gather(s.model, list)
	}
	s.chooser = newChooser(s.ctx, list, s.art, s.thing(list), at, s.chooserPlace())
	s.Refresh()
}

// choose takes a choice of the chooser, or asks what it leaves open.
func (s *Scene[V, M]) choose(c moment.Choice, at ui.Rect) {
	switch len(c.Then) {
	case 0:
		s.want(c)
	case 1:
		s.want(c.Then[0])
	default:
		s.press(c.Then, at)
	}
}

// want takes a choice, after a question where something would be lost by it.
func (s *Scene[V, M]) want(c moment.Choice) {
	if c.Forgone == "" {
		s.Take(c)
		return
	}
	s.chooser = nil
	s.Refresh()
	s.ctx.AskOf(c.Figure, cmp.Or(c.Asks, c.Title), c.Forgone,
		ui.Answer{Name: "forgo", Label: cmp.Or(c.Yes, c.Title), Look: ui.GoldLook, Weight: ui.Forgoes, Do: func() { s.Take(c) }},
		ui.Answer{Name: "stay", Label: cmp.Or(c.No, s.ctx.T("ui.cancel")), Look: ui.PlainLook})
}

// Take takes a choice.
func (s *Scene[V, M]) Take(c moment.Choice) {
	told := false
	if s.coach != nil {
		s.coach.hides = s.advice != nil || s.isHeeded()
		told = s.coach.last() && s.coach.step().Do == "" && !s.coach.hides
	}
	s.chooser, s.all, s.summary, s.advice = nil, false, nil, nil
	s.faces()
	s.session.Ends = s.ctx.Preferences().AutoEnd
	if err := s.session.Take(c.Do); err != nil {
		s.refuse(err)
	} else if s.session.spared != "" {
		s.ctx.Toast(s.ctx.T(s.session.spared))
	}
	if told { // who acts on has heard the last of the lesson
		s.unteach()
		s.shell.Learnt(s.title.taughtTopic())
	}
	s.Refresh()
}

// sparesMoot gives the only answer to a question at which there is nothing to choose. Who has come
// back to it may look at it.
func (s *Scene[V, M]) sparesMoot() {
	now := s.model.Now()
	if s.replay != nil || s.coach != nil || s.Behind() || now.Asked == game.NoSeat || !slices.Contains(s.screen.Moot, now.Kind) || s.session.CanRedo() {
		return
	}
	persons := 0
	for _, seat := range s.session.seats {
		if !seat.Computer {
			persons++
		}
	}
	if options := s.session.match.Game().Decision().Options; persons == 1 && len(options) == 1 {
		if s.session.Take(options[:1]) == nil {
			s.Refresh()
		}
	}
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
	do.ShowAll = s.bulb
	do.Help, do.Menu, do.Result = func() { s.shell.Rules(s.asks()) }, s.menu, s.result
	if s.skippable() {
		do.Skip = s.skip
	}
	do.Take, do.StepBack, do.LookAt = s.Take, s.stepBack, s.askLook
	return do
}

// askLook is a press on a line of the log. Who has never looked at one may not know where it leads: it asks.
func (s *Scene[V, M]) askLook(n int) { s.asksFirst(!s.looked || s.besideSheet(), max(n-1, 0), n) }

// askWatch is a press on a line of a summary that tells of several moves, which are shown one after the other.
func (s *Scene[V, M]) askWatch(n, until int) { s.asksFirst(s.besideSheet(), n, until) }

// besideSheet reports whether the sheet of the coach or the sage lies beside such a line, or has just lain over
// it: the press may have been meant for that.
func (s *Scene[V, M]) besideSheet() bool { return s.coach != nil || s.heard.left() }

// asksFirst shows moves, but asks before that where it is unsure whether that was meant.
func (s *Scene[V, M]) asksFirst(unsure bool, n, until int) {
	look := func() { s.looked = true; s.watchAt(n, until) }
	if !unsure {
		look()
		return
	}
	t := s.ctx.T
	s.ctx.Ask(t("log.look_title"), t("log.look_question"),
		ui.Answer{Name: "look", Label: t("log.look_yes"), Look: ui.GoldLook, Do: look},
		ui.Answer{Name: "stay", Label: t("log.look_no"), Look: ui.PlainLook})
}

// LookAt shows in a replay, with the eyes of the person here, how the last of the first n moves was
// made, and stops then.
func (s *Scene[V, M]) LookAt(n int) { s.watchAt(max(n-1, 0), n) }

// WatchGame shows the whole game from its start.
func (s *Scene[V, M]) WatchGame() { s.watchAt(0, len(s.session.match.Moves())) }

// watchAt opens a replay after the first n moves, which plays on to a later one. Who comes back
// finds the bulb out.
func (s *Scene[V, M]) watchAt(n, until int) {
	s.chooser, s.all, s.advice = nil, false, nil
	s.Refresh()
	r, err := NewReplay(s.ctx, s.shell, s.title, s.session.match, n, s.session.seat, s.keeper.playOn)
	if err != nil {
		s.refuse(err)
		return
	}
	r.replay.playing, r.replay.until, r.replay.wait = until > n, until, ticksBefore
	r.Refresh()
	s.ctx.Push(r)
}

// menu opens the menu with what this game adds.
func (s *Scene[V, M]) menu() {
	var items []scenes.MenuItem
	add := func(name, key, icon string, do func()) *scenes.MenuItem {
		items = append(items, scenes.MenuItem{Name: name, Label: s.ctx.T(key), Icon: icon, Do: do})
		return &items[len(items)-1]
	}
	back := func(name, key string, n int) {
		item := add(name, key, "icon-undo", func() { s.goBack(n) })
		if err := s.session.CanGoBack(n); err != nil {
			item.Why = Refusal(s.ctx.T, err)
		}
	}
	if s.title.Turn != nil {
		back("turn-start", "ui.turn_start", s.session.TurnStart())
		back("last-turn", "ui.last_turn", s.session.LastTurn())
	}
	if s.screen.Goal != nil {
		add("goal", "goal.open", "icon-book", s.goal)
	}
	add("watch", "ui.watch", "icon-eye", s.WatchGame)
	if s.keeper.save != nil {
		add("save", "saves.save_as", "icon-save", s.save)
		add("saves", "saves.title", "icon-load", func() { s.shell.Saves(s.keeper.save) })
	}
	s.shell.Menu(items...)
}

// goal lays the card of what wins over the table.
func (s *Scene[V, M]) goal() {
	if s.screen.Goal != nil {
		s.learnt = 0 // that says it, too
		s.ctx.Push(scenes.NewGoal(s.ctx, s.screen.Goal(s.model)))
	}
}

// save asks for a name to save the game by.
func (s *Scene[V, M]) save() {
	if s.keeper.save != nil {
		s.shell.Save(s.keeper.save)
	}
}

// Escape closes the chooser, a sheet or the advice, else takes back what is half chosen, else
// opens the menu; at a table that is looked at after the end it goes back to the result.
func (s *Scene[V, M]) Escape(*ui.Context) {
	switch {
	case s.small.picker != nil:
		s.pick(nil)
	case s.chooser != nil:
		s.chooser = nil
		s.Refresh()
	case s.summary != nil:
		s.dismiss()
	case s.advice != nil:
		s.bulb()
	case s.isHeeded():
		s.all = false
		s.Refresh()
	case s.replay != nil:
		s.ctx.Pop(s)
	case s.ended:
		s.result()
	case s.model.Now().PutBack != nil:
		s.stepBack(s.model.Now().PutBack)
	default:
		s.menu()
	}
}

// visit shows the things of the next of the other players in full, after the last those of
// none.
func (s *Scene[V, M]) visit() {
	if s.screen.Visits == nil {
		return
	}
	names := append(s.screen.Visits(s.model), "")
	next := slices.Index(names, s.ctx.Focus()) + 1
	s.ctx.WalkTo(names[next%len(names)])
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

// Chooser returns what is to be chosen from beside the thing that was clicked; nil when
// nothing is.
func (s *Scene[V, M]) Chooser() []moment.Choice {
	if s.chooser == nil {
		return nil
	}
	return s.chooser.list
}
