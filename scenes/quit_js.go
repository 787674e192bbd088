package scenes

// canQuit: a page is left by closing it.
const canQuit = false
