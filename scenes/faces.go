package scenes

import (
	"merlin/game/bot"
	"merlin/scenes/ui"
)

// FaceSprite is the portrait of who of the computer players somebody is; "" where he is
// nobody in particular.
func FaceSprite(face string) string {
	if bot.FaceNamed(face) < 0 {
		return ""
	}
	return "face-" + face
}

// FaceIn is the sprite of a face in a mood, "" being none in particular, if that is there: it comes
// later than others.
func FaceIn(p *ui.Painter, face, mood string) string {
	if in := face + "-" + mood; mood != "" && p.Has(in) {
		return in
	}
	return face
}
