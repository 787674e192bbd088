package fonts

import (
	"slices"
	"strings"
	"unicode"
)

// StandIn is shown for each sign that a face lacks, as in names from far away: it is seen
// that there is one. What the name is stays as it was typed.
const StandIn = '¤'

// The signs that faces have beside ASCII, as ranges; a test compares them with the faces.
var (
	inAll = [][2]rune{
		{0x00A0, 0x00B1},
		{0x00B4, 0x00B8},
		{0x00BA, 0x0107},
		{0x010A, 0x0113},
		{0x0116, 0x011B},
		{0x011E, 0x0123},
		{0x0126, 0x0127},
		{0x012A, 0x012B},
		{0x012E, 0x0133},
		{0x0136, 0x0137},
		{0x0139, 0x0148},
		{0x014A, 0x014D},
		{0x0150, 0x015B},
		{0x015E, 0x0167},
		{0x016A, 0x016B},
		{0x016E, 0x017E},
		{0x02C6, 0x02C6},
		{0x02DC, 0x02DC},
		{0x2013, 0x2014},
		{0x2018, 0x201A},
		{0x201C, 0x201E},
		{0x2020, 0x2022},
		{0x2026, 0x2026},
		{0x2039, 0x203A},
		{0x2044, 0x2044},
		{0x20AC, 0x20AC},
		{0x2212, 0x2212},
		{0x2264, 0x2265},
	}
	notTitle = [][2]rune{ // in all but the face of titles
		{0x0108, 0x0109},
		{0x0114, 0x0115},
		{0x011C, 0x011D},
		{0x0124, 0x0125},
		{0x0128, 0x0129},
		{0x012C, 0x012D},
		{0x0134, 0x0135},
		{0x0138, 0x0138},
		{0x014E, 0x014F},
		{0x015C, 0x015D},
		{0x0168, 0x0169},
		{0x016C, 0x016D},
		{0x2009, 0x2009},
		{0x2010, 0x2010},
		{0x2012, 0x2012},
		{0x2015, 0x2015},
		{0x2032, 0x2033},
		{0x2190, 0x2193},
	}
)

func within(ranges [][2]rune, r rune) bool {
	return slices.ContainsFunc(ranges, func(s [2]rune) bool { return r >= s[0] && r <= s[1] })
}

// Has reports whether the face of a role has the sign.
func Has(role Role, r rune) bool {
	if r <= '~' {
		return r >= ' '
	}
	return within(inAll, r) || role != Title && within(notTitle, r)
}

// Ligatures, where letters would touch; the longest come first.
var (
	ligatures      = strings.NewReplacer("ffi", "\uFB03", "ffl", "\uFB04", "ff", "\uFB00", "fi", "\uFB01", "fl", "\uFB02")
	fewerLigatures = strings.NewReplacer("fi", "\uFB01", "fl", "\uFB02")
)

func ligated(role Role, s string) string {
	switch {
	case role == Title || strings.IndexByte(s, 'f') < 0:
		return s
	case role == Number:
		return fewerLigatures.Replace(s)
	}
	return ligatures.Replace(s)
}

// Set is a text as it is drawn and measured in one run: Shown, with ligatures. Texts that
// are set letter by letter go without them.
func Set(role Role, s string) string { return ligated(role, Shown(role, s)) }

// Shown is a text as the face of a role can show it: with a stand-in for each sign it
// lacks, but for what has no shape of its own.
func Shown(role Role, s string) string {
	if !strings.ContainsFunc(s, func(r rune) bool { return !Has(role, r) }) {
		return s
	}
	return strings.Map(func(r rune) rune {
		switch {
		case Has(role, r):
			return r
		case unicode.Is(unicode.Zs, r):
			return ' '
		case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf, unicode.Cc):
			return -1
		}
		return StandIn
	}, s)
}
