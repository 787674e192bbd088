package sound

import (
	"math"
	"testing"
)

// under returns a mixer whose ambience and music are wanted.
func under(v Volumes) (*Mixer, *fakeCard) {
	m, card := testMixer()
	m.SetVolumes(v)
	m.SetShown(true)
	return m, card
}

func TestEachVolumeRulesItsOwn(t *testing.T) {
	for _, c := range []struct {
		name                     string
		volumes                  Volumes
		effects, ambience, music bool
	}{
		{"effects", Volumes{Effects: 1}, true, false, false},
		{"ambience", Volumes{Ambience: 1}, false, true, false},
		{"music", Volumes{Music: 1}, false, false, true},
		{"none", Volumes{}, false, false, false},
		{"nonsense", Volumes{Effects: -1, Ambience: math.NaN(), Music: math.Inf(-1)}, false, false, false},
	} {
		m, _ := under(c.volumes)
		if got := peak(hear(t, m, 1.9)) > 0; got != c.ambience {
			t.Errorf("%s: before the first note something is heard: %v", c.name, got)
		}
		if got := peak(hear(t, m, 6)) > 0; got != (c.ambience || c.music) {
			t.Errorf("%s: while music plays something is heard: %v", c.name, got)
		}
		if got := m.ask(Bell); got != c.effects {
			t.Errorf("%s: a bell is played: %v", c.name, got)
		}
	}
}

func TestHalfTheVolumeIsATenthOfThePower(t *testing.T) {
	full, _ := under(Volumes{Ambience: 1, Music: 1})
	half, _ := under(Volumes{Ambience: 0.5, Music: 0.5})
	hear(t, full, 3)
	hear(t, half, 3)
	share := energy(hear(t, half, 4)) / energy(hear(t, full, 4))
	if share < 0.08 || share > 0.12 {
		t.Errorf("half the volume has %.3f of the power, want 0.1", share)
	}
}

// Muted or hidden there is silence, after a short fade; then it goes on where it was.
func TestMutedAndHiddenItIsSilent(t *testing.T) {
	for name, set := range map[string]func(*Mixer, bool){
		"muted":  func(m *Mixer, off bool) { m.SetMuted(off) },
		"hidden": func(m *Mixer, off bool) { m.SetShown(!off) },
		"volume": func(m *Mixer, off bool) { m.SetVolumes(map[bool]Volumes{false: {Ambience: 1, Music: 1}}[off]) },
	} {
		m, _ := under(Volumes{Ambience: 1, Music: 1})
		hear(t, m, 5)
		set(m, true)
		fall := hear(t, m, 0.3)
		if p := peak(hear(t, m, 1)); p != 0 {
			t.Errorf("%s: something sounds: peak %.5f", name, p)
		}
		set(m, false)
		wave := append(fall, hear(t, m, 3)...)
		if p := peak(wave[len(wave)/2:]); p < 0.01 {
			t.Errorf("%s and back: it does not go on: peak %.5f", name, p)
		}
		if _, step := steps(wave); step > 0.15 {
			t.Errorf("%s: the wave jumps by %.3f", name, step)
		}
	}
}

func TestCardRestsWhenNothingIsWanted(t *testing.T) {
	m, card := under(Volumes{Ambience: 1, Music: 1})
	if got := <-card.calls; got != "run" {
		t.Fatalf("shown: the card is told to %s, want run", got)
	}
	hear(t, m, 60)
	select {
	case got := <-card.calls:
		if got != "run" { // SetVolumes and SetShown may both say so
			t.Fatalf("while it goes on the card is told to %s", got)
		}
	default:
	}
	m.SetShown(false)
	hear(t, m, 1.2)
	for got := range card.calls {
		if got == "rest" {
			return
		}
	}
}

