package draw

import (
	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// The buttons of a question: what does what is asked for, what ends the turn, and what
// leaves something be.

// takeRect is where the button stands that does what is asked for, takesRect where several
// do; endRect is the place of
// the one that ends the turn. What leaves something be has a place on the ribbon: none of
// the three ever stands where another does.
var (
	takeRect  = ui.Rect{X: 298, Y: 480, W: 240, H: 48}
	takesRect = ui.Rect{X: 298, Y: 480, W: 240, H: 60}
	endRect   = ui.Rect{X: 340, Y: 545, W: 156, H: 33}

	answersRect = ui.Rect{X: 298, Y: 476, W: 240, H: 96} // of yes and no, of a flag and shields
)

// centerButtons are the choices without a place on the table, under the tray, but for
// those that leave something be.
func (f *Frame) centerButtons() []ui.Button {
	var list []ui.Button
	if b := f.ResultButton(f.View.Over, takeRect); b != nil {
		list = append(list, *b)
	}
	uses := f.Uses()
	for _, c := range append(uses, f.Buttons...) { // none when the game is over
		if f.central(&c) {
			list = append(list, f.centerButton(c))
		}
		if len(uses) > 0 && c.Last().Kind == merlin.ActPay { // a flag saves what shields alone lose
			list[len(list)-1].Look = ui.PlainLook
		}
	}
	if f.Rules.Inner() > 0 {
		intoBowl(list)
		share(list, bowlTake, bowlTake, ui.Rect.Row)
	} else {
		room := takesRect
		if f.answers() || f.Kind == merlin.AskRepel {
			room = answersRect
		}
		share(list, takeRect, room, ui.Rect.Column)
	}
	for i := range list {
		if b := &list[i]; b.Look != ui.GoldLook {
			b.Bounds = ui.Around(b.Bounds.X+b.Bounds.W/2, b.Bounds.Y+b.Bounds.H/2, b.Bounds.W*.9, b.Bounds.H*.75)
			b.Size = min(b.Size, leaveSize)
		}
		f.Calms(&list[i])
	}
	return list
}

// boardButtons are those of them that lie on the board.
func (f *Frame) boardButtons() []ui.Button {
	if f.Pinned {
		return nil
	}
	return f.centerButtons()
}

// answers reports whether the question is one of yes or no: both answers stand together, where
// there is room for that.
func (f *Frame) answers() bool { return f.Rows.Asks[f.Kind].Yes != 0 && f.Rules.Inner() == 0 }

// central reports whether the button of a choice stands on the board.
func (f *Frame) central(c *moment.Choice) bool { return !c.Leaves || f.answers() }

// share parts a room among the buttons that were given one place.
func share(list []ui.Button, place, room ui.Rect, part func(r ui.Rect, i, n int, gap float64) ui.Rect) {
	var there []int
	for i, b := range list {
		if b.Bounds == place {
			there = append(there, i)
		}
	}
	if len(there) < 2 {
		return
	}
	for i, at := range there {
		list[at].Bounds, list[at].Size = part(room, i, len(there), 4), 18
	}
}

// centerButton is golden, and small and plain where nothing would come of it; the one that
// ends the turn has a place of its own. Yes and no are alike: which is better is for who is asked.
func (f *Frame) centerButton(c moment.Choice) ui.Button {
	r := takeRect
	if c.Last().Kind == merlin.ActEnd {
		r = endRect
	}
	b := f.choiceButton(c, r, paint.ChoiceLook(&c))
	if f.answers() && c.Void == "" {
		b.Look, b.Glow = ui.GoldLook, true
	}
	b.Size = 22
	if c.Last().Kind == merlin.ActEnd {
		b.Size = 19
		b.Keyed(ebiten.KeySpace)
	}
	return b
}

// choiceButton is the button of a choice.
func (f *Frame) choiceButton(c moment.Choice, r ui.Rect, look ui.Look) ui.Button {
	b := ui.NewButton(c.Word, c.Label, r, look, nil)
	f.Opens(&b.Region, []moment.Choice{c})
	b.Glow, b.Weight = f.lit(&c), paint.Weight([]moment.Choice{c})
	if c.Brief != "" {
		b.Text, b.Tip = c.Brief, ui.Say(c.Label)
	}
	if warned := f.Warned([]moment.Choice{c}); len(warned) > 0 {
		b.Tip = ui.Say(words.Paragraphs(append([]string{c.Label}, warned...)...))
	}
	return b
}

// lit reports whether a button is lit up: also with the bulb not where one lets something go or nothing
// comes of it, as long as it is not what is asked for.
func (f *Frame) lit(c *moment.Choice) bool {
	return !c.Quiet && !(f.ShowAll && c.Forgoes && len(f.Choices) > 0) || f.ShowAll && !c.Forgoes && c.Void == ""
}

// leaveButtons are the choices that leave be what is asked for: small, at the end of the
// sentence that asks, where no other button ever stands; golden where nothing else comes of
// anything.
func (f *Frame) leaveButtons() []ui.Button {
	var list []ui.Button
	right := ribbonText.Right() + 6
	for _, c := range f.Buttons {
		if f.central(&c) {
			continue
		}
		w := f.Ctx.Measure().TextWidth(c.Label, ui.BoldStyle.Sized(leaveSize)) + 30
		b := f.choiceButton(c, ui.Rect{X: right - w, Y: RibbonRect.Y + 4, W: w, H: RibbonRect.H - 8}, paint.ChoiceLook(&c))
		b.Size = leaveSize
		f.Calms(&b)
		list = append(list, b)
		right -= w + 8
	}
	if len(list) == 0 && f.paidForThis() {
		text := f.T("action.staff.back")
		w := f.Ctx.Measure().TextWidth(text, ui.BoldStyle.Sized(leaveSize)) + 30
		b := ui.NewButton("staff-back", text, ui.Rect{X: right - w, Y: RibbonRect.Y + 4, W: w, H: RibbonRect.H - 8}, ui.PlainLook, f.Do.Undo)
		b.Size = leaveSize
		list = append(list, b)
	}
	return list
}

// paidForThis reports whether a staff was given last for what is asked now, which must be done
// then, and can be taken back.
func (f *Frame) paidForThis() bool {
	n := len(f.Moves)
	return f.Asked != game.NoSeat && n > 0 && f.Moves[n-1].Action.Kind == merlin.ActStaff && f.CannotUndo == "" && !f.Rules.IsFree(f.Kind)
}

// leaveSize is the size of what is written on them.
const leaveSize = 19.0
