package sound

import "math/rand/v2"

// What is heard where companies gather.

// slap is a stiff card that is slapped on oak: air, paper, and the table top under it.
func slap(rng *rand.Rand) []part {
	pitch := vary(rng, 1, 0.08)
	return []part{
		{swell: 0.02, fall: 0.05, level: 0.1, freq: 2600 * pitch, band: 2400, pan: -0.15},
		{at: 0.05, fall: 0.02, level: 0.56, freq: 1500 * pitch, band: 1700, pan: 0.1},
		{at: 0.05, fall: 0.12, level: 0.28, freq: 210 * pitch},
		{at: 0.052, fall: 0.08, level: 0.2, freq: 480 * pitch},
		{at: 0.07, swell: 0.01, fall: 0.09, level: 0.07, freq: 3300 * pitch, band: 2600, pan: 0.2},
	}
}

// harp is a chord that is rolled upwards: plucked strings, the higher the shorter.
func harp(rng *rand.Rand) []part {
	var parts []part
	at := 0.0
	for i, ratio := range []float64{1, 1.25, 1.5, 2} {
		parts = append(parts, plucked(at, vary(rng, 392*ratio, 0.002), 0.15-0.015*float64(i), 0.3*float64(i)-0.45)...)
		at += vary(rng, 0.075, 0.15)
	}
	return parts
}

// plucked is a string: the finger, then its overtones, the high ones gone first.
func plucked(at, pitch, level, pan float64) []part {
	parts := []part{{at: at, fall: 0.01, level: level * 0.5, freq: 2400, band: 2200, pan: pan}}
	for n, share := range []float64{1, 0.5, 0.28, 0.14, 0.07} {
		k := float64(n + 1)
		parts = append(parts, part{at: at, swell: 0.002, fall: 0.75 / (0.6 + 0.4*k), level: level * share, freq: pitch * k, pan: pan})
	}
	return parts
}

// fanfare is three short calls of two trumpets and a long one.
func fanfare(rng *rand.Rand) []part {
	pitch := vary(rng, 392, 0.004)
	var parts []part
	for _, note := range []struct{ at, ratio, fall float64 }{{0, 1, 0.1}, {0.15, 1, 0.1}, {0.3, 1.25, 0.12}, {0.46, 1.5, 0.62}} {
		at := note.at + 0.012*rng.Float64()
		parts = append(parts, trumpet(at, pitch*note.ratio, note.fall, -0.25)...)
		parts = append(parts, trumpet(at+0.008, pitch*note.ratio*0.75, note.fall, 0.25)...)
	}
	return parts
}

func trumpet(at, pitch, fall, pan float64) []part {
	var parts []part
	for i, level := range []float64{0.045, 0.055, 0.05, 0.036, 0.024, 0.014} {
		n := float64(i + 1)
		parts = append(parts, part{at: at, swell: 0.012 + 0.006*n, fall: fall / (1 + 0.08*n), level: level, freq: pitch * n, pan: pan})
	}
	return parts
}

// knell is a low cracked bell, struck once, with a second one a little out of tune with it.
func knell(rng *rand.Rand) []part {
	pitch := vary(rng, 131, 0.006)
	parts := []part{{fall: 0.03, level: 0.12, freq: 900, band: 1100}}
	for _, p := range []part{
		{freq: 1, level: 0.2, fall: 1.3},
		{freq: 1.06, level: 0.14, fall: 1.1},
		{freq: 2.03, level: 0.1, fall: 0.7},
		{freq: 2.41, level: 0.08, fall: 0.5},
		{freq: 3.17, level: 0.05, fall: 0.34},
	} {
		p.freq *= pitch
		p.swell, p.pan = 0.004, 0.4*rng.Float64()-0.2
		parts = append(parts, p)
	}
	return parts
}