// Before the first gesture a browser gives no leave to sound.
func TestUnderWaitsForTheGesture(t *testing.T) {
	opened := make(chan bool, 9)
	card := &fakeCard{calls: make(chan string, 9)}
	m := newMixer(func(*Mixer) (device, error) { opened <- true; return card, nil }, false)
	m.SetShown(true)
	m.SetVolumes(Volumes{1, 1, 1})
	if len(opened)+len(m.wake) != 0 {
		t.Error("the card is wanted before the first gesture")
	}
	m.Unlock()
	<-opened
	if got := <-card.calls; got != "run" {
		t.Errorf("after Unlock the card is told to %s, want run", got)
	}
}

// TestEffectsPushBack takes what a bell alone sounds like from a bell over ambience and
// music: what is left steps back and returns, without a jump.
func TestEffectsPushBack(t *testing.T) {
	all, _ := under(Volumes{1, 1, 1})
	alone, _ := under(Volumes{Effects: 1})
	free, _ := under(Volumes{Ambience: 1, Music: 1})
	for _, m := range []*Mixer{all, alone, free} {
		hear(t, m, 4)
	}
	all.Play(Bell)
	alone.Play(Bell)
	share := func(from, to float64) float64 {
		a, b, c := hear(t, all, to-from), hear(t, alone, to-from), hear(t, free, to-from)
		for i := range a {
			a[i] -= b[i]
		}
		if seam, within := steps(a); max(seam, within) > 0.15 {
			t.Errorf("from %.1f s on it jumps by %.3f", from, max(seam, within))
		}
		return math.Sqrt(energy(a) / energy(c))
	}
	if got := share(0, 0.002); got < 0.85 {
		t.Errorf("at once %.2f of it are left, want a soft beginning", got)
	}
	share(0.002, 0.1)
	if got := share(0.1, 0.5); got > 0.6 {
		t.Errorf("under the bell %.2f of it are left, want at most 0.6", got)
	}
	share(0.5, 4.5)
	if got := share(4.5, 5); got < 0.97 {
		t.Errorf("after the bell %.2f of it are back, want all", got)
	}
}

func TestSeedsDecide(t *testing.T) {
	one, again, other := flow(newBacking(1), 12, 1, 1), flow(newBacking(1), 12, 1, 1), flow(newBacking(2), 12, 1, 1)
	if !equal(one, again) {
		t.Error("the same seed sounded differently")
	}
	if equal(one, other) {
		t.Error("two seeds sound the same")
	}
	b, want := newBacking(1), [gains]float32{1, 1, 1, 1}
	pieced := make([]float32, len(one))
	for at, size := 0, channels; at < len(pieced); size = size%1202 + channels {
		end := min(at+size, len(pieced))
		b.add(pieced[at:end], want)
		at = end
	}
	if !equal(one, pieced) {
		t.Error("it sounds differently when read in small pieces")
	}
}

// TestNothingIsAllocated listens to two pieces and the rest between them.
func TestNothingIsAllocated(t *testing.T) {
	b, want := newBacking(3), [gains]float32{1, 1, 1, 1}
	block := make([]float32, blockFrames*channels)
	got := testing.AllocsPerRun(1, func() {
		for range 50 * sampleRate / blockFrames {
			b.add(block, want)
		}
	})
	if got != 0 {
		t.Errorf("%v allocations in 50 s", got)
	}
}

// BenchmarkUnder is a block of ambience and music, of 10.7 ms.
func BenchmarkUnder(b *testing.B) {
	under, want := newBacking(1), [gains]float32{1, 1, 1, 1}
	block := make([]float32, blockFrames*channels)
	b.ReportAllocs()
	for b.Loop() {
		under.add(block, want)
	}
}

// Birds sing soon where one looks outside, and not in the hall: two mixers of one seed differ
// only there.
func TestBirdsAreOutside(t *testing.T) {
	differ := func(outside bool) bool {
		hall, _ := under(Volumes{Ambience: 1})
		other, _ := under(Volumes{Ambience: 1})
		other.SetOutside(outside)
		a, b := hear(t, hall, 4), hear(t, other, 4)
		for i := range a {
			if a[i] != b[i] {
				return true
			}
		}
		return false
	}
	if differ(false) {
		t.Error("the hall is not the same twice")
	}
	if !differ(true) {
		t.Error("nothing is heard outside")
	}
}
