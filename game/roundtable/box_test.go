package roundtable

import (
	"strings"
	"testing"
)

// R4, R6, R10: what is printed on the components. Counts are checked by hand against the
// digest's tables.
func TestStandardBox(t *testing.T) {
	b := StandardBox()
	fights, sum := 0, 0
	for w := range White(Fights) {
		fights += int(b.White[w])
		sum += int(b.White[w] * w.Value())
	}
	if fights != 51 || sum != 135 {
		t.Errorf("%d Fight cards count %d", fights, sum)
	}
	specials, knights, lancelot, dragon := 0, 0, 0, 0
	for c := range Black(Blacks) {
		n := int(b.Black[c])
		if c.Special() {
			specials += n
		}
		switch c.Name() {
		case BlackKnight:
			knights += n * int(c.Value(Tournament))
		case LancelotDragon:
			lancelot += n * int(c.Value(LancelotQuest))
			dragon += n * int(c.Value(DragonQuest))
		}
	}
	if specials != 12 || knights != 31 || lancelot != 35 || dragon != 79 {
		t.Errorf("%d Special Blacks; Black Knights count %d, Lancelot %d, the Dragon %d", specials, knights, lancelot, dragon)
	}
	if w := b.White; w[GrailCard] != 18 || w[Merlin] != 7 {
		t.Errorf("%d Grail cards, %d Merlins", w[GrailCard], w[Merlin])
	}
}

// A box that is wrong is refused with the line that is wrong.
func TestBoxErrors(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{`"fight-1 14"`, `"fight-1 13"`, `box:2: table "white cards": there are 83 cards, not 84`},
		{`"despair 15"`, `"despair many"`, `box:33: table "black cards", row 9 ("despair many"): "many" is no number from 0 to 100`},
		{`"arthur red"`, `"arthur pink"`, `box:61: table "knights", row 1 ("arthur pink"): it must be "arthur red"`},
		{`relic armour`, `relic armor`, `there is no relic "armor"`},
		{`"loyal 7",`, ``, `table "loyalty" has 1 rows; it needs 2`},
		{`"quests"`, `"qests"`, `the table "quests" is missing`},
		{`swords 3`, `sword 3`, `"sword" stands where "swords" belongs`},
	} {
		_, err := ReadBox("box", strings.Replace(boxFile, c.from, c.to, 1))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s gave %v, want %s", c.to, err, c.want)
		}
	}
}

// FuzzReadBox wants of any text: a box that is whole, or one sentence.
func FuzzReadBox(f *testing.F) {
	f.Add(boxFile)
	f.Add(strings.Replace(boxFile, "solo", "sole", 1))
	f.Add(boxFile[:len(boxFile)/2])
	f.Fuzz(func(t *testing.T, text string) {
		b, err := ReadBox("box", text)
		switch {
		case err != nil && (strings.Contains(err.Error(), "\n") || len(err.Error()) > 700):
			t.Errorf("this is no short sentence: %q", err)
		case err == nil && total(b.White[:], whiteCards) != nil:
			t.Errorf("a box of %v was accepted", b.White)
		}
	})
}
