package words

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// PlaceLabel is what a reader says of a place: its name and how it stands.
func (f *Words) PlaceLabel(q roundtable.Place) string {
	return f.T("word.pair", "name", f.Place(q), "text", f.stands(q))
}

// stands says how a Quest stands, in a few words.
func (f *Words) stands(q roundtable.Place) string {
	quest := &f.View.Quests[q]
	switch {
	case q == roundtable.Camelot:
		return f.T("place.camelot.text")
	case quest.Status == roundtable.Won:
		return f.T("quest.won")
	case quest.Status != roundtable.Open:
		return f.T("quest.lost")
	case q.War():
		return f.T("stands.war", "next", int(f.View.Next(q)), "count", int(quest.Warriors))
	case q == roundtable.ExcaliburQuest:
		return f.T("stands.excalibur", "count", roundtable.Bank-int(f.View.Sword), "other", roundtable.Bank+int(f.View.Sword))
	case q == roundtable.GrailQuest:
		return f.T("stands.grail", "count", int(f.View.Count(roundtable.RowGrail)), "other", int(f.View.Count(roundtable.RowDespair, roundtable.RowDesolation)))
	}
	sum, hidden := f.BlackSum(q)
	return f.T("stands.combat", "sum", int(quest.WhiteSum()), "black", Sum(sum, hidden))
}

// LayHint says what laying a card at a place would come to.
func (f *Words) LayHint(q roundtable.Place, w roundtable.White) string {
	switch {
	case q.Combat():
		sum, hidden := f.BlackSum(q)
		white := int(f.View.Quests[q].WhiteSum()) + int(w.Value())
		return f.T("word.pair", "name", f.White(w), "text", f.T("stands.combat", "sum", white, "black", Sum(sum, hidden)))
	case q == roundtable.ExcaliburQuest:
		return f.T("word.pair", "name", f.White(w), "text", f.T("excalibur.victory", "count", max(0, roundtable.Bank-1-int(f.View.Sword))))
	}
	return f.White(w)
}

// PlaceHint is beside a place's name: whether one or several may come, or what is done
// there.
func (f *Words) PlaceHint(q roundtable.Place) string {
	switch {
	case q == roundtable.Camelot:
		return f.T("place.camelot.hint")
	case f.Rules.Box.Quests[q].Solo:
		return f.T("term.solo")
	}
	return f.T("term.group")
}

// PlaceWants is briefly what wins a Quest in play; of any other place it is its hint.
func (f *Words) PlaceWants(q roundtable.Place) string {
	if q == roundtable.Camelot || !f.View.InPlay(q) {
		return f.PlaceHint(q)
	}
	return f.T("place." + q.String() + ".wants")
}

// PlaceTip explains a place.
func (f *Words) PlaceTip(q roundtable.Place) string {
	head := "<b>" + f.Place(q) + "</b>"
	if q == roundtable.Camelot {
		return Paragraphs(head, f.T("place.camelot.tip"))
	}
	if !f.View.InPlay(q) {
		return Paragraphs(head, f.stands(q), f.T("place.over.tip"), f.heldRelic(q))
	}
	how := f.T("place." + q.String() + ".tip")
	if q.Combat() {
		how += " " + f.T("combat.tip")
	}
	if q == roundtable.GrailQuest {
		how += " " + f.T("danger.grail.cards")
	}
	return Paragraphs(head+" – "+f.PlaceHint(q), f.stands(q), how, f.stakes(q))
}

// stakes are all that the victory of a Quest in play brings, and its defeat.
func (f *Words) stakes(q roundtable.Place) string {
	d := model.Danger{Of: model.ThreatQuest, Place: q, Cost: f.Loss(q)}
	return ended(f.T("quest.stakes", "list", f.Listed(f.gains(q))), f.finishWon(q)) + "\n" + ended(f.dangerCost(d), f.finishLost(d))
}

// ended is a sentence, and how the game would end with it.
func ended(said, ends string) string {
	if ends == "" {
		return said
	}
	return said + " " + ends
}

// gains are what a victory brings, each by itself.
func (f *Words) gains(q roundtable.Place) []string {
	box := &f.Rules.Box.Quests[q]
	list := []string{f.count("swords.white", f.Reward(q)), f.count("quest.gain.life", int(box.Life)), f.count("quest.gain.cards", int(box.Cards))}
	if box.Relic != roundtable.NoRelic {
		list = append(list, f.T("quest.gain."+box.Relic.String()))
	}
	return list
}

