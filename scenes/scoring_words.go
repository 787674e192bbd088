package scenes

import (
	"cmp"
	"strconv"
	"strings"

	"merlin/scenes/ui"
)

// Told is the category that is open with what everybody gets for it, what can be done, and
// the sheet, category after category.
func (s *scoring) Told() []ui.Node {
	var now string
	if len(s.sheet.Parts) > 0 {
		now = s.sheet.Parts[s.now].Name + "\n" + s.sums(s.now)
	}
	kids := []ui.Node{{Kind: ui.Live, ID: "part", Text: ui.Lines(now)}, ui.Heading("may", s.ctx.T("told.may"), ui.Controls(s.ways())...)}
	for i := range s.sheet.Parts {
		part := &s.sheet.Parts[i]
		said := append(ui.Sayings("rule-", part.Hint), ui.Sayings("said-", part.Said)...)
		for k, line := range s.partSays(part) {
			said = append(said, ui.Sayings("line-"+strconv.Itoa(k), line)...)
		}
		said = append(said, ui.Sayings("sum-", s.sums(i))...)
		kids = append(kids, ui.Heading("part-"+strconv.Itoa(i), part.Name, said...))
	}
	return []ui.Node{ui.Heading("scoring", s.sheet.Title, kids...)}
}

// ToldAt leaves it to the regions.
func (s *scoring) ToldAt() any { return nil }

// ways are the buttons, those that lead on before the tabs.
func (s *scoring) ways() []ui.Region {
	list, n := s.page.Regions(), len(s.sheet.Parts)
	return append(list[n:len(list):len(list)], list[:n]...)
}

// partSays are the lines of a category; where they have no names what each seat has there.
func (s *scoring) partSays(part *SheetPart) (said []string) {
	named := len(part.Lines) == 0
	for i := range part.Lines {
		named = named || part.Lines[i].Label != ""
	}
	if named {
		for i := range part.Lines {
			said = append(said, s.lineSays(&part.Lines[i], part.Name))
		}
		return said
	}
	for seat := range s.sheet.Seats {
		var cells []string
		for i := range part.Lines {
			if cell := s.cellSays(&part.Lines[i].Cells[seat]); cell != "" {
				cells = append(cells, cell)
			}
		}
		if len(cells) > 0 {
			said = append(said, s.ctx.T("word.pair", "name", s.sheet.Seats[seat].Name, "text", s.series(cells)))
		}
	}
	return said
}

// lineSays is a line of the sheet: what is scored, unless the category is called so, and what
// each seat has there and gets.
func (s *scoring) lineSays(l *SheetLine, part string) string {
	var cells []string
	for i := range l.Cells {
		if cell := s.cellSays(&l.Cells[i]); cell != "" {
			cells = append(cells, s.ctx.T("word.pair", "name", s.sheet.Seats[i].Name, "text", cell))
		}
	}
	label := strings.TrimRight(s.ctx.Spoken(cmp.Or(l.Says, l.Label)), ".")
	if label == part {
		label = ""
	}
	return label + "\n" + s.series(cells)
}

// cellSays is what a seat has and gets.
func (s *scoring) cellSays(c *SheetCell) string {
	var said []string
	if text := strings.TrimRight(s.ctx.Spoken(cmp.Or(c.Says, c.Text)), ". "); text != "" {
		said = append(said, text)
	}
	if c.Leads {
		said = append(said, s.ctx.T("told.most"))
	}
	if c.Gets {
		said = append(said, s.ctx.T("ui.points", "count", c.Points))
	}
	return strings.Join(said, ", ")
}

// sums are the points of all seats in a category, and what they have after it.
func (s *scoring) sums(part int) string {
	var list []string
	for i, seat := range s.sheet.Seats {
		list = append(list, s.ctx.T("told.sum", "name", seat.Name, "points", Signed(s.sheet.Parts[part].Points(i)), "now", s.sheet.after(part+1, i)))
	}
	return s.series(list)
}

func (s *scoring) series(list []string) string { return ui.Series(s.ctx.Locale(), list) }
