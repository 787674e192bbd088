package merlin

import (
	"errors"
	"slices"

	"merlin/game"
	"merlin/game/merlin"
)

// why says why a thing may not be chosen now.
func (f *frame) why(t game.Target) string {
	switch {
	case f.View.Over:
		return f.T("why.game-over")
	case f.Asked == game.NoSeat && f.Thinking && f.View.Turn.Seat != game.NoSeat:
		return f.T("why.thinking", "name", f.who(f.View.Turn.Seat))
	case f.Asked == game.NoSeat:
		return f.T("why.moving")
	}
	if key := f.whyThing(t); key != "" {
		return f.T("why." + key)
	}
	switch {
	case t.Kind == merlin.TargetTile && f.question() == "build":
		return f.whyTile(t.A)
	case t.Kind == merlin.TargetCard && f.Ask != "discard":
		return f.whyQuest(merlin.Card(t.A))
	}
	return f.T("why.ask." + f.question())
}

// question is what is asked, seen through the action of the space.
func (f *frame) question() string {
	if f.next != "" {
		return f.next
	}
	return f.Ask
}

// about are the arguments of that question.
func (f *frame) about() [3]uint8 {
	if f.next != "" {
		return f.nextArgs
	}
	return f.Args
}

// whyThing is the key of the reason that lies in the thing itself; "" when it lies
// in the question.
func (f *frame) whyThing(t game.Target) string {
	me := &f.View.Players[f.Home]
	switch t.Kind {
	case merlin.TargetDie:
		return f.whyDie(t.Seat, f.View.Players[t.Seat].Dice[t.A])
	case merlin.TargetSpace:
		return f.whySpace(t.A)
	case merlin.TargetKnight:
		return f.whyKnight(merlin.Knight(t.A))
	case merlin.TargetPict, merlin.TargetPile:
		return f.whyPict(t)
	case merlin.TargetSeal:
		return f.whySeal(merlin.Servant(t.A), t.B)
	case merlin.TargetDecrees:
		if f.View.Mods.Decrees.Count(f.Home) == 0 {
			return "decrees.own-none"
		}
		return "decrees.own-moment"
	case merlin.TargetDecree:
		return f.whyDecree(t)
	case merlin.TargetPlace:
		return f.whyPlace(merlin.Servant(t.A), merlin.Province(t.B), me)
	case targetPlace:
		return f.whyGuest(t, me)
	case merlin.TargetMarker:
		if f.question() == "tower" {
			return "no-marker"
		}
	case merlin.TargetStock:
		return f.whyStock(t.A, t.B, me)
	case merlin.TargetGoods:
		return f.whyGoods(merlin.Item(t.A), merlin.Province(t.B), me)
	case merlin.TargetCard:
		return f.whyCard()
	case merlin.TargetDisplay:
		if f.View.Display[t.A] == merlin.NoCard {
			return "no-card"
		}
		return "draw-moment"
	case merlin.TargetDeck:
		return "draw-moment"
	case merlin.TargetTraitor:
		if me.Traitors[t.A] == 0 {
			return "no-traitor"
		}
		return "flag.repel"
	case merlin.TargetApples:
		return f.whyApples(me)
	case merlin.TargetStaffs:
		return f.whyStaffs(me)
	case merlin.TargetGrail:
		return "grail"
	case merlin.TargetStall:
		return f.whyStall(t)
	case merlin.TargetMorganaDie, merlin.TargetCauldron, merlin.TargetHorn, merlin.TargetPoison:
		return f.whyWitch(t)
	default:
		return f.whyGold(t)
	}
	return ""
}

func (f *frame) whyDie(s game.Seat, d merlin.Die) string {
	switch {
	case d.Used:
		return "used-die"
	case s != f.Home:
		return "foreign-die"
	case f.View.Turn.Seat != f.Home:
		return "not-your-turn"
	case f.Ask != "die":
		return "other-die"
	}
	return ""
}

