package legends

import "slices"

// Without returns the rules as they would be if an operation did nothing: a lasting one is in
// no text, one that happens asks and tells of nothing. Tests want a scenario that notices.
func (r *Rules) Without(o Op) *Rules {
	c := *r
	if ops[o].windows&once != 0 || o == Each {
		c.deeds[o].do = func(*Game, *Use, *Effect) {}
		c.deeds[o].touch = func(*Game, *Use, *Effect, Card) {}
		return &c
	}
	d := *r.Deck
	d.Texts = slices.Clone(d.Texts)
	for i := range d.Texts {
		x := &d.Texts[i]
		x.Do = slices.DeleteFunc(slices.Clone(x.Do), func(e Effect) bool { return e.Op == o })
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

// Ops are all operations.
func Ops() (list []Op) {
	for o := range opCount {
		list = append(list, o)
	}
	return list
}
