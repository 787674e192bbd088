package merlin

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"merlin/game/merlin"
	"merlin/i18n"
)

// halves tells how many of a pair's two servants are there, for its two ticks.
func halves(p *merlin.Player, c merlin.Condition) (n int) {
	for _, where := range p.Servants {
		if where == c.Province {
			n++
		}
	}
	return min(n, 2)
}

// bareWords is the line on a small card, where only the pictograms have the colours.
func bareWords(l *i18n.Locale, q *merlin.Quest) string {
	if len(q.Conditions) == 1 {
		return cardWords(l, q)
	}
	words := make([]string, len(q.Conditions))
	for i, c := range q.Conditions {
		switch c.Kind {
		case merlin.GivenItem, merlin.AnyItem:
			words[i] = l.T("condition.item."+c.Item.String(), "count", int(c.N))
		case merlin.InfluenceIn, merlin.InfluenceAnywhere:
			words[i] = l.T("condition.short.influence", "count", int(c.N))
		default:
			words[i] = shortWords(l, c)
		}
	}
	return capital(strings.Join(words, ", "))
}

// cardWords is the short line that names a quest, with the colours of things.
func cardWords(l *i18n.Locale, q *merlin.Quest) string {
	if c := q.Conditions[0]; len(q.Conditions) == 1 {
		return capital(cardLine(l, c))
	}
	words := make([]string, len(q.Conditions))
	influence := false
	for i, c := range q.Conditions {
		words[i] = shortWords(l, c)
		if c.Kind == merlin.InfluenceAnywhere && influence {
			words[i] = l.T("condition.short.more", "count", int(c.N))
		}
		influence = influence || c.Kind == merlin.InfluenceIn
	}
	return capital(strings.Join(words, ", "))
}

// cardLine is the line of a card with one condition: there is room for the province.
func cardLine(l *i18n.Locale, c merlin.Condition) string {
	switch c.Kind {
	case merlin.ServantIn, merlin.PairIn:
		return shortWords(l, c) + " " + l.T("province.in."+c.Province.String())
	case merlin.Together, merlin.InfluenceIn:
		return shortWords(l, c)
	}
	return conditionWords(l, c)
}

// shortWords names a condition; where servants stand only the pictogram shows.
func shortWords(l *i18n.Locale, c merlin.Condition) string {
	switch c.Kind {
	case merlin.GivenItem:
		item := c.Item.String() + "." + c.Province.String()
		if c.N == 1 {
			return l.T("item." + item)
		}
		return l.T("item.count."+item, "count", int(c.N))
	case merlin.AnyItem:
		return l.T("condition.any."+c.Item.String(), "count", int(c.N))
	case merlin.InfluenceIn:
		return l.T("condition.short.influence-in", "count", int(c.N), "colour", l.T("colour."+c.Province.String()))
	case merlin.InfluenceAnywhere:
		return l.T("condition.short.anywhere", "count", int(c.N))
	case merlin.PairIn:
		return l.T("condition.short.pair")
	case merlin.Together:
		one, other := l.T("condition.servant."+c.Servant.String()), l.T("condition.servant."+c.Other.String())
		return l.T("condition.short.together", "one", one, "other", other)
	}
	return l.T("condition.servant." + c.Servant.String())
}

// conditionWords names a condition in full, for a tooltip or a screen reader.
func conditionWords(l *i18n.Locale, c merlin.Condition) string {
	in := " " + l.T("province.in."+c.Province.String())
	switch c.Kind {
	case merlin.GivenItem:
		if c.N == 1 {
			return l.T("item.a." + c.Item.String() + "." + c.Province.String())
		}
		return l.T("item.count."+c.Item.String()+"."+c.Province.String(), "count", int(c.N))
	case merlin.AnyItem:
		return l.T("condition.any."+c.Item.String(), "count", int(c.N))
	case merlin.InfluenceIn:
		return l.T("condition.influence", "count", int(c.N)) + in
	case merlin.InfluenceAnywhere:
		return l.T("condition.anywhere", "count", int(c.N))
	case merlin.PairIn:
		return l.T("condition.pair") + in
	case merlin.Together:
		one, other := l.T("condition.servant."+c.Servant.String()), l.T("condition.servant."+c.Other.String())
		return l.T("condition.together", "one", one, "other", other)
	}
	return l.T("condition.servant."+c.Servant.String()) + in
}

// questWords says what a quest needs and what it is worth.
func questWords(l *i18n.Locale, q *merlin.Quest) string {
	words := make([]string, len(q.Conditions))
	for i, c := range q.Conditions {
		words[i] = conditionWords(l, c)
	}
	return l.T("quest.says", "count", int(q.Points), "conditions", joinWords(l, words))
}

// joinWords makes "a, b and c" of words.
func joinWords(l *i18n.Locale, words []string) string {
	n := len(words)
	if n < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n-1], ", ") + " " + l.T("word.and") + " " + words[n-1]
}

// capital begins a text with a capital letter.
func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}
