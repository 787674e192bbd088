package scenes

import (
	"errors"
	"slices"
)

// titleSaves are the saved games of a title.
type titleSaves struct {
	Saves
	title *Title
}

// findSaves finds the saved games of the titles that keep some.
func (g *Game) findSaves() {
	for i := range g.config.Titles {
		if t := &g.config.Titles[i]; t.Saved != nil {
			g.saves = append(g.saves, titleSaves{t.Saved(g.words(t)), t})
		}
	}
}

// listed are the saved games of all titles, newest first, each with its title, whose
// pictures are fetched.
func (g *Game) listed() (list []Saved) {
	for _, s := range g.saves {
		for _, saved := range s.List() {
			saved.title = s.title
			g.needAll(s.title)
			list = append(list, saved)
		}
	}
	slices.SortStableFunc(list, func(a, b Saved) int { return b.When.Compare(a.When) })
	return list
}

// savesOf are the saved games of a title that keeps some.
func (g *Game) savesOf(t *Title) Saves {
	return g.saves[slices.IndexFunc(g.saves, func(s titleSaves) bool { return s.title == t })]
}

// imported saves a text as the game of the title that it is of.
func (g *Game) imported(text string) (name string, err error) {
	for _, s := range g.saves {
		if name, err = s.Import(text); !errors.Is(err, ErrNoGame) {
			return name, err
		}
	}
	t := g.app.Context().T
	if g.several() {
		return "", errors.New(t("saves.no_game_any"))
	}
	return "", errors.New(t("saves.no_game", "title", g.called(g.title)))
}
