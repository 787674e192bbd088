package table

import (
	"slices"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/ui"
)

// teaches is what the coach says and points at.
func (s *Scene[V, M]) teaches(list []ui.Region) *speech {
	of := &speech{name: "coach", figure: s.title.Sage, part: s.coach.part()}
	if s.coach.other {
		of.text = s.answer()
	}
	step := s.coach.step()
	if step == nil && s.coach.reply == taken {
		of.text += "\n" + s.question()
	}
	if step != nil {
		if of.text != "" {
			of.text += "\n"
		}
		now, _ := s.saying(step)
		of.text += s.stepSays(step)
		of.points, of.lit = slices.Concat(step.At, now.At), now.Lit
		if step.Do != "" && step.Do != anything && (len(of.points) == 0 || s.chooser != nil) {
			of.points = opens(list, s.does(step))
		}
	}
	of.home = s.coachHome()
	of.away, of.apart = way{"coach-end", s.ctx.T("coach.end"), ui.PlainLook, ui.Light, s.coachEnd}, speechApart
	if step == nil || step.Do == "" {
		of.on = &way{"coach-on", s.ctx.T("coach.on"), ui.GoldLook, ui.Light, s.coachOn}
	}
	if step == nil { // one is to choose, not to go on
		of.on.look = ui.PlainLook
		if s.coach.reply == taken { // there is nothing to go on with
			of.on = nil
		}
		if s.coach.greet {
			of.points = []string{"show"} // of which he speaks
			if s.session.CanUndo() == nil {
				of.points = append(of.points, "undo")
			}
		}
	}
	if s.coach.last() && step.Do == "" {
		of.on.label = s.ctx.T("coach.play")
		of.away = way{"coach-title", s.ctx.T("coach.title"), ui.PlainLook, ui.Returns, s.coachTitle}
	}
	return of
}

// silent reports whether the coach has nothing to say now: what he said last is of no moment while
// others think.
func (s *Scene[V, M]) silent() bool {
	return !s.coach.speaks() || s.model.Now().Asked == game.NoSeat
}

// waits is a coach who has nothing to say, or not before things have come to rest.
func (s *Scene[V, M]) waits() *speech {
	text := "coach.silent"
	if now := s.model.Now(); now.Asked != game.NoSeat && slices.Contains(s.title.Ends, now.Kind) && len(now.Choices) == 0 && len(now.Buttons) == 1 {
		text = "coach.silent.end"
	}
	return &speech{name: "coach-quiet", figure: s.title.Sage, text: s.ctx.T(text), part: s.coach.part(), quiet: true, home: s.coachHome()}
}

// recounts is a coach who leaves the word to what has happened, which is read first.
func (s *Scene[V, M]) recounts() *speech {
	of := s.waits()
	of.text, of.quiet = s.ctx.T("coach.recap"), false
	if s.coach.recounts > 1 { // he has said what to do with it
		of.text = s.ctx.T("coach.recap.again")
	}
	of.away, of.apart = way{"coach-end", s.ctx.T("coach.end"), ui.PlainLook, ui.Light, s.coachEnd}, speechApart
	of.on = &way{"coach-read", s.ctx.T("coach.on"), ui.GoldLook, ui.Light, s.dismiss}
	return of
}

// coachHome is where the coach's sheet has its place.
func (s *Scene[V, M]) coachHome() ui.Rect {
	if s.screen.Aside == nil {
		return ui.Rect{}
	}
	return s.screen.Aside(s.model)
}

// answer is what he says to what was done otherwise; the first time also that he goes along. Who
// has taken something back hears once more what is asked.
func (s *Scene[V, M]) answer() string {
	c := s.coach
	told := s.ctx.T(c.reply)
	if c.greet {
		told += " " + s.ctx.T("coach.free")
	}
	if (c.greet || c.pity) && s.session.CanUndo() == nil {
		told += " " + s.ctx.T("coach.undo")
	}
	return told
}

// coachTitle ends the lesson and goes to the title: the game is kept and can be gone on with.
func (s *Scene[V, M]) coachTitle() {
	s.unteach()
	s.shell.Title()
}

// coachOn goes on; what was learnt is summed up once all was said.
func (s *Scene[V, M]) coachOn() {
	done := s.coach.last()
	s.coach.goOn()
	if done {
		s.shell.Learnt(s.title.taughtTopic())
	}
	s.Refresh()
	if done && s.screen.Goal != nil {
		s.learnt = 1
	}
}

// learntAfter is how many ticks after the press that ended the last word the card comes that sums up what
// was learnt: at once, so that it answers that press and lies under none that was meant for the table.
const learntAfter = 12

// sumsUp is a tick until then. While something else is read, chosen or pressed the card waits.
func (s *Scene[V, M]) sumsUp() {
	if s.learnt == 0 {
		return
	}
	if s.learnt++; s.Behind() || s.reads() || s.ctx.Input().Down {
		s.learnt = 1
	}
	if s.learnt < learntAfter {
		return
	}
	s.learnt = 0
	s.ctx.Push(scenes.NewGoal(s.ctx, scenes.Goal{Wins: s.screen.Goal(s.model).Wins, Figure: s.title.Sage, Heading: s.ctx.T("coach.learnt")}))
}

// reads reports whether something is before who plays that he reads or chooses from.
func (s *Scene[V, M]) reads() bool {
	return s.advice != nil || s.isHeeded() || s.summary != nil || s.chooser != nil || s.voices.left > voicePause
}

// coachEnd sends the coach away when one means it: he does not come back, and his button stands
// where others did a moment ago.
func (s *Scene[V, M]) coachEnd() {
	t := s.ctx.T
	s.ctx.Ask(t("coach.end"), t("coach.end_question"),
		ui.Answer{Name: "leave", Label: t("coach.end"), Look: ui.DarkLook, Weight: ui.Forgoes, Do: func() {
			s.unteach()
			s.Refresh()
		}},
		ui.Answer{Name: "stay", Label: t("coach.keep"), Look: ui.GoldLook})
}

// unteach sends the coach away for good.
func (s *Scene[V, M]) unteach() {
	s.coach = nil
	s.session.match.Call("")
	s.session.Keep()
}

// Coach is what the coach says, by the name of the text, and the regions that he points at;
// "" when he says nothing that is written for the lesson.
func (s *Scene[V, M]) Coach() (say string, points []string) {
	if s.coach == nil || s.Behind() || s.summary != nil || s.coach.step() == nil {
		return "", nil
	}
	return s.coach.step().Say, s.teaches(s.Regions()).points
}

// Taught reports whether the coach goes along.
func (s *Scene[V, M]) Taught() bool { return s.coach != nil }
