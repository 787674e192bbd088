package scenes

import (
	"testing"

	"merlin/scenes/sound"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// heard stands for the sound card; it keeps what it was told last.
type heard struct {
	volumes      sound.Volumes
	muted, shown bool
	outside      bool
}

func (*heard) Play(sound.Sound)             {}
func (h *heard) SetVolumes(v sound.Volumes) { h.volumes = v }
func (h *heard) SetMuted(muted bool)        { h.muted = muted }
func (h *heard) SetShown(shown bool)        { h.shown = shown }
func (h *heard) SetOutside(outside bool)    { h.outside = outside }
func (*heard) Unlock()                      {}

// At first all three are on, ambience and music quieter than effects; each slider moves its
// own, which is obeyed at once and kept.
func TestVolumesAreKeptAndObeyed(t *testing.T) {
	kept, card := store.NewMemory(), &heard{}
	g := newGame(t, "en", Config{Store: kept, Sounds: card})
	first := card.volumes
	if first.Music <= 0 || first.Ambience <= 0 || first.Effects <= max(first.Music, first.Ambience) {
		t.Errorf("at first: %+v", first)
	}
	app := on(g, newOptions(g))
	for name, of := range map[string]func(sound.Volumes) float64{
		"volume":   func(v sound.Volumes) float64 { return v.Effects },
		"ambience": func(v sound.Volumes) float64 { return v.Ambience },
		"music":    func(v sound.Volumes) float64 { return v.Music },
	} {
		before := card.volumes
		app.Regions()[ui.Find(app.Regions(), name)].Adjust(-1)
		if got := of(before) - of(card.volumes); got < 0.09 || got > 0.11 {
			t.Errorf("%s fell by %.2f, want 0.1", name, got)
		}
		if rest := card.volumes.Effects + card.volumes.Ambience + card.volumes.Music; rest < before.Effects+before.Ambience+before.Music-0.11 {
			t.Errorf("%s moved another, too: %+v, then %+v", name, before, card.volumes)
		}
	}
	s, err := store.LoadSettings(kept)
	if got := (sound.Volumes{Effects: s.Volume, Ambience: s.Ambience, Music: s.Music}); err != nil || got != card.volumes {
		t.Errorf("kept %+v: %v, obeyed %+v", got, err, card.volumes)
	}
	if press(t, app, "mute"); !card.muted {
		t.Error("it is not muted")
	}
}
