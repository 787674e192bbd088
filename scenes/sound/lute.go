package sound

import "math"

// Instruments of the music. They are computed at half the rate of the sound card: what
// they have above 12 kHz nobody hears behind a table.
const lowRate = sampleRate / 2

// grain is white noise, cheap: what a long stream of it is made of.
type grain uint32

// next returns a number from -1 to 1.
func (g *grain) next() float32 {
	x := uint32(*g)
	x ^= x << 13
	x ^= x >> 17
	x ^= x << 5
	*g = grain(x)
	return float32(int32(x)) * (1.0 / (1 << 31))
}

// waves is a period of a sine.
var waves = func() (t [1024]float32) {
	for i := range t {
		t[i] = float32(math.Sin(2 * math.Pi * float64(i) / float64(len(t))))
	}
	return t
}()

// turning is an angle that goes round: 1<<32 is the whole way.
type turning struct{ at, step uint32 }

func (t *turning) tune(freq float64) { t.step = uint32(freq / lowRate * (1 << 32)) }

// next returns the sine of the angle and goes on.
func (t *turning) next() float32 {
	t.at += t.step
	return waves[t.at>>22]
}

// A lute string is a delay line that was filled with noise and goes round, a little softer
// each time (Karplus and Strong).
type luteString struct {
	line        [512]float32
	n, at       int
	gain, tune  float32 // of each round; of the all-pass that makes the pitch right
	last, x, y  float32
	rise        float32 // from 0 to 1 in the first moments
	left, right float32
	life        int // frames until it is silent
}

// pluck begins a note of a level, panned from -1 to 1, and soft from 0 to 1.
func (s *luteString) pluck(g *grain, freq float64, level, pan, soft float32) {
	const ringing = 2.6 // seconds until it has fallen by 60 dB, for a deep note
	period := lowRate/freq - 0.5
	s.n = max(2, min(int(period-0.1), len(s.line)))
	part := period - float64(s.n)
	fall := ringing * math.Pow(110/freq, 0.4)
	s.tune = float32((1 - part) / (1 + part))
	s.gain = float32(math.Pow(floor, 1/(fall*freq)))
	s.at, s.last, s.x, s.y, s.rise = 0, 0, 0, 0, 0
	s.life = int(fall * lowRate)
	angle := float64(pan+1) * math.Pi / 4
	s.left, s.right = level*float32(math.Cos(angle)), level*float32(math.Sin(angle))
	s.fill(g, soft)
}

// fill puts noise into the line: low-passed twice, as a fingertip does, without the
// partials that have a node where it plucks, and without a mean.
func (s *luteString) fill(g *grain, soft float32) {
	line := s.line[:s.n]
	var a, b, mean float32
	for range 2 {
		for i := range line {
			a += (g.next() - a) * (1 - soft)
			b += (a - b) * (1 - soft)
			line[i] = b
		}
	}
	node := max(1, s.n/5)
	for i := s.n - 1; i >= node; i-- {
		line[i] -= 0.8 * line[i-node]
	}
	for _, v := range line {
		mean += v / float32(s.n)
	}
	var sum float32
	for i := range line {
		line[i] -= mean
		sum += line[i] * line[i]
	}
	even := 0.35 / float32(math.Sqrt(float64(sum/float32(s.n))+1e-9))
	for i := range line {
		line[i] *= even
	}
}

// add adds the string's next frames to what is heard.
func (s *luteString) add(out []float32) {
	for i := 0; i < len(out) && s.life > 0; i += channels {
		v := s.line[s.at]
		mean := 0.5 * (v + s.last) * s.gain
		s.last = v
		s.y = s.tune*(mean-s.y) + s.x
		s.x = mean
		s.line[s.at] = s.y
		if s.at++; s.at == s.n {
			s.at = 0
		}
		s.rise += (1 - s.rise) * 0.03
		out[i] += v * s.left * s.rise
		out[i+1] += v * s.right * s.rise
		s.life--
	}
}
