package roundtable

import (
	"testing"

	"merlin/game"
	"merlin/game/bot"
)

// vetoes reports whether nobody would do what an option says, as the seat asked sees it.
func vetoes(g *Game, is func(*scout, game.Action) bool, a game.Action) bool {
	d, s := g.Decision(), new(scout)
	s.Look(g, &d, g.weights().Policy)
	return is(s, a)
}

// Merlin is kept while there are few engines, unless the hand is full.
func TestMerlinIsKept(t *testing.T) {
	plays := game.Action{Kind: ActPlay, A: uint8(Merlin)}
	for _, c := range []struct {
		engines, blacks uint8
		hand            Hand
		wasted          bool
	}{
		{4, 0, Hand{Fight1: 2, Merlin: 1}, true},
		{4, 1, Hand{Fight1: 2, Merlin: 1}, true},
		{4, 3, Hand{Fight1: 2, Merlin: 1}, true},
		{4, 0, Hand{Fight1: 3, Fight2: 3, Fight3: 3, GrailCard: 2, Merlin: 1}, false},
		{7, 0, Hand{Fight1: 2, Merlin: 1}, false},
	} {
		g := atSiege(t, c.engines, Camelot, c.hand)
		for q := Tournament; q < Places; q++ {
			g.Quests[q].Blacks, g.Quests[q].Warriors = 0, 0
		}
		g.Quests[Tournament].Blacks = c.blacks
		if is := vetoes(g, (*scout).wastes, plays); is != c.wasted {
			t.Errorf("%+v: he is wasted: %v", c, is)
		}
		for seed := range uint64(20) {
			if c.wasted && bot.Choose(g, bot.Wizard, game.NewStream(seed, 1)) == plays {
				t.Errorf("%+v: he is played", c)
			}
		}
	}
}

// Once he is played Merlin takes an engine away, unless the next Black card of a Quest would lose the game.
func TestMerlinTakesEngines(t *testing.T) {
	for _, c := range []struct {
		engines, black uint8
		squandered     bool
	}{{4, 0, true}, {0, 0, false}, {4, 6, false}} {
		g := atSiege(t, c.engines, Camelot, Hand{Merlin: 1})
		g.Black, g.Quests[Tournament].Blacks = c.black, 3
		d, s := g.Decision(), new(scout)
		s.Look(g, &d, g.weights().Policy)
		s.kind = AskMerlin
		if is := s.squanders(game.Action{Kind: ActRemoveBlack, A: uint8(Tournament)}); is != c.squandered {
			t.Errorf("%+v: a step back is squandered: %v", c, is)
		}
		if s.squanders(game.Action{Kind: ActRemoveEngine}) {
			t.Errorf("%+v: an engine less is squandered", c)
		}
	}
}

// From ten engines on nobody in Camelot draws or plays cards, or heals what is not his last Life, where a fight is as
// good as won, and from eight nobody draws or plays where it cannot be lost.
func TestNobodyDalliesInASiege(t *testing.T) {
	for _, c := range []struct {
		engines uint8
		hand    Hand
		dallies bool
	}{
		{10, Hand{Fight3: 2, Fight4: 1, Fate: 1}, true},
		{11, Hand{Fight5: 2}, true},
		{9, Hand{Fight3: 2}, false},
		{11, Hand{Fight1: 2}, false},
		{8, Hand{Fight5: 2}, true},
		{7, Hand{Fight5: 2}, false},
	} {
		g := atSiege(t, c.engines, Camelot, c.hand)
		for _, a := range []game.Action{{Kind: ActDrawWhite}, {Kind: ActPlay, A: uint8(Fate)}} {
			if is := vetoes(g, (*scout).dallies, a); is != c.dallies {
				t.Errorf("%+v: who does %v dallies: %v", c, a.Kind, is)
			}
		}
		for life := uint8(1); life < 3; life++ {
			g.Players[g.Decision().Seat].Life = life
			if is := vetoes(g, (*scout).dallies, game.Action{Kind: ActHeal}); is != (c.dallies && c.engines >= 10 && life > 1) {
				t.Errorf("%+v: who heals with Life %d dallies: %v", c, life, is)
			}
		}
		if vetoes(g, (*scout).dallies, game.Action{Kind: ActPlay, A: uint8(Merlin)}) || vetoes(g, (*scout).dallies, game.Action{Kind: ActFight}) {
			t.Errorf("%+v: who does something about it dallies", c)
		}
	}
}

