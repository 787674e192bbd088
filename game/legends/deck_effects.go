package legends

// effect reads an effect by the row of its operation.
func (r *reader) effect(raw *rawEffect, when When) (e Effect) {
	op, ok := r.word("operation", raw.Op, opWords())
	if !ok {
		return e
	}
	e.Op = Op(op)
	row := &ops[e.Op]
	if !row.windows.has(when) {
		r.fault("the operation %s cannot stand at the moment %s", row.name, when)
	}
	for _, k := range effectKeys {
		switch {
		case k.of(raw) && (row.needs|row.takes)&k.key == 0:
			r.fault("the operation %s has the key %s, which means nothing there", row.name, k.name)
		case !k.of(raw) && row.needs&k.key != 0:
			r.fault("the operation %s lacks the key %s", row.name, k.name)
		}
	}
	e.N, e.Who, e.Is, e.Place = 1, Who{In: Self, Is: anyone, Pick: 1}, anyone, noPlace
	e.Ability, e.Counts = withoutChoice, raw.Who != nil
	r.number8(raw, row, &e)
	r.wordsOf(raw, &e)
	if raw.Who != nil {
		e.Who = r.who(raw.Who, when)
	}
	if raw.Is != nil {
		e.Is = r.filter(*raw.Is, when)
	}
	if raw.Do != nil {
		r.each(*raw.Do, when, &e)
	}
	return e
}

// key is a key of an effect, a bit each.
type key uint16

const (
	keyWho key = 1 << iota
	keyAbility
	keyN
	keyAt
	keyTo
	keyFrom
	keySpecial
	keyIs
	keyPer
	keyDo
)

var effectKeys = []struct {
	key  key
	name string
	of   func(*rawEffect) bool
}{
	{keyWho, "who", func(e *rawEffect) bool { return e.Who != nil }},
	{keyAbility, "ability", func(e *rawEffect) bool { return e.Ability != nil }},
	{keyN, "n", func(e *rawEffect) bool { return e.N != nil }},
	{keyAt, "at", func(e *rawEffect) bool { return e.At != nil }},
	{keyTo, "to", func(e *rawEffect) bool { return e.To != nil }},
	{keyFrom, "from", func(e *rawEffect) bool { return e.From != nil }},
	{keySpecial, "special", func(e *rawEffect) bool { return e.Special != nil }},
	{keyIs, "is", func(e *rawEffect) bool { return e.Is != nil }},
	{keyPer, "each", func(e *rawEffect) bool { return e.Each != nil }},
	{keyDo, "do", func(e *rawEffect) bool { return e.Do != nil }},
}

// number8 reads an effect's numbers.
func (r *reader) number8(raw *rawEffect, row *opRow, e *Effect) {
	if raw.N != nil {
		n := *raw.N
		switch {
		case e.Op == Size && n != 0 && n != 2:
			r.fault("n of size is %d, not 0 or 2", n)
		case e.Op != Size && n == 0:
			r.fault("n of %s is 0", row.name)
		case r.limit("n of "+row.name, n, row.low, row.high):
			e.N = int8(n)
		}
	}
	e.Per = 1
	if raw.Each != nil && r.limit("each of "+row.name, *raw.Each, 1, 60) {
		e.Per = uint8(*raw.Each)
	}
}

// wordsOf reads an effect's words.
func (r *reader) wordsOf(raw *rawEffect, e *Effect) {
	if raw.Ability != nil {
		e.Ability = r.abilityOf(*raw.Ability, e.Op)
	}
	if raw.At != nil {
		at, _ := r.word("main location", *raw.At, placeWords[:mainPlaces])
		e.Place = Place(at)
	}
	if raw.To != nil {
		to, _ := r.word("place", *raw.To, []string{"camelot", "cornwall", "forest", "here", "any"})
		e.Place = [...]Place{Camelot, Cornwall, Forest, Here, Any}[to]
	}
	if raw.From != nil && e.Op == Guard {
		from, _ := r.word("guard", *raw.From, []string{"all", "threat", "romance"})
		e.From = Icon(from)
	}
	if raw.From != nil && e.Op == Gain {
		from, _ := r.word("from", *raw.From, []string{"any", "here"})
		e.Near = from == 1
	}
	if raw.Special != nil {
		n, _ := r.word("special card", *raw.Special, specialIDs)
		e.Special = firstSpecial + Card(n)
	}
}

// abilityOf reads an Ability, or what may stand in its place.
func (r *reader) abilityOf(w string, op Op) Ability {
	switch {
	case w == "all" && (op == Add || op == Lend):
		return AllAbilities
	case w == "choice" && op == Boost:
		return AnyAbility
	}
	a, _ := r.word("Ability", w, abilityWords)
	return Ability(a)
}

// who reads a selector. // L84
func (r *reader) who(raw *rawWho, when When) Who {
	scope, _ := r.word("scope", raw.In, scopeWords)
	w := Who{In: Scope(scope), Is: r.filter(raw.Is, when), Pick: 1}
	switch string(raw.Pick) {
	case "", "1":
	case "2":
		w.Pick = 2
	case `"all"`:
		w.Pick = pickAll
	default:
		r.fault("pick is %s, not 1, 2 or all", brief(string(raw.Pick)))
	}
	return w
}

// each reads what every player carries out. // L97
func (r *reader) each(list []rawEffect, when When, e *Effect) {
	if len(list) == 0 || len(list) > maxDo {
		r.fault("each has %d effects, not 1 to %d", len(list), maxDo)
		return
	}
	inner := Text{When: when, Inner: true, Card: r.number[r.at.ID]}
	for i := range list {
		if list[i].Op == "each" {
			r.fault("each stands inside each")
			return
		}
		inner.Do = append(inner.Do, r.effect(&list[i], when))
	}
	e.Inner = uint8(len(r.inner) % 256)
	r.inner = append(r.inner, inner)
}
