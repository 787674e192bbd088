package words

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// What is said of the Sword that ends the game: with how many of each it ends, and for whom.

// finish says how the game would end with so many Swords; "" where it goes on, or where the black ones alone
// lose it. // R150, R151
func (f *Words) finish(white, black int) string {
	key := "finish.lost"
	switch {
	case white+black < roundtable.TableFull || black >= roundtable.BlackFull:
		return ""
	case white > black && f.MayHide():
		key = "finish.hidden"
	case white > black:
		key = "finish.won"
	}
	return f.T(key, "white", white, "black", black)
}

// finishLost says how it would end with the defeat of a Quest, finishWon with its victory.
func (f *Words) finishLost(d model.Danger) string {
	return f.finish(int(f.View.White), int(f.View.Black)+d.Cost.Swords)
}

func (f *Words) finishWon(q roundtable.Place) string {
	return f.finish(int(f.View.White)+f.Reward(q), int(f.View.Black))
}

// Finish is that of a Quest that is decided now.
func (f *Words) Finish(q roundtable.Place, won bool) string {
	if won {
		return f.finishWon(q)
	}
	return f.finishLost(model.Danger{Of: model.ThreatQuest, Place: q, Cost: f.Loss(q)})
}

// finishBrief is that in the line of a danger, in a few words: which of the two, with what it ends.
func (f *Words) finishBrief(d model.Danger) string {
	white, black := int(f.View.White), int(f.View.Black)+d.Cost.Swords
	switch {
	case d.Won:
		return f.T("danger.won", "white", white, "black", black)
	case d.Of == model.ThreatQuest && f.finishLost(d) != "":
		return f.T("danger.ruin.end", "white", white, "black", black)
	}
	return f.T("danger.ruin")
}

// heedFinish are what there is to know before the game can end: of which Quest a defeat would win it, and how
// it ends if the next Sword is the last.
func (f *Words) heedFinish() (said []string) {
	if d, ok := f.Closing(); ok {
		said = append(said, f.T("heed.finish.loss", "name", f.DangerName(d), "text", capital(f.DangerLine(d))))
	}
	if white, black := int(f.View.White), int(f.View.Black); white+black == roundtable.TableFull-1 {
		said = append(said, f.T("heed.finish.next", "white", f.finish(white+1, black), "black", f.finish(white, black+1)))
	}
	return lined(said...)
}

// closing says beside an advice that the defeat of a Quest would end the game well; to who draws a Black card how
// many may bring it.
func (f *Words) closing(a game.Action) string {
	d, ok := f.Closing()
	if !ok || a.Kind == roundtable.ActEnd || d.Left > 1 {
		return ""
	}
	with := []any{"name", the(f, int16(d.Place)), "text", f.finishLost(d), "count", f.InPile(d.Place), "of", int(f.View.BlackLeft)}
	switch {
	case a.Kind == roundtable.ActDrawBlack && f.known(0) == "":
		return f.T("plan.finish.draw", with...)
	case heroics[a.Kind]:
		return f.T("plan.finish", with...)
	}
	return ""
}