// Where the next Black card of a Quest would lose the whole game Merlin drives it back before all else, but
// for the card that wins another.
func TestMerlinSavesTheGame(t *testing.T) {
	for _, c := range []struct {
		black, blacks, engines uint8
		saves                  bool
	}{{6, 3, 6, true}, {5, 3, 6, false}, {6, 2, 6, false}, {5, 2, 11, true}} {
		g := atSiege(t, c.engines, Camelot, Hand{Merlin: 1, Fight1: 1, Fate: 1})
		for q := Tournament; q < Places; q++ {
			g.Quests[q].Blacks, g.Quests[q].Warriors = 0, 0
		}
		g.Black, g.Quests[Tournament].Blacks = c.black, c.blacks
		for a, other := range map[game.Action]bool{
			{Kind: ActDrawWhite}: true, {Kind: ActMove, A: uint8(PictWar)}: true, {Kind: ActPlay, A: uint8(Fate)}: true,
			{Kind: ActPlay, A: uint8(Merlin)}: false, {Kind: ActAccuse}: false,
		} {
			if is := vetoes(g, (*scout).ignores, a); is != (c.saves && other) {
				t.Errorf("%+v: %v ignores it: %v", c, a.Kind, is)
			}
		}
	}
}

// Where the next Black card of a Quest would lose the whole game nobody with a Life to spare draws one.
func TestNobodyDrawsWhatMayLoseTheGame(t *testing.T) {
	for _, c := range []struct {
		black, blacks, life uint8
		rash                bool
	}{{6, 3, 2, true}, {6, 3, 1, false}, {6, 2, 2, false}, {4, 3, 2, false}} {
		g := atSiege(t, 4, Camelot, Hand{})
		for q := Tournament; q < Places; q++ {
			g.Quests[q].Blacks, g.Quests[q].Warriors = 0, 0
		}
		s := g.Decision().Seat
		if err := g.Happen(s, "evil"); err != nil {
			t.Fatal(err)
		}
		g.Black, g.Quests[Tournament].Blacks, g.Players[s].Life = c.black, c.blacks, c.life
		if is := vetoes(g, (*scout).rash, game.Action{Kind: ActDrawBlack}); is != c.rash {
			t.Errorf("%+v: it is rash: %v", c, is)
		}
	}
}

// Once engines stand no Loyal Knight with a Life to spare sets up another, however careless he is: that tells of
// a Traitor.
func TestTheLoyalSetUpNoEngines(t *testing.T) {
	for _, c := range []struct {
		engines, life uint8
		felon, never  bool
	}{{2, 3, false, true}, {9, 2, false, true}, {9, 1, false, false}, {1, 3, false, false}, {6, 3, true, false}} {
		g := atSiege(t, c.engines, Camelot, Hand{})
		s := g.Decision().Seat
		if err := g.Happen(s, "evil"); err != nil {
			t.Fatal(err)
		}
		if g.Players[s].Life = c.life; c.felon {
			g.Felon = s
		}
		if is := vetoes(g, (*scout).beckons, game.Action{Kind: ActEngine}); is != c.never {
			t.Errorf("%+v: an engine is never set up: %v", c, is)
		}
		for seed := range uint64(20) {
			if c.never && bot.Choose(g, bot.Page, game.NewStream(seed, 1)).Kind == ActEngine {
				t.Errorf("%+v: an engine is set up", c)
			}
		}
	}
}

// Nobody rolls for what he mostly loses, nor against one of the last engines, while a card would make it surer; and
// no deadly card is let come that might be fended off.
func TestNobodyGivesUpEarly(t *testing.T) {
	for _, c := range []struct {
		engines uint8
		hand    Hand
		laid    White
		stints  bool
	}{
		{11, Hand{Fight3: 1}, Fight5, true},
		{11, Hand{Merlin: 1}, Fight5, false},
		{8, Hand{Fight3: 1}, Fight5, true},
		{8, Hand{Merlin: 1}, Fight1, false},
	} {
		g := atSiege(t, c.engines, Camelot, c.hand)
		g.Fight[c.laid]++
		if is := vetoes(g, (*scout).stints, game.Action{Kind: ActRoll}); is != c.stints {
			t.Errorf("%+v: nobody rolls: %v", c, is)
		}
		if g.Fight[Fight1]++; c.engines == 8 && vetoes(g, (*scout).stints, game.Action{Kind: ActRoll}) {
			t.Errorf("%+v: with one more, which mostly wins, nobody rolls", c)
		}
	}
	for _, c := range []struct {
		name          Name
		engines, life uint8
		resigns       bool
	}{{Morgan1.Name(), 4, 1, true}, {Morgan1.Name(), 4, 2, false}, {Morgan4.Name(), 10, 3, true}, {Morgan4.Name(), 9, 3, false}, {Mordred.Name(), 11, 1, false}} {
		g := atSiege(t, c.engines, Camelot, Hand{})
		for s := range g.Seats {
			g.Players[s].Life = 4
		}
		g.Players[1].Life, g.Coming.Name = c.life, c.name
		if is := vetoes(g, (*scout).resigns, game.Action{Kind: ActLetBe}); is != c.resigns {
			t.Errorf("%+v: nobody lets it come: %v", c, is)
		}
	}
}

