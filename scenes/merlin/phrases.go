package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// What several of the chronicle's phrases are made of.

// plain tells an event whose arguments say nothing more.
func plain(key string) func(*teller, game.Event) string {
	return func(t *teller, _ game.Event) string { return t.f.T(key) }
}

// tellMoved tells which figure went how far to which space.
func tellMoved(t *teller, e game.Event) string {
	if t.swaps > 0 {
		t.swaps--
		return ""
	}
	figure, from, to, way := merlin.Figure(e.Args[0]), e.Args[1], e.Args[2], e.Args[3]
	t.space = to
	key := "log.moved." + figureWord(figure)
	switch {
	case from == to:
		key = "log.stays"
	case way == 0:
		key = "log.moved.jump"
	case way < 0:
		key += ".back"
	}
	return t.f.T(key, "count", t.steps(e), "space", t.f.theSpace(uint8(to)))
}

// steps is how many spaces a figure went that counted, with Morgana where she stood.
func (t *teller) steps(e game.Event) int {
	on := t.f.View.Public
	on.Mods.Morgana.At = t.witch
	return len(t.f.rules.Table(&on).WayOf(e)) - 1
}

// tellGaveBack tells what was paid; a flag that was used has been told of.
func tellGaveBack(t *teller, e game.Event) string {
	if t.last == merlin.EventFlag {
		return ""
	}
	return t.f.T("log.gave-back", "thing", t.f.theItem(e))
}

// glued ends a picture in a sentence; it stays on the line of the word behind it.
const glued = "}\u00a0"

// theItem names the item of a colour that an event tells of.
func (f *frame) theItem(e game.Event) string {
	i, p := merlin.Item(e.Args[0]), merlin.Province(e.Args[1])
	return "{" + itemSprite(i, p) + glued + f.T("item.a."+i.String()+"."+p.String())
}

// theSpace names a space of the ring within a sentence.
func (f *frame) theSpace(n uint8) string { return f.T(f.spaceKey(n) + ".the") }

// tookFrom tells of a thing that there is only one of.
func (f *frame) tookFrom(key string, e game.Event) string {
	switch from := game.Seat(e.Args[0]); from {
	case game.NoSeat:
		return f.T(key)
	case e.Seat:
		return f.T(key + ".kept")
	default:
		return f.T(key+".from", "other", f.Seats[from].Name)
	}
}

// cardShort names a quest card by what it asks for.
func (f *frame) cardShort(card int16) string {
	return cardWords(f.Ctx.Locale(), &f.rules.Box.Quests[card])
}
