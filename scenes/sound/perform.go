package sound

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
)

// A performer plays pieces in turn, for ever, with a rest between two of them. What is
// written is the same each time; how it is played differs: the order of sections, who
// plays, how high, what is adorned and how fast. All of that follows from the seed.
type performer struct {
	pieces []*score
	seed   uint64
	played uint64 // pieces begun so far
	pcg    rand.PCG
	rng    *rand.Rand // of the piece at hand

	score  *score
	form   []turn
	at     int     // turns begun of the form
	beat   float64 // frames
	notes  []event // of the section at hand, by time
	next   int     // of these
	frame  int     // of the section
	length int     // of the section, or of the rest

	strings [14]luteString
	string  int // to be plucked next
	pipe    pipe
	drone   bagpipe
	grain   grain
}

// event is a note to be played.
type event struct {
	at, length int // frames
	pitch      int
	level      float32
	pan        float32
	blown      bool // by the recorder; else it is plucked
}

const (
	firstRest  = 2 * lowRate // frames
	leastRest  = 14 * lowRate
	mostRest   = 34 * lowRate
	eventsMost = 400
)

func newPerformer(seed uint64, all []*score) *performer {
	p := &performer{pieces: all, seed: seed, length: firstRest, notes: make([]event, 0, eventsMost), grain: grain(seed | 1)}
	p.rng = rand.New(&p.pcg)
	p.pipe.grain = 77
	return p
}

// add adds the music's next frames.
func (p *performer) add(out []float32) {
	for len(out) > 0 {
		for p.frame == p.length {
			p.turn()
		}
		for p.next < len(p.notes) && p.notes[p.next].at <= p.frame {
			p.strike(p.notes[p.next])
			p.next++
		}
		until := p.length
		if p.next < len(p.notes) {
			until = min(until, p.notes[p.next].at)
		}
		n := min(until-p.frame, len(out)/channels)
		p.sound(out[:n*channels])
		p.frame += n
		out = out[n*channels:]
	}
}

// sound adds what the instruments have to say.
func (p *performer) sound(out []float32) {
	for i := range p.strings {
		if p.strings[i].life > 0 {
			p.strings[i].add(out)
		}
	}
	p.pipe.add(out)
	p.drone.add(out)
}

func (p *performer) strike(e event) {
	if e.blown {
		p.pipe.blow(hertz(e.pitch), e.level, e.length)
		return
	}
	p.strings[p.string].pluck(&p.grain, hertz(e.pitch), e.level, e.pan, 0.45)
	p.string = (p.string + 1) % len(p.strings)
}

// turn goes on to the next section, to a rest after the last, or to another piece.
func (p *performer) turn() {
	p.frame, p.next, p.notes = 0, 0, p.notes[:0]
	switch {
	case p.score == nil:
		p.begin()
		p.section()
	case p.at < len(p.form):
		p.section()
	default:
		p.score, p.drone.want = nil, 0
		p.length = leastRest + p.rng.IntN(mostRest-leastRest)
	}
}

// begin chooses how the next piece is played.
func (p *performer) begin() {
	p.score = p.pieces[p.played%uint64(len(p.pieces))]
	p.pcg.Seed(p.seed, p.played)
	p.played++
	p.form, p.at = p.score.forms[p.rng.IntN(len(p.score.forms))], 0
	p.beat = 60 * lowRate / p.score.tempo * vary(p.rng, 1, 0.05)
	p.drone.tune(p.score.drone)
}

// manner is how a section is played.
type manner struct {
	blown    bool // the recorder plays, too; else the lute has the tune
	rise     int  // of the recorder, in semitones
	adorn    float64
	rest     float64 // how often the lute leaves a note of its part out
	loud     float32
	rolled   bool // the lute's first notes of a bar come with their octave
	accented float64
}

