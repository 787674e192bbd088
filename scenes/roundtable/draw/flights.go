package draw

import (
	"math"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/roundtable/words"
	"merlin/scenes/sound"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Seconds at normal tempo.
const (
	cardTime = .45
	longTime = .8
	readTime = 2.2 // in which a Black card is read that one draws oneself
	seenTime = 1.6 // another's, which is told of too

	comeTime   = .5 // of a card that comes to be read, or goes from there, and of a step of Excalibur
	comingTime = .9 // of an engine or a warrior
)

// EventRow is how an event is shown.
type EventRow struct {
	Fly      func(*Frame, *roundtable.View, game.Event) []paint.Flight
	Where    func(*Frame, game.Event) ui.Rect // lights up and is told of when another does it; without height it is neither
	Moves    paint.Motion                     // how that moves which Fly says no kind of
	Sound    sound.Sound
	Together bool
}

// Events are the rows by kind; those that are not named change without a motion.
var Events = [256]EventRow{
	roundtable.EventDrawn:        {Moves: paint.Turns, Fly: drawnFlies, Where: at(whitePile), Sound: sound.Parchment, Together: true},
	roundtable.EventShared:       {Moves: paint.Turns, Fly: sharedFlies, Sound: sound.Parchment, Together: true},
	roundtable.EventDiscard:      {Moves: paint.Turns, Fly: discardFlies, Sound: sound.Parchment, Together: true},
	roundtable.EventSent:         {Moves: paint.Turns, Fly: sentFlies, Where: atOther(1), Sound: sound.Parchment, Together: true},
	roundtable.EventGiven:        {Moves: paint.Turns, Fly: givenFlies, Sound: sound.Parchment, Together: true},
	roundtable.EventPlayed:       {Moves: paint.Turns, Fly: playedShows, Where: atSeat, Sound: sound.Choir},
	roundtable.EventHeroism:      {Moves: paint.Turns, Fly: heroismFlies, Sound: sound.Choir},
	roundtable.EventCame:         {Moves: paint.Turns, Fly: comes, Where: at(blackPile), Sound: sound.Drum},
	roundtable.EventLaid:         {Moves: paint.Turns, Fly: laidFlies, Sound: sound.Parchment},
	roundtable.EventDespair:      {Moves: paint.Turns, Fly: despairFlies, Sound: sound.Drum},
	roundtable.EventLasting:      {Fly: says, Sound: sound.Drum},
	roundtable.EventInstead:      {Fly: says, Sound: sound.Drum},
	roundtable.EventNotEnough:    {Fly: comesBack, Sound: sound.Drum},
	roundtable.EventTry:          {Where: atSeat},
	roundtable.EventVolunteer:    {Where: atSeat},
	roundtable.EventCancelled:    {Fly: wards, Sound: sound.Choir},
	roundtable.EventMerlins:      {Moves: paint.Turns, Fly: merlinsFly, Sound: sound.Choir, Together: true},
	roundtable.EventMoved:        {Moves: paint.Hops, Where: whereTo, Sound: sound.Wood, Together: true},
	roundtable.EventFightLaid:    {Moves: paint.Turns, Fly: layFlies, Where: atPlace(1), Sound: sound.Parchment},
	roundtable.EventWhitesGone:   {Moves: paint.Turns, Fly: whitesFly, Sound: sound.Parchment, Together: true},
	roundtable.EventGrailCard:    {Moves: paint.Turns, Fly: grailFlies, Where: atQuest(roundtable.GrailQuest), Sound: sound.Choir},
	roundtable.EventEngine:       {Fly: engineComes, Sound: sound.Catapult, Together: true},
	roundtable.EventEngineGone:   {Fly: engineBreaks, Sound: sound.Catapult},
	roundtable.EventWarrior:      {Moves: paint.Storms, Fly: warriorComes, Sound: sound.Horn},
	roundtable.EventWarriorGone:  {Fly: struck, Sound: sound.Choir},
	roundtable.EventBlackRemoved: {Fly: struck, Sound: sound.Choir},
	roundtable.EventStep:         {Fly: swordSteps, Sound: sound.Wood},
	roundtable.EventSword:        {Fly: swordFlies, Sound: sound.Sword, Together: true},
	roundtable.EventTurned:       {Fly: swordTurns, Sound: sound.Sword, Together: true},
	roundtable.EventLife:         {Moves: paint.Arcs, Fly: heartFlies, Sound: sound.Coin, Together: true},
	roundtable.EventAdded:        {Moves: paint.Turns, Fly: addedFlies, Sound: sound.Parchment},
	roundtable.EventKay:          {Moves: paint.Turns, Fly: addedFlies, Sound: sound.Parchment},
	roundtable.EventDie:          {Fly: dieFalls, Sound: sound.Dice},
	roundtable.EventSiegeOver:    {Fly: siegeTold, Sound: sound.Sword},
	roundtable.EventStrength:     {Fly: says, Sound: sound.Sword},
	roundtable.EventDecided:      {Fly: questDecided, Sound: sound.Horn},
	roundtable.EventAccused:      {Fly: accuses, Sound: sound.Drum},
	roundtable.EventShownLoyalty: {Fly: loyaltyShows, Sound: sound.Bell, Together: true},
	roundtable.EventUnmasked:     {Fly: unmasked, Sound: sound.Drum},
	roundtable.EventSummoned:     {Fly: called, Sound: sound.Horn},
	roundtable.EventDied:         {Fly: died, Sound: sound.Knell},
	roundtable.EventRelic:        {Fly: relicFlies, Sound: sound.Choir},
	roundtable.EventRelicGone:    {Fly: relicGoes, Sound: sound.Knell},
	roundtable.EventEvil:         {Where: evilWhere},
	roundtable.EventFaceUp:       {Moves: paint.Turns, Fly: facesUp},
	roundtable.EventOffered:      {Where: atQuest(roundtable.ExcaliburQuest)},
	roundtable.EventRowGone:      {Fly: rowGoes, Where: atQuest(roundtable.GrailQuest)},
	roundtable.EventHeroic:       {Where: healWhere},
	roundtable.EventSacrifice:    {Where: atSeat},
	roundtable.EventSiege:        {Where: at(siegeRect)},
	roundtable.EventExchange:     {Where: atOther(0)},
	roundtable.EventSaid:         {Where: atSeat},
	roundtable.EventOver:         {Fly: blow, Sound: sound.Bell},
}

// Flights are what moves for events that happen together.
func Flights(f *Frame, now *roundtable.View, events []game.Event) []paint.Flight {
	list := paint.InTurn(events, .12, func(e game.Event) []paint.Flight {
		if fly := Events[e.Kind].Fly; fly != nil {
			return paint.Moving(fly(f, now, e), Events[e.Kind].Moves)
		}
		return nil
	})
	list = append(list, f.rides(now, events)...)
	told := f.tellsOf(events)
	if len(told) == 0 {
		told = f.tellsOn(events, list)
	}
	end := 0.0
	for _, m := range list {
		end = max(end, m.End)
	}
	return append(append(list, told...), f.opens(now, events, end)...)
}

// hand is where a seat's cards come from and go to.
func (f *Frame) hand(s game.Seat) (x, y float64) {
	if s == f.Home {
		return handRect.X + 300, handRect.Y + 90
	}
	r := f.seatRow(int(s))
	return r.X + 180, r.Y + r.H*.7
}

func fly(sprite string, size, time float64, path ...[2]float64) []paint.Flight {
	return []paint.Flight{{Sprite: sprite, Path: path, Size: size, Grow: 18, End: time, Lies: true}}
}

func drawnFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	hx, hy := f.hand(e.Seat)
	if e.Seat == f.Home && e.Args[0] != game.Unknown { // only its owner sees it
		return f.shownLarge(whiteOrBack(e), f.ofDrawn(e), [2]float64{hx, hy})
	}
	list := fly(whiteOrBack(e), 90, cardTime, paint.Middle(whitePile), [2]float64{hx, hy})
	list[0].Back = "back-white"
	if f.anothers(e.Seat) { // it covers neither his name nor the one below
		list[0].Becomes, list[0].Lies = 40, false
	}
	return list
}

