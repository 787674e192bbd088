package words

import (
	"fmt"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
)

// What the things of the table say of themselves when they are pointed at.

// StockTip says how much of an item a province has left and what it is good for.
func (f *Words) StockTip(i merlin.Item, p merlin.Province) string {
	left := f.T("hint.stock", "count", int(f.View.Stock[i][p]))
	if f.View.Stock[i][p] == 0 {
		left = f.T("hint.stock.empty")
	}
	lines := []string{"<b>" + f.T("item."+i.String()) + "</b> – " + left}
	if f.Position().Closed(i, p) {
		lines = append(lines, f.T("why.shut"))
	}
	return Paragraphs(append(lines, f.itemText(i, p))...)
}

// itemText says what an item of a colour is good for.
func (f *Words) itemText(i merlin.Item, p merlin.Province) string {
	if i != merlin.Flag {
		return f.T("item." + i.String() + ".text")
	}
	power := "flag." + f.Rules.FlagName(p)
	return "<b>" + f.T(power+".name") + "</b> – " + f.T(power+".text")
}

// GoodsTip says what a player's own item is good for, and of a flag what it would
// do now.
func (f *Words) GoodsTip(i merlin.Item, p merlin.Province, n int) string {
	lines := []string{f.T("item.count."+i.String()+"."+p.String(), "count", n), f.itemText(i, p)}
	for _, c := range f.At(GoodsTarget(i, p)) {
		if f.FlagOf(&c) != "" {
			lines = append(lines, "<b>"+c.Label+"</b>")
		}
	}
	if i == merlin.Flag {
		lines = append(lines, f.T("flag.back"))
	}
	return Paragraphs(lines...)
}

// markersIn says who has how many markers in a province, a sentence for each.
func (f *Words) markersIn(p merlin.Province) (lines []string) {
	for s := range f.Seats {
		if n := f.View.Players[s].Influence[p]; n > 0 {
			lines = append(lines, f.T("hint.influence.of", "name", f.Called(game.Seat(s)), "count", int(n)))
			lines = append(lines, f.loadWords(game.Seat(s), p)...)
		}
	}
	if n := f.Position().Rival(p); n > 0 {
		lines = append(lines, f.T("hint.influence.lone", "count", int(n)))
	}
	return lines
}

// InfluenceTip says who has how many markers in a province and who would score them.
func (f *Words) InfluenceTip(p merlin.Province) string {
	lines := []string{"<b>" + f.Thing(game.Target{Kind: merlin.TargetMarker, A: uint8(p)}) + "</b>"}
	lines = append(lines, f.markersIn(p)...)
	return Paragraphs(append(lines, f.influenceLeads(p), f.T("hint.influence"))...)
}

// influenceLeads names those who would score a province's influence now.
func (f *Words) influenceLeads(p merlin.Province) string {
	strength, _ := f.Position().Influence(p)
	most := slices.Max(strength[:])
	var names []string
	for s := range f.Seats {
		if most > 0 && strength[s] == most {
			names = append(names, f.Called(game.Seat(s)))
		}
	}
	rival := most > 0 && strength[merlin.MaxSeats] == most
	switch {
	case rival && len(names) == 0:
		return f.T("hint.influence.rival")
	case len(names) == 0:
		return f.T("hint.influence.none")
	case rival:
		return f.T("hint.influence.leads", "names", JoinWords(f.Locale, names)) + " " + f.T("hint.influence.tie.rival")
	case len(names) == 1:
		return f.T("hint.influence.leads", "names", names[0])
	}
	return f.T("hint.influence.leads", "names", JoinWords(f.Locale, names)) + " " + f.T("hint.influence.tie")
}

// ProvinceTip tells all that lies and stands in a province.
func (f *Words) ProvinceTip(p merlin.Province) string {
	var servants []string
	for v := range merlin.Servant(merlin.Servants) {
		if s := f.ServantIn(v, p); s != game.NoSeat {
			servants = append(servants, f.T("hint.place.taken", "servant", f.T("servant."+v.String()), "name", f.Called(s)))
		}
	}
	here := f.T("hint.servants.none")
	if len(servants) > 0 {
		here = f.T("hint.servants", "servants", JoinWords(f.Locale, servants))
	}
	return Paragraphs(append([]string{
		"<b>" + f.T("province.full."+p.String()) + "</b>",
		f.Rows.Province.Words(f, p),
		f.Pair(f.T("term.influence"), f.influenceLeads(p)),
		here + " " + f.T("hint.servants.points"),
	}, f.laidWords(p)...)...)
}

