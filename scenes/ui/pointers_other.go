//go:build !js

package ui

// page is what tells of mouse, fingers and keys in a browser.
type page struct{ pointers }

// listen is for a browser; elsewhere Ebitengine tells of everything.
func (*page) listen() bool { return false }
