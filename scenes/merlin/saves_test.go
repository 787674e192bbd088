package merlin

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
	"time"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// shelf is a title with a store of its own, and its saved games.
func shelf(t *testing.T) (*Games, scenes.Saves, *ui.App) {
	t.Helper()
	l := localeOf(t, "en")
	app := ui.NewApp(l)
	title := &Games{
		Shell: func() table.Shell { return &shell{app: app} },
		Store: store.NewMemory(), Title: newTitle(standardBox),
	}
	title.Clock = func() time.Time { return savedAt }
	return title, title.Saves(app.Context().T), app
}

// savedAt is when games are saved in tests.
var savedAt = time.Date(2026, 11, 21, 20, 15, 0, 0, time.UTC)

// keepAs saves a match under a label.
func keepAs(t *testing.T, s scenes.Saves, m *game.Match, label string) (name string) {
	t.Helper()
	m.Call(label)
	name, err := s.Import(recordOf(t, m))
	if err != nil {
		t.Fatal(err)
	}
	return name
}

// read reads a kept game.
func read(t *testing.T, title *Games, name string) *game.Match {
	t.Helper()
	kept, err := store.LoadGame(title.Store, name)
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.ReadRecord(title.Title.Rules, strings.NewReader(string(kept.Record)))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// A saved game comes back as it was, with what the list tells of it, also when it
// travels as a text to another store.
func TestSavedGames(t *testing.T) {
	_, s, app := shelf(t)
	m := newMatch(t, 3, 9, "favour")
	chance := game.NewStream(9, 9)
	for range 50 {
		o := m.Game().Decision().Options
		if err := m.Apply(o[chance.N(len(o))]); err != nil {
			t.Fatal(err)
		}
	}
	name := keepAs(t, s, m, "Sunday «é»")
	if again := keepAs(t, s, m, ""); again == name {
		t.Fatalf("a second save of the same moment is called %q", again)
	}
	text, err := s.Export(name)
	if err != nil {
		t.Fatal(err)
	}
	_, other, _ := shelf(t)
	mailed := "\ufeff\r\n" + strings.ReplaceAll(text, "\n", "\r\n") + "\r\nsent from afar"
	if name, err = other.Import(mailed); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{text, mailed} {
		if again, err := other.Import(text); err != nil || again != name {
			t.Errorf("taken in once more it is called %q, not %q: %v", again, name, err)
		}
	}
	list := other.List()
	if len(list) != 1 || list[0].Name != name || list[0].Label != "Sunday «é»" || len(list[0].Seats) != 3 || list[0].When.Unix() != savedAt.Unix() {
		t.Fatalf("the list says %+v", list)
	}
	if !strings.Contains(strings.Join(other.Look(name).Lines, "\n"), "Favour") {
		t.Errorf("nothing tells of the module: %q", other.Look(name).Lines)
	}
	opened := other.Open(app.Context(), name).(*tableScene)
	if gameOf(opened).State != m.Game().(*merlin.Game).State {
		t.Error("the game opened is another")
	}
	if err := other.Delete(name); err != nil || len(other.List()) != 0 {
		t.Errorf("deleting: %v, %d remain", err, len(other.List()))
	}
}

// The list of saved games tells nothing that not everybody at the table knows.
func TestSavedGamesTellNothingHidden(t *testing.T) {
	_, _, app := shelf(t)
	said := app.Context().T
	chance := game.NewStream(4, 4)
	for range 20 {
		g := randomPosition(t, 3, chance.N(150), &chance, "knights", "decrees")
		var told [2]scenes.Saved
		for i, g := range []*merlin.Game{g, g.Imagine(game.NoSeat, &chance).(*merlin.Game)} {
			m := matchAt(t, g)
			told[i].Seats = make([]scenes.ResultSeat, g.Seats)
			describeSaved(said, m, &told[i])
			told[i].Draw = nil // it is made of what is public, by its type
		}
		if !reflect.DeepEqual(told[0], told[1]) {
			t.Fatalf("the list tells %+v or %+v", told[0], told[1])
		}
	}
}

// One looks with everybody's eyes at a game that is over, and with a spectator's only
// at a saved one that is not.
func TestWatchingSavedGames(t *testing.T) {
	_, s, app := shelf(t)
	m := newMatch(t, 3, 2)
	chance := game.NewStream(2, 2)
	for _, moves := range []int{40, 2000} {
		for range moves {
			if o := m.Game().Decision().Options; len(o) > 0 {
				if err := m.Apply(o[chance.N(len(o))]); err != nil {
					t.Fatal(err)
				}
			}
		}
		name := keepAs(t, s, m, "")
		r := s.Watch(app.Context(), name).(*tableScene)
		want := 1
		if m.Game().Over() {
			want = 4
		}
		if eyes := r.Model().Eyes(); len(eyes) != want || eyes[0] != game.NoSeat {
			t.Errorf("after %d moves of a game one may look with the eyes of %v", len(m.Moves()), eyes)
		}
		if r.Model().View.Seat != game.NoSeat || r.Model().View.Hand != 0 {
			t.Errorf("it is shown with the eyes of seat %d", r.Model().View.Seat)
		}
	}
}

// A record of earlier rules is taken in up to where these differ, and that is said.
func TestImportOfEarlierRules(t *testing.T) {
	_, s, app := shelf(t)
	m := newMatch(t, 2, 1)
	if err := m.Apply(m.Game().Decision().Options[0]); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := m.WriteRecord(&b); err != nil {
		t.Fatal(err)
	}
	today := fmt.Sprintf("rules %d\n", merlin.RulesVersion)
	earlier := strings.Replace(strings.Replace(b.String(), today, "rules 2\n", 1), "end ", "1 leap\nend ", 1)
	name, err := s.Import(earlier)
	if want := app.Context().T("error.rules", "line", strings.Count(earlier, "\n")-1); err == nil || err.Error() != want {
		t.Errorf("told is %v, want %q", err, want)
	}
	if list := s.List(); len(list) != 1 || list[0].Name != name || list[0].Lost {
		t.Errorf("saved as %q: %+v", name, list)
	}
}

// What is no game is refused in a sentence that says so, one that was changed with its
// line, and nothing is saved.
func TestHostileImports(t *testing.T) {
	_, s, _ := shelf(t)
	var b strings.Builder
	if err := newMatch(t, 2, 1).WriteRecord(&b); err != nil {
		t.Fatal(err)
	}
	good := b.String()
	const none, changed, foreign = "no saved game", "line ", "Go on with it"
	for _, c := range []struct{ text, says string }{
		{"", none},
		{"hello", none},
		{strings.Repeat("x", 5<<20), none},
		{strings.Replace(good, "merlin", "chess", 1), none},
		{strings.Replace(good, "record 1", "record 2", 1), none},
		{"merlin record 1\n", none},
		{strings.Replace(good, "end ", "end 0", 1), changed},
		{good[:len(good)-20], changed},
		{strings.Replace(good, "seed ", "name x\nseed ", 1), changed},
		{strings.Replace(good, "box ", "box 1", 1), ""},
		{strings.Replace(good, "rules ", "rules 9", 1), foreign},
		{strings.Replace(good, "modules ", "modules dragons", 1), foreign},
	} {
		name, err := s.Import(c.text)
		if err == nil {
			t.Errorf("%.30q was saved as %s", c.text, name)
		} else if strings.Count(err.Error(), "\n") > 0 || len(err.Error()) > 400 || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%.30q is refused with %q, want %q", c.text, err, c.says)
		}
	}
	if len(s.List()) != 0 {
		t.Error("something was saved")
	}
}

func recordOf(t *testing.T, m *game.Match) string {
	t.Helper()
	var b strings.Builder
	if err := m.WriteRecord(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

var alone2 = scenes.NewGame{Seed: "one", Seats: []game.Player{{Colour: 0}, {Colour: 1}}}
