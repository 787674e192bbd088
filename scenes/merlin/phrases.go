package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
)

// What the log's phrases are made of, in any module.

// plain tells an event whose arguments say nothing more.
func plain(key string) func(*teller, game.Event) string {
	return func(t *teller, _ game.Event) string { return t.f.T(key) }
}

// amounts tells an event whose first argument is a number.
func amounts(key string) func(*teller, game.Event) string {
	return func(t *teller, e game.Event) string { return t.f.T(key, "count", int(e.Args[0])) }
}

// tookFrom tells of a thing that there is only one of: the first argument is its owner
// before.
func tookFrom(key string) func(*teller, game.Event) string {
	return func(t *teller, e game.Event) string {
		switch from := game.Seat(e.Args[0]); from {
		case game.NoSeat:
			return t.f.T(key)
		case e.Seat:
			return t.f.T(key + ".kept")
		default:
			return t.f.T(key+".from", "other", t.name(from))
		}
	}
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

// theDie names a die within a sentence.
func (f *frame) theDie(i uint8) string { return f.T("die.the." + f.rows.dice[i].Word) }

// intoProvince names a province that something comes into.
func (f *frame) intoProvince(p merlin.Province) string {
	return "{" + provinceSprite(p) + glued + f.T("province.into."+p.String())
}

// cardShort names a quest card by what it asks for.
func (f *frame) cardShort(card int16) string {
	return cardWords(f.Locale, &f.rules.Box.Quests[card])
}
