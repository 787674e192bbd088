package merlin

import (
	"slices"

	"merlin/game"
)

// judge judges the options of a question, for computer players: by the hand of the seat
// asked and what everybody sees. It is used by one player at a time.
type judge struct {
	Table
	s       game.Seat
	hand    Cards
	player  Player // with what counts as such
	needs   wishes
	lands   landings
	domain  fields
	f       note
	aside   game.Features // where what is read ahead is added up
	looks   [256]look     // by kind of action
	builds  []look        // what modules note of a tile that is built on
	serves  []look
	choices [maxSpaceKinds]func(*judge, Space) int
	about   [3]uint8 // what the question is about
}

func newJudge(r *Rules) *judge {
	j := &judge{choices: baseChoices}
	for kind, note := range baseNotes {
		j.looks[kind].sign = note
	}
	at := places(r.modules, baseSigns, func(m *Module) []string { return m.Signs })
	for i, m := range r.modules {
		for _, l := range m.Landings {
			j.choices[l.At] = l.Best
		}
		for _, row := range m.Actions {
			j.looks[row.Kind] = look{m, m.Sign, at[i]}
		}
		if m.Builds != nil {
			j.builds = append(j.builds, look{of: m, at: at[i]})
		}
		if m.Serves != nil {
			j.serves = append(j.serves, look{of: m, at: at[i]})
		}
	}
	return j
}

// look is what notes an action, with the module that it is of and where the features of
// that begin.
type look struct {
	of   *Module
	sign func(j *judge, a game.Action, at int)
	at   int
}

// Names returns the features' names.
func (j *judge) Names() []string { return signNames }

// Look looks at a question.
func (j *judge) Look(g game.Game, d *game.Decision, weights []int32) {
	m := g.(*Game)
	j.Table, j.s, j.hand = m.Table(), d.Seat, m.Hands[d.Seat]
	j.player = j.Counted(j.s)
	j.needs.read(j.Table, &j.player, j.hand)
	j.lands.forget()
	j.about = d.Args
	j.domain.known = false
	j.aside.Weights = weights
}

// Note notes what speaks for and against an option.
func (j *judge) Note(a game.Action, f *game.Features) {
	j.f = f
	f.Add(int(a.Kind), 1)
	j.sign(a)
}

// sign notes all of an action but its kind.
func (j *judge) sign(a game.Action) {
	if l := &j.looks[a.Kind]; l.sign != nil {
		l.sign(j, a, l.at)
	}
}

// ahead returns what an action that is read ahead would be worth.
func (j *judge) ahead(a game.Action) int {
	f, sum := j.lookAside()
	j.sign(a)
	return j.lookBack(f, sum)
}

// lookAside has what is noted until lookBack added up beside the option that is judged.
func (j *judge) lookAside() (f note, sum int) {
	f, sum = j.f, j.aside.Sum
	j.f, j.aside.Sum = &j.aside, 0
	return f, sum
}

func (j *judge) lookBack(f note, sum int) (worth int) {
	worth = j.aside.Sum
	j.f, j.aside.Sum = f, sum
	return worth
}

// baseNotes are what is noted of the base's actions.
var baseNotes [256]func(*judge, game.Action, int)

func init() {
	baseNotes = [256]func(*judge, game.Action, int){
		ActDie:         func(j *judge, a game.Action, _ int) { j.noteLanding(j.best(a.A)) },
		ActMove:        func(j *judge, a game.Action, _ int) { j.noteLanding(j.arrives(j.Turn.Figure, j.Pace(), a.A)) },
		ActApple:       func(j *judge, a game.Action, _ int) { j.noteShows(a.A) },
		ActBackwards:   func(j *judge, _ game.Action, _ int) { j.noteLanding(j.arrives(j.Turn.Figure, j.Pace(), 1)) },
		ActFlip:        func(j *judge, _ game.Action, _ int) { j.noteShows(7 - j.dieValue()) },
		ActAct:         func(j *judge, _ game.Action, _ int) { j.noteLanding(j.Turn.Space) },
		ActStaff:       func(j *judge, _ game.Action, _ int) { j.noteStaff() },
		ActForeign:     func(j *judge, a game.Action, _ int) { j.noteLanding(a.A) },
		ActMirror:      func(j *judge, _ game.Action, _ int) { j.noteLanding(j.opposite(j.Turn.Space)) },
		ActEnd:         func(j *judge, _ game.Action, _ int) { j.noteEnd() },
		ActFulfil:      func(j *judge, a game.Action, _ int) { j.noteFulfil(a) },
		ActDraw:        func(j *judge, a game.Action, _ int) { j.noteDraw(a) },
		ActDiscard:     func(j *judge, a game.Action, _ int) { j.noteQuest(signLay, Card(a.A)) },
		ActPlace:       func(j *judge, a game.Action, _ int) { j.place(Servant(a.A), Province(a.B)) },
		ActTake:        func(j *judge, a game.Action, _ int) { j.gains(Item(a.A), Province(a.B)) },
		ActGive:        func(j *judge, a game.Action, _ int) { j.loses(Item(a.A), Province(a.B)) },
		ActInfluence:   func(j *judge, a game.Action, _ int) { j.marker(Province(a.A)) },
		ActBuild:       func(j *judge, a game.Action, _ int) { j.noteBuild(a) },
		ActBanish:      func(j *judge, a game.Action, _ int) { j.noteTraitors(Province(a.A), 1) },
		ActSecondQuest: func(j *judge, _ game.Action, _ int) { j.f.Add(signReady, int(j.needs.ready)) },
		ActRepel:       func(j *judge, a game.Action, _ int) { j.noteTraitors(Province(a.A), j.player.Traitors[a.A]) },
	}
}

