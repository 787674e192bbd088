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
