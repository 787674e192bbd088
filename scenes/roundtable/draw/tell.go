package draw

import (
	"strings"

	"merlin/scenes/ui"
)

// Tell is the table in words: one's own Knight and cards, Camelot, the Quests with who is
// there, the Knights and what threatens.
func Tell(f *Frame, things []ui.Region) []ui.Node {
	var own, camelot, seats, rest []ui.Region
	for _, r := range things {
		x, y := r.Bounds.Center()
		on := func(parts []ui.Rect) bool {
			for _, p := range parts {
				if p.Contains(x, y) {
					return true
				}
			}
			return false
		}
		switch {
		case strings.HasPrefix(r.Name, "seat-"): // a press only shows him large
			seats = append(seats, r)
		case r.Scroll || r.Press != nil && r.Own == nil || strings.HasPrefix(r.Name, "act-") || strings.HasPrefix(r.Name, "moment-"):
		case on(OwnParts(f)):
			own = append(own, r)
		case on(CamelotParts(f)):
			camelot = append(camelot, r)
		case on(SeatParts(f)):
			seats = append(seats, r)
		case on(QuestParts(f)):
			rest = append(rest, r)
		}
	}
	return []ui.Node{
		ui.Heading("own", f.T("page.own"), ui.Notes(own)...),
		ui.Heading("camelot", f.T("place.camelot"), notes(f, camelot)...),
		ui.Heading("quests", f.T("page.quests"), tellQuests(f, rest)...),
		ui.Heading("seats", f.T("page.seats"), notes(f, seats)...),
	}
}

// tellQuests puts each Quest under a heading, with all that lies and stands there.
func tellQuests(f *Frame, list []ui.Region) (nodes []ui.Node) {
	for i := range list {
		r := &list[i]
		if strings.HasPrefix(r.Name, "place-") {
			head, says, _ := strings.Cut(r.Tip.String(), "\n")
			nodes = append(nodes, ui.Heading(r.Name, head, ui.Sayings("says-", strings.Split(says, "\n")...)...))
			continue
		}
		if n := len(nodes) - 1; n >= 0 {
			nodes[n].Kids = append(nodes[n].Kids, notes(f, list[i:i+1])...)
		}
	}
	return nodes
}

// notes are regions as sentences: of a Knight at a place it is told who he is, as all about him
// is told among the Knights, and only with the first danger what dangers are.
func notes(f *Frame, list []ui.Region) (nodes []ui.Node) {
	dangers := false
	for i := range list {
		n := ui.Note(&list[i])
		switch {
		case strings.HasPrefix(list[i].Name, "rider-"):
			n.Text = ui.Lines(list[i].Label)
		case strings.HasPrefix(list[i].Name, "danger-") && dangers:
			n.Text = strings.TrimSuffix(n.Text, " "+ui.Lines(f.T("danger.tip")))
		case strings.HasPrefix(list[i].Name, "danger-"):
			dangers = true
		}
		nodes = append(nodes, n)
	}
	return nodes
}
