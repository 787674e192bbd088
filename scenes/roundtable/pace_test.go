package roundtable

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/table/paint"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// blowLeast is for how many ticks at least what ends a game is shown: four seconds.
const blowLeast = 240

// Ticks that a turn of another takes at most at the usual speed, those of three of four, which have no
// scenes, and those for which something is told of it at a stretch; half of the sentences, what comes of a
// deed among them, are read for sentenceLeast. A tick or two in which the next move begins is none to the eye.
const (
	turnMost      = 800
	turnUsual     = 545
	deedLeast     = 120
	sentenceLeast = 75
	gapMost       = 3
)

// At its usual speed a turn of a computer Knight takes no longer than that, and yet what he does can be
// read.
func TestTurnsOfOthersCanBeFollowed(t *testing.T) {
	for seed := uint64(4); seed < 10; seed++ {
		followed(t, seed)
	}
}

// followed watches a game and measures its turns and what is told in them.
func followed(t *testing.T, seed uint64) {
	t.Helper()
	s := computers(t, seed)
	var turns, deeds, sentences []int
	turn, deed, gap, seat := -1, 0, 0, game.NoSeat // no turn has begun
	told, read := "", 0
	for range 20 * turnMost {
		s.Tick(1)
		now := toldNow(s)
		if now != "" && !strings.HasPrefix(now, strings.TrimSuffix(told, ".")) { // more of it is no other sentence
			sentences = append(sentences, read)
			read = 0
		}
		if now != "" {
			told, read = now, read+1
		}
		if slices.ContainsFunc(s.Scene.Motion().Flights(), func(fl paint.Flight) bool { return draw.Tells(fl.Drawn) != "" }) {
			deed, gap = deed+1, 0
		} else if gap++; deed > 0 && gap > gapMost {
			deeds, deed = append(deeds, deed), 0
		}
		turn++
		if now := s.Scene.View().Turn.Seat; now != seat {
			if seat != game.NoSeat {
				turns = append(turns, turn)
			}
			turn, seat = 0, now
		}
	}
	slices.Sort(turns)
	slices.Sort(deeds)
	slices.Sort(sentences)
	t.Logf("seed %d: turns of %v ticks, deeds told for %v, sentences for %v", seed, turns, deeds, sentences)
	if len(turns) < 20 || turns[len(turns)*3/4] > turnUsual || turns[len(turns)-1] > turnMost {
		t.Errorf("seed %d: %d turns, a quarter of them takes more than %d ticks, the longest %d", seed, len(turns), turns[len(turns)*3/4], turns[len(turns)-1])
	}
	if len(deeds) < len(turns)/2 || deeds[len(deeds)/2] < deedLeast {
		t.Errorf("seed %d: %d times it is told what is done, half of them for less than %d ticks", seed, len(deeds), deeds[len(deeds)/2])
	}
	if len(sentences) < len(turns) || sentences[len(sentences)/2] < sentenceLeast {
		t.Errorf("seed %d: %d sentences are told, half of them for less than %d ticks", seed, len(sentences), sentences[len(sentences)/2])
	}
}

// toldNow is the sentence on the plate of what is done.
func toldNow(s *tabletest.Sitting[*roundtable.View, *draw.Frame]) string {
	for _, fl := range s.Scene.Motion().Air() {
		if say := draw.Tells(fl.Drawn); say != "" {
			return say
		}
	}
	return ""
}

// computers lays a game of five computer Knights without a Traitor on a table.
func computers(t *testing.T, seed uint64) *tabletest.Sitting[*roundtable.View, *draw.Frame] {
	t.Helper()
	var players []game.Player
	for i := range 5 {
		players = append(players, game.Player{Colour: uint8(i), Level: 1})
	}
	setup := standard.Rules.Setup(players, nil, seed)
	setup.Options = []game.Option{{Name: roundtable.OptionLoyalty, Value: "none"}}
	m, err := game.NewMatch(standard.Rules, setup)
	if err != nil {
		t.Fatal(err)
	}
	return tabletest.Lay(t, standard, m, 1)
}

// The engine or the black Sword that ends a game is held until it is read, however much one hurried there.
func TestLastBlowIsHeld(t *testing.T) {
	for seed := uint64(4); seed < 30; seed++ {
		s, held := computers(t, seed), 0
		for s.AtTable() || !s.Session().Over() {
			s.Tick(1)
			if slices.ContainsFunc(s.Scene.Motion().Flights(), func(fl paint.Flight) bool {
				return fl.Scene != nil && strings.HasPrefix(fl.Scene.Title, "Camelot falls")
			}) {
				held++
			} else if ui.Find(s.Scene.Regions(), "hurry") >= 0 {
				s.App.Context().PressNamed("hurry")
			}
		}
		if why := s.Scene.View().Why; why != roundtable.ForSiege && why != roundtable.ForBlackSwords {
			continue
		}
		if held < blowLeast {
			t.Errorf("seed %d: what ended the game is shown for %d ticks", seed, held)
		}
		return
	}
	t.Error("no game ends by the siege")
}

// What is done is told for as long as it takes to read it: a long sentence longer, and in a lesson, where all is
// slower, as long.
func TestLongDeedsAreToldLonger(t *testing.T) {
	f := calmTableFrame(t)
	f.View.Turn.Seat = 2
	told := func(e game.Event) float64 {
		for _, fl := range draw.Flights(f, f.View, []game.Event{e}) {
			if draw.Tells(fl.Drawn) != "" {
				return fl.End - fl.Begin
			}
		}
		t.Fatalf("%v is not told", e)
		return 0
	}
	short := told(game.Event{Kind: roundtable.EventEvil, Seat: 2, Args: [5]int16{roundtable.EvilEngine}})
	long := told(game.Event{Kind: roundtable.EventFightLaid, Seat: 2, Args: [5]int16{int16(roundtable.Fight4), int16(roundtable.LancelotQuest)}})
	if short < 1.6 || long <= short {
		t.Errorf("a short deed is told for %v s, a long one for %v", short, long)
	}
	if f.Coached = true; told(game.Event{Kind: roundtable.EventEvil, Seat: 2, Args: [5]int16{roundtable.EvilEngine}}) >= short {
		t.Error("in a lesson, which is slower, it is told for longer yet")
	}
}
