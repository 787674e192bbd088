package sound

import (
	"math"
	"math/rand/v2"
)

const (
	sampleRate = 48000
	channels   = 2
	floor      = 0.001 // level, relative to its peak, at which a part ends: -60 dB
)

// A part is one ringing sine (band 0) or one burst of noise (band > 0, the
// width in Hz of the noise's band around freq). Times are in seconds, levels
// are peak amplitudes with 1 as full scale, pan goes from -1, left, to 1.
type part struct {
	at    float64 // start
	swell float64 // rise from nothing to level
	fall  float64 // from level down by 60 dB, where the part ends
	level float64
	freq  float64
	band  float64
	pan   float64
}

func frames(seconds float64) int { return int(seconds * sampleRate) }

// A ringer is a part being computed.
type ringer struct {
	wait, n     int     // frames until it starts, frames done
	swell, end  int     // frames of the rise, of the whole
	env, shrink float64 // fall: env is multiplied by shrink every frame
	left, right float64
	tone        source
}

// A source yields a wave with an amplitude of about 1, frame by frame.
type source interface{ next() float64 }

func newRinger(p part, rng *rand.Rand) *ringer {
	angle := (p.pan + 1) * math.Pi / 4
	r := &ringer{
		wait:   frames(p.at),
		swell:  frames(p.swell),
		end:    frames(p.swell + p.fall),
		env:    1,
		shrink: math.Pow(floor, 1/math.Max(1, p.fall*sampleRate)),
		left:   p.level * math.Cos(angle),
		right:  p.level * math.Sin(angle),
	}
	if p.band > 0 {
		r.tone = newHiss(p.freq, p.band, rng)
	} else {
		r.tone = newSine(p.freq)
	}
	return r
}

// add adds the ringer's next frames to out, interleaved stereo, and reports
// whether more are to come.
func (r *ringer) add(out []float32) bool {
	if skip := min(r.wait, len(out)/channels); skip > 0 {
		r.wait -= skip
		out = out[skip*channels:]
	}
	for ; len(out) > 0 && r.n < r.end; out = out[channels:] {
		v := r.tone.next() * r.envelope()
		out[0] += float32(v * r.left)
		out[1] += float32(v * r.right)
	}
	return r.n < r.end
}

// envelope returns the level of the next frame: a rounded rise, then an
// exponential fall that is lowered so that it ends at nothing, not at floor.
func (r *ringer) envelope() float64 {
	r.n++
	if r.n <= r.swell {
		return 0.5 - 0.5*math.Cos(math.Pi*float64(r.n)/float64(r.swell))
	}
	r.env *= r.shrink
	return (r.env - floor) / (1 - floor)
}

// sine is a rotating unit vector; its imaginary part is the wave, so that it
// starts at zero and without a click.
type sine struct{ v, turn complex128 }

func newSine(freq float64) *sine {
	w := 2 * math.Pi * freq / sampleRate
	return &sine{v: 1, turn: complex(math.Cos(w), math.Sin(w))}
}

func (s *sine) next() float64 {
	s.v *= s.turn
	return imag(s.v)
}

// hiss is white noise through a band-pass of second order.
type hiss struct {
	rng            *rand.Rand
	b, a1, a2      float64
	x1, x2, y1, y2 float64
}

// newHiss returns noise around freq, band Hz wide, both in Hz. The gain
// makes up for what the filter takes, so that any band is about equally loud.
// Its randomness is its own, only begun by rng: in which order the parts of a
// voice are computed does not matter then.
func newHiss(freq, band float64, rng *rand.Rand) *hiss {
	w := 2 * math.Pi * math.Min(freq, 0.45*sampleRate) / sampleRate
	alpha := math.Sin(w) * band / (2 * freq)
	gain := 0.5 * math.Sqrt(sampleRate/(2*band))
	return &hiss{
		rng: rand.New(rand.NewPCG(rng.Uint64(), rng.Uint64())),
		b:   gain * alpha / (1 + alpha),
		a1:  -2 * math.Cos(w) / (1 + alpha),
		a2:  (1 - alpha) / (1 + alpha),
	}
}

func (h *hiss) next() float64 {
	x := 2*h.rng.Float64() - 1
	y := h.b*(x-h.x2) - h.a1*h.y1 - h.a2*h.y2
	h.x1, h.x2 = x, h.x1
	h.y1, h.y2 = y, h.y1
	return y
}

// A voice is one sounding play of a sound.
type voice []*ringer

// newVoice prepares the play-th play of s. Equal arguments sound equal.
func newVoice(s Sound, play uint64) voice {
	rng := rand.New(rand.NewPCG(uint64(s), play))
	parts := recipes[s](rng)
	v := make(voice, len(parts))
	for i, p := range parts {
		v[i] = newRinger(p, rng)
	}
	return v
}

// add adds the voice's next frames to out and returns what still sounds of it.
func (v voice) add(out []float32) voice {
	left := v[:0]
	for _, r := range v {
		if r.add(out) {
			left = append(left, r)
		}
	}
	clear(v[len(left):])
	return left
}
