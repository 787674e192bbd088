package words

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
)

// What the log's phrases are made of, in any module.

// Plain tells an event whose arguments say nothing more.
func Plain(key string) func(*Teller, game.Event) string {
	return func(t *Teller, _ game.Event) string { return t.F.T(key) }
}

// Counted is a phrase for so many events in a row.
func Counted(key string) func(*Teller, game.Event, int) string {
	return func(t *Teller, _ game.Event, n int) string { return t.F.T(key, "count", n) }
}

// Amounts tells an event whose first argument is a number.
func Amounts(key string) func(*Teller, game.Event) string {
	return func(t *Teller, e game.Event) string { return t.F.T(key, "count", int(e.Args[0])) }
}

// TookFrom tells of a thing that there is only one of: the first argument is its owner
// before.
func TookFrom(key string) func(*Teller, game.Event) string {
	return func(t *Teller, e game.Event) string {
		switch from := game.Seat(e.Args[0]); from {
		case game.NoSeat:
			return t.F.T(key)
		case e.Seat:
			return t.F.T(key + ".kept")
		default:
			return t.F.T(key+".from", "other", t.Name(from))
		}
	}
}

// Glued ends a picture in a sentence; it stays on the line of the word behind it.
const Glued = "}\u00a0"

// TheItem names the item of a colour that an event tells of.
func (f *Words) TheItem(e game.Event) string {
	i, p := merlin.Item(e.Args[0]), merlin.Province(e.Args[1])
	return "{" + model.ItemSprite(i, p) + Glued + f.T("item.a."+i.String()+"."+p.String())
}

// TheSpace names a space of the ring within a sentence.
func (f *Words) TheSpace(n uint8) string { return f.T(f.SpaceKey(n) + ".the") }

// TheDie names a die within a sentence.
func (f *Words) TheDie(i uint8) string { return f.T("die.the." + f.Rows.Dice[i].Word) }

// IntoProvince names a province that something comes into.
func (f *Words) IntoProvince(p merlin.Province) string {
	return "{" + ProvinceSprite(p) + Glued + f.T("province.into."+p.String())
}

// CardShort names a quest card by what it asks for.
func (f *Words) CardShort(card int16) string {
	return CardWords(f.Locale, &f.Rules.Box.Quests[card])
}
