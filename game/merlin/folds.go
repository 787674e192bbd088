package merlin

import "merlin/game"

// folds are the values that modules change, by the functions that change them: each gets
// the value so far, from the first module to the last.
type folds struct {
	rollLimit, pace           fold[uint8]
	completes, doubles, razes fold[bool]
	turns                     foldOf[game.Seat, bool]
	mends                     foldOf[game.Seat, uint8]
	manor                     foldOf[uint8, uint8]
	leaves, enters            foldOf[uint8, bool]
	rival                     foldOf[Province, uint8]
	lies                      foldOf[Item, Province]
	waived                    foldOf[Card, uint8]
	open                      foldAt[Item, Province, bool]
	strength, worth           foldAt[Province, game.Seat, uint8]
	doings                    foldAt[game.Seat, Province, uint8]
	counts                    []func(Table, game.Seat, Item) uint8
}

// add adds a module's changes; a field left out changes nothing.
func (f *folds) add(m *Module) {
	f.rollLimit.add(m.RollLimit)
	f.pace.add(m.Pace)
	f.completes.add(m.Completes)
	f.doubles.add(m.Doubles)
	f.razes.add(m.Razes)
	f.turns.add(m.Turns)
	f.mends.add(m.Mends)
	if m.Counts != nil {
		f.counts = append(f.counts, m.Counts)
	}
	f.manor.add(m.Manor)
	f.leaves.add(m.Leaves)
	f.enters.add(m.Enters)
	f.rival.add(m.Rival)
	f.lies.add(m.Lies)
	f.waived.add(m.Waived)
	f.open.add(m.Open)
	f.strength.add(m.Strength)
	f.worth.add(m.Worth)
	f.doings.add(m.Doings)
}

// A fold is what changes a value V of the table; a foldOf one of something A, a foldAt
// one of two things.
type (
	fold[V any]         []func(Table, V) V
	foldOf[A, V any]    []func(Table, A, V) V
	foldAt[A, B, V any] []func(Table, A, B, V) V
)

func (f *fold[V]) add(change func(Table, V) V) {
	if change != nil {
		*f = append(*f, change)
	}
}

func (f *foldOf[A, V]) add(change func(Table, A, V) V) {
	if change != nil {
		*f = append(*f, change)
	}
}

func (f *foldAt[A, B, V]) add(change func(Table, A, B, V) V) {
	if change != nil {
		*f = append(*f, change)
	}
}

// of returns the value once all have changed it.
func (f fold[V]) of(t Table, v V) V {
	for _, change := range f {
		v = change(t, v)
	}
	return v
}

func (f foldOf[A, V]) of(t Table, a A, v V) V {
	for _, change := range f {
		v = change(t, a, v)
	}
	return v
}

func (f foldAt[A, B, V]) of(t Table, a A, b B, v V) V {
	for _, change := range f {
		v = change(t, a, b, v)
	}
	return v
}
