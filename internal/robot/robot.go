// Package robot plays whatever is on the screen, knowing nothing but the list
// of named regions that the screen publishes: it clicks things that glow, with
// the real mouse of whoever lends it [Hands], until a scene it waits for comes.
//
// It finds what a person would be stuck at: a question nothing of which can be
// clicked, a click without an answer, a circle that leads nowhere. It judges
// neither rules nor pictures.
package robot

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"
)

// List is what the screen says can be pointed at, in its order; later regions
// lie over earlier ones. All lengths are window pixels.
type List []Region

// Region is one thing that can be pointed at; AtX, AtY is a point that hits it.
type Region struct {
	Name    string  `json:"name"`
	Label   string  `json:"label"`
	X       float64 `json:"x"`
	Y       float64 `json:"y"`
	W       float64 `json:"w"`
	H       float64 `json:"h"`
	AtX     float64 `json:"atX"`
	AtY     float64 `json:"atY"`
	Enabled bool    `json:"enabled"`
	Glow    bool    `json:"glow"`  // a choice that is asked for
	Press   bool    `json:"press"` // does something when pressed
	Typing  bool    `json:"typing"`
}

// Hands see the screen and move its mouse.
type Hands interface {
	Look() (List, error)
	Click(x, y float64) error
	Picture(name string) error // keeps a picture of the screen under that name
}

// Robot holds what the robot is told before it starts.
type Robot struct {
	Hands  Hands
	Chance *rand.Rand
	Scenes map[string]string   // a region that only one scene has: the name of that scene; of two, the one above counts
	Routes map[string][]string // scene: names to click there first, in this order
	Shun   []string            // beginnings of names never to click unless a route says so
	Prefer []string            // beginnings of names of glowing things that are chosen before others, the best ones first
	Silent []string            // names whose click may leave the list as it is
	Blind  bool                // keep no picture of the scenes met, only of a fault
	Limit  int                 // clicks after which the game should have been over
	Log    func(format string, args ...any)

	walked map[string]int // scene: how far its route is walked
	seen   map[string]bool
	clicks int
}

// A click is given some time to be answered before the next one, a moment where the list may
// stay as it is, and a screen on which
// nothing can be chosen has patience: machines may be slow. stuck clicks without an answer
// in a row are a fault.
const (
	answer   = 8 * time.Second
	patience = 3 * time.Minute
	moment   = time.Second
	glance   = 25 * time.Millisecond
	calm     = 3 // equal glances
	stuck    = 8
)

// Play clicks until the scene comes, or until something is wrong: then the
// error says what was on the screen, and a picture of it is kept.
func (r *Robot) Play(until string) error {
	r.walked, r.seen = map[string]int{}, map[string]bool{}
	err := r.play(until)
	if err != nil {
		err = errors.Join(err, r.Hands.Picture("fault"))
	}
	return err
}

func (r *Robot) play(until string) error {
	list, err := r.settled(nil, patience)
	for still := 0; err == nil; {
		scene := r.scene(list)
		if err := r.meet(scene); err != nil || scene == until {
			return err
		}
		if r.clicks == r.Limit {
			return fmt.Errorf("not at scene %q after %d clicks; %s", until, r.clicks, list)
		}
		before := list
		choice, ok := r.choose(scene, list)
		if list, err = r.step(scene, list, choice, ok); err != nil || !slices.Equal(list, before) || r.silent(choice) {
			still = 0
			continue
		}
		if still++; !ok {
			return fmt.Errorf("nothing can be chosen; %s", list)
		} else if still == stuck {
			return fmt.Errorf("%d clicks changed nothing, the last one on %q; %s", stuck, choice.Name, list)
		}
	}
	return err
}

// step clicks the choice, if there is one, and waits for another list.
func (r *Robot) step(scene string, list List, choice Region, ok bool) (List, error) {
	if !ok {
		return r.settled(list, patience)
	}
	if err := r.click(scene, choice); err != nil {
		return list, err
	}
	if r.silent(choice) {
		return r.settled(list, moment)
	}
	return r.settled(list, answer)
}

func (r *Robot) silent(c Region) bool { return slices.Contains(r.Silent, c.Name) }

// meet keeps a picture of a scene that is there for the first time.
func (r *Robot) meet(scene string) error {
	if scene == "" || r.seen[scene] {
		return nil
	}
	r.seen[scene] = true
	r.Log("click %d: scene %s", r.clicks, scene)
	if r.Blind {
		return nil
	}
	return r.Hands.Picture(scene)
}

func (r *Robot) click(scene string, c Region) error {
	r.clicks++
	if route := r.Routes[scene]; r.walked[scene] < len(route) && route[r.walked[scene]] == c.Name {
		r.walked[scene]++
	}
	return r.Hands.Click(c.AtX, c.AtY)
}

// choose picks the next name of the scene's route, else anything that glows,
// else anything that can be pressed and is not shunned.
func (r *Robot) choose(scene string, l List) (Region, bool) {
	if route := r.Routes[scene]; r.walked[scene] < len(route) {
		want := route[r.walked[scene]]
		i := slices.IndexFunc(l, func(g Region) bool { return g.Name == want })
		if i >= 0 {
			return l[i], true
		}
	}
	var glowing, others []Region
	for _, g := range l {
		switch {
		case !g.can() || g.Typing || r.shuns(g.Name):
		case g.Glow:
			glowing = append(glowing, g)
		default:
			others = append(others, g)
		}
	}
	if len(glowing) == 0 {
		glowing = others
	}
	if len(glowing) == 0 {
		return Region{}, false
	}
	glowing = r.preferred(glowing)
	return glowing[r.Chance.IntN(len(glowing))], true
}

// preferred are those whose names begin as the robot likes best, all where none does.
func (r *Robot) preferred(list []Region) []Region {
	for _, begins := range r.Prefer {
		liked := slices.DeleteFunc(slices.Clone(list), func(g Region) bool { return !strings.HasPrefix(g.Name, begins) })
		if len(liked) > 0 {
			return liked
		}
	}
	return list
}

func (r *Robot) shuns(name string) bool {
	return slices.ContainsFunc(r.Shun, func(s string) bool { return strings.HasPrefix(name, s) })
}

// scene names the scene whose landmark is on the screen, the uppermost of several;
// "" when none is.
func (r *Robot) scene(l List) string {
	for _, g := range slices.Backward(l) {
		if name := r.Scenes[g.Name]; name != "" {
			return name
		}
	}
	return ""
}

// settled waits until the list is another one than before and stays so for
// some glances, and returns it; when the time ends, whatever is there then.
func (r *Robot) settled(before List, within time.Duration) (List, error) {
	last, same := before, 0
	for end := time.Now().Add(within); ; time.Sleep(glance) {
		list, err := r.Hands.Look()
		if err != nil {
			return list, err
		}
		if !slices.Equal(list, last) {
			last, same = list, 0
		} else if !slices.Equal(list, before) && len(list) > 0 {
			same++
		}
		if same == calm || time.Now().After(end) {
			return list, nil
		}
	}
}

func (g Region) can() bool { return g.Enabled && g.Press }

// String says what can be chosen, for the error of a test.
func (l List) String() string {
	var can, cannot []string
	for _, g := range l {
		if g.can() {
			can = append(can, g.Name)
		} else {
			cannot = append(cannot, g.Name)
		}
	}
	return fmt.Sprintf("can be chosen: %v, cannot: %v", can, cannot)
}
