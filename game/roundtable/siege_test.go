package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/game/bot"
)

// atSiege is a turn of a Loyal Knight of three at a place, with so many engines before Camelot.
func atSiege(t *testing.T, engines uint8, at Place, hand Hand) *Game {
	t.Helper()
	g, err := New(rulesFor(t, "first"), 3, 7)
	if err != nil {
		t.Fatal(err)
	}
	player := bot.NewPolicyPlayer(g, bot.Player{Noise: 20})
	for chance := game.NewStream(7, 5); g.Decision().Kind != AskHeroic; {
		if err := g.Apply(player.Take(g, chance.Uint64())); err != nil {
			t.Fatal(err)
		}
	}
	s := g.Decision().Seat
	g.Engines, g.Players[s].At, g.Players[s].Life, g.Hands[s], g.Players[s].Hand = engines, at, 4, hand, hand.Len()
	if err := g.Happen(s, "heroic"); err != nil {
		t.Fatal(err)
	}
	g.Turn.Done, g.Turn.Kinds = 0, 0
	return g
}

// Nobody rides to a Quest for which he has no card; nor, with the last engine to come, or from a siege that presses
// where he can fight an engine or has Merlin, to one that he cannot finish.
func TestNobodyForsakesCamelot(t *testing.T) {
	for _, c := range []struct {
		engines uint8
		at      Place
		hand    Hand
		to      Place
		forsook bool
	}{
		{7, GrailQuest, Hand{GrailCard: 2}, SaxonWar, true},
		{7, GrailQuest, Hand{GrailCard: 2, Fight1: 1, Merlin: 1}, SaxonWar, false},
		{9, GrailQuest, Hand{GrailCard: 2, Merlin: 1}, SaxonWar, true},
		{11, ExcaliburQuest, Hand{Fight2: 3}, PictWar, true},
		{10, GrailQuest, Hand{Fight1: 1, Fight3: 1}, SaxonWar, false},
		{11, GrailQuest, Hand{Fight1: 1, Fight3: 1}, SaxonWar, true},
		{10, Camelot, Hand{Fight1: 1, Fight3: 2}, PictWar, true},
		{9, Camelot, Hand{Fight1: 1, Fight3: 2}, PictWar, false},
		{8, Camelot, Hand{Fight1: 1, Fight2: 1}, PictWar, false},
		{9, Camelot, Hand{Fight1: 1, Fight2: 1, Merlin: 1}, PictWar, true},
		{8, Camelot, Hand{Fight1: 1, Fight2: 1, Fight3: 1, Fight4: 1, Fight5: 1}, PictWar, false},
	} {
		g := atSiege(t, c.engines, c.at, c.hand)
		d, s, f := g.Decision(), new(scout), game.Features{}
		s.Look(g, &d, g.weights().Policy)
		f.Clear(g.weights().Policy)
		if is := s.forsakes(game.Action{Kind: ActMove, A: uint8(c.to)}); is != c.forsook {
			t.Errorf("at %d engines in %v with %v a ride to %v forsakes Camelot: %v", c.engines, c.at, c.hand, c.to, is)
		}
		for seed := range uint64(20) {
			a := bot.Choose(g, bot.Wizard, game.NewStream(seed, 1))
			if rides := a.Kind == ActMove || a.Kind == ActRide; rides && s.forsakes(a) {
				t.Errorf("at %d engines in %v with %v Merlin says %s", c.engines, c.at, c.hand, g.Text(a))
			}
		}
	}
}

// At eleven engines nobody draws a Black card that may bring the twelfth while he can lose a Life.
func TestNobodyDrawsTheLastEngine(t *testing.T) {
	for _, c := range []struct {
		engines, life uint8
		over          bool // the Quest for Excalibur, each of whose cards then brings an engine
		rash          bool
	}{
		{11, 2, true, true}, {11, 4, true, true}, {11, 1, true, false}, {10, 2, true, false}, {11, 2, false, false},
	} {
		g := atSiege(t, c.engines, Camelot, Hand{})
		s := g.Decision().Seat
		g.Players[s].Life = c.life
		if c.over {
			g.Quests[ExcaliburQuest].Status = Won
		}
		if err := g.Happen(s, "evil"); err != nil {
			t.Fatal(err)
		}
		d, look := g.Decision(), new(scout)
		look.Look(g, &d, g.weights().Policy)
		if is := look.rash(game.Action{Kind: ActDrawBlack}); is != c.rash {
			t.Errorf("%+v: it is rash: %v", c, is)
		}
		for seed := range uint64(20) {
			if a := bot.Choose(g, bot.Wizard, game.NewStream(seed, 1)); c.rash && a.Kind != ActLife {
				t.Errorf("%+v: Merlin says %s", c, g.Text(a))
			}
		}
	}
}

