package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/words"
	"merlin/scenes/ui"
)

// All conditions of a card are ticked if and only if it can be fulfilled.
func TestTicksAgreeWithTheRules(t *testing.T) {
	box := merlin.StandardBox()
	both := map[bool]int{}
	for seed := range uint64(6) {
		randomMatch(t, 4, seed, func(m *game.Match) bool {
			g := m.Game().(*merlin.Game)
			for s := range g.Players {
				p := g.Players[s]
				for _, q := range box.Quests {
					met := !slices.Contains(p.Met(q.Conditions), false)
					both[met]++
					if met != p.Meets(q.Conditions, 0) {
						t.Fatalf("seed %d: %+v ticked %v", seed, q.Conditions, p.Met(q.Conditions))
					}
				}
			}
			return len(m.Moves()) > 150
		})
	}
	if both[true] == 0 || both[false] == 0 {
		t.Errorf("only one outcome was met: %v", both)
	}
}

// Two conditions are never ticked for the same thing. // B15
func TestTicksUseEachThingOnce(t *testing.T) {
	p := &merlin.Player{}
	p.Items[merlin.Flag][merlin.Blue] = 1
	given := merlin.Condition{Kind: merlin.GivenItem, N: 1, Item: merlin.Flag, Province: merlin.Blue}
	any := merlin.Condition{Kind: merlin.AnyItem, N: 1, Item: merlin.Flag}
	if got := p.Met([]merlin.Condition{any, given}); got[0] || !got[1] {
		t.Errorf("one blue flag ticks %v; want the given flag only", got)
	}
}

// Every card of the box has its words in every language.
func TestCardWords(t *testing.T) {
	for _, lang := range i18n.Languages() {
		l := localeOf(t, lang)
		for _, q := range merlin.StandardBox().Quests {
			for _, s := range []string{words.CardWords(l, &q), draw.QuestWords(l, &q)} {
				if strings.Contains(s, "‹") || strings.Contains(s, "<no") {
					t.Errorf("%s: %q", lang, s)
				}
			}
		}
	}
}

// Every card of the box fits in both sizes, in the hand also with its button.
func TestCardsFit(t *testing.T) {
	for _, lang := range i18n.Languages() {
		l := localeOf(t, lang)
		p := ui.NewApp(l).Painter(nil)
		rec := &ui.Recorder{}
		p.Record(rec)
		for _, q := range merlin.StandardBox().Quests {
			c := draw.QuestCard{Quest: &q}
			c.Draw(p, l, ui.Rect{W: 138, H: 206})
			c.Owner = &merlin.Player{}
			c.Draw(p, l, ui.Rect{W: 119, H: 164})
			c.Button = l.T("quest.fulfil")
			c.Draw(p, l, ui.Rect{W: 119, H: 164})
		}
		for _, o := range rec.Overflows {
			t.Errorf("%s: %v", lang, o)
		}
	}
}