// section writes down who plays what, and when, in the section whose turn it is.
func (p *performer) section() {
	now := p.form[p.at]
	c := &p.score.sections[now.section]
	m := p.manner(now)
	if m.blown {
		p.tune(c, m)
	} else {
		p.plucked(c, m)
	}
	p.accompany(c, m)
	slices.SortStableFunc(p.notes, func(a, b event) int { return cmp.Compare(a.at, b.at) })
	p.length = int(c.length * p.beat)
	p.at++
	if p.at == len(p.form) {
		p.length += int(p.beat) // the last note is held
	}
}

func (p *performer) manner(now turn) manner {
	m := manner{
		blown: p.rng.Float64() < 0.68, adorn: 0.06, rest: 0.25 * p.rng.Float64(),
		loud: float32(vary(p.rng, 1, 0.12)), rolled: p.rng.Float64() < 0.4, accented: 1.15,
	}
	if p.at == 0 {
		m.blown = p.rng.Float64() < 0.35
	}
	if now.adorned {
		m.adorn = 0.34
	}
	if p.rng.Float64() < 0.2 {
		m.rise = 12
	}
	if p.drone.want = 0; p.rng.Float64() < 0.7 {
		p.drone.want = 0.028
	}
	return m
}

// tune is the recorder's part, with ornaments.
func (p *performer) tune(c *section, m manner) {
	for _, n := range c.recorder {
		if len(n.pitches) == 0 {
			continue
		}
		p.sung(n, event{pitch: n.pitches[0] + m.rise, level: 0.062 * m.loud, blown: true}, m)
	}
}

// plucked is the recorder's part on the lute, an octave lower.
func (p *performer) plucked(c *section, m manner) {
	for _, n := range c.recorder {
		if len(n.pitches) > 0 {
			p.sung(n, event{pitch: n.pitches[0] - 12, level: 0.36 * m.loud, pan: 0.15}, m)
		}
	}
}

// sung writes a note of the tune, and what adorns it.
func (p *performer) sung(n note, e event, m manner) {
	e.level *= float32(vary(p.rng, 1, 0.1))
	if p.rng.Float64() >= m.adorn || n.length < 1 {
		p.write(n.at, n.length, e)
		return
	}
	upper := e
	upper.pitch = p.score.above(e.pitch)
	switch p.rng.IntN(3) {
	case 0: // a mordent
		const short = 0.14
		p.write(n.at, short, e)
		p.write(n.at+short, short, upper)
		p.write(n.at+2*short, n.length-2*short, e)
	case 1: // a note from above
		p.write(n.at, 0.25, upper)
		p.write(n.at+0.25, n.length-0.25, e)
	default: // the last part turns upwards
		p.write(n.at, n.length-0.5, e)
		p.write(n.at+n.length-0.5, 0.5, upper)
	}
}

// accompany is the lute's own part. Under its tune there is less of it.
func (p *performer) accompany(c *section, m manner) {
	for _, n := range c.lute {
		first := math.Mod(n.at, p.score.beats) == 0
		if !first && (p.rng.Float64() < m.rest || !m.blown && p.rng.Float64() < 0.5) {
			continue
		}
		for i, pitch := range n.pitches {
			e := event{pitch: pitch, level: 0.21 * m.loud * float32(vary(p.rng, 1, 0.15)), pan: -0.3}
			if first {
				e.level *= float32(m.accented)
			}
			p.write(n.at+0.04*float64(i), n.length, e)
			if first && m.rolled {
				e.pitch += 12
				e.level *= 0.6
				p.write(n.at+0.07, n.length, e)
			}
		}
	}
}

// write puts a note on the list, as exactly in time as people play.
func (p *performer) write(at, length float64, e event) {
	if len(p.notes) == cap(p.notes) {
		return // a test holds that no section is so long
	}
	e.at = max(0, int(at*p.beat+lowRate*0.012*(p.rng.Float64()-0.3)))
	e.length = int(length * p.beat * 0.93)
	p.notes = append(p.notes, e)
}
