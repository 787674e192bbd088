package sound

import (
	"encoding/binary"
	"errors"
	"math"
	"testing"
	"time"
)

// fakeCard stands for a sound card; it tells of each call on calls.
type fakeCard struct {
	calls chan string
	err   error
}

func (c *fakeCard) run() error               { c.calls <- "run"; return c.err }
func (c *fakeCard) rest() error              { c.calls <- "rest"; return c.err }
func (c *fakeCard) stirred() <-chan struct{} { return nil }

// testMixer is a mixer on a fake card, with a clock that stands still.
func testMixer() (*Mixer, *fakeCard) {
	card := &fakeCard{calls: make(chan string, 100)}
	m := newMixer(func(*Mixer) (device, error) { return card, nil }, true)
	m.now = func() time.Time { return time.Unix(1e9, 0) }
	return m, card
}

// hear reads the given number of seconds, as the sound card does.
func hear(t *testing.T, m *Mixer, length float64) []float32 {
	t.Helper()
	data := make([]byte, frames(length)*frameBytes)
	if n, err := m.Read(data); n != len(data) || err != nil {
		t.Fatalf("Read: %d of %d bytes, %v", n, len(data), err)
	}
	wave := make([]float32, len(data)/4)
	for i := range wave {
		wave[i] = math.Float32frombits(binary.LittleEndian.Uint32(data[4*i:]))
	}
	return wave
}

func TestPlayIsHeardThenSilence(t *testing.T) {
	m, _ := testMixer()
	m.Play(Wood)
	if p := peak(hear(t, m, 0.2)); p < 0.1 {
		t.Errorf("wood peaks at %.3f, want it heard", p)
	}
	hear(t, m, 1)
	if p := peak(hear(t, m, 0.1)); p != 0 {
		t.Errorf("after the end something sounds: peak %.5f", p)
	}
}

func TestManySoundsDoNotClip(t *testing.T) {
	m, _ := testMixer()
	for range 3 * maxVoices {
		for _, s := range All() {
			m.Play(s)
		}
		if p := peak(hear(t, m, 0.01)); p >= 1 {
			t.Fatalf("the sum reaches %.3f, want less than 1", p)
		}
	}
	if n := len(m.out.voices); n > maxVoices {
		t.Errorf("%d voices sound at once, want at most %d", n, maxVoices)
	}
}

func TestLimitKeepsOrderAndStaysBelowOne(t *testing.T) {
	last := float32(-1)
	for v := float32(-20); v < 20; v += 0.01 {
		got := limit(v)
		if got <= last || got >= 1 {
			t.Fatalf("limit(%.2f) = %v after %v", v, got, last)
		}
		if v > -0.7 && v < 0.7 && got != v {
			t.Fatalf("limit(%.2f) = %v, want it unchanged", v, got)
		}
		last = got
	}
}

func TestMuteAndVolume(t *testing.T) {
	m, _ := testMixer()
	m.SetMuted(true)
	m.Play(Bell)
	if p := peak(hear(t, m, 0.3)); p != 0 {
		t.Errorf("muted, but peak %.3f", p)
	}
	m.SetMuted(false)
	if p := peak(hear(t, m, 0.3)); p != 0 {
		t.Errorf("a play from muted times is heard later: peak %.3f", p)
	}
	m.Play(Bell)
	loud := peak(hear(t, m, 0.3))
	m.SetMuted(true)
	hear(t, m, 0.011)
	if p := peak(hear(t, m, 0.2)); p != 0 {
		t.Errorf("muting leaves what sounds at peak %.3f", p)
	}

	soft, _ := testMixer()
	soft.SetVolumes(Volumes{Effects: 0.5})
	soft.Play(Bell)
	if p := peak(hear(t, soft, 0.3)); p < 0.2*loud || p > 0.5*loud {
		t.Errorf("half volume peaks at %.3f, full at %.3f", p, loud)
	}
}

func TestVolumeOutOfRange(t *testing.T) {
	for volume, want := range map[float64]float64{-1: 0, 0: 0, 7: 1, math.Inf(1): 1} {
		m, _ := testMixer()
		m.SetVolumes(Volumes{Effects: volume})
		if m.gain != want {
			t.Errorf("volume %v: gain %v, want %v", volume, m.gain, want)
		}
	}
	m, _ := testMixer()
	if m.SetVolumes(Volumes{Effects: math.NaN()}); m.gain != 0 {
		t.Errorf("volume NaN: gain %v", m.gain)
	}
}

