package i18n

import "strings"

// byFinger is how a text is said to who has a finger and no mouse: what is clicked is tapped, and
// what is pointed at is held. Of two that fit, the earlier counts.
var byFinger = map[string]*strings.Replacer{
	"de": strings.NewReplacer(
		"in Klick", "in Fingertipp", "inem Klick", "inem Fingertipp", "Klicks", "Fingertipps", "der Zeiger ruht", "der Finger ruht", "Klick: ", "Tippen: ",
		"Klick", "Tipp", "klick", "tipp", "Zeig auf", "Halt den Finger auf", "zeig auf", "halt den Finger auf"),
	"en": strings.NewReplacer(
		"Click on ", "Tap ", "click on ", "tap ", "Click", "Tap", "click", "tap", "Point at", "Hold a finger on", "point at", "hold a finger on", "the pointer rests", "the finger rests"),
	"fr": strings.NewReplacer(
		"survolez-le", "gardez le doigt dessus", "survolez d’abord", "gardez d’abord le doigt sur",
		"Survolez", "Gardez le doigt sur", "survolez", "gardez le doigt sur", "survoler", "garder le doigt sur",
		"Cliquer", "Appuyer", "cliquer", "appuyer", "Cliquez", "Appuyez", "cliquez", "appuyez", "Clic", "Appui", "clic", "appui",
		"ce que l’on survole", "ce sur quoi l’on garde le doigt"),
}

// LoadForFingers reads the same texts as [Load], in the words of those who have no mouse.
func LoadForFingers(lang string, titles ...string) (*Locale, error) {
	return once(lang, titles, true, func() (*Locale, error) { return ReadForFingers(lang, titles...) })
}

// ReadForFingers reads them anew, to add to them.
func ReadForFingers(lang string, titles ...string) (*Locale, error) {
	return load(lang, append([]string{common}, titles...), file, byFinger)
}
