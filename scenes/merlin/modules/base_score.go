package modules

import (
	"cmp"
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
)

// baseParts are the base's parts of a scoring's sheet.
var baseParts = []draw.Part{
	{Of: draw.OfTraitors, Name: "score.traitors", Icon: draw.Icon("traitor-black"), Hint: "score.traitors.text", Lines: traitorLines},
	{
		Of: draw.OfDomain, Name: "score.domain", Hint: "score.domain.text", Lines: domainLines, Lights: draw.LitAreas,
		Icon: func(f *draw.Frame) string { return "manor-" + f.Seats[0].Colour },
	},
	{Of: draw.OfInfluence, Name: "score.influence", Icon: draw.Icon("seal-crown"), Hint: "score.influence.text", Lines: influenceLines, Lights: draw.LitProvinces},
	{Of: draw.OfServants, Name: "score.servants", Icon: draw.Icon("any-servant"), Hint: "score.servants.text", Lines: servantLines, Lights: draw.LitServants},
	{Of: draw.OfEnd, Name: "score.end", Icon: draw.Icon("points-star"), Hint: "score.end.text", Lines: endLines},
}

// traitorLines tell colour by colour what each traitor was repelled with.
func traitorLines(s *draw.Scored, f *draw.Frame) (lines []scenes.SheetLine) {
	for c := range merlin.Province(merlin.Provinces) {
		any := false
		row := draw.Cells(f, func(seat game.Seat) scenes.SheetCell {
			gone := s.Gone[seat][c]
			cell := scenes.SheetCell{Points: s.Lost[seat][c], Gets: gone != draw.Ways{}}
			any = any || cell.Gets
			cell.Text, cell.Says = traitorText(s, f, seat, c)
			return cell
		})
		if any {
			label := "{" + words.ProvinceSprite(c) + "} " + f.T("traitor."+c.String())
			lines = append(lines, scenes.SheetLine{Label: label, Cells: row})
		}
	}
	if len(lines) == 0 {
		lines = append(lines, scenes.SheetLine{Label: f.T("score.no-traitors")})
	}
	return append(lines, s.ReasonLine(f, merlin.ForExcalibur, f.T("score.excalibur.line"), "{Excalibur}")...)
}

// traitorText puts beside each traitor of a colour what he was repelled with; other
// things may stand for shields. In words it is these things alone.
func traitorText(s *draw.Scored, f *draw.Frame, seat game.Seat, c merlin.Province) (text, says string) {
	traitor, gone := "{"+model.TraitorSprite(c)+"}", &s.Gone[seat][c]
	put := func(n int, sprite, said string) {
		text += strings.Repeat(traitor+"{"+sprite+"} ", n)
		says += strings.Repeat("{"+said+"}", n)
	}
	instead, beside := s.Extras(f, draw.OfTraitors, true, seat, uint8(c)), s.Extras(f, draw.OfTraitors, false, seat, uint8(c))
	shields, shield := gone[merlin.ByShield], model.ItemSprite(merlin.Shield, c)
	for _, x := range instead {
		shields -= x.N
	}
	put(shields, shield, shield)
	for _, x := range instead {
		put(x.N, x.Sprite, x.Sprite)
	}
	put(gone[merlin.ByFlag], model.ItemSprite(merlin.Flag, merlin.Black), "flag") // of whatever colour
	put(gone[merlin.ByExcalibur], "Excalibur", "Excalibur")
	for _, x := range beside {
		put(x.N, x.Sprite, x.Sprite)
	}
	put(gone[merlin.Unrepelled], "cross", "cross")
	return text, says
}

// domainLines tell area by area who has how many manors.
func domainLines(s *draw.Scored, f *draw.Frame) (lines []scenes.SheetLine) {
	empty := 0
	for _, a := range draw.AreasOf(f.Rules.Table(&s.Table)) {
		part := Area(s, int(a.First))
		if len(a.Leaders) == 0 || part == nil {
			empty++
			continue
		}
		row := draw.Cells(f, func(seat game.Seat) scenes.SheetCell {
			if a.Strength[seat] == 0 {
				return scenes.SheetCell{}
			}
			return cell(part, seat, manorsText(s, f, &a, seat))
		})
		terrain := f.T("terrain." + a.Terrain.String())
		label := "{" + draw.TileSprite(merlin.Tile{Terrain: a.Terrain}) + "} " + f.T("score.area", "terrain", terrain, "count", len(a.Tiles))
		lines = append(lines, scenes.SheetLine{Label: label, Cells: row})
	}
	if empty > 0 {
		lines = append(lines, scenes.SheetLine{Label: f.T("score.unclaimed", "count", empty)})
	}
	return lines
}

// manorsText shows a seat's manors in an area with what counts as manors.
func manorsText(s *draw.Scored, f *draw.Frame, a *draw.DomainArea, seat game.Seat) string {
	manors, text := int(a.Strength[seat]), ""
	for _, x := range s.Extras(f, draw.OfDomain, true, seat, a.Tiles...) {
		manors -= x.N
		text += strings.Repeat("{"+x.Sprite+"}", x.N)
	}
	return strings.Repeat("{manor-"+f.Seats[seat].Colour+"}", manors) + text
}

