package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/bot"
	"merlin/i18n"
	"merlin/scenes/ui"
)

// Everybody who plays for the computer has a name, words on him and a greeting in every
// language, and every line fits its sheet.
func TestEveryFaceSpeaks(t *testing.T) {
	lines := []string{}
	for key, ways := range map[string]int{"won": 2, "lost": 2, "joy": 3, "envy": 3, "passed": 3, "hit": 3, "leads": 3} {
		for way := range ways {
			lines = append(lines, fmt.Sprintf("speaks.%s-%d", key, way+1))
		}
	}
	for _, f := range bot.Faces {
		for _, of := range []string{"greets", "joy", "envy", "passed", "won", "lost", "hit", "leads", "builds", "relic", "robbed"} {
			lines = append(lines, "face."+f.Name+"."+of)
		}
	}
	for _, lang := range i18n.Languages() {
		l, err := i18n.Load(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range bot.Faces {
			if !l.Has("face."+f.Name) || !l.Has("face."+f.Name+".line") {
				t.Errorf("%s: %s has no name or no words", lang, f.Name)
			}
		}
		measure := ui.NewApp(l).Context().Measure()
		for _, key := range lines {
			if !l.Has(key) {
				t.Errorf("%s: there is no %s", lang, key)
			}
			if h := measure.ParagraphHeight(l.T(key), voiceWide-3*voicePad-voiceFace, voiceStyle); h > voiceFace {
				t.Errorf("%s: %q is %.0f high", lang, l.T(key), h)
			}
		}
	}
}

// Who led alone is overtaken by somebody who has more now, and by nobody who has as much.
func TestOvertaken(t *testing.T) {
	for _, c := range []struct {
		before, now []int
		want        game.Seat
	}{
		{nil, []int{1, 2}, game.NoSeat},
		{[]int{3, 2}, []int{3, 4}, 0},
		{[]int{3, 2}, []int{3, 3}, game.NoSeat},
		{[]int{3, 3}, []int{3, 4}, game.NoSeat},
		{[]int{1, 5, 2}, []int{6, 5, 2}, 1},
		{[]int{1, 5, 2}, []int{1, 6, 2}, game.NoSeat},
	} {
		if got := overtaken(slices.Clone(c.before), c.now); got != c.want {
			t.Errorf("%v, then %v: seat %d, want %d", c.before, c.now, got, c.want)
		}
	}
}

// A line lies there for four seconds, a long one longer.
func TestVoiceLasts(t *testing.T) {
	if short, long := voiceLasts("Meins!"), voiceLasts(strings.Repeat("a", 60)); short != 240 || long <= short+60 {
		t.Errorf("a short line lasts %d ticks, a long one %d", short, long)
	}
	for key, want := range map[string]string{"face.lot.evicted": "cross", "speaks.great-2": "glad", "speaks.siege-1": ""} {
		if got := moodOf(key); got != want {
			t.Errorf("%s is said %q", key, got)
		}
	}
}

// What is grave is said by whoever has said as much as anybody may, and greets nobody twice.
func TestGraveIsAlwaysSaid(t *testing.T) {
	v := voices{said: map[occasion]bool{{1, greeting}: true, {2, pride}: true}}
	for n := range mostSaid {
		v.said[occasion{1, fmt.Sprint(n)}] = true
	}
	if v.unsay(1); len(v.said) != 2 || !v.said[occasion{1, greeting}] {
		t.Errorf("it is kept that they spoke of %v", v.said)
	}
}
