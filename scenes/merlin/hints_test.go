package merlin

import (
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/moment"
	"merlin/scenes/ui"
)

// A flag is not spent by one click: what it does is shown first, and can be left.
func TestFlagsAskFirst(t *testing.T) {
	seen := map[string]bool{"quests": true} // chance hardly ever brings two quests in a turn
	powers := map[string]bool{}
	for _, row := range rowsOfAll().Actions {
		powers[row.Flag] = row.Flag != ""
	}
	delete(powers, "")
	for seed := range uint64(12) {
		m := newMatch(t, 3, seed, [][]string{nil, {"arthur"}}[seed%2]...)
		s := sit(t, m, 0)
		chance := game.NewStream(seed, 21)
		for !m.Game().Over() && len(seen) < len(powers) {
			if s.app.Top() != ui.Scene(s.scene) {
				s.click(s.pressable()[0])
				continue
			}
			options := m.Game().Decision().Options
			for _, a := range slices.Clone(options) {
				if power := s.scene.Model().Rows.Actions[a.Kind].Flag; power != "" && !seen[power] {
					seen[power] = true
					s.spend(power)
					break
				}
			}
			if options = m.Game().Decision().Options; len(options) == 0 {
				break
			}
			s.scene.Take(moment.Choice{Do: []game.Action{options[chance.N(len(options))]}})
			s.settle()
		}
	}
	if len(seen) < len(powers) {
		t.Errorf("only these flags were seen: %v", seen)
	}
}

// spend clicks the flag with a power, leaves it, and then spends it.
func (s *sitting) spend(power string) {
	s.t.Helper()
	flag := regionName(words.GoodsTarget(merlin.Flag, model.FlagColour(s.scene.Model().Rules, power)))
	i := ui.Find(s.scene.Regions(), flag)
	if spent := s.app.Context().T("flag.spend", "what", ""); !strings.Contains(s.scene.Regions()[i].Tip.String(), spent) {
		s.t.Errorf("%s: the tip %q does not say what would happen", power, s.scene.Regions()[i].Tip)
	}
	before := s.scene.Session().Moves()
	for _, line := range []string{"choice-none", "choice-1"} {
		if s.scene.Session().Moves() != before {
			s.t.Fatalf("%s: the flag was spent without being asked", power)
		}
		s.click(flag)
		if ui.Find(s.scene.Regions(), line) < 0 {
			s.t.Fatalf("%s: a click on the flag offers no %s", power, line)
		}
		s.click(line)
	}
	if s.scene.Session().Moves() == before {
		s.t.Errorf("%s: the flag was not spent", power)
	}
}

// Whatever the table shows says what it is, in every language, and a note is
// never in the way of a choice.
func TestTableExplainsItself(t *testing.T) {
	s := sit(t, newMatch(t, 4, 3), 0)
	for _, lang := range i18n.Languages() {
		l := localeOf(t, lang)
		s.app.Context().SetLocale(l)
		list := s.scene.Regions()
		names := []string{"rounds", "figure-merlin", "figure-1", "score-4", "province-blue", "stock-flag-grey", "marker-black", "display-1", "goods-material-brown"}
		for _, name := range names {
			i := ui.Find(list, name)
			if i < 0 {
				t.Fatalf("%s: nothing is called %q", lang, name)
			}
			if tip := list[i].Tip.String(); tip == "" || strings.Contains(tip+list[i].Label, "‹") {
				t.Errorf("%s: %s says %q, %q", lang, name, list[i].Label, tip)
			}
		}
		for _, part := range draw.OtherParts(s.scene.Model(), 1, s.scene.Model().OtherRect(0)) {
			if part.Words == "" || strings.Contains(part.Words, "‹") || ui.Find(list, part.Name) < 0 {
				t.Errorf("%s: %s says %q", lang, part.Name, part.Words)
			}
		}
	}
}

// A click on a figure means the space where it stands.
func TestFiguresMeanTheirSpace(t *testing.T) {
	s := sit(t, newMatch(t, 2, 4), 0)
	chance := game.NewStream(4, 22)
	pressed := 0
	for clicks := 0; clicks < 400 && !s.scene.Session().Over() && pressed < 3; clicks++ {
		for _, r := range s.app.Top().Regions() {
			if !strings.HasPrefix(r.Name, "figure-") || !r.Enabled {
				continue
			}
			if _, _, ok := s.point(r.Name); ok {
				before := s.scene.Session().Moves()
				s.click(r.Name)
				if s.scene.Session().Moves() == before && s.scene.Chooser() == nil {
					t.Errorf("a click on %s (%s) did nothing", r.Name, r.Label)
				}
				pressed++
				break
			}
		}
		if list := s.pressable(); len(list) > 0 {
			s.click(list[chance.N(len(list))])
		}
	}
	if pressed == 0 {
		t.Error("no figure could be clicked")
	}
}

// The question for a servant to be moved says where he may go: to a neighbouring
// province, or anywhere when all four are at home. // B26
func TestMovedServantsAreAskedForTruly(t *testing.T) {
	seen := map[bool]bool{}
	for seed := uint64(0); seed < 300 && len(seen) < 2; seed++ {
		randomMatch(t, 2, seed, func(m *game.Match) bool {
			g := m.Game().(*merlin.Game)
			d := g.Decision()
			if d.Ask != "move-servant" {
				return false
			}
			home := true
			for _, where := range g.Players[d.Seat].Servants {
				home = home && where == merlin.Castle
			}
			for _, lang := range i18n.Languages() {
				_, sc := showing(t, m, lang, canvases[0])
				far := sc.frame.T("ask.move-servant-home")
				if got := sc.frame.Prompt(); strings.Contains(got, far) != home {
					t.Errorf("%s: with all at home %v, %q", lang, home, got)
				}
			}
			seen[home] = true
			return false
		})
	}
	if len(seen) < 2 {
		t.Errorf("only seen: %v", seen)
	}
}
