package draw

import (
	"fmt"
	"slices"
	"strings"

	"merlin/fonts"
	"merlin/game"
	"merlin/game/merlin"
	"merlin/scenes"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// momentStays is how much longer than other scenes those stay that say more than who and what.
const momentStays = .8

// QuestShows tells who has fulfilled a quest, and of one's own how many points one has then.
func (s *Stage) QuestShows(seat game.Seat, card int16) []paint.Flight {
	f, quest := s.Frame, &s.Frame.Rules.Box.Quests[card]
	art := sealedArt{CardArt{QuestCard{Quest: quest, symbol: f.Rows.Symbols}, s.Ctx.Locale()}, int(quest.Points)}
	v := &paint.Vignette{Art: art, W: 190, H: 250, Title: f.T("quest.fulfilled"), Spot: overDomain, Stays: momentStays, Breath: sealActs, Calm: f.Seats[seat].Computer}
	v.Gains = []paint.Gain{{Sprite: s.face(seat), Text: f.Seats[seat].Name, Points: scenes.Signed(int(quest.Points))}}
	if seat == f.Home {
		before := int(s.View.Players[seat].Score)
		said := f.T("moment.quest-points", "before", before, "count", before+int(quest.Points))
		v.Gains, v.Stays = append(v.Gains, paint.Gain{Sprite: "points-star", Text: said}), roundStays
		if s.firstQuest(seat) {
			v.Title = f.T("moment.quest-first")
		}
	}
	v.Stays += sealActs
	return v.Shows()
}

// firstQuest reports whether a seat has fulfilled none in the moves that were shown before.
func (s *Stage) firstQuest(seat game.Seat) bool {
	return !slices.ContainsFunc(s.Frame.Moves, func(m game.Move) bool {
		return slices.ContainsFunc(m.Events, func(e game.Event) bool { return e.Kind == merlin.EventFulfilled && e.Seat == seat })
	})
}

// face is who of the computer players somebody is, else his crest.
func (s *Stage) face(seat game.Seat) string {
	if who := s.Frame.Seats[seat]; who.Face != "" {
		return who.Face
	}
	return "crest-" + s.Colour(seat)
}

// RelicShows tells who has taken a relic, from whom, and what it is good for; the first argument
// of the event is its owner before.
func (s *Stage) RelicShows(l *words.Relic, e game.Event) []paint.Flight {
	f, from := s.Frame, game.Seat(e.Args[0])
	if from == e.Seat {
		return nil
	}
	said := f.Called(e.Seat) + " " + words.TookFrom("log."+l.Name)(&words.Teller{F: f.Words}, e)
	v := &paint.Vignette{Art: relicArt{l.Sprite}, W: 200, H: 210, Title: f.T(l.Key), Spot: overDomain, Lost: from == f.Home, Stays: momentStays, Breath: relicActs, Calm: f.Seats[e.Seat].Computer}
	if v.Lost || e.Seat == f.Home {
		v.Stays = roundStays
	}
	if e.Seat == f.Home {
		v.Title, v.W, v.H = f.T("moment."+l.Name+".mine"), 250, 250
	}
	v.Stays += relicActs
	v.Gains = []paint.Gain{{Sprite: s.face(e.Seat), Text: said}, {Sprite: "points-star", Text: f.T("moment." + l.Name)}}
	return v.Shows()
}

// relicArt is a relic that rises into its light, which spreads as it comes to rest.
type relicArt struct{ sprite string }

// relicActs is how long that takes, in seconds.
const relicActs = .7

// Draw draws it as it is in the end.
func (a relicArt) Draw(p *ui.Painter, r ui.Rect) { a.Act(p, r, 1) }

// Act draws it at the part t of its time.
func (a relicArt) Act(p *ui.Painter, r ui.Rect, t float64) {
	x, y := r.Center()
	rises, shines := ui.Land(ui.Part(t, 0, .6)), ui.Slow(ui.Part(t, .35, 1))
	p.Faded(shines).SpriteAt("glow-soft", x, y, r.H*(.6+.42*shines))
	p.Faded(shines).SpriteAt("halo", x, y, r.W*(.5+.48*shines))
	if shines > 0 && shines < 1 {
		p.Faded(1-shines).StrokeCircle(x, y, r.W*(.2+.35*shines), 7*(1-shines)+1, ui.Solid(ui.Glow))
	}
	name := a.sprite
	if great := "great-" + name; p.Has(great) { // it comes once the table stands
		name = great
	}
	p.Posed(x, y, 1, 1, -.5*(1-rises)).SpriteAt(name, x, y+r.H*.3*(1-rises), r.W*(.5+.36*rises))
}

// ManorShows tells of the first manor that a seat builds, and of one by a tower, with what that
// brings.
func (s *Stage) ManorShows(e game.Event) []paint.Flight {
	f, tile := s.Frame, s.View.Domain[e.Args[0]]
	first := s.firstManor(e.Seat)
	if !first && !tile.Tower {
		return nil
	}
	v := &paint.Vignette{Art: manorArt{tile, s.Colour(e.Seat)}, W: 190, H: 190, Title: f.T("moment.first", "name", f.Called(e.Seat)), Spot: besideDomain, Calm: f.Seats[e.Seat].Computer}
	v.Gains = []paint.Gain{{Sprite: s.face(e.Seat), Text: f.T("moment.builds", "name", f.Called(e.Seat), "in", f.AreaIn(uint8(e.Args[0])))}}
	brings := "moment.manor"
	if tile.Tower {
		brings = "domain.tower"
	}
	if v.Gains = append(v.Gains, paint.Gain{Sprite: "manor-" + s.Colour(e.Seat), Text: f.T(brings)}); !first {
		v.Title = f.T("moment.tower")
	}
	return v.Shows()
}

// besideDomain is where a scene leaves the whole domain in sight, overDomain where it leaves all
// else: the ring, the quests and what is one's own.
var (
	besideDomain = [2]float64{BoardX + 54, BoardY}
	overDomain   = [2]float64{domainRect.X + domainRect.W/2, domainRect.Y + domainRect.H/2}
)

// firstManor reports whether a seat has built none so far, not even one that is gone.
func (s *Stage) firstManor(seat game.Seat) bool {
	stands := func(t merlin.Tile) bool { return t.Manor == seat }
	return !slices.ContainsFunc(s.View.Domain[:s.View.Rows*merlin.Columns], stands) && !slices.ContainsFunc(s.Frame.Moves, func(m game.Move) bool {
		return slices.ContainsFunc(m.Events, func(e game.Event) bool { return e.Kind == merlin.EventManorBack && e.Seat == seat })
	})
}

// manorArt is a manor of a colour on its tile.
type manorArt struct {
	tile   merlin.Tile
	colour string
}

func (a manorArt) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	p.SpriteAt("glow-soft", x, y, r.H)
	p.Sprite(TileSprite(a.tile), x-r.W*.46, y-r.W*.45, r.W*.92, r.W*.892)
	p.SpriteAt("manor-"+a.colour, x, y+r.W*.1, r.W*.46)
}

