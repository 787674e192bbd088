package legends

import (
	"strings"
	"testing"

	"merlin/game/legends"
	"merlin/i18n"
)

// Every sign that a card may have is named in all languages: each moment and each effect, of
// other decks, too.
func TestSignsAreNamed(t *testing.T) {
	for _, lang := range i18n.Languages() {
		l, err := i18n.Load(lang, legends.TitleName)
		if err != nil {
			t.Fatal(err)
		}
		for op := legends.Add; op.String() != ""; op++ {
			wantText(t, l, "sign.effect."+op.String())
		}
		for when := legends.Always; when <= legends.Score; when++ {
			wantText(t, l, "sign.when."+when.String())
		}
	}
}

func wantText(t *testing.T, l *i18n.Locale, key string) {
	t.Helper()
	if text := l.T(key); text == "" || strings.Contains(text, key) {
		t.Errorf("%s has no %s", l.Lang(), key)
	}
}

// A card that is looked at has its signs named below it.
func TestSignsUnderTheGlass(t *testing.T) {
	s := sit(t, newMatch(t, 2, 5, "beginner"), 0)
	s.press("ready")
	g, seat := s.game(), s.session().Seat()
	for _, c := range g.Own[seat].Hand.List() {
		face := &g.Rules().Deck.Faces[c]
		said := strings.ReplaceAll(strings.Join(s.glassed("hand-"+face.ID), " "), "\u00a0", " ")
		for _, x := range g.Rules().Deck.TextsOf(c) {
			if name := s.app.Context().T("sign.when." + x.When.String()); !x.Inner && !strings.Contains(said, name) {
				t.Errorf("%s: %q is not in %q", face.ID, name, said)
			}
		}
		if level := s.app.Context().T("level." + face.Level.String()); !strings.Contains(said, level) {
			t.Errorf("%s: its level is not in %q", face.ID, said)
		}
	}
}
