package roundtable

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"merlin/game"
	"merlin/game/roundtable"
	"merlin/scenes/roundtable/model"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// The first press on the bulb says what the open question lets one do and what threatens, and how to ask
// for advice; the second is advice.
func TestFirstPressSaysHowThingsLie(t *testing.T) {
	kinds := map[game.AskKind]bool{}
	for _, r := range recorded {
		whole := recordedMatch(t, r.name, -1)
		for i := 0; i < len(whole.Moves()); i += 13 {
			s := sit(t, recordedMatch(t, r.name, i), 0)
			if s.Veiled() {
				s.press("ready")
			}
			f := s.scene.Model()
			if f.Asked == game.NoSeat {
				continue
			}
			kinds[f.Kind] = true
			s.press("show")
			list := s.scene.Regions()
			at := ui.Find(list, "heed")
			if at < 0 {
				t.Fatalf("%s, %d: nothing is said", r.name, i)
			}
			said := list[at].Label
			if ui.Find(list, "heed-more") >= 0 {
				if n := strings.Count(said, "\n") + 1; n != briefHeed {
					t.Errorf("%s, %d: %d lines are said at once", r.name, i, n)
				}
				s.press("heed-more")
				list = s.scene.Regions()
				said = list[ui.Find(list, "heed")].Label
			}
			if !strings.HasSuffix(said, f.T("advice.once_more")) || strings.Contains(said, "heed.") || strings.Contains(said, "<no value>") {
				t.Errorf("%s, %d: it is said %q", r.name, i, said)
			}
			s.press("show")
			if list = s.scene.Regions(); ui.Find(list, "heed") >= 0 || ui.Find(list, "advice") < 0 {
				t.Fatalf("%s, %d: pressed once more the sage gives no advice", r.name, i)
			}
		}
	}
	if len(kinds) < 8 {
		t.Errorf("only %d kinds of questions are seen", len(kinds))
	}
}

// The Escape key puts away what it says, and opens no menu over it.
func TestEscapeEndsFirstPress(t *testing.T) {
	s := sit(t, recordedMatch(t, "roundtable-5", 26), 0)
	if s.Veiled() {
		s.press("ready")
	}
	s.press("show")
	if ui.Find(s.scene.Regions(), "heed") < 0 {
		t.Fatal("nothing is said")
	}
	s.app.Update(&ui.Input{Keys: []ebiten.Key{ebiten.KeyEscape}})
	if s.app.Top() != ui.Scene(s.scene) || ui.Find(s.scene.Regions(), "heed") >= 0 {
		t.Error("the menu lies over it, or it is said still")
	}
}

// It names all that may be done, a sacrifice too, and what the hand has against what is near.
func TestFirstPressNamesAllDeeds(t *testing.T) {
	f := calmTable(t)
	f.Asked, f.View.Seat, f.Kind = f.Home, f.Home, model.AskHeroic
	f.View.Turn.Done, f.View.Turn.Second = 0, false
	f.View.Players[f.Home].At, f.View.Players[f.Home].Life = roundtable.Camelot, 4
	f.View.Hand = roundtable.Hand{roundtable.Fight1: 1, roundtable.Fight2: 1}
	f.Choices = map[game.Target][]moment.Choice{{}: {{Do: []game.Action{{Kind: roundtable.ActDrawWhite}}}, {Do: []game.Action{{Kind: roundtable.ActAccuse}}}}}
	says := func() string { return strings.Join(f.Heed(), "\n") }
	for _, want := range []string{f.T("help.heroic.draw"), f.T("again.second.accuse"), "Sacrifice", "4 Life", "you can lay 2 of them"} {
		if said := says(); !strings.Contains(said, want) {
			t.Errorf("%q is missing: %q", want, said)
		}
	}
	f.View.Public.Sword = -3
	if said := says(); !strings.Contains(said, "• Excalibur: you hold 2 cards for it.") {
		t.Errorf("with two cards to give one reads %q", said)
	}
	f.View.Public.Players[1].Life = 1
	if list := f.Alarms(); len(list) < 2 || list[1].Of != model.ThreatLife {
		t.Errorf("a Knight's last Life is not marked: %v", list)
	}
	f.Kind = model.AskEvil
	f.Choices = map[game.Target][]moment.Choice{{}: {{Do: []game.Action{{Kind: roundtable.ActEngine}}}, {Do: []game.Action{{Kind: roundtable.ActLife}}}}}
	if said := says(); !strings.Contains(said, "of 12") || !strings.Contains(said, "have 0 left") {
		t.Errorf("asked for an evil one reads %q", said)
	}
}

