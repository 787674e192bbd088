package merlin

import (
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/ui"
)

// scored is what the events tell of the last scoring, with what followed it at
// the end of the game.
type scored struct {
	round    int
	final    bool
	before   [merlin.MaxSeats]int
	points   [maxReasons][merlin.MaxSeats]int
	counted  [maxReasons][merlin.MaxSeats]bool
	gone     [merlin.MaxSeats][merlin.Provinces]ways // of traitors
	lost     [merlin.MaxSeats][merlin.Provinces]int  // points for those not repelled
	areas    []scoredPart
	counties []scoredPart
	back     [merlin.MaxSeats][merlin.Provinces]int // markers that went home
	mods     scoredModules
}

// ways counts traitors by how they went.
type ways = [merlin.ByFavour + 1]int

// scoredPart is an area (by its first tile) or a province that was scored.
type scoredPart struct {
	what, size int
	got        [merlin.MaxSeats]int
	shares     [merlin.MaxSeats]bool
	grail      game.Seat
}

// lastScoring gathers the last scoring of a game; ok is false when there has
// been none.
func lastScoring(moves []game.Move) (s scored, ok bool) {
	var all tally
	var horn [merlin.MaxSeats]int
	open := false // from the scoring on to the next round
	for i := range moves {
		for _, e := range moves[i].Events {
			switch e.Kind {
			case merlin.EventScoring:
				s, ok, open = scored{round: int(e.Args[0])}, true, true
				s.mods.gold.horn = horn
				for seat := range game.Seat(merlin.MaxSeats) {
					s.before[seat] = all.total(seat) - horn[seat]
				}
			case merlin.EventRound:
				open = false
			}
			if open {
				s.add(e)
			}
			hornEnds(&horn, e)
			all.add([]game.Event{e})
		}
	}
	return s, ok
}

// add takes an event of the scoring or of the end of the game.
func (s *scored) add(e game.Event) {
	switch e.Kind {
	case merlin.EventOver:
		s.final = true
	case merlin.EventTraitorGone:
		s.gone[e.Seat][e.Args[0]][e.Args[1]]++
	case merlin.EventArea:
		s.areas = append(s.areas, scoredPart{what: int(e.Args[0]), size: int(e.Args[1]), grail: game.NoSeat})
	case merlin.EventProvince:
		s.counties = append(s.counties, scoredPart{what: int(e.Args[0]), size: int(e.Args[1]), grail: game.NoSeat})
	case merlin.EventGrailUsed:
		s.counties[len(s.counties)-1].grail = e.Seat
	case merlin.EventInfluenceBack:
		s.back[e.Seat][e.Args[0]] += int(e.Args[1])
	case merlin.EventPoints:
		s.addPoints(e)
	}
	s.mods.add(e)
}

func (s *scored) addPoints(e game.Event) {
	n, why := int(e.Args[0]), merlin.Reason(e.Args[1])
	s.points[why][e.Seat] += n
	s.counted[why][e.Seat] = true
	switch {
	case (why == merlin.ForDomain || why == merlin.ForHuts) && len(s.areas) > 0:
		s.areas[len(s.areas)-1].take(e.Seat, n)
	case why == merlin.ForTraitors:
		s.lost[e.Seat][e.Args[2]] += n
	case why == merlin.ForInfluence && len(s.counties) > 0:
		s.counties[len(s.counties)-1].take(e.Seat, n)
	}
}

func (p *scoredPart) take(s game.Seat, n int) { p.got[s], p.shares[s] = p.got[s]+n, true }

// scoringScene shows the last scoring, category after category; then goes on.
// The view must be the one that followed it. It is nil when there was none.
func scoringScene(c *ui.Context, f func() *frame, then func()) ui.Scene {
	if _, ok := lastScoring(f().Moves); !ok {
		return nil
	}
	return scenes.NewScoring(c, func() scenes.Sheet { return scoringSheet(f()) }, then)
}

// scoringSheet writes the last scoring down.
func scoringSheet(f *frame) scenes.Sheet {
	s, _ := lastScoring(f.Moves)
	sheet := scenes.Sheet{Title: f.T("score.title", "number", s.round), Done: f.T("score.to-table")}
	if s.final {
		sheet.Done = f.T("score.to-end")
	}
	for seat := range game.Seat(f.View.Seats) {
		who := f.Seats[seat]
		sheet.Seats = append(sheet.Seats, scenes.SheetSeat{Name: who.Name, Crest: "crest-" + who.Colour, Before: s.before[seat]})
	}
	sheet.Parts = []scenes.SheetPart{
		{Name: f.T("score.traitors"), Icon: "traitor-black", Hint: f.T("score.traitors.text"), Lines: s.traitorLines(f)},
		{Name: f.T("score.domain"), Icon: "manor-" + f.Seats[0].Colour, Hint: f.T("score.domain.text"), Lines: s.domainLines(f)},
		{Name: f.T("score.influence"), Icon: "seal-crown", Hint: f.T("score.influence.text"), Lines: s.influenceLines(f)},
		{Name: f.T("score.servants"), Icon: "any-servant", Hint: f.T("score.servants.text"), Lines: s.servantLines(f)},
	}
	if f.rules.Has("morgana") {
		sheet.Parts = append([]scenes.SheetPart{s.mods.gold.hornPart(f)}, sheet.Parts...)
		sheet.Parts[3].Hint += " " + f.T("score.influence.morgana")
	}
	if f.rules.Has("arthur") {
		picts := scenes.SheetPart{Name: f.T("term.picts"), Icon: "Pict", Hint: f.T("pict.scoring"), Lines: s.mods.pictLines(f)}
		sheet.Parts = append(sheet.Parts, picts)
	}
	if s.final {
		end := scenes.SheetPart{Name: f.T("score.end"), Icon: "points-star", Hint: f.T("score.end.text"), Lines: s.endLines(f)}
		sheet.Parts = append(sheet.Parts, end)
	}
	return sheet
}

