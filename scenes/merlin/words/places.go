package words

import (
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/model"
)

// PostTip says who stands on a place, what one does there, and who leaves for whoever
// may come there now.
func (f *Words) PostTip(one model.Post, p merlin.Province) string {
	return Paragraphs(append([]string{f.postTip(one, p)}, f.Leavers(one.At)...)...)
}

func (f *Words) postTip(one model.Post, p merlin.Province) string {
	switch {
	case !f.Rows.Province.Many:
		return f.servantTip(one.Servant, p)
	case one.Any:
		return f.guestTip("<b>"+f.T("place.city")+"</b> – "+f.T("hint.place.free"), p)
	case one.Servant == merlin.Lady:
		return f.servantTip(merlin.Lady, p)
	}
	return f.guestTip("<b>"+f.T("servant."+one.Servant.String())+"</b> – "+f.Called(one.Owner), p)
}

// guestTip says of a place of a district what servants do there.
func (f *Words) guestTip(head string, p merlin.Province) string {
	lines := append([]string{head, f.Rows.Province.Serve(f, p)}, f.Warnings(p)...)
	return Paragraphs(append(lines, f.T("hint.place.city"))...)
}

// GuestName names a place of a district.
func (f *Words) GuestName(t game.Target) string {
	name := f.T("place.city")
	if v, ok := f.GuestAt(t); ok {
		name = f.T("servant." + v.String())
	}
	return name + ", " + f.T("province.full."+merlin.Province(t.B).String())
}

// loadWords are what the tip of a province's influence says of what lies with a seat's.
func (f *Words) loadWords(s game.Seat, p merlin.Province) (lines []string) {
	for _, row := range f.Rows.Loads {
		if n := row.With(f.Model, s, p); n > 0 {
			lines = append(lines, f.T(row.Words, "count", int(n)))
		}
	}
	return lines
}

// StockWords says what lies on a province.
func (f *Words) StockWords(p merlin.Province) string {
	var things []string
	for _, i := range []merlin.Item{merlin.Shield, merlin.Flag, merlin.Material} {
		things = append(things, f.T("item.count."+i.String()+"."+p.String(), "count", int(f.View.Stock[i][p])))
	}
	return f.T("hint.province", "things", JoinWords(f.Locale, things))
}

// ProvinceShort names a province by its colour and by its own name, if it has one.
func (f *Words) ProvinceShort(p merlin.Province) string {
	colour := f.T("province." + p.String())
	if name := f.Rows.Province.Name; name != nil {
		return f.T("province.district", "colour", colour, "district", name(f, p))
	}
	return colour
}

// provinceSpace names the space of a province, by its own name if it has one.
func (f *Words) provinceSpace(p merlin.Province) string {
	if f.Rows.Province.Name != nil {
		return f.ProvinceShort(p)
	}
	return f.T("space." + merlin.ProvinceSpace.String() + "." + p.String() + ".name")
}

// PayWords names the colours of which one pays for a tile, and what the player at
// the bottom has of each.
func PayWords(f *Words, tile uint8) string { return payWords(f, "domain.pays", tile) }

func payWords(f *Words, key string, tile uint8) string {
	fits := f.Rules.Fits(tile, f.View.Rows)
	var colours []string
	for p := range merlin.Province(merlin.Provinces) {
		if fits>>p&1 == 0 {
			continue
		}
		colour := f.T("colour." + p.String())
		if n := f.View.Players[f.Home].Items[merlin.Material][p]; n > 0 {
			colour = f.T("domain.owned", "colour", colour, "count", int(n))
		}
		colours = append(colours, colour)
	}
	return f.T(key, "colours", strings.Join(colours, ", "))
}
