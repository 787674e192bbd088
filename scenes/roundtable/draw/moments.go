package draw

import (
	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// sceneArt is the picture of a Quest, over all its place.
type sceneArt struct{ at roundtable.Place }

func (s sceneArt) Draw(p *ui.Painter, r ui.Rect) {
	p.Sprite("scene-"+s.at.String(), r.X, r.Y, r.W, r.H)
}

// fightArt is a combat Quest as it was fought: its picture, all cards of both sides with their
// sums, and the laurel of the Knights, or what Evil has instead.
type fightArt struct {
	f   *Frame
	at  roundtable.Place
	won bool
}

// The size of the part of a Quest's panel that is shown.
const (
	fightTop  = 34.0
	fightHigh = 213.0
)

func (a fightArt) Draw(p *ui.Painter, r ui.Rect) {
	p.Sprite("scene-"+a.at.String(), r.X, r.Y, r.W, r.W*194/480)
	panel, k := a.f.placeRect(a.at), r.W/questW
	lanes[a.at](p.At(r.X-k*panel.X, r.Y-k*(panel.Y+fightTop), k), a.f, panel, a.at)
	p.SpriteAt(endings[a.won].picture, r.X+r.W/2, r.Y+r.H*.26, r.H*.5)
}

// fightStays is how much longer than other scenes it is shown how a fight has gone.
const fightStays = 1.8

// questDecided shows how a combat Quest has gone while its cards still lie there; of the others it
// is told.
func questDecided(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	at, won := roundtable.Place(e.Args[0]), e.Args[1] == 1
	if !at.Combat() {
		return says(f, now, e)
	}
	v := &paint.Vignette{Art: fightArt{f, at, won}, W: 480, H: 480 * fightHigh / questW, Title: f.Decided(e), Lost: !won, Stays: fightStays}
	if text := f.Sums(); text != "" {
		v.Gains = append(v.Gains, paint.Gain{Sprite: "badge-" + at.String(), Text: text})
	}
	v.Gains = append(v.Gains, f.spoils(at, won)...)
	return v.Shows()
}

// spoils are what a Quest brings whoever is there, or costs him, and how many swords come.
func (f *Frame) spoils(at roundtable.Place, won bool) (list []paint.Gain) {
	box, there := &f.Rules.Box.Quests[at], len(f.At(at)) > 0
	key, swords, life := "swords.black", f.Loss(at).Swords, -int(box.Life)
	if won {
		key, swords, life = "swords.white", f.Reward(at), int(box.Life)
	}
	list = append(list, paint.Gain{Sprite: endings[won].sword, Text: f.T(key, "count", swords)})
	if there {
		list = append(list, paint.Gain{Sprite: "heart", Text: words.Signed(life)})
	}
	if there && won {
		list = append(list, paint.Gain{Sprite: "back-white", Text: words.Signed(int(box.Cards))})
	}
	return list
}

// questEnds shows how a Quest has ended: the swords that it brought, and who has what was to
// be won there.
func questEnds(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	at, won := roundtable.Place(e.Args[0]), e.Args[1] == 1
	look := endings[won]
	v := &paint.Vignette{Art: sceneArt{at}, W: 480, H: 194, Title: f.Decided(e), Lost: !won}
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

// verdictStays is how much longer than other scenes it is shown what an accusation came to.
const verdictStays = 3.0

// verdict shows whom an accusation has hit, and what comes of it; nothing where a Loyalty card is
// shown for another reason.
func (f *Frame) verdict(now *roundtable.View, e game.Event) []paint.Flight {
	by := f.AccuserOf(e.Seat)
	if by == game.NoSeat {
		return nil
	}
	felon := roundtable.Loyalty(e.Args[0]) == roundtable.Traitor
	key, art, crest := "verdict.loyal", "loyal", "crest-"
	sword, comes := "sword-black", "verdict.turned"
	if felon {
		key, art, crest = "verdict.traitor", "traitor", "traitor-"
		sword, comes = "sword-white", "verdict.sword"
	}
	v := &paint.Vignette{Sprite: art, W: 200, H: 200, Title: f.T("verdict.title", "name", f.Knight(by), "other", f.Knight(e.Seat)), Lost: !felon, Stays: verdictStays}
	v.Gains = append(v.Gains, paint.Gain{Sprite: crest + f.Coat(e.Seat), Text: f.T(key, "name", f.Knight(e.Seat))})
	if felon || now.White > 0 {
		v.Gains = append(v.Gains, paint.Gain{Sprite: sword, Text: f.T(comes)})
	}
	return v.Shows()
}
