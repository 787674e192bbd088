package legends

import (
	"slices"

	"merlin/scenes/legends/draw"
)

// sends are those whom texts have one pick.
var sends = map[string][]string{
	"start": {"percival"}, "play": {"lancelot"}, "play-again": {"pellinore"},
	"meleagant": {"meleagant"}, "gather": hunters, "dagonet": {"dagonet"},
}

// otherPicked answers to who has picked somebody else than a text says.
func otherPicked(f *draw.Frame, say string) string {
	ids := sends[say]
	for _, c := range f.Desk.Picked {
		if ids != nil && !slices.Contains(ids, f.Face(c).ID) {
			return f.T("lesson.other-picked", "card", f.Card(c))
		}
	}
	return ""
}
