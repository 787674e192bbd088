package sound

import "math/rand/v2"

// recipes say what each sound is made of. Levels are chosen so that the
// sounds are about equally loud to the ear and no play peaks above 0.7.
var recipes = [soundCount]func(*rand.Rand) []part{
	Dice:      dice,
	Wood:      wood,
	Parchment: parchment,
	Coin:      coin,
	Bell:      bell,
	Sword:     sword,
	Click:     click,
	Drum:      drum,
	Choir:     choir,
	Catapult:  catapult,
	Horn:      horn,
	Card:      slap,
	Harp:      harp,
	Fanfare:   fanfare,
	Knell:     knell,
	Storm:     storm,
}

// vary returns v changed at random by up to share of it, up or down.
func vary(rng *rand.Rand, v, share float64) float64 {
	return v * (1 + share*(2*rng.Float64()-1))
}

// dice are small hard bodies: they clack on oak ever sooner and softer, with a
// last rattle, while the table top hums underneath.
func dice(rng *rand.Rand) []part {
	var parts []part
	at, gap, level := 0.0, 0.085, 0.17
	for range 11 {
		pan := 1.2*rng.Float64() - 0.6
		parts = append(parts, clack(rng, at, vary(rng, level, 0.3), pan)...)
		at += vary(rng, gap, 0.45)
		gap *= 0.86
		level *= 0.84
	}
	return append(parts, part{at: 0.01, swell: 0.02, fall: 0.7, level: 0.05, freq: 420, band: 500})
}

// clack is one contact of a die with the table.
func clack(rng *rand.Rand, at, level, pan float64) []part {
	pitch := vary(rng, 1, 0.14)
	return []part{
		{at: at, fall: 0.012, level: level * 1.5, freq: 3800 * pitch, band: 3500, pan: pan},
		{at: at, fall: 0.045, level: level, freq: 2350 * pitch, pan: pan},
		{at: at, fall: 0.03, level: level * 0.7, freq: 3920 * pitch, pan: pan},
		{at: at, fall: 0.02, level: level * 0.35, freq: 6150 * pitch, pan: pan},
		{at: at, fall: 0.11, level: level * 0.9, freq: vary(rng, 290, 0.1), pan: pan / 2},
	}
}

// wood is a turned figure that meets the board, and rocks once before it
// stands.
func wood(rng *rand.Rand) []part {
	pitch := vary(rng, 1, 0.07)
	return append(knock(rng, 0, 0.3, pitch), knock(rng, vary(rng, 0.065, 0.2), 0.1, pitch*1.08)...)
}

// knock is wood on wood: a bar's partials, the high ones gone at once.
func knock(rng *rand.Rand, at, level, pitch float64) []part {
	return []part{
		{at: at, fall: 0.01, level: level, freq: 1900, band: 2200},
		{at: at, fall: 0.2, level: level * 0.75, freq: 196 * pitch},
		{at: at, fall: 0.16, level: level, freq: 432 * pitch},
		{at: at, fall: 0.09, level: level * 0.55, freq: vary(rng, 905, 0.03) * pitch},
		{at: at, fall: 0.05, level: level * 0.35, freq: vary(rng, 1640, 0.03) * pitch},
	}
}

// parchment is a stiff sheet that is lifted and turned: two or three swells of
// breath-like noise with fine crackles on them.
func parchment(rng *rand.Rand) []part {
	var parts []part
	at := 0.0
	for _, level := range []float64{0.115, 0.185, 0.092} {
		swell := vary(rng, 0.06, 0.3)
		parts = append(parts,
			part{at: at, swell: swell, fall: 0.22, level: level, freq: vary(rng, 3100, 0.15), band: 2600, pan: -0.2},
			part{at: at, swell: swell, fall: 0.16, level: level * 0.5, freq: vary(rng, 6200, 0.15), band: 4000, pan: 0.25},
			part{at: at, swell: swell, fall: 0.2, level: level * 0.5, freq: 760, band: 600},
		)
		at += vary(rng, 0.115, 0.25)
	}
	for range 26 {
		parts = append(parts, part{
			at:    0.03 + 0.4*rng.Float64(),
			fall:  0.006 + 0.01*rng.Float64(),
			level: 0.03 + 0.13*rng.Float64()*rng.Float64(),
			freq:  2200 + 4500*rng.Float64(),
			band:  2500,
			pan:   rng.Float64() - 0.5,
		})
	}
	return parts
}

