package merlin

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/table/moment"
)

// What others do to somebody, and how his castle stands, of which he speaks in words of what is seen on
// the table. Of rounds long past nobody speaks: all that is said is so now.

// touched are those who speak of the last of some moves, as the table stands.
func touched(f *draw.Frame, moves []game.Move) (list []moment.Stir) {
	if f == nil || f.View == nil || len(moves) != len(f.Shown) {
		return nil
	}
	for _, e := range moves[len(moves)-1].Events {
		switch e.Kind {
		case merlin.EventRound:
			list = append(append(list, chases(f)...), guards(f)...)
		case merlin.EventTurn:
			list = append(list, lastDie(f, e.Seat)...)
		case merlin.EventFulfilled:
			points := int(f.Rules.Box.Quests[e.Args[0]].Points)
			list = append(list, moment.Stir{Seat: e.Seat, Of: "fulfils", Say: "fulfils", With: []any{"points", f.T("ui.points", "count", points)}})
		case merlin.EventInfluence:
			list = append(list, outdone(f, e.Seat, merlin.Province(e.Args[0]))...)
		case merlin.EventManor:
			list = append(append(list, crowded(f, e.Seat, uint8(e.Args[0]))...), watchful(f, e.Seat, uint8(e.Args[0]))...)
		}
		list = append(list, mused(f, e)...)
	}
	return list
}

// musings are what one who has been silent for long says of what he does himself.
var musings = map[game.EventKind]string{merlin.EventStaff: "staff", merlin.EventFlag: "flag", merlin.EventTraitorGone: "repels"}

// mused is that of an event of his own turn.
func mused(f *draw.Frame, e game.Event) []moment.Stir {
	say, ok := musings[e.Kind]
	if !ok || e.Seat != f.View.Turn.Seat || e.Seat == f.Home {
		return nil
	}
	return []moment.Stir{{Seat: e.Seat, Of: say, Say: say, Idle: true}}
}

// watchful is one of the others, if he has been silent for long, on a manor that is built by who sits here.
func watchful(f *draw.Frame, by game.Seat, tile uint8) []moment.Stir {
	for s := range game.Seat(f.View.Seats) {
		if by == f.Home && s != by && f.Seats[s].Face != "" {
			return []moment.Stir{{Seat: s, Of: "watches", Say: "watches", With: []any{"in", f.TerrainOn(tile)}, Idle: true}}
		}
	}
	return nil
}

// guards is what each says of his castle as a round begins: who has come, or, where the round is scored,
// whether the shields suffice. Of several the one who has most to fear speaks, and the first by seat.
func guards(f *draw.Frame) []moment.Stir {
	who, most := game.NoSeat, -1
	var open [merlin.Provinces]int
	for s := range game.Seat(f.View.Seats) {
		left, all := model.Unmatched(f.Position(), s), 0
		for _, n := range left {
			all += n
		}
		if s != f.Home && all > most {
			who, most, open = s, all, left
		}
	}
	switch {
	case who == game.NoSeat:
		return nil
	case f.View.Round%2 == 1 && most == 0:
		return nil
	case f.View.Round%2 == 1:
		return []moment.Stir{{Seat: who, Of: "besieged", Say: "besieged", With: []any{"traitors", traitorWords(f, open)}}}
	case most == 0:
		return []moment.Stir{{Seat: who, Of: "siege", Say: "safe"}}
	}
	return []moment.Stir{{Seat: who, Of: "siege", Say: "unguarded", With: []any{"count", most}}}
}

// still reports whether what a seat says of the traitors before its castle is so yet, as rounds begin and much may be
// shown before its line comes.
func still(f *draw.Frame, s game.Seat, key string) bool {
	open := model.Unmatched(f.Position(), s)
	threat := slices.Max(open[:]) > 0
	switch {
	case strings.HasPrefix(key, "speaks.unguarded"):
		return threat
	case strings.HasPrefix(key, "speaks.safe"):
		return !threat
	}
	return true
}

// chased is the round in which the chase for the throne is spoken of, from its beginning on.
const chased = 5

// chases is what the best of the others says as the fifth round begins of how far it is from who is first,
// or ahead of who comes next.
func chases(f *draw.Frame) []moment.Stir {
	if f.View.Round != chased {
		return nil
	}
	return gapSaid(f, "chase", "")
}

// lastDie is what he says of it as everybody's last turn begins.
func lastDie(f *draw.Frame, seat game.Seat) []moment.Stir {
	if s := (&draw.Stage{Ctx: f.Ctx, Frame: f, View: f.View}); !s.LastTurns(seat) {
		return nil
	}
	return gapSaid(f, "chase-last", "-3")
}

// gapSaid is a line of the best of the others: of who is first, or of the next behind him. way is one of
// the ways to say it; "": any.
func gapSaid(f *draw.Frame, of, way string) []moment.Stir {
	score := func(s game.Seat) int { return int(f.View.Players[s].Score) }
	who, other := game.NoSeat, game.NoSeat
	for s := range game.Seat(f.View.Seats) {
		if f.Seats[s].Face != "" && s != f.Home && (who == game.NoSeat || score(s) > score(who)) {
			who = s
		}
	}
	for s := range game.Seat(f.View.Seats) {
		if s != who && (other == game.NoSeat || score(s) > score(other)) {
			other = s
		}
	}
	if who == game.NoSeat || other == game.NoSeat {
		return nil
	}
	say, gap := "level", score(who)-score(other)
	switch {
	case gap < 0:
		say, gap = "trails", -gap
	case gap > 0:
		say = "holds"
	}
	return []moment.Stir{{Seat: who, Of: of, Say: say + way, With: []any{"name", f.Called(other), "points", f.T("ui.points", "count", gap)}}}
}

// outdone is who was level with a seat in a province until it placed its last marker there.
func outdone(f *draw.Frame, by game.Seat, p merlin.Province) []moment.Stir {
	own := f.View.Players[by].Influence[p]
	for s := range game.Seat(f.View.Seats) {
		if s != by && own > 1 && f.View.Players[s].Influence[p]+1 == own {
			return []moment.Stir{{Seat: s, Of: "outdone", Say: "outdone", With: []any{"in", f.T("province.in." + p.String())}}}
		}
	}
	return nil
}

// crowded is who has built in an area before a seat built its first manor there.
func crowded(f *draw.Frame, by game.Seat, tile uint8) []moment.Stir {
	of := f.Position().Areas()
	own, other := 0, game.NoSeat
	for t := range f.View.Rows * merlin.Columns {
		if of[t] != of[tile] {
			continue
		}
		switch who := f.View.Domain[t].Manor; who {
		case by:
			own++
		case game.NoSeat:
		default:
			other = who
		}
	}
	if own != 1 || other == game.NoSeat {
		return nil
	}
	return []moment.Stir{{Seat: other, Of: "crowded", Say: "crowded", With: []any{"in", f.TerrainOn(tile)}}}
}
