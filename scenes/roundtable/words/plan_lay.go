package words

import (
	"strconv"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
)

// What a card that is laid at a Quest comes to there.

// planLay says how far a Quest is with a card.
func (f *Words) planLay(a game.Action) string {
	q := f.me().At
	switch {
	case roundtable.White(a.A) == roundtable.GrailCard:
		return sentences(f.layGrail()+f.shields(), f.atStake(roundtable.GrailQuest))
	case q.Combat() && f.Wanted(q) == 1:
		return f.layLast(q, roundtable.White(a.A))
	case q.Combat():
		return sentences(f.layCombat(q, roundtable.White(a.A)), f.atStake(q))
	case f.Wanted(q) == 1:
		return f.wins(q)
	}
	laid := int(f.View.Quests[q].Whites()) + 1
	said := f.countOf("plan.row", laid, laid+f.Wanted(q)-1)
	if next := roundtable.White(min(laid, roundtable.Fights-1)); f.View.Hand[next] > 0 && next != roundtable.White(a.A) {
		said += " " + f.T("plan.row.next", "value", int(next.Value()))
	}
	return sentences(said, f.atStake(q))
}

func (f *Words) wins(q roundtable.Place) string {
	return sentences(ended(f.T("plan.wins", "the", the(f, int16(q))), f.finishWon(q)), f.prize(q))
}

// shields says that Evil must take the card away first, where it is about to win.
func (f *Words) shields() string {
	if d, ok := f.Danger(roundtable.GrailQuest); !ok || d.Left > soon || f.Wanted(d.Place) == 1 || f.View.Count(roundtable.RowFree) == 0 {
		return ""
	}
	return " " + f.T("plan.grail.gains")
}

func (f *Words) layGrail() string {
	laid, of := int(f.View.Count(roundtable.RowGrail)), roundtable.RowPlaces
	switch {
	case f.Wanted(roundtable.GrailQuest) == 1:
		return f.wins(roundtable.GrailQuest)
	case f.View.Count(roundtable.RowFree) == 0:
		return f.countOf("plan.grail.clears", laid, of)
	}
	return f.countOf("plan.grail", laid+1, of)
}

// sums are what the White cards come to with another, and the Black ones that lie open, beside how
// many are face down.
func (f *Words) sums(q roundtable.Place, w roundtable.White) (white, black, hidden int) {
	white = int(quest(f, q).WhiteSum())
	if w.Fight() {
		white += int(w.Value())
	}
	if s := f.View.Owner(roundtable.Excalibur); s >= 0 && f.View.Players[s].At == q {
		white++ // R105
	}
	black, hidden = f.BlackSum(q)
	return white, black, hidden
}

// layLast says that the last card of a combat wins it, or what may be lost then.
func (f *Words) layLast(q roundtable.Place, w roundtable.White) string {
	white, black, hidden := f.sums(q, w)
	if hidden == 0 && white > black {
		return f.wins(q)
	}
	said := f.T("plan.decides", "white", white, "black", f.sumSaid(black, hidden))
	if d, ok := f.Danger(q); ok {
		said = sentences(said, f.costs(d))
	}
	return said
}

// layCombat says what a card makes whole, and how the sums stand with it.
func (f *Words) layCombat(q roundtable.Place, w roundtable.White) string {
	white, black, hidden := f.sums(q, w)
	sums := f.T("plan.sums", "white", white, "black", f.sumSaid(black, hidden), "count", f.Wanted(q)-1)
	if alike := f.alike(q, w); alike != "" {
		return sentences(alike+f.rank(q, w, alike), sums, f.lacks(q, w))
	}
	return sentences(f.lacks(q, w), sums) // what speaks against it stands first, as what speaks for another does
}

// sumSaid is a sum of which some cards are not known, in a sentence.
func (f *Words) sumSaid(sum, hidden int) string {
	if hidden == 0 {
		return Number(sum)
	}
	cards := f.T("plan.sums.hidden", "count", hidden)
	if sum == 0 {
		return cards
	}
	return f.T("plan.sums.some", "sum", Number(sum), "cards", cards)
}

// score says how the sums of a combat stand.
func (f *Words) score(q roundtable.Place) string {
	white, black, hidden := f.sums(q, roundtable.NoWhite)
	return f.T("plan.score", "white", white, "black", f.sumSaid(black, hidden))
}

// lacks says which value a solo Quest wants yet, of those that lie there with a card, and the hand
// does not have.
func (f *Words) lacks(q roundtable.Place, w roundtable.White) string {
	if !f.Rules.Box.Quests[q].Solo {
		return ""
	}
	for v, hand := range f.View.Hand[:roundtable.Fights] {
		lies := quest(f, q).White[v]
		if roundtable.White(v) == w {
			lies, hand = lies+1, hand-1
		}
		if lies == 1 && hand == 0 {
			return f.T("plan.lacks", "value", v+1)
		}
	}
	return ""
}

// rank says, of a card beside which one of another value would do the same, what the stronger one is kept for,
// or that this one counts more.
func (f *Words) rank(q roundtable.Place, w roundtable.White, alike string) string {
	value := func(w roundtable.White) string { return strconv.Itoa(int(w.Value())) }
	for i := range roundtable.Fights {
		other := roundtable.White(roundtable.Fights - 1 - i)
		if other == w || f.View.Hand[other] == 0 || !f.Table().Fits(q, other) || strings.ReplaceAll(f.alike(q, other), value(other), value(w)) != alike {
			continue
		}
		if other > w {
			return " " + f.T("plan.lower", "value", int(other.Value()))
		}
		return " " + f.T("plan.higher", "value", int(other.Value()))
	}
	return ""
}

// alike says what lies there then of one value, or can be.
func (f *Words) alike(q roundtable.Place, w roundtable.White) string {
	switch n := quest(f, q).White[w] + 1; {
	case n == 3:
		return f.T("plan.three")
	case n == 2 && q == roundtable.DragonQuest && f.View.Hand[w] > 1:
		return f.T("plan.second", "value", int(w.Value()))
	case n == 2 && q == roundtable.DragonQuest:
		return f.T("plan.second.wants", "value", int(w.Value()))
	case n == 2 && q != roundtable.DragonQuest:
		return f.T("plan.pair")
	case n == 1 && f.View.Hand[w] > 1:
		return f.T("plan.match", "value", int(w.Value()))
	}
	return ""
}

func quest(f *Words, q roundtable.Place) *roundtable.QuestState { return &f.View.Quests[q] }
