package draw

import (
	"math"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes/ui"
)

// SmallBoard returns what draws the board of a saved game with its figures, as small as
// need be.
func SmallBoard(public merlin.Public, seats []game.Player) func(*ui.Painter, ui.Rect) {
	return func(p *ui.Painter, r ui.Rect) { drawSmallBoard(p, r, &public, seats) }
}

func drawSmallBoard(p *ui.Painter, r ui.Rect, public *merlin.Public, seats []game.Player) {
	k := r.W / BoardRect.W
	p.Sprite("board", r.X, r.Y, r.W, r.H)
	at := func(sprite string, space uint8, n int) {
		x, y := Polar(float64(space)*2*math.Pi/merlin.Spaces-math.Pi/2, 217)
		p.SpriteAt(sprite, r.X+(x-BoardRect.X)*k, r.Y+(y-BoardRect.Y)*k-6*float64(n), 92*k)
	}
	at("Merlin-figure", public.Merlin, 0)
	for i, s := range seats {
		at("knight-"+merlin.Colours[s.Colour], public.Players[i].Knight, i)
	}
}
