package merlin

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// What the things of the table say of themselves when they are pointed at.

// stockTip says how much of an item a province has left and what it is good for.
func (f *frame) stockTip(i merlin.Item, p merlin.Province) string {
	left := f.T("hint.stock", "count", int(f.View.Stock[i][p]))
	if f.View.Stock[i][p] == 0 {
		left = f.T("hint.stock.empty")
	}
	lines := []string{"<b>" + f.T("item."+i.String()) + "</b> – " + left}
	if f.position().Closed(i, p) {
		lines = append(lines, f.T("why.shut"))
	}
	return paragraphs(append(lines, f.itemText(i, p))...)
}

// itemText says what an item of a colour is good for.
func (f *frame) itemText(i merlin.Item, p merlin.Province) string {
	if i != merlin.Flag {
		return f.T("item." + i.String() + ".text")
	}
	power := "flag." + f.rules.FlagName(p)
	return "<b>" + f.T(power+".name") + "</b> – " + f.T(power+".text")
}

// goodsTip says what a player's own item is good for, and of a flag what it would
// do now.
func (f *frame) goodsTip(i merlin.Item, p merlin.Province, n int) string {
	lines := []string{f.T("item.count."+i.String()+"."+p.String(), "count", n), f.itemText(i, p)}
	for _, c := range f.at(goodsTarget(i, p)) {
		if f.flagOf(&c) != "" {
			lines = append(lines, "<b>"+c.Label+"</b>")
		}
	}
	if i == merlin.Flag {
		lines = append(lines, f.T("flag.back"))
	}
	return paragraphs(lines...)
}

// influenceTip says who has how many markers in a province and who would score them.
func (f *frame) influenceTip(p merlin.Province) string {
	lines := []string{"<b>" + f.thing(game.Target{Kind: merlin.TargetMarker, A: uint8(p)}) + "</b>"}
	for s := range f.Seats {
		if n := f.View.Players[s].Influence[p]; n > 0 {
			lines = append(lines, f.T("hint.influence.of", "name", f.who(game.Seat(s)), "count", int(n)))
			lines = append(lines, f.loadWords(game.Seat(s), p)...)
		}
	}
	if n := f.position().Rival(p); n > 0 {
		lines = append(lines, f.T("hint.influence.lone", "count", int(n)))
	}
	return paragraphs(append(lines, f.influenceLeads(p), f.T("hint.influence"))...)
}

// influenceLeads names those who would score a province's influence now.
func (f *frame) influenceLeads(p merlin.Province) string {
	strength, _ := f.position().Influence(p)
	most := slices.Max(strength[:])
	var names []string
	for s := range f.Seats {
		if most > 0 && strength[s] == most {
			names = append(names, f.who(game.Seat(s)))
		}
	}
	rival := most > 0 && strength[merlin.MaxSeats] == most
	switch {
	case rival && len(names) == 0:
		return f.T("hint.influence.rival")
	case len(names) == 0:
		return f.T("hint.influence.none")
	case rival:
		return f.T("hint.influence.leads", "names", joinWords(f.Locale, names)) + " " + f.T("hint.influence.tie.rival")
	case len(names) == 1:
		return f.T("hint.influence.leads", "names", names[0])
	}
	return f.T("hint.influence.leads", "names", joinWords(f.Locale, names)) + " " + f.T("hint.influence.tie")
}

// provinceTip tells all that lies and stands in a province.
func (f *frame) provinceTip(p merlin.Province) string {
	var servants []string
	for v := range merlin.Servant(merlin.Servants) {
		if s := f.servantIn(v, p); s != game.NoSeat {
			servants = append(servants, f.T("hint.place.taken", "servant", f.T("servant."+v.String()), "name", f.who(s)))
		}
	}
	here := f.T("hint.servants.none")
	if len(servants) > 0 {
		here = f.T("hint.servants", "servants", joinWords(f.Locale, servants))
	}
	return paragraphs(append([]string{
		"<b>" + f.T("province.full."+p.String()) + "</b>",
		f.rows.province.Words(f, p),
		f.pair(f.T("term.influence"), f.influenceLeads(p)),
		here + " " + f.T("hint.servants.points"),
	}, f.laidWords(p)...)...)
}

