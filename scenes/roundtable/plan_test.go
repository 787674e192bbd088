package roundtable

import (
	"fmt"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
)

// unplanned are choices of which the sage has no more to say than their names.
var unplanned = map[game.Kind]bool{
	roundtable.ActSay: true, roundtable.ActLeave: true, roundtable.ActReveal: true, roundtable.ActNoDrink: true, roundtable.ActDub: true, roundtable.ActAdmit: true,
}

// Whatever may be chosen has a reason of its own; what it says of the position then is so once it
// is done; and a Traitor hears what a Loyal Knight would.
func TestPlansAreTrue(t *testing.T) {
	shown := map[game.Kind]int{}
	for _, r := range recorded {
		whole := recordedMatch(t, r.name, -1)
		for i := 4; i < len(whole.Moves()); i += 7 {
			s := sit(t, recordedMatch(t, r.name, i), 0)
			if s.Veiled() {
				s.press("ready")
			}
			f := s.scene.Model()
			for _, q := range f.Quests() {
				if f.View.InPlay(q) && f.Has(q) > f.Wanted(q) {
					t.Errorf("%s, %d: of %d cards for %v the hand has %d", r.name, i, f.Wanted(q), q, f.Has(q))
				}
				n, g := 0, s.game()
				for _, b := range g.Blacks[:g.BlackLeft] {
					if to, ok := g.Goes(b.Name()); ok && to == q {
						n++
					}
				}
				exact := q.Combat() && !g.Coming.Here && g.Held == 0
				if n > f.InPile(q) || exact && n != f.InPile(q) {
					t.Errorf("%s, %d: %d cards of the pile go to %v, and it says that at most %d do", r.name, i, n, q, f.InPile(q))
				}
			}
			for _, c := range f.All {
				said := f.Plan(&c, nil)
				if unplanned[c.Last().Kind] {
					continue
				}
				if t.Logf("%s %d %s: %s", r.name, i, c.Label, said); said == "" || strings.Contains(said, "‹") {
					t.Errorf("%s, %d: of %s it says %q", r.name, i, c.Label, said)
				}
				loyal := f.View.Loyalty
				f.View.Loyalty = roundtable.Loyal + roundtable.Traitor - max(loyal, roundtable.Loyal)
				if other := f.Plan(&c, nil); other != said {
					t.Errorf("%s, %d: who is otherwise loyal hears %q, not %q", r.name, i, other, said)
				}
				f.View.Loyalty = loyal
				if want := then(t, f, whole, i, c.Last()); want != "" {
					if shown[c.Last().Kind]++; !strings.Contains(said, want) {
						t.Errorf("%s, %d: of %s it says %q, and not %q", r.name, i, c.Label, said, want)
					}
				}
			}
		}
	}
	for _, k := range []game.Kind{roundtable.ActEngine, roundtable.ActLife, roundtable.ActDrawWhite, roundtable.ActLay, roundtable.ActOffer, roundtable.ActHeal, roundtable.ActRemoveEngine} {
		if shown[k] == 0 {
			t.Errorf("%v is never looked at: the test shows little", k)
		}
	}
}

// then is what is to be said of an action by what the position is after it.
func then(t *testing.T, f *draw.Frame, whole *game.Match, i int, a game.Action) string {
	t.Helper()
	after, err := whole.Fork(i)
	if err == nil {
		err = after.Apply(a)
	}
	if err != nil {
		t.Fatal(err)
	}
	now := after.Game().(*roundtable.Game)
	me, at := &now.Players[f.Asked], f.View.Players[f.Asked].At
	switch a.Kind {
	case roundtable.ActEngine, roundtable.ActRemoveEngine:
		return fmt.Sprintf("%d of 12", now.Engines)
	case roundtable.ActLife:
		return fmt.Sprintf("leaves you %d Life", me.Life)
	case roundtable.ActDrawWhite:
		return fmt.Sprintf("will hold %d card", me.Hand)
	case roundtable.ActHeal:
		return fmt.Sprintf("have %d of 6", me.Life)
	case roundtable.ActOffer:
		if now.Sword < roundtable.Bank {
			return fmt.Sprintf("Excalibur is %d step", roundtable.Bank-now.Sword)
		}
		return "win"
	case roundtable.ActLay:
		switch q := &now.Quests[at]; {
		case now.Ending.Quest == at || !now.InPlay(at) || at.War() && q.Whites() == 0:
			return map[bool]string{true: "compared", false: "win"}[at.Combat()]
		case at == roundtable.GrailQuest:
			return fmt.Sprintf("%d of 7", now.Count(roundtable.RowGrail))
		case at.War():
			return fmt.Sprintf("%d of %d cards of the row", q.Whites(), 5+map[bool]int{true: 1}[now.Mordred == at])
		case at.Combat():
			sum := int(q.WhiteSum())
			if owner := now.Owner(roundtable.Excalibur); owner >= 0 && now.Players[owner].At == at {
				sum++
			}
			return fmt.Sprintf("stands %d against", sum)
		}
	}
	return ""
}
