package legends

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/model"
	"merlin/scenes/table"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/tabletest"
	"merlin/scenes/ui"
)

// The sage advises what the coach is about to.
func TestLessonHasOneVoice(t *testing.T) { tabletest.OneVoice(t, standard) }

// What the coach speaks of comes to light, and all does with the first action.
func TestLessonDawns(t *testing.T) { tabletest.Dawns(t, standard) }

// While he only tells something the ribbon asks nothing yet.
func TestLessonBeforeTheQuestion(t *testing.T) {
	tabletest.BeforeTheQuestion(t, standard, func(f *draw.Frame) string { return f.Prompt() })
}

// Who does what the coach says hears all of it, in every language, and each thing he points at
// is there. His sheet lies at its one place, and hides nothing there that is asked for or spoken of.
func TestLessonAsTold(t *testing.T) { tabletest.AsTold(t, standard, seesAround, tabletest.InSight) }

func seesAround(s *tabletest.Sitting[*legends.View, *draw.Frame]) {
	s.Helper()
	say, points := s.Scene.Coach()
	list := s.App.Top().Regions()
	i := ui.Find(list, "coach")
	if i < 0 || say == "" {
		return
	}
	box, home := list[i].Bounds, draw.CoachPlace(s.Scene.Model())
	if box.X != home.X || box.W != home.W || box.Y < home.Y || math.Abs(box.Bottom()-home.Bottom()) > 1 {
		s.Errorf("%s lies at %v, not in %v: %s", say, box, home, list[i].Label)
	}
	for _, r := range list {
		if r.Bounds.Overlaps(box) && (r.Glow && r.Name != "coach-on" || slices.Contains(points, r.Name)) {
			s.Errorf("the sheet of %s lies over %s", say, r.Name)
		}
	}
}

// Who does otherwise, at any step, is answered, hears what the game is about all the same, and
// nothing that is not so.
func TestLessonOtherwise(t *testing.T) {
	for _, step := range lessonSteps {
		if step.Do == "" || step.Do == "*" {
			continue
		}
		p := pupilOf(t)
		p.learn(func(do string) bool { return do == step.Do }, "")
		p.wantCore("otherwise at " + step.Say)
	}
}

// So does who never does what the coach says, who ends or passes whatever he may, and who bids
// late.
func TestLessonOfTheStubborn(t *testing.T) {
	all := func(string) bool { return true }
	late := func(do string) bool { return do == "bid ector-maris" }
	for _, who := range []struct {
		refuses func(do string) bool
		words   string
	}{{all, ""}, {all, "end pass"}, {late, "none"}} {
		p := pupilOf(t)
		p.learn(who.refuses, who.words)
		p.wantCore("the stubborn " + who.words)
	}
}

// pupil is a person who is taught, and what he has heard.
type pupil struct {
	*tabletest.Sitting[*legends.View, *draw.Frame]
	heard []string
}

func pupilOf(t *testing.T) *pupil { return &pupil{Sitting: tabletest.Taught(t, standard, "de")} }

// learn plays the lesson to its end: as told but for the advice that is refused, where the
// first action is taken that is one of those words, or is not what was advised.
func (p *pupil) learn(refuses func(do string) bool, words string) {
	p.Helper()
	for range 300 {
		if !p.Scene.Taught() {
			return
		}
		say, points := p.Scene.Coach()
		if say != "" && !slices.Contains(p.heard, say) {
			p.heard = append(p.heard, say)
		}
		p.isTrue(say)
		i := slices.IndexFunc(lessonSteps, func(step table.Step) bool { return step.Say == say && step.Do != "" })
		on := slices.ContainsFunc([]string{"coach-on", "meanwhile-close"}, func(name string) bool {
			return ui.Find(p.App.Top().Regions(), name) >= 0
		})
		switch {
		case on, !p.AtTable(), i >= 0 && !refuses(lessonSteps[i].Do), i < 0 && words == "":
			p.Heed(points)
		case i >= 0 && words == "":
			p.Otherwise(lessonSteps[i].Do)
			if lessonSteps[i].Do != "*" && p.AtTable() && !p.Scene.Model().TellsMeanwhile() && ui.Find(p.Scene.Regions(), "coach") < 0 {
				p.Errorf("%s: it is not answered that something else was done", say)
			}
		default:
			p.take(strings.Fields(words))
		}
	}
	p.Fatalf("the lesson does not end; he heard %q", p.heard)
}

