//go:build !js

package scenes

// canQuit: a window can be closed by the program.
const canQuit = true
