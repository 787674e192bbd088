package merlin

import (
	"fmt"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
)

// scoredGold is what the events of a scoring tell of the Market and Morgana.
type scoredGold struct {
	horn   [merlin.MaxSeats]int                   // points at the round's end, W4
	tokens [merlin.MaxSeats][merlin.Provinces]int // shield tokens that repelled traitors, M2
	plus   [merlin.MaxSeats][merlin.Provinces]int // +1 tokens that went back, M3
	dark   [merlin.MaxSeats][merlin.Provinces]int // Morgana's markers on a seat's, W7e
	lone   [merlin.Provinces]int                  // and alone
	huts   uint32                                 // tiles whose huts went back, a bit each, W7g
}

func (s *scoredGold) add(e game.Event) {
	switch e.Kind {
	case merlin.EventTokenSpent:
		s.tokens[e.Seat][e.Args[1]]++
	case merlin.EventPlusBack:
		s.plus[e.Seat][e.Args[0]] += int(e.Args[1])
	case merlin.EventDarkGone:
		if e.Args[2] < 0 {
			s.lone[e.Args[0]] += int(e.Args[1])
			return
		}
		s.dark[e.Args[2]][e.Args[0]] += int(e.Args[1])
	case merlin.EventHutGone:
		s.huts |= 1 << e.Args[0]
	}
}

// hornEnds counts what the horn brings its owner when a round ends: what it brought
// within a turn is over by then.
func hornEnds(horn *[merlin.MaxSeats]int, e game.Event) {
	switch e.Kind {
	case merlin.EventTurnOver, merlin.EventPassed:
		*horn = [merlin.MaxSeats]int{}
	case merlin.EventPoints:
		if merlin.Reason(e.Args[1]) == merlin.ForHorn {
			horn[e.Seat] += int(e.Args[0])
		}
	}
}

// hornPart tells what the horn's owner scored before the scoring. // W4
func (s *scoredGold) hornPart(f *frame) scenes.SheetPart {
	lines := pointsLine(f, f.T("term.horn"), "{horn}", &s.horn)
	if lines == nil {
		lines = []scenes.SheetLine{{Label: f.T("score.horn.nobody")}}
	}
	return scenes.SheetPart{Name: f.T("score.horn"), Icon: "horn", Hint: f.T("castle.horn-tip"), Lines: lines}
}

// loads tells what strengthened a seat's markers in a province. // M3, W7e, X5
func (s *scoredModules) loads(seat game.Seat, p merlin.Province) string {
	text := ""
	if n := s.gold.plus[seat][p]; n > 0 {
		text += fmt.Sprintf(" {token-plus"+glued+"%d", n)
	}
	if n := s.gold.dark[seat][p]; n > 0 {
		text += fmt.Sprintf(" {Morgana-marker"+glued+"%d", n)
	}
	if n := s.kay[seat][p]; n > 0 {
		text += fmt.Sprintf(" +%d", n)
	}
	return text
}

// provinceLabel names a province with what it was worth, and Morgana's own markers.
func (s *scoredGold) provinceLabel(f *frame, p merlin.Province, worth int) string {
	key := "score.province"
	if f.rules.Has("market") || f.rules.Has("morgana") { // there are not only markers
		key = "score.province.worth"
	}
	label := "{" + provinceSprite(p) + "} " + f.T(key, "province", f.T("province."+p.String()), "count", worth)
	if n := s.lone[p]; n > 0 {
		label += fmt.Sprintf(" · {Morgana-marker"+glued+"%d", n)
	}
	return label
}

// manorsText shows a seat's manors in an area with what counts beside them.
func manorsText(f *frame, a *domainArea, s game.Seat) string {
	castles := castles(f, a, s)
	text := strings.Repeat("{manor-"+f.Seats[s].Colour+"}", int(a.Strength[s])-castles-a.huts[s])
	return text + strings.Repeat("{castle-tile}", castles) + strings.Repeat("{witch-hut}", a.huts[s])
}
