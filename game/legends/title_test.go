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
