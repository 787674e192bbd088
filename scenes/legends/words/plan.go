package words

import (
	"cmp"
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/model"
	"merlin/scenes/table/moment"
)

// What a choice serves, as the sage tells it: the event that it brings one nearer to, what is
// still missing, what a rival has there, what a bid comes to. It is taken from what lies open to
// who is asked.

// Plan says that of a choice, with what the sage means to go on with, and why it is for no dearer event; "" where there
// is nothing to be said.
func (f *Words) Plan(c *moment.Choice, line ...game.Move) string {
	return f.withPassed(f.planned(c, line...), c)
}

// planned is that without the dearer event.
func (f *Words) planned(c *moment.Choice, line ...game.Move) string {
	without, room := "", ""
	cards, to, brings := brought(c.Do[0])
	if brings {
		without = f.uncounted(to)
	}
	f = f.evening()
	if brings && f.Asks(model.AskAction) {
		room = f.room(c.Do[0], f.Would(cards, f.Asked, to))
	}
	if kind := c.Last().Kind; kind == legends.ActTarget || kind == legends.ActSend {
		_, goes := bound(line)
		f.ordered = goes || f.called(c) != f.Card(legends.Card(c.Last().A))
	}
	return sentences(unordered(f.plan(c.Do[0], line)), room, without)
}

// Reasons are what speaks for a choice, without what it costs, and when one may have it: the first with what it gives
// up, without which nobody knows why it is no better.
func (f *Words) Reasons(c *moment.Choice, line ...game.Move) []string {
	if _, goes := bound(line); c.Do[0].Kind == legends.ActUse && !goes {
		return strings.Split(f.profits(&f.Rules.Deck.Texts[c.Do[0].A]).said, "\n")
	}
	list := slices.DeleteFunc(strings.Split(f.planned(c, line...), "\n"), func(said string) bool { return said == f.T("plan.next-turn") })
	if _, _, ok := brought(c.Do[0]); !ok {
		return list
	}
	lost, _, _ := strings.Cut(f.evening().givesUp(c.Do[0]), "\n")
	if i := slices.Index(list, lost); i > 0 {
		list = slices.Delete(list, i, i+1)
		list[0] += " " + lost
	}
	return list
}

func (f *Words) plan(a game.Action, line []game.Move) string {
	if _, _, ok := brought(a); ok && a.Kind == legends.ActStart {
		return sentences(f.serves(a), f.always(legends.Card(a.A), legends.Place(a.B)))
	} else if ok {
		return f.serves(a)
	}
	if to, ok := bound(line); ok && a.Kind == legends.ActTarget {
		return f.sentTo(legends.Card(a.A), to)
	}
	if answer := plans[a.Kind]; answer != nil {
		return answer(f, a)
	}
	if a.Kind == legends.ActUse {
		return f.uses(&f.Rules.Deck.Texts[a.A], line)
	}
	return ""
}

// plans are by kind of action.
var plans = map[game.Kind]func(*Words, game.Action) string{
	legends.ActComplete: func(f *Words, a game.Action) string { return f.takes(legends.Card(a.A)) },
	legends.ActBid:      func(f *Words, a game.Action) string { return f.bids(legends.Card(a.A)) },
	legends.ActPass:     func(f *Words, _ game.Action) string { return f.passes() },
	legends.ActDraw:     func(f *Words, _ game.Action) string { return f.draws() },
	legends.ActGoOn:     func(f *Words, _ game.Action) string { return f.leaves() },
	legends.ActDecline:  func(f *Words, _ game.Action) string { return f.leaves() },
	legends.ActTarget:   func(f *Words, a game.Action) string { return f.touches(legends.Card(a.A)) },
	legends.ActEnd:      func(f *Words, _ game.Action) string { return f.ends() },
	legends.ActNext:     func(f *Words, a game.Action) string { return f.orders(int(a.A)) },
	legends.ActSend:     func(f *Words, a game.Action) string { return f.sends(legends.Place(a.A)) },
	legends.ActPay:      func(f *Words, a game.Action) string { return f.pays(legends.Card(a.A)) },
	legends.ActMate:     func(f *Words, a game.Action) string { return f.spares(legends.Card(a.A)) },
	legends.ActRecall:   func(f *Words, a game.Action) string { return f.recalls(legends.Card(a.A)).said },
	legends.ActOpponent: func(f *Words, a game.Action) string { return f.opponent(game.Seat(a.A)) },
	legends.ActAbility:  func(f *Words, a game.Action) string { return f.names(legends.Ability(a.A)) },
	legends.ActEscort:   func(f *Words, a game.Action) string { return f.escorts(legends.Card(a.A)) },
	legends.ActBanish:   func(f *Words, a game.Action) string { return f.rid(legends.Card(a.A)).said },
	legends.ActOver:     func(f *Words, a game.Action) string { return f.overlays(legends.Card(a.A)) },
	legends.ActLeave:    func(f *Words, _ game.Action) string { return f.T("plan.leaves") },
}

