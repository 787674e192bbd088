package scenes

import (
	"slices"
	"strings"

	"merlin/scenes/ui"
)

// Told is each seat with what may be set of it, then the game: what is played, and the rest.
func (s *setup) Told() []ui.Node {
	t := s.ctx.T
	var parts []part
	for i := range s.seats {
		parts = append(parts, part{seatID(i), t("told.seat", "number", i+1), []string{seatID(i)}})
	}
	kids := parted(s.Regions(), append(parts,
		part{"presets", t("told.presets"), []string{"preset-"}},
		part{"game", t("told.game"), nil},
		part{"may", t("told.may"), []string{"seat-add", "back", "start"}})...)
	return []ui.Node{ui.Heading("screen", s.game.entitled(s.game.title, t("setup.title")), kids...)}
}

// ToldAt leaves it to the regions.
func (s *setup) ToldAt() any { return nil }

// Told is the lines by what they are about.
func (s *options) Told() []ui.Node {
	t := s.ctx.T
	return []ui.Node{ui.Heading("screen", t("options.title"), parted(s.Regions(),
		part{"languages", t("options.language"), []string{"language-"}},
		part{"sound", t("told.sound"), []string{"volume", "ambience", "music", "mute"}},
		part{"pace", t("told.pace"), []string{"speed", "less-motion"}},
		part{"display", t("told.display"), []string{"contrast", "colour-blind", "fullscreen", "scale-"}},
		part{"help", t("told.table"), []string{"hints", "auto-end", "take-back", "speak"}},
		part{"may", t("told.may"), nil})...)}
}

// ToldAt leaves it to the regions.
func (s *options) ToldAt() any { return nil }

// part is a heading, and how the names of those regions begin that belong below it; without
// any it has what no other has.
type part struct {
	id, head string
	begins   []string
}

// parted puts regions under headings; one without any is left out.
func parted(all []ui.Region, parts ...part) (list []ui.Node) {
	below := make([][]ui.Region, len(parts))
	for _, r := range all {
		i := partOf(r.Name, parts)
		below[i] = append(below[i], r)
	}
	for i, p := range parts {
		if len(below[i]) > 0 {
			list = append(list, ui.Heading(p.id, p.head, ui.Controls(below[i])...))
		}
	}
	return list
}

// partOf is the part that has a region of this name.
func partOf(name string, parts []part) (rest int) {
	for i, p := range parts {
		if len(p.begins) == 0 {
			rest = i
		}
		if slices.ContainsFunc(p.begins, func(begin string) bool { return strings.HasPrefix(name, begin) }) {
			return i
		}
	}
	return rest
}
