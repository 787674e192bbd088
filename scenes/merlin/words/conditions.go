package words

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"merlin/game/merlin"
	"merlin/i18n"
)

// CardWords is the short line that names a quest: every condition of it, and where.
func CardWords(l *i18n.Locale, q *merlin.Quest) string {
	if c := q.Conditions[0]; len(q.Conditions) == 1 {
		return Capital(cardLine(l, c))
	}
	return BriefWords(l, q)
}

// calledWords are those by which a quest is known in a sentence: of one that takes many, the first.
func calledWords(l *i18n.Locale, q *merlin.Quest) string {
	whole := CardWords(l, q)
	if utf8.RuneCountInString(whole) <= mostCalled {
		return whole
	}
	first := Capital(ShortWords(l, q.Conditions[0]))
	if len(q.Conditions) > 1 {
		first += " …"
	}
	return first
}

// mostCalled is how many letters of a quest are read at a glance.
const mostCalled = 26

// BriefWords is that line where there is little room: still every condition, and where.
func BriefWords(l *i18n.Locale, q *merlin.Quest) string {
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
	switch in := " " + l.T("province.in."+c.Province.String()); c.Kind {
	case merlin.ServantIn:
		return l.T("condition.servant."+c.Servant.String()) + in
	case merlin.PairIn:
		return l.T("condition.short.pair") + in
	case merlin.Together:
		one, other := l.T("condition.servant."+c.Servant.String()), l.T("condition.servant."+c.Other.String())
		return l.T("condition.together", "one", one, "other", other)
	}
	return ShortWords(l, c)
}

// ShortWords names a condition as a label: what, how many and where, in few words.
func ShortWords(l *i18n.Locale, c merlin.Condition) string {
	in := func(key string, args ...any) string {
		p := c.Province.String()
		return l.T(key, append(args, "colour", l.T("colour.noun."+p))...)
	}
	switch c.Kind {
	case merlin.GivenItem:
		item := c.Item.String() + "." + c.Province.String()
		if c.N == 1 {
			return l.T("item." + item)
		}
		return l.T("item.count."+item, "count", int(c.N))
	case merlin.AnyItem:
		return l.T("condition.short.any."+c.Item.String(), "count", int(c.N))
	case merlin.InfluenceIn:
		return in("condition.short.influence-in", "count", int(c.N))
	case merlin.InfluenceAnywhere:
		return l.T("condition.short.anywhere", "count", int(c.N))
	case merlin.PairIn:
		return in("condition.short.pair-in")
	case merlin.Together:
		one, other := l.T("condition.servant."+c.Servant.String()), l.T("condition.servant."+c.Other.String())
		return l.T("condition.short.together", "one", one, "other", other)
	}
	return in("condition.short.servant-in", "servant", l.T("condition.servant."+c.Servant.String()))
}

// ConditionWords names a condition in full, as what somebody needs, for a tooltip or a
// screen reader.
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
		one, other := l.T("servant.the."+c.Servant.String()), l.T("servant.the."+c.Other.String())
		return l.T("condition.together", "one", one, "other", other)
	}
	return l.T("servant.the."+c.Servant.String()) + in
}

// LackWords names what is missing for a condition, as what somebody needs.
func LackWords(l *i18n.Locale, lack merlin.Lack) string {
	c := lack.Condition
	if c.Kind == merlin.PairIn && lack.Missing == 1 {
		return l.T("condition.pair.second") + " " + l.T("province.in."+c.Province.String())
	}
	c.N = lack.Missing
	return ConditionWords(l, c)
}

// LackOf is LackWords for a player: of two servants who belong together only the one that is to come
// to the other is named.
func LackOf(l *i18n.Locale, lack merlin.Lack, p *merlin.Player) string {
	if c := lack.Condition; c.Kind == merlin.Together {
		comes, to := c.Servant, p.Servants[c.Other]
		if to == merlin.Castle {
			comes, to = c.Other, p.Servants[c.Servant]
		}
		if to != merlin.Castle {
			return ConditionWords(l, merlin.Condition{Kind: merlin.ServantIn, Servant: comes, Province: to})
		}
	}
	return LackWords(l, lack)
}

// QuestWords says what a quest needs and what it is worth.
func QuestWords(l *i18n.Locale, q *merlin.Quest) string {
	said := make([]string, len(q.Conditions))
	for i, c := range q.Conditions {
		said[i] = ConditionWords(l, c)
	}
	return l.T("quest.says", "count", int(q.Points), "conditions", JoinWords(l, said))
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

// uncapital has a text begin small that begins with no noun, as within a sentence.
func uncapital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(r)) + s[n:]
}

// Signed writes a number of points with its sign.
func Signed(n int) string {
	if n < 0 {
		return fmt.Sprintf("−%d", -n)
	}
	return fmt.Sprintf("+%d", n)
}

func ProvinceSprite(p merlin.Province) string { return "province-" + p.String() }
