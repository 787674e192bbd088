package words

import (
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// What speaks for choices that bring nothing on the table.

// cardDrawn is why a card is drawn that lies open, or one that nobody knows.
func (f *Words) cardDrawn(t merlin.Table, a byte) []reason {
	if int(a) >= len(f.View.Display) {
		return []reason{{1, prepares, f.deckDrawn(t), nil}}
	}
	card := f.View.Display[a]
	switch list := unmet(t, f.Asked, card); {
	case len(list) == 0:
		return []reason{{1, prepares, f.ofQuest("plan.quest-has", card), &card}}
	case near(t, f.Asked, list):
		return []reason{{1, prepares, f.ofQuest("plan.quest-near", card, "lacks", LackWords(f.Locale, list[0])), &card}}
	default:
		var lacks []string
		for _, lack := range list {
			lacks = append(lacks, LackWords(f.Locale, lack))
		}
		return []reason{{1, prepares, f.ofQuest("plan.quest-far", card, "lacks", JoinWords(f.Locale, lacks)), &card}}
	}
}

// deckDrawn is that what lies open is far, or brings little.
func (f *Words) deckDrawn(t merlin.Table) string {
	least, most := merlin.MaxCards, 0
	for _, card := range f.View.Display {
		if card == merlin.NoCard {
			continue
		}
		n := len(unmet(t, f.Asked, card))
		if least = min(least, n); n < 2 {
			most = max(most, int(f.Rules.Box.Quests[card].Points))
		}
	}
	best := 0
	for i := range f.Rules.Box.Quests {
		best = max(best, int(f.Rules.Box.Quests[i].Points))
	}
	switch {
	case least < merlin.MaxCards && least > 1:
		return f.T("plan.deck", "count", least)
	case most > 0 && most < best:
		return f.T("plan.deck-low", "points", f.pointsOf(most), "best", f.pointsOf(best))
	}
	return f.T("plan.deck-any")
}

// idle is what is said of a turn of which nothing comes: others of the dice are kept by it.
func (f *Words) idle(c *moment.Choice) []string {
	switch kind := c.Last().Kind; {
	case kind == merlin.ActDie && f.turnsLeft() > 0:
		return []string{f.T("plan.idle-die")}
	case kind == merlin.ActDie, kind == merlin.ActMove, kind == merlin.ActAct, kind == merlin.ActDecline:
		return []string{f.T("plan.idle")}
	}
	return nil
}

// ends is why a turn ends though something more could be done.
func (f *Words) ends(c *moment.Choice) []reason {
	things := f.Left()
	if c.Last().Kind != merlin.ActEnd || len(things) == 0 {
		return nil
	}
	return []reason{{1, byItself, f.T("plan.left-over", "things", JoinWords(f.Locale, things)), nil}}
}

// grailUsed is the tie that the Grail wins in a scoring, or which is left for a better one. // B52a
func (f *Words) grailUsed(now merlin.Table, c *moment.Choice) []reason {
	kind := c.Last().Kind
	if kind != merlin.ActGrail && kind != merlin.ActNoGrail {
		return nil
	}
	p := merlin.Province(f.About()[0])
	strength, points := now.Influence(p)
	tied := 0
	for _, n := range strength {
		if n == strength[f.Asked] {
			tied++
		}
	}
	if kind == merlin.ActNoGrail {
		return []reason{{1, byItself, f.T("plan.grail-keeps", "points", f.pointsOf(points-points/tied)), nil}}
	}
	return []reason{{100 * points, byItself, f.T("plan.grail-wins", "in", f.T("province.in."+p.String()), "points", f.pointsOf(points), "share", points/tied), nil}}
}

// buildsNext is the next die of one's own that leads to where one builds. // B27
func (f *Words) buildsNext(t merlin.Table) (value int, ok bool) {
	own := &t.Players[f.Asked]
	for i, d := range own.Dice {
		if d.Value == 0 || d.Used || f.Rows.Dice[i].Word != "own" {
			continue
		}
		if to := t.Walk(own.Knight, d.Value, 0); f.Rules.Space(to).Kind == merlin.BuildSpace && t.Enters(to) {
			return int(d.Value), true
		}
	}
	return 0, false
}

// materialServes is where a material of a colour is built with next, or that it can be some time.
func (f *Words) materialServes(then merlin.Table, p merlin.Province) []reason {
	item := f.itemA(uint8(merlin.Material), uint8(p))
	gain, first, lead := f.site(then, 1<<p)
	if value, ok := f.buildsNext(then); ok && gain > 0 {
		of := then.Areas()
		text := f.T("plan.material-next", "value", value, "item", item, "in", f.areaIn(&of, first), "points", f.pointsOf(lead.Points))
		return []reason{{65 * gain, prepares, text, nil}}
	}
	return []reason{{30, prepares, f.T("plan.material", "item", item), nil}}
}
