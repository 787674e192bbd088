package merlin

import "merlin/game"

// The features of the value, by their place; those of modules follow.
const (
	traitOne     = iota // of every seat
	traitItem           // things, by kind
	traitApples  = traitItem + Items
	traitStaffs  = traitApples + 1
	traitQuests  = traitStaffs + 1        // points of quests in hand, by what they lack, more last
	traitLead    = traitQuests + near + 1 // points of provinces, in quarters, if they were scored now
	traitMarkers = traitLead + 1          // in provinces, and still on the castle
	traitAreas   = traitMarkers + 2       // points of areas, in quarters
	traitManors  = traitAreas + 1         // built, and still in the supply
	traitOut     = traitManors + 2        // servants who are not at home
	traitBare    = traitOut + 1           // traitors without a shield
	traitGuarded = traitBare + 1          // traitors with one
	traitSword   = traitGuarded + 1       // Excalibur, and no bare traitor with it
	traitGrail   = traitSword + 2
	traitStarts  = traitGrail + 1 // begins the round
	baseTraits   = traitStarts + 1
)

// traitWords are the names of the base's.
var traitWords = [baseTraits]string{
	"one", "shields", "flags", "materials", "apples", "staffs", "quests-0", "quests-1", "quests-2", "quests-3",
	"provinces", "markers", "castle", "areas", "manors", "supply", "servants", "bare", "guarded",
	"excalibur", "excalibur-safe", "grail", "starts",
}

// traitNames are the names of all features of the value.
var traitNames []string

func allTraits() []string {
	names := traitWords[:]
	for _, m := range modules {
		if m.Variant != "" {
			continue // it has those of its module
		}
		for _, word := range m.Traits {
			names = append(names, m.Name+"-"+word)
		}
	}
	return names
}

// ahead values positions where a round begins, for computer players: what a seat will
// gain from there on.
type ahead struct {
	at     []int // where the features of the modules in play begin
	domain fields
}

func newAhead(r *Rules) *ahead {
	return &ahead{at: places(r.modules, baseTraits, func(m *Module) []string { return m.Traits })}
}

// Names returns the features' names.
func (v *ahead) Names() []string { return traitNames }

// Phases returns the number of rounds.
func (v *ahead) Phases() int { return Rounds }

// Phase returns the round, counted from 0.
func (v *ahead) Phase(g game.Game) int { return int(g.(*Game).Round) - 1 }

// Note notes what a seat has.
func (v *ahead) Note(of game.Game, s game.Seat, f *game.Features) {
	g := of.(*Game)
	t := g.Table()
	p := t.Counted(s)
	f.Add(traitOne, 1)
	for i := range p.Items {
		f.Add(traitItem+i, sum(p.Items[i][:]))
	}
	f.Add(traitApples, int(p.Apples))
	f.Add(traitStaffs, int(p.Staffs))
	for hand := g.Hands[s]; hand != 0; hand = hand.rest() {
		card := hand.first()
		f.Add(traitQuests+min(near, t.lacking(&p, card)), int(g.rules.Box.Quests[card].Points))
	}
	f.Add(traitMarkers, sum(p.Influence[:]))
	f.Add(traitMarkers+1, int(p.Markers))
	f.Add(traitOut, Servants-p.servantsIn(Castle))
	noteGuard(t, &p, s, f)
	v.noteLeads(t, s, f)
	for i, m := range g.rules.modules {
		if m.Trait != nil {
			m.Trait(g, s, f, v.at[i])
		}
	}
}

// noteGuard notes traitors, with shields and without, and what helps against them.
func noteGuard(t Table, p *Player, s game.Seat, f note) {
	bare, guarded := 0, 0
	for c, n := range p.Traitors {
		with := min(n, p.Items[Shield][c])
		guarded += int(with)
		bare += int(n - with)
	}
	f.Add(traitBare, bare)
	f.Add(traitGuarded, guarded)
	if t.Excalibur == s {
		f.Add(traitSword, 1)
		f.Add(traitSword+1, int(one(bare == 0)))
	}
	f.Add(traitGrail, int(one(t.Grail == s)))
	f.Add(traitStarts, int(one(t.Start == s)))
}

// noteLeads notes what provinces and areas would bring.
func (v *ahead) noteLeads(t Table, s game.Seat, f note) {
	n := 0
	for c := range Province(Provinces) {
		strength, points := t.Influence(c)
		n += share(&strength, s, points)
	}
	f.Add(traitLead, n)
	v.domain.read(t)
	n, manors := 0, 0
	for first := range t.Rows * Columns {
		if v.domain.area[first] == first {
			n += share(&v.domain.strength[first], s, v.domain.size[first])
		}
		manors += int(one(t.Domain[first].Manor == s))
	}
	f.Add(traitAreas, n)
	f.Add(traitManors, manors)
	f.Add(traitManors+1, int(t.Players[s].Manors))
}
