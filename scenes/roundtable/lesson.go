package roundtable

import (
	"slices"
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table"
)

// lesson is the title's: the first six turns of a Knight among three others, of whom one may
// be the Traitor. He rides alone to the Tournament and wins it; meanwhile Tristan and Kay win
// Excalibur and ride to the Wars, and Percival gathers cards in Camelot; in the end he fights an
// engine there. Who goes his own way has the coach's company: lesson_company.go.
func lesson(box *roundtable.Box) *table.Lesson[*draw.Frame] {
	title := roundtable.Title{Box: box}
	return &table.Lesson[*draw.Frame]{
		Setup: func(opponent uint8) game.Setup {
			seats := []game.Player{{Colour: uint8(roundtable.Gawain)}}
			for i, k := range []roundtable.Knight{roundtable.Tristan, roundtable.Kay, roundtable.Percival} {
				seats = append(seats, game.Player{Colour: uint8(k), Level: opponent, Face: companions[i]})
			}
			setup := title.Setup(seats, nil, game.SeedOf(lessonSeed))
			setup.Options = []game.Option{{Name: roundtable.OptionKnights, Value: "chosen"}, {Name: roundtable.OptionPile, Value: "lesson"}}
			return setup
		},
		Turn:  func(f *draw.Frame) int { return f.TurnsOf(f.Home) },
		Steps: lessonSteps,
		Now:   lessonNow,

		Exercises: exercises,
	}
}

// companions are who sits at the lesson's table.
var companions = [...]string{"dinadan", "ector", "taliesin"}

var lessonSteps = slices.Concat([]table.Step{
	{Turn: 0, Say: "welcome", At: []string{"swords"}},
	{Turn: 0, Say: "quests", At: []string{"place-tournament", "place-lancelot", "place-saxons", "place-excalibur", "place-grail", "place-picts"}},
	{Turn: 0, Say: "gift", Do: "gift grail-card", Then: []table.Reply{{Did: "gift merlin", Say: "other-gift-merlin"}, {Did: "gift", Say: "other-gift"}}},
	{Turn: 0, Say: "deal", Do: "deal", Then: []table.Reply{{Did: "propose", Say: "other-share"}, {Did: "pass", Say: "other-pass"}}},
	{Turn: 0, Say: "own-accept", Do: "*", Core: true, Else: true},

	{Turn: 1, Say: "help", At: []string{"show", "help"}, Only: true},
	{Turn: 1, Say: "help-rest", At: []string{"help"}, Else: true}, // he was told of the lamp
	{Turn: 1, Say: "evil", At: []string{"act-evil-card", "act-evil-engine", "act-evil-life"}},
	{Turn: 1, Say: "engine", Do: "engine", Then: otherEvil},
	{Turn: 1, Say: "heroic", At: []string{"act-move", "act-draw", "act-fight", "act-special", "act-heal", "act-accuse", "act-sacrifice"}},
	{Turn: 1, Say: "move", Do: "move tournament", Then: otherDeed},
	{Turn: 1, Say: "sacrifice", Do: "sacrifice", Then: []table.Reply{{Did: "end", Say: "other-end"}}},
	{Turn: 1, Say: "lay", Do: "lay fight-5", Then: otherDeed},
	own("own-single", "*", "undo"),
	{Turn: 1, Say: "loyalty", At: []string{"loyalty"}, Core: true},
	{Turn: 1, Say: "turn-done", Do: "end"},
}, companySteps, newsSteps, []table.Step{
	{Turn: 2, Say: "excalibur", At: []string{"place-excalibur"}, Core: true, Else: true},
	{Turn: 2, Say: "sword", At: []string{"place-excalibur"}},
	{Turn: 2, Say: "hidden", Core: true},
	{Turn: 2, Say: "black", Do: "draw-black", Then: otherEvil},
	{Turn: 2, Say: "black-seen", Do: "draw-black", Else: true, Then: otherEvil},
	{Turn: 2, Say: "own-evil", Do: "*", Else: true},
	{Turn: 2, Say: "own-face", Do: "*"},
	{Turn: 2, Say: "sides", At: []string{"place-tournament"}},
	{Turn: 2, Say: "pair", Do: "lay fight-5", Then: otherDeed},

	{Turn: 3, Say: "despair", At: []string{"place-grail"}, Core: true},
	{Turn: 3, Say: "life", Do: "life", Then: otherEvil},
	{Turn: 3, Say: "own-evil", Do: "*", Else: true},
	{Turn: 3, Say: "heal", At: []string{"act-heal"}},
	{Turn: 3, Say: "second-pair", Do: "lay fight-4", Then: otherDeed},

	{Turn: 4, Say: "excalibur", At: []string{"place-excalibur"}},
	{Turn: 4, Say: "engine-last", Do: "engine", Then: otherEvil},
	{Turn: 4, Say: "own-evil", Do: "*", Else: true},
	{Turn: 4, Say: "last", Do: "lay fight-4", Then: otherDeed},
	{Turn: 4, Say: "won", At: []string{"swords"}},
	{Turn: 4, Say: "own-pledge", Do: "*", Core: true},

	{Turn: 5, Say: "own-wars", Core: true},
	{Turn: 5, Say: "watch", At: []string{"seat-2", "seat-3", "seat-4"}},
	{Turn: 5, Say: "own-evil", Do: "*"},
	{Turn: 5, Say: "accuse", At: []string{"act-accuse"}}, // the sheet after the lesson has the rest of it
	unless("own-special", table.Step{Turn: 5, Say: "special", At: []string{"act-special"}}),
	unless("own-draw", table.Step{Turn: 5, Say: "draw", Do: "draw-white", Then: otherDeed}),

	{Turn: 6, Say: "own-evil", Do: "*"},
	{Turn: 6, Say: "fight", Do: "fight", Then: otherDeed},
	unless("own-sum", table.Step{Turn: 6, Say: "own-lend", Do: "add *"}),
	{Turn: 6, Say: "own-more", Do: "add *"},
	{Turn: 6, Say: "own-roll", Do: "roll"},
	{Turn: 6, Say: "beaten", At: []string{"siege"}},
	{Turn: 6, Say: "farewell", Core: true},
})

