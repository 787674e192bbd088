package legends

import "slices"

// Without returns the rules as they would be if an operation did nothing: a lasting one is in
// no text, one that happens asks and tells of nothing. Tests want a scenario that notices.
func (r *Rules) Without(o Op) *Rules {
	if ops[o].windows&once != 0 || o == Each {
		c := *r
		c.deeds[o].do = func(*Game, *Use, *Effect) {}
		c.deeds[o].touch = func(*Game, *Use, *Effect, Card) {}
		return &c
	}
	return r.with(func(x *Text) {
		x.Do = slices.DeleteFunc(slices.Clone(x.Do), func(e Effect) bool { return e.Op == o })
	})
}

// Free returns the rules as they would be if a cost were nothing.
func (r *Rules) Free(cost Cost) *Rules {
	return r.with(func(x *Text) {
		if x.Cost == cost {
			x.Cost = NoCost
		}
	})
}

// Unconditional returns the rules as they would be if a kind of condition always held.
func (r *Rules) Unconditional(kind Conditional) *Rules {
	return r.with(func(x *Text) {
		x.If = slices.DeleteFunc(slices.Clone(x.If), func(c Condition) bool { return c.Kind == kind })
	})
}

// with returns the rules with each text changed.
func (r *Rules) with(change func(*Text)) *Rules {
	c, d := *r, *r.Deck
	d.Texts = slices.Clone(d.Texts)
	for i := range d.Texts {
		change(&d.Texts[i])
	}
	d.forget()
	d.index()
	c.Deck = &d
	return &c
}

// forget empties what index fills in.
func (d *Deck) forget() {
	d.lasting, d.laid, d.far = [opCount][]uint8{}, [opCount]Cards{}, nil
	d.adders, d.foeAdds, d.fromHand, d.easing = 0, 0, 0, 0
	d.moments, d.optional, d.byHand = [whens]bool{}, [whens]Cards{}, nil
}

// Lacks returns ways in which the vocabulary would be poorer by a word, each with the rules
// as they would be then: every operation, every cost, every condition.
func Lacks() (list []Lack) {
	for o := range opCount {
		list = append(list, Lack{"operation " + o.String(), func(r *Rules) *Rules { return r.Without(o) }})
	}
	for c := Spend; c <= PayMate; c++ {
		list = append(list, Lack{"cost " + c.String(), func(r *Rules) *Rules { return r.Free(c) }})
	}
	for k := At; k <= FoesHere; k++ {
		list = append(list, Lack{"condition " + conditionWords[k], func(r *Rules) *Rules { return r.Unconditional(k) }})
	}
	return list
}

// Lack is a word that is missing.
type Lack struct {
	Word  string
	Rules func(*Rules) *Rules
}
