package legends

import (
	"bytes"
	"fmt"
	"testing"
	"time"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes"
	"merlin/scenes/legends/draw"
	"merlin/scenes/store"
	"merlin/scenes/table"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// outside is a deck of which more than twenty cards are of another make-up: with ids, scores and
// Requirements of their own, and some that are carried out by hand.
func outside(t *testing.T) *legends.Deck {
	t.Helper()
	changes := []string{
		`kay {"text": [], "says": {"en": "Move any character where you like."}}`,
		`ector {"text": [], "says": {"en": "Take any character back into your hand."}}`,
		`bors {"text": [], "says": {"en": "Gain a point."}}`,
		`yvain {"text": [], "says": {"en": "Discard anybody."}}`,
		`boon {"text": [], "says": {"en": "Every player draws a character."}}`,
	}
	for i, id := range []string{"lot", "merlin", "tor", "dinas", "urien", "accolon", "breus", "laudine", "dindrane", "taliesin", "balin", "ragnell"} {
		changes = append(changes, fmt.Sprintf(`%s {"id": "other-%s", "scores": [%d, 2, 3, 1, 4, %d]}`, id, id, i%6, 5-i%6))
	}
	for i, id := range []string{"whispers", "parley", "white-sail", "under-pine", "spies", "tournament"} {
		changes = append(changes, fmt.Sprintf(`%s {"id": "other-%s", "needs": {"combat": %d, "psyche": 6}}`, id, id, 6+i))
	}
	d, err := legends.Alter(changes)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// A deck from outside is played to the end by presses, and there is a way to everything that
// may be done, also by hand; what was played is saved, read again and watched.
func TestDeckFromOutsideIsPlayed(t *testing.T) {
	title := newTitle(outside(t))
	var players []game.Player
	for i := range 3 {
		players = append(players, game.Player{Name: playerNames[i], Colour: uint8(i)})
	}
	m, err := game.NewMatch(title.Rules, title.Rules.Setup(players, nil, 12))
	if err != nil {
		t.Fatal(err)
	}
	s := sitAt(t, title, m, 0)
	if !s.scene.Extras() {
		t.Error("the portraits of strangers are not asked for")
	}
	clickThrough(t, "outside", s)
	byHand := false
	for _, move := range m.Moves() {
		byHand = byHand || move.Action.Kind == legends.ActByHand
	}
	if !byHand {
		t.Error("nothing was carried out by hand: the test shows little")
	}
	var b bytes.Buffer
	if err := m.WriteRecord(&b); err != nil {
		t.Fatal(err)
	}
	again, err := game.ReadRecord(title.Rules, bytes.NewReader(b.Bytes()))
	if err != nil || again.Game().Hash() != m.Game().Hash() {
		t.Errorf("read again it is another game: %v", err)
	}
	if _, err := game.ReadRecord(standard.Rules, bytes.NewReader(b.Bytes())); err == nil {
		t.Error("a game of another deck is read with ours")
	}
}

// A game is begun, kept, gone on with where it was, saved by a name, opened, and watched from
// its start to where it stands.
func TestGamesAreKept(t *testing.T) {
	app := ui.NewApp(tabletest.Locale(t, "en", legends.TitleName))
	games := &Games{Shell: func() table.Shell { return &tabletest.Shell{App: app} }, Store: store.NewMemory(), Title: standard}
	games.Clock = func() time.Time { return time.Unix(1_780_050_000, 0) }
	begun := games.Start(app.Context(), scenes.NewGame{Seed: "kept", Seats: []game.Player{{Name: "Ada"}, {Name: "Bo", Colour: 1}}})
	app.Start(begun)
	s := sittingOf(&tabletest.Sitting[*legends.View, *draw.Frame]{T: t, App: app, Scene: begun.(*tableScene)})
	s.Settle()
	chance := game.NewStream(3, 3)
	for range 25 {
		names := pressable(s)
		list := append(names.glow, names.others...)
		s.press(list[chance.N(len(list))])
	}
	want := s.game().Hash()
	app.Context().Reset(&tabletest.Veil{Ctx: app.Context()}) // leaving the table keeps the game
	_ = app.Update(new(ui.Input))
	on, ok := games.Continue(app.Context()).(*tableScene)
	if !ok || on.Session().Match().Game().Hash() != want {
		t.Fatal("it does not go on where it was")
	}
	savedAndWatched(t, app, games, on.Session().Match(), want)
}

// savedAndWatched saves a match, opens it and watches it to its end.
func savedAndWatched(t *testing.T, app *ui.App, games *Games, m *game.Match, want uint64) {
	t.Helper()
	saves := games.Saves(app.Context().T)
	var b bytes.Buffer
	if err := m.WriteRecord(&b); err != nil {
		t.Fatal(err)
	}
	name, err := saves.Import(b.String())
	if err != nil {
		t.Fatal(err)
	}
	if opened, ok := saves.Open(app.Context(), name).(*tableScene); !ok || opened.Session().Match().Game().Hash() != want {
		t.Error("what was saved is opened as another game")
	}
	app.Context().Reset(saves.Watch(app.Context(), name))
	for _, press := range []string{"", "first", "next", "last"} {
		_ = app.Update(new(ui.Input))
		if press != "" {
			app.Context().PressNamed(press)
		}
	}
	_ = app.Update(new(ui.Input))
	watched := app.Top().(*tableScene)
	if watched.Session().Match().Game().Hash() != want || len(watched.Model().Entries()) < 3 {
		t.Error("watched to its end it stands elsewhere, or nothing is told of it")
	}
}
