package scenes

import (
	"errors"

	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// Trouble says in the player's language what is wrong with the store: where, and what
// helps.
func Trouble(words func(string, ...any) string, err error) string {
	var at *store.Fault
	var settings *store.SettingsFault
	switch known := errors.As(err, &at); {
	case errors.Is(err, store.ErrFull):
		return words("error.full")
	case errors.As(err, &settings) && settings.Line > 0:
		return words("error.place.line", "path", ui.Literal(settings.Path), "line", settings.Line, "aside", settings.Aside)
	case errors.As(err, &settings):
		return words("error.place.aside", "path", ui.Literal(settings.Path), "aside", settings.Aside)
	case known && store.ReadOnly(err):
		return words("error.place.forbidden", "path", ui.Literal(at.Path))
	case known:
		return words("error.place."+string(at.Deed), "path", ui.Literal(at.Path))
	case store.ReadOnly(err):
		return words("error.unavailable")
	}
	return words("error.unknown")
}
