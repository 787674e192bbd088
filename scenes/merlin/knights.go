package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/sound"
)

var knights = Module{
	Name: "knights",

	Events: []EventRow{
		{Kind: merlin.EventKnight, Say: sayKnight("log.knight"), AtStart: true},
		{Kind: merlin.EventKnightTile, Say: sayKnight("log.knight-tile")},
		{Kind: merlin.EventKnightWon, Say: sayKnight("log.knight-won")},
		{
			Kind: merlin.EventCastle, Fly: flies("castle-tile", 44, ofKnight(merlin.Gaheris), box(atTile, 0)), Sound: sound.Wood,
			Say: plain("log.castle"),
		},
		{
			Kind: merlin.EventSwapped, Fly: swapFlies, Sound: sound.Parchment,
			Say: func(t *teller, e game.Event) string {
				return t.f.T("log.swapped", "card", t.f.cardShort(e.Args[0]), "other", t.f.cardShort(e.Args[2]))
			},
		},
		{Kind: merlin.EventRecoloured, Say: func(t *teller, e game.Event) string {
			condition := t.f.rules.Box.Quests[e.Args[0]].Conditions[e.Args[1]]
			colour := t.f.T("province." + merlin.Province(e.Args[2]).String())
			return t.f.T("log.recoloured", "condition", conditionWords(t.f.Ctx.Locale(), condition), "colour", colour)
		}},
		{
			Kind: merlin.EventKay, Fly: flies("points-star", 30, ofKnight(merlin.Kay), own(atMarkers, 0)), Sound: sound.Wood,
			Say: plain("log.kay"),
		},
		{Kind: merlin.EventKayBack, Fly: flies("points-star", 30, own(atMarkers, 0), ofKnight(merlin.Kay)), Together: true},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForKnights, Icon: "knight-portrait"}},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}

// sayKnight tells of an event whose first argument is a knight.
func sayKnight(key string) func(*teller, game.Event) string {
	return func(t *teller, e game.Event) string {
		return t.f.T(key, "knight", t.f.knightName(merlin.Knight(e.Args[0])))
	}
}

func (f *frame) knightName(k merlin.Knight) string { return f.T("knight." + k.String()) }

// ofKnight is a knight's card of the event's seat.
func ofKnight(k merlin.Knight) where {
	return func(e game.Event) place { return at(atKnight, e.Seat, uint8(k)) }
}

// swapFlies are two quests on their way: one to the display, one from there.
func swapFlies(s *Scene, e game.Event) []flight {
	display := box(atDisplay, 1)(e)
	given := s.deal(e.Args[0], own(atHand, 0)(e), display)
	return append(given, s.deal(e.Args[2], display, anyCard(e))...)
}