// Nobody who holds Merlin calls for others' against a card that is not worth his own; who holds none may.
func TestNobodyCallsAndHoldsBack(t *testing.T) {
	for _, c := range []struct {
		card   Black
		life   uint8
		hand   Hand
		wavers bool
	}{
		{Morgan2, 4, Hand{Merlin: 1}, true},
		{Morgan2, 4, Hand{Fight1: 1}, false},
		{Vivien, 4, Hand{Merlin: 1}, false},
		{Morgan1, 4, Hand{Merlin: 1}, true},
		{Morgan1, 1, Hand{Merlin: 1}, false},
	} {
		g := atSiege(t, 5, Camelot, c.hand)
		for s := range g.Players[:g.Seats] {
			g.Players[s].Life = c.life
		}
		g.Coming.Name = c.card.Name()
		if is := vetoes(g, (*scout).wavers, game.Action{Kind: ActTry}); is != c.wavers {
			t.Errorf("%+v: who calls wavers: %v", c, is)
		}
	}
}

// A card that another has looked at and left is left by all who can spare a Life while many engines stand.
func TestNobodyDaresASpurnedCard(t *testing.T) {
	for _, c := range []struct {
		engines, life uint8
		spurned, dare bool
	}{{9, 3, true, true}, {6, 4, true, true}, {9, 3, false, false}, {9, 2, true, false}, {3, 4, true, false}, {10, 2, true, true}, {10, 1, true, false}, {10, 2, false, false}} {
		g := atSiege(t, c.engines, Camelot, Hand{})
		s := g.Decision().Seat
		if err := g.Happen(s, "evil"); err != nil {
			t.Fatal(err)
		}
		g.Players[s].Life, g.memory.spurned = c.life, spurned{left: g.BlackLeft}
		if other := (s + 1) % game.Seat(g.Seats); c.spurned {
			g.memory.spurned.by, g.Known[g.BlackLeft-1] = bit(other), bit(other)
		}
		if is := vetoes(g, (*scout).dares, game.Action{Kind: ActDrawBlack}); is != c.dare {
			t.Errorf("%+v: nobody dares: %v", c, is)
		}
	}
}

// A Traitor in hiding spares the Knights nothing near the end, sets up the last engines himself, and shows
// himself to nobody, whoever plays him.
func TestTheTraitorStrikesLate(t *testing.T) {
	for _, c := range []struct {
		engines uint8
		kind    game.AskKind
		never   []game.Kind
	}{
		{5, AskEvil, nil},
		{8, AskEvil, []game.Kind{ActLife}},
		{10, AskEvil, []game.Kind{ActLife, ActDrawBlack}},
		{8, AskHeroic, []game.Kind{ActPlay, ActReveal}},
		{11, AskHeroic, []game.Kind{ActPlay, ActReveal}},
	} {
		g := atSiege(t, c.engines, Camelot, Hand{Merlin: 1, Fate: 1, Fight1: 1})
		s := g.Decision().Seat
		g.Felon = s
		if err := g.Happen(s, map[game.AskKind]string{AskEvil: "evil", AskHeroic: "heroic"}[c.kind]); err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(20) {
			for level := bot.Page; level <= bot.Wizard; level++ {
				a := bot.Choose(g, level, game.NewStream(seed, 1))
				for _, never := range c.never {
					if a.Kind == never && (never != ActPlay || White(a.A) == Merlin) {
						t.Errorf("at %d engines the Traitor of level %v says %s", c.engines, level, g.Text(a))
					}
				}
			}
		}
	}
}