// heldRelic says who has what was won at a Quest and what it does; "" for nobody.
func (f *Words) heldRelic(q roundtable.Place) string {
	r := f.Rules.Box.Quests[q].Relic
	if r == roundtable.NoRelic || f.View.Owner(r) == game.NoSeat {
		return ""
	}
	return f.T("relic.held", "name", f.Knight(f.View.Owner(r)), "text", f.T("relic."+r.String()))
}

// RelicDoes is what a relic does, in a sentence of its own.
func (f *Words) RelicDoes(r roundtable.Relic) string {
	return capital(f.T("relic."+r.String())) + "."
}

// Spoils says who has what was won at a Quest that is over, or that it is gone; "" where there
// is nothing of the kind.
func (f *Words) Spoils(q roundtable.Place) string {
	relic := f.Rules.Box.Quests[q].Relic
	if f.View.InPlay(q) || relic == roundtable.NoRelic {
		return ""
	}
	if s := f.View.Owner(relic); s != game.NoSeat {
		return f.Knight(s)
	}
	return f.T("quest.relic-gone", "what", f.T("term."+relic.String()))
}

// LoyaltyWord is under one's own Loyalty card; it tells nothing.
func (f *Words) LoyaltyWord() string { return f.T("loyalty.word") }

// LoyaltyTip tells the viewer what his card says.
func (f *Words) LoyaltyTip() string {
	if f.View.Seat != f.Home {
		return f.T("loyalty.hidden")
	}
	return Paragraphs(append([]string{"<b>" + f.T("loyalty."+f.View.Loyalty.String()) + "</b>"}, f.duties()...)...)
}

// duties are what the viewer's side may do.
func (f *Words) duties() []string {
	fate := f.View.Players[f.Home].Fate
	switch is := f.View.Loyalty; {
	case is == roundtable.Traitor && fate == roundtable.Unmasked:
		return []string{f.T("loyalty.traitor.robs")}
	case fate != roundtable.Alive || f.Rules.Options.Loyalty == roundtable.NoTraitor:
		return nil
	case is == roundtable.Traitor:
		return []string{f.T("loyalty.traitor.hides"), f.T("loyalty.traitor.shows"), f.felonHelp()}
	case is == roundtable.Loyal:
		return []string{f.T("loyalty.loyal.does"), f.T("loyalty.loyal.doubts")}
	}
	return nil
}

// Step is the step of the turn that is being played: 1 Evil, 2 the Heroic Action, 3 its end, 0
// before the first turn.
func (f *Words) Step() int {
	switch {
	case f.Asked != game.NoSeat && (f.Kind == model.AskEvil || f.Kind == game.AskKind(roundtable.AskTraitor)):
		return 1
	case f.Acted():
		return 3
	case f.Asked != game.NoSeat && f.Kind == model.AskHeroic:
		return 2
	}
	return 0
}

// Acted reports whether the asked one has done what his turn asks of him: what is left is to
// end it, and what may be done too.
func (f *Words) Acted() bool {
	t := &f.View.Turn
	return f.Asked != game.NoSeat && f.Kind == model.AskHeroic && t.Done > 0 && (!t.Second || t.Done > 1)
}

// PromptSeat is who is asked, or whose turn it is.
func (f *Words) PromptSeat() game.Seat {
	if f.Asked != game.NoSeat {
		return f.Asked
	}
	if f.View.Over {
		return game.NoSeat
	}
	return f.Active()
}

// Prompt is the sentence on the ribbon.
func (f *Words) Prompt() string {
	switch {
	case f.View.Over, f.View.Engines == roundtable.SiegeFull:
		return f.T("prompt.over")
	case f.Asked != game.NoSeat && f.Listens:
		return f.T("coach.listen")
	case f.Asked != game.NoSeat:
		return f.T("ui.asks", "name", f.Knight(f.Asked), "text", f.question())
	case f.Active() == game.NoSeat && f.View.Pool.N > 0:
		return f.T("prompt.sharing")
	case f.Active() == game.NoSeat:
		return f.T("prompt.gifts")
	case f.Thinking && !f.Seats[f.Active()].Computer && (!f.View.Coming.Here || f.TriedBy() != game.NoSeat):
		return f.T("prompt.others")
	case f.Thinking && f.Seats[f.Active()].Computer && len(f.Moving) == 0: // else one sees what he does
		return f.T("ui.thinking", "name", f.Knight(f.Active()))
	}
	return f.T("prompt.turn", "name", f.Knight(f.Active()))
}

