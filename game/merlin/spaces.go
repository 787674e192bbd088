package merlin

import (
	"errors"
	"fmt"
	"slices"

	"merlin/game"
)

// SpaceKind is what one does on a space of the rondel.
type SpaceKind uint8

const (
	ProvinceSpace SpaceKind = iota
	PointsSpace
	InfluenceSpace
	InfluenceServantSpace
	BuildSpace
	TradeSpace
	QuestSpace
	MoveServantSpace
	ExcaliburSpace
	GrailSpace

	moduleSpaces  // the first of the modules' own
	maxSpaceKinds = 48
)

// Space is a space of the rondel. Province is that of a province space; Item what
// a points or influence space shows, or InfluenceItem on the points space for markers.
type Space struct {
	Kind     SpaceKind
	Province Province
	Item     Item
}

// Things that are no items: influence markers and manors on a points space, and what
// lies beside the board.
const (
	InfluenceItem Item = Items + iota
	ManorItem
	AppleItem

	moduleThings // the first of the modules' own
)

var thingWords = [moduleThings]string{"shield", "flag", "material", "influence", "manor", "apple"}

// spaceRow says how a kind of space is written in a box, what its second word is,
// how many there are on the base's rondel, and what is done there.
type spaceRow struct {
	word  string
	of    []string
	count int
	act   func(*Game, game.Seat, Space)
}

// spaceRows are those of the base; modules add theirs.
var spaceRows = [maxSpaceKinds]spaceRow{
	ProvinceSpace:         {"province", provinceWords[:], 6, (*Game).provinceSpace},
	PointsSpace:           {"points", thingWords[:ManorItem+1], 4, (*Game).pointsSpace},
	InfluenceSpace:        {"influence", itemWords[:], 3, ask(AskTake)},
	InfluenceServantSpace: {"influence-servant", nil, 1, ask(AskPlaceFree)},
	BuildSpace:            {"build", nil, 3, ask(AskBuild)},
	TradeSpace:            {"trade", nil, 2, ask(AskGive)},
	QuestSpace:            {"quest", nil, 2, ask(AskLayOff)},
	MoveServantSpace:      {"move-servant", nil, 1, ask(AskMoveServant)},
	ExcaliburSpace:        {"excalibur", nil, 1, (*Game).excaliburSpace},
	GrailSpace:            {"grail", nil, 1, (*Game).grailSpace},
}

func (k SpaceKind) String() string { return spaceRows[k].word }

// ask returns the action of a space that begins with a question about its item.
func ask(k stepKind) func(*Game, game.Seat, Space) {
	return func(g *Game, s game.Seat, sp Space) { g.Push(step{Kind: k, Seat: s, A: uint8(sp.Item)}) }
}

// readSpace returns what reads a row of a ring of spaces in a box.
func readSpace(ring func(*Box) []Space) func(*Box, int, []string) error {
	return func(b *Box, n int, words []string) (err error) {
		ring(b)[n], err = spaceLike(words)
		return err
	}
}

func spaceLike(words []string) (space Space, err error) {
	kind := slices.IndexFunc(spaceRows[:], func(r spaceRow) bool { return len(words) > 0 && r.word == words[0] })
	if kind < 0 {
		return space, errors.New("there is no such kind of space")
	}
	space.Kind = SpaceKind(kind)
	row := &spaceRows[kind]
	if len(words) != 1+min(1, len(row.of)) {
		return space, fmt.Errorf("a space %q takes %d words after it", row.word, min(1, len(row.of)))
	}
	if len(words) == 2 {
		i, err := lookUp(row.word, words[1], row.of)
		if err != nil {
			return space, err
		}
		space.Item = Item(i)
	}
	if space.Kind == ProvinceSpace {
		space.Province, space.Item = Province(space.Item), 0
	}
	return space, nil
}

// side returns the spaces of a side of the rondel.
func side(n uint8) func(*Box) []Space {
	return func(b *Box) []Space { return b.Rondel[n][:] }
}

// checkRondel sees to the numbers of each kind of space on the base's rondel.
func (b *Box) checkRondel() error {
	var counts [maxSpaceKinds]int
	for _, s := range b.Rondel[0] {
		counts[s.Kind]++
	}
	for kind, row := range spaceRows {
		if counts[kind] != row.count {
			return fmt.Errorf("there are %d spaces %q; there must be %d", counts[kind], row.word, row.count)
		}
	}
	return checkSide(0)(b)
}

// checkSide sees to the provinces' order on a side of the rondel: clockwise, one
// every four spaces.
func checkSide(n uint8) func(*Box) error {
	return func(b *Box) error {
		for i, s := range b.Rondel[n] {
			if (s.Kind == ProvinceSpace) != (i%4 == 0) || s.Kind == ProvinceSpace && int(s.Province) != i/4 {
				return fmt.Errorf("row %d: a province stands at every fourth place, black first, clockwise", i+1)
			}
		}
		return nil
	}
}

// SpaceOf returns the rondel space of a province.
func SpaceOf(p Province) uint8 { return uint8(p) * Spaces / Provinces }

// provinceSpace places a servant and lets it act. // B20
func (g *Game) provinceSpace(s game.Seat, sp Space) {
	g.Push(step{Kind: AskPlace, Seat: s, A: uint8(sp.Province)})
}

// pointsSpace scores a point for each thing owned of the kind shown. // B22
func (g *Game) pointsSpace(s game.Seat, sp Space) {
	g.Turn.Did = true
	g.score(s, g.Table().Count(s, sp.Item), ForSpaces, int16(sp.Item))
}

