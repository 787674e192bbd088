package table

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game/bot"
	"merlin/scenes/ui"
)

// What the sage says of a choice: what it is for, then the runner-up and how much less that is
// worth, in sentences.

// counsel finds his words. (No method of Scene, of which each title has one of its own.)
type counsel struct {
	ctx  *ui.Context
	duel bool // there is one rival
}

// because says what a choice is better for than the runner-up. Where both are called the same,
// or none is worth more in all, it says what is expected of it.
func (s counsel) because(d *bot.Decided, choice, other string) string {
	t := s.ctx.T
	gain := gained(d)
	switch {
	case other == "" || other == choice:
		return s.brings(&d.Choice)
	case len(d.Reasons) > 0 && !d.Even:
		return t("advice.for", "reasons", s.listed(d.Reasons)) + "\n" + t("advice.else", "other", other)
	case d.Even:
		return t("advice.even", "other", other)
	case d.Choice.Parts == nil: // the title cannot tell what for
		return t("advice.else", "other", other)
	case gain >= worthAWord:
		return s.better(d) + "\n" + t("advice.second", "other", other, "count", whole(gain))
	}
	even := t("advice.even", "other", other)
	if more, less := extremes(d.More()); abs(gain) < worthAWord && more.More >= worthAWord && less.More <= -worthAWord {
		return t("advice.differs", "more", s.by(more), "less", s.by(less)) + "\n" + even
	}
	return strings.TrimSpace(s.brings(&d.Choice) + "\n" + even)
}

// extremes are the parts of which there is most and least.
func extremes(parts []bot.Part) (most, least bot.Part) {
	for _, p := range parts {
		if p.More > most.More {
			most = p
		}
		if p.More < least.More {
			least = p
		}
	}
	return most, least
}

// better says what the choice brings more than the runner-up, the most important first, what
// it costs, and what it keeps from the others.
func (s counsel) better(d *bot.Decided) string {
	parts := d.More()
	said := s.weighed("advice.gains", "advice.costs", parts)
	if len(said) == 0 && len(parts) > 0 { // much together, each for itself little
		most, _ := extremes(parts)
		said = append(said, s.ctx.T("advice.mainly", "by", s.by(most)))
	}
	gives, keeps := "advice.gives", "advice.keeps"
	if s.duel {
		gives, keeps = "advice.gives.rival", "advice.keeps.rival"
	}
	switch n := d.Choice.Theirs - d.RunnerUp.Theirs; {
	case n <= -worthAWord:
		said = append(said, s.ctx.T(keeps, "count", whole(-n)))
	case n >= worthAWord:
		said = append(said, s.ctx.T(gives, "count", whole(n)))
	}
	return strings.Join(said, " ")
}

// brings says what is expected of a choice by itself; "" where that is not worth a word.
func (s counsel) brings(p *bot.Prospect) string {
	return strings.Join(s.weighed("advice.brings", "advice.loses", slices.Clone(p.Parts)), " ")
}

// weighed are a sentence on the most important of the parts that are won, and one on those
// that are lost; what is not worth a word is not told.
func (s counsel) weighed(wins, loses string, parts []bot.Part) (said []string) {
	slices.SortStableFunc(parts, func(a, b bot.Part) int { return cmp.Compare(abs(b.More), abs(a.More)) })
	var more, less []string
	for _, p := range parts[:min(len(parts), mostParts)] {
		told := s.ctx.T("advice.points", "count", whole(abs(p.More)), "by", s.by(p))
		switch {
		case p.More >= worthAWord:
			more = append(more, told)
		case p.More <= -worthAWord:
			less = append(less, told)
		}
	}
	if len(more) > 0 {
		said = append(said, s.ctx.T(wins, "parts", s.joined(more)))
	}
	if len(less) > 0 {
		said = append(said, s.ctx.T(loses, "parts", s.joined(less)))
	}
	return said
}

// by says where the points of a part come from, within a sentence.
func (s counsel) by(p bot.Part) string { return s.ctx.T("reason." + p.Name + ".by") }

// gained is what the choice brings more than the runner-up in all, in hundredths of a point.
func gained(d *bot.Decided) int {
	sum := d.RunnerUp.Theirs - d.Choice.Theirs
	for _, p := range d.More() {
		sum += p.More
	}
	return sum
}

// whole is so many points, of hundredths: at least one, as it is said only where it is worth
// a word.
func whole(hundredths int) int { return max(1, (hundredths+50)/100) }

// listed are reasons in the words of the title.
func (s counsel) listed(reasons []string) string {
	var told []string
	for _, name := range reasons {
		told = append(told, s.ctx.T("reason."+name))
	}
	return s.joined(told)
}

// joined is a list as it is said.
func (s counsel) joined(list []string) string {
	n := len(list) - 1
	if n < 1 {
		return strings.Join(list, "")
	}
	return s.ctx.T("advice.and", "list", strings.Join(list[:n], ", "), "last", list[n])
}