// question is what is asked.
func (f *Words) question() string {
	by := f.TriedBy()
	switch {
	case f.Acted() && f.may(roundtable.ActSacrifice):
		return f.T("ask.done.more")
	case f.Acted():
		return f.T("ask.done")
	case f.Kind == model.AskHeroic && f.Freely():
		return f.T("ask.heroic.free")
	case f.Kind == game.AskKind(roundtable.AskPledge) && by != f.Asked && by != game.NoSeat && f.LetBe():
		return f.T("ask.pledge.still", "name", f.Knight(by), "what", f.Black(f.View.Coming.Name))
	case f.Kind == game.AskKind(roundtable.AskPledge) && by != f.Asked && by != game.NoSeat:
		return f.T("ask.pledge.help", "name", f.Knight(by), "what", f.Black(f.View.Coming.Name))
	}
	if by := f.lastBy(roundtable.EventRefused); f.Kind == game.AskKind(roundtable.AskPropose) && by != game.NoSeat {
		return f.T("ask.propose.again", "name", f.Knight(by))
	} else if f.Kind == game.AskKind(roundtable.AskAccept) && by != game.NoSeat && by != f.Asked {
		return f.T("ask.accept.again", append(f.askedAbout(), "by", f.Knight(by))...)
	}
	if n := int(f.View.Ordered); f.Kind == game.AskKind(roundtable.AskOrder) && n > 0 {
		return f.T("ask.order.next", "number", n+1)
	}
	return f.T("ask."+f.Ask, f.askedAbout()...)
}

// lastBy is whose event of a kind was the last while it is open how the cards that lie open are
// shared; NoSeat is nobody's.
func (f *Words) lastBy(k game.EventKind) game.Seat {
	for _, move := range slices.Backward(f.Moves) {
		for _, e := range slices.Backward(move.Events) {
			switch e.Kind {
			case k:
				return e.Seat
			case roundtable.EventSharing, roundtable.EventDealt:
				return game.NoSeat
			}
		}
	}
	return game.NoSeat
}

// askedAbout is what a question about the card that comes, or is shared, is about.
func (f *Words) askedAbout() []any {
	if pool := &f.View.Pool; f.Kind == game.AskKind(roundtable.AskShare) && pool.Named < pool.N {
		return []any{"what", f.White(pool.Cards[pool.Named]), "number", int(pool.Named) + 1, "of", int(pool.N)}
	}
	if by := f.lastBy(roundtable.EventProposed); f.Kind == game.AskKind(roundtable.AskAccept) && by != game.NoSeat {
		return []any{"name", f.Knight(by)}
	}
	if !f.View.Coming.Here {
		return nil
	}
	return []any{"what", f.Black(f.View.Coming.Name)}
}

// BlackOrHidden is a Black card's name, or that it lies face down.
func (f *Words) BlackOrHidden(b roundtable.Black) string {
	if b == roundtable.NoBlack {
		return f.T("black.hidden")
	}
	return f.Black(b.Name())
}

// SwordsLabel counts the swords.
func (f *Words) SwordsLabel() string {
	return f.T("swords.label", "white", int(f.View.White), "black", int(f.View.Black))
}

// SwordsTip says what they mean.
func (f *Words) SwordsTip() string {
	secure := ""
	if f.Secure() && !f.View.Over {
		secure = f.T("swords.secure")
	}
	return Paragraphs("<b>"+f.SwordsLabel()+"</b>", f.T("swords.tip"), secure)
}

// SwordsEnd says how many end the game; near, that the next one does.
func (f *Words) SwordsEnd() (text string, near bool) {
	if f.View.Swords() == roundtable.TableFull-1 {
		return f.T("swords.next"), true
	}
	return f.T("swords.end"), false
}

// CardTip explains a card of the hand.
func (f *Words) CardTip(w roundtable.White) string {
	use := "card.any"
	if !f.View.InPlay(roundtable.ExcaliburQuest) {
		use = "card.heals"
	}
	return Paragraphs("<b>"+f.White(w)+"</b>", f.WhiteText(w), f.T(use))
}

// FaceTip explains a card that lies open, a White one or a Black one; "" for one that is
// not known.
func (f *Words) FaceTip(w roundtable.White, b roundtable.Black) string {
	switch {
	case w != roundtable.NoWhite:
		return f.CardTip(w)
	case b != roundtable.NoBlack:
		return Paragraphs("<b>"+f.Black(b.Name())+"</b>", f.BlackText(b.Name()))
	}
	return ""
}

// Chained reports whether a Black card in play keeps a White card from being used.
func (f *Words) Chained(w roundtable.White) bool {
	return w == roundtable.Merlin && f.View.Vivien || w == roundtable.GrailCard && f.View.Forest
}