// take takes the first action that is one of the words, or the last.
func (p *pupil) take(words []string) {
	p.Helper()
	g := p.Session().Match().Game()
	options := g.Decision().Options
	i := slices.IndexFunc(options, func(a game.Action) bool { return slices.Contains(words, g.Text(a)) })
	if i < 0 {
		i = len(options) - 1
	}
	p.Scene.Take(moment.Choice{Do: slices.Clone(options[i : i+1])})
	p.Tick(2)
	p.Settle()
}

// isTrue wants what is said to be so, by the match itself.
func (p *pupil) isTrue(say string) {
	p.Helper()
	i := ui.Find(p.Scene.Regions(), "coach")
	if say == "" || i < 0 {
		return
	}
	text, g := p.Scene.Regions()[i].Label, p.Session().Match().Game().(*legends.Game)
	t, person, ask := g.Table(), p.Scene.Model().Home, g.Decision().Kind
	among := func(kind game.AskKind) bool { return ask == kind }
	has := func(n int) bool { return strings.Contains(text, strconv.Itoa(n)) }
	ok := true
	switch say {
	case "left":
		ok = among(model.AskAction) && t.Left() > 0 && has(t.Left())
	case "gather":
		ok = among(model.AskAction) && t.Left() > 0 && g.Event[card(p.T, g, "questing-beast")-legends.Characters].At == legends.Forest
	case "end":
		ok = among(model.AskAction) && t.Left() == 0
	case "bidding", "bid-wins":
		ok = among(model.AskBid)
	case "bid":
		hector := card(p.T, g, "ector-maris")
		ok = among(model.AskBid) && g.Own[person].Hand&(1<<hector) != 0 && has(p.Scene.Model().BidWith(hector, person)-t.BidTotal(person))
	case "pass":
		ok = among(model.AskBid) && t.Leads() == person
	case "behind":
		ok = among(model.AskBid) && t.Leads() != person && has(t.BidTotal(person)) && has(t.BidTotal(1-person))
	case "complete", "beast":
		ok = among(model.AskComplete)
	case "texts", "texts-again":
		ok = among(model.AskText)
	case "special", "whom", "mist":
		ok = among(model.AskTarget)
	case "arms":
		ok = g.Heraldry != legends.NoCard
	case "dagonet":
		ok = g.Own[person].Hand&(1<<card(p.T, g, "dagonet")) != 0 && !t.Completes(card(p.T, g, "questing-beast"), person)
	case "power":
		ok = among(model.AskText) && t.Completes(card(p.T, g, "boon"), 1-person)
	case "carry":
		ok = among(model.AskTarget) && t.Completes(card(p.T, g, "boon"), 1-person)
	case "hush":
		ok = among(model.AskTarget) && !t.Completes(card(p.T, g, "boon"), 1-person) && has(lacksOf(t, card(p.T, g, "boon"), 1-person))
	case "tick", "end-beast":
		ok = among(model.AskAction) && p.hasEnough()
	case "end-near":
		ok = among(model.AskAction) && !t.Completes(card(p.T, g, "questing-beast"), person) && has(1)
	case "play-again":
		ok = len(g.Companies[person][legends.Camelot].List()) > 0
	case "merlin":
		ok = g.Own[person].Hand&(1<<card(p.T, g, "merlin")) != 0
	case "draw":
		ok = among(model.AskAction) && has(t.Limit(person))
	case "room":
		ok = among(model.AskAction) && (has(t.Taken(person, legends.Camelot)) || has(t.Taken(person, legends.Cornwall)) || has(t.Taken(person, legends.Forest)))
	case "won":
		ok = g.Turn.Completed != 0
	default:
		ok = say == "welcome" || say == "start" || say == "signs" && among(model.AskStart) || among(model.AskAction)
	}
	p.keeps(say)
	if !ok || strings.Contains(text, "{{") {
		p.Errorf("in turn %d, where %q is asked and %d actions are left, %s is said: %s", g.Turn.Number, g.Decision().Ask, t.Left(), say, text)
	}
}

// lacksOf is how much a seat lacks in all for an event.
func lacksOf(t legends.Table, event legends.Card, s game.Seat) (n int) {
	_, lack := t.WhyNotComplete(event, s)
	for _, l := range lack {
		n += l
	}
	return n
}

