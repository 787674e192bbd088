//go:build !js

package i18n

import (
	"os"
	"strings"
)

// Preferred returns the system's wishes, the strongest first.
func Preferred() []string {
	var wishes []string
	for _, name := range []string{"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"} {
		for wish := range strings.SplitSeq(os.Getenv(name), ":") {
			if wish != "" {
				wishes = append(wishes, wish)
			}
		}
	}
	return wishes
}