// RoundShows tells that a round begins, who begins, and when the next scoring comes.
func (s *Stage) RoundShows(e game.Event) []paint.Flight {
	f, n := s.Frame, int(e.Args[0])
	comes := "moment.round.later"
	switch {
	case n == merlin.Rounds:
		comes = "moment.round.last"
	case scoredAfter(n):
		comes = "moment.round.scored"
	}
	v := &paint.Vignette{Art: roundArt{n}, W: 170, H: 190, Title: f.T("ui.round", "number", n, "of", merlin.Rounds), Stays: roundStays, Calm: true}
	v.Gains = []paint.Gain{
		{Sprite: s.face(e.Seat), Text: f.T("moment.round.order", "name", f.Called(e.Seat), "others", s.after(e.Seat))},
		{Sprite: "crown", Text: f.T(comes)},
	}
	return append(v.Shows(), beadComes(n))
}

// roundStays is how much longer the scene stays that tells of a round.
const roundStays = 1.6

// after are those who play after a seat, in their order.
func (s *Stage) after(first game.Seat) string {
	var names []string
	for n := game.Seat(s.View.Seats); n > 1; n-- {
		first = (first + 1) % game.Seat(s.View.Seats)
		names = append(names, s.Frame.Called(first))
	}
	return strings.Join(names, ", ")
}

// beadComes is the bead of a round on its way from the scene that tells of it to its place in the bar.
func beadComes(round int) paint.Flight {
	const takes = .6
	leaves := paint.VignetteTime + roundStays - .15
	return paint.Flight{Sprite: "bead-now", Text: fmt.Sprint(round), Size: 104, Becomes: 40, Moves: paint.Arcs, Path: Bend(BoardX+360, BoardY, beadAt(round-1), 26), Begin: leaves, End: leaves + takes}
}

// DrawnShows lays a quest large over the table for a moment that was drawn from the deck, before who
// may see it.
func (s *Stage) DrawnShows(seat game.Seat, card int16) []paint.Flight {
	f := s.Frame
	if card < 0 || card == int16(merlin.NoCard) || seat != f.Home || f.Seats[seat].Computer {
		return nil
	}
	quest := &f.Rules.Box.Quests[card]
	v := &paint.Vignette{Art: CardArt{QuestCard{Quest: quest, symbol: f.Rows.Symbols}, s.Ctx.Locale()}, W: 190, H: 250, Title: f.T("moment.drawn"), Says: words.QuestWords(f.Locale, quest), Spot: overDomain, Calm: true}
	return v.Shows()
}

// scoredAfter reports whether a scoring follows a round.
func scoredAfter(round int) bool { return round%2 == 0 }

// roundArt is the bead of a round, under a crown where a scoring ends it.
type roundArt struct{ number int }

func (a roundArt) Draw(p *ui.Painter, r ui.Rect) {
	x, y := r.Center()
	p.SpriteAt("glow-soft", x, y, r.H)
	if scoredAfter(a.number) {
		y += r.H * .12
		p.SpriteAt("crown", x, y-r.H*.42, r.H*.36)
	}
	p.SpriteAt("bead-now", x, y, r.H*.62)
	p.Text(fmt.Sprint(a.number), x, y, ui.Style{Role: fonts.Title, Size: r.H * .26, Color: ui.Ink, Align: ui.Center, VAlign: ui.Middle})
}
