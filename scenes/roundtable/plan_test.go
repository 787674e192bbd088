package roundtable

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
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
			if n := strays(s.game()); n != f.Strays() {
				t.Errorf("%s, %d: %d cards of the pile bring an engine, and it says %d", r.name, i, n, f.Strays())
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
		if f.View.Players[f.Asked].Life == 1 {
			return "you die"
		}
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

// Merlin is played against what he then is asked to drive back, whatever threatens more.
func TestMerlinServesWhatHeIsMeantFor(t *testing.T) {
	f := calmTable(t)
	f.Asked = f.Home
	v := &f.View.Public
	v.Engines, v.Row[0], v.Row[1], v.Despair[0], v.Despair[1] = 6, roundtable.RowDespair, roundtable.RowDespair, 1, 2
	f.View.Hand = roundtable.Hand{roundtable.Merlin: 1}
	plays := game.Action{Kind: roundtable.ActPlay, A: uint8(roundtable.Merlin)}
	for then, want := range map[game.Action]string{
		{Kind: roundtable.ActRemoveEngine}:                                 "removes an engine: 5 of 12",
		{Kind: roundtable.ActRemoveBlack, A: uint8(roundtable.GrailQuest)}: "(Grail)",
	} {
		said := f.Plan(&moment.Choice{Do: []game.Action{plays}}, []game.Move{{Action: plays}, {Action: then}})
		if !strings.Contains(said, want) {
			t.Errorf("%q does not say %q", said, want)
		}
	}
}

// Who has looked at the top Black card and would not have it is named where an evil is advised, to
// all but who has seen it too; once the card has come nobody is.
func TestASpurnedCardIsTold(t *testing.T) {
	f := facedTable(t, 3, 1).scene.Model()
	f.Asked = f.Home
	top := f.View.BlackLeft - 1
	f.View.Known[top] = 1 << 1
	looks := game.Event{Kind: roundtable.EventLook, Seat: 1}
	refuses := game.Event{Kind: roundtable.EventEvil, Seat: 1, Args: [5]int16{roundtable.EvilEngine}}
	f.Moves = append(slices.Clone(f.Moves), game.Move{Seat: 1, Events: []game.Event{looks, refuses}})
	for k, want := range map[game.Kind]string{roundtable.ActDrawBlack: " left this card lying", roundtable.ActEngine: " saw this Black card"} {
		if said := planned(f, k); !strings.Contains(said, f.Knight(1)+want) {
			t.Errorf("%q does not say who has looked at the card", said)
		}
	}
	if first, _, _ := strings.Cut(planned(f, roundtable.ActDrawBlack), "\n"); !strings.Contains(first, "half are but a step") { // that he left it is no reason alone
		t.Errorf("of a card that was spurned it says first %q", first)
	}
	said := planned(f, roundtable.ActEngine)
	f.View.Players[1].Shown = roundtable.Loyal
	if said := planned(f, roundtable.ActEngine); !strings.Contains(said, "Loyal") {
		t.Errorf("of a card that a Loyal Knight spurned it says %q", said)
	}
	f.View.BlackLeft -= 2
	f.View.Known[top-2] = 1 << 1
	f.View.Players[1].Shown = roundtable.Unseen
	if other := planned(f, roundtable.ActEngine); other == said {
		t.Errorf("it says twice %q", said)
	}
	f.View.BlackLeft += 2
	f.View.Known[top] |= 1 << f.Asked
	if f.Spurner() != game.NoSeat {
		t.Error("who knows the card is told of another who does")
	}
	f.View.Known[top] = 1 << 1
	f.Moves = append(f.Moves, game.Move{Seat: 1, Events: []game.Event{{Kind: roundtable.EventCame, Seat: 1}}})
	if f.Spurner() != game.NoSeat {
		t.Error("a card that has come is still not wanted")
	}
}

// Who is accused hears what all have seen him do against and for him, and how likely it is; where no
// deed tells it that is said.
func TestAccusationsNameDeeds(t *testing.T) {
	f := suspectFrame(t, 1)
	f.Doubts[1] = model.Doubt{Percent: 75, Deeds: []roundtable.Testimony{
		{Doing: roundtable.DidEngine, Count: 3, Weight: 500, Round: 7}, {Doing: roundtable.DidEasy, Count: 2, Weight: 322}, {Doing: roundtable.DidLife, Count: 2, Weight: -90}, {Doing: roundtable.DidWin, Count: 1, Weight: -10},
	}}
	said := planned(f, roundtable.ActAccuse, 1)
	for _, want := range []string{"set up 3 engines himself (last in round 7) and chose the easiest help, 2 cards for Excalibur", "True, " + f.Knight(1), "gave 2 Life", "75 of 100", "Next comes " + f.Knight(2), "wrong turns one black"} {
		if !strings.Contains(said, want) {
			t.Errorf("%q does not say %q", said, want)
		}
	}
	if strings.Contains(said, "won a Quest") {
		t.Errorf("%q tells what tells nothing", said)
	}
	if c := (moment.Choice{Do: []game.Action{{Kind: roundtable.ActAccuse, A: 1}}}); f.Shows(&c) != moment.Never {
		t.Error("with 75 % an accusation is advised")
	}
	f.Doubts[2].Deeds = []roundtable.Testimony{{Doing: roundtable.DidEasy, Count: 2, Weight: 322}}
	if said := planned(f, roundtable.ActAccuse, 1); strings.Contains(said, "for Excalibur (") {
		t.Errorf("%q holds against him what another did as well", said)
	}
	f.Doubts[1].Deeds = f.Doubts[1].Deeds[2:]
	if said := planned(f, roundtable.ActAccuse, 1); !strings.Contains(said, "No single deed") || !strings.Contains(said, "75 %") {
		t.Errorf("without a telling deed it says %q", said)
	}
}

// What the bulb has named first is not passed over in silence by an advice for something else.
func TestWhatIsWatchedMayWait(t *testing.T) {
	f := calmTable(t)
	f.Asked = f.Home
	f.View.Engines, f.View.Players[f.Home].At = 6, roundtable.PictWar
	if d := f.Dangers()[0]; d.Of != model.ThreatSiege || d.Grave != model.Near {
		t.Fatalf("watched first is %v", d)
	}
	said := f.Plan(&moment.Choice{Do: []game.Action{{Kind: roundtable.ActMove, A: uint8(roundtable.GrailQuest)}}}, nil)
	if want := f.T("plan.may-wait", "name", f.T("term.siege"), "left", f.DangerLeft(f.Siege())); !strings.Contains(said, want) {
		t.Errorf("%q does not say %q", said, want)
	}
	said = f.Plan(&moment.Choice{Do: []game.Action{{Kind: roundtable.ActMove, A: uint8(roundtable.Camelot)}}}, nil)
	if strings.Contains(said, "can wait") {
		t.Errorf("who rides to Camelot hears %q", said)
	}
}

// A danger that presses is answered in the whole advice for something else, be it to draw in Camelot: who is
// there, or that there is time.
func TestWhatPressesIsAnswered(t *testing.T) {
	f := calmTable(t)
	f.Asked = f.Home
	f.View.Engines, f.View.Hand = 8, roundtable.Hand{roundtable.Fight5: 3}
	for s := range f.View.Players[:f.View.Seats] {
		f.View.Players[s].At = roundtable.PictWar
	}
	f.View.Players[f.Home].At = roundtable.Camelot
	draws := &moment.Choice{Do: []game.Action{{Kind: roundtable.ActDrawWhite}}}
	want := f.T("plan.elsewhere.time", "name", f.T("term.siege"), "text", f.DangerLeft(f.Siege()))
	if said := f.Warns(draws, nil); !strings.Contains(said, want) {
		t.Errorf("with four engines to come it says %q", said)
	}
	f.View.Players[1-f.Home].At = roundtable.Camelot
	if said := f.Warns(draws, nil); !strings.Contains(said, f.Knight(1-f.Home)+" is there already") {
		t.Errorf("of who is there it says %q", said)
	}
}

// strays are the cards of the pile whose Quest is over.
func strays(g *roundtable.Game) (n int) {
	for _, b := range g.Blacks[:g.BlackLeft] {
		if _, ok := g.Goes(b.Name()); !ok {
			n++
		}
	}
	return n
}

// The last card of a Quest speaks of the victory and its prize before all else, and the first press on
// the bulb of that Quest; while a card lies there face down nobody is promised it.
func TestLastCardSpeaksOfVictory(t *testing.T) {
	f := calmTable(t)
	f.Asked, f.View.Seat, f.Kind = f.Home, f.Home, model.AskHeroic
	f.View.Turn.Done, f.View.Players[f.Home].At = 0, roundtable.Tournament
	f.View.Hand = roundtable.Hand{roundtable.Fight4: 1}
	q := &f.View.Quests[roundtable.Tournament]
	q.White = [roundtable.Fights]uint8{roundtable.Fight5: 2, roundtable.Fight4: 1}
	lays := moment.Choice{Do: []game.Action{{Kind: roundtable.ActLay, A: uint8(roundtable.Fight4)}}}
	for hidden, want := range map[bool]string{
		false: f.T("plan.wins", "the", f.T("place.the.tournament")) + "\n" + f.T("plan.prize", "count", 1),
		true:  "Then the sums are compared",
	} {
		q.Black[0], q.Blacks = roundtable.Laid{Face: roundtable.BlackKnight3, Down: hidden}, 1
		if said := f.Plan(&lays, nil); !strings.HasPrefix(said, want) || strings.Contains(said, "then the sums decide") {
			t.Errorf("with a card face down: %t, it says %q", hidden, said)
		}
	}
	if said := f.Heed(); !strings.Contains(said[0], "the last card wanted") {
		t.Errorf("the bulb begins with %q", said[0])
	}
}

// Odds speak for a Black card alone; where another evil is advised none are told. Merlin is kept with a
// word why where he could drive a danger back.
func TestOddsSpeakOneWay(t *testing.T) {
	f := calmTable(t)
	f.Asked, f.View.Seat, f.View.Public.Sword = f.Home, f.Home, -3
	f.View.Quests[roundtable.GrailQuest].Status = roundtable.Lost
	evils := []moment.Choice{{Do: []game.Action{{Kind: roundtable.ActDrawBlack}}}, {Do: []game.Action{{Kind: roundtable.ActEngine}}}}
	f.Choices = map[game.Target][]moment.Choice{{}: evils}
	odds := f.T("plan.black.engines", "count", f.Strays())
	if said := f.Plan(&moment.Choice{Do: []game.Action{{Kind: roundtable.ActDrawBlack}}}, nil); !strings.Contains(said, "at most 15 of 76") || !strings.Contains(said, odds) {
		t.Errorf("for a Black card it says %q", said)
	}
	if said := f.Plan(&moment.Choice{Do: []game.Action{{Kind: roundtable.ActEngine}}}, nil); strings.Contains(said, "No single") || !strings.Contains(said, "up to 15 strike") || !strings.Contains(said, odds) {
		t.Errorf("against a Black card it says %q", said)
	}
	f.View.Quests[roundtable.PictWar].Warriors, f.View.Hand[roundtable.Merlin] = 3, 1
	f.Kind, f.View.Turn.Done, f.View.Public.Sword = model.AskHeroic, 0, 0
	ends := moment.Choice{Do: []game.Action{{Kind: roundtable.ActDrawWhite}}}
	if said := f.Warns(&ends, nil); !strings.Contains(said, f.T("plan.merlin.spared", "name", f.T("danger.name.picts"), "count", 5)) {
		t.Errorf("with Merlin in hand it says %q", said)
	}
}
