package i18n

import "golang.org/x/sys/windows"

// system returns the languages of Windows' settings, the strongest first.
func system() []string {
	// Where Windows does not tell, English serves.
	wishes, _ := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	return wishes
}
