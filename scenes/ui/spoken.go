package ui

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"merlin/i18n"
)

// Spoken is a rich text in sentences, without its marks. Pictures before a word only adorn it;
// those that stand for themselves are named.
func (c *Context) Spoken(s string) string { return Spoken(c.Locale(), s) }

// Spoken is that in a language.
func Spoken(l *i18n.Locale, s string) string { return Lines(named(l, s)) }

// named puts words in the place of pictures that stand for themselves.
func named(l *i18n.Locale, s string) string {
	var b strings.Builder
	for {
		from := strings.IndexByte(s, '{')
		if from < 0 {
			break
		}
		run, rest := pictures(s[from:])
		if len(run) == 0 {
			b.WriteString(s[:from+1])
			s = s[from+1:]
			continue
		}
		b.WriteString(s[:from])
		if follows(rest) {
			run[len(run)-1] = run[len(run)-1][:len(run[len(run)-1])-1]
			rest = strings.TrimLeft(rest, " \u00a0")
		}
		var groups []string
		for _, group := range run {
			if said := wordsOf(l, group); said != "" {
				groups = append(groups, said)
			}
		}
		b.WriteString(Series(l, groups))
		if len(groups) > 0 && follows(rest) {
			b.WriteByte(' ')
		}
		s = rest
	}
	b.WriteString(s)
	return b.String()
}

// pictures are the names of those that a text begins with, those without a space between them
// together, and what follows.
func pictures(s string) (run [][]string, rest string) {
	apart := true
	for strings.HasPrefix(s, "{") {
		end := strings.IndexByte(s, '}')
		if end < 2 || strings.ContainsAny(s[1:end], " {\n") {
			break
		}
		if apart {
			run = append(run, nil)
		}
		run[len(run)-1] = append(run[len(run)-1], strings.TrimPrefix(s[1:end], inked))
		s = s[end+1:]
		trimmed := strings.TrimLeft(s, " \u00a0")
		if apart = trimmed != s; apart && strings.HasPrefix(trimmed, "{") {
			s = trimmed
		}
	}
	return run, s
}

// follows reports whether a word or a number follows.
func follows(rest string) bool {
	for rest = strings.TrimLeft(rest, " \u00a0"); strings.HasPrefix(rest, "<"); {
		end := strings.IndexByte(rest, '>')
		if end < 0 {
			break
		}
		rest = rest[end+1:]
	}
	r, _ := utf8.DecodeRuneInString(rest)
	return unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune("“„«", r)
}

// wordsOf names pictures, like ones by their number; those without a name are left out.
func wordsOf(l *i18n.Locale, sprites []string) string {
	var said []string
	for i := 0; i < len(sprites); {
		n := 1
		for i+n < len(sprites) && sprites[i+n] == sprites[i] {
			n++
		}
		if word := spriteWord(l, sprites[i], n); word != "" {
			said = append(said, word)
		}
		i += n
	}
	return strings.Join(said, ", ")
}

// spriteWord is what some like pictures are called: by their name, as things of a colour, or by
// what their name begins with; "" for those that only adorn.
func spriteWord(l *i18n.Locale, name string, n int) string {
	first, rest, _ := strings.Cut(name, "-")
	if key := first + ".a." + rest; n == 1 && l.Has(key) {
		return l.T(key)
	}
	for _, key := range []string{first + ".count." + rest, "item.count." + first + "." + rest} {
		if l.Has(key) {
			return l.T(key, "count", n)
		}
	}
	for _, key := range []string{"sprite." + name, "sprite." + first} {
		switch {
		case !l.Has(key):
		case n > 1:
			return strconv.Itoa(n) + "\u00a0× " + l.T(key)
		default:
			return l.T(key)
		}
	}
	return ""
}
