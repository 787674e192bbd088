package sound

// pipe is a recorder: one note at a time, three partials, breath, and a light vibrato on
// what is long.
type pipe struct {
	tone, shake turning
	want, freq  float64
	held, age   int // frames until the note ends, and since it began
	level, env  float32
	breath      float32
	grain       grain
}

// blow begins a note that lasts some frames.
func (p *pipe) blow(freq float64, level float32, length int) {
	if p.env < 0.01 {
		p.freq = freq
	}
	p.want, p.level, p.held, p.age = freq, level, length, 0
	p.shake.tune(5.1)
}

// add adds the recorder's next frames, which come from a little right of the middle.
func (p *pipe) add(out []float32) {
	if p.held == 0 && p.env < 1e-5 {
		p.env = 0
		return
	}
	for i := 0; i < len(out); i += channels {
		v := p.next()
		out[i] += 0.62 * v
		out[i+1] += 0.78 * v
	}
}

func (p *pipe) next() float32 {
	target, speed := p.level, float32(0.0025)
	if p.held > 0 {
		p.held--
	} else {
		target, speed = 0, 0.0011
	}
	p.age++
	p.env += (target - p.env) * speed
	if p.age&15 == 1 {
		p.bend()
	}
	s := p.tone.next()
	c := waves[(p.tone.at>>22+256)&1023]
	p.breath += (p.grain.next() - p.breath) * 0.35
	chiff := 0.03 + 0.15/(1+0.004*float32(p.age))
	return p.env * (s + 0.16*s*c + 0.13*s*(3-4*s*s) + chiff*p.breath)
}

// bend slides to the wanted pitch and shakes a note that has lasted a while.
func (p *pipe) bend() {
	p.freq += (p.want - p.freq) * 0.25
	deep := 0.0035 * min(1, max(0, float64(p.age)/lowRate-0.3)*3)
	shake := float64(waves[p.shake.at>>22])
	p.shake.at += 16 * p.shake.step
	p.tone.tune(p.freq * (1 + deep*shake))
}

// bagpipe is the drone: for each of its notes two sines with overtones that beat slowly.
type bagpipe struct {
	tones       [4]turning
	level, want float32
	swell       turning
}

func (b *bagpipe) tune(pitches []int) {
	for i := range b.tones {
		freq := hertz(pitches[i/2%len(pitches)])
		b.tones[i].tune(freq * (1 + 0.0012*float64(i%2)))
	}
	b.swell.tune(0.11)
}

// add adds the drone's next frames; its level goes to what is wanted within seconds.
func (b *bagpipe) add(out []float32) {
	if b.want == 0 && b.level < 1e-5 {
		b.level = 0
		return
	}
	for i := 0; i < len(out); i += channels {
		b.level += (b.want - b.level) * (1.0 / lowRate)
		level := b.level * (1 + 0.2*b.swell.next())
		low := b.reed(0) + 0.5*b.reed(2)
		high := b.reed(1) + 0.5*b.reed(3)
		out[i] += level * (0.7*low + 0.3*high)
		out[i+1] += level * (0.3*low + 0.7*high)
	}
}

// reed is a tone with overtones up to the fourth.
func (b *bagpipe) reed(i int) float32 {
	s := b.tones[i].next()
	c := waves[(b.tones[i].at>>22+256)&1023]
	return s + 0.9*s*c + 0.3*s*(3-4*s*s) + 0.6*s*c*(1-2*s*s)
}