// Of a War's row it counts all that one could lay one after the other, of the Black cards those too that go where
// the next one decides, and a second action to lay a card is open only to who has one that fits.
func TestFirstPressCountsWhatFits(t *testing.T) {
	f := calmTable(t)
	f.Asked, f.View.Seat, f.Kind = f.Home, f.Home, model.AskHeroic
	f.View.Hand = roundtable.Hand{roundtable.Fight1: 2, roundtable.Fight2: 1, roundtable.Fight3: 1}
	f.View.Quests[roundtable.PictWar].Warriors = 2
	f.View.Players[f.Home].At, f.View.Turn.Done, f.View.Turn.Kinds = roundtable.PictWar, 0, 0
	if said := strings.Join(f.Heed(), "\n"); !strings.Contains(said, "• Pict War: you hold 3 cards that fit") {
		t.Errorf("with 1, 1, 2 and 3 for the row it says %q", said)
	}
	f.Choices = map[game.Target][]moment.Choice{{}: {{Do: []game.Action{{Kind: roundtable.ActSacrifice}}}}}
	f.View.Turn.Done = 1
	for hand, may := range map[roundtable.Hand]bool{f.View.Hand: true, {roundtable.Fight2: 1}: false} {
		f.View.Hand = hand
		if said := strings.Join(f.Heed(), "\n"); strings.Contains(said, f.T("again.second.place")) != may {
			t.Errorf("with %v after an action it says %q", hand, said)
		}
	}
	f.Kind = model.AskEvil
	f.Choices = map[game.Target][]moment.Choice{{}: {{Do: []game.Action{{Kind: roundtable.ActDrawBlack}}}}}
	f.View.Quests[roundtable.PictWar].Warriors, f.View.Quests[roundtable.Tournament].Blacks = 3, 3
	said := strings.Join(f.Heed(), "\n")
	if !strings.Contains(said, "“Tournament”") || !strings.Contains(said, "are for Pict War") {
		t.Errorf("of two Quests that the next card decides it says %q", said)
	}
}

// Two games that differ only in what is hidden are told the same.
func TestFirstPressKnowsNothingHidden(t *testing.T) {
	said := map[string]bool{}
	for _, loyalty := range []roundtable.Loyalty{roundtable.Loyal, roundtable.Traitor} {
		f := calmTable(t)
		f.Asked, f.View.Seat, f.Kind, f.View.Loyalty = f.Home, f.Home, model.AskEvil, loyalty
		said[strings.Join(f.Heed(), "\n")] = true
	}
	if len(said) > 1 {
		t.Errorf("it is told from one's Loyalty: %v", said)
	}
}

// Before a Heroic Action it is about the greatest dangers and what the hand is for, and those Quests alone light up; in calm all do. In a
// fight no rule is told twice.
func TestFirstPressIsAboutFewThings(t *testing.T) {
	f := calmTableFrame(t)
	f.Asked, f.View.Seat, f.Kind, f.View.Public.Engines, f.View.Public.Black = f.Home, f.Home, model.AskHeroic, 0, 0
	f.View.Hand, f.View.Players[f.Home].At = roundtable.Hand{roundtable.Merlin: 1}, roundtable.Camelot
	heeded := func() (n int) {
		for q := roundtable.Tournament; q < roundtable.Places; q++ {
			if f.View.InPlay(q) && f.Heeds(q) {
				n++
			}
		}
		return n
	}
	calm := heeded()
	despairs(5)(f)
	if n := heeded(); n > 2 || n >= calm || !f.Heeds(roundtable.GrailQuest) {
		t.Errorf("with the Grail in danger %d Quests light up, and %d in calm", n, calm)
	}
	if f.View.Hand = (roundtable.Hand{roundtable.GrailCard: 2}); f.HeedsSiege() {
		t.Error("with the Grail in danger and cards for it the siege, where nothing stands, lights up")
	}
	f.View.Hand = roundtable.Hand{roundtable.Merlin: 1}
	said := strings.Join(f.Heed(), "\n")
	if want := f.T("danger.own.but", "own", f.T("danger.own.grail.none"), "card", f.White(roundtable.Merlin)); !strings.Contains(said, want) {
		t.Errorf("with Merlin alone against it it is said %q", said)
	}
	f.Kind, f.View.Hand = game.AskKind(roundtable.AskFight), roundtable.Hand{roundtable.Fight3: 3}
	said = strings.Join(f.Heed(), "\n")
	if strings.Contains(said, f.T("fight.none", "of", roundtable.DieSides)) || !strings.Contains(said, f.T("fight.could", "sum", 9, "count", 8, "of", 8)) {
		t.Errorf("before a fight it is said %q", said)
	}
}
