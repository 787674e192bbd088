package draw

import (
	"unicode/utf8"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// cardArt is the picture of a card, with whom it is owed to along its foot.
type cardArt struct {
	f    *Frame
	card legends.Card
	by   []legends.Card
}

func (a cardArt) Draw(p *ui.Painter, r ui.Rect) {
	a.f.window(p, a.card, r, 1)
	for i, c := range a.by {
		a.f.counted(p, c, a.card, gatherAt(r, i, len(a.by)))
	}
}

// mostBy is how many of a company a picture has room for.
const mostBy = 6

// sign is the picture of a seat: the face of a computer player who has one, else the crest.
func (f *Frame) sign(s game.Seat) string {
	if face := f.Seats[s].Face; face != "" {
		return face
	}
	return f.Crest(s)
}

// prize shows who has won a card and by whom of his, the points that it gives, and what else it
// brings; how says by what it was won.
func (f *Frame) prize(s game.Seat, c legends.Card, by []legends.Card, how ...paint.Gain) []paint.Flight {
	gain := paint.Gain{Sprite: f.sign(s), Text: f.T("prize.wins", "name", f.Who(s))}
	mine := f.Alone(s)
	if mine {
		gain.Text = f.T("prize.yours")
	}
	if n := int(f.Face(c).Points); n > 0 {
		gain.Points = words.Number(n)
	}
	v := f.vignette(c, gain)
	v.Art, v.Gains, v.Says, v.Calm = cardArt{f, c, by}, append(v.Gains, how...), f.Flavour(c), f.Seats[s].Computer
	if c == f.Ender() {
		v.Stays, v.Takes = 3*prizeStays, true
		v.Gains = append(v.Gains, paint.Gain{Sprite: "effect-doom", Text: f.T("prize.ends")})
	} else if n := f.drawn(c); n > 0 && !mine {
		v.Gains, v.Stays = append(v.Gains, paint.Gain{Sprite: "effect-draw", Text: f.T("prize.draws", "name", f.Who(s), "count", n)}), 2*prizeStays
	} else if text := f.Text(c); text != "" && len(text) < prizeHolds {
		if !mine { // whom the card speaks to
			text = f.T("prize.text", "name", f.Who(s), "text", text)
		}
		v.Gains, v.Stays = append(v.Gains, paint.Gain{Sprite: "when-" + f.whenOf(c).String(), Text: text}), 2*prizeStays
	}
	v.Stays = max(v.Stays, letter*float64(letters(v)))
	if v.Stays >= paint.VignetteTime {
		v.Hint = f.T("prize.on")
	}
	return v.Shows()
}

// letter is how much longer a scene lies there for each letter in it, in seconds.
const letter = .02

// letters are how many there are to read in a scene.
func letters(v *paint.Vignette) int {
	n := utf8.RuneCountInString(v.Title + v.Says)
	for _, gain := range v.Gains {
		n += utf8.RuneCountInString(gain.Text)
	}
	return n
}

// drawn is how many characters who wins a card draws for it, and nothing else.
func (f *Frame) drawn(c legends.Card) int {
	list := f.Rules.Deck.TextsOf(c)
	if len(list) == 1 && len(list[0].Do) == 1 && list[0].Do[0].Op == legends.Draw {
		return int(list[0].Do[0].N)
	}
	return 0
}

// stands is how the points of two players stand once one has some more, those of who sits at the screen first.
func (f *Frame) stands(s game.Seat, more int) []paint.Gain {
	if len(f.Seats) != 2 || more == 0 {
		return nil
	}
	var points [2]int
	for seat := range points {
		points[seat] = f.Table().Points(game.Seat(seat))
	}
	points[s] += more
	first := f.Order()[0]
	text := f.T("prize.stands", "name", f.Who(first), "points", points[first], "other", f.Who(1-first), "others", points[1-first])
	return []paint.Gain{{Sprite: "crown", Text: text}}
}

// granted is what texts of those of a company bring who draw cards where it completes an event, as far as there is
// room and a card; of who sits at home it says where the hand has no room. // L52, L61a, L64, L95
func (f *Frame) granted(s game.Seat, at legends.Place) (list []paint.Gain) {
	room, pile := f.Table().Limit(s)-int(f.View.Held[s]), int(f.View.PileLeft+f.View.Discard)
	for _, c := range f.View.Companies[s][at].List() {
		for _, x := range f.Rules.Deck.TextsOf(c) {
			if x.When != legends.Won || x.Do[0].Op != legends.Draw || !f.Table().Works(&x) {
				continue
			}
			n := min(int(x.Do[0].N), room, pile)
			if n > 0 {
				list = append(list, paint.Gain{Sprite: "effect-draw", Text: f.T("prize.granted", "card", f.Card(c), "count", n)})
			}
			if lost := min(int(x.Do[0].N), pile) - n; lost > 0 && s == f.Home {
				list = append(list, paint.Gain{Sprite: "effect-hold", Text: f.T("prize.no-room", "card", f.Card(c), "count", lost)})
			}
			room, pile = room-n, pile-n
		}
	}
	return list
}

// outbids is what was bid by who wins, and at most by another.
func (f *Frame) outbids(s game.Seat, total int) []paint.Gain {
	best := 0
	for other := range game.Seat(len(f.Seats)) {
		if other != s && f.View.Bidding.Number[other] > 0 {
			best = max(best, f.BidTotal(other))
		}
	}
	sign := "ability-" + f.Face(f.View.Bidding.Card).Bid.String()
	return []paint.Gain{{Sprite: sign, Inked: true, Text: f.T("prize.bid", "count", total, "others", best)}}
}

// bereft shows whose character is lost, where that was not his own doing.
func (f *Frame) bereft(s game.Seat, c legends.Card) []paint.Flight {
	text := f.T("bereft.other", "name", f.Who(s))
	if f.Alone(s) {
		text = f.T("bereft.own")
	}
	v := f.vignette(c, paint.Gain{Sprite: f.sign(s), Text: text})
	v.W, v.H, v.Lost, v.Stays, v.Says = 180, 220, true, 0, f.Flavour(c)
	return v.Shows()
}

// interrupts shows who acts in another's turn, with which card, and what that may do. // L81c
func (f *Frame) interrupts(s game.Seat, c legends.Card) []paint.Flight {
	who := paint.Gain{Sprite: f.sign(s), Text: f.T("answer.other", "name", f.Who(s))}
	v := f.vignette(c, who)
	v.W, v.H, v.Says, v.Calm = 240, 300, f.Text(c), true
	v.Stays = letter * float64(letters(v))
	return v.Shows()
}

// finalNears says that the Final Event is drawn next.
func (f *Frame) finalNears() []paint.Flight {
	gain := paint.Gain{Sprite: "effect-doom", Text: f.T("strip.final-rule")}
	v := &paint.Vignette{Sprite: "back-event", W: 180, H: 240, Title: f.T("final.next"), Gains: []paint.Gain{gain}, Stays: prizeStays, Takes: true}
	return v.Shows()
}

// opened shows a place that lies open from now on.
func (f *Frame) opened(c legends.Card) []paint.Flight {
	gain := paint.Gain{Sprite: "icon-pin", Text: f.T("opened.place")}
	v := f.vignette(c, gain)
	if f.Face(c).Kind == legends.FinalEvent {
		v.Gains, v.Takes = append(v.Gains, paint.Gain{Sprite: "effect-doom", Text: f.T("strip.final-rule")}), true
	}
	return v.Shows()
}

// vignette is a small scene that shows a card large.
func (f *Frame) vignette(c legends.Card, gain paint.Gain) *paint.Vignette {
	v := &paint.Vignette{Art: cardArt{f: f, card: c}, Title: f.Card(c), Gains: []paint.Gain{gain}, Stays: prizeStays}
	v.W, v.H = f.artSize(c)
	return v
}

// after has flights begin where others end, but for those that are told meanwhile.
func after(first, then []paint.Flight) []paint.Flight {
	late := 0.0
	for _, fly := range first {
		late = max(late, fly.End)
	}
	for i := range then {
		then[i].Begin, then[i].End = then[i].Begin+late, then[i].End+late
	}
	return append(first, then...)
}

// prizeHolds is how long, in bytes, a text may be that has room there; prizeStays is how much longer,
// in seconds, a line is to be read.
const prizeHolds, prizeStays = 110, .6

// whenOf is the moment of a card's first text.
func (f *Frame) whenOf(c legends.Card) (when legends.When) {
	for _, x := range f.Rules.Deck.TextsOf(c) {
		if !x.Inner {
			return x.When
		}
	}
	return when
}

// givesBack has a special card go from who bore it back to where it lies.
func givesBack(f *Frame, now *legends.View, e game.Event) []paint.Flight {
	c, bearer := legends.Card(e.Args[0]), legends.Card(e.Args[1])
	to := specialAt(int(c) - int(legends.HighKing))
	list := rises("borne-"+f.Face(c).ID, f.standsAt(now, bearer), paint.Middle(to), 60, prizeTime)
	list[0].Moves = paint.Arcs
	return lands(list, to)
}
