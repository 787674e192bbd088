package roundtable

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// facedTable is a table of four who are somebody and speak; felon is the Traitor.
func facedTable(t *testing.T, seed uint64, felon game.Seat) *sitting {
	t.Helper()
	m := newMatch(t, 4, seed)
	setup := m.Setup()
	for i, face := range []string{"lot", "enid", "mark", "nimue"} {
		setup.Seats[i].Face = face
	}
	m, err := game.NewMatch(standard.Rules, setup)
	if err != nil {
		t.Fatal(err)
	}
	m.Game().(*roundtable.Game).Felon = felon
	s := sit(t, m, 0)
	s.app.Context().SetPreferences(ui.Preferences{Speak: true})
	return s
}

// gossip plays twins side by side, which differ in nothing but who is the Traitor, and returns
// what is said in each, with the seats that say it.
func gossip(t *testing.T, seed uint64) (said [2][]string) {
	t.Helper()
	chance := game.NewStream(seed, 22)
	twins := [2]*sitting{facedTable(t, seed, 1), facedTable(t, seed, 2)}
	for range 240 {
		one, other := twins[0].game(), twins[1].game()
		if one.Over() || other.Over() {
			break
		}
		act := suspect(one, &chance)
		if k := act.Kind; k == roundtable.ActAccuse || k == roundtable.ActReveal || !slices.Contains(other.Decision().Options, act) {
			continue
		}
		for i, s := range twins {
			s.unveil()
			s.scene.Take(moment.Choice{Do: []game.Action{act}})
			s.Settle()
			said[i] = s.noted(said[i])
		}
	}
	for i, s := range twins {
		s.unveil()
		for range 5 * 230 { // what waits is said one after the other
			s.tick(1)
			said[i] = s.noted(said[i])
		}
	}
	return said
}

// suspect draws an action, and gladly one that others wonder at.
func suspect(g *roundtable.Game, chance *game.Stream) game.Action {
	for _, a := range g.Decision().Options {
		switch k := a.Kind; {
		case k == roundtable.ActFaceDown, k == roundtable.ActMove && chance.N(12) == 0, k == roundtable.ActVolunteer && chance.N(3) == 0:
			return a
		}
	}
	return wished(g, chance)
}

// unveil lifts a curtain.
func (s *sitting) unveil() {
	s.Helper()
	if s.Veiled() {
		s.press("ready")
	}
}

// noted adds what somebody says now to what was said, once.
func (s *sitting) noted(said []string) []string {
	seat, key := s.scene.Saying()
	if line := fmt.Sprint(seat, " ", key); key != "" && !slices.Contains(said, line) {
		said = append(said, line)
	}
	return said
}

// stirring are lines of those whom something touches, which are no remarks.
var stirring = map[string]bool{
	"frail": true, "dying": true, "fallen": true, "siege": true, "struck": true, "summoned": true,
	"hides": true, "shuns": true, "sets": true, "leaves": true, "thanks": true, "curse": true, "doubt": true, "gives": true, "dread": true, "uncovered": true,
}

// What is said of another's deed, and by whom, does not depend on who is the Traitor; he speaks
// like the others, and is spoken of like them.
func TestRemarksDoNotTellTheTraitor(t *testing.T) {
	speakers, remarks := map[game.Seat]int{}, map[string]int{}
	for seed := range uint64(6) {
		said := gossip(t, seed)
		if !slices.Equal(said[0], said[1]) {
			t.Fatalf("seed %d: twins speak apart:\n%q\n%q", seed, said[0], said[1])
		}
		once, heard := map[game.Seat]int{}, map[string]bool{}
		for _, line := range said[0] {
			if _, key, ok := strings.Cut(line, " speaks."); ok {
				if seat := game.Seat(line[0] - '0'); heard[key] {
					t.Errorf("seed %d: seat %d says %q, which was heard before", seed, seat, key)
				}
				heard[key] = true
				seat := game.Seat(line[0] - '0')
				speakers[seat]++
				what, _, _ := strings.Cut(key, "-")
				if remarks[what]++; what != "victory" && what != "defeat" && !stirring[what] {
					once[seat]++
				}
			}
		}
		for seat, n := range once {
			if n > 1 {
				t.Errorf("seed %d: seat %d remarks %d times", seed, seat, n)
			}
		}
	}
	t.Log(speakers, remarks)
	if speakers[1]+speakers[2] == 0 || len(remarks) < 2 {
		t.Errorf("%v speak of %v", speakers, remarks)
	}
}

