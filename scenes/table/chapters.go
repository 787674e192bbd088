package table

import (
	"fmt"
	"strings"

	"merlin/game/merlin"
)

// chapters are the chapters of the rules that tell of the things on the table, by
// the beginnings of their regions' names without whose they are; of several that
// fit, the first holds.
var chapters = []struct{ region, chapter string }{
	{"morgana-die", "morgana"},
	{"cauldron", "cauldrons"},
	{"morgana-", "cauldrons"},
	{"figure-morgana", "morgana"},
	{"horn", "morgana"},
	{"poison", "morgana"},
	{"stall", "market"},
	{"token", "market"},
	{"plus-tokens", "market"},
	{"either-tokens", "market"},
	{"labourer", "market"},
	{"coins", "gold"},
	{"mistletoes", "gold"},
	{"box-", "gold"},
	{"district", "caerleon"},
	{"decree", "decrees"},
	{"pict", "arthur"},
	{"ring", "arthur"},
	{"figure-arthur", "arthur"},
	{"favour", "favour"},
	{"seal", "favour"},
	{"knight", "knights"},
	{"sheriff", "knights"},
	{"place", "servants"},
	{"home", "servants"},
	{"marker", "scoring"},
	{"traitor", "scoring"},
	{"score", "scoring"},
	{"grail", "scoring"},
	{"excalibur", "scoring"},
	{"tile", "domain"},
	{"area", "domain"},
	{"manor", "domain"},
	{"die", "dice"},
	{"dice", "dice"},
	{"apples", "dice"},
	{"staffs", "dice"},
	{"figure", "dice"},
	{"rider", "dice"},
	{"goods-flag", "flags"},
	{"card", "quests"},
	{"display", "quests"},
	{"deck", "quests"},
	{"hand", "quests"},
	{"discards", "scoring"},
	{"rounds", "round"},
	{"signs", "round"},
	{"province", "table"},
	{"stock", "table"},
	{"goods", "table"},
	{"castle", "table"},
}

// chapterOf is the chapter of the rules on what a region shows; "" for none.
func chapterOf(r *merlin.Rules, region string) string {
	thing := region
	for _, whose := range []string{"player-", "castle-", "own-"} {
		thing = strings.TrimPrefix(thing, whose)
	}
	thing = strings.TrimLeft(thing, "1234-")
	var at uint8
	if n, _ := fmt.Sscanf(thing, "space-%d", &at); n == 1 {
		return spaceChapter(r.Space(at).Kind)
	}
	if strings.HasPrefix(thing, "place-") && r.Has("caerleon") {
		return "caerleon"
	}
	if card, ok := strings.CutPrefix(thing, "card-"); ok && strings.Trim(card, "0123456789") != "" {
		return "knights"
	}
	for _, c := range chapters {
		if strings.HasPrefix(thing, c.region) {
			return c.chapter
		}
	}
	return ""
}

// spaceChapter is the chapter on a kind of space.
func spaceChapter(k merlin.SpaceKind) string {
	switch {
	case k == merlin.GoldSpace || k == merlin.AppleMistletoeSpace:
		return "gold"
	case k >= merlin.AppleSpace:
		return "arthur"
	}
	return "spaces"
}
