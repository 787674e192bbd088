package legends

import (
	"errors"
	"strings"
	"testing"

	"merlin/game"
)

var _ game.TitleOf[View] = Title{}

func players(n int) []game.Player {
	names := []string{"Viviane", "Ban", "Enid", "Lot"}
	list := make([]game.Player, n)
	for i := range list {
		list[i] = game.Player{Name: names[i], Colour: uint8(i)}
	}
	return list
}

// startMatch starts a match of the standard deck.
func startMatch(t *testing.T, seats int, level string, seed uint64) *game.Match {
	t.Helper()
	title := Title{Deck: standardRules.Deck}
	s := title.Setup(players(seats), nil, seed)
	if level != "standard" {
		s.Options = []game.Option{{Name: "level", Value: level}}
	}
	m, err := game.NewMatch(title, s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// A whole match is written, read and is the same, at its end and in its middle.
func TestRecord(t *testing.T) {
	for i, level := range levelWords {
		m := startMatch(t, 2+i, level, 7)
		chance := game.NewStream(7, 3)
		for n := 0; !m.Game().Over(); n++ {
			options := m.Game().Decision().Options
			if err := m.Apply(options[chance.N(len(options))]); err != nil {
				t.Fatal(err)
			}
			if n == 100 {
				checkReread(t, m)
			}
		}
		checkReread(t, m)
	}
}

func checkReread(t *testing.T, m *game.Match) {
	t.Helper()
	var text strings.Builder
	if err := m.WriteRecord(&text); err != nil {
		t.Fatal(err)
	}
	back, err := game.ReadRecord(Title{Deck: standardRules.Deck}, strings.NewReader(text.String()))
	if err != nil {
		t.Fatalf("%v\n%s", err, text.String()[:min(2000, text.Len())])
	}
	if back.Game().Hash() != m.Game().Hash() || len(back.Moves()) != len(m.Moves()) {
		t.Error("read again it is another game")
	}
}

// Set-ups of another title, deck, rules or number of seats are refused.
func TestRefusals(t *testing.T) {
	title := Title{Deck: standardRules.Deck}
	good := title.Setup(players(2), nil, 1)
	var refused *game.Refusal
	for key, change := range map[string]func(*game.Setup){
		"title": func(s *game.Setup) { s.Title = "chess" },
		"rules": func(s *game.Setup) { s.Rules = 99 },
		"deck":  func(s *game.Setup) { s.Box++ },
	} {
		s := good
		change(&s)
		if _, err := title.New(s); !errors.As(err, &refused) || refused.Key != key {
			t.Errorf("%s: %v", key, err)
		}
	}
	for _, s := range []game.Setup{
		title.Setup(players(1), nil, 1),
		title.Setup(players(2), []string{"arthur"}, 1),
		{Title: good.Title, Rules: good.Rules, Box: good.Box, Seats: good.Seats, Options: []game.Option{{Name: "level", Value: "hard"}}},
	} {
		if _, err := title.New(s); err == nil {
			t.Errorf("%+v was not refused", s)
		}
	}
}

// A game of version 1 goes on with its house rule as it was: the first turn of two, too, has
// one action, and ends by itself. // L60, L60a
func TestEarlierRules(t *testing.T) {
	title := Title{Deck: standardRules.Deck}
	for version, opening := range map[int]string{1: "one-action", 2: "even"} {
		s := title.Setup(players(2), nil, 3)
		s.Rules, s.Options = version, []game.Option{{Name: "opening", Value: opening}}
		of, err := title.New(s)
		if err != nil {
			t.Fatal(err)
		}
		g, turns := of.(*Game), 0
		for g.Turn.Number < 2 {
			if g.Decision().Kind == game.AskKind(AskAction) {
				turns++
			}
			if err := g.Apply(g.Decision().Options[0]); err != nil {
				t.Fatal(err)
			}
		}
		if want := map[int]int{1: 1, 2: 3}[version]; turns != want {
			t.Errorf("version %d asks %d times in the first turn, want %d", version, turns, want)
		}
		if points := g.Scores()[g.after(g.First, 1)]; points != version-1 {
			t.Errorf("by version %d the second has %d points", version, points)
		}
		s.Rules = 3 - version
		if _, err := title.New(s); err == nil {
			t.Errorf("version %d knows the house rule %q", s.Rules, opening)
		}
	}
}

// A deck with twenty cards of another make-up is played to the end, saved and read again;
// without it the game is refused, with a key of its own.
func TestOwnersDeck(t *testing.T) {
	texts := everyText()
	var changes []string
	for i := range 20 {
		f := &standardRules.Deck.Faces[3*i]
		change := f.ID + ` {"scores": [6, -1, 0, 3, 2, 5], "flavour": {"en": "", "fr": "", "de": ""}, "text": [` + texts[29*i%len(texts)] + `]}`
		if _, err := Alter([]string{change}); err != nil {
			change = f.ID + ` {"text": [], "says": {"en": "By hand."}}`
		}
		changes = append(changes, change)
	}
	d, err := Alter(changes)
	if err != nil {
		t.Fatal(err)
	}
	title := Title{Deck: d}
	m, err := game.NewMatch(title, title.Setup(players(3), nil, 5))
	if err != nil {
		t.Fatal(err)
	}
	for chance := game.NewStream(5, 1); !m.Game().Over(); {
		options := m.Game().Decision().Options
		if err := m.Apply(options[chance.N(len(options))]); err != nil {
			t.Fatal(err)
		}
	}
	var text strings.Builder
	if err := m.WriteRecord(&text); err != nil {
		t.Fatal(err)
	}
	back, err := game.ReadRecord(title, strings.NewReader(text.String()))
	if err != nil || back.Game().Hash() != m.Game().Hash() {
		t.Fatalf("read again it is another game: %v", err)
	}
	var refused *game.Refusal
	if _, err := game.ReadRecord(Title{Deck: standardRules.Deck}, strings.NewReader(text.String())); !errors.As(err, &refused) || refused.Key != "deck" {
		t.Errorf("with our own deck it is read: %v", err)
	}
	checkShelf(t, d, m, text.String())
}

// checkShelf wants a shelf to find the deck that a record names, wherever it lies, and new
// games to be of the deck on top.
func checkShelf(t *testing.T, d *Deck, m *game.Match, record string) {
	t.Helper()
	own := standardRules.Deck
	for _, order := range [][]*Deck{{own, d}, {d, own}, {d, own, d}} {
		var shelf Shelf
		for _, deck := range order {
			shelf.Put(deck)
		}
		shelf.Lay(d)
		title, top := Title{Shelf: &shelf}, order[len(order)-1]
		if sum := title.Setup(players(2), nil, 1).Box; sum != top.Sum || len(shelf.decks) != 2 {
			t.Errorf("of %d decks new games have %x", len(shelf.decks), sum)
		}
		back, err := game.ReadRecord(title, strings.NewReader(record))
		if err != nil || back.Game().Hash() != m.Game().Hash() {
			t.Errorf("read with a shelf it is another game: %v", err)
		}
	}
	var own1 Shelf
	if own1.Lay(d); own1.Top() != d {
		t.Error("a deck that is laid on an empty shelf is not there")
	}
}

// What was done is taken back, but not across a draw, and done again. // L114
func TestUndo(t *testing.T) {
	m := startMatch(t, 2, "standard", 3)
	for i := 0; i < 200 && !m.Game().Over(); i++ {
		d := m.Game().Decision()
		before := m.Game().Hash()
		if err := m.Apply(d.Options[i*7%len(d.Options)]); err != nil {
			t.Fatal(err)
		}
		last := m.Moves()[len(m.Moves())-1]
		err := m.Undo(last.Seat)
		switch {
		case last.Revealed && !errors.Is(err, game.ErrRevealed):
			t.Fatalf("%s is taken back: %v", last.Text, err)
		case last.Revealed:
		case err != nil || m.Game().Hash() != before:
			t.Fatalf("%s is not taken back: %v", last.Text, err)
		default:
			if err := m.Redo(); err != nil {
				t.Fatal(err)
			}
		}
	}
}
