//go:build !js

package ui

// pinchWheel is what a browser reports of a touchpad's pinch; elsewhere nothing.
type pinchWheel struct{}

func (pinchWheel) take() float64 { return 0 }
