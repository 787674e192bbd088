package bot

import (
	"slices"

	"merlin/game"
)

// Face is one of the computer players whom the program knows by name: who it is says how
// he likes to play, his level how well.
type Face struct {
	Name   string // stable; a screen has names, words and a portrait for it
	Tastes []Taste
}

// Faces are all of them. A title takes what its value calls so and passes over the rest.
var Faces = [...]Face{
	{"guinevere", []Taste{{"influence", 50}, {"companies", 60}, {"hand", -30}}},
	{"isolde", []Taste{{"servants", 130}, {"hand", 60}}},
	{"nimue", []Taste{{"excalibur", 80}, {"special", 200}}},
	{"lynette", []Taste{{"traitors", 25}, {"display", 40}}},
	{"enid", []Taste{{"domain", 50}, {"companies", 80}, {"hand", -40}}},
	{"ragnell", []Taste{{"staffs", 25}, {"special", 200}}},
	{"pellinore", []Taste{{"quests", 50}, {"display", 30}}},
	{"dinadan", []Taste{{"quests", 30}, {"spaces", 30}, {"hand", 70}}},
	{"lot", []Taste{{"influence", 40}, {"domain", -10}, {"hand", -40}}},
	{"mark", []Taste{{"domain", 40}, {"influence", 30}, {"hand", 80}}},
	{"ector", []Taste{{"domain", 30}, {"traitors", 30}, {"hand", 50}}},
	{"taliesin", []Taste{{"spaces", 50}, {"threes", 50}, {"special", 200}}},
}

// FaceNamed returns the place of a face among all, or -1.
func FaceNamed(name string) int {
	return slices.IndexFunc(Faces[:], func(f Face) bool { return f.Name == name })
}

// TastesOf returns what a face likes; one that is not known here likes nothing in particular.
func TastesOf(name string) []Taste {
	if i := FaceNamed(name); i >= 0 {
		return Faces[i].Tastes
	}
	return nil
}

// SeatFaces draws a face for each computer player who has none yet, each another as long as
// there are any. Equal seeds, equal faces.
func SeatFaces(seats []game.Player, seed uint64) {
	chance := game.NewStream(seed, 0xface)
	var free []string
	for _, f := range Faces {
		if !slices.ContainsFunc(seats, func(p game.Player) bool { return p.Face == f.Name }) {
			free = append(free, f.Name)
		}
	}
	for i := range seats {
		if p := &seats[i]; !p.Human() && p.Face == "" && len(free) > 0 {
			at := chance.N(len(free))
			p.Face = free[at]
			free = slices.Delete(free, at, at+1)
		}
	}
}
