package moment

import "merlin/i18n"

// Texts remembers the sentences that were made: most of what the table says of
// itself stays the same from one picture to the next.
type Texts map[sentence]string

// sentence is what a text was made of; arguments are strings and numbers.
type sentence struct {
	locale *i18n.Locale
	key    string
	args   [6]any
}

// T is the text of a key; see i18n. More than three pairs are not remembered.
func (m *Moment[V]) T(key string, args ...any) string {
	s := sentence{locale: m.Locale, key: key}
	if len(args) == 0 || len(args) > len(s.args) {
		return m.Locale.T(key, args...)
	}
	copy(s.args[:], args)
	if text, ok := m.Texts[s]; ok {
		return text
	}
	text := m.Locale.T(key, args...)
	m.Texts[s] = text
	return text
}
