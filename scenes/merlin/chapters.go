package merlin

import (
	"strings"

	"merlin/game/merlin"
)

// The rules are linked from where they apply: each thing on the table has its chapter.

// chapterOf are the chapters of things by how the names of their regions begin; the
// first that fits counts.
var chapterOf = []struct{ begins, chapter string }{
	{"morgana-die", "morgana"},
	{"cauldron-", "cauldrons"},
	{"figure-morgana", "morgana"},
	{"morgana-", "cauldrons"},
	{"horn", "morgana"},
	{"own-horn", "morgana"},
	{"poison", "morgana"},
	{"own-poison", "morgana"},
	{"stall-", "market"},
	{"token-", "market"},
	{"plus-tokens", "market"},
	{"either-tokens", "market"},
	{"labourer-", "market"},
	{"coins", "gold"},
	{"mistletoes", "gold"},
	{"district-", "caerleon"},
	{"box-apples", "dice"},
	{"box-", "gold"},
	{"own-coins", "gold"},
	{"own-mistletoes", "gold"},
	{"own-tokens", "market"},
	{"own-either", "market"},
	{"own-plus", "market"},
	{"own-labourer", "market"},
	{"rider-", "dice"},
	{"seal-", "favour"},
	{"own-favour", "favour"},
	{"pict-", "arthur"},
	{"own-picts", "arthur"},
	{"own-ring", "arthur"},
	{"figure-arthur", "arthur"},
	{"lead-", "arthur"},
	{"draft", "knights"},
	{"sheriff", "knights"},
	{"decrees-", "decrees"},
	{"die-", "dice"},
	{"castle-die-", "dice"},
	{"figure-", "dice"},
	{"apples", "dice"},
	{"staffs", "dice"},
	{"space-", "spaces"},
	{"stand-", "spaces"},
	{"province-", "table"},
	{"score-", "scoring"},
	{"place-", "servants"},
	{"home-", "servants"},
	{"goods-flag-", "flags"},
	{"stock-", "servants"},
	{"goods-", "table"},
	{"tile-", "domain"},
	{"area-", "domain"},
	{"own-manors", "domain"},
	{"card-", "quests"},
	{"display-", "quests"},
	{"deck", "quests"},
	{"discards", "quests"},
	{"traitor-", "scoring"},
	{"marker-", "scoring"},
	{"own-markers", "scoring"},
	{"own-excalibur", "scoring"},
	{"own-grail", "scoring"},
	{"grail", "scoring"},
	{"rounds", "round"},
	{"undo", "back"},
	{"redo", "back"},
}

// partChapters are the chapters of the parts of another player's castle.
var partChapters = map[string]string{
	"favour": "favour", "picts": "arthur", "decrees": "decrees", "knight-1": "knights", "knight-2": "knights",
	"traitors": "scoring", "markers": "scoring", "manors": "domain", "dice": "dice", "apples": "dice", "staffs": "dice", "hand": "quests",
	"coins": "gold", "mistletoes": "gold", "tokens": "market", "poisons": "morgana", "horn": "morgana",
}

// chapter is the chapter of the rules about the thing of a region; "" is none.
func (f *frame) chapter(region string) string {
	if _, part, ok := strings.Cut(strings.TrimPrefix(region, "player-"), "-"); ok && strings.HasPrefix(region, "player-") {
		return partChapters[part]
	}
	if module := f.moduleChapter(region); module != "" {
		return module
	}
	for _, c := range chapterOf {
		if strings.HasPrefix(region, c.begins) {
			return c.chapter
		}
	}
	return ""
}

// moduleChapter is the chapter of a thing that has its like in the base game: Arthur's
// spaces, the tiles with treasures, the knights among the cards.
func (f *frame) moduleChapter(region string) string {
	for n := range merlin.Spaces + f.rules.Inner() {
		if s := f.rules.Space(n); region == f.rows.region(spaceTarget(n)) && (n >= merlin.Spaces || s.Kind > merlin.GrailSpace || s.Item == merlin.ManorItem) {
			return spaceChapter(s.Kind)
		}
	}
	if strings.HasPrefix(region, "place-") && f.rules.Has("caerleon") {
		return "caerleon"
	}
	for tile := range uint8(len(f.View.Domain)) {
		if _, ok := f.treasureAt(tile); ok && region == f.rows.region(tileTarget(tile)) {
			return "treasures"
		}
	}
	for i := range 2 * pileKnights {
		if region == f.rows.region(knightTarget(pileOf(0, i))) {
			return "knights"
		}
	}
	return ""
}

// spaceChapter is the chapter on a kind of space that modules bring.
func spaceChapter(k merlin.SpaceKind) string {
	if k == merlin.GoldSpace || k == merlin.AppleMistletoeSpace {
		return "gold"
	}
	return "arthur"
}
