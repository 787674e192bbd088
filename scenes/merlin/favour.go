package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/sound"
)

var favour = Module{
	Name: "favour",

	Events: []EventRow{
		{
			Kind: merlin.EventSeal, Fly: flies("seal-favour", 40, own(atSeals), own(atSeal, 0, 1)), Sound: sound.Wood,
			Say: func(t *teller, e game.Event) string {
				servant := t.f.T("servant." + merlin.Servant(e.Args[0]).String())
				return t.f.T("log.seal", "servant", servant, "number", int(e.Args[1])+1)
			},
		},
		{Kind: merlin.EventSealTurned, Say: func(t *teller, e game.Event) string {
			return t.f.T("log.seal-turned", "servant", t.f.T("servant."+merlin.Servant(e.Args[0]).String()))
		}},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForFavour, Icon: "seal-favour"}},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}
