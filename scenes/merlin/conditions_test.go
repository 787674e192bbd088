package merlin

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/words"
	"merlin/scenes/ui"
)

// All conditions of a card are ticked if and only if it can be fulfilled.
func TestTicksAgreeWithTheRules(t *testing.T) {
	box := standardBox
	both := map[bool]int{}
	for seed := range uint64(6) {
		randomMatch(t, 4, seed, func(m *game.Match) bool {
			g := m.Game().(*merlin.Game)
			for s := range g.Players {
				p := g.Players[s]
				for _, q := range box.Quests {
					met := !slices.Contains(p.Met(q.Conditions), false)
					both[met]++
					if met != p.Meets(q.Conditions, 0) {
						t.Fatalf("seed %d: %+v ticked %v", seed, q.Conditions, p.Met(q.Conditions))
					}
				}
			}
			return len(m.Moves()) > 150
		})
	}
	if both[true] == 0 || both[false] == 0 {
		t.Errorf("only one outcome was met: %v", both)
	}
}

// Two conditions are never ticked for the same thing. // B15
func TestTicksUseEachThingOnce(t *testing.T) {
	p := &merlin.Player{}
	p.Items[merlin.Flag][merlin.Blue] = 1
	given := merlin.Condition{Kind: merlin.GivenItem, N: 1, Item: merlin.Flag, Province: merlin.Blue}
	any := merlin.Condition{Kind: merlin.AnyItem, N: 1, Item: merlin.Flag}
	if got := p.Met([]merlin.Condition{any, given}); got[0] || !got[1] {
		t.Errorf("one blue flag ticks %v; want the given flag only", got)
	}
}

// Every card of the box has its words in every language.
func TestCardWords(t *testing.T) {
	for _, lang := range i18n.Languages() {
		l := localeOf(t, lang)
		for _, q := range standardBox.Quests {
			for _, s := range []string{words.CardWords(l, &q), words.QuestWords(l, &q)} {
				if strings.Contains(s, "‹") || strings.Contains(s, "<no") {
					t.Errorf("%s: %q", lang, s)
				}
			}
		}
	}
}

// What names a quest names all of it: each servant, each thing, and the colour of each
// province, in the short line, in the whole sentence, and on every card that has words.
func TestCaptionsSayTheWholeQuest(t *testing.T) {
	for _, lang := range i18n.Languages() {
		l := localeOf(t, lang)
		for _, q := range standardBox.Quests {
			line := words.CardWords(l, &q)
			brief := words.BriefWords(l, &q)
			for _, said := range []string{line, brief, words.QuestWords(l, &q)} {
				for _, c := range q.Conditions {
					checkNamed(t, l, said, c)
				}
			}
			for _, size := range [][2]float64{{138, 206}, {126, 146}, {119, 164}, {99, 164}} {
				if drawn := wordsOnCard(l, &q, size); drawn != "" && drawn != line && drawn != brief {
					t.Errorf("%s: a card %v wide says %q for %q", lang, size[0], drawn, line)
				} else if drawn == "" && size[0]*size[1] >= 119*164 {
					t.Errorf("%s: a card %v wide does not say %q", lang, size[0], line)
				}
			}
		}
	}
}

// checkNamed reports what a text does not name of a condition.
func checkNamed(t *testing.T, l *i18n.Locale, said string, c merlin.Condition) {
	t.Helper()
	var want []string
	switch c.Kind {
	case merlin.AnyItem, merlin.InfluenceAnywhere:
	case merlin.Together:
		want = []string{l.T("condition.servant." + c.Servant.String()), l.T("condition.servant." + c.Other.String())}
	case merlin.ServantIn:
		want = []string{l.T("condition.servant." + c.Servant.String()), l.T("colour." + c.Province.String())}
	default:
		want = []string{l.T("colour." + c.Province.String())}
	}
	for _, name := range want {
		if !strings.Contains(strings.ToLower(said), strings.ToLower(name)) {
			t.Errorf("%s: %q does not name %q", l.Lang(), said, name)
		}
	}
}

// wordsOnCard is what a card says of its quest.
func wordsOnCard(l *i18n.Locale, q *merlin.Quest, size [2]float64) string {
	p := ui.NewApp(l).Painter(nil)
	rec := &ui.Recorder{}
	p.Record(rec)
	c := draw.QuestCard{Quest: q}
	c.Draw(p, l, ui.Rect{W: size[0], H: size[1]})
	var said []string
	for _, w := range rec.Texts {
		if _, err := strconv.Atoi(w.Text); err != nil && w.Text != "=" && w.Box.Y > 34 {
			said = append(said, w.Text)
		}
	}
	return strings.Join(said, " ")
}

