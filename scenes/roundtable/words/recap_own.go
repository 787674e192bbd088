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
	for _, q := range o.Called {
		said = append(said, f.T("recap.called", "place", f.Place(q)))
	}
	if len(o.Drew) > 0 {
		var cards []string
		for i, d := range o.Drew {
			text := f.pictured(d.Card)
			if last := i == len(o.Drew)-1 || o.Drew[i+1].By != d.By || o.Drew[i+1].Of != d.Of; last && d.By.Kind == roundtable.EventPlayed {
				text += " (" + f.T("recap.played", "what", f.cause(d.By), "name", f.Knight(d.Of)) + ")"
			}
			cards = append(cards, text)
		}
		said = append(said, f.T("recap.drew", "what", strings.Join(cards, ", ")))
	}
	for _, s := range o.Exchanged {
		said = append(said, f.T("recap.exchanged", "name", f.Knight(s)))
	}
	for s, n := range o.Got {
		if n > 0 {
			said = append(said, f.T("recap.got", "count", n, "name", f.Knight(game.Seat(s))))
		}
	}
	for _, d := range o.Robbed {
		said = append(said, f.T("recap.robbed", "name", f.Knight(d.Of), "what", f.pictured(d.Card)))
	}
	for i, key := range [...]string{"recap.kept", "recap.spared"} {
		if o.Kept[i] > 0 {
			said = append(said, f.count(key, o.Kept[i]))
		}
	}
	if len(o.Discarded) > 0 {
		said = append(said, f.T("recap.discarded", "what", f.cards(o.Discarded)))
	}
	return strings.Join(said, ", ")
}

// cards lists White cards.
func (f *Words) cards(list []roundtable.White) string {
	var said []string
	for _, w := range list {
		said = append(said, f.pictured(w))
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

// cause says what something comes of, "" where that is not known.
func (f *Words) cause(c model.Cause) string {
	switch c.Kind {
	case roundtable.EventDecided:
		return f.T("danger.name." + roundtable.Place(c.Of).String())
	case roundtable.EventSacrifice:
		return f.T("recap.given")
	case roundtable.EventEvil:
		return f.T("recap.chosen")
	case roundtable.EventCame:
		return f.Black(roundtable.Name(c.Of))
	case roundtable.EventPlayed:
		return f.White(roundtable.White(c.Of))
	case roundtable.EventSiege:
		return f.T("term.siege")
	case roundtable.EventHeroic:
		return f.T("recap.healed")
	case roundtable.EventRelicGone:
		return f.T("term.grail")
	}
	return ""
}
