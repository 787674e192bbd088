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

// because says what a choice is better for than the runner-up. Where both are called the same
// there is nothing to compare it with.
func (s counsel) because(d *bot.Decided, choice, other string) string {
	t := s.ctx.T
	gain := gained(d)
	switch known := other != "" && other != choice; {
	case len(d.Reasons) > 0 && (!d.Even || !known):
		said := t("advice.for", "reasons", s.listed(d.Reasons))
		if known {
			said += "\n" + t("advice.else", "other", other)
		}
		return said
	case !known:
		return ""
	case d.Even:
		return t("advice.even", "other", other)
	case d.Choice.Parts == nil: // the title cannot tell what for
		return t("advice.else", "other", other)
	case gain >= worthAWord:
		return s.better(d, other, gain)
	}
	even := t("advice.even", "other", other)
	if more, less := extremes(d.More()); abs(gain) < worthAWord && more.More >= worthAWord && less.More <= -worthAWord {
		return t("advice.differs", "more", s.by(more), "less", s.by(less)) + "\n" + even
	}
	return even
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
// it costs, and what it keeps from the others, then the sum where that is more than one thing.
// Where what can be told is less than half of the sum, as much comes of little things, it says
// the sum and what most of it is.
func (s counsel) better(d *bot.Decided, other string, gain int) string {
	t, parts := s.ctx.T, d.More()
	more, less, sum := s.weighed(parts)
	rivals := d.Choice.Theirs - d.RunnerUp.Theirs
	if abs(rivals) >= worthAWord {
		sum -= rivals
	}
	if len(more) == 0 || 2*sum < gain {
		most, _ := extremes(parts)
		if most.More < worthAWord {
			return t("advice.better", "other", other, "count", whole(gain))
		}
		return t("advice.mainly", "other", other, "count", whole(gain), "by", s.by(most))
	}
	said := []string{t("advice.gains", "other", other, "parts", s.joined(more))}
	if len(less) > 0 {
		said = append(said, t("advice.costs", "parts", s.joined(less)))
	}
	gives, keeps := "advice.gives", "advice.keeps"
	if s.duel {
		gives, keeps = "advice.gives.rival", "advice.keeps.rival"
	}
	switch {
	case rivals <= -worthAWord:
		said = append(said, t(keeps, "count", whole(-rivals)))
	case rivals >= worthAWord:
		said = append(said, t(gives, "count", whole(rivals)))
	}
	if len(said) > 1 || len(more) > 1 {
		said = append(said, t("advice.sum", "count", whole(gain)))
	}
	return strings.Join(said, " ")
}

// weighed are the most important of the parts, those that are won and those that are lost, and
// what they come to; what is not worth a word is not told.
func (s counsel) weighed(parts []bot.Part) (more, less []string, sum int) {
	parts = slices.Clone(parts)
	slices.SortStableFunc(parts, func(a, b bot.Part) int { return cmp.Compare(abs(b.More), abs(a.More)) })
	for _, p := range parts[:min(len(parts), mostParts)] {
		if abs(p.More) < worthAWord {
			break
		}
		sum += p.More
		told := s.ctx.T("advice.points", "count", whole(abs(p.More)), "by", s.by(p))
		if p.More > 0 {
			more = append(more, told)
		} else {
			less = append(less, told)
		}
	}
	return more, less, sum
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