func TestAVolumeChangeDoesNotCrackle(t *testing.T) {
	m, _ := testMixer()
	m.Play(Bell)
	hear(t, m, 0.3)
	m.SetVolumes(Volumes{})
	wave := hear(t, m, 0.05)
	for i := channels; i < len(wave); i++ {
		if d := math.Abs(float64(wave[i] - wave[i-channels])); d > 0.1 {
			t.Fatalf("the wave jumps by %.3f at frame %d", d, i/channels)
		}
	}
}

func TestTheSameMomentCountsOnce(t *testing.T) {
	m, _ := testMixer()
	for range 10 {
		m.Play(Coin)
	}
	hear(t, m, 0.02)
	if n := len(m.out.voices); n != 1 {
		t.Errorf("%d coins sound, want 1", n)
	}
}

func TestLatePlaysAreDropped(t *testing.T) {
	m, _ := testMixer()
	m.Play(Dice)
	m.now = func() time.Time { return time.Unix(1e9, 0).Add(2 * stale) }
	if p := peak(hear(t, m, 0.2)); p != 0 {
		t.Errorf("a play that the card took up too late is heard: peak %.3f", p)
	}
}

func TestUnknownSoundIsNothing(t *testing.T) {
	m, _ := testMixer()
	m.Play(-1)
	m.Play(soundCount)
	if len(m.asked) != 0 {
		t.Error("an unknown sound waits to be played")
	}
}

func TestCardRunsOnlyWhileSomethingSounds(t *testing.T) {
	m, card := testMixer()
	m.Play(Click)
	if got := <-card.calls; got != "run" {
		t.Fatalf("Play: the card is told to %s, want run", got)
	}
	hear(t, m, 0.9)
	if got := <-card.calls; got != "rest" {
		t.Fatalf("after the end the card is told to %s, want rest", got)
	}
	m.Play(Click)
	if got := <-card.calls; got != "run" {
		t.Fatalf("second Play: the card is told to %s, want run", got)
	}
}

func TestBeforeUnlockNothingHappens(t *testing.T) {
	opened := make(chan bool, 9)
	card := &fakeCard{calls: make(chan string, 9)}
	m := newMixer(func(*Mixer) (device, error) { opened <- true; return card, nil }, false)
	m.Play(Bell)
	if len(m.asked) != 0 {
		t.Error("a play before the first click waits to be heard")
	}
	m.Unlock()
	m.Unlock()
	<-opened
	m.Play(Bell)
	if got := <-card.calls; got != "run" {
		t.Errorf("after Unlock the card is told to %s, want run", got)
	}
	if len(opened) != 0 {
		t.Error("the card was opened twice")
	}
}

func TestWithoutACardThereIsSilence(t *testing.T) {
	m := newMixer(func(*Mixer) (device, error) { return nil, errors.New("no card here") }, true)
	m.Play(Bell)
	m.serveOver(t)
	m.Play(Bell)
	m.Unlock()
	m.SetVolumes(Volumes{Effects: 0.3})
	if len(m.asked) != 0 {
		t.Error("plays pile up although nobody will hear them")
	}
}

func TestACardThatFailsLaterIsSilence(t *testing.T) {
	m, card := testMixer()
	card.err = errors.New("unplugged")
	m.Play(Bell)
	<-card.calls
	m.serveOver(t)
	m.Play(Bell)
	if len(m.asked) != 0 {
		t.Error("plays pile up although the card is gone")
	}
}

// serveOver waits until the mixer has given up its card.
func (m *Mixer) serveOver(t *testing.T) {
	t.Helper()
	m.wait(t, func() bool { return m.dead })
}

// wait waits until something is so of the mixer, seconds if need be.
func (m *Mixer) wait(t *testing.T, so func() bool) {
	t.Helper()
	for deadline := time.Now().Add(10 * time.Second); time.Now().Before(deadline); time.Sleep(time.Millisecond) {
		m.mu.Lock()
		is := so()
		m.mu.Unlock()
		if is {
			return
		}
	}
	t.Fatal("the mixer still waits for its card")
}

// TestRealMixer runs on whatever this machine has. Either its card takes up every sound,
// once, or the mixer has given it up and keeps nothing for it.
func TestRealMixer(t *testing.T) {
	m := New()
	m.SetVolumes(Volumes{Effects: 0.01})
	m.Unlock()
	for _, s := range All() {
		m.Play(s)
	}
	m.wait(t, func() bool { return m.dead || len(m.asked) == 0 })
	m.mu.Lock()
	dead, plays := m.dead, m.plays
	m.mu.Unlock()
	t.Logf("there is no card: %v", dead)
	for _, s := range All() {
		if !dead && plays[s] != 1 {
			t.Errorf("%v was taken up %d times", s, plays[s])
		}
		if dead && m.ask(s) {
			t.Errorf("%v is kept for a card that is gone", s)
		}
	}
}
