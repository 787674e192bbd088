package merlin

import "merlin/i18n"

// texts remembers the sentences that were made: most of what the table says of
// itself stays the same from one picture to the next.
type texts map[sentence]string

// sentence is what a text was made of; arguments are strings and numbers.
type sentence struct {
	locale *i18n.Locale
	key    string
	args   [6]any
}

// T is the text of a key; see i18n. More than three pairs are not remembered.
func (f *frame) T(key string, args ...any) string {
	s := sentence{locale: f.ctx.Locale(), key: key}
	if len(args) == 0 || len(args) > len(s.args) {
		return f.ctx.T(key, args...)
	}
	copy(s.args[:], args)
	if text, ok := f.texts[s]; ok {
		return text
	}
	text := f.ctx.T(key, args...)
	f.texts[s] = text
	return text
}