// Merlin has Mordred delay the War in which less is laid. // R136
func TestMordredDelaysTheLesserWar(t *testing.T) {
	for _, near := range []Place{PictWar, SaxonWar} {
		g := atSiege(t, 3, Camelot, Hand{})
		s := g.Decision().Seat
		g.Coming = Coming{Name: Mordred.Name()}
		g.Quests[near].White = [5]uint8{1, 1, 1, 1}
		if err := g.Happen(s, "war"); err != nil {
			t.Fatal(err)
		}
		d, look := g.Decision(), new(scout)
		look.Look(g, &d, g.weights().Policy)
		for _, a := range d.Options {
			if is := look.misplaces(a); is != (Place(a.A) == near) {
				t.Errorf("four cards are laid in %v: that Mordred comes to %v is out of place: %v", near, Place(a.A), is)
			}
		}
		for seed := range uint64(20) {
			if a := bot.Choose(g, bot.Wizard, game.NewStream(seed, 1)); a.Kind != ActWar || Place(a.A) == near {
				t.Errorf("four cards are laid in %v, and Merlin says %s", near, g.Text(a))
			}
		}
	}
}

// Who knows the top Black card and chooses another Evil is remembered as long as it lies there, to
// all but who has seen it himself; and a Black card is then drawn less gladly.
func TestASpurnedCardIsRemembered(t *testing.T) {
	g := atSiege(t, 3, Camelot, Hand{})
	by, other := g.Decision().Seat, g.after(g.Decision().Seat, 1)
	top := g.BlackLeft - 1
	g.Known[top] = 0
	if g.spurn(game.Event{Kind: EventEvil, Seat: by, Args: [5]int16{EvilEngine}}); g.spurner(other) != game.NoSeat {
		t.Error("who has not seen the card has spurned it")
	}
	g.Known[top] = bit(by)
	if g.spurn(game.Event{Kind: EventEvil, Seat: by, Args: [5]int16{EvilCard}}); g.spurner(other) != game.NoSeat {
		t.Error("who draws a card has spurned it")
	}
	if g.spurn(game.Event{Kind: EventEvil, Seat: by, Args: [5]int16{EvilLife}}); g.spurner(other) != by || g.spurner(by) != game.NoSeat {
		t.Errorf("%v has spurned the card to others, %v to himself", g.spurner(other), g.spurner(by))
	}
	d, s := g.Decision(), new(scout)
	s.Look(g, &d, g.weights().Policy)
	s.seat = other
	mistrusts := *g.rules
	mistrusts.Options.Loyalty = Standard
	g.rules, g.Players[by].Shown = &mistrusts, Unseen
	doubted := s.spurns()
	if s.Players[by].Shown = Loyal; doubted == 0 || s.spurns() <= doubted {
		t.Errorf("the refusal of a Loyal Knight weighs %d, of another %d", s.spurns(), doubted)
	}
	if g.BlackLeft--; g.spurner(other) != game.NoSeat {
		t.Error("a card that was drawn is spurned")
	}
}

// What Merlin is played against is thought of before he is played, and is what is advised then.
func TestMerlinIsPlayedForWhatFollows(t *testing.T) {
	played := 0
	for seed := range uint64(8) {
		g, err := New(rulesFor(t, "first"), 4, seed)
		if err != nil {
			t.Fatal(err)
		}
		for chance := game.NewStream(seed, 20); !g.Over(); {
			think := bot.Think(g, bot.Wizard, game.NewStream(chance.Uint64(), 1))
			a := think.Choice()
			if a.Kind == ActPlay && White(a.A) == Merlin {
				line := think.Line(g.Clone())
				if err := g.Apply(a); err != nil {
					t.Fatal(err)
				}
				then := bot.Think(g, bot.Wizard, game.NewStream(chance.Uint64(), 1))
				if len(g.Decision().Options) == 1 || g.Decision().Kind != AskMerlin {
					continue
				}
				if len(line) != 2 {
					t.Fatalf("Merlin is played with %d moves in mind", len(line))
				}
				then.Keep(line[1].Action)
				for !then.Step(1000) {
				}
				if then.Choice() != line[1].Action {
					t.Errorf("Merlin is played to %s, and then to %s", line[1].Text, g.Text(then.Choice()))
				}
				played++
				continue
			}
			if err := g.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	if played < 8 {
		t.Errorf("Merlin was played %d times", played)
	}
}

// Nobody rides to a Quest for one Knight alone without all cards that it wants.
func TestNobodyDuelsHalfArmed(t *testing.T) {
	for hand, half := range map[Hand]bool{{Fight1: 2, Fight3: 2}: false, {Fight1: 2, Fight3: 1}: true, {Fight2: 4}: true} {
		g := atSiege(t, 2, Camelot, hand)
		if is := vetoes(g, (*scout).duels, game.Action{Kind: ActMove, A: uint8(Tournament)}); is != half {
			t.Errorf("with %v nobody rides to the Tournament: %v", hand, is)
		}
		if vetoes(g, (*scout).duels, game.Action{Kind: ActMove, A: uint8(PictWar)}) {
			t.Errorf("with %v nobody rides to a War", hand)
		}
	}
}