// A card that lies open ticks what the player already has, as those in his hand do.
func TestOpenCardsAreTicked(t *testing.T) {
	all := map[string]int{}
	for seed := range uint64(3) {
		m := randomMatch(t, 3, seed, func(m *game.Match) bool { return len(m.Moves()) > 80 })
		app, sc := showing(t, m, "en", canvases[0])
		me := m.Game().(*merlin.Game).Table().Counted(sc.frame.Home)
		want := map[string]int{}
		for _, card := range sc.frame.View.Display {
			if card == merlin.NoCard {
				continue
			}
			q := sc.frame.Rules.Box.Quests[card]
			for i, met := range me.Met(q.Conditions) {
				if q.Conditions[i].Kind != merlin.PairIn { // it has two marks
					want[map[bool]string{true: "tick", false: "tick-open"}[met]]++
				}
			}
		}
		got := ticksIn(app, draw.QuestsRect)
		if got["tick"] < want["tick"] || got["tick-open"] < want["tick-open"] {
			t.Errorf("seed %d: the display has the marks %v, want %v and those of pairs", seed, got, want)
		}
		all["tick"] += want["tick"]
		all["tick-open"] += want["tick-open"]
	}
	if all["tick"] == 0 || all["tick-open"] == 0 {
		t.Errorf("only one kind of marks was met: %v", all)
	}
}

// ticksIn counts the marks on an area by their sprites.
func ticksIn(app *ui.App, area ui.Rect) map[string]int {
	rec := &ui.Recorder{}
	app.Painter(nil).Record(rec)
	app.Context().RequestRedraw()
	app.Draw(nil)
	n := map[string]int{}
	for _, s := range rec.Sprites {
		if x, y := s.Box.Center(); area.Contains(x, y) {
			n[s.Name]++
		}
	}
	return n
}

// Every card of the box fits in all the sizes that it has on the table, in windows of both
// sizes, in the hand also with its button and with what that takes beside.
func TestCardsFit(t *testing.T) {
	for _, lang := range i18n.Languages() {
		l := localeOf(t, lang)
		for _, v := range canvases {
			app := ui.NewApp(l)
			app.Resize(v)
			p := app.Painter(nil)
			rec := &ui.Recorder{}
			p.Record(rec)
			for _, q := range standardBox.Quests {
				for _, size := range [][2]float64{{138, 206}, {126, 146}, {113, 158}, {113, 146}, {119, 164}, {106, 164}, {96, 164}, {70, 164}} {
					for _, button := range []string{"", l.T("quest.fulfil")} {
						c := draw.QuestCard{Quest: &q, Owner: &merlin.Player{}, Button: button}
						c.Draw(p, l, ui.Rect{W: size[0], H: size[1]})
					}
				}
			}
			for _, o := range rec.Overflows {
				t.Errorf("%s at %d: %v", lang, v.W, o)
			}
			for _, small := range rec.Under(11) {
				t.Errorf("%s at %d: %s", lang, v.W, small)
			}
		}
	}
}

// In a window of 1280 x 720 every mark of what is met, or of who is repelled, is 12 pixels wide at
// least: on cards, and in the small castles of the others.
func TestMarksCanBeSeen(t *testing.T) {
	const least = 12.0 * 1920 / 1280
	marks := map[string]int{}
	moments(t, 3, 5, func(m *game.Match) {
		app, _ := showing(t, m, "de", ui.Fit(1280, 720, 1))
		for _, s := range checkDrawn(t, "marks", app, false).Sprites {
			if !strings.HasPrefix(s.Name, "tick") {
				continue
			}
			marks[strings.Split(s.Where, "-")[0]]++
			if s.Box.W < least-1e-6 {
				t.Errorf("%s: %s is %.1f wide", s.Where, s.Name, s.Box.W)
			}
		}
	})
	if marks["player"] == 0 || len(marks) < 2 {
		t.Errorf("marks were seen at %v", marks)
	}
}

