package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/words"
	"merlin/scenes/ui"
)

// silent are the kinds of events that no sentence of the chronicle is about,
// with what tells of them.
var silent = map[game.EventKind]string{
	merlin.EventRolled:      "the dice lie open",
	merlin.EventDieTaken:    "told by moved",
	merlin.EventTurn:        "begins a sentence",
	merlin.EventTurnOver:    "ends a sentence",
	merlin.EventDisplay:     "the card lies open",
	merlin.EventCategory:    "its points are told",
	merlin.EventArea:        "its points are told",
	merlin.EventProvince:    "its points are told",
	merlin.EventScored:      "ends a scoring",
	merlin.EventReplaced:    "told by the manor that goes back",
	merlin.EventPictOpen:    "the Pict lies open",
	merlin.EventPictsScored: "part of a scoring",
	merlin.EventKayBack:     "the tile lies on the card",
	merlin.EventCauldron:    "the tile lies open",
}

// lastEvent is the last kind of the base.
const lastEvent = merlin.EventOver

// Each kind of event makes a text of the chronicle, or is told by another one.
func TestEveryEventIsTold(t *testing.T) {
	for _, lang := range i18n.Languages() {
		f := chronicleFrame(t, lang)
		for kind := merlin.EventRound; kind <= lastEvent; kind++ {
			f.Moves = []game.Move{{Events: []game.Event{{Kind: kind, Seat: 1, Args: sample(kind)}}}}
			before := len(draw.Chronicle(withMoves(f, nil)))
			entries := draw.Chronicle(f)
			_, quiet := silent[kind]
			if quiet == (len(entries) > before) {
				t.Errorf("%s: event %q: told %v, silent %v", lang, f.Rules.EventName(kind), len(entries) > before, quiet)
			}
			for _, e := range entries {
				if strings.Contains(e.Text, "‹") || strings.Contains(e.Text, "<no") {
					t.Errorf("%s: event %q makes %q", lang, f.Rules.EventName(kind), e.Text)
				}
			}
		}
	}
}

// voids are the parts of a space's action that may come to nothing.
var voids = []string{
	"apple", "banish", "build", "discard", "give", "influence", "move-servant",
	"place", "place-influence", "take-any", "take-here", "take-influence", "tower",
}

// Whatever comes to nothing is told by its name, in every language.
func TestVoidIsNamed(t *testing.T) {
	found := 0
	for seed := range uint64(20) {
		m := randomMatch(t, 4, seed, nil)
		rules := m.Game().(*merlin.Game).Rules()
		for _, move := range m.Moves() {
			for _, e := range move.Events {
				if e.Kind != merlin.EventVoid {
					continue
				}
				found++
				if name := rules.VoidName(e.Args[0]); !slices.Contains(voids, name) {
					t.Errorf("what came to nothing has the name %q", name)
				}
			}
		}
	}
	if found == 0 {
		t.Error("nothing came to nothing")
	}
	for _, lang := range i18n.Languages() {
		l := localeOf(t, lang)
		for _, name := range voids {
			if !l.Has(words.VoidKey(name)) {
				t.Errorf("%s: no text %q", lang, words.VoidKey(name))
			}
		}
	}
}

func withMoves(f *draw.Frame, moves []game.Move) *draw.Frame {
	g := f.Clone()
	g.Moves = moves
	return g
}

func sample(k game.EventKind) [5]int16 {
	switch k {
	case merlin.EventMoved:
		return [5]int16{int16(merlin.KnightFigure), 0, 3, 1}
	case merlin.EventPoints:
		return [5]int16{2, int16(merlin.ForSpaces)}
	}
	return [5]int16{}
}

func chronicleFrame(t *testing.T, lang string) *draw.Frame {
	t.Helper()
	m := randomMatch(t, 3, 1, func(m *game.Match) bool { return len(m.Moves()) > 10 })
	_, sc := showing(t, m, lang, ui.Fit(1920, 1080, 1))
	return sc.frame
}

// A game told from its beginning: a sentence for each turn, names and never
// "you", the line under which there is no way back once.
func TestChronicleOfAGame(t *testing.T) {
	m := randomMatch(t, 3, 4, nil)
	_, sc := showing(t, m, "en", ui.Fit(1920, 1080, 1))
	entries := draw.Chronicle(sc.frame)
	barriers, rounds, turns := 0, 0, 0
	for _, e := range entries {
		switch {
		case e.Barrier:
			barriers++
		case strings.HasPrefix(e.Text, "Round"):
			rounds++
		case strings.HasPrefix(e.Icon, "crest-"):
			turns++
		}
		if strings.Contains(strings.ToLower(" "+e.Text+" "), " you ") {
			t.Errorf("%q", e.Text)
		}
	}
	if barriers != 1 || rounds != merlin.Rounds || turns < merlin.Rounds*3*4 {
		t.Errorf("%d lines without a way back, %d rounds, %d turns", barriers, rounds, turns)
	}
}

// What another player drew is not told.
func TestChronicleKeepsSecrets(t *testing.T) {
	f := chronicleFrame(t, "en")
	drawn := game.Event{Kind: merlin.EventDrawn, Seat: 1, Known: [5]game.Audience{game.Only(1)}, Args: [5]int16{7, 3}}
	f.Moves = []game.Move{{Events: []game.Event{drawn.For(0)}}}
	own := draw.Chronicle(f)
	f.Moves[0].Events[0].Args[0] = 9
	other := draw.Chronicle(f)
	if own[len(own)-1] != other[len(other)-1] {
		t.Errorf("%q, but %q for another card", own[len(own)-1].Text, other[len(other)-1].Text)
	}
}

func TestPlainText(t *testing.T) {
	const rich = "<b>Viviane</b> takes {flag-blue} a blue flag."
	if got := ui.Plain(rich); got != "Viviane takes a blue flag." {
		t.Errorf("%q", got)
	}
}
