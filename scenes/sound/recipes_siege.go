package sound

import "math/rand/v2"

// What is heard where Camelot is besieged.

// drum is a war drum, struck twice: the skin's round modes, which are no overtones, and
// the beater's thud.
func drum(rng *rand.Rand) []part {
	pitch := vary(rng, 74, 0.04)
	return append(beat(rng, 0, 0.3, pitch), beat(rng, vary(rng, 0.26, 0.08), 0.16, pitch*0.98)...)
}

func beat(rng *rand.Rand, at, level, pitch float64) []part {
	parts := []part{
		{at: at, fall: 0.05, level: level * 0.5, freq: 340, band: 420},
		{at: at, fall: 0.012, level: level * 0.25, freq: 1500, band: 1600},
	}
	for _, p := range []part{
		{freq: 1, level: 0.8, fall: 0.75},
		{freq: 1.59, level: 0.55, fall: 0.5},
		{freq: 2.14, level: 0.35, fall: 0.36},
		{freq: 2.65, level: 0.2, fall: 0.25},
	} {
		p.at, p.swell = at, 0.003
		p.freq = vary(rng, p.freq*pitch, 0.01)
		p.level *= level
		parts = append(parts, p)
	}
	return parts
}

// choir is two notes, a fifth apart, of a few voices each: close sines that beat, with
// the formants of an open vowel.
func choir(rng *rand.Rand) []part {
	const low = 293.7 // Hz, d
	pitch := vary(rng, low, 0.003)
	return append(voices(rng, 0, pitch, -0.35), voices(rng, 0.42, pitch*1.5, 0.35)...)
}

func voices(rng *rand.Rand, at, pitch, pan float64) []part {
	var parts []part
	for range 3 {
		sung := vary(rng, pitch, 0.006)
		from := at + 0.05*rng.Float64()
		for _, p := range []part{
			{freq: 1, level: 0.05},
			{freq: 2, level: 0.045},
			{freq: 3, level: 0.03},
			{freq: 4, level: 0.012},
		} {
			p.at, p.swell, p.fall = from, 0.22, 1.5
			p.freq *= sung
			p.pan = pan + 0.5*rng.Float64() - 0.25
			parts = append(parts, p)
		}
	}
	return append(parts, part{at: at, swell: 0.2, fall: 0.6, level: 0.012, freq: 2800, band: 1400, pan: pan})
}

// catapult is a frame of oak that rolls, creaks and lets its arm fall on the beam.
func catapult(rng *rand.Rand) []part {
	parts := []part{{swell: 0.12, fall: 0.5, level: 0.12, freq: 180, band: 220}}
	at := 0.02
	for range 5 {
		pitch := vary(rng, 1, 0.12)
		parts = append(parts,
			part{at: at, swell: 0.02, fall: 0.09, level: 0.05, freq: 520 * pitch},
			part{at: at, swell: 0.02, fall: 0.07, level: 0.03, freq: 1130 * pitch, pan: 0.3},
			part{at: at, fall: 0.03, level: 0.04, freq: 900, band: 1200, pan: -0.3},
		)
		at += vary(rng, 0.075, 0.35)
	}
	parts = append(parts, knock(rng, at+0.06, 0.26, 0.62)...)
	return append(parts, part{at: at + 0.06, fall: 0.9, level: 0.16, freq: 96})
}

// horn is a war horn: a note that swells, brighter as it grows, and a fifth above it.
func horn(rng *rand.Rand) []part {
	pitch := vary(rng, 196, 0.008)
	return append(blown(rng, 0, pitch, 0.55), blown(rng, vary(rng, 0.3, 0.06), pitch*1.5, 0.9)...)
}

func blown(rng *rand.Rand, at, pitch, fall float64) []part {
	parts := []part{{at: at, swell: 0.04, fall: 0.2, level: 0.03, freq: 1400, band: 1500}}
	for i, level := range []float64{0.09, 0.1, 0.08, 0.05, 0.03, 0.02} {
		n := float64(i + 1)
		parts = append(parts, part{at: at, swell: 0.03 + 0.025*n, fall: fall / (1 + 0.18*n), level: level, freq: vary(rng, pitch*n, 0.002), pan: 0.2 - 0.08*n})
	}
	return parts
}

// storm is a rush at a wall: feet, drums that quicken, ladders that strike, and stones that come down.
func storm(rng *rand.Rand) []part {
	parts := []part{{swell: 0.3, fall: 0.7, level: 0.12, freq: 150, band: 200}}
	at, gap, pitch := 0.0, 0.26, vary(rng, 86, 0.04)
	for i := range 6 {
		parts = append(parts, beat(rng, at, 0.22-0.02*float64(i), pitch)...)
		at += vary(rng, gap, 0.08)
		gap *= 0.8
	}
	for _, strikes := range []float64{0.2, 0.55} {
		parts = append(parts, knock(rng, vary(rng, strikes, 0.1), 0.09, 0.7)...)
	}
	for i := range 9 {
		parts = append(parts, part{at: at + 0.1*float64(i), fall: 0.06, level: vary(rng, 0.06, 0.4), freq: vary(rng, 420, 0.4), band: 500, pan: rng.Float64() - 0.5})
	}
	return parts
}
