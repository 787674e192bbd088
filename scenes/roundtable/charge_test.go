package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
	"merlin/scenes/roundtable/model"
)

// Who accuses rises first and says what he holds against the other: the gravest that all have seen.
func TestAccusationsAreReasoned(t *testing.T) {
	const by, who = 1, 2
	event := func(k game.EventKind, s game.Seat, args ...int16) game.Event {
		e := game.Event{Kind: k, Seat: s}
		copy(e.Args[:], args)
		return e
	}
	evil := func(what int16) game.Event { return event(roundtable.EventEvil, who, what) }
	hides := event(roundtable.EventFaceDown, who)
	for _, c := range []struct {
		key    string
		count  int
		events []game.Event
	}{
		{"none", 0, []game.Event{hides, evil(roundtable.EvilEngine), event(roundtable.EventFaceDown, by)}},
		{"hid", 2, []game.Event{hides, hides}},
		{"engines", 2, []game.Event{hides, hides, evil(roundtable.EvilEngine), evil(roundtable.EvilEngine)}},
		{"spurned", 1, []game.Event{hides, hides, event(roundtable.EventLook, who), evil(roundtable.EvilLife)}},
		{"lost", 1, []game.Event{event(roundtable.EventCame, who, int16(roundtable.Despair.Name())), event(roundtable.EventDecided, game.NoSeat, int16(roundtable.GrailQuest), 0)}},
		{"seen", 1, []game.Event{event(roundtable.EventLook, who), event(roundtable.EventCame, who, int16(roundtable.Guinevere.Name()))}},
	} {
		f := facedTable(t, 3, 1).scene.Model()
		f.Moves = []game.Move{{Seat: who, Events: append([]game.Event{event(roundtable.EventTurn, who)}, c.events...)}}
		v := draw.Events[roundtable.EventAccused].Fly(f, f.View, event(roundtable.EventAccused, by, who))[0].Scene
		want := f.T("charge."+c.key, "name", f.Knight(who), "count", c.count)
		if !strings.Contains(v.Says, want) || !strings.Contains(v.Says, f.Knight(by)) || !v.Calm {
			t.Errorf("%s: the accuser says %q, not %q", c.key, v.Says, want)
		}
	}
}

// Who accused whom stands first in what happened since, and that he was right is told once.
func TestGreatNewsStandFirst(t *testing.T) {
	f := suspectFrame(t, 2)
	e := func(k game.EventKind, s game.Seat, args ...int16) game.Event {
		e := game.Event{Kind: k, Seat: s}
		copy(e.Args[:], args)
		return e
	}
	f.Moves = append(f.Moves,
		game.Move{Seat: 1, Events: []game.Event{e(roundtable.EventTurn, 1), e(roundtable.EventEngine, game.NoSeat), e(roundtable.EventLife, 1, -1, 2)}},
		game.Move{Seat: 1, Events: []game.Event{
			e(roundtable.EventAccused, 1, 2), e(roundtable.EventShownLoyalty, 2, int16(roundtable.Traitor)), e(roundtable.EventUnmasked, 2), e(roundtable.EventSword, game.NoSeat),
		}},
		game.Move{Seat: 2, Events: []game.Event{e(roundtable.EventTurn, f.Home)}})
	f.View.Turn.Seat, f.Kind = f.Home, model.AskEvil
	list, told := f.Recap(), 0
	for _, is := range list {
		if strings.Contains(is.Text, f.Knight(2)) {
			told++
		}
	}
	if len(list) < 2 || told != 1 || !strings.Contains(list[0].Text, "and was right") {
		t.Errorf("%d times it is told, in %v", told, list)
	}
}
