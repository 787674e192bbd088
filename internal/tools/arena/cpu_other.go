//go:build !linux && !js

package main

import "time"

var begun = time.Now()

// cpu returns the time since the start.
func cpu() time.Duration { return time.Since(begun) }
