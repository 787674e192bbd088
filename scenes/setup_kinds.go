package scenes

import (
	"strconv"
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
			s.set(i, bot.Level(k)*bot.Usual)
		}
	})
	if !s.game.config.Computers {
		c.Disable(1, t("setup.no_computers"))
	}
	return c
}

// levels is the choice of the strength of a computer player. Where there are many, all
// but the chosen one show their number.
func (s *setup) levels(i int, r ui.Rect) ui.Choice {
	var options []ui.Option
	var numbers []string
	all, now := bot.Offered(&s.game.title.Description), 0
	for k, l := range all {
		key := "setup.level." + l.String()
		options = append(options, ui.Option{Name: l.String(), Label: s.ctx.T(key), Tip: s.ctx.T(key + "_tip")})
		numbers = append(numbers, strconv.Itoa(k+1))
		if l == bot.Level(s.seats[i].Level) {
			now = k
		}
	}
	c := ui.NewChoice(seatID(i)+"level", "", r, options, now, func(k int) { s.set(i, all[k]) })
	if len(all) > 3 {
		c = c.Folded(numbers)
	}
	return c
}

// set has a person, level 0, or a computer player sit there.
func (s *setup) set(i int, l bot.Level) {
	s.ctx.Play(sound.Click)
	s.seats[i].Level = uint8(l)
	s.again()
}
