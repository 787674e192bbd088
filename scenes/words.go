package scenes

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"merlin/i18n"
	"merlin/scenes/ui"
)

// The screens round the table in words. Those that have nothing but what can be pressed are
// their regions under a heading.

// Heading is what the heading of a screen says.
func (s *setup) Heading() string   { return s.game.entitled(s.game.title, s.ctx.T("setup.title")) }
func (s *options) Heading() string { return s.ctx.T("options.title") }
func (s *menu) Heading() string    { return s.ctx.T("ui.menu") }
func (s *saves) Heading() string   { return s.ctx.T("saves.title") }
func (s *saving) Heading() string  { return s.ctx.T("saves.save_as") }
func (s *which) Heading() string   { return s.asks() }
func (s *faces) Heading() string   { return s.ctx.T("setup.faces") }
func (s *names) Heading() string   { return s.ctx.T("setup.names") }
func (s *title) Heading() string   { return "Merlin" }

// Told is who is next, and that only he should look.
func (s *curtain) Told() []ui.Node {
	said := ui.Sayings("says-", s.ctx.T("curtain.hint", "name", ui.Literal(s.name)))
	return []ui.Node{ui.Heading("curtain", ui.Literal(s.name), append(said, ui.Controls(s.Regions())...)...)}
}

// ToldAt leaves it to the regions.
func (s *curtain) ToldAt() any { return nil }

// Told is the sheet, category after category.
func (s *scoring) Told() []ui.Node {
	kids := []ui.Node{{Kind: ui.Live, ID: "part", Text: ui.Lines(s.sheet.Parts[s.now].Name)}}
	for i := range s.sheet.Parts {
		part := &s.sheet.Parts[i]
		said := ui.Sayings("rule-", part.Hint)
		for k := range part.Lines {
			said = append(said, ui.Sayings("line-"+strconv.Itoa(k), s.lineSays(&part.Lines[k]))...)
		}
		said = append(said, ui.Sayings("sum-", s.sums(i))...)
		kids = append(kids, ui.Heading("part-"+strconv.Itoa(i), part.Name, said...))
	}
	return []ui.Node{ui.Heading("scoring", s.sheet.Title, append(kids, ui.Controls(s.page.Regions())...)...)}
}

// ToldAt leaves it to the regions.
func (s *scoring) ToldAt() any { return nil }

// lineSays is a line of the sheet: what is scored, and what each seat has there and gets.
func (s *scoring) lineSays(l *SheetLine) string {
	var cells []string
	for i, c := range l.Cells {
		var said []string
		if text := strings.TrimRight(s.ctx.Spoken(c.Text), ". "); text != "" {
			said = append(said, text)
		}
		if c.Leads {
			said = append(said, s.ctx.T("told.most"))
		}
		if c.Gets {
			said = append(said, s.ctx.T("ui.points", "count", c.Points))
		}
		if len(said) > 0 {
			cells = append(cells, s.ctx.T("word.pair", "name", s.sheet.Seats[i].Name, "text", strings.Join(said, ", ")))
		}
	}
	label := strings.TrimRight(s.ctx.Spoken(l.Label), ". ")
	if len(cells) == 0 {
		return label
	}
	return s.ctx.T("word.pair", "name", label, "text", strings.Join(cells, "; "))
}

// sums are the points of all seats in a category, and what they have after it.
func (s *scoring) sums(part int) string {
	var list []string
	for i, seat := range s.sheet.Seats {
		list = append(list, s.ctx.T("told.sum", "name", seat.Name, "points", Signed(s.sheet.Parts[part].Points(i)), "now", s.sheet.after(part+1, i)))
	}
	return strings.Join(list, "; ")
}