// What he answers who does other than he advised: another evil, another deed.
var (
	otherEvil = []table.Reply{{Did: "draw-black", Say: "other-black"}, {Did: "engine", Say: "other-engine"}, {Did: "life", Say: "other-life"}}
	otherDeed = []table.Reply{
		{Did: "move", Say: "other-move"},
		{Did: "draw-white", Say: "other-draw"},
		{Did: "fight", Say: "other-fight"},
		{Did: "lay", Say: "other-lay"},
		{Did: "play", Say: "other-play"},
	}
)

// lessonFacts are what texts speak of that may be otherwise: the pairs in the hand and at the
// Tournament, what was won, where one stands.
var lessonFacts = map[string]func(*draw.Frame) bool{
	"deal":        asks(game.AskKind(roundtable.AskPropose)),
	"move":        func(f *draw.Frame) bool { return len(pairsOf(f)) >= 2 },
	"loyalty":     acted,
	"lay":         func(f *draw.Frame) bool { return laidAtTournament()(f) && len(pairsOf(f)) >= 2 },
	"black":       func(f *draw.Frame) bool { return varies(f) && topSeen(f) == 0 },
	"black-seen":  func(f *draw.Frame) bool { return varies(f) && seer(f) != game.NoSeat },
	"engine-last": func(f *draw.Frame) bool { return f.View.Engines > 0 && f.View.Engines < roundtable.SiegeFull/2 },
	"pair":        laidAtTournament(5),
	"second-pair": laidAtTournament(5, 5),
	"last": func(f *draw.Frame) bool { // two of the Black Knight's cards come to 14
		return laidAtTournament(5, 5, 4)(f) && f.View.Quests[roundtable.Tournament].Blacks <= 2
	},
	"hidden": func(f *draw.Frame) bool { return f.Kind == model.AskEvil && len(hiders(f)) > 0 },
	"life":   func(f *draw.Frame) bool { return f.View.Players[f.Home].Life == 3 },
	"won":    func(f *draw.Frame) bool { return f.HasWon(f.Home, roundtable.Tournament) },
	"sword": func(f *draw.Frame) bool {
		return f.View.Quests[roundtable.ExcaliburQuest].Status == roundtable.Open && f.View.Sword > 0 && len(f.At(roundtable.ExcaliburQuest)) > 0
	},
	"excalibur": func(f *draw.Frame) bool { return f.View.Quests[roundtable.ExcaliburQuest].Status == roundtable.Won },
	"despair":   func(f *draw.Frame) bool { return f.Kind == model.AskEvil && f.View.Count(roundtable.RowDespair) > 0 },
	"special":   playsMerlin,
	"draw":      func(f *draw.Frame) bool { return standsAt(roundtable.Camelot)(f) && !strongPairs(f) },
	"fight":     func(f *draw.Frame) bool { return first(f) && roundtable.Beats(strength(f)) >= goodFight },
	"own-lend":  asks(game.AskKind(roundtable.AskFight)),
	"own-more":  poorRoll,
	"own-roll":  func(f *draw.Frame) bool { return asks(game.AskKind(roundtable.AskFight))(f) && !poorRoll(f) },
	"beaten":    beaten,

	"accuse": afterEvil, "farewell": afterEvil,
}

