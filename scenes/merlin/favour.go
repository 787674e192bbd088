package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
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
	Symbols: true,
	Reasons: []ReasonRow{{Reason: merlin.ForFavour, Icon: "seal-favour"}},
	Score:   []Part{{Of: ofTraitors, Lines: favourLine, Counts: repelledByFavour, Sprite: "seal-favour"}},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}

func favourLine(s *scored, f *frame) []scenes.SheetLine {
	return s.reasonLine(f, merlin.ForFavour, f.T("term.favour"), "{seal-favour}")
}

func repelledByFavour(s *scored, seat game.Seat, of []uint8) int {
	if seat == game.NoSeat {
		return 0
	}
	return s.gone[seat][of[0]][merlin.ByFavour]
}
