package legends_test

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/game/legends"
)

// A novice, who is the rival of the lesson, throws nobody away: he bids what leads, gives up no
// character for scores that are not enough for an event more, and takes those events that bring
// points.
func TestNoviceThrowsNobodyAway(t *testing.T) {
	r, bids, won, kept := legends.NewRules(legends.StandardDeck()), 0, 0, 0
	for seed := range uint64(8) {
		g, err := legends.New(r, 2, legends.Standard, seed)
		if err != nil {
			t.Fatal(err)
		}
		for chance := game.NewStream(seed, 5); !g.Over(); {
			d := g.Decision()
			seat, options := d.Seat, slices.Clone(d.Options)
			a, before := bot.Choose(g, bot.Novice, game.NewStream(chance.Uint64(), 1)), reached(g, d.Seat)
			name := g.Text(a)
			if err := g.Apply(a); err != nil {
				t.Fatal(err)
			}
			switch {
			case a.Kind == legends.ActBid:
				bids++
				if g.Table().Leads() != seat && !slices.ContainsFunc(g.Events(), func(e game.Event) bool { return e.Kind == legends.EventBidWon && e.Seat == seat }) {
					t.Errorf("game %d: %s leads not", seed, name)
				}
			case a.Kind == legends.ActComplete:
				won++
			case a.Kind == legends.ActGoOn && slices.ContainsFunc(options, func(o game.Action) bool { return gains(r, o) }):
				t.Errorf("game %d: he leaves an event lying", seed)
			case slices.ContainsFunc(options, func(o game.Action) bool { return sacrifices(r, o) }):
				kept++
				if sacrifices(r, a) && reached(g, seat) <= before {
					t.Errorf("game %d: %s reaches nothing", seed, name)
				}
			}
		}
	}
	if bids < 8 || won < 20 || kept < 8 {
		t.Errorf("%d bids, %d events, %d sacrifices that might be: the test shows little", bids, won, kept)
	}
}

// gains reports whether an action completes an event that brings points.
func gains(r *legends.Rules, a game.Action) bool {
	c := legends.Card(a.A)
	return a.Kind == legends.ActComplete && !c.IsFinal() && r.Deck.Faces[c].Points > 0
}

// sacrifices reports whether an action gives up a character for scores.
func sacrifices(r *legends.Rules, a game.Action) bool {
	if a.Kind != legends.ActUse {
		return false
	}
	x := &r.Deck.Texts[a.A]
	return (x.Cost == legends.DoomSelf || x.Cost == legends.DiscardSelf) && len(x.Do) > 0 && x.Do[0].Op == legends.Boost
}

// reached are the events that a seat has enough for.
func reached(g *legends.Game, s game.Seat) (n int) {
	for i := range g.Event {
		if c := legends.Card(legends.Characters + i); g.Event[i].At < legends.Bid && g.Table().Completes(c, s) {
			n++
		}
	}
	return n
}
