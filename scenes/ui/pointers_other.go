//go:build !js

package ui

// listen is for a browser; elsewhere Ebitengine tells of everything.
func (*pointers) listen() bool { return false }
