package i18n

import (
	"context"
	"os/exec"
	"time"
)

// system returns the languages of macOS' settings, the strongest first.
func system() []string {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second) // the window waits for it
	defer cancel()
	// Where macOS does not tell, there are no words and English serves.
	list, _ := exec.CommandContext(ctx, "/usr/bin/defaults", "read", "-g", "AppleLanguages").Output()
	return plist(string(list))
}
