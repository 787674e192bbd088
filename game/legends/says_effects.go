package legends

import "strconv"

// effect is an effect in words, without a full stop.
func (w wording) effect(e *rawEffect) Phrase {
	key, n := "op."+e.Op, 1
	if e.N != nil {
		n = *e.N
	}
	number := text("n", strconv.Itoa(n))
	switch e.Op {
	case "add":
		return w.adds([]rawEffect{*e})
	case "boost":
		return w.scores(key, e, signed(n))
	case "weaken":
		return w.scores(key, e, signed(-n))
	case "size":
		return say(key+"."+strconv.Itoa(n), w.me("me"))
	case "bar", "fixed", "escort", "unbid":
		return w.own(key, e)
	case "guard":
		key += "." + *e.From
		if e.Who.In == "self" {
			key += ".self"
		}
		return say(key, w.who(e))
	case "ease":
		return w.ease(key, e, number)
	case "draw", "rob", "act":
		return say(key+plural(n), number)
	case "send":
		return say(key+"."+*e.To, w.who(e))
	case "enter", "recall":
		return w.fromCards(key, e)
	case "each":
		if told, ok := w.eachTold(*e.Do); ok {
			return told
		}
		do := Part{Name: "do"}
		for i := range *e.Do {
			do.follow(w.effect(&(*e.Do)[i]), "and")
		}
		return say(key, do)
	case "points":
		return w.points(e, say(key+plural(n), number))
	}
	return w.plainEffect(key, e, number)
}

func plural(n int) string {
	if n == 1 {
		return ".one"
	}
	return ".many"
}

// plainEffect says effects whose key hangs on little.
func (w wording) plainEffect(key string, e *rawEffect, number Part) Phrase {
	switch e.Op {
	case "gain":
		return say(key+"."+*e.From, w.who(e), phrase("special", say("special."+*e.Special)))
	case "lend":
		if *e.Ability == "all" {
			return say(key+".all", w.who(e))
		}
		return say(key, w.who(e), phrase("ability", say("ability."+*e.Ability)))
	case "home":
		if e.Who.In == "mine" {
			key += ".mine"
		}
	}
	if e.Who != nil {
		return say(key, w.who(e), number)
	}
	return say(key, number)
}

func (w wording) scores(key string, e *rawEffect, n string) Phrase {
	number, a := text("n", n), phrase("ability", say("ability."+*e.Ability))
	if e.Who.In == "self" {
		return say(key+".self", number, a)
	}
	return say(key, number, a, w.who(e))
}

func (w wording) own(key string, e *rawEffect) Phrase {
	me := w.me("me")
	if e.Op != "bar" {
		return say(key, me)
	}
	if is := *e.Is; len(is) == 1 && len(is[0]) > 5 && is[0][:5] == "card:" {
		return say(key, me, w.named("who", is[0]))
	}
	return say(key, me, phrase("who", w.kinds("bar.", *e.Is)))
}

func (w wording) ease(key string, e *rawEffect, number Part) Phrase {
	args := []Part{number}
	if e.Ability != nil {
		key += ".ability"
		args = append(args, phrase("ability", say("ability."+*e.Ability)))
	}
	if e.At != nil {
		key += ".at"
		args = append(args, phrase("at", say("at."+*e.At)))
	}
	return Phrase{key, args}
}

func (w wording) fromCards(key string, e *rawEffect) Phrase {
	var filters []string
	if e.Is != nil {
		filters = *e.Is
	}
	args := []Part{phrase("who", w.kinds("card.", filters))}
	if len(filters) == 1 && len(filters[0]) > 5 && filters[0][:5] == "card:" {
		args[0] = w.named("who", filters[0])
	}
	if e.To == nil {
		return Phrase{key, args}
	}
	if *e.To != "here" && *e.To != "any" {
		return Phrase{key + ".at", append(args, phrase("at", say("at."+*e.To)))}
	}
	return Phrase{key + "." + *e.To, args}
}

// points are those at the end. // L97
func (w wording) points(e *rawEffect, points Phrase) Phrase {
	if e.Who == nil {
		return points
	}
	who := phrase("who", say("points."+e.Who.In, phrase("kind", w.plain(e.Who.Is))))
	if e.Who.In == "self" {
		who = w.me("who")
	}
	if e.Each == nil || *e.Each == 1 {
		return say("op.points.each", phrase("points", points), who)
	}
	return say("op.points.every", phrase("points", points), text("each", strconv.Itoa(*e.Each)), who)
}
