package roundtable

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/ui"
)

// Where only some share, who takes part glows, and a press on any other says who may get the
// cards.
func TestSharersAreTold(t *testing.T) {
	s := sitAt(t, 121)
	f := s.scene.Model()
	for i := range game.Seat(5) {
		r, may := s.region("seat-"+string('1'+rune(i))), i >= 2
		if r.Glow != may || r.Enabled != may {
			t.Errorf("%s glows: %t, may be chosen: %t", f.Knight(i), r.Glow, r.Enabled)
		}
		if may {
			continue
		}
		if why := r.Why(); !strings.Contains(why, f.Knight(i)) || !strings.Contains(why, f.Knight(4)) || strings.Contains(why, "‹") {
			t.Errorf("a press on %s answers %q", f.Knight(i), why)
		}
	}
	s.app.Context().SetPreferences(ui.Preferences{Hints: true})
	f = s.scene.Model()
	if help := f.Help(); help != f.T("help.share.some") {
		t.Errorf("it helps with %q", help)
	}
	s = sitAt(t, 7)
	s.app.Context().SetPreferences(ui.Preferences{Hints: true})
	if help := s.scene.Model().Help(); help != f.T("help.share") {
		t.Errorf("where all share it helps with %q", help)
	}
}

// The last card's Knight is chosen once more, with who gets what: until then nothing is
// proposed, and what was said of the cards before can be taken back.
func TestSharesAreAskedOnceMore(t *testing.T) {
	s := sitAt(t, 121)
	for range 3 {
		s.press("seat-3")
	}
	moves := s.session().Moves()
	s.press("seat-5")
	if s.session().Moves() != moves || s.app.Top() == ui.Scene(s.scene) {
		t.Fatal("the last card is given without a question")
	}
	s.press("dialog-stay")
	s.press("undo")
	if s.session().Moves() != moves-1 {
		t.Fatal("a share cannot be taken back")
	}
	s.press("seat-4")
	s.press("seat-5")
	s.press("dialog-forgo")
	if p := s.game().Pool; p.To[0] != 3 || p.To[2] != 4 || p.To[3] != 5 {
		t.Errorf("proposed is %v", p.To[:p.N])
	}
}

// After what is free the question is still there, and says so.
func TestFreeDeedsLeaveTheAction(t *testing.T) {
	seen := 0
	for _, r := range recorded {
		for i, move := range recordedMatch(t, r.name, -1).Moves() {
			if move.Action.Kind != roundtable.ActRide || seen > 2 {
				continue
			}
			s := sit(t, recordedMatch(t, r.name, i+1), 0)
			if s.Veiled() {
				s.press("ready")
			}
			f := s.scene.Model()
			if f.Kind != model.AskHeroic {
				continue
			}
			free := f.View.Turn.Done == 0
			if said := strings.Contains(f.Prompt(), f.T("ask.heroic.free")); said != free {
				t.Errorf("%s, %d moves: the action still to come: %t, it asks %q", r.name, i+1, free, f.Prompt())
			}
			if free {
				seen++
			}
		}
	}
	if seen == 0 {
		t.Error("nobody rides before his action")
	}
}

// The bulb marks what stands first among the dangers below the seats; a Life that is not low
// does not.
func TestBulbAndStripAgree(t *testing.T) {
	f := calmTable(t)
	check := func() {
		t.Helper()
		list, alarms := f.Dangers(), f.Alarms()
		if !slices.Equal(list[:len(alarms)], alarms) || alarms[0].Of == model.ThreatLife && alarms[0].Grave == model.Calm {
			t.Errorf("the bulb marks %v, the strip has %v", alarms, list)
		}
	}
	check()
	f.View.Public.Players[1].Life = 3
	check()
	f.View.Public.Players[1].Life = 2
	f.View.Public.Quests[roundtable.SaxonWar].Warriors = 2
	check()
	f.View.Public.Players[f.Home].Life = 1
	if check(); f.Alarms()[0].Of != model.ThreatLife {
		t.Error("one's last Life is not marked")
	}
}

