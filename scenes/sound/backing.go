package sound

// backing is what goes on under the game: ambience and music.
type backing struct {
	music    *performer
	ambience *ambience
	hall     room

	gain  [gains]float32 // goes to what is wanted without a jump
	spent bool           // the last stretch was all silence
	duck  float32        // what effects leave of it, from 1 down
	env   float32        // of the effects

	low, dry, far, send [lowFrames * channels]float32 // the stretch that is being read; what it is made of
	read                int
	last, now           [channels]float32
	between             bool // the next frame lies between two of low
}

// What has a gain of its own.
const (
	ofAmbience = iota
	ofMusic
	ofBirds // of the ambience
	ofHall  // open as long as there is something to answer to
	gains
)

const (
	lowFrames = 128 // rendered at a time

	ambienceLevel = 2.5 // at full volume
	musicLevel    = 0.75
	musicFar      = 0.16 // of the music, what the hall hears

	fadeIn  = float32(lowFrames) / (1.5 * lowRate) // of a gain, in a stretch
	fadeOut = float32(lowFrames) / (0.2 * lowRate)

	ducked      = 0.35                      // what is left under the loudest effects
	duckAt      = 0.2                       // level of the effects from which that is so
	duckAttack  = 1.0 / (0.02 * sampleRate) // a frame
	duckRelease = 1.0 / (0.5 * sampleRate)
	duckFollow  = 1.0 / (0.12 * sampleRate)
)

func newBacking(seed uint64) *backing {
	b := &backing{music: newPerformer(seed, pieces()), ambience: newAmbience(seed), duck: 1, spent: true}
	b.read = len(b.low)
	return b
}

// silent reports whether nothing of it is heard or will be, for these gains.
func (b *backing) silent(want [gains]float32) bool {
	return want == [gains]float32{} && b.spent
}

// add adds the next frames to a block of effects, and steps back behind these.
func (b *backing) add(block []float32, want [gains]float32) {
	for i := 0; i < len(block); i += channels {
		b.yield(max(block[i], -block[i], block[i+1], -block[i+1]))
		if b.between {
			for c := range channels {
				block[i+c] += b.duck * b.now[c]
			}
			b.between = false
			continue
		}
		b.step(want)
		for c := range channels {
			block[i+c] += b.duck * 0.5 * (b.last[c] + b.now[c])
		}
		b.between = true
	}
}

// yield follows the level of the effects, and from there what they leave.
func (b *backing) yield(level float32) {
	if b.env -= b.env * duckFollow; level > b.env {
		b.env = level
	}
	want := 1 - (1-ducked)*min(1, b.env*(1/duckAt))
	speed := float32(duckRelease)
	if want < b.duck {
		speed = duckAttack
	}
	b.duck += (want - b.duck) * speed
}

// step goes on by a frame of low.
func (b *backing) step(want [gains]float32) {
	if b.read == len(b.low) {
		b.render(want)
	}
	b.last = b.now
	b.now = [channels]float32{b.low[b.read], b.low[b.read+1]}
	b.read += channels
}

// render computes the next stretch.
func (b *backing) render(want [gains]float32) {
	from := b.gain
	for i := range b.gain {
		b.gain[i] += max(-fadeOut, min(fadeIn, want[i]-b.gain[i]))
	}
	b.spent = from == [gains]float32{} && b.gain == from
	b.read = 0
	clear(b.low[:])
	clear(b.send[:])
	b.surround(from[ofAmbience], b.gain[ofAmbience])
	b.sing(from[ofBirds], b.gain[ofBirds])
	b.perform(from[ofMusic], b.gain[ofMusic])
	clear(b.dry[:])
	b.hall.add(b.dry[:], b.send[:])
	fade(b.low[:], b.dry[:], from[ofHall], b.gain[ofHall])
}

// surround adds the ambience, while its gain goes from one to another.
func (b *backing) surround(from, to float32) {
	if from+to == 0 {
		return
	}
	clear(b.dry[:])
	b.ambience.add(b.dry[:])
	fade(b.low[:], b.dry[:], from*ambienceLevel, to*ambienceLevel)
}

// sing adds the birds, which the hall answers.
func (b *backing) sing(from, to float32) {
	if from+to == 0 {
		return
	}
	if from == 0 {
		b.ambience.soon()
	}
	clear(b.far[:])
	b.ambience.bird.add(b.far[:], &b.ambience.song)
	fade(b.low[:], b.far[:], from*ambienceLevel, to*ambienceLevel)
	fade(b.send[:], b.far[:], from*ambienceLevel, to*ambienceLevel)
}

// perform adds the music.
func (b *backing) perform(from, to float32) {
	if from+to == 0 {
		return
	}
	clear(b.dry[:])
	b.music.add(b.dry[:])
	fade(b.low[:], b.dry[:], from*musicLevel, to*musicLevel)
	fade(b.send[:], b.dry[:], from*musicFar, to*musicFar)
}

// fade adds in to out, with a gain that goes from one to another.
func fade(out, in []float32, from, to float32) {
	step := (to - from) * (float32(channels) / float32(len(out)))
	for i := 0; i < len(out); i += channels {
		from += step
		out[i] += from * in[i]
		out[i+1] += from * in[i+1]
	}
}