func (f *frame) whyPlace(v merlin.Servant, p merlin.Province, me *merlin.Player) string {
	here, home := me.Servants[v] == p, me.Servants[v] == merlin.Castle
	switch f.question() {
	case "place":
		switch {
		case p != merlin.Province(f.about()[0]):
			return "other-province"
		case here:
			return "servant-here"
		}
		return "servant-again"
	case "place-influence":
		if here {
			return "servant-here"
		}
		return "influence-here"
	case "move-servant":
		switch {
		case here:
			return "servant-here"
		case home:
			return "servant-home"
		}
		return "servant-far"
	}
	return ""
}

func (f *frame) whyStock(item, p uint8, me *merlin.Player) string {
	empty := f.View.Stock[item][p] == 0
	if f.position().Closed(merlin.Item(item), merlin.Province(p)) && slices.Contains(takings, f.question()) {
		return "shut"
	}
	switch f.question() {
	case "take-influence":
		switch {
		case item != f.about()[0]:
			return "other-thing"
		case me.Influence[p] == 0:
			return "influence-here"
		}
		return "stock"
	case "resource":
		if item != f.about()[0] {
			return "other-thing"
		}
		return "stock"
	case "take-any", "tower", "decree-any", "take-kind", "city-take", "buy-goods":
		if empty {
			return "stock"
		}
	}
	return ""
}

func (f *frame) whyGoods(item merlin.Item, p merlin.Province, me *merlin.Player) string {
	owned := me.Items[item][p] > 0
	switch {
	case !owned && item == merlin.Flag:
		return "no-flag"
	case !owned:
		return "nothing-owned"
	case item == merlin.Flag:
		return "flag." + f.rules.FlagName(p)
	}
	return ""
}

func (f *frame) whyCard() string {
	switch {
	case f.Ask == "discard":
		return ""
	case f.View.Turn.Seat != f.Home:
		return "not-your-turn"
	case !f.rules.Free(f.Ask):
		return "quest-moment"
	case f.View.Turn.Quests > 0:
		return "quest-once"
	case !f.position().Completes(): // M1
		return "quest-visited"
	}
	return ""
}

// whyQuest names the conditions that a quest still lacks.
func (f *frame) whyQuest(card merlin.Card) string {
	q := &f.rules.Box.Quests[card]
	var missing []string
	me := f.position().Counted(f.Home)
	for i, met := range me.Met(q.Conditions) {
		if !met {
			missing = append(missing, conditionWords(f.Ctx.Locale(), q.Conditions[i]))
		}
	}
	return f.T("why.quest-missing", "conditions", joinWords(f.Ctx.Locale(), missing))
}

func (f *frame) whyApples(me *merlin.Player) string {
	switch {
	case me.Apples == 0:
		return "no-apple"
	case f.View.Turn.Moved:
		return "die-moved"
	}
	return "apple-moment"
}

func (f *frame) whyStaffs(me *merlin.Player) string {
	switch {
	case me.Staffs == 0:
		return "no-staff"
	case f.View.Turn.Staff:
		return "staff-once"
	}
	return "staff-moment"
}

// whyTile says why no manor can be built on a tile.
func (f *frame) whyTile(n uint8) string {
	switch manor := f.View.Domain[n].Manor; {
	case manor != game.NoSeat:
		return f.T("why.built", "name", f.who(manor))
	case f.View.Players[f.Home].Manors == 0:
		return f.T("why.no-manor")
	}
	return f.T("why.material")
}

// refusals are the locale keys of what the engine refuses.
var refusals = []struct {
	err error
	key string
}{
	{game.ErrRevealed, "why.revealed"},
	{game.ErrOther, "why.other"},
	{game.ErrAtStart, "why.at-start"},
	{game.ErrNoRedo, "why.no-redo"},
	{game.ErrIllegal, "error.choice"},
}

// refusalKey is the locale key of an error of the engine; "" for none and for one
// that nobody foresaw.
func refusalKey(err error) string {
	for _, r := range refusals {
		if errors.Is(err, r.err) {
			return r.key
		}
	}
	return ""
}

// refusal says in the player's language why something was not done.
func (f *frame) refusal(err error) string {
	if key := refusalKey(err); key != "" {
		return f.T(key)
	}
	return f.T("error.unknown")
}
