package words

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
)

// CardTip says all of a card: what it is, what it says, its state, and why it cannot be
// chosen where it cannot.
func (f *Words) CardTip(c legends.Card, open bool) string {
	head := "<b>" + f.Card(c) + "</b> · <i>" + f.KindOf(c) + "</i>"
	var lines []string
	if c.IsCharacter() {
		lines = append(lines, f.Scores(c))
	} else if need := f.Requirement(c); need != "" {
		lines = append(lines, f.T("tip.needs", "parts", need), f.Points(int(f.Face(c).Points)))
	}
	lines = append(lines, f.Text(c), f.state(c), f.handTip(c))
	if !open && f.Asked != game.NoSeat {
		lines = append(lines, "<i>"+f.WhyNotCard(c)+"</i>")
	}
	return Paragraphs(append([]string{head}, lines...)...)
}

// Scores are a character's present ones, by name; "" for other cards.
func (f *Words) Scores(c legends.Card) string {
	if !c.IsCharacter() {
		return ""
	}
	var parts []string
	t := f.Table()
	for a := range legends.Abilities {
		parts = append(parts, f.T("need.printed", "ability", f.Ability(a), "needs", Number(t.Score(c, a))))
	}
	return strings.Join(parts, ", ")
}

// state says what befalls a character in play, and what it bears.
func (f *Words) state(c legends.Card) string {
	if !c.IsCharacter() || f.View.Chars[c].At >= legends.Places {
		return ""
	}
	var parts []string
	ch := &f.View.Chars[c]
	if ch.Doomed {
		parts = append(parts, f.T("state.doomed"))
	}
	if ch.Silent != 0 {
		parts = append(parts, f.T("state.silent"))
	}
	if f.Table().GuardedFrom(c) {
		parts = append(parts, f.T("state.guarded"))
	}
	for _, special := range f.Borne(c) {
		parts = append(parts, f.T("state.bears", "card", f.Card(special)))
	}
	return strings.Join(parts, " ")
}

// handTip says that a card is carried out by hand.
func (f *Words) handTip(c legends.Card) string {
	if !f.Face(c).ByHand {
		return ""
	}
	return f.T("tip.by-hand")
}

// EventTip says what an event asks for, how everybody stands with it, and why it cannot
// be completed now.
func (f *Words) EventTip(c legends.Card, open bool) string {
	lines := []string{"<b>" + f.Card(c) + "</b> · <i>" + f.KindOf(c) + "</i>"}
	if need := f.Requirement(c); need != "" {
		lines = append(lines, f.T("tip.needs", "parts", need)+" · "+f.brings(c))
	}
	lines = append(lines, f.Text(c), f.handTip(c))
	lines = append(lines, f.standing(c)...)
	if under := f.EventAt(c).Under; under != legends.NoCard {
		lines = append(lines, f.T("tip.under", "card", f.Card(under)))
	}
	if !open && f.Asked != game.NoSeat {
		lines = append(lines, "<i>"+f.WhyNotComplete(c)+"</i>")
	}
	return Paragraphs(lines...)
}

// Brief says in short lines of a card that is looked at how everybody stands with it, and
// what one can do with it now.
func (f *Words) Brief(c legends.Card) string {
	face := f.Face(c)
	var lines []string
	switch face.Icon {
	case legends.Threat:
		lines = append(lines, "{helper-threat} "+f.T("helper.threat"))
	case legends.Romance:
		lines = append(lines, "{helper-romance} "+f.T("helper.romance"))
	}
	if f.EventAtOpen(c) && f.Requirement(c) != "" {
		lines = append(lines, f.standing(c)...)
	}
	switch now := f.now(c); {
	case now != "":
		lines = append(lines, now)
	case f.IsPicked(c):
		lines = append(lines, f.T("help.picked"))
	case f.Movable(c) && f.View.Chars[c].At < legends.Places:
		lines = append(lines, f.T("brief.move"))
	case f.Movable(c):
		lines = append(lines, f.T("brief.play"))
	case c.IsCharacter() && f.state(c) != "":
		lines = append(lines, f.state(c))
	case c.IsCharacter() && f.Asked != game.NoSeat && f.WhyNotCard(c) != f.WhyAsked():
		lines = append(lines, f.WhyNotCard(c))
	case !c.IsCharacter() && f.Asked != game.NoSeat && f.EventAtOpen(c) && !f.Asks(model.AskComplete):
		lines = append(lines, f.WhyNotComplete(c))
	case c.IsSpecial():
		lines = append(lines, f.T("special.how", "cards", f.givers(c)))
	case f.EventAtOpen(c) && f.Asks(model.AskComplete) && f.doneThere(c):
		lines = append(lines, f.Reason(legends.PlaceDone))
	}
	if len(lines) < 2 && (len(lines) == 0 || f.now(c) != "") { // what is asked stays in sight
		return Paragraphs(append(lines, f.Advice())...)
	}
	return strings.Join(lines, "\n")
}

// givers are the cards of this game that may give a special card.
func (f *Words) givers(special legends.Card) string {
	var names []string
	for c := range legends.Card(legends.AllCards) {
		if f.Face(c).Level > f.View.Level {
			continue
		}
		for _, x := range f.Rules.Deck.TextsOf(c) {
			if slices.ContainsFunc(x.Do, func(e legends.Effect) bool { return e.Op == legends.Gain && e.Special == special }) {
				names = append(names, f.Card(c))
			}
		}
	}
	return strings.Join(names, ", ")
}

// doneThere reports whether the one on turn has completed an event at a card's place.
func (f *Words) doneThere(c legends.Card) bool {
	return f.View.Turn.Completed>>f.EventAt(c).At&1 == 1
}