// shownLarge has a White card that one draws oneself turn over in the middle, stay there to be read, and
// go to the hand.
func (f *Frame) shownLarge(card string, aside float64, hand [2]float64) []paint.Flight {
	const step, large, turned, read, there = 210.0, 240.0, .6, 1.5, 2.0
	over := [2]float64{ringX + step*aside, bannerLowest - 60}
	return []paint.Flight{
		{Sprite: card, Back: "back-white", Path: [][2]float64{paint.Middle(whitePile), over}, Size: 90, Becomes: large, Grow: 18, End: turned, Moves: paint.Turns},
		{Sprite: card, Path: [][2]float64{over, over}, Size: large, Begin: turned, End: read, Moves: paint.Arcs},
		{Sprite: card, Path: [][2]float64{over, hand}, Size: large, Becomes: 90, Begin: read, End: there, Moves: paint.Arcs},
	}
}

// ofDrawn is how far from their middle one of the cards is that are drawn together, in cards.
func (f *Frame) ofDrawn(e game.Event) float64 {
	at, n := 0, 0
	for _, other := range f.Moving {
		if other.Kind == roundtable.EventDrawn && other.Seat == e.Seat {
			if other == e {
				at = n
			}
			n++
		}
	}
	return float64(at) - float64(max(n, 1)-1)/2
}