// Counts reports whether the points spaces in play count a kind of thing. // B22, A12
func (r *Rules) Counts(i Item) bool {
	return i < ManorItem || slices.Contains(r.spaces[:], Space{Kind: PointsSpace, Item: i})
}

// Count returns how many things of a kind a points space counts for a seat. // B22
func (t Table) Count(s game.Seat, i Item) (n int) {
	switch i {
	case InfluenceItem:
		return sum(t.Players[s].Influence[:])
	case ManorItem:
		for _, tile := range t.Domain[:t.Rows*Columns] {
			n += int(one(tile.Manor == s))
		}
		return n
	}
	player := t.Counted(s)
	return sum(player.Items[i][:])
}

// excaliburSpace takes Excalibur, then rids its owner of a traitor, also when it
// was his already. // B24
func (g *Game) excaliburSpace(s game.Seat, _ Space) {
	g.Turn.Did = true
	g.Emit(EventExcalibur, s, int16(g.Excalibur))
	g.Push(step{Kind: AskBanish, Seat: s})
}

// askBanish: which traitor goes is the player's choice, whether is not. // B24
func (g *Game) askBanish(st step) {
	for p, n := range g.Players[st.Seat].Traitors {
		if n > 0 {
			g.Offer(ActBanish, uint8(p))
		}
	}
}

func (g *Game) banish(st step, a game.Action) {
	g.dropTraitor(st.Seat, Province(a.A), ByExcalibur)
}

// grailSpace takes the Grail, then an apple if any is left, also when it was his
// already. // B25
func (g *Game) grailSpace(s game.Seat, _ Space) {
	g.Turn.Did = true
	g.Emit(EventGrail, s, int16(g.Grail))
	g.takeApple(s)
}

// takeApple takes an apple, if any is left; if not, the log says so. // B10c
func (g *Game) takeApple(s game.Seat) {
	if !g.Table().apples() {
		g.Emit(EventVoid, s, int16(stepAction))
		return
	}
	g.Emit(EventApple, s)
}

// apples reports whether there is an apple to take. // B25
func (t Table) apples() bool { return t.allowed(AppleItem, Castle, t.Apples > 0) }

// askTake offers the item shown from each province with a marker of one's own. // B21a, B23
func (g *Game) askTake(st step) {
	for p, n := range g.Players[st.Seat].Influence {
		if n > 0 && g.Table().Open(Item(st.A), Province(p)) {
			g.Offer(ActTake, st.A, uint8(p))
		}
	}
}

// askTakeHere is the taking of an item where the rule fixes the province. // B21, B21a
func (g *Game) askTakeHere(st step) {
	if g.Table().Open(Item(st.A), Province(st.B)) {
		g.Offer(ActTake, st.A, st.B)
	}
}

// baseTakes are the questions in which items are taken from provinces that a rule names:
// those with a marker, or one.
func baseTakes() []TakeAt {
	return []TakeAt{
		{AskTake, func(t Table, st step, i Item) (named uint8) {
			for p, n := range t.Players[st.Seat].Influence {
				named |= one(n > 0 && i == Item(st.A)) << p
			}
			return named
		}},
		{AskTakeHere, func(_ Table, st step, i Item) uint8 { return one(i == Item(st.A)) << st.B }},
	}
}

func (g *Game) take(st step, a game.Action) {
	g.gain(st.Seat, Item(a.A), Province(a.B))
}

// askGive offers everything that can be traded away; without it the trade is void. // B27
func (g *Game) askGive(st step) {
	for i := range g.Players[st.Seat].Items {
		for p, n := range g.Players[st.Seat].Items[i] {
			if n > 0 {
				g.Offer(ActGive, uint8(i), uint8(p))
			}
		}
	}
}

func (g *Game) give(st step, a game.Action) {
	g.Then(st)
	g.giveBack(st.Seat, Item(a.A), Province(a.B))
}

// takeForIt lets any item be taken for the one given. // B27
func (g *Game) takeForIt(st step) { g.Push(step{Kind: AskTakeAny, Seat: st.Seat}) }

// askTakeAny offers any item of any province, also the one just returned. // B27
func (g *Game) askTakeAny(_ step) {
	for i := range g.Stock {
		for p := range g.Stock[i] {
			if g.Table().Open(Item(i), Province(p)) {
				g.Offer(ActTake, uint8(i), uint8(p))
			}
		}
	}
}

// gain moves an item from its province to a player.
func (g *Game) gain(s game.Seat, i Item, p Province) {
	g.Emit(EventGained, s, int16(i), int16(p))
}

// giveBack moves an item from a player back to its province.
func (g *Game) giveBack(s game.Seat, i Item, p Province) {
	g.Emit(EventGaveBack, s, int16(i), int16(p))
}

// score adds points, which may be negative. What the further arguments mean is
// said by the reason.
func (g *Game) score(s game.Seat, n int, why Reason, args ...int16) {
	all := [5]int16{int16(n), int16(why)}
	copy(all[2:], args)
	g.Emit(EventPoints, s, all[:]...)
}

// Goods returns how many items of all kinds a player has; to count what modules let
// count, ask it of Table.Counted. // B54
func (p *Player) Goods() (n int) {
	for i := range p.Items {
		n += sum(p.Items[i][:])
	}
	return n
}

func sum(counts []uint8) int {
	n := 0
	for _, c := range counts {
		n += int(c)
	}
	return n
}
