package merlin

import (
	"cmp"
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
)

// baseParts are the base's parts of a scoring's sheet.
var baseParts = []Part{
	{Of: ofTraitors, Name: "score.traitors", Icon: icon("traitor-black"), Hint: "score.traitors.text", Lines: (*scored).traitorLines},
	{
		Of: ofDomain, Name: "score.domain", Hint: "score.domain.text", Lines: (*scored).domainLines,
		Icon: func(f *frame) string { return "manor-" + f.Seats[0].Colour },
	},
	{Of: ofInfluence, Name: "score.influence", Icon: icon("seal-crown"), Hint: "score.influence.text", Lines: (*scored).influenceLines},
	{Of: ofServants, Name: "score.servants", Icon: icon("any-servant"), Hint: "score.servants.text", Lines: (*scored).servantLines},
	{Of: ofEnd, Name: "score.end", Icon: icon("points-star"), Hint: "score.end.text", Lines: (*scored).endLines},
}

// traitorLines tell colour by colour what each traitor was repelled with.
func (s *scored) traitorLines(f *frame) (lines []scenes.SheetLine) {
	for c := range merlin.Province(merlin.Provinces) {
		any := false
		row := cells(f, func(seat game.Seat) scenes.SheetCell {
			gone := s.gone[seat][c]
			cell := scenes.SheetCell{Points: s.lost[seat][c], Gets: gone != ways{}}
			any = any || cell.Gets
			cell.Text = s.traitorText(f, seat, c)
			return cell
		})
		if any {
			label := "{" + provinceSprite(c) + "} " + f.T("province."+c.String())
			lines = append(lines, scenes.SheetLine{Label: label, Cells: row})
		}
	}
	if len(lines) == 0 {
		lines = append(lines, scenes.SheetLine{Label: f.T("score.no-traitors")})
	}
	return append(lines, s.reasonLine(f, merlin.ForExcalibur, f.T("score.excalibur.line"), "{Excalibur}")...)
}

// traitorText puts beside each traitor of a colour what he was repelled with; other
// things may stand for shields.
func (s *scored) traitorText(f *frame, seat game.Seat, c merlin.Province) string {
	traitor, gone := "{"+traitorSprite(c)+"}", &s.gone[seat][c]
	shields, text := gone[merlin.ByShield], ""
	for _, x := range s.extras(f, ofTraitors, true, seat, uint8(c)) {
		shields -= x.n
		text += strings.Repeat(traitor+"{"+x.sprite+"} ", x.n)
	}
	text = strings.Repeat(traitor+"{"+itemSprite(merlin.Shield, c)+"} ", shields) + text
	text += strings.Repeat(traitor+"{"+itemSprite(merlin.Flag, merlin.Black)+"} ", gone[merlin.ByFlag])
	text += strings.Repeat(traitor+"{Excalibur} ", gone[merlin.ByExcalibur])
	for _, x := range s.extras(f, ofTraitors, false, seat, uint8(c)) {
		text += strings.Repeat(traitor+"{"+x.sprite+"} ", x.n)
	}
	return text + strings.Repeat(traitor+"{cross} ", gone[merlin.Unrepelled])
}

// domainLines tell area by area who has how many manors.
func (s *scored) domainLines(f *frame) (lines []scenes.SheetLine) {
	empty := 0
	for _, a := range areasOf(f.rules.Table(&s.table)) {
		part := s.area(int(a.first))
		if len(a.leaders) == 0 || part == nil {
			empty++
			continue
		}
		row := cells(f, func(seat game.Seat) scenes.SheetCell {
			if a.Strength[seat] == 0 {
				return scenes.SheetCell{}
			}
			return part.cell(seat, s.manorsText(f, &a, seat))
		})
		terrain := f.T("terrain." + a.terrain.String())
		label := "{" + tileSprite(merlin.Tile{Terrain: a.terrain}) + "} " + f.T("score.area", "terrain", terrain, "count", len(a.tiles))
		lines = append(lines, scenes.SheetLine{Label: label, Cells: row})
	}
	if empty > 0 {
		lines = append(lines, scenes.SheetLine{Label: f.T("score.unclaimed", "count", empty)})
	}
	return lines
}

// manorsText shows a seat's manors in an area with what counts as manors.
func (s *scored) manorsText(f *frame, a *domainArea, seat game.Seat) string {
	manors, text := int(a.Strength[seat]), ""
	for _, x := range s.extras(f, ofDomain, true, seat, a.tiles...) {
		manors -= x.n
		text += strings.Repeat("{"+x.sprite+"}", x.n)
	}
	return strings.Repeat("{manor-"+f.Seats[seat].Colour+"}", manors) + text
}

