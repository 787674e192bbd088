package sound

import (
	"encoding/binary"
	"math"
)

const (
	frameBytes  = 4 * channels
	blockFrames = 512
	linger      = sampleRate / 2 // frames of silence until the card is suspended; more than all buffers hold
	rampFrames  = sampleRate / 100
)

// output is the state of the stream that the sound card reads.
type output struct {
	voices []voice
	under  *backing // nil until it is first wanted
	gain   float64  // of the last frame; follows the mixer's without a jump
	silent int      // frames of silence since something sounded
	seed   uint64   // of ambience and music
	block  [blockFrames * channels]float32
}

// Read fills p with the sum of all that sounds, as float32, little-endian,
// interleaved stereo at 48 kHz, and never fails. Only the sound card calls it.
func (m *Mixer) Read(p []byte) (int, error) {
	n := 0
	for n+frameBytes <= len(p) {
		block := m.out.block[:min(blockFrames, (len(p)-n)/frameBytes)*channels]
		m.mix(block)
		for _, v := range block {
			binary.LittleEndian.PutUint32(p[n:], math.Float32bits(v))
			n += 4
		}
	}
	return n, nil
}

// mix renders the next block.
func (m *Mixer) mix(block []float32) {
	gain, want := m.begin()
	clear(block)
	o := &m.out
	left := o.voices[:0]
	for _, v := range o.voices {
		if v = v.add(block); len(v) > 0 {
			left = append(left, v)
		}
	}
	clear(o.voices[len(left):])
	o.voices = left
	o.ramp(block, gain)
	if o.goesOn(want) {
		o.under.add(block, want)
	}
	for i, v := range block {
		block[i] = limit(v)
	}
	m.rest(len(block)/channels, want)
}

// goesOn reports whether ambience or music are to be heard, with these gains. They are
// made when they first are.
func (o *output) goesOn(want [gains]float32) bool {
	if o.under == nil && want != [gains]float32{} {
		o.under = newBacking(o.seed)
	}
	return o.under != nil && !o.under.silent(want)
}

// begin turns what was asked for into voices and returns the gains to head for: that of
// effects, and those of what is under them.
func (m *Mixer) begin() (float64, [gains]float32) {
	m.mu.Lock()
	defer m.mu.Unlock()
	now := m.now()
	if len(m.out.voices) == 0 {
		m.out.gain = m.gain // nothing sounds that a jump could crackle
	}
	for _, r := range m.asked {
		if now.Sub(r.at) < stale && len(m.out.voices) < maxVoices {
			m.out.voices = append(m.out.voices, newVoice(r.sound, r.play))
		}
	}
	m.asked = m.asked[:0]
	m.sounding = len(m.out.voices) > 0
	return m.gain, m.under()
}

// rest counts silence and says once when there was enough of it.
func (m *Mixer) rest(frames int, want [gains]float32) {
	o := &m.out
	if len(o.voices) > 0 || o.goesOn(want) {
		o.silent = 0
		return
	}
	if o.silent += frames; o.silent >= linger {
		o.silent = 0
		signal(m.idle)
	}
}

// ramp applies the gain of effects, ramped so that it does not crackle.
func (o *output) ramp(block []float32, gain float64) {
	const step = 1.0 / rampFrames
	for i := 0; i < len(block); i += channels {
		o.gain += max(-step, min(step, gain-o.gain))
		for c := range channels {
			block[i+c] *= float32(o.gain)
		}
	}
}

// limit leaves v alone up to knee and bends what is above so that it never
// reaches 1: many sounds together grow dense, not harsh.
func limit(v float32) float32 {
	const knee = 0.7
	switch {
	case v > knee:
		return knee + (1-knee)*(v-knee)/(v-knee+1-knee)
	case v < -knee:
		return -limit(-v)
	}
	return v
}
