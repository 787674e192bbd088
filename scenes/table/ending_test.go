package table_test

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/internal/nim"
	"merlin/internal/nim/screen"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table"
	"merlin/scenes/ui"
)

// ending is a sitting whose game ends with a drama of two beats.
func ending(t *testing.T, tempo float64) *sitting {
	t.Helper()
	title := *screen.Title
	open := title.Open
	title.Open = func(g game.Game) table.Screen[*nim.View, *screen.Moment] {
		s := open(g)
		s.Drama = func(*screen.Moment) scenes.Drama {
			draw := func(*ui.Painter, float64) {}
			return scenes.Drama{Says: "It is over", Ground: func(*ui.Painter) {}, Beats: []scenes.Beat{
				{For: 1, Sound: sound.Wood, Draw: draw}, {At: 1, For: 1, Sound: sound.Choir, Draw: draw},
			}}
		}
		return s
	}
	s := newSitting(t, tempo)
	s.games.Title = &title
	s.start("one", 0, 1, 1)
	return s
}

// playOut plays a game to its end, until something lies over the table.
func (s *sitting) playOut() {
	s.Helper()
	for !s.rules().Over() {
		s.present()
		if s.take(); !s.rules().Over() {
			s.press("draw")
		}
	}
	for n := 0; s.app.Top() == ui.Scene(s.scene) && n < 2000; n++ {
		s.tick(1)
	}
}

// at is what the screen shows: the drama, the result, or something else.
func (s *sitting) at() string {
	list := s.app.Top().Regions()
	switch {
	case ui.Find(list, "again") >= 0:
		return "result"
	case ui.Find(list, "next") >= 0 && ui.Find(list, "on") >= 0:
		return "drama"
	}
	return "table"
}

// A game that ends before one's eyes is played to its end; a press or a key leads on at
// once, but none that was still meant for the table; and it is played again when asked for.
func TestDramaIsSkipped(t *testing.T) {
	for _, by := range []struct {
		name, press string
		key         ebiten.Key
	}{
		{name: "button", press: "next"},
		{name: "anywhere", press: "on"},
		{name: "Space", key: ebiten.KeySpace},
		{name: "Enter", key: ebiten.KeyEnter},
		{name: "Escape", key: ebiten.KeyEscape},
	} {
		t.Run(by.name, func(t *testing.T) {
			s := ending(t, .1)
			s.playOut()
			do := func() {
				s.Helper()
				in := new(ui.Input)
				if by.press != "" {
					s.app.Context().PressNamed(by.press)
				} else {
					in.Keys = []ebiten.Key{by.key}
				}
				if err := s.app.Update(in); err != nil {
					t.Fatal(err)
				}
				s.tick(2)
			}
			if s.at() != "drama" {
				t.Fatalf("where the game ends there is the %s", s.at())
			}
			if do(); s.at() != "drama" {
				t.Error("what was meant for the table skips the end")
			}
			s.tick(30)
			if do(); s.at() != "result" {
				t.Errorf("it leads to the %s", s.at())
			}
			s.app.Context().PressNamed("drama")
			if s.tick(2); s.at() != "drama" {
				t.Errorf("asked for once more there is the %s", s.at())
			}
		})
	}
}

// The beats sound in their order, and then it stays until somebody goes on.
func TestDramaStays(t *testing.T) {
	s := ending(t, 1)
	s.playOut()
	var heard []string
	s.app.Sound = func(n fmt.Stringer) { heard = append(heard, n.String()) }
	s.tick(400)
	if s.at() != "drama" || len(heard) > 2 || len(heard) == 0 || heard[len(heard)-1] != "choir" {
		t.Errorf("at the %s, heard %v", s.at(), heard)
	}
}

// Where nothing moves, and where a game that was over is opened, the result comes at once.
func TestDramaIsNotForced(t *testing.T) {
	s := ending(t, 0)
	if s.playOut(); s.at() != "result" {
		t.Errorf("without motion there is the %s", s.at())
	}
	s = ending(t, .1)
	s.playOut()
	if s.at() != "drama" {
		t.Fatal("nothing is played")
	}
	s.put(table.New(s.app.Context(), table.Shell(s.shell), s.games.Title, s.scene.Session().Match()))
	if s.tick(3); s.at() != "result" {
		t.Errorf("a game that was over begins with the %s", s.at())
	}
}

// Where the pictures of the end do not come, the result is shown without a drama; where they
// come while they are waited for, it is played.
func TestDramaWithoutPictures(t *testing.T) {
	for asked, want := range map[int]string{50: "drama", 1e6: "result"} {
		s := ending(t, .1)
		s.shell.bare = asked
		if s.playOut(); s.at() != want || want == "drama" && s.shell.bare > 0 {
			t.Errorf("there is the %s, want the %s", s.at(), want)
		}
	}
}
