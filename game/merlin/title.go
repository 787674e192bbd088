package merlin

import (
	"strings"

	"merlin/game"
	"merlin/game/engine"
)

// TitleName is the stable name of the title in records.
const TitleName = "merlin"

// Title makes games of Merlin with the components of a box.
type Title struct{ Box *Box }

// Setup returns the set-up of a new game.
func (t Title) Setup(players []game.Player, modules []string, seed uint64) game.Setup {
	return game.Setup{
		Title: TitleName, Rules: RulesVersion, Box: t.Box.Sum,
		Seats: players, Modules: modules, Seed: seed,
	}
}

// earlierBoxes are the sums of the boxes that came with the program before today's, by
// the version of the rules then.
var earlierBoxes = map[int]uint64{2: 0x1a24dfcf44c5c2b6}

// Renew lets a game that was played by earlier rules be taken up by those of today,
// as far as they agree; the box that came with the program then is today's.
func (t Title) Renew(s game.Setup) (game.Setup, error) {
	if s.Title == TitleName && 0 < s.Rules && s.Rules < RulesVersion {
		if s.Box == earlierBoxes[s.Rules] {
			s.Box = StandardBox().Sum
		}
		s.Rules = RulesVersion
	}
	return s, nil
}

// New starts the game of a set-up, which must be of this title, these rules and this
// box; of another, the error is a *game.Refusal.
func (t Title) New(s game.Setup) (game.Game, error) {
	if err := engine.Refuse(s, t.Describe(), RulesVersion, t.Box.Sum); err != nil {
		return nil, err
	}
	r, err := NewRules(t.Box, s.Modules...)
	if err != nil {
		return nil, &game.Refusal{Key: "modules", Args: []any{"modules", strings.Join(s.Modules, ", ")}, Err: err}
	}
	d := t.Describe()
	r.firstStarts = d.Option(s, optionStart) == startFirst
	return New(r, len(s.Seats), s.Seed)
}