// figureTip says whose a figure is, where it stands and how it moves.
func (f *frame) figureTip(g pawn, space uint8) string {
	text := f.T("hint." + figureWord(g.figure))
	if g.figure == merlin.KnightFigure {
		text = f.T("hint.knight", "name", f.who(g.seat))
	}
	return paragraphs(text, f.T("hint.stands", "space", f.spaceName(space)))
}

// roundsTip explains the beads of the rounds.
func (f *frame) roundsTip() string {
	now := "<b>" + f.T("hint.rounds.now", "number", int(f.View.Round), "of", merlin.Rounds) + "</b>"
	lines := []string{now, f.T("hint.rounds"), f.T("hint.turns")}
	if n := f.moreTurns(); n > 0 {
		lines = append(lines, f.T("hint.turns.more", "count", n, "things", joinWords(f.Locale, f.moreBy())))
	}
	return paragraphs(lines...)
}

// scoreTip says how many points a crest on the track stands for.
func (f *frame) scoreTip(s game.Seat) string {
	points := f.T("hint.score", "name", f.who(s), "count", int(f.View.Players[s].Score))
	return paragraphs("<b>"+points+"</b>", f.T("hint.score.track"))
}

// dieTip explains a die, and which key chooses it.
func (f *frame) dieTip(s game.Seat, die int, d merlin.Die) string {
	if d.Used {
		return f.T("hint.die.used")
	}
	what := f.T("hint.die."+f.rows.dice[die].Word, "name", f.who(s))
	head := "<b>" + f.dieName(s, uint8(die)) + "</b>"
	if s == f.Home {
		head += " – " + f.T("hint.die.key", "key", die+1)
	}
	return f.withTurned(dieTarget(s, uint8(die)), paragraphs(head, what))
}

// seatTip says what a player alone has: the crown of who begins, Grail, Excalibur,
// ring, horn.
func (f *frame) seatTip(s game.Seat) string {
	var list []string
	if f.View.Start == s {
		list = append(list, f.T("hint.start-player"))
	}
	for _, r := range f.rows.relics {
		if r.Owner(&f.View) == s {
			list = append(list, f.pair(f.T(r.Key), f.T("castle."+r.Name+"-tip")))
		}
	}
	return strings.Join(list, " ")
}

// diceTip names a player and the values of his dice that are not used.
func (f *frame) diceTip(s game.Seat) string {
	var left []string
	for i, d := range f.View.Players[s].Dice {
		if d.Value > 0 && !d.Used {
			left = append(left, f.dieValue(uint8(i), d))
		}
	}
	if len(left) == 0 {
		return f.T("dice.none", "name", f.who(s))
	}
	return f.T("dice.of", "name", f.who(s), "values", joinWords(f.Locale, left))
}

// dieValue is the value of a die, with whose it is when that is no knight's.
func (f *frame) dieValue(i uint8, d merlin.Die) string {
	if word := f.rows.dice[i].Word; word != ownDie {
		return f.T("die."+word, "value", int(d.Value))
	}
	return fmt.Sprint(d.Value)
}

// besiegersTip counts the traitors before a player's castle.
func (f *frame) besiegersTip(s game.Seat) string {
	var list []string
	for p, n := range f.View.Players[s].Traitors {
		if n > 0 {
			list = append(list, f.T("traitor.count."+merlin.Province(p).String(), "count", int(n)))
		}
	}
	if len(list) == 0 {
		return f.T("castle.no-traitors")
	}
	return joinWords(f.Locale, list) + ". " + f.T("traitor.tip")
}

// pair puts a colon between a name and what is said of it.
func (f *frame) pair(name, text string) string { return f.T("word.pair", "name", name, "text", text) }

// lead is the first paragraph of a tip, bare, as a label.
func lead(tip string) string {
	first, _, _ := strings.Cut(tip, "\n")
	return ui.Plain(first)
}

func paragraphs(lines ...string) string { return strings.Join(lines, "\n") }