// coin is a small disc that falls on another: two inharmonic partials, each a
// close pair that beats, struck twice.
func coin(rng *rand.Rand) []part {
	pitch := vary(rng, 1, 0.04)
	again := vary(rng, 0.085, 0.2)
	return append(clink(0, 0.108, pitch), clink(again, 0.07, pitch*1.012)...)
}

func clink(at, level, pitch float64) []part {
	return []part{
		{at: at, fall: 0.006, level: level, freq: 7000, band: 5000},
		{at: at, fall: 0.55, level: level, freq: 3140 * pitch, pan: -0.2},
		{at: at, fall: 0.5, level: level * 0.35, freq: 3153 * pitch, pan: 0.2},
		{at: at, fall: 0.38, level: level * 0.8, freq: 5230 * pitch, pan: 0.2},
		{at: at, fall: 0.34, level: level * 0.3, freq: 5257 * pitch, pan: -0.2},
	}
}

// bell has the partials that bell founders tune: hum, prime, a minor third,
// fifth and nominal, and above them those that only colour the stroke.
func bell(rng *rand.Rand) []part {
	const prime = 392 // Hz, g
	pitch := vary(rng, prime, 0.004)
	parts := []part{{fall: 0.03, level: 0.05, freq: 2600, band: 2400}}
	for _, p := range []part{
		{freq: 0.5, level: 0.07, fall: 2.6},
		{freq: 1, level: 0.1, fall: 1.9},
		{freq: 1.19, level: 0.09, fall: 1.6},
		{freq: 1.5, level: 0.04, fall: 1.1},
		{freq: 2, level: 0.13, fall: 1.2},
		{freq: 2.51, level: 0.05, fall: 0.7},
		{freq: 3.01, level: 0.06, fall: 0.6},
		{freq: 4.16, level: 0.05, fall: 0.4},
		{freq: 5.43, level: 0.03, fall: 0.25},
	} {
		p.freq *= pitch
		p.swell = 0.002
		p.level = vary(rng, p.level, 0.12)
		parts = append(parts, pair(p, 0.0011)...)
	}
	return parts
}

// pair splits p into two close partials left and right of the middle, detune
// apart as a share of its frequency, so that it beats slowly.
func pair(p part, detune float64) []part {
	low, high := p, p
	low.level, low.pan = p.level*0.65, -0.3
	high.level, high.pan = p.level*0.35, 0.3
	high.freq *= 1 + detune
	return []part{low, high}
}

// sword is steel drawn along steel, a swish with an edge, and then the blade's
// ring, whose partials lie as those of a free bar do.
func sword(rng *rand.Rand) []part {
	const blade = 1080 // Hz
	pitch := vary(rng, blade, 0.05)
	ring := vary(rng, 0.07, 0.15) // seconds from the first touch to the ring
	parts := []part{
		{swell: ring, fall: 0.16, level: 0.15, freq: 5200, band: 3600, pan: -0.3},
		{at: ring / 2, swell: ring / 2, fall: 0.1, level: 0.12, freq: 8600, band: 4200, pan: 0.3},
		{at: ring, fall: 0.015, level: 0.12, freq: 4200, band: 5000},
	}
	for _, p := range []part{
		{freq: 1, level: 0.05, fall: 0.8},
		{freq: 2.76, level: 0.08, fall: 0.9},
		{freq: 4.07, level: 0.05, fall: 0.75},
		{freq: 5.4, level: 0.055, fall: 0.6},
		{freq: 7.23, level: 0.03, fall: 0.4},
		{freq: 8.93, level: 0.025, fall: 0.3},
	} {
		p.at = ring
		p.swell = 0.004
		p.freq = vary(rng, p.freq*pitch, 0.01)
		parts = append(parts, pair(p, 0.004)...)
	}
	return parts
}

// click is a fingertip on felt: soft and over at once.
func click(rng *rand.Rand) []part {
	pitch := vary(rng, 1, 0.05)
	return []part{
		{fall: 0.006, level: 0.07, freq: 1800, band: 1500},
		{swell: 0.001, fall: 0.045, level: 0.1, freq: 620 * pitch},
		{swell: 0.001, fall: 0.025, level: 0.05, freq: 1240 * pitch},
	}
}
