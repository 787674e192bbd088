package roundtable

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// Where one's turn begins it is told once what has become of Camelot since the last one, and
// what one chooses puts it away.
func TestTurnsBeginWithARecap(t *testing.T) {
	s := sitAt(t, 176)
	s.region("summary")
	if n, want := len(s.scene.Summary()), len(s.scene.Model().Recap()); n == 0 || n != want {
		t.Errorf("%d lines are told, %d of %d", n, want, want)
	}
	for _, e := range s.scene.Summary() {
		if strings.Contains(e.Text, "‹") {
			t.Errorf("a text is missing: %s", e.Text)
		}
	}
	s.press("summary-close")
	if s.tick(3); s.scene.Summary() != nil {
		t.Error("what was put away comes back")
	}
	s = sitAt(t, 176)
	if s.press("act-evil-life"); s.scene.Summary() != nil || s.scene.Model().Recap() != nil {
		t.Error("it stays after a choice")
	}
	for _, at := range []int{0, 7, 26, 177, 300} {
		if s := sitAt(t, at); s.scene.Summary() != nil {
			t.Errorf("after %d moves no turn begins, and there is a summary", at)
		}
	}
}

// It lies over no Quest, nor over what threatens or is one's own, and goes by a press beside it, which does what it meant.
func TestRecapGoesByAnyPress(t *testing.T) {
	for _, c := range []struct {
		press string
		acts  bool
	}{{"", false}, {"act-evil-life", true}} {
		s := sitAt(t, 176)
		list, box, moves := s.app.Top().Regions(), s.region("summary").Bounds, s.scene.Session().Moves()
		for _, r := range list {
			if r.Bounds.Overlaps(box) && (strings.HasPrefix(r.Name, "act-") || strings.HasPrefix(r.Name, "card-") || strings.HasPrefix(r.Name, "quest-") || strings.HasPrefix(r.Name, "danger-")) {
				t.Errorf("it lies over %s", r.Name)
			}
		}
		x, y := 300.0, 25.0 // the ribbon
		if c.press != "" {
			b := s.region(c.press).Bounds
			x, y = b.X+b.W/2, b.Y+b.H/2
		}
		for _, in := range []ui.Input{{X: x, Y: y}, {X: x, Y: y, Down: true, JustDown: true}, {X: x, Y: y, JustUp: true}} {
			if err := s.app.Update(&in); err != nil {
				t.Fatal(err)
			}
		}
		if done := s.scene.Session().Moves() > moves; s.scene.Summary() != nil || done != c.acts {
			t.Errorf("%q: it lies there %v, something was done %v", c.press, s.scene.Summary() != nil, done)
		}
	}
}

// What it counts is what differs between the table at the end of one's last turn and now.
func TestRecapCountsWhatDiffers(t *testing.T) {
	for _, r := range recorded {
		whole := recordedMatch(t, r.name, -1)
		seen := 0
		turn := game.NoSeat
		ends := map[game.Seat]*roundtable.Game{} // how it stood when a seat's last turn was over
		for i, move := range whole.Moves() {
			for _, e := range move.Events {
				if e.Kind != roundtable.EventTurn {
					continue
				}
				now := recordedMatch(t, r.name, i+1)
				g := now.Game().(*roundtable.Game)
				if turn != game.NoSeat {
					ends[turn] = g
				}
				turn = e.Seat
				if before := ends[turn]; before != nil && seen < 6 {
					compareRecap(t, sit(t, now, 0), before, g)
					seen++
				}
			}
		}
		if seen < 6 {
			t.Errorf("%s: %d turns were compared", r.name, seen)
		}
	}
}

// compareRecap compares a recap with two positions.
func compareRecap(t *testing.T, s *sitting, before, now *roundtable.Game) {
	t.Helper()
	m := s.scene.Model().Model
	if s.Veiled() {
		s.press("ready")
		m = s.scene.Model().Model
	}
	r := m.Since()
	if is, want := r.WhiteSwords, int(now.White)-int(before.White); is != want {
		t.Errorf("%d white Swords more are told, not %d", is, want)
	}
	if is, want := r.BlackSwords, int(now.Black)-int(before.Black); is != want {
		t.Errorf("%d black Swords more are told, not %d", is, want)
	}
	if is, want := r.Engines, int(now.Engines)-int(before.Engines); is != want {
		t.Errorf("%d engines more are told, not %d", is, want)
	}
	told := slices.ContainsFunc(s.scene.Model().Recap(), func(e moment.Entry) bool { return e.Icon == "siege-engine" })
	if moved := r.Engines != 0 || r.Fallen > 0; told != moved {
		t.Errorf("%d engines more, %d fallen: is it told of the siege: %t", r.Engines, r.Fallen, told)
	}
	for i := range r.Life {
		if is, want := r.Life[i], int(now.Players[i].Life)-int(before.Players[i].Life); is != want {
			t.Errorf("%d Life more are told of seat %d, not %d", is, i, want)
		}
	}
	for relic, had := range before.Relics {
		told := slices.ContainsFunc(r.Told, func(e model.Told) bool { return e.Kind == roundtable.EventRelicGone && int(e.Args[0]) == relic })
		if gone := now.Relics[relic] == roundtable.Gone; gone && had >= 0 && !told || told && !gone {
			t.Errorf("that %s is gone: %t, told: %t", roundtable.Relic(relic), gone, told)
		}
	}
	compareQuests(t, &r, before, now)
}

