package ui

import "math"

// The curves that things move by. Each leads from 0, at 0, to 1, at 1 (Arch and Bounce back to
// 0); what lies outside of these is as at them.

// Ease starts and ends gently.
func Ease(t float64) float64 {
	t = min(1, max(0, t))
	return t * t * (3 - 2*t)
}

// Land comes fast, goes a little too far, and settles.
func Land(t float64) float64 {
	t = min(1, max(0, t)) - 1
	return 1 + t*t*(2.7*t+1.7)
}

// Fall gathers speed, and hops once when it has come down.
func Fall(t float64) float64 {
	const down = .72
	if t = min(1, max(0, t)); t < down {
		return t * t / (down * down)
	}
	u := (t - down) / (1 - down)
	return 1 - .1*math.Sin(math.Pi*u)
}

// Part is how much of a stretch from a to b lies behind t, 0 to 1: for what moves in a part
// of the time only.
func Part(t, a, b float64) float64 { return min(1, max(0, (t-a)/(b-a))) }

// Arch rises from 0 to 1 in the middle and comes back, as what is thrown does.
func Arch(t float64) float64 {
	t = min(1, max(0, t))
	return 4 * t * (1 - t)
}

// Slow starts fast and comes to rest.
func Slow(t float64) float64 {
	t = 1 - min(1, max(0, t))
	return 1 - t*t*t
}

// Bounce hops ever lower, in 1, 1/3 and 1/9 of its height; it is 0 at 0 and at 1.
func Bounce(t float64) float64 {
	switch {
	case t < .5:
		return Arch(t / .5)
	case t < .8:
		return Arch((t-.5)/.3) / 3
	}
	return Arch((t-.8)/.2) / 9
}