// poorRoll is whether a Fight card may be laid yet to what is too little to roll for.
func poorRoll(f *draw.Frame) bool {
	return may(f, roundtable.ActAdd) && roundtable.Beats(int(f.View.FightSum())) < goodFight
}

// lessonNow is whether a text is to the point, with the numbers in it and the cards of which it
// speaks.
func lessonNow(f *draw.Frame, say string) (table.Saying, bool) {
	if company := strings.HasPrefix(say, "own-"); f.Interrupts() && f.TurnsOf(f.Home) > 0 && !company {
		return table.Saying{}, false // it would lead away from what is asked
	}
	if holds := lessonFacts[say]; holds != nil && !holds(f) {
		return table.Saying{}, false
	}
	if holds := companyFacts[say]; holds != nil && !holds(f) {
		return table.Saying{}, false
	}
	if holds := newsFacts[say]; holds != nil && !holds(f) {
		return table.Saying{}, false
	}
	said := table.Saying{With: []any{"life", int(f.View.Players[f.Home].Life), "engines", int(f.View.Engines), "count", int(f.View.Engines)}}
	switch say {
	case "excalibur":
		said.At = bearer(f)
	case "move":
		said.At = append([]string{"place-tournament"}, f.CardNames(pairsOf(f)...)...)
	case "lay", "pair", "second-pair", "last":
		said.Adds = asksWhatFor(f, laysIn[say])
	case "special":
		said.At = []string{"act-special", draw.CardName(model.Held{Face: roundtable.Merlin})}
	case "hidden":
		said = hiding(f)
	case "black-seen":
		said.With, said.At = []any{"name", f.Knight(seer(f))}, []string{draw.SeatName(seer(f))}
	case "own-more", "own-roll":
		sides := roundtable.Beats(int(f.View.FightSum()))
		said.With, said.At = []any{"sum", int(f.View.FightSum()), "sides", sides}, f.CardNames(fightFaces[:]...)
		switch {
		case say == "own-roll" && sides == roundtable.DieSides:
			said.Adds = f.T("lesson.own-roll.sure")
		case say == "own-roll":
			said.Adds = f.T("lesson.own-roll.more")
		}
	case "own-fight", "own-fight-heal", "own-fight-poor", "fight":
		sum := strength(f)
		said.With = []any{"sum", sum, "sides", roundtable.Beats(sum)}
	case "own-lost", "beaten":
		_, sum, die := lostFight(f)
		said.With = []any{"sum", sum, "die", die}
	case "own-single":
		w, _ := single(f)
		said.With = []any{"value", int(w.Value())}
	case "news-called":
		said.With = []any{"count", calledFrom(f)}
	case "news-lost", "news-won":
		said.With, said.At = verdict(f, say == "news-won")
	case "own-stay":
		said.At = deedsHere(f)
	case "own-tournament":
		said.At = fitting(f)
	case "own-wars", "own-lancelot", "own-dragon":
		said.At = begun(f, say)
	}
	return said, true
}