// compareQuests compares what is told of Wars and combats that have not ended meanwhile.
func compareQuests(t *testing.T, r *model.Recap, before, now *roundtable.Game) {
	t.Helper()
	over := map[roundtable.Place]bool{}
	for _, q := range append(r.Won, r.Lost...) {
		over[q] = true
	}
	for i := range roundtable.Places {
		q := roundtable.Place(i)
		a, b := before.Quests[q], now.Quests[q]
		if over[q] || q == roundtable.Camelot || q == roundtable.GrailQuest || q == roundtable.ExcaliburQuest {
			continue
		}
		if is, want := r.Knights[q], int(b.Whites())-int(a.Whites()); is != want {
			t.Errorf("%v: the Knights have %d more, not %d", q, is, want)
		}
		if is, want := r.Evil[q], int(b.Blacks+b.Warriors)-int(a.Blacks+a.Warriors); is != want {
			t.Errorf("%v: Evil has %d more, not %d", q, is, want)
		}
	}
}

// A line leads to where what it tells of lies on the table: what it counts has changed with that
// move, and does not change after it.
func TestRecapLeadsToItsMoment(t *testing.T) {
	s := sitAt(t, 176)
	recap, match := s.scene.Model().Since(), recordedMatch(t, "roundtable-5", 176)
	moved := func(at int, is func(game.Event) bool) {
		t.Helper()
		last := 0
		for i, m := range match.Moves() {
			if slices.ContainsFunc(m.Events, is) {
				last = i + 1
			}
		}
		if at != last {
			t.Errorf("it leads to move %d, not to %d", at, last)
		}
	}
	moved(recap.When.Life, func(e game.Event) bool { return e.Kind == roundtable.EventLife })
	moved(recap.When.Evil, func(e game.Event) bool {
		return e.Kind == roundtable.EventCame || e.Kind == roundtable.EventEngine || e.Kind == roundtable.EventEngineGone
	})
	for _, e := range s.scene.Model().Recap() {
		if e.At == 0 || e.At > len(match.Moves()) {
			t.Errorf("%q leads to move %d", e.Text, e.At)
		}
	}
}

// A Merlin that one has given and that comes back is told: on the banner while the card lies there, and where
// one's turn begins.
func TestMerlinsThatComeBackAreTold(t *testing.T) {
	other := game.Event{Kind: roundtable.EventMerlins, Seat: 1, Args: [5]int16{3}}
	for want, outcome := range map[string][]game.Event{
		"recap.kept":   {{Kind: roundtable.EventNotEnough, Seat: game.NoSeat}},
		"recap.spared": {other, {Kind: roundtable.EventCancelled, Seat: game.NoSeat}},
		"":             {{Kind: roundtable.EventMerlins, Args: [5]int16{1}}, {Kind: roundtable.EventCancelled, Seat: game.NoSeat}},
	} {
		f := sitAt(t, 176).scene.Model()
		for i := range outcome {
			if outcome[i].Seat == 0 {
				outcome[i].Seat = f.Home
			}
		}
		gives := game.Event{Kind: roundtable.EventPledge, Seat: f.Home, Args: [5]int16{1}}
		f.Moves = slices.Insert(slices.Clone(f.Moves), len(f.Moves)-1, game.Move{Events: []game.Event{{Kind: roundtable.EventTry, Seat: 1}}}, game.Move{Events: append([]game.Event{gives}, outcome...)})
		told := ""
		for _, e := range f.Recap() {
			told += e.Text + "\n"
		}
		for _, key := range []string{"recap.kept", "recap.spared"} {
			if tells := strings.Contains(told, f.T(key, "count", 1)); tells != (key == want) {
				t.Errorf("%q: %s is told: %t", told, key, tells)
			}
		}
		f.View.Public.Coming = roundtable.Coming{Here: true, Cancelled: true, Name: roundtable.Guinevere.Name()}
		f.Shown = f.Moves[:len(f.Moves)-1]
		if _, text := f.BannerText(); want == "recap.spared" && !strings.Contains(text, f.T("told.spared", "count", 1)) {
			t.Errorf("the banner says %q", text)
		}
	}
}

// A spell that lay there before and was lifted meanwhile is told; one that came and went is not.
func TestRecapTellsWhatWasLifted(t *testing.T) {
	forest := int16(roundtable.DarkForest)
	name := int16(roundtable.DarkForest.Name())
	turn := func(s game.Seat) game.Event { return game.Event{Kind: roundtable.EventTurn, Seat: s} }
	gone := game.Event{Kind: roundtable.EventLastingGone, Seat: game.NoSeat, Args: [5]int16{forest}}
	came := game.Event{Kind: roundtable.EventLasting, Seat: 1, Args: [5]int16{name}}
	f := calmTableFrame(t)
	for _, c := range []struct {
		events []game.Event
		lifted int
	}{{[]game.Event{turn(f.Home), turn(f.Home + 1), gone}, 1}, {[]game.Event{turn(f.Home), turn(f.Home + 1), came, gone}, 0}} {
		f.Moves = []game.Move{{Events: c.events}, {Events: []game.Event{turn(f.Home)}}}
		if marks := f.Since().Marks; len(marks.Lifted) != c.lifted || len(marks.Lasting) != 0 {
			t.Errorf("after %v lifted are %v, and %v lie there", c.events, marks.Lifted, marks.Lasting)
		}
	}
}
