package robot

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"
)

// Quick are hands that can do many things between two frames.
type Quick interface {
	Hands
	// Burst clicks the spots one after the other and then presses the keys, by the names
	// they have in browsers, all as quickly as can be.
	Burst(spots []Region, keys ...string) error
}

// pages are the ways from the title to the pages of the program.
var pages = []string{
	"", "options", "rules", "saves", "new", "new title-merlin", "new title-merlin start", "new title-merlin start menu",
	"new title-merlin start menu help", "new title-merlin start menu saves", "new title-merlin start menu to-title", "new title-merlin start menu watch",
	"new title-roundtable", "new title-roundtable start", "new title-roundtable start menu watch",
}

// unhurried are beginnings of the names of what a rush leaves alone: it would close the
// window, change its size, or ask the system for something.
var unhurried = []string{"quit", "fullscreen", "export", "paste"}

// Rush goes to each page and does n things at once there: clicks everything twice, with
// Escape, and in bursts of ten. Whatever that leads to must live: there is something on the
// screen, from which the title can be reached.
func Rush(h Quick, chance *rand.Rand, n int, log func(string, ...any)) error {
	var quit Region
	for _, way := range pages {
		if err := home(h); err != nil {
			return err
		}
		if list, err := h.Look(); err == nil {
			quit, _ = list.find("quit")
		}
		for _, name := range strings.Fields(way) {
			if err := enter(h, name); err != nil {
				return fmt.Errorf("on the way %q: %w", way, err)
			}
		}
		log("in a rush at %q", way)
		for range n {
			did, err := burst(h, chance, quit)
			if err != nil {
				return fmt.Errorf("at %q, after %s: %w", way, did, err)
			}
		}
	}
	return home(h)
}

// burst does something at once, and returns what. It clicks nowhere where the title, which a
// click may lead to, has the region that ends the program.
func burst(h Quick, chance *rand.Rand, quit Region) (did string, err error) {
	list, err := alive(h)
	if err != nil {
		return "", err
	}
	list = slices.DeleteFunc(list, func(r Region) bool {
		return quit.within(r.AtX, r.AtY) || slices.ContainsFunc(unhurried, func(s string) bool { return strings.HasPrefix(r.Name, s) })
	})
	if len(list) == 0 {
		return "", nil
	}
	var spots []Region
	many := 1 + 9*chance.IntN(2)
	for range many {
		r := list[chance.IntN(len(list))]
		spots = append(spots, r, r)
		did += " " + r.Name
	}
	if err := h.Burst(spots, "Escape", "Enter", "Escape"); err != nil {
		return did, err
	}
	time.Sleep(moment)
	_, err = alive(h)
	return did, err
}

// alive waits until there is something on the screen.
func alive(h Hands) (list List, err error) {
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(glance) {
		if list, err = h.Look(); err != nil || len(list) > 0 {
			return list, err
		}
	}
	return nil, fmt.Errorf("the window is dead: nothing is on it")
}

// enter clicks a region and waits until it is gone; before it, it lifts the curtain where
// one is there.
func enter(h Hands, name string) error {
	var list List
	var err error
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(moment) {
		if list, err = h.Look(); err != nil {
			return err
		}
		r, there := list.find(name)
		if !there {
			r, there = list.find("ready")
		}
		if !there {
			continue
		}
		if err := h.Click(r.AtX, r.AtY); err != nil {
			return err
		}
		if leaves(h, r.Name) && r.Name == name {
			return nil
		}
	}
	return fmt.Errorf("%s is not there; %s", name, list)
}

// leaves reports whether a region that was clicked is gone before it should be clicked again.
func leaves(h Hands, name string) bool {
	for end := time.Now().Add(answer); time.Now().Before(end); time.Sleep(glance) {
		list, err := h.Look()
		if _, there := list.find(name); err == nil && !there {
			return true
		}
	}
	return false
}

// homeward are what leads on to the title, the sooner named first.
var homeward = []string{"dialog-leave", "to-title", "title", "back"}

// home goes to the title, as one may from every page.
func home(h Quick) error {
	for range 30 {
		list, err := alive(h)
		if err != nil {
			return err
		}
		if _, ok := list.find("new"); ok {
			return nil
		}
		if err := goHome(h, list); err != nil {
			return err
		}
		time.Sleep(moment)
	}
	list, err := h.Look()
	return fmt.Errorf("no way leads to the title: %s %w", list, err)
}

func goHome(h Quick, list List) error {
	for _, name := range homeward {
		if r, ok := list.find(name); ok {
			err := h.Click(r.AtX, r.AtY)
			leaves(h, name)
			return err
		}
	}
	return h.Burst(nil, "Escape")
}

// within reports whether a point lies in the region.
func (r Region) within(x, y float64) bool { return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H }

// find is the region of that name, if it can be pressed.
func (l List) find(name string) (Region, bool) {
	i := slices.IndexFunc(l, func(r Region) bool { return r.Name == name && r.can() })
	if i < 0 {
		return Region{}, false
	}
	return l[i], true
}