// hasEnough reports whether the pupil has enough for an event that lies at a place.
func (p *pupil) hasEnough() bool {
	t, person := p.Session().Match().Game().(*legends.Game).Table(), p.Scene.Model().Home
	return slices.ContainsFunc(p.Scene.Model().Reached(), func(c legends.Card) bool { return t.Completes(c, person) })
}

// Who does as told has a rival in the bid, uses a power, and thwarts his opponent by it; Merlin praises at once.
func TestLessonUsesAPower(t *testing.T) {
	s, used, rival := tabletest.Taught(t, standard, "en"), false, false
	said := s.Obey(func() bool {
		for _, m := range s.Session().Match().Moves() {
			used = used || m.Text == "use meleagant"
			rival = rival || m.Seat != s.Scene.Model().Home && strings.HasPrefix(m.Text, "bid ")
		}
		return !s.Scene.Taught()
	})
	g := s.Session().Match().Game().(*legends.Game)
	if !used || !rival || g.Scores()[s.Scene.Model().Home] < 9 {
		t.Errorf("the power is used: %v; the opponent bids: %v; points %v; he said %q", used, rival, g.Scores(), said)
	}
	for _, pair := range [][2]string{{"complete", "won"}, {"dagonet", "tick"}, {"bid", "bid-wins"}} {
		if i := slices.Index(said, pair[0]); i < 0 || said[i+1] != pair[1] {
			t.Errorf("%s does not follow %s: %q", pair[1], pair[0], said)
		}
	}
}

// Between what is done there are two pages at most to read.
func TestLessonIsDone(t *testing.T) {
	s, run, moves := tabletest.Taught(t, standard, "en"), 0, -1
	last := ""
	s.Obey(func() bool {
		say, _ := s.Scene.Coach()
		if n := s.Session().Moves(); n != moves {
			run, moves = 0, n
		}
		if say != last && ui.Find(s.App.Top().Regions(), "coach-on") >= 0 {
			run++
		}
		if last = say; run > 2 {
			t.Errorf("%s is page %d in a row", say, run)
		}
		return !s.Scene.Taught()
	})
}

// keeps wants no event to be lost by what is advised that the pupil has enough for.
func (p *pupil) keeps(say string) {
	p.Helper()
	g := p.Session().Match().Game().(*legends.Game)
	step := lessonSteps[slices.IndexFunc(lessonSteps, func(step table.Step) bool { return step.Say == say })]
	does := func(a game.Action) bool { return step.Advises(g.Text(a)) }
	i := slices.IndexFunc(g.Decision().Options, does)
	if i < 0 || strings.HasSuffix(step.Do, "*") || g.Decision().Kind != model.AskAction {
		return
	}
	before, person := g.Table(), p.Scene.Model().Home
	after := g.Clone().(*legends.Game)
	if err := after.Apply(g.Decision().Options[i]); err != nil {
		p.Fatal(err)
	}
	for k := range before.Event {
		c := legends.Card(legends.Characters + k)
		if before.Completes(c, person) && !after.Table().Completes(c, person) {
			p.Errorf("%s advises what loses %s", say, g.Rules().Deck.Faces[c].Name[0])
		}
	}
}

// instead are texts that tell the same while it is done.
var instead = map[string]string{"texts": "power"}

// wantCore wants what the game is about to have been heard.
func (p *pupil) wantCore(who string) {
	p.Helper()
	for _, say := range []string{"welcome", "event", "abilities", "actions", "arms", "bidding", "complete", "texts", "treasures", "ends", "help", "farewell"} {
		if !slices.Contains(p.heard, say) && !slices.Contains(p.heard, say+"-free") && !slices.Contains(p.heard, instead[say]) {
			p.Errorf("%s never hears %s, but %q", who, say, p.heard)
		}
	}
}

// Where the coach leaves the choice the lamp advises what brings an event.
func TestLessonLeavesAChoice(t *testing.T) {
	s := tabletest.Taught(t, standard, "en")
	s.Obey(func() bool { say, _ := s.Scene.Coach(); return say == "merlin" })
	s.App.Context().PressNamed("show")
	s.App.Context().PressNamed("show")
	for n := 0; !s.Scene.Advised() && n < 600; n++ {
		s.Tick(1)
	}
	list := s.App.Top().Regions()
	i := ui.Find(list, "advice")
	if chapel := s.Scene.Model().Card(named(s.Scene.Model(), "green-chapel")); i < 0 || !strings.Contains(list[i].Label, chapel) {
		t.Errorf("%s is not spoken of where Merlin leaves the choice", chapel)
	}
}
