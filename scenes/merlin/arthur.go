package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

var arthur = Module{
	Name: "arthur",

	Events: []EventRow{
		{
			Kind: merlin.EventRing, Fly: fliesRelic("signet-ring", 46, atRing, 2), Sound: sound.Coin,
			Say: tookFrom("log.ring"), Victim: ownerBefore,
		},
		{Kind: merlin.EventReplaced, Fly: fliesColoured("manor", 46, own(atManors), box(atTile, 0)), Sound: sound.Wood},
		{Kind: merlin.EventLed, Say: func(t *teller, e game.Event) string {
			return t.f.T("log.led", "figure", t.f.T("figure.the."+figureWord(merlin.Figure(e.Args[0]))))
		}},
		{Kind: merlin.EventShifted, Say: sayShifted},
		{
			Kind: merlin.EventPict, Fly: pictFlies(box(atPict, 1), own(atOwnPicts)), Sound: sound.Parchment,
			Say: func(t *teller, e game.Event) string {
				pict := t.f.rules.Box.Mods.Picts[e.Args[0]]
				return t.f.T("log.pict", "value", int(pict.Value), "bonus", t.f.pictBonus(pict))
			},
		},
		{
			Kind: merlin.EventPictOpen, Fly: pictFlies(box(atPictPile, 2), box(atPict, 1)), Sound: sound.Parchment,
			Barrier: "pict",
		},
		{Kind: merlin.EventPictsScored, Together: true},
	},
	Dice:    []DieRow{{Die: merlin.ArthurDie, Word: "arthur"}},
	Reasons: []ReasonRow{{Reason: merlin.ForPicts, Icon: "Pict"}},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}

func sayShifted(t *teller, e game.Event) string {
	if e.Args[0] < 0 {
		return t.f.T("log.shifted.less")
	}
	return t.f.T("log.shifted.more")
}

// pictFlies is a Pict's card on its way.
func pictFlies(from, to where) flier {
	return func(s *Scene, e game.Event) []flight {
		f := s.frame
		return s.flyPainted(48, from(e), to(e), func(p *ui.Painter, x, y, size float64) {
			drawPict(p, f, uint8(e.Args[0]), ui.Around(x, y, size, size*70/48))
		})
	}
}
