package legends

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/draw"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// When a turn begins its player is told what befell his cards and what the others won since
// his last one, with the card that did it; it is put away by a press, or by what he chooses.
func TestMeanwhileIsTold(t *testing.T) {
	turns, struck, named := 0, 0, 0
	for _, r := range recorded {
		m := playedGame(t, r.seats, r.seed, r.level)
		after := map[game.Seat]int{} // moves after which a seat's last turn ended
		for n, move := range m.Moves() {
			for _, e := range move.Events {
				if e.Kind != legends.EventTurn || n+1 == len(m.Moves()) {
					continue
				}
				after[move.Seat] = n
				turns++
				s, n := toldAt(t, m, e.Seat, after[e.Seat], n+1)
				struck, named = struck+s, named+n
			}
		}
	}
	if turns < 50 || struck < 20 || named < struck/2 {
		t.Errorf("in %d turns %d were told what befell them, %d with the card that did it: the test shows little", turns, struck, named)
	}
}

// toldAt looks at the start of a seat's turn after so many moves, and counts the lines of what
// befell it, and those that name the card.
func toldAt(t *testing.T, m *game.Match, seat game.Seat, since, n int) (struck, named int) {
	t.Helper()
	again, err := m.Fork(n)
	if err != nil {
		t.Fatal(err)
	}
	if d := again.Game().Decision(); d.Seat != seat {
		return 0, 0 // another is asked first
	}
	s := sit(t, again, 0)
	s.ready()
	lines := s.scene.Model().Meanwhile()
	want := wanted(s, m.Moves()[since+1:n], seat)
	for _, name := range want {
		if !says(lines, name) {
			t.Errorf("after %d moves seat %d is not told of %s: %v", n, seat, name, lines)
		}
	}
	for _, l := range lines {
		if l.Mine {
			struck++
			if l.Card != legends.NoCard && names(l.Text, s.scene.Model().Card(l.Card)) {
				named++
			}
		}
	}
	if sheet := ui.Find(s.app.Top().Regions(), "meanwhile") >= 0; sheet != (len(lines) > 1 || struck > 0) {
		t.Errorf("after %d moves a sheet lies there: %v, for %v", n, sheet, lines)
	} else if sheet {
		s.press("meanwhile-close")
		if len(s.scene.Model().Meanwhile()) > 0 {
			t.Error("it is not put away")
		}
	}
	return struck, named
}

// Who had something befall another's character is told to have done it, and whose it was.
func TestLogNamesWhoDidIt(t *testing.T) {
	found := 0
	for _, r := range recorded {
		m := playedGame(t, r.seats, r.seed, r.level)
		before, err := m.Fork(len(m.Moves()) - 1)
		if err != nil {
			t.Fatal(err)
		}
		f := sit(t, before, 0).scene.Model()
		entries := f.Chronicle()
		for i, move := range before.Moves() {
			for _, e := range move.Events {
				befell := e.Kind == legends.EventReturned || e.Kind == legends.EventMoved || e.Kind == legends.EventDoomed || e.Kind == legends.EventLost
				if !befell || e.Seat == move.Seat || among(move.Events, legends.EventTurnOver, legends.EventBidWon, legends.EventWorks) {
					continue
				}
				found++
				card := f.Card(legends.Card(e.Args[0]))
				if !slices.ContainsFunc(entries, func(entry moment.Entry) bool {
					return strings.HasPrefix(entry.Text, "<b>"+f.Who(move.Seat)+"</b>") && names(entry.Text, card+" ("+f.Who(e.Seat)+")")
				}) {
					t.Errorf("move %d of %s: it is not told that he did it to %s of %s", i, f.Who(move.Seat), card, f.Who(e.Seat))
				}
			}
		}
	}
	if found < 5 {
		t.Errorf("it happened %d times: the test shows little", found)
	}
}

func among(events []game.Event, kinds ...game.EventKind) bool {
	return slices.ContainsFunc(events, func(e game.Event) bool { return slices.Contains(kinds, e.Kind) })
}

// wanted are the cards of which a seat must be told: its own that were discarded by others'
// moves, and the events that others completed.
func wanted(s *sitting, moves []game.Move, seat game.Seat) (names []string) {
	f := s.scene.Model()
	for _, move := range moves {
		for _, e := range move.Events {
			switch {
			case move.Seat == seat:
			case e.Kind == legends.EventLost && legends.Place(e.Args[1]) == legends.Bid: // which he has bid himself
			case e.Kind == legends.EventLost && e.Seat == seat, e.Kind == legends.EventCompleted && e.Seat != seat:
				names = append(names, f.Card(legends.Card(e.Args[0])))
			}
		}
	}
	return names
}

