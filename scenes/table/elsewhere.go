package table

import (
	"merlin/game"
	"merlin/scenes/ui"
)

// One window plays at a time. Another one says so, and can take over: what was played in
// either is kept.

// lookEvery is how often another window is looked for, in ticks.
const lookEvery = 30

// elsewhere reports whether another window plays, and asks what to do then.
func (s *Scene[V, M]) elsewhere() bool {
	if s.keeper.held == nil {
		return false
	}
	if s.keeper.looked--; s.keeper.looked > 0 {
		return false
	}
	text := s.keeper.held()
	if text == "" {
		s.keeper.looked = lookEvery
		return false
	}
	s.ctx.Ask(s.ctx.T("held.title"), text,
		ui.Answer{Name: "take-over", Label: s.ctx.T("held.take"), Look: ui.GoldLook, Do: s.keeper.takeOver},
		ui.Answer{Name: "leave", Label: s.ctx.T("ui.to_title"), Look: ui.DarkLook, Do: s.shell.Title})
	return true
}

// heldElsewhere tells of another window that plays, or has played since; "" when there is
// none, and this one holds the game.
func (g *Games[V, M]) heldElsewhere(words Words, s *Scene[V, M], a *autosave) string {
	a.strayed()
	if !a.stray && !a.away() {
		if !a.hold.Mine() {
			_ = g.Store.Alone(a.hold.Take) // where nothing can be written that is told of the game itself
		}
		return ""
	}
	text := words("held.other")
	mine, _ := recordOf(s.session.match)
	if there := g.there(); !a.fresh && there != nil && game.SameGame(there, mine) {
		text = words("held.game")
	}
	if a.stray && a.aside {
		text += " " + words("held.aside")
	}
	return text
}

// takeOver has this window play, and no other. Of the same game what was done last goes on.
func (g *Games[V, M]) takeOver(c *ui.Context, s *Scene[V, M], a *autosave) {
	mine, err := recordOf(s.session.match)
	if err == nil {
		err = g.Store.Alone(a.hold.Take)
	}
	there := g.there()
	switch {
	case err != nil:
	case a.fresh, there == nil, !game.SameGame(there, mine):
		a.fresh, a.stray, s.keeper.due = true, false, true
	case game.Within(there, mine):
		a.saver.Know(there)
		a.stray, s.keeper.due = false, true
	default:
		err = g.followElsewhere(c, a, mine)
	}
	if err := unkept(c.T, err); err != nil {
		c.Toast(err.Error())
	}
}

// followElsewhere goes on as the game stands there; what it lacks of what was done here is
// put aside.
func (g *Games[V, M]) followElsewhere(c *ui.Context, a *autosave, mine []byte) error {
	if _, err := g.setAside(mine); err != nil {
		return err
	}
	if next := g.Continue(c); next != nil {
		a.passed, a.stray = true, true
		c.Reset(next)
	}
	return nil
}
