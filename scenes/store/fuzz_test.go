package store

import (
	"slices"
	"strings"
	"testing"
)

// FuzzSettings wants of any text: settings that can be used and kept again, or one sentence.
func FuzzSettings(f *testing.F) {
	f.Add([]byte(`{"version":1,"volume":0.5,"speed":"fast","seatNames":["A"]}`))
	f.Add([]byte(`{"version":2}`))
	f.Add([]byte(`{"version":1,"volume":9}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := parseSettings(data)
		if err != nil {
			if strings.Contains(err.Error(), "\n") || len(err.Error()) > 700 {
				t.Errorf("this is no short sentence: %q", err)
			}
			return
		}
		if err := s.Save(NewMemory()); err != nil {
			t.Errorf("settings that were read cannot be kept: %v", err)
		}
	})
}

// FuzzUnseal wants that only what was sealed is taken for a saved game.
func FuzzUnseal(f *testing.F) {
	f.Add(seal([]byte("merlin record 1\n")))
	f.Add([]byte("game-record 1 0 "))
	f.Fuzz(func(t *testing.T, data []byte) {
		if record, err := unseal(data); err == nil && !slices.Equal(seal(record), data) {
			t.Errorf("%q was taken for a saved game", data)
		}
	})
}