func says(lines []words.Told, name string) bool {
	for _, l := range lines {
		if names(l.Text, name) {
			return true
		}
	}
	return false
}

// While it is open a press on a card that lies beside it is for the card.
func TestMeanwhileLetsThrough(t *testing.T) {
	m := playedGame(t, 4, 5, "standard")
	for n := range m.Moves() {
		again, err := m.Fork(n)
		if err != nil {
			t.Fatal(err)
		}
		s := sit(t, again, 0)
		s.ready()
		if len(s.scene.Model().Meanwhile()) == 0 {
			continue
		}
		for _, r := range s.scene.Regions() {
			if r.Enabled && r.Glow && strings.HasPrefix(r.Name, "hand-") {
				s.click(r.Bounds.X+20, r.Bounds.Bottom()-20)
				if len(s.scene.Model().Meanwhile()) > 0 {
					t.Fatal("a press beside it does not put it away")
				}
				if len(s.scene.Model().Desk.Picked) == 0 && len(again.Moves()) == n {
					t.Fatalf("after %d moves the press on %s is lost", n, r.Name)
				}
				return
			}
		}
	}
	t.Fatal("no turn of the game began with a card to choose")
}

// A press beside it on what cannot be pressed puts it away too; one on the sheet does not.
func TestMeanwhileGoesByAnyPress(t *testing.T) {
	m := playedGame(t, 4, 5, "standard")
	for n := range m.Moves() {
		again, err := m.Fork(n)
		if err != nil {
			t.Fatal(err)
		}
		s := sit(t, again, 0)
		s.ready()
		i := ui.Find(s.app.Top().Regions(), "meanwhile")
		if i < 0 {
			continue
		}
		sheet := s.app.Top().Regions()[i].Bounds
		if s.click(sheet.X+4, sheet.Y+4); len(s.scene.Model().Meanwhile()) == 0 {
			t.Error("a press on it puts it away")
		}
		if s.click(sheet.X-500, 130); len(s.scene.Model().Meanwhile()) > 0 || len(again.Moves()) != n {
			t.Error("a press on the sky does not put it away, or does more")
		}
		return
	}
	t.Fatal("it is never told")
}

// click presses the pointer at a spot and lets it go.
func (s *sitting) click(x, y float64) {
	s.Helper()
	for _, in := range []ui.Input{{X: x, Y: y}, {X: x, Y: y, Down: true, JustDown: true}, {X: x, Y: y, JustUp: true}} {
		if err := s.app.Update(&in); err != nil {
			s.Fatal(err)
		}
	}
}

// names reports whether a sentence has a name, whose article is written small within it.
func names(said, name string) bool {
	return strings.Contains(strings.ToLower(said), strings.ToLower(name))
}

// Who has his turn is told boldly that another has enough for the event that ends the game, unless one of his own may
// answer that; and that his hand was looked at.
func TestMeanwhileTellsOfTheEnd(t *testing.T) {
	ends, looks := 0, 0
	for seed := range uint64(16) {
		m := playedGame(t, 2, seed, "standard")
		for n := 1; n < len(m.Moves()); n++ {
			if !among(m.Moves()[n-1].Events, legends.EventTurn) {
				continue
			}
			at, err := m.Fork(n)
			if err != nil {
				t.Fatal(err)
			}
			s := sit(t, at, 0)
			s.ready()
			f := s.scene.Model()
			final, lines := f.Ender(), f.Meanwhile()
			looks += btoi(says(lines, f.T("meanwhile.spied")))
			if final == legends.NoCard || f.Asked == game.NoSeat || f.Asked != f.View.Turn.Seat {
				continue
			}
			told := slices.ContainsFunc(lines, func(l words.Told) bool {
				return l.Mine && l.Card == final && strings.HasPrefix(l.Text, "<b>") && strings.Contains(l.Text, f.Card(final))
			})
			ends += btoi(told)
			if ready := f.Table().Completes(final, 1-f.Asked); told != ready && (told || !answers(f)) {
				t.Errorf("seed %d, %d moves: ready %v, told %v: %v", seed, n, ready, told, lines)
			}
		}
	}
	if ends < 3 || looks < 3 {
		t.Errorf("%d ends and %d looks were told: the test shows little", ends, looks)
	}
}

// answers reports whether one of who is asked may step in when another is on turn.
func answers(f *draw.Frame) bool {
	return slices.ContainsFunc(f.Rules.Deck.Texts, func(x legends.Text) bool {
		return x.When == legends.Answer && x.Card.IsCharacter() && f.View.Chars[x.Card].At < legends.Bid && f.View.Chars[x.Card].Seat == f.Asked
	})
}
