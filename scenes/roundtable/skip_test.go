package roundtable

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// Who skips what the others do sees all the same how Quests end and what befalls him.
func TestSkippingStopsAtWhatConcerns(t *testing.T) {
	for always, least := range map[bool]int{false: 10, true: 30} {
		stopsAtWhatConcerns(t, always, least)
	}
}

// stopsAtWhatConcerns plays a game by who skips whatever he can skip, always or never what befalls him once
// it is shown, and wants least ticks of that.
func stopsAtWhatConcerns(t *testing.T, always bool, least int) {
	t.Helper()
	players := []game.Player{{Name: "Luise"}}
	for i := 1; i < 4; i++ {
		players = append(players, game.Player{Colour: uint8(i), Level: 1})
	}
	m, err := game.NewMatch(standard.Rules, standard.Rules.Setup(players, nil, 8))
	if err != nil {
		t.Fatal(err)
	}
	s := tabletest.Lay(t, standard, m, 1)
	moves, shown := 0, 0 // moves that end a Quest, and ticks in which that is shown
	before := 0          // moves that were shown a tick ago
	decides := func(e game.Event) bool { return e.Kind == roundtable.EventDecided }
	for range 40000 {
		s.Tick(1)
		if !s.AtTable() || s.Session().Over() {
			break
		}
		now := s.Scene.Model()
		halts := len(now.Shown) > 0 && slices.ContainsFunc(now.Shown[len(now.Shown)-1].Events, now.Concerns)
		begins := len(now.Shown) != before
		before = len(now.Shown)
		if ui.Find(s.Scene.Regions(), "to-my-turn") >= 0 && (always || !halts || begins) { // as what leads to it begins, too
			s.App.Context().PressNamed("to-my-turn")
		}
		if slices.ContainsFunc(now.Moving, decides) {
			shown++
		}
		if !s.Rests() {
			continue
		}
		if seat, person := s.Session().Asked(); person && seat == 0 {
			d := s.Session().Match().Game().Decision()
			if d.Kind == roundtable.AskPledge && len(d.Options) == 1 {
				t.Error("who has no Merlin is asked for some")
			}
			if err := s.Session().Take([]game.Action{d.Options[0]}); err != nil {
				t.Fatal(err)
			}
		}
	}
	moot := 0
	for _, move := range s.Session().Match().Moves() {
		if move.Seat == 0 && move.Action.Kind == roundtable.ActPledge && move.Action.A == 0 {
			moot++
		}
		if move.Seat != 0 && slices.ContainsFunc(move.Events, decides) {
			moves++
		}
	}
	if moot == 0 {
		t.Error("in this game nobody asks for Merlins of who has none")
	}
	if moves == 0 || shown < least*moves {
		t.Errorf("%d Quests end by others, and that is shown for %d ticks, at least %d each were wanted", moves, shown, least)
	}
}

// accusing is a moment at which somebody has accused the person at the table, who is loyal.
func accusing(t *testing.T) *words.Words {
	f := suspectFrame(t, 2)
	f.Moves = append(f.Moves,
		game.Move{Seat: 1, Events: []game.Event{{Kind: roundtable.EventTurn, Seat: 1}}},
		game.Move{Seat: 1, Events: []game.Event{
			{Kind: roundtable.EventAccused, Seat: 1, Args: [5]int16{int16(f.Home)}},
			{Kind: roundtable.EventShownLoyalty, Seat: f.Home, Args: [5]int16{int16(roundtable.Loyal)}},
			{Kind: roundtable.EventTurned, Seat: game.NoSeat},
		}},
		game.Move{Seat: 2, Events: []game.Event{{Kind: roundtable.EventTurn, Seat: f.Home}}})
	f.View.Turn.Seat = f.Home
	f.Kind = roundtable.AskEvil
	return f.Words
}

// Whoever was accused reads that first, with what came of it.
func TestAccusedReadItFirst(t *testing.T) {
	f := accusing(t)
	list := f.Recap()
	if len(list) == 0 || !strings.Contains(list[0].Text, "accused you: you are loyal") || !strings.Contains(list[0].Text, f.T("verdict.turned")) {
		t.Errorf("the first line of the recap is %v", list)
	}
	mine := slices.DeleteFunc(f.Chronicle(), func(e moment.Entry) bool { return !e.Mine })
	if len(mine) != 3 {
		t.Errorf("%d sentences are about what befell him: %v", len(mine), mine)
	}
}

// An accusation is not advised where too little speaks against a Knight.
func TestAdviceAccusesNobodyOnLittle(t *testing.T) {
	f := suspectFrame(t, 2)
	c := moment.Choice{Do: []game.Action{{Kind: roundtable.ActAccuse, A: 1}}}
	f.Doubts[1].Deeds = []roundtable.Testimony{{Doing: roundtable.DidEngine, Count: 2, Weight: 384}}
	for percent, want := range map[int]bool{69: true, roundtable.LeastSure - 1: true, roundtable.LeastSure: false} {
		if f.Doubts[1].Percent = percent; (f.Shows(&c) == moment.Never) != want {
			t.Errorf("at %d %% an accusation is out of the question: %v", percent, !want)
		}
	}
	if f.Doubts[1].Percent, f.Doubts[1].Deeds[0].Count = 96, 1; f.Shows(&c) != moment.Never {
		t.Error("he is accused for a single deed")
	}
	f.Doubts[1].Deeds[0] = roundtable.Testimony{Doing: roundtable.DidEasy, Count: 4, Weight: 644}
	if f.Shows(&c) != moment.Never {
		t.Error("he is accused for nothing but his help")
	}
}

// While the siege presses nobody is sent from a fight that cannot be lost to where others are enough.
func TestAdviceStaysForASureFight(t *testing.T) {
	f := calmTable(t)
	f.Asked = f.Home
	f.Choices = map[game.Target][]moment.Choice{{}: {{Do: []game.Action{{Kind: roundtable.ActFight}}}}}
	me := &f.View.Players[f.Home]
	me.At, f.View.Engines = roundtable.Camelot, 9
	f.View.Hand = roundtable.Hand{roundtable.Fight5: 2}
	for s := range f.View.Players[:f.View.Seats] {
		if game.Seat(s) != f.Home {
			f.View.Players[s].At = roundtable.PictWar
		}
	}
	line := []game.Move{{Action: game.Action{Kind: roundtable.ActMove, A: uint8(roundtable.PictWar)}}}
	if !f.Spends(line) {
		t.Error("he rides from a sure fight to three others")
	}
	f.View.Engines, f.View.Hand[roundtable.Fight1], f.View.Hand[roundtable.Fight2] = 3, 1, 1 // for the War
	if f.Spends(line) {
		t.Error("he stays though no siege presses")
	}
}
