package sound

import "math"

// ambience is a hall at night: air, a fire that breathes and crackles; and a bird, which is
// heard where one looks outside. It is computed as it goes on, so it has neither an end nor a seam.
type ambience struct {
	dice     grain // decides what happens in the hall
	song     grain // and what the bird sings
	air      [channels]grain
	low, sub [channels]float32 // of the air's filters
	embers   [channels]float32
	gust     turning
	cracks   [6]crack
	crack    int
	burst    int // cracks that come soon after another
	wait     int // frames until the next
	bird     bird
}

// crack is a splinter that rings: a resonance that was pushed.
type crack struct {
	a1, a2, y1, y2 float32
	push           float32 // what is left of the push
	left, right    float32
	life           int
}

func newAmbience(seed uint64) *ambience {
	a := &ambience{dice: grain(seed*2654435761 | 1), wait: lowRate / 2}
	a.air = [channels]grain{a.dice ^ 0x5bd1e995, a.dice ^ 0x1b873593}
	a.gust.tune(0.07)
	a.bird.wait, a.song = lowRate, a.dice^0x2545f491
	return a
}

// chance is a number from 0 to 1.
func (g *grain) chance() float32 { return 0.5 + 0.5*g.next() }

// add adds the next frames of air and fire.
func (a *ambience) add(out []float32) {
	a.breathe(out)
	for at := 0; at < len(out); {
		if a.wait == 0 {
			a.strike()
		}
		n := min(a.wait, (len(out)-at)/channels)
		a.wait -= n
		at += n * channels
	}
	for i := range a.cracks {
		if a.cracks[i].life > 0 {
			a.cracks[i].add(out)
		}
	}
}

// soon has the bird begin a phrase soon: one looks outside.
func (a *ambience) soon() { a.bird.wait = min(a.bird.wait, lowRate/2) }

// breathe is the air of the hall, very low, and the fire's hiss that swells and sinks.
func (a *ambience) breathe(out []float32) {
	for i := 0; i < len(out); i += channels {
		glow := 1 + 0.45*a.gust.next()
		for c := range channels {
			white := a.air[c].next()
			a.low[c] += (white - a.low[c]) * 0.03
			a.sub[c] += (a.low[c] - a.sub[c]) * 0.02
			a.embers[c] += (white - a.embers[c]) * 0.16
			out[i+c] += 0.2*a.sub[c] + 0.016*glow*(a.embers[c]-a.low[c])
		}
	}
}

// strike begins a crack, and says when the next one comes: some come in bursts.
func (a *ambience) strike() {
	c := &a.cracks[a.crack]
	a.crack = (a.crack + 1) % len(a.cracks)
	d := &a.dice
	loud := d.chance()
	c.begin(500+3200*float64(d.chance()), 0.004+0.012*float64(d.chance()), 0.006+0.075*loud*loud*loud, d.chance())
	if a.burst > 0 {
		a.burst--
		a.wait = 1 + int(0.12*lowRate*d.chance())
		return
	}
	if d.chance() < 0.16 {
		a.burst = 2 + int(5*d.chance())
	}
	a.wait = int(lowRate * (0.08 + 0.9*d.chance()*d.chance()))
}

// begin has a resonance ring: freq in Hz, fall in seconds until it is silent.
func (c *crack) begin(freq, fall float64, level, pan float32) {
	r := math.Pow(floor, 1/(fall*lowRate))
	w := 2 * math.Pi * freq / lowRate
	*c = crack{a1: float32(2 * r * math.Cos(w)), a2: float32(-r * r), push: level * float32(math.Sin(w)), life: int(1.2 * fall * lowRate)}
	c.left, c.right = 0.4+0.5*(1-pan), 0.4+0.5*pan
}

func (c *crack) add(out []float32) {
	for i := 0; i < len(out) && c.life > 0; i += channels {
		v := c.push + c.a1*c.y1 + c.a2*c.y2
		c.push = 0
		c.y1, c.y2 = v, c.y1
		out[i] += v * c.left
		out[i+1] += v * c.right
		c.life--
	}
}

// bird sings a phrase of chirps, from somewhere outside, and is silent for a while.
type bird struct {
	wait, left    int // frames until the next chirp; chirps of the phrase to come
	tone          turning
	freq, slide   float64 // in Hz; a frame
	n, length     int     // frames done of the chirp, of all its frames
	pitch         float32 // of the phrase, from 0 to 1
	leftly, right float32
}

func (b *bird) add(out []float32, dice *grain) {
	for i := 0; i < len(out); i += channels {
		if b.n < b.length {
			v := b.chirp()
			out[i] += v * b.leftly
			out[i+1] += v * b.right
			continue
		}
		if b.wait--; b.wait <= 0 {
			b.sing(dice)
		}
	}
}

func (b *bird) chirp() float32 {
	if b.n&7 == 0 {
		b.tone.tune(b.freq)
	}
	b.freq += b.slide
	env := waves[b.n*512/b.length]
	b.n++
	return 0.02 * env * env * b.tone.next()
}

// sing begins the next chirp, of a new phrase when the last one is over.
func (b *bird) sing(dice *grain) {
	if b.left == 0 {
		b.left = 3 + int(4*dice.chance())
		b.pitch = dice.chance()
		pan := dice.chance()
		b.leftly, b.right = 0.3+0.7*(1-pan), 0.3+0.7*pan
	}
	b.left--
	b.n, b.length = 0, int(lowRate*(0.05+0.09*dice.chance()))
	b.freq = 2300 + 1300*float64(b.pitch) + 500*float64(dice.chance())
	b.slide = (1500*float64(dice.chance()) - 600) / float64(b.length)
	b.wait = int(lowRate * (0.03 + 0.14*dice.chance()))
	if b.left == 0 {
		b.wait = int(lowRate * (3 + 6*dice.chance()))
	}
}