// area returns what was scored for the area that begins with a tile.
func (s *scored) area(first int) *scoredPart {
	for i := range s.areas {
		if s.areas[i].what == first {
			return &s.areas[i]
		}
	}
	return nil
}

// cell is a seat's part in an area or province where it has something.
func (p *scoredPart) cell(s game.Seat, text string) scenes.SheetCell {
	return scenes.SheetCell{Text: text, Points: p.got[s], Gets: p.shares[s], Leads: p.shares[s]}
}

// influenceLines tell province by province who had how many markers.
func (s *scored) influenceLines(f *frame) (lines []scenes.SheetLine) {
	for i := range s.counties {
		part := &s.counties[i]
		p := merlin.Province(part.what)
		row := cells(f, func(seat game.Seat) scenes.SheetCell {
			n := int(f.View.Players[seat].Influence[p]) + s.back[seat][p]
			if n == 0 {
				return scenes.SheetCell{}
			}
			text := fmt.Sprintf("{influence-%s} %d", f.Seats[seat].Colour, n) + s.loads(f, seat, p)
			if part.grail == seat {
				text += " {Grail}"
			}
			return part.cell(seat, text)
		})
		lines = append(lines, scenes.SheetLine{Label: s.provinceLabel(f, p, part.size), Cells: row})
	}
	return lines
}

// loads tells what strengthened a seat's markers in a province.
func (s *scored) loads(f *frame, seat game.Seat, p merlin.Province) (text string) {
	for _, x := range s.extras(f, ofInfluence, false, seat, uint8(p)) {
		if x.sprite == "" {
			text += fmt.Sprintf(" +%d", x.n)
		} else {
			text += fmt.Sprintf(" {"+x.sprite+glued+"%d", x.n)
		}
	}
	return text
}

// provinceLabel names a province with what it was worth, and what was nobody's there.
func (s *scored) provinceLabel(f *frame, p merlin.Province, worth int) string {
	key := "score.province"
	for _, row := range f.rows.parts {
		if row.Of == ofInfluence {
			key = cmp.Or(row.Label, key)
		}
	}
	label := "{" + provinceSprite(p) + "} " + f.T(key, "province", f.T("province."+p.String()), "count", worth)
	for _, x := range s.extras(f, ofInfluence, false, game.NoSeat, uint8(p)) {
		label += fmt.Sprintf(" · {"+x.sprite+glued+"%d", x.n)
	}
	return label
}

// servantLines tell servant by servant who has him in which province.
func (s *scored) servantLines(f *frame) (lines []scenes.SheetLine) {
	rest := s.points[merlin.ForServants]
	for v := range merlin.Servant(merlin.Servants) {
		row := cells(f, func(seat game.Seat) scenes.SheetCell {
			where := f.View.Players[seat].Servants[v]
			if where == merlin.Castle || rest[seat] == 0 {
				return scenes.SheetCell{}
			}
			rest[seat]--
			text := "{" + servantSprite(v, f.Seats[seat].Colour) + "} {" + provinceSprite(where) + "} " + f.T("province."+where.String())
			return scenes.SheetCell{Text: text, Points: 1, Gets: true}
		})
		lines = append(lines, scenes.SheetLine{Label: "{servant-symbol-" + servantName(v) + "} " + f.T("servant."+v.String()), Cells: row})
	}
	if rest == [merlin.MaxSeats]int{} {
		return lines
	}
	more := cells(f, func(seat game.Seat) scenes.SheetCell {
		return scenes.SheetCell{Points: rest[seat], Gets: rest[seat] != 0}
	})
	return append(lines, scenes.SheetLine{Label: f.T("score.servants"), Cells: more})
}

// endLines tell what is scored at the end of the game.
func (s *scored) endLines(f *frame) []scenes.SheetLine {
	player := func(seat game.Seat) *merlin.Player {
		p := f.position().Counted(seat)
		return &p
	}
	return []scenes.SheetLine{
		s.endLine(f, merlin.ForApples, "score.apples.line", "apple", func(seat game.Seat) int { return int(player(seat).Apples) }),
		s.endLine(f, merlin.ForStaffs, "score.staffs.line", "staff", func(seat game.Seat) int { return int(player(seat).Staffs) }),
		s.endLine(f, merlin.ForThrees, "score.threes.line", "any-shield", func(seat game.Seat) int { return player(seat).Goods() }),
	}
}

// endLine tells of how many things a seat has and what it gets for them.
func (s *scored) endLine(f *frame, why merlin.Reason, key, sprite string, n func(game.Seat) int) scenes.SheetLine {
	row := cells(f, func(seat game.Seat) scenes.SheetCell {
		text := fmt.Sprintf("{%s} %d", sprite, n(seat))
		return scenes.SheetCell{Text: text, Points: s.points[why][seat], Gets: true}
	})
	return scenes.SheetLine{Label: f.T(key), Cells: row}
}