// bound is where a line that chooses somebody, or a text, goes on to send that one.
func bound(line []game.Move) (to legends.Place, ok bool) {
	for i, m := range line {
		switch {
		case m.Action.Kind == legends.ActSend && i > 0:
			return legends.Place(m.Action.A), true
		case m.Action.Kind != legends.ActTarget && i > 0:
			return 0, false
		}
	}
	return 0, false
}

// aim is whom the sage means to choose for the text with which a line begins; NoCard: nobody yet.
func aim(line []game.Move) legends.Card {
	if len(line) > 1 && line[1].Action.Kind == legends.ActTarget {
		return legends.Card(line[1].Action.A)
	}
	return legends.NoCard
}

// brought are the characters whom an action brings to a place.
func brought(a game.Action) (cards []legends.Card, to legends.Place, ok bool) {
	switch a.Kind {
	case legends.ActStart, legends.ActPlay, legends.ActEnter:
		return []legends.Card{legends.Card(a.A)}, legends.Place(a.B), true
	case legends.ActMove:
		cards = []legends.Card{legends.Card(a.A)}
		if legends.Card(a.B) != legends.NoCard {
			cards = append(cards, legends.Card(a.B))
		}
		return cards, legends.Place(a.C), true
	}
	return nil, 0, false
}

// Leads are the regions of the place where a choice brings somebody.
func Leads(c *moment.Choice) []string {
	if _, to, ok := brought(c.Last()); ok {
		return []string{"place-" + to.String()}
	}
	return nil
}

// Called is a choice as the sage says it, who goes on with a line; "" where its label will do.
func (f *Words) Called(c *moment.Choice, line ...game.Move) string {
	name := f.called(c)
	if a := c.Last(); a.Kind == legends.ActTarget && name == f.Card(legends.Card(a.A)) {
		if to, ok := bound(line); ok && len(c.Do) == 1 && legends.Card(a.A).IsCharacter() {
			return f.T("called.bring", "card", f.object(legends.Card(a.A)), "to", f.to(to))
		}
		return f.T("called.choose", "card", f.object(legends.Card(a.A)))
	}
	return name
}

func (f *Words) called(c *moment.Choice) string {
	a := c.Last()
	cards, to, ok := brought(a)
	if a.Kind == legends.ActSend && legends.Card(f.Args[2]).IsCharacter() {
		cards, to, ok = []legends.Card{legends.Card(f.Args[2])}, legends.Place(a.A), true
	}
	if ok {
		name := f.object(cards[0])
		if len(cards) > 1 {
			name = f.T("word.both", "one", name, "two", f.object(cards[1]))
		}
		key := "called.play"
		if a.Kind == legends.ActMove || a.Kind == legends.ActSend {
			key = "called.bring"
		}
		return f.T(key, "card", name, "at", f.InPlace(to), "to", f.to(to))
	}
	switch {
	case a.Kind == legends.ActComplete:
		return f.T("called.complete", "card", f.Card(legends.Card(a.A)))
	case a.Kind == legends.ActBid:
		return f.T("called.bid", "card", f.object(legends.Card(a.A)))
	case a.Kind == legends.ActTarget:
		return f.aimed(legends.Card(a.A))
	case a.Kind == legends.ActUse:
		by := f.Rules.Deck.Texts[a.A].Card
		return f.T("called.use", "card", f.object(by))
	case a.Kind == legends.ActDraw:
		return f.T("called.draw")
	case a.Kind == legends.ActEnd:
		return f.T("called.end")
	case a.Kind == legends.ActPass:
		return f.T("called.pass")
	case a.Kind == legends.ActGoOn && f.Asks(model.AskText):
		return f.T("called.rest")
	}
	return ""
}