// A remark is made of what is done again, late, or with much at stake, and not of the like that
// is nothing: by anybody but who has done it.
func TestRemarks(t *testing.T) {
	s := sit(t, newMatch(t, 3, 1), 0)
	s.unveil()
	at, home := int16(roundtable.Tournament), int16(roundtable.Camelot)
	hides := game.Move{Events: []game.Event{{Kind: roundtable.EventFaceDown, Seat: 1}}}
	lays := game.Move{Events: []game.Event{{Kind: roundtable.EventFightLaid, Seat: 1, Args: [5]int16{2, at}}}}
	engine := game.Move{Events: []game.Event{{Kind: roundtable.EventEvil, Seat: 1, Args: [5]int16{roundtable.EvilEngine}}, {Kind: roundtable.EventEngine, Seat: game.NoSeat}}}
	goes := func(how int16) game.Move {
		return game.Move{Events: []game.Event{
			{Kind: roundtable.EventMoved, Seat: 1, Args: [5]int16{at, home, how}}, {Kind: roundtable.EventWhitesGone, Seat: 1, Args: [5]int16{at}},
		}}
	}
	looks := game.Move{Events: []game.Event{{Kind: roundtable.EventLook, Seat: 1}}}
	turn := game.Move{Events: []game.Event{{Kind: roundtable.EventTurn, Seat: 1}}}
	draws := func(b roundtable.Black) game.Move {
		return game.Move{Events: []game.Event{{Kind: roundtable.EventCame, Seat: 1, Args: [5]int16{int16(b.Name())}}}}
	}
	decides := func(won int16) game.Move {
		return game.Move{Events: []game.Event{{Kind: roundtable.EventDecided, Seat: 1, Args: [5]int16{at, won}}}}
	}
	for _, c := range []struct {
		moves []game.Move
		say   string
		count int
	}{
		{[]game.Move{hides}, "", 0},
		{[]game.Move{hides, hides}, "hidden", 0},
		{[]game.Move{lays, lays, goes(roundtable.ByMove)}, "", 0},
		{[]game.Move{lays, lays, lays, goes(roundtable.ByMove)}, "left", 3},
		{[]game.Move{lays, lays, lays, goes(roundtable.BySent)}, "", 0},
		{[]game.Move{lays, lays, goes(roundtable.ByMove), lays, goes(roundtable.ByMove)}, "", 0},
		{slices.Repeat([]game.Move{engine}, 6), "", 0},
		{slices.Repeat([]game.Move{engine}, 7), "engine", 7},
		{[]game.Move{looks, draws(roundtable.Mordred)}, "seen", 0},
		{[]game.Move{looks, draws(roundtable.Picts)}, "", 0},
		{[]game.Move{looks, turn, draws(roundtable.Mordred)}, "", 0},
		{[]game.Move{decides(1)}, "first", 0},
		{[]game.Move{decides(0), decides(1)}, "first", 0},
		{[]game.Move{decides(1), decides(1)}, "victory", 0},
	} {
		f := s.scene.Model()
		r := f.Remark(c.moves)
		if r.Say != c.say || c.say != "" && !slices.Equal(r.By, []game.Seat{0, 2}) {
			t.Errorf("after %v it is %q by %v, not %q", c.moves, r.Say, r.By, c.say)
		}
		if _, _, n := f.Remarkable(c.moves); n != c.count {
			t.Errorf("after %v it counts %d, not %d", c.moves, n, c.count)
		}
	}
	f := s.scene.Model()
	f.View.Players[1].Shown = roundtable.Loyal
	if r := f.Remark([]game.Move{hides, hides}); r.Say != "" {
		t.Errorf("of who was proven loyal it is said %q", r.Say)
	}
	if r := f.Remark([]game.Move{decides(1), decides(1)}); r.Say != "victory" {
		t.Errorf("of his victory it is said %q", r.Say)
	}
}