// Told is who has won, what for, and what everybody had.
func (s *result) Told() []ui.Node {
	r, t := &s.result, s.ctx.T
	kids := append([]ui.Node{{Kind: ui.Live, ID: "won", Text: ui.Lines(r.Title)}}, ui.Sayings("text-", r.Text)...)
	for i, seat := range r.Seats {
		said := []string{seat.Note}
		if seat.Team != "" {
			said = append(said, seat.Team)
		}
		if !r.pointless() {
			said = append(said, t("ui.points", "count", seat.Score))
			for _, row := range r.Rows {
				if row.Points[i] != 0 {
					said = append(said, t("word.pair", "name", row.Name, "text", plainNumber(row.Points[i])))
				}
			}
		}
		kids = append(kids, ui.Heading("seat-"+strconv.Itoa(i+1), seat.Name, ui.Sayings("says-", said...)...))
	}
	for i, p := range r.Partings {
		kids = append(kids, ui.Sayings("parting-"+strconv.Itoa(i), t("word.pair", "name", p.Name, "text", p.Says))...)
	}
	return []ui.Node{ui.Heading("result", t("told.end"), append(kids, ui.Controls(s.Regions())...)...)}
}

// ToldAt leaves it to the regions.
func (s *result) ToldAt() any { return nil }

// Told is the open chapter, and the list of all.
func (s *rules) Told() []ui.Node {
	text := s.ctx.T("rules.none", "text", s.search.Value)
	if i := s.open(); i >= 0 {
		text = s.chapters[i].text
	}
	chapter := ui.Heading("text", s.title(), paragraphs(s.game.locale(s.of), text)...)
	search := s.search.Node()
	list := ui.Heading("list", s.ctx.T("told.chapters"), ui.Controls(ui.ButtonRegions(s.lines))...)
	kids := append([]ui.Node{search, chapter, list}, ui.Controls(s.linkRegions())...)
	return []ui.Node{ui.Heading("rules", s.game.entitled(s.of, s.ctx.T("title.rules")), append(kids, ui.Controls(s.page.Regions())...)...)}
}

// ToldAt leaves it to the regions, among which is the chapter.
func (s *rules) ToldAt() any { return nil }

// AllRegions are those of the list that are scrolled away, too.
func (s *rules) AllRegions() []ui.Region { return s.Regions() }

// paragraphs are those of a text, with its pictures in words.
func paragraphs(l *i18n.Locale, text string) []ui.Node {
	var list []ui.Node
	for i, line := range strings.Split(text, "\n") {
		list = append(list, ui.Sayings("says-"+fmt.Sprint(i), ui.Spoken(l, line))...)
	}
	return list
}

// Told is what wins, and what spaces do.
func (s *goalCard) Told() []ui.Node {
	lines := func(id, head string, list []GoalLine) ui.Node {
		var said []string
		for _, l := range list {
			said = append(said, l.Text)
		}
		return ui.Heading(id, s.ctx.T(head), ui.Sayings("says-", said...)...)
	}
	list := []ui.Node{lines("wins", "goal.wins", s.Wins)}
	if len(s.Spaces) > 0 {
		list = append(list, lines("spaces", "goal.spaces", s.Spaces))
	}
	return append(list, ui.Node{Kind: ui.Press, ID: "goal-close", Text: s.ctx.T("goal.close")})
}

// ToldAt leaves it to the regions.
func (s *goalCard) ToldAt() any { return nil }

// Told is what keys do.
func (s *help) Told() []ui.Node {
	var said []string
	for _, l := range slices.DeleteFunc(slices.Clone(s.lines()), func(l string) bool { return !s.ctx.Locale().Has("ui.keys." + l) }) {
		said = append(said, s.ctx.T("word.pair", "name", s.ctx.T("ui.keys."+l), "text", s.ctx.T("ui.does."+l)))
	}
	return []ui.Node{ui.Heading("help", s.ctx.T("ui.help"), append(ui.Sayings("says-", said...), ui.Controls(s.Regions())...)...)}
}

// ToldAt leaves it to the regions.
func (s *help) ToldAt() any { return nil }
