package model

import (
	"strings"

	"merlin/game/merlin"
)

// Chapter is the chapter of the rules about the thing of a region; "" is none.
func (f *Model) Chapter(region string) string {
	if of, ok := strings.CutPrefix(region, "player-"); ok {
		_, part, _ := strings.Cut(of, "-")
		region = "player:" + part
	}
	return f.Rows.chapter(f, region)
}

func (all *Rows) chapter(f *Model, region string) (chapter string) {
	longest := 0
	for _, m := range all.Modules {
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

// SpaceChapter is the chapter of the region of a space, if it is one of those it is about.
func (f *Model) SpaceChapter(region, chapter string, are func(n uint8, s merlin.Space) bool) string {
	for n := range merlin.Spaces + f.Rules.Inner() {
		if region == f.Rows.Region(SpaceTarget(n)) && are(n, f.Rules.Space(n)) {
			return chapter
		}
	}
	return ""
}
