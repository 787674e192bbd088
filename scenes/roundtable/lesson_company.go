package roundtable

import (
	"slices"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table"
)

// companySteps keep company to who goes his own way: what the place where he stands wants, and
// what he is asked there, each the first time that it comes up.
var companySteps = []table.Step{
	own("own-ride-tournament", "move tournament"), own("own-ride-grail", "move grail"), own("own-ride-excalibur", "move excalibur"),
	own("own-fight-heal", "heal *"),
	own("own-fight-poor", "draw-white"),
	unless("fight", own("own-fight", "*", "act-fight", "siege")),
	own("own-draw", "*", "act-draw"),
	own("own-tournament", "lay *"),
	own("own-lancelot", "lay *"),
	own("own-dragon", "lay *"),
	own("own-excalibur", "offer *"),
	own("own-grail", "lay *"),
	own("own-wars", "lay *"),
	own("own-bare", "move *"),
	own("own-stay", "*"),
	own("own-price", "*"),
	own("own-face", "face-*"),
	own("own-pledge", "*"),
	own("own-give-up", "*"),
	own("own-which-war", "war *"),
	own("own-discard", "*"),
	own("own-merlin", "*"),
	own("own-convoke", "*"),
	own("own-volunteer", "*"),
	own("own-heroism", "*"),
	own("own-whom", "*"),
	own("own-messenger", "*"),
	own("own-order", "*"),
	own("own-share", "*"),
	own("own-special", "*"),
	own("own-second", "*", "act-sacrifice", "end-turn"),
}

// own is a step for who goes his own way.
func own(say, do string, at ...string) table.Step {
	return table.Step{Turn: 1, Say: say, Do: do, At: at, Core: true, Else: true, Then: otherDeed}
}

// unless is a step that says what another text says too.
func unless(said string, s table.Step) table.Step {
	s.Less = said
	return s
}

// companyFacts are when their texts are to the point, beyond that what they advise may be done.
var companyFacts = map[string]func(*draw.Frame) bool{
	"own-ride-tournament": func(f *draw.Frame) bool {
		return idle(f) && strongPairs(f) && f.Has(roundtable.LancelotQuest) < f.Wanted(roundtable.LancelotQuest)
	},
	"own-ride-grail":     func(f *draw.Frame) bool { return idle(f) && f.View.Hand[roundtable.GrailCard] >= 2 },
	"own-ride-excalibur": func(f *draw.Frame) bool { return idle(f) && len(pairsOf(f)) < 2 && f.View.Players[f.Home].Hand >= 4 },
	"own-lost":           func(f *draw.Frame) bool { lost, _, _ := lostFight(f); return lost },
	"own-fight-heal":     poor,
	"own-fight-poor":     func(f *draw.Frame) bool { return poor(f) && !may(f, roundtable.ActHeal) },
	"own-fight":          func(f *draw.Frame) bool { return heroic(f) && may(f, roundtable.ActFight) && !poor(f) },
	"own-draw":           func(f *draw.Frame) bool { return heroic(f) && may(f, roundtable.ActDrawWhite) },
	"own-tournament":     func(f *draw.Frame) bool { return standsAt(roundtable.Tournament)(f) && !asTold(f) },
	"own-lancelot":       isNews("own-lancelot"),
	"own-dragon":         isNews("own-dragon"),
	"own-grail":          standsAt(roundtable.GrailQuest),
	"own-wars":           isNews("own-wars"),
	"own-bare":           func(f *draw.Frame) bool { return bare(f) && !f.Abandons() },
	"own-stay":           func(f *draw.Frame) bool { return bare(f) && f.Abandons() && promising(f) && len(deedsHere(f)) > 0 },
	"own-price":          func(f *draw.Frame) bool { return bare(f) && f.Abandons() },
	"own-single":         func(f *draw.Frame) bool { _, ok := single(f); return ok },
	"own-face":           asks(game.AskKind(roundtable.AskFace)),
	"own-try":            asks(game.AskKind(roundtable.AskTry)),
	"own-pledge": func(f *draw.Frame) bool {
		return f.Kind == game.AskKind(roundtable.AskPledge) && f.View.Hand[roundtable.Merlin] > 0
	},
	"own-give-up":   asks(game.AskKind(roundtable.AskGiveUp)),
	"own-discard":   asks(game.AskKind(roundtable.AskDiscard)),
	"own-sum":       asks(game.AskKind(roundtable.AskFight)),
	"own-merlin":    asks(game.AskKind(roundtable.AskMerlin)),
	"own-accept":    asks(game.AskKind(roundtable.AskAccept)),
	"own-convoke":   asks(game.AskKind(roundtable.AskConvoke)),
	"own-volunteer": asks(game.AskKind(roundtable.AskVolunteer)),
	"own-heroism":   asks(game.AskKind(roundtable.AskHeroism)),
	"own-whom":      asks(game.AskKind(roundtable.AskPiety), game.AskKind(roundtable.AskReinforcements)),
	"own-messenger": asks(game.AskKind(roundtable.AskMessenger)),
	"own-order":     asks(game.AskKind(roundtable.AskOrder)),
	"own-share":     asks(game.AskKind(roundtable.AskPropose)),
	"own-special":   func(f *draw.Frame) bool { return heroic(f) && may(f, roundtable.ActPlay) },
	"own-second":    func(f *draw.Frame) bool { return heroic(f) && may(f, roundtable.ActSacrifice) },
	"own-evil":      func(f *draw.Frame) bool { return f.Kind == model.AskEvil },
}

