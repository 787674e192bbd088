package merlin

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

var (
	update = flag.Bool("update", false, "write the golden files of testdata anew")
	toldIn = flag.String("told", "", "directory to write into what games tell, to see what differs")
)

// toldSets are the games whose telling is golden: the base, each module, some together.
func toldSets() [][]string {
	sets := [][]string{nil}
	for _, name := range merlin.ModuleNames() {
		sets = append(sets, []string{name})
	}
	sets = append(sets, []string{"arthur", "gold", "morgana"})
	all := moduleSets()
	return append(sets, slices.Repeat(all[len(all)-1:], 3)...)
}

// What games tell from their beginning to their end is as it was: the log in each
// language, captions, sheets of scorings, the result, and what flies and sounds.
// Only hashes are kept; -told DIR writes the texts.
func TestToldIsGolden(t *testing.T) {
	var out strings.Builder
	for i, set := range toldSets() {
		name := fmt.Sprint(i, set)
		for part, text := range toldGame(t, uint64(i)+1, set) {
			fmt.Fprintf(&out, "%s %s %.8x\n", name, toldParts[part], sha256.Sum256([]byte(text)))
			if *toldIn != "" {
				write(t, filepath.Join(*toldIn, fmt.Sprintf("%d-%s.txt", i, toldParts[part])), text)
			}
		}
	}
	const golden = "testdata/told.txt"
	if *update {
		write(t, golden, out.String())
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	was := strings.Split(string(want), "\n")
	for i, line := range strings.Split(out.String(), "\n") {
		if i >= len(was) || was[i] != line {
			t.Errorf("%q is not as it was", line)
		}
	}
}

func write(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// toldParts are what is told of a game.
var toldParts = [...]string{"en", "fr", "de", "sheets", "captions", "motion"}

// toldGame plays a game of a person against computer players, all by chance, and
// returns what is told of it, by toldParts.
func toldGame(t *testing.T, seed uint64, set []string) (told [len(toldParts)]string) {
	t.Helper()
	var sheets, captions, motion strings.Builder
	apps := map[string]*ui.App{}
	for _, lang := range i18n.Languages() {
		apps[lang] = appIn(t, lang)
	}
	m := againstComputers(t, seed, set)
	s := New(apps["en"].Context(), &shell{app: apps["en"]}, m)
	apps["en"].Sound = func(s fmt.Stringer) { fmt.Fprintf(&motion, "\tsounds %s\n", s) }
	chance, round := game.NewStream(seed, 43), uint8(1)
	for !m.Game().Over() {
		options := m.Game().Decision().Options
		if seed%3 > 0 {
			options = preferred(options)
		}
		if err := m.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
		tellMotion(&motion, s, m)
		for lang, app := range apps {
			if f := seenBy(app, m); lang == toldParts[len(m.Moves())%3] {
				fmt.Fprintln(&captions, f.Caption().Text)
			}
		}
		if now := m.Game().(*merlin.Game).Round; now != round || m.Game().Over() {
			for _, lang := range toldParts[:3] {
				if sheet := draw.ScoringSheet(seenBy(apps[lang], m)); sheet != nil {
					fmt.Fprintf(&sheets, "%+v\n", *sheet)
				}
			}
			round = now
		}
	}
	for i, lang := range toldParts[:3] {
		f := seenBy(apps[lang], m)
		told[i] = toldLog(f)
		sheets.WriteString(pointless.Replace(fmt.Sprintf("%+v\n", draw.GameResult(f))))
	}
	copy(told[3:], []string{sheets.String(), captions.String(), motion.String()})
	return told
}

// pointless takes out what a result has, empty, for games without points, and what the table
// adds to it.
var pointless = strings.NewReplacer(" Text: Seats:", " Seats:", " Team: Note:}", "}", " Partings:[]", "", " TaleHigh:<nil>", "")

// againstComputers is a new match of a person against two or three computer players.
func againstComputers(t *testing.T, seed uint64, set []string) *game.Match {
	t.Helper()
	title := merlin.Title{Box: standardBox}
	players := []game.Player{{Name: "Viviane"}, {Name: "Gwendolyn", Colour: 1, Level: 1}, {Name: "Lancelot", Colour: 2, Level: 2}, {Name: "Ygraine", Colour: 3, Level: 3}}
	m, err := game.NewMatch(title, title.Setup(players[:3+seed%2], set, seed))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// toldLog is the log of a game.
func toldLog(f *draw.Frame) string {
	var out strings.Builder
	for _, e := range draw.Chronicle(f) {
		fmt.Fprintf(&out, "%d %s %v %v: %s\n", e.At, e.Icon, e.Barrier, e.Fresh, e.Text)
	}
	return out.String()
}

// tellMotion shows the newest move of a match batch by batch and tells what flies.
func tellMotion(out *strings.Builder, s *tableScene, m *game.Match) {
	s.Session().Confirm(0)
	c, view := s.Model().Ctx, s.View()
	c.SetPreferences(ui.Preferences{Tempo: 1e-9, Others: 1e-9}) // one tick is long enough for all
	s.Motion().Begin(s.Session().History()[len(m.Moves())-1].Events)
	for s.Motion().Busy() {
		s.Motion().Step(c, view, func(batch []game.Event) []paint.Flight {
			f := (&session{s.Session(), s.Model().Rows}).frame()
			f.On(c)
			*f.View = *view
			list := (&draw.Stage{Ctx: c, Frame: f, View: view, Panels: draw.NewPanels(f.Rows)}).Flights(batch)
			tellBatch(out, f, batch, list)
			return list
		})
	}
	*view = viewOf(s)
}

func tellBatch(out *strings.Builder, f *draw.Frame, batch []game.Event, list []paint.Flight) {
	for _, e := range batch {
		fmt.Fprintf(out, "%s %d %v, ", f.Rules.EventName(e.Kind), e.Seat, e.Args)
	}
	fmt.Fprintln(out)
	for _, l := range list {
		_, isCard := l.Drawn.(draw.CardArt)
		_, isPainted := l.Drawn.(draw.Painted)
		fmt.Fprintf(out, "\t%s %q %q %v %v %v %.0f %.0f %.2f %.2f %.2f %v %v", l.Sprite, l.Text, l.Banner, l.Faces,
			isCard, isPainted, l.Size, l.Grow, l.Begin, l.End, l.Hold, l.Moves, l.Lies)
		first, last := l.Path[0], l.Path[len(l.Path)-1]
		fmt.Fprintf(out, " %d: %.0f, %.0f to %.0f, %.0f\n", len(l.Path), first[0], first[1], last[0], last[1])
	}
}
