//go:build !js

package i18n

import (
	"os"
	"strings"
)

// Preferred returns the user's wishes, the strongest first: those of the
// environment, then those of the system's settings.
func Preferred() []string { return append(environment(os.Getenv), system()...) }

// environment returns the languages that the variables of POSIX and GNU name.
func environment(variable func(string) string) (wishes []string) {
	for _, name := range []string{"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"} {
		for wish := range strings.SplitSeq(variable(name), ":") {
			if wish != "" {
				wishes = append(wishes, wish)
			}
		}
	}
	return wishes
}

// plist returns the words of a list as macOS' defaults writes it: in parentheses,
// with commas, in quotes where a word is not of letters alone.
func plist(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("(),\" \t\r\n", r) })
}
