package scenes

import "syscall/js"

// nameWindow gives the page a title.
func nameWindow(title string) { js.Global().Get("document").Set("title", title) }
