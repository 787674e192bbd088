package words

import "merlin/game"

// Round is the number of turns that the Knight with the most of them has had, 0 before the
// first one.
func (f *Words) Round() (n int) {
	for s := range f.Seats {
		n = max(n, f.TurnsOf(game.Seat(s)))
	}
	return n
}

// chapters of the rules, by how the names of regions begin.
var chapters = []struct{ begins, chapter string }{
	{"place-camelot", "camelot"},
	{"place-tournament", "tournament"},
	{"place-lancelot", "lancelot"},
	{"place-dragon", "lancelot"},
	{"place-excalibur", "excalibur"},
	{"place-grail", "grail"},
	{"place-picts", "wars"},
	{"place-saxons", "wars"},
	{"white-pile", "camelot"},
	{"black-pile", "black"},
	{"siege", "camelot"},
	{"swords", "end"},
	{"beads", "end"},
	{"danger-", "end"},
	{"seat-", "knights"},
	{"rider-", "knights"},
	{"me", "knights"},
	{"life", "life"},
	{"loyalty", "accusation"},
	{"card-", "white"},
	{"act-evil", "evil"},
	{"act-accuse", "accusation"},
	{"act-", "heroic"},
	{"coming", "black"},
	{"taken-", "black"},
	{"seen-", "black"},
	{"pool-", "setup"},
	{"answer-", "evil"},
}

// Chapter is that of the rules about a region.
func (f *Words) Chapter(region string) string {
	for _, c := range chapters {
		if len(region) >= len(c.begins) && region[:len(c.begins)] == c.begins {
			return c.chapter
		}
	}
	return ""
}
