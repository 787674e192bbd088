package roundtable

import (
	"slices"
	"strconv"

	"merlin/game"
	"merlin/game/engine"
)

// TitleName is the stable name of the title in records.
const TitleName = "roundtable"

// Title makes games of The Knights of the Round Table with the components of a box.
type Title struct{ Box *Box }

// Names of what may be chosen before a game. // R3
const (
	OptionLoyalty  = "loyalty"  // the mode of the Traitor
	OptionSquires  = "squires"  // R161
	OptionYoungest = "youngest" // the seat that begins without Arthur // R20
	OptionKnights  = "knights"  // drawn, or chosen by colour: a house rule
	OptionLife     = "life"     // at the start
	OptionHand     = "hand"     // White cards dealt
	OptionMerlins  = "merlins"  // dealt to each
	OptionEngines  = "engines"  // around Camelot at the start
	OptionLate     = "late"     // how many of the last seats join later // R162
	OptionLeaving  = "leaving"  // players may leave // R163
	OptionTalk     = "talk"     // phrases may be said // R176
	OptionPile     = "pile"     // shuffled, or the lesson's
)

// Describe returns what may be chosen before a game.
func (t Title) Describe() game.Description {
	return game.Description{
		Name: TitleName, MinSeats: MinSeats, MaxSeats: MaxSeats, Colours: Colours[:], Learnt: true,
		Presets: []game.Preset{
			{Name: "first", First: true, Options: []game.Option{{Name: OptionLoyalty, Value: NoTraitor.String()}}},
			{Name: "standard"},
			{Name: "among-us", Options: []game.Option{{Name: OptionLoyalty, Value: AmongUs.String()}}},
			{Name: "squires", Options: []game.Option{{Name: OptionSquires, Value: "yes"}}},
		},
		Options: []game.OptionChoice{
			{Name: OptionLoyalty, Values: modeWords},
			{Name: OptionSquires, Values: []string{"no", "yes"}},
			{Name: OptionYoungest, Values: []string{"1", "2", "3", "4", "5", "6", "7"}},
			{Name: OptionKnights, Values: []string{"drawn", "chosen"}, House: true},
			{Name: OptionLife, Values: []string{"4", "3", "5", "6"}, House: true},
			{Name: OptionHand, Values: []string{"5", "4", "3", "6"}, House: true},
			{Name: OptionMerlins, Values: []string{"1", "0"}, House: true},
			{Name: OptionEngines, Values: []string{"0", "2", "4"}, House: true},
			{Name: OptionLate, Values: []string{"0", "1", "2", "3", "4"}},
			{Name: OptionLeaving, Values: []string{"no", "yes"}},
			{Name: OptionTalk, Values: []string{"no", "yes"}},
			{Name: OptionPile, Values: []string{"shuffled", "lesson"}, Lesson: true},
		},
	}
}

// Setup returns the set-up of a new game.
func (t Title) Setup(players []game.Player, modules []string, seed uint64) game.Setup {
	return game.Setup{Title: TitleName, Rules: RulesVersion, Box: t.Box.Sum, Seats: players, Modules: modules, Seed: seed}
}

// taught is the version of the rules since which computer players have learnt.
const taught = 2

// Renew returns a set-up as it is: games by earlier rules are played on by them.
func (t Title) Renew(s game.Setup) (game.Setup, error) { return s, nil }

// New starts the game of a set-up, which must be of this title, a version of its rules and
// this box; of another, the error is a *game.Refusal.
func (t Title) New(s game.Setup) (game.Game, error) {
	d, rules := t.Describe(), min(max(s.Rules, 1), RulesVersion)
	if err := engine.Refuse(s, d, rules, t.Box.Sum); err != nil {
		return nil, err
	}
	r, err := NewRules(t.Box, optionsOf(&d, s))
	if err != nil {
		return nil, err
	}
	r.unlearnt = rules < taught
	return New(r, len(s.Seats), s.Seed)
}

// optionsOf reads the options of a set-up that was checked.
func optionsOf(d *game.Description, s game.Setup) Options {
	number := func(name string) uint8 {
		n, err := strconv.Atoi(d.Option(s, name))
		if err != nil {
			panic(err) // the values are numbers
		}
		return uint8(n)
	}
	o := Options{
		Loyalty: Mode(slices.Index(modeWords, d.Option(s, OptionLoyalty))),
		Squires: d.Option(s, OptionSquires) == "yes",
		Chosen:  d.Option(s, OptionKnights) == "chosen",
		Life:    number(OptionLife), Dealt: number(OptionHand), Merlins: number(OptionMerlins),
		Engines: number(OptionEngines), Youngest: number(OptionYoungest) - 1,
		Late: number(OptionLate), Leaving: d.Option(s, OptionLeaving) == "yes", Talk: d.Option(s, OptionTalk) == "yes",
		Lesson: d.Option(s, OptionPile) == "lesson",
	}
	for i, p := range s.Seats {
		o.Colours[i] = p.Colour
	}
	return o
}

// View returns what a seat may know of a game of this title.
func (t Title) View(g game.Game, s game.Seat) View { return g.(*Game).View(s) }