// now is what a click on a card does now; "" where it does nothing, or picks it up.
func (f *Words) now(c legends.Card) string {
	for _, kind := range []uint8{legends.TargetHand, legends.TargetCharacter, legends.TargetEvent, legends.TargetDiscard} {
		var titles []string
		for _, choice := range f.Choices[game.Target{Kind: kind, Seat: game.NoSeat, A: uint8(c)}] {
			if !choice.Quiet && !slices.Contains(titles, choice.Title) {
				titles = append(titles, choice.Title)
			}
		}
		if len(titles) > 0 {
			return f.T("brief.click", "what", strings.Join(titles, " · "))
		}
	}
	return ""
}

// EventAtOpen reports whether a card is an event that lies open at a place.
func (f *Words) EventAtOpen(c legends.Card) bool {
	return !c.IsCharacter() && !c.IsSpecial() && f.EventAt(c).At < legends.Bid
}

// PlaceTip says what a place hints at, and how the companies there stand.
func (f *Words) PlaceTip(p legends.Place) string {
	lines := []string{"<b>" + f.Place(p) + "</b>"}
	if p < legends.Avalon {
		icons := f.Rules.Deck.Icons[p]
		lines = append(lines, f.T("tip.place", "one", f.Ability(icons[0]), "two", f.Ability(icons[1])))
	} else if c := f.PlaceCard(p); c != legends.NoCard {
		lines = append(lines, f.Text(c))
	}
	for _, s := range f.Order() {
		if len(f.Company(s, p)) > 0 {
			lines = append(lines, f.T("tip.company", "name", f.Who(s), "parts", f.Totals(s, p)))
		}
	}
	if !f.Asks(model.AskSend) && f.Asked != game.NoSeat && len(f.Desk.Picked) > 0 {
		if goals := f.Goals(f.Desk.Picked); goals[p].Do == nil {
			lines = append(lines, "<i>"+f.WhyNotPut(p)+"</i>")
		}
	}
	return Paragraphs(lines...)
}

// Ready counts the events that a seat's companies have enough for, without those who go before its turn. // L66, L115
func (f *Words) Ready(s game.Seat) int {
	if s == f.View.Turn.Seat && f.View.Turn.Phase <= legends.PhaseComplete {
		return len(f.takeable(s))
	}
	return len(f.on(f.tonight()).takeable(s))
}

// SeatLabel says how a player stands.
func (f *Words) SeatLabel(s game.Seat) string {
	ready := f.T("ready.none")
	if n := f.Ready(s); n > 0 {
		ready = f.T("ready.count", "count", n)
	}
	return f.T("seat.tells", "name", f.Who(s), "points", f.Points(f.Table().Points(s)), "cards", f.T("cards.count", "count", int(f.View.Held[s])), "ready", ready)
}

// SeatTip lists what a player has won.
func (f *Words) SeatTip(s game.Seat) string {
	var won []string
	for _, c := range f.Trophies(s) {
		won = append(won, f.T("word.pair", "name", f.Card(c), "text", Number(int(f.Face(c).Points))))
	}
	lines := []string{f.SeatLabel(s)}
	if face, ok := strings.CutPrefix(f.Seats[s].Face, "face-"); ok {
		lines = append(lines, "<i>"+f.T("face."+face+"."+legends.TitleName)+"</i>")
	}
	if len(won) > 0 {
		lines = append(lines, f.T("seat.won", "cards", strings.Join(won, "; ")))
	}
	if s == f.View.First {
		lines = append(lines, f.T("seat.first"))
	}
	if n := f.Table().HeadStart(s); n > 0 {
		lines = append(lines, f.T("seat.even", "count", n))
	}
	return Paragraphs(lines...)
}

// chapters of the rules, by how the names of regions begin.
var chapters = []struct{ begins, chapter string }{
	{"place-", ""},
	{"put-", ""},
	{"event-", "completing"},
	{"hand-", ""},
	{"char-", ""},
	{"company-", "characters"},
	{"won-", "completing"},
	{"bid-", "bidding"},
	{"pile-", "actions"},
	{"events-pile", "events"},
	{"heraldry", "events"},
	{"special-", "special"},
	{"final", "end"},
	{"seat-", "end"},
	{"phase-", "turn"},
	{"actions", "actions"},
	{"go-on", "turn"},
	{"use", "texts"},
}

// Chapter is that of the rules about a region.
func (f *Words) Chapter(region string) string {
	for _, c := range chapters {
		if strings.HasPrefix(region, c.begins) {
			return cmp.Or(c.chapter, f.asking(), "turn")
		}
	}
	return ""
}

// asking is the chapter of what is asked; "" where nothing is.
func (f *Words) asking() string {
	if f.Asked == game.NoSeat {
		return ""
	}
	return cmp.Or(asked[f.Kind], "texts")
}

// asked are the chapters of the questions that no text asks.
var asked = map[game.AskKind]string{
	model.AskStart: "setup", model.AskBid: "bidding", model.AskOverlay: "events", model.AskComplete: "completing",
	model.AskAction: "actions", model.AskEscort: "actions", model.AskByHand: "deck",
}

// CharactersTip explains the pile of characters, and why none can be drawn now.
func (f *Words) CharactersTip() string {
	tip := f.T("pile.characters-tip", "count", int(f.View.Discard))
	switch {
	case f.ending():
		return Paragraphs(tip, "<i>"+f.Reason(legends.NoAction)+"</i>")
	case f.HandIsFull():
		return Paragraphs(tip, "<i>"+f.Reason(legends.HandFull)+"</i>")
	}
	return tip
}

// EventsTip explains the pile of events, and how the game ends. // L77, L78
func (f *Words) EventsTip() string {
	return Paragraphs(f.T("pile.events-tip", "count", int(f.View.Gone)), f.Ending())
}
