package words

import (
	"slices"

	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// What a choice takes from a quest that lacks nothing now.

// Warned are sentences on the quests of the hand that lack nothing as long as none of some choices
// is taken, a sentence for each.
func (f *Words) Warned(list []moment.Choice) (said []string) {
	if f.Asked != f.Home || f.Viewer != f.Home {
		return nil
	}
	for i := range list {
		for _, text := range append(f.warned(&list[i]), f.Warned(list[i].Then)...) {
			if !slices.Contains(said, text) {
				said = append(said, text)
			}
		}
	}
	return said
}

func (f *Words) warned(c *moment.Choice) (said []string) {
	then := f.View.Public
	if !f.pays(c, &then.Players[f.Asked]) {
		return nil
	}
	for _, card := range f.View.Hand.List() {
		lacks := unmet(f.Rules.Table(&then), f.Asked, card)
		if len(lacks) > 0 && f.ready(card) {
			said = append(said, f.ofQuest("warn.quest", card, "lacks", LackWords(f.Locale, lacks[0])))
		}
	}
	return said
}

// pays takes from a player what a choice costs him of what quests ask for; false where it costs
// nothing of it.
func (f *Words) pays(c *moment.Choice, own *merlin.Player) bool {
	give := func(i merlin.Item, p merlin.Province) bool {
		if own.Items[i][p] == 0 {
			return false
		}
		own.Items[i][p]--
		return true
	}
	a := c.Last()
	if power := f.FlagOf(c); power != "" {
		return give(merlin.Flag, model.FlagColour(f.Rules, power))
	}
	switch a.Kind {
	case merlin.ActGive:
		return give(merlin.Item(a.A), merlin.Province(a.B))
	case merlin.ActBuild:
		return give(merlin.Material, merlin.Province(a.B))
	case merlin.ActPlace:
		from := own.Servants[a.A]
		own.Servants[a.A] = merlin.Province(a.B)
		return from != merlin.Castle
	case merlin.ActPay:
		for p, n := range own.Traitors {
			shields := &own.Items[merlin.Shield][p]
			*shields -= min(*shields, n)
		}
		return true
	}
	return false
}