// whiteOrBack is the sprite of the White card of an event: its back where it is not known.
func whiteOrBack(e game.Event) string {
	if e.Args[0] == game.Unknown {
		return "back-white"
	}
	return "white-" + words.Picture(roundtable.White(e.Args[0]))
}

func sharedFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	hx, hy := f.hand(e.Seat)
	return fly(whiteOrBack(e), 100, cardTime, [2]float64{ringX, bannerLowest}, [2]float64{hx, hy})
}

func givenFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	hx, hy := f.hand(e.Seat)
	return fly(whiteOrBack(e), 100, cardTime, [2]float64{hx, hy}, [2]float64{ringX, bannerLowest})
}

func discardFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	if by := f.RobberOf(e.Seat); by != game.NoSeat {
		return f.robbery(by, e)
	}
	x, y := whitePile.Center()
	hx, hy := f.hand(e.Seat)
	return fly(whiteOrBack(e), 90, cardTime, [2]float64{hx, hy}, [2]float64{x, y + 60})
}

func sentFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	x0, y0 := f.hand(e.Seat)
	x1, y1 := f.hand(game.Seat(e.Args[1]))
	return fly(whiteOrBack(e), 90, longTime, [2]float64{x0, y0}, [2]float64{x1, y1})
}

// playedShows has a Special card come to the middle to be read; Merlin comes himself.
func playedShows(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	if roundtable.White(e.Args[0]) == roundtable.Merlin {
		return wizardShows(f, e)
	}
	hx, hy := f.hand(e.Seat)
	return f.read(cardArt{f: f, white: roundtable.White(e.Args[0]), black: roundtable.NoBlack, name: roundtable.NoName}, hx, hy, 110, .9)
}

func heroismFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	r := f.placeRect(roundtable.Place(e.Args[0]))
	return fly("white-heroism", 110, cardTime, [2]float64{ringX, bannerLowest}, [2]float64{r.Right() - 46, r.Y + 84})
}

func layFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	r := f.placeRect(roundtable.Place(e.Args[1]))
	return f.lays(e.Seat, roundtable.White(e.Args[0]), r, [2]float64{r.X + 120, laneY(r) + 34})
}

// whitesFly are the cards of a solo Quest that its Knight leaves.
func whitesFly(f *Frame, now *roundtable.View, e game.Event) (list []paint.Flight) {
	at := roundtable.Place(e.Args[0])
	r := f.placeRect(at)
	x, y := whitePile.Center()
	for w, n := range now.Quests[at].White {
		for range n {
			from := [2]float64{r.X + 40 + 50*float64(len(list)), laneY(r) + 34}
			list = append(list, fly("white-"+words.Picture(roundtable.White(w)), 90, longTime, from, [2]float64{x, y + 60})...)
		}
	}
	return list
}

func grailFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	r := f.placeRect(roundtable.GrailQuest)
	return f.lays(e.Seat, roundtable.GrailCard, r, paint.Middle(rowCell(r, int(e.Args[0]))))
}

// addedFlies is a Fight card for the fight against an engine, or Kay's.
func addedFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	hx, hy := f.hand(e.Seat)
	return fly(whiteOrBack(e), 90, cardTime, [2]float64{hx, hy}, [2]float64{ringX, bannerLowest - 80})
}

// swordFlies has a sword rise over the Table, large, and go down to its place, which lights up.
func swordFlies(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	white, n, sprite := e.Args[0] == 0, int(now.Black), "sword-black"
	if white {
		n, sprite = int(now.White), "sword-white"
	}
	x, y := placeAt(white, min(n, 15))
	list := paint.Moving(fly(sprite, 82, longTime, f.ended(now), [2]float64{x, y}), paint.Gleams)
	list[0].Grow = 70
	return append(list, f.lands(white, x, y, list[0].End*.62))
}

// placeAt is the middle of a place of the ring.
func placeAt(white bool, i int) (x, y float64) {
	a := placeAngle(white, i)
	return ringX + 154*math.Sin(a), ringY - 154*math.Cos(a)
}

// lands is the light of a sword that has come to its place: red of a black one.
func (f *Frame) lands(white bool, x, y, begin float64) paint.Flight {
	at := [2]float64{x, y}
	return paint.Flight{Drawn: swordLight{x, y, white}, Path: [][2]float64{at, at}, Size: 82, Begin: begin, End: begin + .7}
}

// swordLight is that light.
type swordLight struct {
	x, y  float64
	white bool
}

// Draw draws none yet.
func (swordLight) Draw(*ui.Painter, ui.Rect) {}