// Area returns what was scored for the area that begins with a tile.
func Area(s *draw.Scored, first int) *draw.ScoredPart {
	for i := range s.Areas {
		if s.Areas[i].What == first {
			return &s.Areas[i]
		}
	}
	return nil
}

// cell is a seat's part in an area or province where it has something.
func cell(p *draw.ScoredPart, s game.Seat, text string) scenes.SheetCell {
	return scenes.SheetCell{Text: text, Points: p.Got[s], Gets: p.Shares[s], Leads: p.Shares[s]}
}

// influenceLines tell province by province who had how many markers.
func influenceLines(s *draw.Scored, f *draw.Frame) (lines []scenes.SheetLine) {
	for i := range s.Counties {
		part := &s.Counties[i]
		p := merlin.Province(part.What)
		row := draw.Cells(f, func(seat game.Seat) scenes.SheetCell {
			n := int(s.Table.Players[seat].Influence[p])
			if n == 0 {
				return scenes.SheetCell{}
			}
			text, says := loads(s, f, seat, p)
			if part.Grail == seat {
				text, says = text+" {Grail}", says+", {Grail}"
			}
			c := cell(part, seat, fmt.Sprintf("{influence-%s} %d", f.Seats[seat].Colour, n)+text)
			c.Says = fmt.Sprint(n) + says
			return c
		})
		line := scenes.SheetLine{Cells: row}
		line.Label, line.Says = provinceLabel(s, f, p, part.Size)
		lines = append(lines, line)
	}
	return lines
}

// loads tells what strengthened a seat's markers in a province, also in words.
func loads(s *draw.Scored, f *draw.Frame, seat game.Seat, p merlin.Province) (text, says string) {
	for _, x := range s.Extras(f, draw.OfInfluence, false, seat, uint8(p)) {
		if x.Sprite == "" {
			text += fmt.Sprintf(" +%d", x.N)
			says += fmt.Sprintf(" +%d", x.N)
			continue
		}
		text += fmt.Sprintf(" {"+x.Sprite+words.Glued+"%d", x.N)
		says += ", " + strings.Repeat("{"+x.Sprite+"}", x.N)
	}
	return text, says
}

// provinceLabel names a province with what it was worth, and what was nobody's there.
func provinceLabel(s *draw.Scored, f *draw.Frame, p merlin.Province, worth int) (label, says string) {
	key := "score.province"
	for _, row := range f.Rows.Parts {
		if row.Of == draw.OfInfluence {
			key = cmp.Or(row.Label, key)
		}
	}
	says = f.T(key, "province", f.T("province."+p.String()), "count", worth)
	label = "{" + words.ProvinceSprite(p) + "} " + says
	text, said := loads(s, f, game.NoSeat, p)
	if text == "" {
		return label, says
	}
	return label + " ·" + text, says + said
}

// servantLines tell servant by servant who has him in which province.
func servantLines(s *draw.Scored, f *draw.Frame) (lines []scenes.SheetLine) {
	rest := s.Points[merlin.ForServants]
	for v := range merlin.Servant(merlin.Servants) {
		row := draw.Cells(f, func(seat game.Seat) scenes.SheetCell {
			where := f.View.Players[seat].Servants[v]
			if where == merlin.Castle || rest[seat] == 0 {
				return scenes.SheetCell{}
			}
			rest[seat]--
			text := "{" + model.ServantSprite(v, f.Seats[seat].Colour) + "} {" + words.ProvinceSprite(where) + "} " + f.T("province."+where.String())
			return scenes.SheetCell{Text: text, Points: 1, Gets: true}
		})
		lines = append(lines, scenes.SheetLine{Label: "{servant-symbol-" + model.ServantName(v) + "} " + f.T("servant."+v.String()), Cells: row})
	}
	if rest == [merlin.MaxSeats]int{} {
		return lines
	}
	more := draw.Cells(f, func(seat game.Seat) scenes.SheetCell {
		return scenes.SheetCell{Points: rest[seat], Gets: rest[seat] != 0}
	})
	return append(lines, scenes.SheetLine{Label: f.T("score.servants"), Cells: more})
}

// endLines tell what is scored at the end of the game.
func endLines(s *draw.Scored, f *draw.Frame) []scenes.SheetLine {
	player := func(seat game.Seat) *merlin.Player {
		p := f.Position().Counted(seat)
		return &p
	}
	return []scenes.SheetLine{
		endLine(s, f, merlin.ForApples, "score.apples.line", "apple", func(seat game.Seat) int { return int(player(seat).Apples) }),
		endLine(s, f, merlin.ForStaffs, "score.staffs.line", "staff", func(seat game.Seat) int { return int(player(seat).Staffs) }),
		endLine(s, f, merlin.ForThrees, "score.threes.line", "any-shield", func(seat game.Seat) int { return player(seat).Goods() }),
	}
}

// endLine tells of how many things a seat has and what it gets for them.
func endLine(s *draw.Scored, f *draw.Frame, why merlin.Reason, key, sprite string, n func(game.Seat) int) scenes.SheetLine {
	row := draw.Cells(f, func(seat game.Seat) scenes.SheetCell {
		text := fmt.Sprintf("{%s} %d", sprite, n(seat))
		return scenes.SheetCell{Text: text, Points: s.Points[why][seat], Gets: true}
	})
	return scenes.SheetLine{Label: f.T(key), Cells: row}
}