// InPlace says in which place.
func (f *Words) InPlace(p legends.Place) string {
	if p < legends.Avalon {
		return f.T("at." + p.String())
	}
	return f.special("at.", p)
}

// serves says which event of a place one is nearer to with the characters whom an action brings
// there: those that one has enough for then, or else the one that most is won for; what the second
// action of the turn makes of it, and what one has no longer enough for elsewhere.
func (f *Words) serves(a game.Action) string {
	cards, p, _ := brought(a)
	would := f.Would(cards, f.Asked, p)
	event, met := f.nearer(cards, p)
	both, lost, guards := f.pair(a), sentences(f.givesUp(a), f.unbraked(would)), f.guarding(would)
	switch {
	case event == legends.NoCard && both == "":
		said := cmp.Or(f.hints(cards, p), f.little(cards, p))
		if guards != "" && said == f.T("plan.none-come") {
			said = ""
		}
		if left := f.leavesOne(p, would); left != "" {
			return sentences(guards, left, lost)
		}
		return sentences(guards, f.foreseen(cards, p, would), said, lost, f.gone(cards, p, would))
	case event == legends.NoCard:
		return sentences(strings.TrimSpace(both+" "+lost), guards, f.hints(cards, p))
	}
	switch {
	case met:
		list := f.met(p, would)
		clinch, warning := f.clinches(list)
		return sentences(clinch, strings.TrimSpace(f.meets(list, p, would)+" "+lost), warning, f.then(a, p, list, would), guards)
	case both != "":
		_, list, _ := f.Pair(a)
		nears := ""
		if slices.Contains(list, event) {
			nears = f.event("plan.nears-first", event, p, would) // what it brings is told
		}
		clinch, warning := f.clinches(list)
		return sentences(clinch, strings.TrimSpace(both+" "+lost), warning, nears, guards)
	}
	danger, pressing := f.against([]legends.Card{event}, would)
	aside := ""
	if !pressing { // what hardly matters comes last
		danger, aside = "", danger
	}
	lack := lacks(f.has(would, event))
	if said := f.hints(cards, p); said != "" && lack > muchOf && f.lacksOf(event)-lack <= littleOf {
		return sentences(guards, f.foreseen(cards, p, would), said, f.holds(cards), lost)
	}
	return sentences(guards, f.event("plan.nears", event, p, would), danger, lost, cmp.Or(f.missing(cards, event, would), f.readies(p, would), f.leads(event, would)), f.holds(cards), f.foreseen(cards, p, would), aside)
}

// met are the events of a place that one has enough for then, and has not now.
func (f *Words) met(p legends.Place, would *legends.View) []legends.Card {
	now, then := f.Table(), f.Rules.Table(&would.Public)
	return slices.DeleteFunc(slices.Clone(f.Quests(p)), func(c legends.Card) bool {
		return !then.Completes(c, f.Asked) || now.Completes(c, f.Asked) || f.late(p) && f.Taken(then, c)
	})
}

// meets says that one has enough for events of a place then.
func (f *Words) meets(list []legends.Card, p legends.Place, would *legends.View) string {
	if len(list) > 1 {
		return f.T("plan.meets-all", "events", f.Worth(list), "at", f.InPlace(p))
	}
	return f.event("plan.meets", list[0], p, would)
}

// event says of an event what one would have of what it asks for.
func (f *Words) event(key string, event legends.Card, p legends.Place, would *legends.View) string {
	return f.there(key, event, p, "card", f.Card(event), "points", f.brings(event), "parts", f.parts(f.has(would, event)))
}

