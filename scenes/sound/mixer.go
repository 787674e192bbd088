package sound

import (
	"log/slog"
	"math"
	"math/rand/v2"
	"sync"
	"time"
)

const (
	maxVoices = 12                     // plays that sound at once; more are dropped
	stale     = 700 * time.Millisecond // a play that the card did not take up by then is dropped
)

// A Mixer plays sounds. Its methods may be called from any goroutine, return
// at once and have no error to give: without a sound card all is silence.
type Mixer struct {
	open func(*Mixer) (device, error) // opens the sound card, may take its time
	now  func() time.Time
	once sync.Once     // starts serve
	wake chan struct{} // something is to be played
	idle chan struct{} // for a while there was nothing to play

	mu       sync.Mutex // guards what follows; held for a few instructions only
	unlocked bool
	dead     bool // the card failed: stay silent
	asked    []request
	plays    [soundCount]uint64
	gain     float64 // of effects, 0 when muted
	volumes  Volumes
	muted    bool
	shown    bool // the game is to be seen, so ambience and music are to be heard
	outside  bool // what is seen lies outside of the hall, so birds are to be heard
	sounding bool // something was audible in the last block

	out output // belongs to Read
}

// Volumes are from 0 to 1, as the ear takes them: 0.5 sounds about half as loud as 1.
type Volumes struct{ Effects, Ambience, Music float64 }

// request is a play that Read has not yet begun.
type request struct {
	sound Sound
	play  uint64
	at    time.Time
}

// New returns a mixer at full volume. It touches no sound card yet: on the
// desktop the first Play or SetShown does, in a browser the first Unlock.
func New() *Mixer {
	m := newMixer(openCard, !needsGesture)
	m.out.seed = rand.Uint64()
	return m
}

func newMixer(open func(*Mixer) (device, error), unlocked bool) *Mixer {
	return &Mixer{
		open:     open,
		now:      time.Now,
		wake:     make(chan struct{}, 1),
		idle:     make(chan struct{}, 1),
		unlocked: unlocked,
		gain:     1,
		volumes:  Volumes{1, 1, 1},
	}
}

// Play begins s. A sound that is asked for again before it was heard is played
// once, so that ten pieces moving together are not ten times as loud.
func (m *Mixer) Play(s Sound) {
	if m.ask(s) {
		m.start()
		signal(m.wake)
	}
}

// ask puts s on the list and reports whether it is to be played.
func (m *Mixer) ask(s Sound) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	if !s.valid() || !m.unlocked || m.dead || m.gain == 0 {
		return false
	}
	for i, r := range m.asked {
		if r.sound == s {
			m.asked[i].at = m.now()
			return true
		}
	}
	m.plays[s]++
	m.asked = append(m.asked, request{s, m.plays[s], m.now()})
	return true
}

// Unlock tells the mixer that the player has clicked or pressed a key, which
// browsers want before they let a page sound. Later calls do nothing.
func (m *Mixer) Unlock() {
	m.mu.Lock()
	m.unlocked = true
	m.mu.Unlock()
	m.start()
	m.stir()
}

// SetVolumes sets how loud all is; what is not from 0 to 1 is taken for the nearest that is.
func (m *Mixer) SetVolumes(v Volumes) {
	m.mu.Lock()
	m.volumes = v
	m.setGain()
	m.mu.Unlock()
	m.stir()
}

// SetMuted silences everything, also what sounds at the moment, or ends that.
func (m *Mixer) SetMuted(muted bool) {
	m.mu.Lock()
	m.muted = muted
	m.setGain()
	m.mu.Unlock()
	m.stir()
}

// SetShown tells whether the game is to be seen. Only then are there ambience and music;
// at first it is not.
func (m *Mixer) SetShown(shown bool) {
	m.mu.Lock()
	m.shown = shown
	m.mu.Unlock()
	m.stir()
}

// SetOutside tells whether what happens or is looked at lies outside of the hall: only then
// do birds sing.
func (m *Mixer) SetOutside(outside bool) {
	m.mu.Lock()
	m.outside = outside
	m.mu.Unlock()
}

// stir has the card run when ambience or music are wanted.
func (m *Mixer) stir() {
	m.mu.Lock()
	wanted := m.unlocked && !m.dead && m.under() != [gains]float32{}
	m.mu.Unlock()
	if wanted {
		m.start()
		signal(m.wake)
	}
}

// under is how loud ambience and music are to be.
func (m *Mixer) under() (want [gains]float32) {
	if m.muted || !m.shown {
		return want
	}
	want[ofAmbience], want[ofMusic] = float32(gainOf(m.volumes.Ambience)), float32(gainOf(m.volumes.Music))
	if m.outside {
		want[ofBirds] = want[ofAmbience]
	}
	if want != [gains]float32{} {
		want[ofHall] = 1
	}
	return want
}

func (m *Mixer) setGain() {
	if m.gain = gainOf(m.volumes.Effects); m.muted {
		m.gain = 0
	}
}

// gainOf turns volume into gain: half as loud is about -10 dB.
func gainOf(volume float64) float64 {
	if !(volume > 0) { // NaN, too
		return 0
	}
	return math.Pow(min(volume, 1), 1.66)
}

func (m *Mixer) start() { m.once.Do(func() { go m.serve() }) }

// serve opens the sound card, lets it run while something sounds and suspends
// it otherwise. It is the only one to call the device.
func (m *Mixer) serve() {
	dev, err := m.open(m)
	for err == nil {
		select {
		case <-m.wake:
			err = dev.run()
		case <-m.idle:
			if !m.busy() {
				err = dev.rest()
			}
		case <-dev.stirred():
			// Only a browser does this. It woke the card by itself:
			// send it back to rest once it has played silence.
			signal(m.wake)
		}
	}
	m.fail(err)
}

// fail ends all sound, with one line in the log.
func (m *Mixer) fail(err error) {
	slog.Info("there will be no sound", "cause", err)
	m.mu.Lock()
	defer m.mu.Unlock()
	m.dead = true
	m.asked = nil
}

// busy reports whether something sounds or waits to.
func (m *Mixer) busy() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.sounding || len(m.asked) > 0 || m.under() != [gains]float32{}
}

// signal sets c, a channel of one place, unless it is set.
func signal(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}
