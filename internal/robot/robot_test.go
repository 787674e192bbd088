package robot

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"merlin/game/merlin"
)

// screen is a pretended app: a list for each scene, and what a click on a
// region's point leads to.
type screen struct {
	scene    string
	lists    map[string][]Region
	next     map[string]string // region: scene
	pictures []string
}

func (s *screen) Look() (List, error) { return s.lists[s.scene], nil }

func (s *screen) Click(x, _ float64) error {
	for _, g := range s.lists[s.scene] {
		if to := s.next[g.Name]; g.AtX == x && g.Enabled && to != "" {
			s.scene = to
			return nil
		}
	}
	return nil
}

func (s *screen) Picture(name string) error {
	s.pictures = append(s.pictures, name)
	return nil
}

func table() *screen {
	return &screen{
		scene: "title",
		lists: map[string][]Region{
			"title": {{Name: "quit", AtX: 1, Enabled: true, Press: true}, {Name: "new", AtX: 2, Enabled: true, Press: true}},
			"turn":  {{Name: "menu", AtX: 1, Enabled: true, Press: true}, {Name: "die-1", AtX: 2, Enabled: true, Press: true, Glow: true}, {Name: "die-2", AtX: 3, Glow: true}},
			"end":   {{Name: "again", AtX: 1, Enabled: true, Press: true}},
			"quit":  {{Name: "nothing", AtX: 1}},
		},
		next: map[string]string{"quit": "quit", "new": "turn", "die-1": "end", "menu": "quit"},
	}
}

func play(t *testing.T, s *screen) error {
	t.Helper()
	r := Robot{
		Hands: s, Chance: rand.New(rand.NewPCG(1, 2)), Limit: 20, Log: t.Logf,
		Scenes: map[string]string{"new": "title", "menu": "turn", "again": "end", "nothing": "quit"},
		Routes: map[string][]string{"title": {"new"}}, Shun: []string{"quit"},
	}
	var err error
	synctest.Test(t, func(*testing.T) { err = r.Play("end") })
	return err
}

func TestRobotFollowsRouteThenGlow(t *testing.T) {
	s := table()
	if err := play(t, s); err != nil {
		t.Fatal(err)
	}
	if got := strings.Join(s.pictures, " "); got != "title turn end" {
		t.Errorf("pictures of %q, want title turn end", got)
	}
}

// A click that changes nothing by its nature is not waited for, nor counted as a fault.
func TestRobotAwaitsNoAnswerOfTheSilent(t *testing.T) {
	s := table()
	s.lists["title"] = append(s.lists["title"], Region{Name: "speed-off", AtX: 3, Enabled: true, Press: true})
	r := Robot{
		Hands: s, Limit: 20, Log: t.Logf, Scenes: map[string]string{"new": "title", "menu": "turn"},
		Routes: map[string][]string{"title": slices.Concat(slices.Repeat([]string{"speed-off"}, stuck), []string{"new"})}, Silent: []string{"speed-off"},
	}
	synctest.Test(t, func(*testing.T) {
		start := time.Now()
		if err := r.Play("turn"); err != nil {
			t.Error(err)
		}
		if took := time.Since(start); took >= stuck*answer {
			t.Errorf("it waited %s", took)
		}
	})
}

// The robot knows every module that there is.
func TestRobotKnowsAllModules(t *testing.T) {
	if !slices.Equal(AllModules, merlin.ModuleNames()) {
		t.Errorf("the robot knows %q, the modules are %q", AllModules, merlin.ModuleNames())
	}
}

func TestRobotFaults(t *testing.T) {
	for _, c := range []struct {
		name, want string
		spoil      func(*screen)
	}{
		{"dead end", "nothing can be chosen", func(s *screen) { s.next["new"] = "quit" }},
		{"deaf click", "changed nothing, the last one on \"die-1\"", func(s *screen) { s.next["die-1"] = "" }},
		{"circle", "after 20 clicks", func(s *screen) { s.next["die-1"] = "title" }},
	} {
		s := table()
		c.spoil(s)
		err := play(t, s)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: error %v, want one with %q", c.name, err, c.want)
		}
		if got := s.pictures[len(s.pictures)-1]; got != "fault" {
			t.Errorf("%s: the last picture is %q, want fault", c.name, got)
		}
	}
}
