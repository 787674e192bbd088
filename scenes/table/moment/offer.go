package moment

import (
	"strings"

	"merlin/game"
)

// Offer adds a choice for each option of the open question. describe may be nil: a choice
// is called by the locale's action.WORD.
func (m *Moment[V]) Offer(g game.Game, describe func(*Choice)) {
	var list []Choice
	for _, a := range g.Decision().Options {
		word, _, _ := strings.Cut(g.Text(a), " ")
		list = append(list, Choice{Do: []game.Action{a}, Word: word, At: g.Target(a)})
		if c := &list[len(list)-1]; describe != nil {
			describe(c)
		} else {
			c.Label = m.T("action." + word)
		}
	}
	m.Put(list, func(t game.Target) []game.Target { return []game.Target{t} })
}

// Put puts choices where they are chosen: those that touch nothing among the buttons, the
// others at each of the spots of what they touch.
func (m *Moment[V]) Put(list []Choice, spots func(game.Target) []game.Target) {
	m.Choices = map[game.Target][]Choice{}
	for _, c := range list {
		if c.At.Kind == 0 {
			m.Buttons = append(m.Buttons, c)
			continue
		}
		for _, t := range spots(c.At) {
			m.Choices[t] = append(m.Choices[t], c)
		}
	}
}

// Glows reports whether one of the choices is what is asked for, or what a coach advises while he
// does.
func (m *Moment[V]) Glows(list []Choice) bool {
	for i := range list {
		if m.ShowAll || m.Coaxed == nil && !list[i].Quiet || m.Coaxed != nil && m.leadsToCoaxed(&list[i]) {
			return true
		}
	}
	return false
}

// leadsToCoaxed reports whether a choice, or one that it asks for next, is what a coach advises.
func (m *Moment[V]) leadsToCoaxed(c *Choice) bool {
	for i := range c.Then {
		if m.leadsToCoaxed(&c.Then[i]) {
			return true
		}
	}
	return len(c.Then) == 0 && m.Coaxed(c)
}