// asks is whether one of some questions is open.
func asks(kinds ...game.AskKind) func(*draw.Frame) bool {
	return func(f *draw.Frame) bool { return slices.Contains(kinds, f.Kind) }
}

// heroic is whether a Heroic Action is asked for, and not the one that all are told in their first
// turn.
func heroic(f *draw.Frame) bool {
	return f.Kind == model.AskHeroic && (f.TurnsOf(f.Home) > 1 || len(pairsOf(f)) < 2)
}

// may is whether an action of some kinds is an option.
func may(f *draw.Frame, kinds ...game.Kind) bool {
	for _, c := range f.All {
		if slices.Contains(kinds, c.Last().Kind) {
			return true
		}
	}
	return false
}

// poor is whether an engine may be fought, but all Fight cards in the hand would lose as often as
// they win, or more often.
func poor(f *draw.Frame) bool {
	return heroic(f) && may(f, roundtable.ActFight) && 2*roundtable.Beats(strength(f)) <= roundtable.DieSides
}

// strength is what all Fight cards in the hand count against an engine.
func strength(f *draw.Frame) int {
	sum := int(f.View.FightSum())
	for w := range roundtable.White(roundtable.Fights) {
		sum += int(f.View.Hand[w] * w.Value())
	}
	return sum
}

// lostFight is whether the Knight here lost a fight against an engine in this turn, with what his
// cards counted, 0 where he fought none, and what the die showed.
func lostFight(f *draw.Frame) (lost bool, sum, die int) {
	for _, m := range f.Moves {
		for _, e := range m.Events {
			switch {
			case e.Kind == roundtable.EventTurn:
				lost, sum = false, 0
			case e.Kind == roundtable.EventSiegeOver && e.Seat == f.Home:
				lost, sum, die = e.Args[0] == 0, int(e.Args[1]), int(e.Args[2])
			}
		}
	}
	return lost, sum, die
}

// beaten is whether the Knight here drove an engine off in this turn.
func beaten(f *draw.Frame) bool {
	lost, sum, _ := lostFight(f)
	return sum > 0 && !lost
}

// afterEvil is whether this turn's evil is chosen: a lesson ends with a deed of one's own.
func afterEvil(f *draw.Frame) bool { return f.Kind != model.AskEvil }