// cells makes a cell for each seat.
func cells(f *frame, cell func(game.Seat) scenes.SheetCell) []scenes.SheetCell {
	list := make([]scenes.SheetCell, f.View.Seats)
	for s := range list {
		list[s] = cell(game.Seat(s))
	}
	return list
}

// traitorLines tell colour by colour what each traitor was repelled with.
func (s *scored) traitorLines(f *frame) (lines []scenes.SheetLine) {
	for c := range merlin.Province(merlin.Provinces) {
		any := false
		row := cells(f, func(seat game.Seat) scenes.SheetCell {
			gone := s.gone[seat][c]
			cell := scenes.SheetCell{Points: s.lost[seat][c], Gets: gone != ways{}}
			any = any || cell.Gets
			cell.Text = traitorText(f, c, gone, s.mods.gold.tokens[seat][c])
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
	lines = append(lines, s.reasonLine(f, merlin.ForExcalibur, f.T("score.excalibur.line"), "{Excalibur}")...)
	lines = append(lines, s.reasonLine(f, merlin.ForFavour, f.T("term.favour"), "{seal-favour}")...)
	return append(lines, s.mods.garethLine(f)...)
}

// traitorText puts beside each traitor what he was repelled with; of the shields some
// were tokens.
func traitorText(f *frame, c merlin.Province, gone ways, tokens int) string {
	traitor := "{" + traitorSprite(c) + "}"
	text := strings.Repeat(traitor+"{"+itemSprite(merlin.Shield, c)+"} ", gone[merlin.ByShield]-tokens)
	text += strings.Repeat(traitor+"{token} ", tokens)
	text += strings.Repeat(traitor+"{"+itemSprite(merlin.Flag, merlin.Black)+"} ", gone[merlin.ByFlag])
	text += strings.Repeat(traitor+"{Excalibur} ", gone[merlin.ByExcalibur])
	text += strings.Repeat(traitor+"{seal-favour} ", gone[merlin.ByFavour])
	return text + strings.Repeat(traitor+"{cross} ", gone[merlin.Unrepelled])
}

// reasonLine is the line of a reason that has points only, if it has any.
func (s *scored) reasonLine(f *frame, why merlin.Reason, label, text string) []scenes.SheetLine {
	any := false
	row := cells(f, func(seat game.Seat) scenes.SheetCell {
		if !s.counted[why][seat] {
			return scenes.SheetCell{}
		}
		any = true
		return scenes.SheetCell{Text: text, Points: s.points[why][seat], Gets: true}
	})
	if !any {
		return nil
	}
	return []scenes.SheetLine{{Label: label, Cells: row}}
}

// domainLines tell area by area who has how many manors.
func (s *scored) domainLines(f *frame) (lines []scenes.SheetLine) {
	empty := 0
	for _, a := range areasOf(f.rules.Table(s.mods.before(&f.View.Public))) {
		part := s.area(int(a.first))
		if len(a.leaders) == 0 || part == nil {
			empty++
			continue
		}
		row := cells(f, func(seat game.Seat) scenes.SheetCell {
			if a.Strength[seat] == 0 {
				return scenes.SheetCell{}
			}
			return part.cell(seat, manorsText(f, &a, seat))
		})
		terrain := f.T("terrain." + a.terrain.String())
		label := "{" + tileSprite(merlin.Tile{Terrain: a.terrain}) + "} " + f.T("score.area", "terrain", terrain, "count", len(a.tiles))
		lines = append(lines, scenes.SheetLine{Label: label, Cells: row})
	}
	if empty > 0 {
		lines = append(lines, scenes.SheetLine{Label: f.T("score.unclaimed", "count", empty)})
	}
	return append(lines, s.mods.prunedLine(f)...)
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
			text := fmt.Sprintf("{influence-%s} %d", f.Seats[seat].Colour, n) + s.mods.loads(seat, p)
			if part.grail == seat {
				text += " {Grail}"
			}
			return part.cell(seat, text)
		})
		lines = append(lines, scenes.SheetLine{Label: s.mods.gold.provinceLabel(f, p, part.size), Cells: row})
	}
	return lines
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
	player := func(s game.Seat) *merlin.Player {
		p := f.position().Counted(s)
		return &p
	}
	line := func(why merlin.Reason, label, icon string, n func(game.Seat) int) scenes.SheetLine {
		row := cells(f, func(seat game.Seat) scenes.SheetCell {
			text := fmt.Sprintf("{%s} %d", icon, n(seat))
			return scenes.SheetCell{Text: text, Points: s.points[why][seat], Gets: true}
		})
		return scenes.SheetLine{Label: label, Cells: row}
	}
	lines := []scenes.SheetLine{
		line(merlin.ForApples, f.T("score.apples.line"), "apple", func(s game.Seat) int { return int(player(s).Apples) }),
		line(merlin.ForStaffs, f.T("score.staffs.line"), "staff", func(s game.Seat) int { return int(player(s).Staffs) }),
		line(merlin.ForThrees, f.T("score.threes.line"), "any-shield", func(s game.Seat) int { return player(s).Goods() }),
	}
	if f.rules.Has("gold") {
		coins := func(s game.Seat) int { return int(f.View.Mods.Gold.Coins[s]) }
		lines = append(lines, line(merlin.ForCoins, f.T("score.coins.line"), "coin", coins))
	}
	return append(lines, s.mods.knightLine(f)...)
}
