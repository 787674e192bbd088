package scenes

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"merlin/i18n"
	"merlin/scenes/store"
)

// What is wrong with the store is told with its place, without the system's English.
func TestTroubleIsToldInTheLanguage(t *testing.T) {
	const english = "invalid character"
	cause := errors.New(english)
	at := func(d store.Deed) error { return &store.Fault{Deed: d, Path: "/a/b", Err: cause} }
	for _, lang := range i18n.Languages() {
		l, err := i18n.Load(lang, "merlin")
		if err != nil {
			t.Fatal(err)
		}
		told := map[string]bool{}
		for _, err := range []error{
			at(store.Reading), at(store.Writing), at(store.Listing), at(store.Deleting), at(store.Renaming),
			fmt.Errorf("more: %w", &store.Fault{Deed: store.Writing, Path: "/a/b", Err: fs.ErrPermission}),
			&store.SettingsFault{Path: "/a/b", Aside: "b.broken", Line: 17, Err: cause},
			&store.SettingsFault{Path: "/a/b", Aside: "b.broken", Err: cause},
		} {
			text := Trouble(l.T, err)
			if told[text] || !strings.Contains(text, "/a/b") || strings.Contains(text, english) || strings.ContainsAny(text, "{‹") {
				t.Errorf("%s: %v is told as %q", lang, err, text)
			}
			told[text] = true
			if settings := (*store.SettingsFault)(nil); errors.As(err, &settings) && settings.Line > 0 && !strings.Contains(text, "17") {
				t.Errorf("%s: the line is missing in %q", lang, text)
			}
		}
		if text := Trouble(l.T, cause); strings.Contains(text, english) {
			t.Errorf("%s: %q", lang, text)
		}
	}
}
