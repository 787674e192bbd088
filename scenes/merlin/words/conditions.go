package words

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"merlin/game/merlin"
	"merlin/i18n"
)

// CardWords is the short line that names a quest, with the colours of things.
func CardWords(l *i18n.Locale, q *merlin.Quest) string {
	if c := q.Conditions[0]; len(q.Conditions) == 1 {
		return Capital(cardLine(l, c))
	}
	words := make([]string, len(q.Conditions))
	influence := false
	for i, c := range q.Conditions {
		words[i] = ShortWords(l, c)
		if c.Kind == merlin.InfluenceAnywhere && influence {
			words[i] = l.T("condition.short.more", "count", int(c.N))
		}
		influence = influence || c.Kind == merlin.InfluenceIn
	}
	return Capital(strings.Join(words, ", "))
}

// cardLine is the line of a card with one condition: there is room for the province.
func cardLine(l *i18n.Locale, c merlin.Condition) string {
	switch c.Kind {
	case merlin.ServantIn, merlin.PairIn:
		return ShortWords(l, c) + " " + l.T("province.in."+c.Province.String())
	case merlin.Together, merlin.InfluenceIn:
		return ShortWords(l, c)
	}
	return ConditionWords(l, c)
}

// ShortWords names a condition; where servants stand only the pictogram shows.
func ShortWords(l *i18n.Locale, c merlin.Condition) string {
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

// ConditionWords names a condition in full, for a tooltip or a screen reader.
func ConditionWords(l *i18n.Locale, c merlin.Condition) string {
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

// JoinWords makes "a, b and c" of words.
func JoinWords(l *i18n.Locale, words []string) string {
	n := len(words)
	if n < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:n-1], ", ") + " " + l.T("word.and") + " " + words[n-1]
}

// Capital begins a text with a capital letter.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// Signed writes a number of points with its sign.
func Signed(n int) string {
	if n < 0 {
		return fmt.Sprintf("−%d", -n)
	}
	return fmt.Sprintf("+%d", n)
}

func ProvinceSprite(p merlin.Province) string { return "province-" + p.String() }
