package draw

import (
	"merlin/scenes/ui"
)

// questsPlan is where the things of the quests panel lie. It is narrow beside the market
// and low above Morgana; a place of no width is not there.
type questsPlan struct {
	Sheet  ui.Rect
	card   ui.Rect // the first of the display
	step   float64 // from one to the next
	Deck   ui.Rect
	Laid   ui.Rect // how many were laid off
	head   float64 // how wide the title is
	hint   ui.Rect
	divide float64 // x of the line between the quests and the traitors; 0 for none

	traitors ui.Rect // their title
	stacks   []ui.Rect
	left     ui.Rect // how many lie face down
	Gone     ui.Rect // those discarded
	Box      ui.Rect // what nobody has
	across   int     // of it side by side
}

func (f *Frame) QuestsPlan() questsPlan {
	r := f.Column().Quests
	plan := roomyQuests
	switch low, narrow := r.H < QuestsRect.H, r.W < QuestsRect.W; {
	case low && narrow:
		plan = smallQuests
		if len(f.Boxed()) == 0 {
			plan = cityQuests
		}
	case low:
		plan = lowPlan
	case narrow:
		plan = narrowPlan
	}
	return plan().at(r)
}

// at moves a plan that was made about (0, 0).
func (q questsPlan) at(sheet ui.Rect) questsPlan {
	q.Sheet = sheet
	for _, r := range []*ui.Rect{&q.card, &q.Deck, &q.Laid, &q.hint, &q.traitors, &q.left, &q.Gone, &q.Box} {
		*r = r.Move(sheet.X, sheet.Y)
	}
	for i := range q.stacks {
		q.stacks[i] = q.stacks[i].Move(sheet.X, sheet.Y)
	}
	if q.divide > 0 {
		q.divide += sheet.X
	}
	return q
}

// stackRow is n stacks side by side, the first at r.
func stackRow(r ui.Rect, n int, step float64) []ui.Rect {
	list := make([]ui.Rect, n)
	for i := range list {
		list[i] = r.Move(step*float64(i), 0)
	}
	return list
}

func roomyQuests() questsPlan {
	return questsPlan{
		card: ui.Rect{X: 20, Y: 46, W: 138, H: 206}, step: 148, head: 220,
		hint: ui.Rect{X: 238, Y: 8, W: 328, H: 30},
		Deck: ui.Rect{X: 468, Y: 46, W: 88, H: 126}, Laid: ui.Rect{X: 460, Y: 184, W: 108, H: 50},
		divide:   573,
		traitors: ui.Rect{X: 580, Y: 34, W: 128},
		stacks:   stackRow(ui.Rect{X: 588, Y: 48, W: 34, H: 50}, 3, 39),
		left:     ui.Rect{X: 580, Y: 104, W: 128, H: 22},
		Gone:     ui.Rect{X: 580, Y: 126, W: 128, H: 62},
		Box:      ui.Rect{X: 580, Y: 190, W: 128, H: 64}, across: 2,
	}
}

func lowPlan() questsPlan {
	return questsPlan{
		card: ui.Rect{X: 18, Y: 45, W: 126, H: 146}, step: 134, head: 260,
		Deck: ui.Rect{X: 430, Y: 48, W: 62, H: 87}, Laid: ui.Rect{X: 413, Y: 147, W: 100, H: 46},
		divide:   516,
		traitors: ui.Rect{X: 530, Y: 34, W: 170},
		stacks:   stackRow(ui.Rect{X: 532, Y: 48, W: 31, H: 45}, 3, 35),
		left:     ui.Rect{X: 646, Y: 60, W: 50, H: 22},
		Gone:     ui.Rect{X: 526, Y: 98, W: 180, H: 46},
		Box:      ui.Rect{X: 526, Y: 149, W: 180, H: 44}, across: 3,
	}
}

func narrowPlan() questsPlan {
	return questsPlan{
		card: ui.Rect{X: 16, Y: 45, W: 113, H: 158}, step: 116, head: 200,
		Deck: ui.Rect{X: 379, Y: 48, W: 62, H: 87}, Laid: ui.Rect{X: 361, Y: 148, W: 98, H: 46},
		stacks: stackRow(ui.Rect{X: 22, Y: 212, W: 31, H: 45}, 1, 0),
		left:   ui.Rect{X: 62, Y: 224, W: 30, H: 22},
		Gone:   ui.Rect{X: 94, Y: 212, W: 178, H: 46},
		Box:    ui.Rect{X: 280, Y: 212, W: 178, H: 46}, across: 3,
	}
}

func smallQuests() questsPlan {
	return questsPlan{
		card: ui.Rect{X: 18, Y: 45, W: 113, H: 146}, step: 120, head: 160,
		Deck: ui.Rect{X: 386, Y: 46, W: 60, H: 84}, Laid: ui.Rect{X: 352, Y: 14, W: 98, H: 24},
		stacks: stackRow(ui.Rect{X: 386, Y: 142, W: 36, H: 50}, 1, 0),
		left:   ui.Rect{X: 431, Y: 157, W: 34, H: 22},
		Box:    ui.Rect{X: 186, Y: 9, W: 164, H: 32}, across: 3,
	}
}

// cityQuests is smallQuests when nothing lies in the head.
func cityQuests() questsPlan {
	q := smallQuests()
	q.Box, q.head = ui.Rect{}, 220
	return q
}

// Place is place i of the display.
func (q *questsPlan) Place(i int) ui.Rect { return q.card.Move(q.step*float64(i), 0) }

// Pile is what all stacks of traitors cover.
func (q *questsPlan) Pile() ui.Rect {
	first, last := q.stacks[0], q.stacks[len(q.stacks)-1]
	return ui.Rect{X: first.X, Y: first.Y, W: last.Right() - first.X, H: first.H}.Inset(-2)
}
