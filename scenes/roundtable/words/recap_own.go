package words

import (
	"strings"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
)

// recapOwn says what others have done to the hand of the person at the table.
func (f *Words) recapOwn(o *model.Own) string {
	var said []string
	for _, s := range o.Exchanged {
		said = append(said, f.T("recap.exchanged", "name", f.Knight(s)))
	}
	for s, n := range o.Got {
		if n > 0 {
			said = append(said, f.T("recap.got", "count", n, "name", f.Knight(game.Seat(s))))
		}
	}
	if o.Discarded > 0 {
		said = append(said, f.T("recap.discarded", "count", o.Discarded))
	}
	return strings.Join(said, ", ")
}

// lasting lists the Black cards that stay in play.
func (f *Words) lasting(list []model.Lasting) string {
	var said []string
	for _, l := range list {
		text := f.blackPictured(l.Name)
		if l.War.War() {
			text += " (" + f.Place(l.War) + ")"
		}
		said = append(said, text)
	}
	return strings.Join(said, ", ")
}

// blacks lists Black cards.
func (f *Words) blacks(list []roundtable.Name) string {
	var said []string
	for _, n := range list {
		said = append(said, f.blackPictured(n))
	}
	return strings.Join(said, ", ")
}

// lives says how the Life of a seat has changed: what was given by choice apart; "" when it has
// not.
func (f *Words) lives(net, given int) string {
	var said []string
	if given > 0 {
		said = append(said, f.T("recap.given", "text", Signed(-given)))
	}
	if rest := net + given; rest != 0 {
		said = append(said, Signed(rest))
	}
	return strings.Join(said, " ")
}
