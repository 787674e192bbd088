package bot

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/internal/golden"
)

// Faces that nobody chose are drawn: one each, equal for equal seeds, other ones for others;
// people have none, and who was chosen stays.
func TestSeatFaces(t *testing.T) {
	drawn := func(seed uint64) string {
		seats := []game.Player{{}, {Level: 6}, {Level: 4, Face: "lot"}, {Level: 6}, {Level: 8}, {Level: 5}, {Level: 5}, {Level: 5}}
		SeatFaces(seats, seed)
		var names []string
		for _, p := range seats[1:] {
			if FaceNamed(p.Face) < 0 || slices.Contains(names, p.Face) {
				t.Errorf("seed %d: %v and %q", seed, names, p.Face)
			}
			names = append(names, p.Face)
		}
		if seats[0].Face != "" || seats[2].Face != "lot" {
			t.Errorf("seed %d: %+v", seed, seats)
		}
		return strings.Join(names, " ")
	}
	all := map[string]bool{}
	for seed := range uint64(20) {
		names := drawn(seed)
		if again := drawn(seed); again != names {
			t.Errorf("seed %d draws %s, then %s", seed, names, again)
		}
		all[names] = true
	}
	if len(all) < 19 {
		t.Errorf("20 seeds draw %d tables", len(all))
	}
}

// What a face likes is something of a title, and nobody likes the same.
func TestFacesLike(t *testing.T) {
	parts := newMerlin(t, 2, 1).Advice().Ahead.(game.Parts).Parts()
	for i, f := range Faces {
		if !slices.ContainsFunc(f.Tastes, func(l Taste) bool { return slices.Contains(parts, l.Of) && l.Percent > 0 }) {
			t.Errorf("%s likes nothing of Merlin", f.Name)
		}
		for _, other := range Faces[:i] {
			if other.Name == f.Name || slices.Equal(other.Tastes, f.Tastes) {
				t.Errorf("%s and %s are alike", f.Name, other.Name)
			}
		}
	}
}

// A face chooses by what his seat may know, at every level.
func TestNoHiddenThingSwaysAFace(t *testing.T) {
	g, chance, asked := newMerlin(t, 3, 4), game.NewStream(4, 5), 0
	for !g.Over() {
		d := g.Decision()
		if len(d.Options) > 1 && chance.N(20) == 0 {
			p := few(Page + Level(asked%5))
			p.Tastes = Faces[asked%len(Faces)].Tastes
			swayed(t, g, p, &chance)
			asked++
		}
		if err := g.Apply(d.Options[chance.N(len(d.Options))]); err != nil {
			t.Fatal(err)
		}
	}
	if asked < 8 {
		t.Errorf("only %d positions were looked at", asked)
	}
}

// The choices of faces are kept: they are the same on every platform.
func TestGoldenFaces(t *testing.T) {
	var b strings.Builder
	g, chance := newMerlin(t, 2, 9), game.NewStream(9, 98)
	for i := 0; i < 48 && !g.Over(); i++ {
		p := few(Page + Level(i%4))
		p.Tastes = Faces[i%len(Faces)].Tastes
		a := choose(g, p, game.NewStream(chance.Uint64(), 1))
		b.WriteString(g.Text(a) + "\n")
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	golden.Lines(t, "testdata/faces.txt", b.String(), *update)
}
