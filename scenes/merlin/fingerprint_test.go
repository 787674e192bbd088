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
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/modules"
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
	panels := append([]draw.Panel{new(draw.BoardPanel), new(draw.TopPanel)}, mine(f.Rows)...)
	l := &lone{app.Context(), f, append(panels, f.Rows.PanelsAt(draw.OverMiddle)...)}
	fmt.Fprintln(w, "after", len(m.Moves()), f.Prompt(), f.Hint())
	for _, r := range l.Regions() {
		fmt.Fprintf(w, "%s|%s|%s|%s|%v|%v|%v|%s\n", r.Name, r.Label, r.Tip, r.Why, r.Enabled, r.Glow, r.Bounds, f.Chapter(r.Name))
	}
	for _, list := range []map[game.Target][]moment.Choice{f.Choices, f.Through, {{}: f.Buttons}} {
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
func nameOf(f *draw.Frame, t game.Target) string {
	if t.Kind == merlin.TargetNone {
		return "none"
	}
	return fmt.Sprint(f.Rows.Region(t), "/", t.Seat)
}

func listChoice(w io.Writer, f *draw.Frame, at string, c moment.Choice) {
	sure := c.Do[0].Kind == merlin.ActDie || !f.Careful(&c)
	a := c.Last()
	fmt.Fprintf(w, "%s: %d %d %d of %d %s|%s|%s|%s|%s|%s|%v %v|%s|%v|%v|%v|%v|%s|%v\n", at, a.A, a.B, a.C, len(c.Do), c.Word, c.Label, c.Title, c.Short, c.Brief, c.More, c.Icon, f.ChoiceArt(&c),
		c.Void, c.Quiet, nameOf(f, c.At), c.Leads, model.ReachOf(&c), f.ChoiceTip(&c), sure)
}

// listPlaces lists where things would lie that fly.
func listPlaces(w io.Writer, l *lone) {
	f := l.frame
	for n, k := range allPlaces {
		seats := n >= len(tablePlaces)
		for s := game.NoSeat; s < game.Seat(f.View.Seats); s++ {
			if s == game.NoSeat && seats || s > 0 && !seats && k != model.AtMarkers || !inPlay(f, k) {
				continue
			}
			for _, p := range someOf(k, s, f) {
				if k == model.AtSpace && p.A >= merlin.Spaces+f.Rules.Inner() || k == model.AtTableTop && int(p.A) >= len(f.Rows.OnBoard()) {
					continue
				}
				for _, one := range l.panels {
					if x, y, ok := one.Anchor(f, p); ok {
						fmt.Fprintln(w, model.Place{Kind: model.PlaceKind(n), Seat: p.Seat, A: p.A, B: p.B}, x, y)
					}
				}
			}
		}
	}
}

// bringPlaces are the places that modules bring.
var bringPlaces = map[string][]model.PlaceKind{
	"favour":  {modules.AtSeals, modules.AtSeal},
	"arthur":  {modules.AtPict, modules.AtPictPile, modules.AtRing, modules.AtOwnPicts},
	"knights": {modules.AtKnight},
	"gold":    {modules.AtCoinSupply, modules.AtMistletoeSupply, modules.AtCoins, modules.AtMistletoes},
	"market":  {modules.AtStall, modules.AtEither, modules.AtPlus, modules.AtToken, modules.AtLabourer},
	"morgana": {modules.AtPentagram, modules.AtCauldron, modules.AtPoisonSupply, modules.AtHornBoard, modules.AtDarkSupply, modules.AtHutSupply, modules.AtMorgana, model.AtInstead, modules.AtPoisons, modules.AtHorn},
	"decrees": {modules.AtDecrees, modules.AtOwnDecrees},
}

func inPlay(f *draw.Frame, k model.PlaceKind) bool {
	for module, kinds := range bringPlaces {
		if slices.Contains(kinds, k) {
			return f.Rules.Has(module)
		}
	}
	return true
}
