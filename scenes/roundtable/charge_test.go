package roundtable

import (
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/draw"
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
