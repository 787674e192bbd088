package scenes

import "merlin/game/bot"

// FaceSprite is the portrait of who of the computer players somebody is; "" where he is
// nobody in particular.
func FaceSprite(face string) string {
	if bot.FaceNamed(face) < 0 {
		return ""
	}
	return "face-" + face
}
