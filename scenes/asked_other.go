//go:build !js

package scenes

// systemAsks is nothing where there is no browser to tell: the options alone say it.
func systemAsks() asked { return asked{} }
