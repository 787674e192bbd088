package legends

import "slices"

// Shelf has the decks that games can be made of: new games get the one on top, kept
// games the one that they name by its sum. The zero Shelf has our own deck alone.
type Shelf struct {
	decks []*Deck // the one on top last
}

// Put lays a deck on top, or takes it there.
func (s *Shelf) Put(d *Deck) {
	kept := s.decks[:0]
	for _, other := range s.decks {
		if other.Sum != d.Sum {
			kept = append(kept, other)
		}
	}
	s.decks = append(kept, d)
}

// Lay lays a deck below the others, unless it is there.
func (s *Shelf) Lay(d *Deck) {
	if s.find(d.Sum) == nil {
		s.decks = append([]*Deck{d}, s.decks...)
	}
}

// Top returns the deck of new games.
func (s *Shelf) Top() *Deck {
	if len(s.decks) == 0 {
		s.decks = []*Deck{StandardDeck()}
	}
	return s.decks[len(s.decks)-1]
}

// Decks returns all of them, that of new games first.
func (s *Shelf) Decks() []*Deck {
	s.Top()
	all := slices.Clone(s.decks)
	slices.Reverse(all)
	return all
}

// find returns the deck of a sum; nil if it is not there.
func (s *Shelf) find(sum uint64) *Deck {
	for _, d := range s.decks {
		if d.Sum == sum {
			return d
		}
	}
	return nil
}