// noteShows notes what it brings that the die in hand is made to show something else. Who has
// another die that shows it takes that one and keeps the apple or the flag, with which this one
// can be turned as well later.
func (j *judge) noteShows(to uint8) {
	j.noteLanding(j.reach(j.Turn.Figure, to))
	for i, d := range j.Players[j.s].Dice {
		if uint8(i) != j.Turn.Die && d.Value == to && !d.Used && j.moves[i] == j.Turn.Figure {
			j.f.Veto()
			return
		}
	}
}

// noteTurned notes what it brings that a die shows something else: the landing by it, or
// as long as none is taken how much better its best landing is.
func (j *judge) noteTurned(die, to uint8) {
	f := j.moves[die]
	if f == NoFigure {
		return
	}
	if j.Turn.Die == die && j.inHand() {
		j.noteLanding(j.reach(j.Turn.Figure, to))
		return
	}
	j.f.Add(signTurned, (j.landing(j.reach(f, to))-j.landing(j.best(die)))/16)
}

// noteStaff: the same is done once more, and there is less time for it.
func (j *judge) noteStaff() {
	j.noteLanding(j.Turn.Acting)
	if j.Round == Rounds {
		j.f.Add(signLast+3, 1)
	}
}

// noteEnd: who could show a quest and leaves it for later may lose it.
func (j *judge) noteEnd() {
	if j.Turn.Quests == 0 && j.needs.ready > 0 && j.Completes() {
		j.f.Add(signOpen, 1)
	}
}

func (j *judge) noteFulfil(a game.Action) {
	j.f.Add(signPoints, int(j.Box.Quests[a.A].Points))
}

func (j *judge) noteDraw(a game.Action) {
	if a.A != FromDeck {
		j.noteQuest(signDraw, j.Display[a.A])
	}
}

// noteQuest notes the points of a quest by what it lacks.
func (j *judge) noteQuest(at int, card Card) {
	n := j.lacking(&j.player, card)
	j.f.Add(at+min(n, near), int(j.Box.Quests[card].Points))
}

// noteTraitors notes that so many traitors of a colour go that no shield is there for.
func (j *judge) noteTraitors(c Province, n uint8) {
	bare := max(0, int(j.player.Traitors[c])-int(j.player.Items[Shield][c]))
	j.f.Add(signTraitors+j.now(), min(bare, int(n)))
}

// Advice tells computer players what counts: how far one is before the best of the
// others. That varies by some ten points. Policy and value are those of the seats and
// modules in play.
func (g *Game) Advice() game.Advice {
	return game.Advice{
		Value: lead, Scale: 10, Prior: 2,
		Folly:  turnsAgain,
		Policy: newJudge(g.rules), Ahead: newAhead(g.rules), Weights: g.rules.weights(g.Seats),
		Budgets: g.rules.budgets(),
	}
}

// turnsAgain reports whether an apple or a flag turns a die that an apple has just turned: that apple
// could have made it show anything.
func turnsAgain(g game.Game, a game.Action) bool {
	return (a.Kind == ActApple || a.Kind == ActFlip) && slices.ContainsFunc(g.Events(), func(e game.Event) bool { return e.Kind == EventApplePaid })
}

// budgets are the usual ones without modules. With all nine a step takes two and a half times
// as long, and a turn has more decisions: the best player has fewer steps the more there are.
func (r *Rules) budgets() (all [3]game.Budget) {
	if n := len(r.modules); n > 0 {
		all[2].Steps = 55_000 * 7 / (7 + n)
	}
	return all
}

// lead returns how many points a seat is before the best of the others.
func lead(g game.Game, s game.Seat) int {
	p, best := &g.(*Game).Public, int16(-1<<15)
	for other := range game.Seat(p.Seats) {
		if other != s {
			best = max(best, p.Players[other].Score)
		}
	}
	return int(p.Players[s].Score) - int(best)
}
