package merlin

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
)

// Everybody who plays for the computer has a line for it when his servant is sent home.
func TestEveryFaceIsStirred(t *testing.T) {
	for _, lang := range i18n.Languages() {
		l := tabletest.Locale(t, lang, merlin.TitleName)
		for _, face := range bot.Faces {
			if !l.Has("face." + face.Name + ".evicted") {
				t.Errorf("%s: %s says nothing where his servant is sent home", lang, face.Name)
			}
		}
		for _, key := range []string{"evicts", "great", "staff", "flag", "repels", "watches"} {
			if !l.Has("speaks."+key+"-1") || !l.Has("speaks."+key+"-2") {
				t.Errorf("%s: nobody says %s", lang, key)
			}
		}
	}
}

// Whose servant is sent home speaks, and who sends it; who gains eight points in a turn does, of
// which those of a scoring are none.
func TestStirs(t *testing.T) {
	points := func(seat game.Seat, n int16) game.Event {
		return game.Event{Kind: merlin.EventPoints, Seat: seat, Args: [5]int16{n}}
	}
	moves := func(seat game.Seat, moves ...[]game.Event) (list []game.Move) {
		for _, events := range moves {
			list = append(list, game.Move{Seat: seat, Events: events})
		}
		return list
	}
	turn, scoring := game.Event{Kind: merlin.EventTurn}, game.Event{Kind: merlin.EventScoring}
	great := []moment.Stir{{Seat: 1, Of: "great", Say: "great"}}
	for _, c := range []struct {
		name  string
		moves []game.Move
		want  []moment.Stir
	}{
		{"sent home", moves(1, []game.Event{{Kind: merlin.EventSentHome, Seat: 0}}), []moment.Stir{{Seat: 0, Of: "evicted"}, {Seat: 1, Of: "evicts", Say: "evicts"}}},
		{"called home", moves(1, []game.Event{{Kind: merlin.EventSentHome, Seat: 1}}), nil},
		{"eight", moves(1, []game.Event{points(1, 4)}, nil, []game.Event{points(1, 4), turn}), great},
		{"seven", moves(1, []game.Event{points(1, 4)}, []game.Event{points(1, 3)}), nil},
		{"in two turns", moves(1, []game.Event{points(1, 4), turn}, []game.Event{points(1, 4)}), nil},
		{"another's", moves(1, []game.Event{points(0, 9)}), nil},
		{"scored", moves(1, []game.Event{points(1, 4)}, []game.Event{scoring, points(1, 4)}), nil},
		{"gained before", moves(1, []game.Event{points(1, 8)}, nil), nil},
	} {
		same := func(a, b moment.Stir) bool { return a.Seat == b.Seat && a.Of == b.Of && a.Say == b.Say }
		if got := stirs(nil, c.moves); !slices.EqualFunc(got, c.want, same) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

// What befell who sits here is spoken of before all else; what is said of traitors before a castle is said no more once
// it is not so.
func TestStaleWordsAreKept(t *testing.T) {
	f := seenBy(appIn(t, "en"), newMatch(t, 2, 3))
	rival := 1 - f.Home
	for _, c := range []struct {
		from  game.Seat
		grave bool
	}{{f.Home, true}, {rival, false}} {
		moves := []game.Move{{Seat: 1 - c.from, Events: []game.Event{{Kind: merlin.EventExcalibur, Seat: 1 - c.from, Args: [5]int16{int16(c.from)}}}}}
		if got := stirs(f, moves); got[0].Say != "robs" || got[0].Grave != c.grave {
			t.Errorf("Excalibur is taken from seat %d: %+v", c.from, got)
		}
	}
	for threat, traitors := range map[bool][merlin.Provinces]uint8{true: {1}, false: {}} {
		f.View.Players[rival].Traitors, f.View.Players[rival].Items[merlin.Shield] = traitors, [merlin.Provinces]uint8{}
		if still(f, rival, "speaks.unguarded-2") != threat || still(f, rival, "speaks.safe-1") == threat {
			t.Errorf("a traitor is there: %v, and it is said otherwise", threat)
		}
	}
}
