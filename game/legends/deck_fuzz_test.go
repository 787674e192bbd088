package legends

import (
	"strings"
	"testing"

	"merlin/game"
)

// FuzzReadDeck wants of any text: a deck with which a game can be begun and all cards can
// be said, or one short sentence.
func FuzzReadDeck(f *testing.F) {
	f.Add(deckFile)
	f.Add(strings.Replace(deckFile, "combat", "wombat", 1))
	f.Add(strings.Replace(deckFile, `"printed": false`, `"printed": true`, 1))
	f.Add(deckFile[:len(deckFile)/2])
	for _, text := range everyText() {
		if len(text)%7 == 0 {
			f.Add(strings.Replace(strings.Replace(deckFile, `"printed": false`, `"printed": true`, 1), `"text": []`, `"text": [`+text+`]`, 1))
		}
	}
	english, err := ReadSayings(0)
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, err := ReadDeck("deck", text)
		if err != nil {
			if strings.Contains(err.Error(), "\n") || len(err.Error()) > 700 {
				t.Errorf("this is no short sentence: %q", err)
			}
			return
		}
		for c := range Card(AllCards) {
			english.Text(d, c)
		}
		g, chance := newGame(t, NewRules(d), 3, Advanced, 1), game.NewStream(1, 1)
		for n := 0; n < 300 && !g.Over(); n++ {
			options := g.Decision().Options
			if err := g.Apply(options[chance.N(len(options))]); err != nil {
				t.Fatal(err)
			}
		}
	})
}
