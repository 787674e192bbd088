package words

import (
	"strconv"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
)

// What the table says in words, without a picture: the sentences of the explanations that
// say how it stands, and few of those that say what a thing is good for.

// ProvinceSays is what lies and stands in a province, a sentence for each.
func (f *Words) ProvinceSays(p merlin.Province) []string {
	return append(strings.Split(f.ProvinceTip(p), "\n")[1:], f.markersIn(p)...)
}

// SpaceSays is a space by its number on the way, and who stands there.
func (f *Words) SpaceSays(n uint8) string {
	said := strconv.Itoa(int(n)+1) + ". " + f.spaceName(n)
	var who []string
	for _, g := range f.Standing(n) {
		name, _, _ := strings.Cut(f.FigureTip(g, n), ". ")
		who = append(who, name)
	}
	if len(who) > 0 {
		said = f.Pair(said, JoinWords(f.Locale, who))
	}
	return said
}

// GoodsSay is what a player has of each item, a sentence for each of which he has some.
func (f *Words) GoodsSay(s game.Seat) (lines []string) {
	for i := range merlin.Item(merlin.Items) {
		var list []string
		for p := range merlin.Province(merlin.Provinces) {
			if n := f.View.Players[s].Items[i][p]; n > 0 {
				list = append(list, f.T("item.count."+i.String()+"."+p.String(), "count", int(n)))
			}
		}
		if len(list) > 0 {
			lines = append(lines, JoinWords(f.Locale, list))
		}
	}
	return lines
}

// FlagsSay is what a player's flags are good for.
func (f *Words) FlagsSay(s game.Seat) (lines []string) {
	for p := range merlin.Province(merlin.Provinces) {
		if f.View.Players[s].Items[merlin.Flag][p] > 0 {
			lines = append(lines, f.T("item.flag."+p.String())+": "+f.itemText(merlin.Flag, p))
		}
	}
	return lines
}

// TileSays is a tile on which a manor stands or something lies; "" of another.
func (f *Words) TileSays(n uint8) string {
	laid := f.onTile(n)
	if f.View.Domain[n].Manor == game.NoSeat {
		if f.View.Domain[n].Tower {
			laid = strings.TrimPrefix(laid, f.T("domain.tower"))
		}
		if laid == "" {
			return ""
		}
	}
	return f.tileName(n) + ". " + strings.ReplaceAll(laid, "\n", " ")
}