// A combat Quest says what it comes to as it stands: that it is open where White is too weak,
// but the Knights may lay more yet, and likely defeat where the next Black card decides; victory
// where Black cannot come to more, and likely victory between.
func TestCombatSaysHowItStands(t *testing.T) {
	f := calmTable(t)
	q := &f.View.Quests[roundtable.Tournament]
	brief := func() string {
		d, _ := f.Danger(roundtable.Tournament)
		says := f.DangerBrief(d)
		return says[strings.LastIndex(says, ": ")+1:]
	}
	for _, c := range []struct {
		white, black uint8 // cards of 5, and that lie face down
		want         string
	}{{0, 0, "Decided after 4 Black cards"}, {1, 0, "Decided after 4 Black cards"}, {1, 2, "Decided after 2 Black cards"}, {1, 3, " likely defeat"}, {5, 0, " likely victory"}, {6, 0, " victory"}} {
		q.White, q.Blacks = [roundtable.Fights]uint8{4: c.white}, c.black // against 4 to 28
		for i := range c.black {
			q.Black[i] = roundtable.Laid{Face: roundtable.NoBlack, Down: true}
		}
		if is := brief(); is != c.want {
			t.Errorf("with %d cards of 5 it says %q, not %q", c.white, is, c.want)
		}
	}
}

// A press on a figure, or on the ring of Swords, is one on its place.
func TestFiguresPassClicksOn(t *testing.T) {
	seen := 0
	for _, at := range []int{74, 177, 300, 307, 320} {
		s := sitAt(t, at)
		f := s.scene.Model()
		for i := range f.Seats {
			seat := game.Seat(i)
			if !f.View.Lives(seat) || !f.View.InPlay(f.View.Players[seat].At) && f.View.Players[seat].At != roundtable.Camelot {
				continue
			}
			figure, place := s.region("rider-"+string('1'+rune(i))), s.region("place-"+f.View.Players[seat].At.String())
			if figure.Enabled != place.Enabled || !figure.Enabled && figure.Why() != place.Why() {
				t.Errorf("after %d moves the figure of %s may be pressed: %t, its place: %t", at, f.Knight(seat), figure.Enabled, place.Enabled)
			}
			if figure.Enabled && figure.Press != nil {
				seen++
			}
		}
	}
	if seen == 0 {
		t.Error("nobody stands where one may go")
	}
}

// So many Despairs as are told lose the Grail: with Grail cards on the road each of these takes
// one more. // R93, R94
func TestDespairsAreCounted(t *testing.T) {
	for grails := range 4 {
		m := newMatch(t, 3, 5, "loyalty", "none")
		g := m.Game().(*roundtable.Game)
		for i := range g.Row {
			g.Row[i] = roundtable.RowFree
			if i < grails {
				g.Row[i] = roundtable.RowGrail
			}
		}
		d, _ := sit(t, m, 0).scene.Model().Danger(roundtable.GrailQuest)
		if n := despairsToLose(t, g); n != d.Left {
			t.Errorf("with %d Grail cards %d Despairs are told, %d lose", grails, d.Left, n)
		}
	}
}

// despairsToLose has Evil draw nothing but Despairs, and counts them.
func despairsToLose(t *testing.T, g *roundtable.Game) (n int) {
	t.Helper()
	for range 900 {
		if g.Quests[roundtable.GrailQuest].Status == roundtable.Lost || g.Over() {
			return n
		}
		options := g.Decision().Options
		take := options[0]
		for _, a := range options {
			switch a.Kind {
			case roundtable.ActDrawBlack:
				g.Blacks[g.BlackLeft-1] = roundtable.Despair
				take = a
				n++
			case roundtable.ActEnd, roundtable.ActDrawWhite, roundtable.ActPass, roundtable.ActDeal, roundtable.ActDiscard:
				take = a
			}
		}
		for i := range g.Players {
			g.Players[i].Life = 4
		}
		if err := g.Apply(take); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the Grail is not lost")
	return n
}

// Which War a card goes to can be pressed below the question, and at the Wars on the board.
func TestWarsAreAnswers(t *testing.T) {
	for i, names := range [][2]string{{"answer-war-6", "place-" + roundtable.PictWar.String()}, {"answer-war-7", "place-" + roundtable.SaxonWar.String()}} {
		for _, name := range names {
			s := sitAt(t, 85)
			if s.scene.Model().Kind != game.AskKind(roundtable.AskWar) {
				t.Fatal("no War is asked for")
			}
			if r := s.region(name); !r.Glow || !r.Enabled {
				t.Fatalf("%s glows: %t, may be chosen: %t", name, r.Glow, r.Enabled)
			}
			war := roundtable.PictWar + roundtable.Place(i)
			before := s.game().Quests[war].Warriors
			s.press(name)
			if s.game().Quests[war].Warriors != before+1 {
				t.Errorf("no warrior comes by %s", name)
			}
		}
	}
}
