package draw

import (
	"strings"

	"merlin/scenes/ui"
)

// Names of cards are never cut: where there is little room the article goes, then the letters
// stand closer, or the name has two lines.

// closest is how much closer letters stand at most, in canvas units.
const closest = 1.9

// whole writes the first of some names that there is room for, else the last one with its
// letters closer together. "" stands for no name.
func whole(p *ui.Painter, r ui.Rect, st ui.Style, names ...string) {
	name := fitting(p, r.W, st, names...)
	if strings.Contains(name, "\n") {
		p.Name(name, r, st)
		return
	}
	small := st.Sized(max(st.Min, ui.Least))
	if over := p.TextWidth(name, small) - r.W; over > 0 {
		if two := halved(name); tight(name, over) && r.H >= highTwo && two != name {
			p.Name(two, r, small)
			return
		}
		st = small
		st.Spacing = -min(closest, over/float64(max(1, len([]rune(name))-1))+.02)
	}
	p.Name(name, r, st)
}

// highTwo is how high a name in two lines is at least.
const highTwo = 34.0

// tight reports whether letters would have to stand so much closer that the blanks between words went.
func tight(name string, over float64) bool { return over/float64(max(1, len([]rune(name))-1)) > .7 }

// halved is a name in two lines, parted at the blank nearest to its middle.
func halved(name string) string {
	best := -1
	for i, r := range name {
		if r == ' ' && (best < 0 || abs(2*i-len(name)) < abs(2*best-len(name))) {
			best = i
		}
	}
	if best < 0 {
		return name
	}
	return name[:best] + "\n" + name[best+1:]
}

// fitting is the first of some names that there is room for, else the last that there is.
func fitting(p *ui.Painter, w float64, st ui.Style, names ...string) (name string) {
	st.Size = max(st.Min, ui.Least)
	for _, n := range names {
		if n == "" {
			break
		}
		if name = n; p.TextWidth(n, st) <= w {
			break
		}
	}
	return name
}

// parted is a long name in two lines, parted between two syllables near its middle.
func parted(name string) string {
	letters := []rune(name)
	best := 0
	for i := 2; i < len(letters)-1; i++ {
		if parts(letters, i) && abs(2*i-len(letters)) < abs(2*best-len(letters)) {
			best = i
		}
	}
	if best == 0 {
		return name
	}
	return string(letters[:best]) + "-\n" + string(letters[best:])
}

// parts reports whether a syllable may begin with letter i: with the last consonant before a
// vowel, or with two that are spoken as one.
func parts(letters []rune, i int) bool {
	switch {
	case isVowel(letters[i]) || i+1 >= len(letters):
		return false
	case isVowel(letters[i+1]):
		return !spokenAsOne(letters[i-1], letters[i])
	}
	return i+2 < len(letters) && spokenAsOne(letters[i], letters[i+1]) && isVowel(letters[i+2])
}

func isVowel(r rune) bool { return strings.ContainsRune("aeiouyäöüéèêëîïôâà", r) }

func spokenAsOne(a, b rune) bool {
	return strings.ContainsRune("rl", b) && strings.ContainsRune("bcdfgkpt", a) || b == 'h' && strings.ContainsRune("cpt", a)
}

func abs(n int) int { return max(n, -n) }