// FigureTip says whose a figure is, where it stands and how it moves.
func (f *Words) FigureTip(g model.Pawn, space uint8) string {
	text := f.T("hint." + f.Rows.FigureWord(g.Figure))
	if g.Figure == merlin.KnightFigure {
		text = f.T("hint.knight", "name", f.Called(g.Seat))
	}
	return Paragraphs(text, f.T("hint.stands", "space", f.spaceName(space)))
}

// RoundsTip explains the beads of the rounds.
func (f *Words) RoundsTip() string {
	now := "<b>" + f.T("hint.rounds.now", "number", int(f.View.Round), "of", merlin.Rounds) + "</b>"
	lines := []string{now, f.T("hint.rounds"), f.T("hint.turns")}
	if n := f.MoreTurns(); n > 0 {
		lines = append(lines, f.T("hint.turns.more", "count", n, "things", JoinWords(f.Locale, f.moreBy())))
	}
	return Paragraphs(lines...)
}

// ScoreTip says how many points a crest on the track stands for.
func (f *Words) ScoreTip(s game.Seat) string {
	points := f.T("hint.score", "name", f.Called(s), "count", int(f.View.Players[s].Score))
	track := "hint.score.track"
	if f.View.Players[s].Score < 0 {
		track = "hint.score.below"
	}
	return Paragraphs("<b>"+points+"</b>", f.T(track))
}

// DieTip explains a die.
func (f *Words) DieTip(s game.Seat, die int, d merlin.Die) string {
	if d.Used {
		return f.T("hint.die.used")
	}
	what := f.T("hint.die."+f.Rows.Dice[die].Word, "name", f.Called(s))
	return f.withTurned(model.DieTarget(s, uint8(die)), Paragraphs("<b>"+f.DieName(s, uint8(die))+"</b>", what))
}

// SeatTip says what a player alone has: the disc of who begins, Grail, Excalibur,
// ring, horn.
func (f *Words) SeatTip(s game.Seat) string {
	var list []string
	if f.View.Start == s {
		list = append(list, f.T("hint.start-player"))
	}
	for _, r := range f.Rows.Relics {
		if r.Owner(f.View) == s {
			list = append(list, f.Pair(f.T(r.Key), f.T("castle."+r.Name+"-tip")))
		}
	}
	return strings.Join(list, " ")
}

// DiceTip names a player and the values of his dice that are not used.
func (f *Words) DiceTip(s game.Seat) string {
	var left []string
	for i, d := range f.View.Players[s].Dice {
		if d.Value > 0 && !d.Used {
			left = append(left, f.dieValue(uint8(i), d))
		}
	}
	if len(left) == 0 {
		return f.T("dice.none", "name", f.Called(s))
	}
	return f.T("dice.of", "name", f.Called(s), "values", JoinWords(f.Locale, left))
}

// dieValue is the value of a die, with whose it is when that is no knight's.
func (f *Words) dieValue(i uint8, d merlin.Die) string {
	if word := f.Rows.Dice[i].Word; word != model.OwnDie {
		return f.T("die."+word, "value", int(d.Value))
	}
	return fmt.Sprint(d.Value)
}

// BesiegersTip counts the traitors before a player's castle.
func (f *Words) BesiegersTip(s game.Seat) string {
	var list []string
	for p, n := range f.View.Players[s].Traitors {
		if n > 0 {
			list = append(list, f.T("traitor.count."+merlin.Province(p).String(), "count", int(n)))
		}
	}
	if len(list) == 0 {
		return f.T("castle.no-traitors")
	}
	return JoinWords(f.Locale, list) + ". " + f.T("traitor.tip")
}

// Pair puts a colon between a name and what is said of it.
func (f *Words) Pair(name, text string) string { return f.T("word.pair", "name", name, "text", text) }

func Paragraphs(lines ...string) string { return strings.Join(lines, "\n") }