// Who is accused answers once his card lies open, and one of the others says what he thinks of it; who
// is doubted, has one Life left or dies speaks too, and who rides to Camelot for its sake; others of an
// engine that was beaten, and of Guinevere.
func TestStirs(t *testing.T) {
	f := facedTable(t, 5, 1).scene.Model()
	move := func(events ...game.Event) []game.Move { return []game.Move{{Events: events}} }
	accuses := game.Event{Kind: roundtable.EventAccused, Seat: 3, Args: [5]int16{1}}
	shows := func(l roundtable.Loyalty) game.Event {
		return game.Event{Kind: roundtable.EventShownLoyalty, Seat: 1, Args: [5]int16{int16(l)}}
	}
	engine := game.Event{Kind: roundtable.EventEngine, Seat: game.NoSeat}
	life := func(n, now int16) game.Event {
		return game.Event{Kind: roundtable.EventLife, Seat: 2, Args: [5]int16{n, now}}
	}
	nine := move(slices.Repeat([]game.Event{engine}, 9)...)
	turn := game.Event{Kind: roundtable.EventTurn, Seat: 2}
	sets := game.Event{Kind: roundtable.EventEvil, Seat: 2, Args: [5]int16{roundtable.EvilEngine}}
	beats := game.Event{Kind: roundtable.EventSiegeOver, Seat: 2, Args: [5]int16{1}}
	rides := func(to roundtable.Place) game.Event {
		return game.Event{Kind: roundtable.EventMoved, Seat: 2, Args: [5]int16{int16(roundtable.GrailQuest), int16(to), roundtable.ByMove}}
	}
	leaves := game.Event{Kind: roundtable.EventMoved, Seat: 2, Args: [5]int16{int16(roundtable.SaxonWar), int16(roundtable.PictWar), roundtable.ByMove}}
	laid := game.Event{Kind: roundtable.EventLaid, Seat: game.NoSeat, Args: [5]int16{int16(roundtable.Tournament), 1}}
	hides := move(game.Event{Kind: roundtable.EventFaceDown, Seat: 2}, laid)
	ends := move(game.Event{Kind: roundtable.EventEnds, Seat: game.NoSeat, Args: laid.Args}, game.Event{Kind: roundtable.EventShown, Seat: game.NoSeat})
	f.View.Players[3].Shown = roundtable.Loyal
	for i := range f.View.Row { // the Grail lacks two cards
		if f.View.Row[i] = roundtable.RowGrail; i >= len(f.View.Row)-2 {
			f.View.Row[i] = roundtable.RowFree
		}
	}
	for _, c := range []struct {
		name  string
		moves []game.Move
		want  string
	}{
		{"loyal", move(accuses, shows(roundtable.Loyal)), "1 cleared-2, 2 wrong"},
		{"traitor", move(accuses, shows(roundtable.Traitor)), "1 caught-2, 2 right"},
		{"shown by Fate", move(shows(roundtable.Traitor)), ""},
		{"doubted", move(game.Event{Kind: roundtable.EventSaid, Seat: 3, Args: [5]int16{roundtable.SayDoubt, 1}}), "1 answers"},
		{"robbed", move(game.Event{Kind: roundtable.EventRobbed, Seat: 2, Args: [5]int16{1}}), "1 robs, 2 robbed"},
		{"other phrase", move(game.Event{Kind: roundtable.EventSaid, Seat: 3, Args: [5]int16{roundtable.SayDanger, 1}}), ""},
		{"frail", move(life(-1, 1)), "2 frail"},
		{"healed", move(life(1, 1)), ""},
		{"eight engines", move(slices.Repeat([]game.Event{engine}, 8)...), ""},
		{"fallen", move(game.Event{Kind: roundtable.EventDied, Seat: 2}), "2 dying-1, 1 fallen"},
		{"Fate", move(shows(roundtable.Traitor), game.Event{Kind: roundtable.EventUnmasked, Seat: 1}), "1 unmasked, 2 betrayed"},
		{"ninth engine", nine, ""},
		{"to Camelot", append(nine, move(turn, rides(roundtable.Camelot))...), "2 siege"},
		{"elsewhere", append(nine, move(turn, leaves)...), ""},
		{"who set up the last", append(nine, move(turn, sets, rides(roundtable.Camelot))...), "3 leaves"},
		{"a third engine", move(engine, engine, engine, sets), "1 sets"},
		{"a second engine", move(engine, engine, sets), ""},
		{"a Life given", move(game.Event{Kind: roundtable.EventSacrifice, Seat: 2}), "2 gives, 1 thanks"},
		{"face down", hides, "1 hides, 3 doubt"},
		{"uncovered", append(hides, ends...), "3 uncovered"},
		{"of a fight before", slices.Concat(hides, move(game.Event{Kind: roundtable.EventCleared, Seat: game.NoSeat, Args: laid.Args}), ends), ""},
		{"of a Loyal Knight", move(game.Event{Kind: roundtable.EventFaceDown, Seat: 3}, laid), ""},
		{"looked at and left", move(turn, game.Event{Kind: roundtable.EventLook, Seat: 2}, sets), "1 shuns"},
		{"the Grail left that is all but won", move(turn, rides(roundtable.PictWar)), "1 leaves"},
		{"a special Black card", move(game.Event{Kind: roundtable.EventCame, Seat: 2, Args: [5]int16{int16(roundtable.Mordred.Name())}}), "2 dread, 1 curse"},
		{"a victory", move(game.Event{Kind: roundtable.EventDecided, Seat: 2, Args: [5]int16{0, 1}}), "2 joy"},
		{"engine beaten", move(beats, game.Event{Kind: roundtable.EventEngineGone, Seat: 2}), "1 struck"},
		{"engine taken", move(game.Event{Kind: roundtable.EventEngineGone, Seat: 2}), ""},
		{"Guinevere", move(game.Event{Kind: roundtable.EventSummoned, Seat: 2}), "1 summoned"},
	} {
		var got []string
		for _, s := range f.Stirs(c.moves) {
			got = append(got, fmt.Sprint(s.Seat, " ", cmp.Or(s.Say, s.Of)))
		}
		if said := strings.Join(got, ", "); said != c.want {
			t.Errorf("%s: %q, not %q", c.name, said, c.want)
		}
	}
	gives := move(game.Event{Kind: roundtable.EventSacrifice, Seat: 3})
	f.View.Players[2].Fate, f.View.Players[2].Shown = roundtable.Unmasked, roundtable.Traitor
	if got := f.Stirs(gives); len(got) != 2 || got[1].Say != "praised" {
		t.Errorf("of a Life given, the Traitor known, is said %v", got)
	}
	if got := f.Stirs(move(engine, engine, engine, sets)); len(got) != 1 || got[0].Seat != 2 || got[0].Of != "joy" {
		t.Errorf("of an unmasked Traitor who sets up an engine is said %v", got)
	}
}
