package draw

import (
	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// cardArt is the picture of a card.
type cardArt struct {
	f    *Frame
	card legends.Card
}

func (a cardArt) Draw(p *ui.Painter, r ui.Rect) { a.f.window(p, a.card, r, 1) }

// prize shows who has won a card, the points that it gives, and what else it brings.
func (f *Frame) prize(s game.Seat, c legends.Card) []paint.Flight {
	gain := paint.Gain{Sprite: f.Crest(s), Text: f.T("prize.wins", "name", f.Who(s))}
	mine := s == f.Home && f.View.Persons == 1<<s // nobody else looks on
	if mine {
		gain.Text = f.T("prize.yours")
	}
	if n := int(f.Face(c).Points); n > 0 {
		gain.Points = words.Number(n)
	}
	v := &paint.Vignette{Art: cardArt{f, c}, W: 320, H: 240, Title: f.Card(c), Gains: []paint.Gain{gain}}
	if text := f.Text(c); text != "" && len(text) < prizeHolds {
		if !mine { // whom the card speaks to
			text = f.T("prize.text", "name", f.Who(s), "text", text)
		}
		v.Gains, v.Stays = append(v.Gains, paint.Gain{Sprite: "when-" + f.whenOf(c).String(), Text: text}), prizeStays
	}
	return v.Shows()
}

// prizeHolds is how long, in bytes, a text may be that has room there; prizeStays is how much longer,
// in seconds, it is to be read.
const prizeHolds, prizeStays = 110, .7

// whenOf is the moment of a card's first text.
func (f *Frame) whenOf(c legends.Card) (when legends.When) {
	for _, x := range f.Rules.Deck.TextsOf(c) {
		if !x.Inner {
			return x.When
		}
	}
	return when
}
