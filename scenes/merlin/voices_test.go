package merlin

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// faced is a table with a person and two computer players who are somebody, who may speak.
func faced(t *testing.T, seed uint64, speak bool) *sitting {
	t.Helper()
	title := merlin.Title{Box: standardBox}
	players := []game.Player{{Name: "Ada"}, {Colour: 1, Level: 6, Face: "lot"}, {Colour: 2, Level: 5, Face: "enid"}}
	m, err := game.NewMatch(title, title.Setup(players, nil, seed))
	if err != nil {
		t.Fatal(err)
	}
	s := laid(t, m, 0)
	s.app.Context().SetPreferences(ui.Preferences{Speak: speak})
	return s
}

// spokenIn plays a game to its end and returns the lines that are said, by seat.
func (s *sitting) spokenIn(chance *game.Stream) (lines [3][]string) {
	s.t.Helper()
	was := ""
	wait := func() {
		for range 500 {
			s.tick(1)
			seat, key := s.scene.Saying()
			if key != was && key != "" {
				lines[seat] = append(lines[seat], key)
			}
			was = key
		}
	}
	m := s.scene.Session().Match()
	for wait(); !m.Game().Over(); wait() {
		s.toMyTurn()
		if m.Game().Over() {
			break
		}
		options := m.Game().Decision().Options
		s.scene.Take(moment.Choice{Do: []game.Action{options[chance.N(len(options))]}})
	}
	return lines
}

// Computer players who are somebody greet once, and say between two scorings no more than ten lines
// together, of which no seat says two alike; none when they shall be silent. People never do.
func TestVoicesAreRare(t *testing.T) {
	told := map[string]int{}
	for seed := range uint64(2) {
		chance := game.NewStream(seed, 3)
		lines := faced(t, seed, true).spokenIn(&chance)
		if len(lines[0]) > 0 {
			t.Errorf("the person says %v", lines[0])
		}
		all := 0
		for seat, list := range lines[1:] {
			count := map[string]int{}
			for _, key := range list {
				line := key[strings.LastIndexByte(key, '.')+1:]
				told[line]++
				count[line]++
				if line != "greets" {
					all++
				}
				if most := map[string]int{"greets": 1}[line]; count[line] > max(3, most) || most > 0 && count[line] > most {
					t.Errorf("seat %d says %v", seat+1, list)
				}
			}
		}
		if all > 3*10 {
			t.Errorf("%d lines are said: %v", all, lines)
		}
	}
	if told["greets"] != 4 || len(told) < 4 {
		t.Errorf("it is said %v", told)
	}
}

// In each of the three scorings of a game somebody says how he takes it, whatever was said before,
// and hardly a line is said in two of them: there are only so many.
func TestEveryScoringIsSpokenOf(t *testing.T) {
	repeated := 0
	for seed := range uint64(3) {
		s, chance := faced(t, seed, true), game.NewStream(seed, 5)
		m := s.scene.Session().Match()
		said, heard := map[int]int{}, map[string]bool{} // lines by scoring, and all of them
		for ticks := 0; !s.ended() || len(said) < 3; ticks++ {
			if ticks > 50000 {
				t.Fatal("the game never ends")
			}
			s.tick(1)
			if list := s.app.Top().Regions(); ui.Find(list, "part-1") >= 0 {
				said[int(s.scene.View().Round)/2] = len(s.scene.Taken())
				for _, line := range s.scene.Taken() {
					if heard[line] {
						repeated++
					}
					heard[line] = true
				}
				s.leaveAccount()
				continue
			}
			if _, person := s.scene.Session().Asked(); person && s.app.Top() == ui.Scene(s.scene) && !s.scene.Behind() {
				options := m.Game().Decision().Options
				s.scene.Take(moment.Choice{Do: []game.Action{options[chance.N(len(options))]}})
			} else if ui.Find(s.app.Top().Regions(), "to-my-turn") >= 0 {
				s.app.Context().PressNamed("to-my-turn")
			}
		}
		if len(said) != 3 || said[1] == 0 || said[2] == 0 || said[3] == 0 {
			t.Errorf("game %d: lines by scoring: %v", seed, said)
		}
	}
	if repeated > 3 {
		t.Errorf("%d lines are said in another scoring of the same game too", repeated)
	}
}

func TestVoicesAreSwitchedOff(t *testing.T) {
	s := faced(t, 1, false)
	for range 300 {
		s.tick(1)
		if _, key := s.scene.Saying(); key != "" {
			t.Fatalf("%s is said", key)
		}
	}
}

// A line is no region: what lies under it is pressed.
func TestVoicesAreClickedThrough(t *testing.T) {
	s := faced(t, 1, true)
	for range 100 {
		s.tick(1)
	}
	if _, key := s.scene.Saying(); key == "" {
		t.Fatal("nobody greets")
	}
	for _, r := range s.scene.Regions() {
		if strings.Contains(r.Name, "voice") {
			t.Errorf("%s is a region", r.Name)
		}
	}
}

// The rival of the lesson greets and speaks at the first such moments.
func TestRivalOfTheLessonSpeaks(t *testing.T) {
	s, _ := taughtBy(t, "de", ui.Preferences{Speak: true, Tempo: 1})
	was, said := "", []string{}
	for !s.scene.Session().Over() && turnsTaken(s.scene.Model()) < 8 {
		for range 400 {
			s.tick(1)
			_, key := s.scene.Saying()
			if key != was && key != "" {
				said = append(said, key)
			}
			was = key
		}
		s.leaveSummary()
		if say, points := s.scene.Coach(); say != "" {
			s.obey(points)
		} else if options := s.scene.Session().Match().Game().Decision().Options; s.scene.Model().Now().Asked == 0 {
			s.scene.Take(moment.Choice{Do: options[:1]})
		}
	}
	t.Log(said)
	if len(said) < 2 || said[0] != "face.lot.greets" {
		t.Errorf("said %q", said)
	}
}
