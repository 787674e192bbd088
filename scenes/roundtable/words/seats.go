package words

import (
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
)

// What is said of the Knights and who plays them.

// SeatLabel is what a reader says of a seat.
func (f *Words) SeatLabel(s game.Seat) string {
	who := f.View.Players[s]
	if who.Fate != roundtable.Alive {
		return f.T("word.pair", "name", f.Named(s), "text", f.Fate(s))
	}
	return f.T("seat.label", "name", f.Named(s), "life", int(who.Life), "cards", int(who.Hand), "place", f.Place(who.At))
}

// Named is a Knight with who plays him.
func (f *Words) Named(s game.Seat) string {
	switch player := f.Player(s); {
	case player == "":
		return f.Knight(s)
	case f.hasName(s) && f.Seats[s].Computer:
		return f.T("seat.played", "name", f.Knight(s), "player", player)
	default:
		return f.Knight(s) + " (" + player + ")"
	}
}

// Player is who plays a Knight, or that it is the computer; "" for a person without a name
// of his own.
func (f *Words) Player(s game.Seat) string {
	switch {
	case s == f.Home && f.alone():
		return f.T("seat.you")
	case f.hasName(s):
		return f.Who(s)
	case f.Seats[s].Computer:
		return f.T("setup.computer")
	}
	return ""
}

// hasName reports whether the player of a seat has a name of his own.
func (f *Words) hasName(s game.Seat) bool {
	name := f.Who(s)
	return name != f.T("ui.colour."+f.Seats[s].Colour) && name != f.Knight(s)
}

// Me is who sits at the screen and which Knight is his.
func (f *Words) Me() string {
	if f.hasName(f.Home) {
		return f.T("word.pair", "name", f.Who(f.Home), "text", f.Knight(f.Home))
	}
	if player := f.Player(f.Home); player != "" {
		return f.T("word.pair", "name", player, "text", f.Knight(f.Home))
	}
	return f.Knight(f.Home)
}

// alone reports whether one person plays against computer players only.
func (f *Words) alone() bool {
	n := 0
	for _, p := range f.Seats {
		if !p.Computer {
			n++
		}
	}
	return n == 1 && !f.Seats[f.Home].Computer
}

// Fate is what has become of a Knight who is not in the game.
func (f *Words) Fate(s game.Seat) string {
	switch f.View.Players[s].Fate {
	case roundtable.Unmasked:
		return f.T("seat.unmasked")
	case roundtable.Absent:
		return f.T("seat.absent")
	}
	return f.T("seat.dead")
}

// SeatTip explains a seat: its Knight's power and what he has.
func (f *Words) SeatTip(s game.Seat) string {
	list := []string{"<b>" + f.Named(s) + "</b>"}
	if f.Rules.Options.Loyalty != roundtable.NoTraitor {
		list = append(list, f.Recorded(s))
	}
	list = append(list, f.power(s))
	for relic, owner := range f.View.Relics {
		if owner == s {
			list = append(list, "<b>"+f.T("term."+roundtable.Relic(relic).String())+"</b> – "+f.T("relic."+roundtable.Relic(relic).String()))
		}
	}
	if f.Rules.Options.Loyalty != roundtable.NoTraitor {
		switch who := &f.View.Players[s]; {
		case who.Accused:
			list = append(list, f.T("seat.accused"+f.yours(s)))
		case who.Fate == roundtable.Alive:
			list = append(list, f.T("seat.accuses"+f.yours(s)))
		}
	}
	return Paragraphs(list...)
}

// Portrayed is what is told of a Knight below his portrait: who plays him and in what manner, what all
// have seen him do, and his power.
func (f *Words) Portrayed(s game.Seat) string {
	list := []string{}
	if face, ok := strings.CutPrefix(f.Seats[s].Face, "face-"); ok {
		list = append(list, "<i>"+f.T("seat.as", "player", f.Player(s), "line", f.T("face."+face+".line"))+"</i>")
	}
	return Paragraphs(append(list, f.Recorded(s), f.power(s))...)
}

// Power is what a seat's Knight can do; "" for a squire.
func (f *Words) Power(s game.Seat) string {
	if k := f.View.Players[s].Knight; k != roundtable.Squire {
		return f.T("knight." + k.String() + ".text")
	}
	return f.T("knight.squire.text")
}

// power is what a seat's Knight can do, as it is told to whoever sits at the screen.
func (f *Words) power(s game.Seat) string {
	if you := f.yours(s); you != "" {
		return f.T("knight." + f.View.Players[s].Knight.String() + you)
	}
	return f.Power(s)
}

// yours is the end of the keys of what is said of oneself; "" of others.
func (f *Words) yours(s game.Seat) string {
	if s == f.Home && f.alone() {
		return ".you"
	}
	return ""
}

// PowerBrief is that in a few words.
func (f *Words) PowerBrief(s game.Seat) string {
	if f.View.Players[s].Fate == roundtable.Unmasked {
		return f.T("seat.unmasked.brief")
	}
	return f.T("knight." + f.View.Players[s].Knight.String() + ".brief")
}
