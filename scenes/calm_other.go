//go:build !js

package scenes

// tellCalm has nobody to tell: a window's frames cost little.
var tellCalm = func(bool) {}
