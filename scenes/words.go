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
func (s *menu) Heading() string   { return s.ctx.T("ui.menu") }
func (s *saving) Heading() string { return s.ctx.T("saves.save_as") }
func (s *which) Heading() string  { return s.asks() }
func (s *faces) Heading() string  { return s.ctx.T("setup.faces") }
func (s *names) Heading() string  { return s.ctx.T("setup.names") }
func (s *title) Heading() string  { return "Merlin" }

// Told is who is next, and that only he should look.
func (s *curtain) Told() []ui.Node {
	said := ui.Sayings("says-", s.ctx.T("curtain.hint", "name", ui.Literal(s.name)))
	return []ui.Node{ui.Heading("curtain", ui.Literal(s.name), append(said, ui.Controls(s.Regions())...)...)}
}

// ToldAt leaves it to the regions.
func (s *curtain) ToldAt() any { return nil }

// doing puts what can be pressed under a heading.
func (s *page) doing() ui.Node {
	return ui.Heading("may", s.ctx.T("told.may"), ui.Controls(s.Regions())...)
}

// Told is what is seen, and the way on.
func (s *drama) Told() []ui.Node {
	says := ui.Node{Kind: ui.Live, ID: "says", Text: ui.Lines(s.drama.Says)}
	return []ui.Node{ui.Heading("drama", s.ctx.T("told.end"), says, s.doing())}
}

// ToldAt leaves it to the regions.
func (s *drama) ToldAt() any { return nil }

// Told is who has won, what can be done now, what for, and what everybody had.
func (s *result) Told() []ui.Node {
	r, t := &s.result, s.ctx.T
	kids := append([]ui.Node{{Kind: ui.Live, ID: "won", Text: ui.Lines(r.Title)}}, ui.Sayings("text-", append([]string{r.Text}, r.Told...)...)...)
	for i, p := range r.Partings {
		kids = append(kids, ui.Sayings("parting-"+strconv.Itoa(i), t("word.pair", "name", p.Name, "text", p.Says))...)
	}
	kids = append(kids, s.doing())
	for i := range r.Seats {
		kids = append(kids, ui.Heading("seat-"+strconv.Itoa(i+1), r.Seats[i].Name, ui.Sayings("says-", s.seatSays(i)...)...))
	}
	return []ui.Node{ui.Heading("result", t("told.end"), kids...)}
}

// seatSays is what a player was, has done and has got.
func (s *result) seatSays(i int) []string {
	r, t, seat := &s.result, s.ctx.T, &s.result.Seats[i]
	said := []string{seat.Note, seat.Team}
	if !r.pointless() {
		said = append(said, t("ui.points", "count", seat.Score))
		for _, row := range r.Rows {
			if row.Points[i] != 0 {
				said = append(said, t("word.pair", "name", row.Name, "text", plainNumber(row.Points[i])))
			}
		}
	}
	if len(seat.After) > 1 {
		var after []string
		for _, n := range seat.After[1:] {
			after = append(after, plainNumber(n))
		}
		said = append(said, t("word.pair", "name", t("end.by-round"), "text", strings.Join(after, ", ")))
	}
	return append(said, seat.Told...)
}

// ToldAt leaves it to the regions.
func (s *result) ToldAt() any { return nil }

// Told is the open chapter, and the list of all.
func (s *rules) Told() []ui.Node {
	text := s.ctx.T("rules.none", "text", s.search.Value)
	if i := s.open(); i >= 0 {
		text = s.chapters[i].text
	}
	said := paragraphs(s.game.locale(s.of), text)
	for i := range s.leaf.plates {
		said = append(said, ui.Sayings("plate-"+fmt.Sprint(i), s.ctx.T("word.pair", "name", s.ctx.T("told.picture"), "text", s.leaf.plates[i].Says))...)
	}
	chapter := ui.Heading("text", s.title(), append(said, ui.Controls(s.linkRegions())...)...)
	search := s.search.Node()
	list := ui.Heading("list", s.ctx.T("told.chapters"), ui.Controls(ui.ButtonRegions(s.lines))...)
	return []ui.Node{ui.Heading("rules", s.game.entitled(s.of, s.ctx.T("title.rules")), search, chapter, list, s.doing())}
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
	said := func(list []GoalLine) []ui.Node {
		var lines []string
		for _, l := range list {
			lines = append(lines, l.Text)
		}
		return ui.Sayings("says-", lines...)
	}
	kids := said(s.Wins)
	if len(s.Spaces) > 0 {
		kids = append(kids, ui.Heading("spaces", s.ctx.T("goal.spaces"), said(s.Spaces)...))
	}
	kids = append(kids, ui.Heading("may", s.ctx.T("told.may"), ui.Node{Kind: ui.Press, ID: "goal-shut", Text: s.ctx.T("goal.close")}))
	return []ui.Node{ui.Heading("wins", s.heading(), kids...)}
}

// ToldAt leaves it to the regions.
func (s *goalCard) ToldAt() any { return nil }

// Told is what keys do.
func (s *help) Told() []ui.Node {
	var said []string
	for _, l := range slices.DeleteFunc(slices.Clone(s.lines()), func(l string) bool { return !s.ctx.Locale().Has("ui.keys." + l) }) {
		said = append(said, s.ctx.T("word.pair", "name", s.ctx.Spoken(s.ctx.T("ui.keys."+l)), "text", s.ctx.T("ui.does."+l)))
	}
	return []ui.Node{ui.Heading("help", s.ctx.T("ui.help"), append(ui.Sayings("says-", said...), ui.Controls(s.Regions())...)...)}
}

// ToldAt leaves it to the regions.
func (s *help) ToldAt() any { return nil }
