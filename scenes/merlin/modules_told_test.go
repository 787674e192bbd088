package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/ui"
)

// lean are the actions taken rather than others, and spare those kept for later, so
// that much happens, in two of three games.
var (
	lean  = map[game.Kind]bool{merlin.ActFulfil: true, merlin.ActSeal: true, merlin.ActAct: true}
	spare = map[game.Kind]bool{merlin.ActExpel: true, merlin.ActDecreeDie: true, merlin.ActDecreeAny: true}
)

// byChance plays a game with modules at random; look is called before every action.
func byChance(t *testing.T, seats int, seed uint64, set []string, look func(*game.Match)) *game.Match {
	t.Helper()
	m := newMatch(t, seats, seed, set...)
	chance := game.NewStream(seed, 41)
	for !m.Game().Over() {
		if look != nil {
			look(m)
		}
		options := m.Game().Decision().Options
		if seed%3 > 0 {
			options = preferred(options)
		}
		if err := m.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// preferred are the actions to lean to; when there are none, those not to be spared.
func preferred(options []game.Action) []game.Action {
	for _, without := range []func(game.Action) bool{
		func(a game.Action) bool { return !lean[a.Kind] },
		func(a game.Action) bool { return spare[a.Kind] },
	} {
		if list := slices.DeleteFunc(slices.Clone(options), without); len(list) > 0 {
			return list
		}
	}
	return options
}

// amiss reports whether a text is missing a key, a value or all of itself.
func amiss(text string) bool {
	return text == "" || strings.Contains(text, "‹") || strings.Contains(text, "<no")
}

// Whatever happens in games with modules has its words in the chronicle,
// in every language, but for what another event tells.
func TestEveryModuleEventIsTold(t *testing.T) {
	seen := map[string]bool{}
	for i, set := range someSets(3) {
		m := byChance(t, 2+i%3, uint64(i), set, nil)
		var fresh []game.Event
		rules := m.Game().(*merlin.Game).Rules()
		for _, move := range m.Moves() {
			for _, e := range move.Events {
				name := rules.EventName(e.Kind)
				if e.Kind == merlin.EventVoid {
					name += " " + rules.VoidName(e.Args[0])
				}
				if !seen[name] && e.Seat != game.NoSeat {
					seen[name] = true
					fresh = append(fresh, e)
				}
			}
		}
		if len(fresh) > 0 {
			tellAll(t, m, fresh)
		}
	}
	for _, want := range []string{
		"seal", "ring", "replaced", "pict", "knight", "castle", "kay", "treasure", "decree", "looked", "swapped", "recoloured",
		"passed", "either-paid", "token-spent", "plus-back", "poison-paid", "swapped-figures", "dark-gone", "hut-gone",
	} {
		if !seen[want] {
			t.Errorf("no game had the event %q", want)
		}
	}
}

// tellAll wants each event told in every language, unless another tells of it.
func tellAll(t *testing.T, m *game.Match, events []game.Event) {
	t.Helper()
	for _, lang := range i18n.Languages() {
		_, sc := showing(t, m, lang, ui.Fit(1920, 1080, 1))
		f := sc.frame
		before := len(draw.Chronicle(withMoves(f, nil)))
		for _, e := range events {
			entries := draw.Chronicle(withMoves(f, []game.Move{{Events: []game.Event{e}}}))
			_, quiet := silent[e.Kind]
			if quiet == (len(entries) > before) {
				t.Errorf("%s: event %q: told %v, silent %v", lang, f.Rules.EventName(e.Kind), !quiet, quiet)
			}
			for _, entry := range entries {
				if amiss(entry.Text) {
					t.Errorf("%s: event %q makes %q", lang, f.Rules.EventName(e.Kind), entry.Text)
				}
			}
		}
	}
}

// Every action and every question of games with modules has its words,
// in every language; and like choices differ in theirs.
func TestEveryModuleActionHasALabel(t *testing.T) {
	seen := map[string]bool{}
	for i, set := range slices.Repeat(someSets(5), 8) {
		byChance(t, 2+i%3, uint64(i), set, func(m *game.Match) {
			g := m.Game().(*merlin.Game)
			d := g.Decision()
			fresh := !seen["? "+d.Ask]
			seen["? "+d.Ask] = true
			for _, a := range d.Options {
				word, _, _ := strings.Cut(g.Text(a), " ")
				fresh = fresh || !seen[word]
				seen[word] = true
			}
			if fresh {
				labelled(t, m)
			}
		})
	}
	for _, want := range []string{
		"seal", "expel", "count", "pict", "pile", "replace", "keep", "tristan", "bors", "kay", "levy", "treasure", "decree-any", "? draft",
		"coin", "mistletoe", "either", "buy", "labourer", "guard-token", "build-token", "lay-plus", "send-home", "take-coin",
		"horn", "horn-pay", "cauldron", "summon", "poisoned", "bewitch", "swap", "dark", "hut", "sell", "buy-goods", "pass",
	} {
		if !seen[want] {
			t.Errorf("no game had the action %q", want)
		}
	}
}

// labelled wants words for the question that is open and all that may be chosen.
func labelled(t *testing.T, m *game.Match) {
	t.Helper()
	for _, lang := range i18n.Languages() {
		_, sc := showing(t, m, lang, ui.Fit(1920, 1080, 1))
		f := sc.frame
		if amiss(f.Prompt()) {
			t.Errorf("%s: the question %q says %q", lang, f.Ask, f.Prompt())
		}
		for target, list := range f.Choices {
			if name := f.Thing(target); amiss(name) || name == regionName(target) {
				t.Errorf("%s: a thing is called %q", lang, name)
			}
			var labels []string
			for _, c := range list {
				equal := slices.Contains(labels, c.Label) && !slices.Contains([]string{"tristan", "decree-die", "coin", "poisoned"}, c.Word) // dice may be equal
				if amiss(c.Label) || equal {
					t.Errorf("%s: %s says %q beside %q", lang, c.Word, c.Label, labels)
				}
				labels = append(labels, c.Label)
			}
		}
		for _, c := range f.Buttons {
			if amiss(c.Label) {
				t.Errorf("%s: %s says %q", lang, c.Word, c.Label)
			}
		}
		for _, r := range sc.Regions() {
			if strings.Contains(r.Why.String()+r.Tip.String()+r.Label, "‹") {
				t.Errorf("%s: region %s says %q, %q, %q", lang, r.Name, r.Label, r.Tip, r.Why)
			}
		}
	}
}
