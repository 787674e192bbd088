package merlin

import (
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

var dump = flag.String("dump", "", "folder for what testdata/shown.txt sums up, to be compared by diff")

// shownGames are the games of testdata/shown.txt.
func shownGames() [][]string {
	list := [][]string{nil, nil}
	for _, name := range merlin.ModuleNames() {
		list = append(list, []string{name})
	}
	return append(list, allModules())
}

// What the table says and offers at some forty positions of seeded games - regions,
// choices, where things lie, what is written - is as testdata/shown.txt has it. Run
// it with -update when that changes on purpose, and with -dump to see what has.
func TestShown(t *testing.T) {
	var got strings.Builder
	for seed, set := range shownGames() {
		var text bytes.Buffer
		n := shown(t, &text, uint64(seed), set)
		if *dump != "" {
			if err := os.WriteFile(filepath.Join(*dump, fmt.Sprintf("game-%d.txt", seed)), text.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		fmt.Fprintf(&got, "%d %s: %d positions %x\n", seed, strings.Join(set, "+"), n, sha256.Sum256(text.Bytes()))
	}
	const golden = "testdata/shown.txt"
	if *update {
		if err := os.WriteFile(golden, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("the table shows\n%s, not\n%s", got.String(), want)
	}
}

// shown writes what a game shows at every so many of its positions, in one language
// after the other, and returns how many those are.
func shown(t *testing.T, w io.Writer, seed uint64, set []string) (positions int) {
	var apps []*ui.App
	for _, lang := range i18n.Languages() {
		apps = append(apps, appIn(t, lang))
	}
	step, next := 5, 0
	byChance(t, 2+int(seed%3), seed, set, func(m *game.Match) {
		if n := len(m.Moves()); n < next {
			return
		}
		next = len(m.Moves()) + step + len(m.Moves())/40
		app := apps[positions%len(apps)]
		positions++
		listShown(w, app, m)
	})
	return positions
}

// listShown lists what the one who is asked is shown.
func listShown(w io.Writer, app *ui.App, m *game.Match) {
	f := askedBy(app, m)
	f.Breath, f.Press = 1, func([]moment.Choice, ui.Rect) {}
	panels := append([]panel{new(boardPanel), new(topPanel)}, mine(f.rows)...)
	l := &lone{app.Context(), f, append(panels, f.rows.panelsAt(overMiddle)...)}
	fmt.Fprintln(w, "after", len(m.Moves()), f.prompt(), f.hint())
	for _, r := range l.Regions() {
		fmt.Fprintf(w, "%s|%s|%s|%s|%v|%v|%v|%s\n", r.Name, r.Label, r.Tip, r.Why, r.Enabled, r.Glow, r.Bounds, f.chapter(r.Name))
	}
	for _, list := range []map[game.Target][]moment.Choice{f.Choices, f.through, {{}: f.Buttons}} {
		named := map[string][]moment.Choice{}
		for at, choices := range list {
			named[nameOf(f, at)] = choices
		}
		for _, name := range slices.Sorted(maps.Keys(named)) {
			for _, c := range named[name] {
				listChoice(w, f, name, c)
			}
		}
	}
	listPlaces(w, l)
	rec := &ui.Recorder{}
	app.Start(l)
	app.Painter(nil).Record(rec)
	app.Context().RequestRedraw()
	app.Draw(nil)
	for _, text := range rec.Texts {
		fmt.Fprintln(w, text)
	}
}

// nameOf is the name of a thing's region with its seat: numbers of kinds may change.
func nameOf(f *frame, t game.Target) string {
	if t.Kind == merlin.TargetNone {
		return "none"
	}
	return fmt.Sprint(f.rows.region(t), "/", t.Seat)
}

func listChoice(w io.Writer, f *frame, at string, c moment.Choice) {
	sure := c.Do[0].Kind == merlin.ActDie || !f.careful(&c)
	a := c.Last()
	fmt.Fprintf(w, "%s: %d %d %d of %d %s|%s|%s|%s|%s|%s|%v %v|%s|%v|%v|%v|%v|%s|%v\n", at, a.A, a.B, a.C, len(c.Do), c.Word, c.Label, c.Title, c.Short, c.Brief, c.More, c.Icon, f.choiceArt(&c),
		c.Void, c.Quiet, nameOf(f, c.At), c.Leads, reachOf(&c), f.choiceTip(&c), sure)
}

// listPlaces lists where things would lie that fly.
func listPlaces(w io.Writer, l *lone) {
	f := l.frame
	for n, k := range allPlaces {
		seats := n >= len(tablePlaces)
		for s := game.NoSeat; s < game.Seat(f.View.Seats); s++ {
			if s == game.NoSeat && seats || s > 0 && !seats && k != atMarkers || !inPlay(f, k) {
				continue
			}
			for _, p := range someOf(k, s, f) {
				if k == atSpace && p.a >= merlin.Spaces+f.rules.Inner() || k == atTableTop && int(p.a) >= len(f.rows.onBoard()) {
					continue
				}
				for _, one := range l.panels {
					if x, y, ok := one.anchor(f, p); ok {
						fmt.Fprintln(w, place{placeKind(n), p.seat, p.a, p.b}, x, y)
					}
				}
			}
		}
	}
}

// bringPlaces are the places that modules bring.
var bringPlaces = map[string][]placeKind{
	"favour":  {atSeals, atSeal},
	"arthur":  {atPict, atPictPile, atRing, atOwnPicts},
	"knights": {atKnight},
	"gold":    {atCoinSupply, atMistletoeSupply, atCoins, atMistletoes},
	"market":  {atStall, atEither, atPlus, atToken, atLabourer},
	"morgana": {atPentagram, atCauldron, atPoisonSupply, atHornBoard, atDarkSupply, atHutSupply, atMorgana, atInstead, atPoisons, atHorn},
	"decrees": {atDecrees, atOwnDecrees},
}

func inPlay(f *frame, k placeKind) bool {
	for module, kinds := range bringPlaces {
		if slices.Contains(kinds, k) {
			return f.rules.Has(module)
		}
	}
	return true
}
