package merlin

import (
	"strings"

	"merlin/game/merlin"
)

// The rules are linked from where they apply: each thing on the table has its chapter.

// ChapterRow is the chapter of regions by how their names begin; the longest that fits
// counts, and of two as long that of a module. A part of another player's castle is
// "player:" and its name.
type ChapterRow struct{ Begins, Chapter string }

// chapter is the chapter of the rules about the thing of a region; "" is none.
func (f *frame) chapter(region string) string {
	if of, ok := strings.CutPrefix(region, "player-"); ok {
		_, part, _ := strings.Cut(of, "-")
		region = "player:" + part
	}
	return f.rows.chapter(f, region)
}

func (all *rows) chapter(f *frame, region string) (chapter string) {
	longest := 0
	for _, m := range all.modules {
		if m.Chapter != nil {
			if own := m.Chapter(f, region); own != "" {
				return own
			}
		}
		for _, row := range m.Chapters {
			if n := len(row.Begins); n >= longest && strings.HasPrefix(region, row.Begins) {
				longest, chapter = n, row.Chapter
			}
		}
	}
	return chapter
}

// spaceChapter is the chapter of the region of a space, if it is one of those it is about.
func (f *frame) spaceChapter(region, chapter string, are func(n uint8, s merlin.Space) bool) string {
	for n := range merlin.Spaces + f.rules.Inner() {
		if region == f.rows.region(spaceTarget(n)) && are(n, f.rules.Space(n)) {
			return chapter
		}
	}
	return ""
}
