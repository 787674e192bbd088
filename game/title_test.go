package game_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
)

// houseTitle is another title: Merlin's game with house rules that change nothing.
type houseTitle struct{ merlin.Title }

func (h houseTitle) Describe() game.Description {
	d := h.Title.Describe()
	d.Name = "house"
	d.Options = []game.OptionChoice{{Name: "hands", Values: []string{"hidden", "open"}}, {Name: "length", Values: []string{"6", "4"}}}
	return d
}

func (h houseTitle) New(s game.Setup) (game.Game, error) {
	d := h.Describe()
	if err := d.Check(s); err != nil {
		return nil, err
	}
	s.Title, s.Options = merlin.TitleName, nil
	return h.Title.New(s)
}

func (h houseTitle) setup(options ...game.Option) game.Setup {
	s := h.Setup([]game.Player{{Name: "Ada"}, {Colour: 1}}, nil, 3)
	s.Title, s.Options = "house", options
	return s
}

// One reader opens the records of several titles, each by its own rules.
func TestTitlesOpenTheirRecords(t *testing.T) {
	house := houseTitle{title}
	titles := game.Titles{title, house}
	for _, s := range []game.Setup{title.Setup([]game.Player{{}, {Colour: 1}}, nil, 1), house.setup()} {
		m, err := game.NewMatch(titles, s)
		if err != nil {
			t.Fatal(err)
		}
		chance := game.NewStream(1, 1)
		playRandom(t, m, 30, &chance)
		back, err := game.ReadRecord(titles, strings.NewReader(record(t, m)))
		if err != nil || back.Setup().Title != s.Title || back.Game().Hash() != m.Game().Hash() {
			t.Errorf("%s: %v", s.Title, err)
		}
		var refused *game.Refusal
		others := game.Titles{house}
		if s.Title == "house" {
			others[0] = title
		}
		if _, err := game.ReadRecord(others, strings.NewReader(record(t, m))); !errors.As(err, &refused) || refused.Key != "title" {
			t.Errorf("%s is opened by another title: %v", s.Title, err)
		}
	}
}

// Options stand in the record, and only there where some are set.
func TestRecordKeepsOptions(t *testing.T) {
	house := houseTitle{title}
	for _, options := range [][]game.Option{nil, {{"hands", "open"}}, {{"length", "4"}, {"hands", "open"}}} {
		m, err := game.NewMatch(house, house.setup(options...))
		if err != nil {
			t.Fatal(err)
		}
		text := record(t, m)
		back, err := game.ReadRecord(house, strings.NewReader(text))
		if err != nil || !slices.Equal(back.Setup().Options, options) || record(t, back) != text {
			t.Errorf("%v are kept as\n%s\n%v", options, text, err)
		}
		if got := strings.Count(text, "\noption "); got != len(options) {
			t.Errorf("%d options stand in the record of %v", got, options)
		}
	}
}

// What a title does not offer cannot be played, by a record either.
func TestSetupsThatAreNoChoice(t *testing.T) {
	house := houseTitle{title}
	d := house.Describe()
	for _, c := range []struct {
		change func(*game.Setup)
		want   string
	}{
		{func(s *game.Setup) { s.Seats = s.Seats[:1] }, "the game is for 2 to 4 players, not 1"},
		{func(s *game.Setup) { s.Seats = make([]game.Player, 5) }, "the game is for 2 to 4 players, not 5"},
		{func(s *game.Setup) { s.Seats[1].Colour = 0 }, "seat 2 has no colour of its own"},
		{func(s *game.Setup) { s.Seats[1].Colour = 4 }, "seat 2 has no colour of its own"},
		{func(s *game.Setup) { s.Modules = []string{"knights-dealt", "moon"} }, `there is no module "moon"`},
		{func(s *game.Setup) { s.Options = []game.Option{{"haste", "no"}} }, `there is no option "haste"`},
		{func(s *game.Setup) { s.Options = []game.Option{{"hands", "no"}} }, `option hands is one of hidden, open, not "no"`},
		{func(s *game.Setup) { s.Options = []game.Option{{"hands", "open"}, {"hands", "open"}} }, "option hands is there twice"},
	} {
		s := house.setup()
		c.change(&s)
		if err := d.Check(s); err == nil || err.Error() != c.want {
			t.Errorf("%+v gives %v, not %s", s, err, c.want)
		}
	}
	s := title.Setup([]game.Player{{}, {Colour: 1}}, nil, 1)
	s.Options = []game.Option{{"hands", "open"}}
	if _, err := title.New(s); err == nil {
		t.Error("Merlin takes an option that it does not have")
	}
	good := record(t, newMatch(t, 0, 0))
	for _, line := range []string{"option hands", "option hands open wide", "option hands \x00", "option " + strings.Repeat("x", 80) + " y"} {
		if _, err := game.ReadRecord(title, strings.NewReader(strings.Replace(good, "seat ", line+"\nseat ", 1))); err == nil || len(err.Error()) > 200 {
			t.Errorf("%q gives %v", line, err)
		}
	}
}

// A house rule that is not named is as usual.
func TestOptionValues(t *testing.T) {
	d := houseTitle{title}.Describe()
	s := game.Setup{Options: []game.Option{{"length", "4"}}}
	if a, b, c := d.Option(s, "length"), d.Option(s, "hands"), d.Option(s, "haste"); a != "4" || b != "hidden" || c != "" {
		t.Errorf("they are %q, %q, %q", a, b, c)
	}
}

// Most points win; who ties shares place and victory.
func TestRanking(t *testing.T) {
	for _, c := range []struct {
		points []int
		places string
		won    []game.Seat
	}{
		{[]int{3, 9, 5}, "312", []game.Seat{1}},
		{[]int{9, 9, -5, 9}, "1141", []game.Seat{0, 1, 3}},
		{[]int{0, 0}, "11", []game.Seat{0, 1}},
	} {
		var places []byte
		ended := game.Ranking(c.points, true)
		for _, o := range ended {
			places = append(places, '0'+o.Place)
		}
		if string(places) != c.places || !slices.Equal(game.Winners(ended), c.won) {
			t.Errorf("%v: places %s, won %v", c.points, places, game.Winners(ended))
		}
		if won := game.Winners(game.Ranking(c.points, false)); won != nil {
			t.Errorf("%v: %v have won before the end", c.points, won)
		}
	}
}
