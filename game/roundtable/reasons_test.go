package roundtable

import (
	"slices"
	"testing"

	"merlin/game"
	"merlin/game/bot"
)

// What speaks for a choice is told by what the seat may know alone; only a Traitor hears of
// hiding and harming; of the ways of Evil that one is named which the runner-up would be.
func TestReasonsOfChoices(t *testing.T) {
	told, evens := map[string]int{}, 0
	for n := range 8 {
		g, err := New(rulesFor(t, []string{"standard", "among-us"}[n%2]), 4+n%3, uint64(n))
		if err != nil {
			t.Fatal(err)
		}
		player := bot.NewPolicyPlayer(g, bot.Player{Noise: 150})
		for chance := game.NewStream(uint64(n), 6); !g.Over(); {
			if len(g.Decision().Options) > 1 && chance.N(6) == 0 {
				d := reasonsAt(t, g, &chance)
				evens += int(one(d.Even))
				for _, name := range d.Reasons {
					told[name]++
				}
			}
			if err := g.Apply(player.Take(g, chance.Uint64())); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, name := range []string{"quest", "siege", "black", "life", "draw", "keep", "help", "hide"} {
		if told[name] < 3 {
			t.Errorf("%q was told %d times", name, told[name])
		}
	}
	t.Log(told, evens, "even")
}

// reasonsAt decides, and looks at what is said of that.
func reasonsAt(t *testing.T, g *Game, chance *game.Stream) bot.Decided {
	t.Helper()
	seed, seat := chance.Uint64(), g.Decision().Seat
	d := bot.Decide(g, bot.Wizard, game.NewStream(seed, 1))
	hidden := bot.Decide(g.Imagine(seat, chance), bot.Wizard, game.NewStream(seed, 1))
	if d.Choice.Action != hidden.Choice.Action || d.RunnerUp.Action != hidden.RunnerUp.Action || d.Even != hidden.Even || !slices.Equal(d.Reasons, hidden.Reasons) {
		t.Errorf("%s: %v, and %v where what is hidden lies otherwise", g.Text(d.Choice.Action), d.Reasons, hidden.Reasons)
	}
	if d.Even && len(d.Reasons) > 0 {
		t.Errorf("%v speaks for %s, which is worth no more", d.Reasons, g.Text(d.Choice.Action))
	}
	felon := g.loyaltySeen(seat) == Traitor
	for _, name := range d.Reasons {
		if guile := name == motiveWords[motiveHide-1] || name == motiveWords[motiveHarm-1]; guile != felon {
			t.Errorf("%s: %q speaks for it; the Traitor's: %v", g.Text(d.Choice.Action), name, felon)
		}
	}
	if g.Decision().Kind == AskEvil && !felon && !d.Alone && !d.Even && d.Choice.Action.Kind != ActLook {
		if want := motiveWords[costs[d.RunnerUp.Action.Kind]-1]; !slices.Contains(d.Reasons, want) {
			t.Errorf("%s rather than %s: %v", g.Text(d.Choice.Action), g.Text(d.RunnerUp.Action), d.Reasons)
		}
	}
	if g.Decision().Kind == AskEvil && !felon && costs[d.Choice.Action.Kind] != motiveNone && len(d.Reasons) > 0 {
		for _, a := range g.Decision().Options { // what two evils spare is not all that speaks for one
			if is := costs[a.Kind]; is != motiveNone && slices.Contains(d.Reasons, motiveWords[is-1]) == (a.Kind == d.Choice.Action.Kind) {
				t.Errorf("%s: %v where there is %s", g.Text(d.Choice.Action), d.Reasons, g.Text(a))
			}
		}
	}
	return d
}

// Cards are a reason only for what brings the chooser more of them than the other way.
func TestReasonsOfCardsDrawn(t *testing.T) {
	play := func(w White) game.Action { return game.Action{Kind: ActPlay, A: uint8(w)} }
	draw := game.Action{Kind: ActDrawWhite}
	for _, c := range []struct {
		better, worse game.Action
		want          motive
	}{
		{play(Fate), draw, motiveHelp},
		{play(Convocation), draw, motiveHelp},
		{draw, play(Fate), motiveDraw},
		{draw, play(Reinforcements), motiveKeep},
		{play(Reinforcements), draw, motiveDraw},
		{play(Fate), game.Action{Kind: ActSacrifice}, motiveDraw},
		{draw, game.Action{Kind: ActEnd}, motiveDraw},
	} {
		g, err := New(rulesFor(t, "standard"), 4, 1)
		if err != nil {
			t.Fatal(err)
		}
		d := game.Decision{Seat: 0, Kind: AskHeroic}
		s := scout{judge: newJudge(g, &d, 0)}
		if is := s.main(c.better, c.worse); is != c.want {
			t.Errorf("%s rather than %s because of %q, want %q", g.Text(c.better), g.Text(c.worse), motiveWords[is-1], motiveWords[c.want-1])
		}
	}
}

// What a card that is laid completes is said of it, and that it saves better cards only where
// these have no place there.
func TestReasonsOfCardsLaid(t *testing.T) {
	lay := func(value uint8) game.Action { return game.Action{Kind: ActLay, A: value - 1} }
	draw := game.Action{Kind: ActDrawWhite}
	for _, c := range []struct {
		at            Place
		laid, hand    string // Fight cards by value
		better, worse game.Action
		want          motive
	}{
		{Tournament, "5", "455", lay(5), lay(4), motivePair},
		{Tournament, "45", "45", lay(4), lay(5), motivePair},
		{Tournament, "", "4455", lay(4), lay(5), motiveMatch},
		{Tournament, "55", "344", lay(4), lay(3), motiveMatch},
		{Tournament, "55", "34", lay(3), lay(4), motiveKeep},
		{Tournament, "55", "34", lay(4), lay(3), motiveStrong},
		{Tournament, "", "34", lay(3), lay(4), motiveQuest},
		{Tournament, "455", "4", lay(4), draw, motiveLast},
		{LancelotQuest, "44", "345", lay(4), lay(5), motiveThree},
		{LancelotQuest, "5544", "45", lay(4), lay(5), motiveKeep},
		{LancelotQuest, "5544", "45", lay(5), lay(4), motiveStrong},
		{DragonQuest, "44", "4", lay(4), draw, motiveThree},
		{DragonQuest, "4", "4", lay(4), draw, motiveQuest},
		{PictWar, "12", "3", lay(3), draw, motiveRow},
		{PictWar, "1234", "5", lay(5), draw, motiveLast},
	} {
		g, err := New(rulesFor(t, "standard"), 4, 1)
		if err != nil {
			t.Fatal(err)
		}
		d := game.Decision{Seat: 0, Kind: AskHeroic}
		g.Players[0].At, g.Hands[0] = c.at, Hand{}
		for _, v := range c.laid {
			g.Quests[c.at].White[v-'1']++
		}
		for _, v := range c.hand {
			g.Hands[0][v-'1']++
		}
		s := scout{judge: newJudge(g, &d, 0)}
		if is := s.main(c.better, c.worse); is != c.want {
			t.Errorf("%v, %q lies there, %q in hand: %s rather than %s because of %q, want %q",
				c.at, c.laid, c.hand, g.Text(c.better), g.Text(c.worse), motiveWords[is-1], motiveWords[c.want-1])
		}
	}
}
