package draw

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// sceneArt is the picture of a Quest, over all its place.
type sceneArt struct{ at roundtable.Place }

func (s sceneArt) Draw(p *ui.Painter, r ui.Rect) {
	p.Sprite("scene-"+s.at.String(), r.X, r.Y, r.W, r.H)
}

// questEnds shows how a Quest has ended: the swords that it brought, and who has what was to
// be won there.
func questEnds(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	at, won := roundtable.Place(e.Args[0]), e.Args[1] == 1
	look := endings[won]
	v := &paint.Vignette{Art: sceneArt{at}, W: 480, H: 194, Title: f.T("word.pair", "name", f.Place(at), "text", f.T(look.key)), Lost: !won}
	if n := f.brought(); n > 0 {
		key := "swords.black"
		if won {
			key = "swords.white"
		}
		v.Gains = append(v.Gains, paint.Gain{Sprite: look.sword, Text: f.T(key, "count", n)})
	}
	if relic := f.Rules.Box.Quests[at].Relic; relic != roundtable.NoRelic && won {
		if s := now.Owner(relic); s != game.NoSeat {
			v.Gains = append(v.Gains, paint.Gain{Sprite: relicSprites[relic], Text: f.Knight(s)})
		}
	}
	return v.Shows()
}

// brought is how many swords have come since the Quest that is ending began to end.
func (f *Frame) brought() (n int) {
	for i := range f.Shown {
		for _, e := range f.Shown[i].Events {
			switch e.Kind {
			case roundtable.EventEnds:
				n = 0
			case roundtable.EventSword:
				n++
			}
		}
	}
	return n
}
