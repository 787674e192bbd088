package scenes

import (
	"slices"

	"merlin/fonts"
	"merlin/game"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

// The texts of a house rule are "setup.option.NAME" and "…_tip", those of its values
// "setup.option.NAME.VALUE" and, where they say more, "…_tip".

// optionCard is the card of a house rule.
type optionCard struct {
	name   string // as it is called
	tip    string // what it means as it is; written where there is room
	mark   string // that it is in no rule book; "" where it is
	bounds ui.Rect
	values ui.Choice
}

// parts are the card's head, the place of its values and that of what it means, which has
// no height on a low card.
func (c *optionCard) parts() (head, values, tip ui.Rect) {
	const high, roomy = 50.0, 110.0
	head, rest := c.bounds.Inset(8).CutTop(34)
	rest = ui.Rect{X: rest.X + 4, Y: rest.Y, W: rest.W - 8, H: rest.H}
	if rest.H < roomy {
		return head, ui.Around(rest.X+rest.W/2, rest.Y+rest.H/2, rest.W, high), tip
	}
	values, rest = rest.CutBottom(high + 6)
	values.H = high
	return head, values, rest
}

func (s *setup) buildOption(o *game.OptionChoice, r ui.Rect) {
	t, key := s.ctx.T, "setup.option."+o.Name
	now := s.game.title.Option(game.Setup{Options: s.options}, o.Name)
	offered := o.Values
	if o.Shown != nil {
		offered = o.Shown
	}
	var values []ui.Option
	means := t(key + "_tip")
	for _, v := range offered {
		label, tip := t(key+"."+v), t(key+"_tip")
		if own := key + "." + v + "_tip"; s.ctx.Locale().Has(own) {
			tip = t(own)
		}
		if v == now {
			means = tip
		}
		values = append(values, ui.Option{Name: v, Label: label, Says: t(key) + ": " + label, Tip: tip})
	}
	card := optionCard{name: t(key), tip: means, bounds: r}
	if o.House {
		card.mark = t("setup.house")
	}
	_, at, _ := card.parts()
	card.values = ui.NewChoice("option-"+o.Name, "", at, values, slices.Index(offered, now), func(i int) {
		s.ctx.Play(sound.Click)
		s.rule(game.Option{Name: o.Name, Value: offered[i]})
	}).Sized(24)
	s.house = append(s.house, card)
}

// rule changes a house rule.
func (s *setup) rule(o game.Option) {
	rest := slices.DeleteFunc(slices.Clone(s.options), func(other game.Option) bool { return other.Name == o.Name })
	s.options = s.unusual(append(rest, o))
	s.again()
}

// unusual are those of the house rules that the title has and that are not as usual, in
// its order.
func (s *setup) unusual(options []game.Option) (out []game.Option) {
	for _, c := range s.game.title.Options {
		v := s.game.title.Option(game.Setup{Options: options}, c.Name)
		if slices.Index(c.Values, v) > 0 {
			out = append(out, game.Option{Name: c.Name, Value: v})
		}
	}
	return out
}

func (c *optionCard) draw(p *ui.Painter, ctx *ui.Context) {
	p.Face(c.bounds, ui.PlainLook, false, false, true)
	head, _, tip := c.parts()
	head.X, head.W = head.X+4, head.W-8
	st := ui.Style{Role: fonts.TextBold, Size: 25, Min: 19, Color: ui.Ink, Align: ui.Left, VAlign: ui.Middle}
	if c.mark != "" {
		mark := ui.HintStyle.Sized(20).Placed(ui.Right, ui.Middle)
		p.Named("setup").TextIn(c.mark, head, mark)
		head.W -= p.TextWidth(c.mark, mark) + 8
	}
	p.Named("setup").TextIn(c.name, head, st)
	if tip.H > 0 {
		p.Named("setup").Paragraph(c.tip, tip, ui.HintStyle.Placed(ui.Left, ui.Middle).Sized(21))
	}
	c.values.Draw(p, ctx)
}
