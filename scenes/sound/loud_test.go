package sound

import "math"

// weighted filters a wave as ears weigh it: ITU-R BS.1770, a shelf for what the head does
// and a high-pass, at 48 kHz.
func weighted(wave []float32) []float64 {
	out := make([]float64, len(wave))
	for i, v := range wave {
		out[i] = float64(v)
	}
	for _, f := range [][5]float64{
		{1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585},
		{1, -2, 1, -1.99004745483398, 0.99007225036621},
	} {
		for c := range channels {
			var x1, x2, y1, y2 float64
			for i := c; i < len(out); i += channels {
				x := out[i]
				y := f[0]*x + f[1]*x1 + f[2]*x2 - f[3]*y1 - f[4]*y2
				x1, x2, y1, y2 = x, x1, y, y1
				out[i] = y
			}
		}
	}
	return out
}

// loudest is the loudness of the loudest stretch of some seconds, in LUFS: a sine of full
// scale on one channel has -3.
func loudest(wave []float32, length float64) float64 {
	w := weighted(wave)
	window := min(frames(length)*channels, len(w))
	most, now := 0.0, 0.0
	for i, v := range w {
		now += v * v
		if i >= window {
			now -= w[i-window] * w[i-window]
		}
		most = max(most, now)
	}
	return -0.691 + 10*math.Log10(most/float64(frames(length)))
}

// loudness is that of all of a wave, in LUFS, without what is all but silence.
func loudness(wave []float32) float64 {
	const window = sampleRate / 2 * channels
	w := weighted(wave)
	sum, n := 0.0, 0
	for at := 0; at+window <= len(w); at += window {
		e := 0.0
		for _, v := range w[at : at+window] {
			e += v * v
		}
		if e/(window/channels) > 1e-7 {
			sum += e
			n += window / channels
		}
	}
	return -0.691 + 10*math.Log10(sum/float64(n))
}