// laysIn are the cards that these texts have one lay.
var laysIn = map[string]roundtable.White{"lay": roundtable.Fight5, "pair": roundtable.Fight5, "second-pair": roundtable.Fight4, "last": roundtable.Fight4}

// asksWhatFor says what to answer where a press on a card asks whether one lays it or heals with it; "" where none does.
func asksWhatFor(f *draw.Frame, w roundtable.White) string {
	if f.View.Hand[w] < 3 || !may(f, roundtable.ActHeal) {
		return ""
	}
	return f.T("lesson.asks-lay")
}

// bearer is the seat that has Excalibur.
func bearer(f *draw.Frame) []string {
	if s := f.View.Owner(roundtable.Excalibur); s != game.NoSeat {
		return []string{draw.SeatName(s)}
	}
	return nil
}

// hiders are the others who have laid Black cards face down and are Knights yet.
func hiders(f *draw.Frame) (list []game.Seat) {
	for _, m := range f.Moves {
		for _, e := range m.Events {
			if e.Kind == roundtable.EventFaceDown && e.Seat != f.Home && f.View.Lives(e.Seat) && !slices.Contains(list, e.Seat) {
				list = append(list, e.Seat)
			}
		}
	}
	return list
}

// hiding names all of them: to suspect one alone would not be fair.
func hiding(f *draw.Frame) (said table.Saying) {
	var names []string
	for _, s := range hiders(f) {
		names, said.At = append(names, f.Knight(s)), append(said.At, draw.SeatName(s))
	}
	said.With = []any{"name", f.Listed(names), "count", len(names)}
	return said
}

// verdict is what is said of the Quest that was decided last, and where it lies.
func verdict(f *draw.Frame, won bool) (with []any, at []string) {
	q, _ := decidedLately(f, won)
	with = []any{"what", f.ThePlace(q), "white", int(f.View.White), "black", int(f.View.Black), "engines", int(f.View.Engines)}
	return with, []string{"place-" + q.String()}
}

// varies is whether another evil than the last, an engine, is advised.
func varies(f *draw.Frame) bool { return f.View.Engines > 0 && lastEvil(f) == roundtable.ActEngine }

// topSeen are the seats, a bit each, that have seen the Black card that comes next.
func topSeen(f *draw.Frame) uint8 {
	if f.View.BlackLeft == 0 {
		return 0
	}
	return f.View.Known[f.View.BlackLeft-1]
}

// seer is the only one who has seen the Black card that comes next, if it is another; NoSeat is nobody.
func seer(f *draw.Frame) game.Seat {
	for s := range game.Seat(len(f.Seats)) {
		if s != f.Home && topSeen(f) == 1<<s {
			return s
		}
	}
	return game.NoSeat
}

// lastEvil is which evil the Knight chose last.
func lastEvil(f *draw.Frame) (kind game.Kind) {
	for _, m := range f.Moves {
		switch is := m.Action.Kind; is {
		case roundtable.ActDrawBlack, roundtable.ActEngine, roundtable.ActLife:
			if m.Seat == f.Home {
				kind = is
			}
		}
	}
	return kind
}

// laidAtTournament is whether the Knight is there and the cards that he has laid are just those.
func laidAtTournament(values ...uint8) func(*draw.Frame) bool {
	var want [roundtable.Fights]uint8
	for _, v := range values {
		want[v-1]++
	}
	return func(f *draw.Frame) bool {
		return standsAt(roundtable.Tournament)(f) && f.View.Quests[roundtable.Tournament].White == want
	}
}
