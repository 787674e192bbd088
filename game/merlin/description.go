package merlin

import "merlin/game"

// Describe returns what may be chosen before a game of Merlin.
func (t Title) Describe() game.Description {
	return game.Description{
		Name:     TitleName,
		MinSeats: 2, MaxSeats: MaxSeats,
		Colours: Colours[:], Points: true, Learnt: true,
		Modules: moduleChoices(),
		Presets: presets(),
		Options: []game.OptionChoice{{Name: optionStart, Values: []string{"lot", startFirst}}},
	}
}

// Who begins is drawn by lot (B1) unless a house rule says that it is the first seat.
const (
	optionStart = "start"
	startFirst  = "first"
)

// moduleChoices returns the modules in rulebook order, each with its variants.
func moduleChoices() (all []game.ModuleChoice) {
	for _, m := range modules {
		if m.Variant == "" {
			all = append(all, game.ModuleChoice{Name: m.Name, Brings: m.Brings})
			continue
		}
		c := &all[len(all)-1] // each stands before its variants
		if c.Variants == nil {
			c.Variants = []string{c.Name}
		}
		c.Variants = append(c.Variants, m.Name)
	}
	return all
}

// View returns what a seat may know of a game of Merlin.
func (t Title) View(g game.Game, s game.Seat) View { return g.(*Game).View(s) }
