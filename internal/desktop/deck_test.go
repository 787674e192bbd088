package desktop

import (
	"bytes"
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/internal/robot"
	"merlin/scenes/store"
)

// TestDeckGame plays Camelot Legends with a deck file of which twenty cards are of another
// make-up, by mouse and to the end: the window is closed on the way and the game taken up
// by another; then it is watched, and its record reads whole with that deck alone. It is
// one of the long runs; TestDeckFromOutsideIsPlayed is the same without a window.
func TestDeckGame(t *testing.T) {
	if !long() {
		t.Skip("it is one of the long runs")
	}
	t.Parallel()
	s := &drops{crashTest{T: t, display: coarse(t), home: t.TempDir()}, t.TempDir()}
	deck := s.file("twenty.json", twenty(t))
	s.w = s.open(s.display, s.home, "-deck", deck, "-seed", "1", "-window", "1280x720")
	if err := robot.NewLegends(s.w, 1, t.Logf, 2, "option-level-advanced").Play("turn"); err != nil {
		t.Fatal(err)
	}
	for range 30 {
		s.press(s.w, choices(s.rests())[0])
	}
	s.w.Close()

	s.w = s.open(s.display, s.home, "-deck", deck, "-window", "1280x720")
	defer func() { s.w.Close() }()
	r := robot.NewLegends(s.w, 2, t.Logf, 2)
	r.Routes["title"] = []string{"continue"}
	if err := r.Play("end"); err != nil {
		t.Fatal(err)
	}
	s.press(s.w, "watch")
	s.await("leave")
	s.checkDeckGame(t, deck)
}

// checkDeckGame wants the game that the home keeps to be over, and to be read with its deck
// and not with ours.
func (s *drops) checkDeckGame(t *testing.T, deck string) {
	t.Helper()
	d, err := legends.ReadDeck(deck, string(s.read(deck)))
	if err != nil {
		t.Fatal(err)
	}
	names, err := store.Games(s.files())
	i := slices.IndexFunc(names, func(n string) bool { return strings.HasPrefix(n, "legends-") })
	if err != nil || i < 0 {
		t.Fatalf("kept are %q, %v", names, err)
	}
	kept, err := store.LoadGame(s.files(), names[i])
	if err != nil {
		t.Fatal(err)
	}
	m, err := game.ReadRecord(legends.Title{Deck: d}, bytes.NewReader(kept.Record))
	if err != nil || !m.Game().Over() {
		t.Fatalf("%s cannot be read to its end: %v", names[i], err)
	}
	if _, err := game.ReadRecord(legends.Title{Deck: legends.StandardDeck()}, bytes.NewReader(kept.Record)); err == nil {
		t.Error("it is read with our own deck")
	}
	t.Logf("%d moves, %v", len(m.Moves()), m.Game().Scores())
}

// twenty is a deck file of which twenty cards are not ours: fifteen with ids, names and
// scores of their own, five whose words are carried out by hand.
func twenty(t *testing.T) []byte {
	t.Helper()
	var deck map[string]any
	if err := json.Unmarshal(deckText(t), &deck); err != nil {
		t.Fatal(err)
	}
	deck["deck"], deck["printed"] = "Twenty others", true
	others := strings.Fields("lot merlin tor dinas urien accolon breus laudine dindrane taliesin balin ragnell caradoc dinadan agravain")
	byHand := strings.Fields("kay ector bors yvain boon")
	changed := 0
	for _, c := range deck["cards"].([]any) {
		card := c.(map[string]any)
		id := card["id"].(string)
		switch i := slices.Index(others, id); {
		case i >= 0:
			card["id"], card["name"] = "other-"+id, map[string]string{"en": "Other " + strings.ToUpper(id[:1]) + id[1:]}
			card["scores"] = []int{i % 6, 2, 3, 1, 4, 5 - i%6}
		case slices.Contains(byHand, id):
			card["text"], card["says"] = []any{}, map[string]string{"en": "Everybody may move a character, or draw one."}
		default:
			continue
		}
		delete(card, "flavour")
		changed++
	}
	text, err := json.Marshal(deck)
	if err != nil || changed != 20 {
		t.Fatalf("%d cards are changed: %v", changed, err)
	}
	return text
}

func deckText(t *testing.T) []byte {
	t.Helper()
	return (&drops{crashTest: crashTest{T: t}}).read(filepath.Join("..", "..", "game", "legends", "deck.json"))
}