// Act has it swell up and go out at the part t of its time.
func (l swordLight) Act(p *ui.Painter, _ ui.Rect, t float64) {
	colour := ui.Hex(0xFFE9A8)
	if !l.white {
		colour = ui.Hex(0xFF5A4A)
	}
	light := ui.Arch(t)
	p = p.Named("sword-light")
	p.Gleam(l.x, l.y, 45+85*ui.Slow(t), ui.Alpha(colour, light))
	p.StrokeCircle(l.x, l.y, 20+70*ui.Slow(t), 4*(1-t)+1, ui.Solid(ui.Alpha(colour, .9*light)))
}

// ended is where spoils come from: the Quest that ends, or the middle of the Table.
func (f *Frame) ended(now *roundtable.View) [2]float64 {
	if q := now.Ending.Quest; q != roundtable.Camelot {
		return paint.Middle(f.placeRect(q))
	}
	return [2]float64{ringX, ringY}
}

// swordTurns is the last white sword, which rises, turns black in the middle of the Table, large,
// and goes to the black ones.
func swordTurns(f *Frame, now *roundtable.View, _ game.Event) []paint.Flight {
	fx, fy := placeAt(true, max(0, int(now.White)-1))
	tx, ty := placeAt(false, min(int(now.Black), 15))
	list := fly("sword-white", 82, longTime, [2]float64{fx, fy}, [2]float64{ringX, ringY})
	list[0].Becomes, list[0].Lies = 170, false
	turned := fly("sword-black", 170, 2.2*longTime, [2]float64{ringX, ringY}, [2]float64{tx, ty})[0]
	turned.Begin, turned.Hold, turned.Becomes, turned.Lies = longTime, .4, 82, false
	return append(list, f.lands(false, ringX, ringY, longTime-.1), turned, f.lands(false, tx, ty, turned.End-.1))
}

func swordSteps(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	r := f.placeRect(roundtable.ExcaliburQuest)
	y := r.Y + 120
	list := fly("lake-sword", 97, comeTime, [2]float64{swordX(r, int8(e.Args[0])), y}, [2]float64{swordX(r, int8(e.Args[1])), y})
	list[0].Name, list[0].Grow = lakeSword, 0
	return list
}

// relicStays is how much longer than other scenes it is shown what a relic does.
const relicStays = 1.0

// relicFlies shows what was won and what it does, and then has it fly to whose it is.
func relicFlies(f *Frame, now *roundtable.View, e game.Event) []paint.Flight {
	r, relic := f.seatRow(int(e.Seat)), roundtable.Relic(e.Args[0])
	v := &paint.Vignette{Sprite: relicSprites[relic], W: 190, H: 190, Title: f.Tells(e), Stays: relicStays}
	v.Gains = append(v.Gains, paint.Gain{Sprite: "crest-" + f.Coat(e.Seat), Text: f.RelicDoes(relic)})
	goes := paint.Moving(fly(relicSprites[relic], 90, longTime, f.ended(now), [2]float64{r.Right() - 60, r.Y + r.H*.7}), paint.Gleams)
	shown := v.Shows()
	for i := range goes {
		goes[i].Lies = false
		goes[i].Begin, goes[i].End = goes[i].Begin+shown[0].End, goes[i].End+shown[0].End
	}
	return append(shown, goes...)
}

func heartFlies(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	r := f.seatRow(int(e.Seat))
	x, y := r.X+130, r.Y+r.H*.7
	up := [2]float64{x, y - 46}
	if e.Args[0] < 0 {
		return fly("heart", 34, cardTime, [2]float64{x, y}, up)
	}
	return fly("heart", 34, cardTime, up, [2]float64{x, y})
}

// How long the die rolls, and how long it is seen what it has come to.
const (
	rollTime   = 1.3
	rolledTime = 1.2
)

// dieFalls has the die roll to where it counts, and only then tells what it shows.
func dieFalls(f *Frame, _ *roundtable.View, e game.Event) []paint.Flight {
	x, y, side := ringX, ringY+60, int(e.Args[0])
	die := paint.Flight{Drawn: dieArt{}, Text: model.Digits(side), Marks: dieMarks, Size: dieHigh, Grow: 40, Moves: paint.Tumbles, End: rollTime, Lies: true}
	b, _, _, ok := f.banner()
	if ok = ok && b.odds.H > 0; ok {
		x, y = rolledAt(b.odds)
	}
	die.Path = paint.Thrown(x, y)
	if !ok {
		return []paint.Flight{die}
	}
	sum, _ := f.FightSums(roundtable.NoWhite)
	told := paint.Flight{Drawn: rolledArt{f, b.odds, sum, side}, Path: [][2]float64{{x, y}, {x, y}}, Size: dieHigh, Begin: rollTime, End: rollTime + rolledTime}
	return []paint.Flight{told, die}
}

// dieMarks are what the die shows while it rolls.
var dieMarks = []string{"3", "7", "1", "6", "2", "8", "5", "4"}
