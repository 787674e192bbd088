package legends

// eventTypes are the types of events by kind of card; see LocationEvent.
var eventTypes = []string{"", "location", "heraldic", "bidding", "special", "place"}

// ownTypes is how many of them there are in our own deck.
var ownTypes = []int{0, 21, 5, 3, 3, 2}

func (r *reader) event(f *Face) {
	c := r.at
	kind, ok := r.word("type of event", c.Type, eventTypes)
	if !ok {
		return
	}
	f.Kind = Kind(kind)
	switch f.Kind {
	case LocationEvent:
		at, _ := r.word("main location", c.At, placeWords[:mainPlaces])
		f.At, f.Discard, f.Overlay = Place(at), c.Discard, c.Overlay
		r.needs(f)
		return
	case BiddingEvent:
		bid, _ := r.word("Ability", c.Bid, abilityWords)
		f.Bid = Ability(bid)
		if r.limit("most", c.Most, 1, maxBid) {
			f.Most = uint8(c.Most)
		}
		if r.limit("points", c.Points, 0, 9) {
			f.Points = uint8(c.Points)
		}
	case PlaceEvent:
		f.At = Maidens
		if c.ID == "avalon" {
			f.At = Avalon
		} else if c.ID != "maidens" {
			r.fault("a special location has the id avalon or maidens")
		}
	}
	if c.Needs != nil || c.At != "" || c.Discard || c.Overlay || f.Kind != BiddingEvent && (c.Points != 0 || c.Bid != "" || c.Most != 0) {
		r.fault("a %s event has keys of another type", c.Type)
	}
}

// needs reads a Requirement and what it is worth. // L5
func (r *reader) needs(f *Face) {
	c, n := r.at, 0
	if c.Needs != nil {
		for a, need := range c.Needs.list() {
			if need == nil {
				continue
			}
			n++
			if r.limit("the Requirement of "+abilityWords[a], *need, 6, 18) {
				f.Needs[a] = uint8(*need)
			}
		}
	}
	if n < 1 || n > 2 {
		r.fault("it has %d Requirements, not one or two", n)
	}
	if f.Discard && c.Points != 0 {
		r.fault("an event that is discarded has no points")
	}
	if !f.Discard && r.limit("points", c.Points, 1, 6) {
		f.Points = uint8(c.Points)
	}
}
