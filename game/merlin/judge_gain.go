package merlin

import "merlin/game"

// gains notes that the seat gets an item.
func (j *judge) gains(i Item, c Province) {
	j.f.Add(signItem+int(i), 1)
	j.needs.items[i][c].add(j.f, signNeed)
	switch i {
	case Flag:
		j.f.Add(signFlag+int(c), 1)
	case Shield:
		if j.player.Traitors[c] > j.player.Items[Shield][c] {
			j.f.Add(signGuard+j.now(), 1)
		}
	}
	if j.Round == Rounds {
		j.f.Add(signLast+int(i), 1)
		if j.player.Goods()%3 == 2 {
			j.f.Add(signThree, 1)
		}
	}
}

// loses notes that the seat gives an item back.
func (j *judge) loses(i Item, c Province) {
	j.f.Add(signItem+int(i), -1)
	j.needs.kept[i][c].add(j.f, signLose)
	switch i {
	case Flag:
		j.f.Add(signFlag+int(c), -1)
	case Shield:
		if n := j.player.Items[Shield][c]; n > 0 && n <= j.player.Traitors[c] {
			j.f.Add(signGuard+j.now(), -1)
		}
	}
}

// marker notes that the seat puts an influence marker into a province.
func (j *judge) marker(c Province) {
	if j.player.Markers == 0 {
		return
	}
	j.needs.influence[c].add(j.f, signNeed)
	var strength, more [MaxSeats + 1]uint8
	strength, points := j.Influence(c)
	more = strength
	more[j.s]++
	j.shift(signMajority, signRob, &strength, &more, points, points+1)
}

// shift notes how a majority shifts: what the seat gains, and what the others lose, in
// quarters of a point.
func (j *judge) shift(own, others int, before, after *[MaxSeats + 1]uint8, points, later int) {
	was, is := leadOf(before, points), leadOf(after, later)
	gain, loss := 0, 0
	for s := range game.Seat(j.Seats) {
		n := is.of(after[s]) - was.of(before[s])
		if s == j.s {
			gain = n
		} else {
			loss -= n
		}
	}
	j.f.Add(own+j.now(), gain)
	j.f.Add(others+j.now(), loss)
}

// leads is what a majority brings, in quarters of a point, and how much is needed for it.
type leads struct {
	most  uint8
	share int
}

func leadOf(strength *[MaxSeats + 1]uint8, points int) leads {
	most, tied := majority(strength[:])
	if most == 0 {
		return leads{}
	}
	return leads{most, 4 * (points / tied)}
}

func (l leads) of(strength uint8) int {
	if strength == 0 || strength < l.most {
		return 0
	}
	return l.share
}

// share returns what a seat gets of points by a majority, in quarters.
func share(strength *[MaxSeats + 1]uint8, s game.Seat, points int) int {
	return leadOf(strength, points).of(strength[s])
}

// place notes that a servant is placed in a province, and what he does there.
func (j *judge) place(v Servant, to Province) {
	j.needs.servants[v][to].add(j.f, signServant)
	j.needs.staying[v].add(j.f, signLeave)
	if j.player.Servants[v] == Castle {
		j.f.Add(signOut+j.now(), 1)
	}
	for other := range game.Seat(j.Seats) {
		if other != j.s && j.Players[other].Servants[v] == to {
			j.f.Add(signHome, 1)
		}
	}
	for range j.doings(j.s, to) {
		j.acts(v, to)
	}
}

// acts notes what a servant does in a province.
func (j *judge) acts(v Servant, where Province) {
	for _, l := range j.serves {
		if l.of.Serves(j, v, where, l.at) {
			return
		}
	}
	switch i := servantsTake[v]; {
	case v == Lady:
		j.marker(where)
	case j.Open(i, where):
		j.gains(i, where)
	}
}

// servantsTake are the items that servants take.
var servantsTake = [Servants]Item{ShieldBearer: Shield, Mason: Material, FlagBearer: Flag}

// fields are the areas of the domain, as far as they are known.
type fields struct {
	known    bool
	terrain  [Tiles]Terrain // for which area is right
	rows     uint8
	area     [Tiles]uint8
	size     [Tiles]int
	strength [Tiles][MaxSeats + 1]uint8
}

// read counts what stands in each area.
func (d *fields) read(t Table) {
	d.outline(t.Public)
	d.strength = [Tiles][MaxSeats + 1]uint8{}
	for tile := range t.Rows * Columns {
		if s := t.Domain[tile].Manor; s != game.NoSeat {
			d.strength[d.area[tile]][s] += t.Manor(tile)
		}
	}
	d.known = true
}

// outline finds the areas if the tiles lie otherwise than before.
func (d *fields) outline(p *Public) {
	same := d.rows == p.Rows
	for tile := range p.Rows * Columns {
		same = same && d.terrain[tile] == p.Domain[tile].Terrain
		d.terrain[tile] = p.Domain[tile].Terrain
	}
	if same {
		return
	}
	d.rows, d.area, d.size = p.Rows, p.Areas(), [Tiles]int{}
	for tile := range p.Rows * Columns {
		d.size[d.area[tile]]++
	}
}

func (j *judge) readDomain() {
	if !j.domain.known {
		j.domain.read(j.Table)
	}
}

// manor notes that the seat builds on a tile.
func (j *judge) manor(tile uint8) {
	j.readDomain()
	at := j.domain.area[tile]
	before, size := &j.domain.strength[at], j.domain.size[at]
	after := *before
	after[j.s]++
	j.shift(signManor, signRaid, before, &after, size, size)
	if j.Domain[tile].Tower {
		j.f.Add(signTower, 1)
	}
	for _, l := range j.builds {
		l.of.Builds(j, tile, l.at)
	}
}

func (j *judge) noteBuild(a game.Action) {
	j.manor(a.A)
	j.loses(Material, Province(a.B))
}
