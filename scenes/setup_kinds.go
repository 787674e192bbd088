package scenes

import (
	"strings"

	"merlin/game/bot"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// kinds is the choice between a person and the computer.
func (s *setup) kinds(i int, r ui.Rect) ui.Choice {
	t := s.ctx.T
	options := []ui.Option{{Name: "human", Label: t("setup.human")}, {Name: "computer", Label: t("setup.computer")}}
	now := int(min(1, s.seats[i].Level))
	c := ui.NewChoice(strings.TrimSuffix(seatID(i), "-"), "", r, options, now, func(k int) {
		if k != now {
			s.set(i, bot.Level(k)*bot.Adept)
		}
	})
	if !s.game.config.Computers {
		c.Disable(1, t("setup.no_computers"))
	}
	return c
}

// levels is the choice of the strength of a computer player.
func (s *setup) levels(i int, r ui.Rect) ui.Choice {
	var options []ui.Option
	for l := bot.Novice; l <= bot.Levels; l++ {
		key := "setup.level." + l.String()
		options = append(options, ui.Option{Name: l.String(), Label: s.ctx.T(key), Tip: s.ctx.T(key + "_tip")})
	}
	return ui.NewChoice(seatID(i)+"level", "", r, options, int(s.seats[i].Level)-1, func(k int) { s.set(i, bot.Level(k+1)) })
}

// set has a person, level 0, or a computer player sit there.
func (s *setup) set(i int, l bot.Level) {
	s.ctx.Play(sound.Click)
	s.seats[i].Level = uint8(l)
	s.again()
}
