package i18n

import "syscall/js"

// Preferred returns the browser's wishes, the strongest first.
func Preferred() []string {
	list := js.Global().Get("navigator").Get("languages")
	if !list.Truthy() {
		return nil
	}
	wishes := make([]string, list.Length())
	for i := range wishes {
		wishes[i] = list.Index(i).String()
	}
	return wishes
}
