package merlin

import (
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
)

// scoredSay are what the coach says of the categories of a scoring.
var scoredSay = [...]string{"scored-traitors", "scored-domain", "scored-influence", "scored-servants"}

// lessonScored says what a category has brought the pupil, and what becomes of what was counted.
func lessonScored(f *draw.Frame, part int) string {
	sheet := draw.ScoringSheet(f)
	if sheet == nil || part >= len(scoredSay) || f.View.Round >= merlin.Rounds {
		return ""
	}
	points, say := sheet.Parts[part].Points(int(f.Home)), scoredSay[part]
	if part == 0 {
		points = traitorsCost(f)
	}
	if points == 0 {
		say += ".none"
	}
	return f.T("lesson."+say, "points", f.T("ui.points", "count", points))
}

// traitorsCost is how many points traitors have cost the pupil in the last scoring.
func traitorsCost(f *draw.Frame) (lost int) {
	scored, _ := draw.LastScoring(f)
	for _, points := range scored.Lost[f.Home] {
		lost -= points
	}
	return lost
}