// fightFaces are the values of Fight cards.
var fightFaces = [...]roundtable.White{roundtable.Fight1, roundtable.Fight2, roundtable.Fight3, roundtable.Fight4, roundtable.Fight5}

// standsAt is whether the Knight is at one of some places.
func standsAt(places ...roundtable.Place) func(*draw.Frame) bool {
	return func(f *draw.Frame) bool { return slices.Contains(places, f.View.Players[f.Home].At) }
}

// bare is whether he is at a Quest where none of his cards can be laid.
func bare(f *draw.Frame) bool {
	return heroic(f) && f.View.Turn.Done == 0 && !standsAt(roundtable.Camelot)(f) && !may(f, roundtable.ActLay, roundtable.ActOffer)
}

// idle is whether nothing keeps him where he is.
func idle(f *draw.Frame) bool {
	return heroic(f) && f.View.Turn.Done == 0 && (standsAt(roundtable.Camelot)(f) || bare(f) && !f.Abandons())
}

// promising is whether the Quest where he is would be won as it stands.
func promising(f *draw.Frame) bool {
	d, ok := f.Danger(f.View.Players[f.Home].At)
	return ok && f.Hopeful(d)
}

// deedsHere are the buttons of what may be done from anywhere: nobody need ride away then.
func deedsHere(f *draw.Frame) (buttons []string) {
	for _, b := range [...]struct {
		kind game.Kind
		name string
	}{{roundtable.ActPlay, "act-special"}, {roundtable.ActHeal, "act-heal"}, {roundtable.ActAccuse, "act-accuse"}} {
		if may(f, b.kind) {
			buttons = append(buttons, b.name)
		}
	}
	return buttons
}

// asTold is whether the Tournament stands as the lesson has it in this turn.
func asTold(f *draw.Frame) bool {
	told := [...]string{"lay", "pair", "second-pair", "last"}
	turn := f.TurnsOf(f.Home)
	return turn > 0 && turn <= len(told) && lessonFacts[told[turn-1]](f)
}

// pairsOf are the faces of the pairs of Fight cards in the hand.
func pairsOf(f *draw.Frame) (faces []roundtable.White) {
	for w := range roundtable.White(roundtable.Fights) {
		if f.View.Hand[w] >= 2 {
			faces = append(faces, w)
		}
	}
	return faces
}

// single is the Fight card that was laid just now at the Tournament, where the hand has no second of
// it: so two pairs cannot come of it; ok is false where it is no such card.
func single(f *draw.Frame) (w roundtable.White, ok bool) {
	if len(f.Moves) == 0 || !standsAt(roundtable.Tournament)(f) {
		return w, false
	}
	last := f.Moves[len(f.Moves)-1]
	w = roundtable.White(last.Action.A)
	ok = last.Seat == f.Home && last.Action.Kind == roundtable.ActLay && w.Fight() &&
		f.View.Quests[roundtable.Tournament].White[w] == 1 && f.View.Hand[w] == 0
	return w, ok
}

// strongPairs is whether the two best pairs in the hand mostly come to more than the Black
// Knight, and there is time for them.
func strongPairs(f *draw.Frame) bool {
	pairs := pairsOf(f)
	threat, _ := f.Danger(roundtable.Tournament)
	if len(pairs) < 2 || threat.Left < 2 { // there would be no time for four cards
		return false
	}
	best := pairs[len(pairs)-2:]
	return f.Beats(roundtable.Tournament, 2*int(best[0].Value()+best[1].Value()))
}

// fitting are the cards that make a pair at the Tournament, with one that lies there or with
// another in the hand: all that are equal.
func fitting(f *draw.Frame) []string {
	var faces []roundtable.White
	q := &f.View.Quests[roundtable.Tournament]
	for w := range roundtable.White(roundtable.Fights) {
		if n := f.View.Hand[w]; n > 0 && n+q.White[w] >= 2 && f.Table().Fits(roundtable.Tournament, w) {
			faces = append(faces, w)
		}
	}
	return f.CardNames(faces...)
}