// What a quest lacks is said as it is: not what is there already, nor what another condition of the
// card uses. // B15
func TestLacksAreSaid(t *testing.T) {
	l := localeOf(t, "fr")
	any := func(i merlin.Item, n uint8) merlin.Condition {
		return merlin.Condition{Kind: merlin.AnyItem, N: n, Item: i}
	}
	given := func(i merlin.Item, p merlin.Province, n uint8) merlin.Condition {
		return merlin.Condition{Kind: merlin.GivenItem, N: n, Item: i, Province: p}
	}
	influence := func(kind merlin.ConditionKind, n uint8) merlin.Condition {
		return merlin.Condition{Kind: kind, N: n, Province: merlin.Black}
	}
	pair := merlin.Condition{Kind: merlin.PairIn, N: 1, Province: merlin.Black}
	mason := merlin.Condition{Kind: merlin.ServantIn, N: 1, Servant: merlin.Mason, Province: merlin.Blue}
	together := merlin.Condition{Kind: merlin.Together, N: 1, Servant: merlin.Mason, Other: merlin.Lady}
	var p merlin.Player
	for v := range p.Servants {
		p.Servants[v] = merlin.Castle
	}
	p.Items[merlin.Shield][merlin.Grey], p.Items[merlin.Shield][merlin.Blue] = 1, 1
	p.Influence[merlin.Black], p.Influence[merlin.Blue] = 1, 1
	p.Servants[merlin.Lady] = merlin.Black
	for _, c := range []struct {
		conditions []merlin.Condition
		want       string
	}{
		{[]merlin.Condition{any(merlin.Shield, 2)}, ""},
		{[]merlin.Condition{any(merlin.Shield, 3)}, "un Bouclier au choix"},
		{[]merlin.Condition{any(merlin.Flag, 3)}, "3\u00a0Drapeaux au choix"},
		{[]merlin.Condition{given(merlin.Shield, merlin.Blue, 1)}, ""},
		{[]merlin.Condition{given(merlin.Shield, merlin.Blue, 2)}, "un Bouclier bleu"},
		{[]merlin.Condition{any(merlin.Shield, 2), given(merlin.Shield, merlin.Blue, 1)}, "un Bouclier au choix"},
		{[]merlin.Condition{any(merlin.Shield, 1), given(merlin.Shield, merlin.Black, 1)}, "un Bouclier noir"},
		{[]merlin.Condition{influence(merlin.InfluenceIn, 2)}, "un compteur d’Influence dans la Province noire"},
		{[]merlin.Condition{influence(merlin.InfluenceAnywhere, 4)}, "2\u00a0compteurs d’Influence n’importe où"},
		{[]merlin.Condition{pair}, "un deuxième Serviteur dans la Province noire"},
		{[]merlin.Condition{mason}, "le Maçon dans la Province bleue"},
		{[]merlin.Condition{together}, "le Maçon et la Dame d’honneur dans la même Province"},
	} {
		var said []string
		for _, lack := range p.Lacks(c.conditions, 0) {
			said = append(said, words.LackWords(l, lack))
		}
		if got := strings.Join(said, ", "); got != c.want {
			t.Errorf("%+v lacks %q, not %q", c.conditions, got, c.want)
		}
		if met := p.Meets(c.conditions, 0); met != (c.want == "") {
			t.Errorf("%+v is met: %v", c.conditions, met)
		}
	}
	lack := p.Lacks([]merlin.Condition{together}, 0)[0]
	if got, want := words.LackOf(l, lack, &p), "le Maçon dans la Province noire"; got != want {
		t.Errorf("to the lady in the black province comes %q, not %q", got, want)
	}
	p.Servants[merlin.Lady], p.Servants[merlin.Mason] = merlin.Castle, merlin.Blue
	if got, want := words.LackOf(l, lack, &p), "la Dame d’honneur dans la Province bleue"; got != want {
		t.Errorf("to the mason in the blue province comes %q, not %q", got, want)
	}
}

// Nothing is lacking if and only if a card can be fulfilled, and with the things that are lacking
// it can.
func TestLacksAgreeWithTheRules(t *testing.T) {
	mended := 0
	for seed := range uint64(4) {
		randomMatch(t, 4, seed, func(m *game.Match) bool {
			g := m.Game().(*merlin.Game)
			for s := range g.Players {
				for _, q := range standardBox.Quests {
					p := g.Players[s]
					lacks := p.Lacks(q.Conditions, 0)
					if met := p.Meets(q.Conditions, 0); met != (len(lacks) == 0) {
						t.Fatalf("seed %d: %+v is met: %v, and lacks %+v", seed, q.Conditions, met, lacks)
					}
					things := len(lacks) > 0
					for _, lack := range lacks {
						switch lack.Kind {
						case merlin.GivenItem, merlin.AnyItem:
							p.Items[lack.Item][lack.Province] += lack.Missing
						case merlin.InfluenceIn, merlin.InfluenceAnywhere:
							p.Influence[lack.Province] += lack.Missing
						default:
							things = false
						}
					}
					if things {
						if mended++; !p.Meets(q.Conditions, 0) {
							t.Fatalf("seed %d: %+v is not met with %+v", seed, q.Conditions, lacks)
						}
					}
				}
			}
			return len(m.Moves()) > 150
		})
	}
	if mended == 0 {
		t.Error("nothing was lacking")
	}
}
