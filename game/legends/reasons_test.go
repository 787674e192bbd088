package legends

import (
	"testing"

	"merlin/game"
)

// table returns a position with companies of the first seat and opponents, given by ids.
func table(t *testing.T, own, foes map[Place][]string) *Game {
	t.Helper()
	g := Empty(standardRules, 2, Advanced)
	for p := range Places {
		for _, id := range own[p] {
			g.Stand(cardOf(t, id), 0, p)
		}
		for _, id := range foes[p] {
			g.Stand(cardOf(t, id), 1, p)
		}
	}
	return g
}

func cardOf(t *testing.T, id string) Card {
	t.Helper()
	c, ok := standardRules.Deck.Number(id)
	if !ok {
		t.Fatalf("there is no card %s", id)
	}
	return c
}

// Each reason why something cannot be done is told. // L116
func TestReasons(t *testing.T) {
	g := table(t, map[Place][]string{
		Camelot: {"galahad", "pelles", "agravain", "mark", "dinas"},
		Forest:  {"kay", "ector", "bedivere", "lucan", "griflet", "gawain"},
	}, map[Place][]string{Camelot: {"bors"}})
	g.Event[cardOf(t, "tournament")-firstEvent].At = Camelot
	g.Begin(0, PhaseActions)
	tb := g.Table()
	for _, c := range []struct {
		id   string
		to   Place
		want Reason
		by   string
	}{
		{"galahad", Forest, Full, ""},
		{"pelles", Cornwall, IsFixed, ""},
		{"galahad", Avalon, NotThere, ""},
		{"guinevere", Camelot, BarredFrom, "galahad"},
		{"guinevere", Cornwall, NoReason, ""},
		{"kay", Forest, NotThere, ""},
	} {
		why, by := tb.WhyNotCome(cardOf(t, c.id), 0, c.to)
		if why != c.want || c.by != "" && by != cardOf(t, c.by) {
			t.Errorf("%s to %s: %d by %d, not %d", c.id, c.to, why, by, c.want)
		}
	}
	text := func(id string) uint8 { return standardRules.Deck.Faces[cardOf(t, id)].from }
	for id, want := range map[string]Reason{"dinas": NoTarget, "agravain": Guarded, "mark": Guarded, "morgan": Unmet} {
		if why := g.WhyNotUse(text(id), 0); why != want {
			t.Errorf("the text of %s: %d, not %d", id, why, want)
		}
	}
	g.Turn.Used[text("mark")>>6] |= 1 << (text("mark") & 63)
	if why := g.WhyNotUse(text("mark"), 0); why != UsedUp {
		t.Errorf("a text that was used: %d", why)
	}
	if why, lack := tb.WhyNotComplete(cardOf(t, "tournament"), 0); why != NoReason || lack != [Abilities]int{} {
		t.Errorf("the tournament: %d, %v", why, lack)
	}
	checkReasonsOfDrawing(t, g)
}

func checkReasonsOfDrawing(t *testing.T, g *Game) {
	t.Helper()
	if why := g.WhyNotDraw(); why != NoCards {
		t.Errorf("nothing to draw: %d", why)
	}
	g.PileLeft = 1
	if why := g.WhyNotDraw(); why != NoReason {
		t.Errorf("a card to draw: %d", why)
	}
	g.Held[0] = 6
	if why := g.WhyNotDraw(); why != HandFull {
		t.Errorf("a full hand: %d", why)
	}
	g.Turn.Spent, g.Turn.Completed = 2, 1<<Camelot
	if why := g.WhyNotDraw(); why != NoAction {
		t.Errorf("no action left: %d", why)
	}
	why, _ := g.Table().WhyNotCome(cardOf(t, "kay"), 0, Camelot)
	done, _ := g.Table().WhyNotComplete(cardOf(t, "tournament"), 0)
	if why != NoAction || done != PlaceDone {
		t.Errorf("after the turn's actions: %d, %d", why, done)
	}
	if why := g.WhyNotUse(standardRules.Deck.Faces[cardOf(t, "laudine")].from, 1); why != Unmet {
		t.Errorf("a text of one who is not there: %d", why)
	}
	g.Turn.Completed = 0
	if why, lack := g.Table().WhyNotComplete(cardOf(t, "tournament"), game.Seat(1)); why != Short || lack[Combat] != 8 {
		t.Errorf("Bors alone lacks %v: %d", lack, why)
	}
}
