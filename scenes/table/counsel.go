package table

import (
	"merlin/game/bot"
	"merlin/scenes/ui"
)

// What the sage says of a choice: what it is for, then the runner-up and how much less that is
// worth, in sentences.

// counsel finds his words. (No method of Scene, of which each title has one of its own.)
type counsel struct {
	ctx   *ui.Context
	duel  bool // there is one rival
	by    bool // most of what the runner-up is worth less is named
	named bool // nothing is said to be worth less unless it is said where
	seen  bool // anybody sees that the choice brings more: the runner-up is not called as good

	recalls bool // the runner-up was advised before
}

// because says what a choice is better for than the runner-up. Where both are called the same
// there is nothing to compare it with.
func (s counsel) because(d *bot.Decided, choice, other string) string {
	t := s.ctx.T
	gain := gained(d)
	switch {
	case other == "" || other == choice:
		return ""
	case d.Choice.Parts == nil: // the title cannot tell what for
		return t("advice.else", "other", other)
	case gain >= worthAWord:
		return s.better(d, other, gain)
	}
	even := t("advice.even", "other", other)
	if more, less := extremes(d.More()); abs(gain) < worthAWord && more.More >= worthAWord && less.More <= -worthAWord {
		return t("advice.differs", "more", s.from(more), "less", s.from(less)) + "\n" + even
	}
	return even
}

// worthANumber is how much more a choice must be worth for its lead to be told in points, in
// hundredths of one.
const worthANumber = 150

// aPointMore is how much of one part must be more for it to be named.
const aPointMore = 100

// instead names the runner-up, and how much less it is worth where the title can tell.
func (s counsel) instead(d *bot.Decided, other string) string {
	gain := gained(d)
	if d.Tried { // it is what he goes by
		gain = d.Margin
	}
	switch {
	case s.recalls && gain >= worthANumber:
		return s.ctx.T("advice.before.less", "other", other, "count", whole(gain))
	case s.recalls:
		return s.ctx.T("advice.before", "other", other)
	case d.Choice.Parts == nil, gain <= -worthAWord:
		return s.ctx.T("advice.else", "other", other)
	case gain < worthAWord && !s.seen:
		return s.ctx.T("advice.even", "other", other)
	}
	if gain < worthANumber { // who reads of so little next to larger reasons wonders why
		return s.ctx.T("advice.else", "other", other)
	}
	most, _ := extremes(d.More())
	switch theirs := d.RunnerUp.Theirs - d.Choice.Theirs; {
	case s.named && max(theirs, most.More) < aPointMore:
		return s.ctx.T("advice.else", "other", other)
	case s.named && theirs > most.More && s.duel:
		return s.ctx.T("advice.less-rival", "other", other, "count", whole(gain))
	case s.named && theirs > most.More:
		return s.ctx.T("advice.less-theirs", "other", other, "count", whole(gain))
	case s.named || s.by && 2*most.More > gain && most.More >= aPointMore:
		return s.ctx.T("advice.less-by", "other", other, "count", whole(gain), "by", s.from(most))
	}
	return s.ctx.T("advice.less", "other", other, "count", whole(gain))
}

// or names it in short.
func (s counsel) or(d *bot.Decided, other string) string {
	gain := gained(d)
	if d.Tried {
		gain = d.Margin
	}
	if s.recalls {
		return s.ctx.T("advice.before", "other", other)
	}
	if d.Choice.Parts != nil && !s.seen && gain > -worthAWord && gain < worthAWord {
		return s.ctx.T("advice.even", "other", other)
	}
	return s.ctx.T("advice.else", "other", other)
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

// better says how much more the choice is worth than the runner-up, what most of that comes
// from, its own points or what the others lose, and what it costs if that is much.
func (s counsel) better(d *bot.Decided, other string, gain int) string {
	t := s.ctx.T
	other = unquoted.Replace(other) // it is quoted itself
	most, least := extremes(d.More())
	theirs := d.RunnerUp.Theirs - d.Choice.Theirs // what it keeps from them
	said := t("advice.better", "other", other, "count", whole(gain))
	switch {
	case max(theirs, most.More) < worthAWord:
	case theirs <= most.More:
		said = t("advice.mainly", "other", other, "count", whole(gain), "by", s.from(most))
	case s.duel:
		said = t("advice.thwarts.rival", "other", other, "count", whole(gain), "loss", whole(theirs))
	default:
		said = t("advice.thwarts", "other", other, "count", whole(gain), "loss", whole(theirs))
	}
	if cost := -least.More; cost >= worthAWord && 2*cost >= max(theirs, most.More) {
		said += " " + t("advice.costs", "parts", t("advice.points", "count", whole(cost), "by", s.from(least)))
	}
	return said
}

// from says where the points of a part come from, within a sentence.
func (s counsel) from(p bot.Part) string { return s.ctx.T("reason." + p.Name + ".by") }

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
