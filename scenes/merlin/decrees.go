package merlin

import (
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/sound"
	"merlin/scenes/ui"
)

var decrees = Module{
	Name: "decrees",

	Events: []EventRow{
		{
			Kind: merlin.EventLooked, Fly: shines(box(atDecrees, 0)), Sound: sound.Parchment, Barrier: "decree",
			Say: func(t *teller, e game.Event) string {
				p := merlin.Province(e.Args[0])
				return t.f.T("log.looked", "in", "{"+provinceSprite(p)+"} "+t.f.T("province.in."+p.String()))
			},
		},
		{
			Kind: merlin.EventDecree, Fly: decreeFlies(box(atDecrees, 1), own(atOwnDecrees)), Sound: sound.Parchment,
			Say: func(t *teller, e game.Event) string {
				return t.f.T("log.decree", "decree", t.f.decreeSays(t.f.rules.Box.Mods.Decrees[e.Args[0]]))
			},
		},
		{
			Kind: merlin.EventDecreeUsed, Fly: decreeFlies(own(atOwnDecrees), box(atTableTop)), Together: true, Sound: sound.Parchment,
			Say: plain("log.decree-used"),
		},
	},
	Reasons: []ReasonRow{{Reason: merlin.ForDecrees, Icon: "decree"}},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}

// decreeFlies is an open decree on its way, with what it shows.
func decreeFlies(from, to where) flier {
	return func(s *Scene, e game.Event) []flight {
		d := s.frame.rules.Box.Mods.Decrees[e.Args[0]]
		return s.flyPainted(52, from(e), to(e), func(p *ui.Painter, x, y, size float64) {
			p.SpriteAt("decree-open", x, y, size)
			drawDecreeSign(p, d, x, y, size*.56)
		})
	}
}
