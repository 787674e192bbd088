package draw

import (
	"slices"

	"merlin/game"
	"merlin/game/legends"
	"merlin/scenes/legends/words"
	"merlin/scenes/sound"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Seconds at normal tempo.
const (
	eventTime = .42
	moveTime  = .42
	playTime  = .6
	prizeTime = .7
	passTime  = .6

	othersTake = 2.3 // how many times longer what others do takes: nobody here knows it before
	shownTime  = .5  // for so long an event that was drawn is shown before it goes to its place
)

// EventRow is how an event is shown.
type EventRow struct {
	Fly      func(*Frame, *legends.View, game.Event) []paint.Flight
	Moves    paint.Motion // how that moves which Fly says no kind of
	Sound    sound.Sound
	Together bool
	Closes   bool // the scoring: its account follows
}

// Events are the rows by kind; those that are not named change without a motion.
var Events = [256]EventRow{
	legends.EventStarted:     {Moves: paint.Turns, Fly: plays, Sound: sound.Card},
	legends.EventTurned:      {Moves: paint.Turns, Fly: turns, Sound: sound.Parchment},
	legends.EventLaid:        {Moves: paint.Turns, Fly: lays, Sound: sound.Card},
	legends.EventCovers:      {Moves: paint.Turns, Fly: lays, Sound: sound.Sword},
	legends.EventRaised:      {Moves: paint.Turns, Fly: raises, Sound: sound.Horn},
	legends.EventOpened:      {Moves: paint.Turns, Fly: opens, Sound: sound.Choir},
	legends.EventBanished:    {Moves: paint.Turns, Fly: banishes, Sound: sound.Parchment},
	legends.EventBidding:     {Moves: paint.Turns, Fly: announces, Sound: sound.Horn},
	legends.EventBid:         {Moves: paint.Turns, Fly: bids, Sound: sound.Coin},
	legends.EventPassed:      {Fly: passes, Sound: sound.Parchment},
	legends.EventBidWon:      {Moves: paint.Turns, Fly: wins, Sound: sound.Fanfare},
	legends.EventUsed:        {Fly: speaks, Sound: sound.Parchment},
	legends.EventWorks:       {Fly: speaks},
	legends.EventSpent:       {Sound: sound.Coin},
	legends.EventActions:     {Sound: sound.Coin, Together: true},
	legends.EventPaid:        {Moves: paint.Turns, Fly: throws, Sound: sound.Parchment, Together: true},
	legends.EventRobbed:      {Moves: paint.Turns, Fly: throws, Sound: sound.Parchment, Together: true},
	legends.EventDrew:        {Moves: paint.Turns, Fly: draws, Sound: sound.Parchment, Together: true},
	legends.EventShuffled:    {Sound: sound.Dice},
	legends.EventPlayed:      {Moves: paint.Turns, Fly: plays, Sound: sound.Card},
	legends.EventMoved:       {Moves: paint.Arcs, Fly: moves, Sound: sound.Card, Together: true},
	legends.EventLost:        {Moves: paint.Falls, Fly: falls, Sound: sound.Knell},
	legends.EventReturned:    {Moves: paint.Turns, Fly: returns, Sound: sound.Parchment},
	legends.EventRecalled:    {Moves: paint.Turns, Fly: recalls, Sound: sound.Parchment},
	legends.EventDoomed:      {Fly: sign("effect-doom"), Sound: sound.Knell},
	legends.EventBoosted:     {Fly: raisesScore(1), Sound: sound.Harp},
	legends.EventWeakened:    {Fly: raisesScore(-1), Sound: sound.Drum},
	legends.EventSilenced:    {Fly: sign("effect-silence"), Sound: sound.Drum},
	legends.EventLent:        {Fly: lends, Sound: sound.Harp},
	legends.EventGained:      {Moves: paint.Gleams, Fly: gains, Sound: sound.Sword},
	legends.EventSpecialBack: {Moves: paint.Arcs, Fly: givesBack, Sound: sound.Sword},
	legends.EventCompleted:   {Moves: paint.Arcs, Fly: completes, Sound: sound.Fanfare},
	legends.EventPoint:       {Sound: sound.Coin},
	legends.EventScored:      {Sound: sound.Bell, Together: true, Closes: true},
	legends.EventOver:        {Sound: sound.Choir},
}

// Flights are what moves for events that happen together.
func Flights(f *Frame, now *legends.View, events []game.Event) []paint.Flight {
	f.coming, f.joining = nil, nil
	for _, e := range events {
		if e.Kind == legends.EventMoved {
			f.joining = append(f.joining, joining{legends.Card(e.Args[0]), e.Seat, legends.Place(e.Args[2])})
		}
		if e.Kind == legends.EventDrew && e.Seat == f.Home && e.Args[0] != game.Unknown {
			f.coming = append(f.coming, legends.Card(e.Args[0]))
		}
	}
	list := paint.InTurn(events, .1, func(e game.Event) []paint.Flight {
		if fly := Events[e.Kind].Fly; fly != nil {
			return paint.Moving(fly(f, now, e), Events[e.Kind].Moves)
		}
		return nil
	})
	if f.Replay == nil && len(events) > 0 && events[0].Seat != f.Home {
		slowed(list)
	}
	over := 0.0
	for _, fly := range list {
		over = max(over, fly.End)
	}
	return append(list, f.ticks(now, events, over)...)
}

// slowed has things take longer, but for small scenes and what leads to them, which are long enough:
// what follows one comes as soon as it is over.
func slowed(list []paint.Flight) {
	told := 0.0 // when the first scene is over that everything else waits for
	for _, fly := range list {
		if fly.Scene != nil && fly.Begin < gatherTime {
			told = fly.End
		}
	}
	for i := range list {
		fly := &list[i]
		if long := fly.End - fly.Begin; fly.Scene == nil && fly.Begin >= told {
			fly.Begin = told + othersTake*(fly.Begin-told)
			fly.End = fly.Begin + othersTake*long
		}
	}
}

// table is the middle of the table, where a drawn event is shown.
var table = [2]float64{780, 420}

// plays has a card go from a hand to its seat; one from a hand that nobody here sees turns over.
func plays(f *Frame, now *legends.View, e game.Event) []paint.Flight {
	c := legends.Card(e.Args[0])
	at, own := legends.Place(e.Args[1]), e.Seat == f.Home && f.View.Seat == f.Home
	to, time, high := f.seatRect(now, c, e.Seat, at), moveTime, shownHigh/4
	if own {
		time, high = playTime, f.heldAt(c).H
	}
	list := f.walks(c, e.Seat, at, to, time, f.held(e.Seat, c), paint.Middle(to), high, to.H)
	if !own {
		list[0].Back = "back-character"
		return lands(list, to)
	}
	list[0].Moves = paint.Arcs
	flying, held := list[0].Drawn.(Flying), f.inHand(c)
	flying.held = &held
	list[0].Drawn = flying
	return lands(list, to)
}

func turns(f *Frame, now *legends.View, e game.Event) []paint.Flight {
	c := legends.Card(e.Args[0])
	drawn := f.shown(c)
	list := lying(drawn, 110, shownHigh, 1.6*eventTime, paint.Middle(eventsPile), [2]float64{1200, 420}, table)
	list[0].Back = "back-event"
	rests := throw(&list, drawn, table, table, shownHigh, shownHigh, list[0].End, list[0].End+shownTime)
	rests.Grow, rests.Moves = 0, paint.Slides
	if now.Level > legends.Beginner && now.DeckLeft == 2 { // with the one that comes
		return after(list, f.finalNears())
	}
	return list
}

// shownHigh is how high an event is that is shown to all.
const shownHigh = 300.0

func lays(f *Frame, _ *legends.View, e game.Event) []paint.Flight {
	at := e.Args[1]
	if e.Kind == legends.EventCovers {
		at = e.Args[2]
	}
	c := legends.Card(e.Args[0])
	to := f.questAt(c, legends.Place(at))
	list := lying(f.questFlying(c), shownHigh, f.questHigh(), eventTime, table, to)
	list[0].Moves = paint.Arcs
	return lands(list, ui.Around(to[0], to[1], questWide, f.questHigh()))
}

func raises(f *Frame, _ *legends.View, e game.Event) []paint.Flight {
	return shrinks(f.fly(legends.Card(e.Args[0]), shownHigh, eventTime, table, paint.Middle(armsRect)), armsRect.H)
}

func opens(f *Frame, _ *legends.View, e game.Event) []paint.Flight {
	c := legends.Card(e.Args[0])
	list := f.fly(c, 130, eventTime, table, paint.Middle(f.specialRect(legends.Place(e.Args[1]))))
	list[0].Lies = false // not yet on the plate with its picture
	return after(f.opened(c), list)
}

// banner shows a sentence over the table.
func (f *Frame) banner(text string) paint.Flight {
	return paint.Said(text, [2]float64{780, 260}, 1.3)
}

func banishes(f *Frame, _ *legends.View, e game.Event) []paint.Flight {
	c := legends.Card(e.Args[0])
	from := table
	switch at := f.EventAt(c).At; {
	case at < legends.Bid:
		from = f.questAt(c, at)
	case at == legends.Bid: // a tie, or nobody has bid
		list := f.fly(c, 100, eventTime, paint.Middle(f.BidRect()), discards)
		return after([]paint.Flight{f.banner(f.T("bid.nobody"))}, list)
	}
	return f.fly(c, 100, eventTime, from, discards)
}

func announces(f *Frame, _ *legends.View, e game.Event) []paint.Flight {
	c, at := legends.Card(e.Args[0]), bidPicture(f.BidRect(), len(f.Seats))
	face := f.Face(c)
	said := f.T("survey.bid", "points", f.Points(int(face.Points)), "ability", f.Ability(face.Bid))
	list := f.tells(c, paint.Gain{Sprite: "ability-" + face.Bid.String(), Inked: true, Text: said})
	throw(&list, Flying{f: f, Card: c}, artAt, paint.Middle(at), 280, at.H, veilFor, veilFor+eventTime)
	return lands(list, at)
}

func bids(f *Frame, now *legends.View, e game.Event) []paint.Flight {
	c := legends.Card(e.Args[0])
	list := f.fly(c, 130, moveTime, f.held(e.Seat, c))
	if at := legends.Place(e.Args[1]); at < legends.Places {
		list = f.fly(c, 130, moveTime, f.seatOf(now, c, e.Seat, at))
	} else if e.Seat != f.Home || f.View.Seat != f.Home {
		list[0].Back = "back-character"
	}
	at := bidCard(bidRow(f.BidRect(), f.turnOf(e.Seat), len(f.Seats)), int(now.Bidding.Number[e.Seat]))
	list[0].Path = append(list[0].Path, paint.Middle(at))
	list[0].Drawn = Flying{f: f, W: at.W, H: at.H, look: func(p *ui.Painter, r ui.Rect) { f.bidLook(p, c, r) }}
	return shrinks(list, at.H)
}

func wins(f *Frame, _ *legends.View, e game.Event) []paint.Flight {
	c := legends.Card(e.Args[0])
	row, by := bidRow(f.BidRect(), f.turnOf(e.Seat), len(f.Seats)), f.View.Companies[e.Seat][legends.Bid].List()
	from := func(c legends.Card) [2]float64 { return paint.Middle(bidCard(row, slices.Index(by, c))) }
	return f.won(e.Seat, c, bidPicture(f.BidRect(), len(f.Seats)), by, from, f.outbids(e.Seat, int(e.Args[1]))...)
}

// passes says above the bid, of which it hides nothing, that another has passed; oneself knows.
func passes(f *Frame, _ *legends.View, e game.Event) []paint.Flight {
	if e.Seat == f.Home || e.Args[0] != 0 {
		return nil
	}
	at := paint.Middle(bidPicture(f.BidRect(), len(f.Seats)))
	at[0], at[1] = at[0]-passAside, f.BidRect().Y-passAbove
	return []paint.Flight{paint.Said(f.T("bid.passes", "name", f.Who(e.Seat)), at, passTime)}
}

// passAside is how far to the left that is said, as it is wider than the bid; passAbove how far above it.
const passAside, passAbove = 70.0, 66.0

// speaks has the sign of a text rise where its card is.
func speaks(f *Frame, now *legends.View, e game.Event) []paint.Flight {
	c := legends.Card(e.Args[0])
	if e.Kind == legends.EventWorks && f.Face(c).Kind == legends.SpecialEvent {
		return f.tells(c, paint.Gain{Sprite: "when-drawn", Text: f.Text(c)})
	}
	if e.Kind == legends.EventUsed && e.Seat != f.Home && f.Rules.Deck.Texts[e.Args[1]].When == legends.Answer {
		return f.interrupts(e.Seat, c)
	}
	at := table
	switch {
	case c.IsCharacter() && now.Chars[c].At < legends.Places:
		at = f.seatOf(now, c, now.Chars[c].Seat, now.Chars[c].At)
	case c.IsSpecial() && now.Special[c-legends.HighKing] != legends.NoCard:
		bearer := now.Special[c-legends.HighKing]
		at = f.seatOf(now, bearer, now.Chars[bearer].Seat, now.Chars[bearer].At)
	case !c.IsCharacter() && !c.IsSpecial() && f.EventAt(c).At < legends.Bid:
		at = f.questAt(c, f.EventAt(c).At)
	}
	when := f.Rules.Deck.Texts[e.Args[1]].When.String()
	list := rises("when-"+when, at, [2]float64{at[0], at[1] - 40}, 46, .6)
	list[0].Moves = paint.Hops
	if c.IsCharacter() && now.Chars[c].At < legends.Places { // who acts lights up
		list = append(list, thud(f.standsOn(now, c), 0))
	}
	return list
}

func throws(f *Frame, _ *legends.View, e game.Event) []paint.Flight {
	c := legends.Card(e.Args[0])
	return f.fly(c, 90, moveTime, f.held(e.Seat, c), discards)
}

// draws has a card come from the pile, and turn to whom it comes.
func draws(f *Frame, _ *legends.View, e game.Event) []paint.Flight {
	c := legends.Card(e.Args[0])
	if f.View.Seat != f.Home || e.Seat != f.Home || e.Args[0] == game.Unknown {
		return lying(Flying{f: f, Back: "back-character"}, 100, 100, moveTime, paint.Middle(charsPile), f.handOf(e.Seat))
	}
	list := f.toHand(c, 1.6*moveTime, paint.Middle(charsPile), 100)
	list[0].Back = "back-character"
	return list
}

func moves(f *Frame, now *legends.View, e game.Event) []paint.Flight {
	c := legends.Card(e.Args[0])
	at := legends.Place(e.Args[2])
	from, to := f.seatRect(now, c, e.Seat, legends.Place(e.Args[1])), f.seatRect(now, c, e.Seat, at)
	list := f.walks(c, e.Seat, at, to, moveTime, paint.Middle(from), paint.Middle(to), from.H, to.H)
	list[0].Moves = paint.Arcs
	return lands(list, to)
}

func falls(f *Frame, now *legends.View, e game.Event) []paint.Flight {
	c := legends.Card(e.Args[0])
	from := legends.Place(e.Args[1])
	seat := f.seatRect(now, c, e.Seat, from)
	list := f.walks(c, e.Seat, from, seat, moveTime, paint.Middle(seat), discards, seat.H, 60)
	if from != legends.Bid && e.Seat != now.Turn.Seat {
		return after(f.bereft(e.Seat, c), list)
	}
	return list
}

func returns(f *Frame, now *legends.View, e game.Event) []paint.Flight {
	c := legends.Card(e.Args[0])
	from := f.seatRect(now, c, e.Seat, legends.Place(e.Args[1]))
	if e.Seat == f.Home && f.View.Seat == f.Home {
		return f.toHand(c, moveTime, paint.Middle(from), from.H)
	}
	return f.walks(c, e.Seat, legends.Place(e.Args[1]), from, moveTime, paint.Middle(from), f.held(e.Seat, c), from.H, 60)
}

func recalls(f *Frame, _ *legends.View, e game.Event) []paint.Flight {
	c := legends.Card(e.Args[0])
	if e.Seat == f.Home && f.View.Seat == f.Home {
		return f.toHand(c, moveTime, discards, 100)
	}
	return f.fly(c, 100, moveTime, discards, f.held(e.Seat, c))
}

// rises is a sign on its way.
func rises(sprite string, from, to [2]float64, size, time float64) (list []paint.Flight) {
	one := throw(&list, nil, from, to, size, size, 0, time)
	one.Sprite, one.Moves = sprite, paint.Slides
	return list
}

// standsAt is where a character in play is.
func (f *Frame) standsAt(now *legends.View, c legends.Card) [2]float64 {
	if at := now.Chars[c].At; at < legends.Places {
		return f.seatOf(now, c, now.Chars[c].Seat, at)
	}
	return table
}

// sign has a sign fall onto a character, with weight.
func sign(sprite string) func(*Frame, *legends.View, game.Event) []paint.Flight {
	return func(f *Frame, now *legends.View, e game.Event) []paint.Flight {
		on := f.standsOn(now, legends.Card(e.Args[0]))
		at := paint.Middle(on)
		list := rises(sprite, [2]float64{at[0], at[1] - 90}, at, 54, .6)
		list[0].Moves = paint.Arcs
		return lands(list, on)
	}
}

// raisesScore has the number by which a score changes leap up from a character, or fall on it with weight.
func raisesScore(by int) func(*Frame, *legends.View, game.Event) []paint.Flight {
	return func(f *Frame, now *legends.View, e game.Event) []paint.Flight {
		on := f.standsOn(now, legends.Card(e.Args[0]))
		at := paint.Middle(on)
		high := [2]float64{at[0], at[1] - 60}
		list := rises("", at, high, 78, .9)
		list[0].Drawn, list[0].Moves = scoreFlying{legends.Ability(e.Args[1]), words.Signed(by * int(e.Args[2]))}, paint.Hops
		if by < 0 {
			list[0].Path, list[0].Moves = [][2]float64{high, at}, paint.Arcs
		}
		return lands(list, on)
	}
}

// lends has a light go from a character to the total that it counts for.
func lends(f *Frame, now *legends.View, e game.Event) []paint.Flight {
	at := f.standsAt(now, legends.Card(e.Args[0]))
	to := f.seatOf(now, legends.NoCard, e.Seat, legends.Place(e.Args[1]))
	list := rises("", at, to, 60, prizeTime)
	list[0].Drawn = light{}
	return list
}

// light flies without a shadow.
type light struct{}

func (light) Draw(p *ui.Painter, r ui.Rect) { p.SpriteIn("halo", r) }

// gains tells who bears a special card from now on, as a prize of his player's, and has it go to him.
func gains(f *Frame, now *legends.View, e game.Event) []paint.Flight {
	c, bearer := legends.Card(e.Args[0]), legends.Card(e.Args[1])
	from := paint.Middle(specialAt(int(c) - int(legends.HighKing)))
	if was := legends.Card(e.Args[2]); was.IsCharacter() {
		from = f.standsAt(now, was)
	}
	sprite := "borne-" + f.Face(c).ID
	told := f.prize(e.Seat, c, []legends.Card{bearer}, paint.Gain{Sprite: sprite, Text: f.T("prize.bears", "card", f.Card(bearer))})
	var list []paint.Flight
	lie(&list, veil(false), told[0].End)
	return after(append(list, told...), rises(sprite, from, f.standsAt(now, bearer), 60, prizeTime))
}

// completes has a company win an event.
func completes(f *Frame, now *legends.View, e game.Event) []paint.Flight {
	c, at := legends.Card(e.Args[0]), legends.Place(e.Args[1])
	x, y := f.questAt(c, at)[0], f.questAt(c, at)[1]
	by := f.View.Companies[e.Seat][at].List()
	from := func(c legends.Card) [2]float64 { return f.seatOf(now, c, e.Seat, at) }
	gains := append(f.stands(e.Seat, int(e.Args[2])), f.granted(e.Seat, at)...)
	return f.won(e.Seat, c, ui.Around(x, y, questWide, f.questHigh()), by[:min(len(by), mostBy)], from, gains...)
}