// there says something of an event at a place, which has its own name where it is no event itself.
func (f *Words) there(key string, event legends.Card, p legends.Place, args ...any) string {
	if f.PlaceCard(p) != event {
		return f.T(key, append(args, "at", f.InPlace(p))...)
	}
	return gaps.Replace(f.T(key, append(args, "at", "")...))
}

// gaps closes those that a word leaves that is not there.
var gaps = strings.NewReplacer("  ", " ", " \u00a0", "\u00a0", " :", ":", " ,", ",")

// brings says how many points an event is worth, or that it is won for its reward.
func (f *Words) brings(event legends.Card) string {
	if special := f.gift(event); special != legends.NoCard {
		return f.T("plan.a-gift", "card", f.object(special), "points", f.Points(f.scores(event)))
	}
	if n := int(f.Face(event).Points); n > 0 {
		return f.Points(n)
	}
	return f.T("plan.a-reward")
}

// has is what one has on a table of what an event asks for.
func (f *Words) has(v *legends.View, event legends.Card) []Need {
	list, _, _ := f.Needs(f.Rules.Table(&v.Public), event, f.Asked)
	return list
}

// then says what stands against events of a place that one would have enough for, and when one may
// take them; where the second action makes more of it, that.
func (f *Words) then(first game.Action, p legends.Place, events []legends.Card, would *legends.View) string {
	if f.completesYet(p) {
		return f.T("plan.at-once")
	}
	danger, pressing := f.against(events, would)
	both := f.pair(first, events...)
	switch {
	case pressing:
		return sentences(danger, both)
	case both != "":
		return sentences(both, danger)
	}
	return sentences(f.T("plan.next-turn"), danger)
}

// sentences are those that there are, one under another.
func sentences(list ...string) string {
	return strings.Join(slices.DeleteFunc(list, func(s string) bool { return s == "" }), "\n")
}

// completesYet reports whether one who is asked may complete an event of a place in this turn.
func (f *Words) completesYet(p legends.Place) bool {
	turn := f.View.Turn
	return turn.Seat == f.Asked && turn.Phase <= legends.PhaseComplete && turn.Completed>>p&1 == 0
}

// nearer is the event of a place that characters bring one nearest to, and whether they are
// enough for it, where one had not enough. What another takes first is none.
func (f *Words) nearer(cards []legends.Card, p legends.Place) (best legends.Card, enough bool) {
	return f.nearest(cards, p, f.late(p))
}

func (f *Words) nearest(cards []legends.Card, p legends.Place, late bool) (best legends.Card, enough bool) {
	would := f.Would(cards, f.Asked, p)
	then, now := f.Rules.Table(&would.Public), f.Table()
	best, least := legends.NoCard, 0
	for _, event := range f.Quests(p) {
		if late && f.Taken(then, event) {
			continue
		}
		after, met, _ := f.Needs(then, event, f.Asked)
		before, had, none := f.Needs(now, event, f.Asked)
		gain := 0
		for i := range after {
			lacked := max(0, -before[i].Over)
			if none {
				lacked = after[i].Needs
			}
			gain += lacked - max(0, -after[i].Over)
		}
		if met && !had {
			return event, true
		}
		if lack := lacks(after); gain > 0 && (best == legends.NoCard || lack < least) {
			best, least = event, lack
		}
	}
	return best, false
}

// lacksOf is how much one lacks for an event in all.
func (f *Words) lacksOf(event legends.Card) (n int) {
	list, _, none := f.Needs(f.Table(), event, f.Asked)
	if !none {
		return lacks(list)
	}
	for _, need := range list {
		n += need.Needs
	}
	return n
}

// Lacks is how much of what an event asks for is missing on a table of one's own.
func (f *Words) Lacks(v *legends.View, event legends.Card) int {
	list, _, _ := f.Needs(f.Rules.Table(&v.Public), event, f.Home)
	return lacks(list)
}

// lacks is how much is missing in all.
func lacks(needs []Need) (n int) {
	for _, need := range needs {
		n += max(0, -need.Over)
	}
	return n
}

// roomAt is how many characters have room at a place; muchOf is what of an Ability is much: one
// character may bring it; littleOf is what brings one hardly nearer.
// far is what nobody speaks of yet.
const roomAt, muchOf, littleOf, far = 6, 4, 2, 10
