package roundtabletest

import (
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/game/scenario"
)

// seenWords are what somebody has seen or not: they are expected of a view, or of the
// position, which has seen all.
var seenWords = []word{
	{Name: "discards", Form: "2 merlin, no fight-1, none: White discards that the viewer has seen", List: true, Table: true, Check: checkDiscards},
	{Name: "comes", Form: "mists, ? or none: the Black card that comes, as the viewer knows it", Table: true, Check: func(l look, _ game.Seat, text string) error {
		return same(l.Now.coming(), text)
	}},
	{Name: "taken", Form: "picts, ?: the Black cards taken to choose from", Table: true, Check: func(l look, _ game.Seat, text string) error {
		var is []string
		for _, b := range l.Now.Two[:l.Now.Held] {
			is = append(is, known(b))
		}
		return same(strings.Join(is, ", "), strings.Trim(text, "()"))
	}},
	{Name: "gift", Form: "merlin or none: what the viewer has laid for the opening gift", Table: true, Check: func(l look, _ game.Seat, text string) error {
		is := "none"
		if v := l.Now.view; v != nil && v.Gift != roundtable.NoWhite {
			is = v.Gift.String()
		}
		return same(is, text)
	}},
	{Name: "pledge", Form: "2: the Merlins that the viewer has promised", Table: true, Check: func(l look, _ game.Seat, text string) error {
		n := uint8(0)
		if v := l.Now.view; v != nil {
			n = v.Pledge
		}
		return same(string('0'+rune(n)), text)
	}},
}

// same fails if it is something else.
func same(is, want string) error {
	if is != want {
		return scenario.Fail("it is %s", is)
	}
	return nil
}

// known is a Black card's word, or "?".
func known(b roundtable.Black) string {
	if b == roundtable.NoBlack {
		return "?"
	}
	return b.String()
}

// coming is the Black card that comes.
func (p *position) coming() string {
	if !p.Coming.Here {
		return "none"
	}
	return known(p.Comes)
}

// checkDiscards checks "2 merlin", "no merlin" or "none".
func checkDiscards(l look, _ game.Seat, text string) error {
	h := l.Now.WhiteGone
	if v := l.Now.view; v != nil {
		h = v.WhiteSeen
		for w, n := range v.Mine {
			h[w] += n
		}
	}
	if text == "none" {
		return scenario.Amount{}.Compare(0, int(h.Len()))
	}
	word, not := strings.CutPrefix(text, "no ")
	a, what, err := scenario.ReadEntry(word)
	if err != nil {
		return err
	}
	at, err := scenario.Place("White card", what, whiteNames)
	if err != nil {
		return err
	}
	if not {
		a.N = 0
	}
	return a.Compare(0, int(h[at]))
}
