package roundtable

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
)

// A Knight's record is the same for everybody, whatever he knows himself: it is made of what all
// are told. It says what was done.
func TestRecordIsPublic(t *testing.T) {
	seen := model.Record{}
	for seed := range uint64(8) {
		chance := game.NewStream(seed, 3)
		m := newMatch(t, 5, chance.Uint64())
		m.Game().(*roundtable.Game).Relics[roundtable.Excalibur] = game.Seat(seed % 5) // to be given up by somebody
		for range 160 {
			if m.Game().Over() {
				break
			}
			if err := m.Apply(wished(m.Game(), &chance)); err != nil {
				t.Fatal(err)
			}
		}
		for s := range game.Seat(5) {
			all := recordFor(m, game.NoSeat, s)
			for by := range game.Seat(5) {
				if own := recordFor(m, by, s); own != all {
					t.Fatalf("seed %d: of seat %d, seat %d counts %v, and all count %v", seed, s, by, own, all)
				}
			}
			for d, n := range all {
				seen[d] += n
			}
		}
	}
	for d, n := range seen {
		if n == 0 {
			t.Errorf("deed %d is never counted", d)
		}
	}
}

// recordFor is a seat's record as another one sees it.
func recordFor(m *game.Match, by, of game.Seat) model.Record {
	var moves []game.Move
	for _, move := range m.Moves() {
		move.Events = game.Tell(move.Events, by)
		moves = append(moves, move)
	}
	f := &model.Model{Moment: &moment.Moment[*roundtable.View]{Moves: moves}}
	return f.RecordOf(of)
}

// The plate of a Knight and the question before an accusation tell his record.
func TestRecordIsShown(t *testing.T) {
	s := sitAt(t, 300)
	f := s.scene.Model()
	accusations := 0
	for _, c := range f.All {
		if c.Last().Kind != roundtable.ActAccuse {
			continue
		}
		accusations++
		if of := f.Recorded(game.Seat(c.Last().A)); of == "" || !strings.Contains(c.Forgone, of) {
			t.Errorf("%q does not tell %q", c.Forgone, of)
		}
	}
	if accusations == 0 || !strings.Contains(s.region("seat-2").Tip(), f.Recorded(1)) {
		t.Errorf("%d may be accused, and the plate says %q", accusations, s.region("seat-2").Tip())
	}
}

// Who would leave a solo Quest with cards on it is asked, and told which are lost; who loses
// nothing by riding away is not.
func TestLeavingAsks(t *testing.T) {
	s := tabletest.Taught(t, standard, "en")
	for _, at := range []struct{ says, lost string }{{"move", ""}, {"pair", "Fight\u00a05"}} {
		s.Obey(func() bool {
			say, _ := s.Scene.Coach()
			return say == at.says
		})
		moves := 0
		for _, c := range s.Scene.Model().All {
			if c.Last().Kind != roundtable.ActMove {
				continue
			}
			moves++
			if (at.lost == "") != (c.Forgone == "") || !strings.Contains(c.Forgone, at.lost) {
				t.Errorf("at %q it is said of leaving: %q", at.says, c.Forgone)
			}
		}
		if moves == 0 {
			t.Errorf("at %q one cannot ride", at.says)
		}
	}
}

// Who would set up the engine by which Camelot falls is asked once more; at the ones before he is not. // R31, R151
func TestTheLastEngineAsks(t *testing.T) {
	m, asked := newMatch(t, 3, 4), 0
	chance := game.NewStream(4, 9)
	for n := 0; n < 400 && !m.Game().Over(); n++ {
		d := m.Game().Decision()
		i := slices.IndexFunc(d.Options, func(a game.Action) bool { return a.Kind == roundtable.ActEngine })
		if i < 0 {
			i = chance.N(len(d.Options))
			if d.Options[i].Kind == roundtable.ActFight {
				i = 0
			}
		} else {
			s := sit(t, m, 0)
			s.press("ready")
			engines := s.game().Engines
			for _, c := range s.scene.Model().All {
				if c.Last().Kind == roundtable.ActEngine && (c.Forgone != "") != (engines == roundtable.SiegeFull-1) {
					t.Errorf("at %d engines it is said of the next: %q", engines, c.Forgone)
				}
			}
			asked++
		}
		if err := m.Apply(d.Options[i]); err != nil {
			t.Fatal(err)
		}
	}
	if asked < 6 || m.Game().(*roundtable.Game).Engines < roundtable.SiegeFull {
		t.Errorf("%d engines were set up, and Camelot has not fallen", asked)
	}
}
