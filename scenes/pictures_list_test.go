package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// What a picture may want otherwise.
func large(s *picturesSettings)       { s.width = 1920 }
func small(s *picturesSettings)       { s.width = 800 }
func phone(s *picturesSettings)       { s.width, s.height, s.finger = 844, 390, true }
func tablet(s *picturesSettings)      { s.width, s.height, s.finger = 1024, 768, true }
func slate(s *picturesSettings)       { s.width, s.height, s.finger = 1366, 1024, true }
func flat(s *picturesSettings)        { s.width, s.height, s.finger = 1280, 800, true }
func lying(s *picturesSettings)       { s.width, s.height, s.device, s.finger = 844, 390, 2, true }
func standing(s *picturesSettings)    { s.width, s.height, s.device, s.finger = 390, 844, 2, true }
func moving(s *picturesSettings)      { s.Speed, s.OthersSpeed = store.Normal, store.Normal }
func contrast(s *picturesSettings)    { s.Contrast = store.Yes }
func colourBlind(s *picturesSettings) { s.ColourBlind = true }

// windowsNamed are the windows of those that are drawn elsewhere.
var windowsNamed = map[string]func(*picturesSettings){"large": large, "tablet": tablet, "slate": slate, "flat": flat, "lying": lying, "standing": standing}

// Titles beside Merlin.
var (
	nim   = []title{toy}
	three = []title{toy, crowd}
	eight = []title{rainbow}

	registered = slices.Concat(knights, companies)
)

// pictures are all that is compared.
var pictures = slices.Concat(merlinPictures, roundtablePictures, legendsPictures)

// merlinPictures are the screens round a game, the base, each module and all nine of them,
// each at moments that show what it brings.
var merlinPictures = []picture{
	{name: "title", lang: "fr"},
	{name: "title-kept", lang: "de", record: "base", at: 100, steps: "~continue", set: large},
	{name: "lesson", lang: "fr", steps: "learn coach-on coach-on coach-on", set: large},
	{name: "lesson-tells", lang: "de", steps: "learn coach-on"},
	{name: "lesson-own", lang: "de", steps: "learn coach-on coach-on coach-on die-4"},
	{name: "lesson-phone", lang: "de", steps: "learn coach-on coach-on coach-on die-1", set: phone},
	{name: "lessons", lang: "fr", titles: registered, steps: "learn"},
	{name: "news", lang: "fr", steps: `new module-gold module-favour "seed=stone start +300`},
	{name: "news-told", lang: "de", steps: `new module-arthur "seed=stone start +300 news-on news-on news-on`},
	{name: "learnt", lang: "fr", record: "base", at: 100, steps: "continue ready +1", scene: learnt},
	{name: "goal", lang: "fr", record: "base", at: 100, steps: "continue ready menu goal"},
	{name: "goal-all", lang: "de", record: "all", at: 430, steps: "continue ready menu goal", set: large},
	{name: "advice", lang: "en", record: "base", at: 100, steps: "continue ready show show +200"},
	{name: "advice-build", lang: "de", record: "all", at: 208, steps: "continue ready show show +200"},
	{name: "advice-fr", lang: "fr", record: "base", at: 140, steps: "continue ready show show +200", set: large},
	{name: "setup", lang: "fr", steps: "new"},
	{name: "setup-modules", lang: "de", steps: "new seat-2-human seat-add seat-add seat-3-computer module-favour module-arthur module-knights module-market ~module-morgana"},
	{name: "setup-faces", lang: "de", steps: "new seat-2-face"},
	{name: "setup-faces-small", lang: "fr", steps: "new seat-2-face", set: small},
	{name: "setup-faced", lang: "fr", steps: "new seat-2-face face-pellinore seat-add ~seat-2-face"},
	{name: "faces-greet", lang: "fr", steps: `new seat-add seat-add "seed=stone start +40`},
	{name: "faces-greet-phone", lang: "de", steps: `new "seed=stone start +40`, set: phone},
	{name: "setup-people", lang: "fr", steps: "new seat-2-human option-start-first", set: large},
	{name: "setup-all", lang: "en", steps: "new preset-everything module-caerleon module-caerleon", set: large},
	{name: "options", lang: "fr", steps: "options ~auto-end"},
	{name: "options-contrast", lang: "de", steps: "options =TAB =TAB +40", set: contrast, page: true},
	{name: "options-en", lang: "en", steps: "options ~music"},
	{name: "options-phone", lang: "de", steps: "options", set: phone},
	{name: "rules", lang: "de", steps: "rules chapter-4"},
	{name: "rules-fr", lang: "fr", record: "all", at: 530, steps: "continue ready help", set: large},
	{name: "rules-roundtable", lang: "de", titles: registered, steps: "@roundtable/wars"},
	{name: "rules-legends", lang: "en", titles: registered, steps: "@legends/completing", set: large},
	{name: "rules-link", lang: "fr", steps: "rules chapter-6 ~link-1"},
	{name: "in-words", lang: "de", record: "base", at: 261, steps: "continue ready =F2"},
	{name: "help", lang: "en", record: "all", at: 846, steps: "continue ready menu help"},
	{name: "help-pad", lang: "de", steps: "rules help %2"},
	{name: "saves", lang: "de", saved: []string{"base", "favour", "all"}, steps: "saves saved-2"},
	{name: "saves-page", lang: "de", saved: []string{"base", "favour", "all"}, steps: "saves saved-2 ~link", page: true},
	{name: "saves-empty", lang: "fr", steps: "saves"},
	{name: "saving", lang: "en", record: "base", at: 200, steps: "continue ready menu save \"save-name=Sunday"},
	{name: "saves-from-game", lang: "fr", record: "base", at: 200, saved: []string{"arthur"}, steps: "continue ready menu saves"},
	{name: "curtain", lang: "fr", record: "base", at: 0, steps: "continue"},
	{name: "elsewhere", lang: "fr", record: "base", at: 28, steps: "continue", held: true},
	{name: "menu", lang: "en", record: "base", at: 28, steps: "continue ready menu"},
	{name: "menu-leave", lang: "de", record: "base", at: 28, steps: "continue ready menu to-title"},

	{name: "titles", lang: "de", record: "base", at: 100, titles: nim, steps: "new ~title-nim"},
	{name: "titles-three", lang: "fr", titles: three, steps: "new", set: large},
	{name: "titles-small", lang: "en", record: "base", at: 100, titles: three, steps: "new", set: small},
	{name: "titles-all", lang: "de", titles: registered, steps: "new"},
	{name: "titles-all-large", lang: "fr", titles: registered, steps: "new", set: large},
	{name: "titles-all-phone", lang: "en", titles: registered, steps: "new", set: phone},
	{name: "titles-knights", lang: "fr", titles: registered, record: "roundtable-3", at: 340, steps: "new title-roundtable back back", set: large},
	{name: "titles-legends", lang: "en", titles: registered, record: "legends-2", at: 60, steps: "new title-legends back back"},
	{name: "titles-page", lang: "en", record: "base", at: 100, titles: nim, steps: "new title-nim back back ~continue"},
	{name: "titles-saves", lang: "de", saved: []string{"base", "favour"}, titles: nim, steps: `new title-nim "seed=stone start menu saves save`},
	{name: "titles-rules", lang: "fr", titles: nim, steps: "rules"},
	{name: "titles-rules-other", lang: "de", titles: nim, steps: "new title-nim back back rules rules-merlin chapter-2"},
	{name: "setup-dressed", lang: "fr", titles: eight, steps: "new title-crowd seat-add seat-add seat-1-colour", set: large},
	{name: "end-sides", lang: "fr", titles: nim, steps: `new title-nim seat-1-computer "seed=stone start +900`},
	{name: "end-sides-seven", lang: "de", scene: ended(oneAgainstSeven()), set: large},
	{name: "end-alone", lang: "de", scene: ended(alone())},
	{name: "end-eight", lang: "de", scene: ended(pointsOfEight())},
	{name: "scoring-eight", lang: "de", scene: scoringOfEight},
	{name: "setup-toy", lang: "de", titles: nim, steps: "new title-nim ~option-hand-6"},
	{name: "setup-eight", lang: "en", titles: eight, steps: "new title-crowd preset-dark" + strings.Repeat(" seat-add", 7), set: large},
	{name: "setup-seven", lang: "de", titles: eight, steps: "new title-crowd seat-add seat-add seat-add seat-add seat-add seat-add seat-3-human seat-2-human seat-5-level-champion"},
	{name: "setup-eight-small", lang: "fr", titles: eight, steps: "new title-crowd" + strings.Repeat(" seat-add", 7), set: small},

	{name: "base-start", lang: "fr", record: "base", at: 0, steps: "continue ready"},
	{name: "base-middle", lang: "de", record: "base", at: 261, steps: "continue ready", set: large},
	{name: "base-late", lang: "en", record: "base", at: 500, steps: "continue ready"},
	{name: "base-move", lang: "de", record: "base", at: 250, steps: "continue ready"},
	{name: "base-act", lang: "fr", record: "base", at: 15, steps: "continue ready"},
	{name: "base-skip", lang: "de", record: "base", at: 27, steps: "continue ready decline"},
	{name: "base-end", lang: "fr", record: "base", at: 65, steps: "continue ready", set: large},
	{name: "base-place", lang: "fr", record: "base", at: 34, steps: "continue ready ~home-mason"},
	{name: "base-build", lang: "en", record: "base", at: 28, steps: "continue ready ~tile-5,2"},
	{name: "base-quests", lang: "de", record: "base", at: 9, steps: "continue ready"},
	{name: "base-give", lang: "fr", record: "base", at: 166, steps: "continue ready"},
	{name: "base-small", lang: "de", record: "base", at: 261, steps: "continue ready", set: small},
	{name: "base-standing", lang: "de", record: "base", at: 250, steps: "continue ready", set: standing},
	{name: "base-lying", lang: "fr", record: "base", at: 9, steps: "continue ready", set: lying},
	{name: "base-tablet", lang: "en", record: "base", at: 28, steps: "continue ready", set: tablet},
	{name: "all-standing", lang: "fr", record: "all", at: 430, steps: "continue ready page-castle", set: standing},
	{name: "options-standing", lang: "de", steps: "options", set: standing},
	{name: "end-standing", lang: "en", record: "base", at: 530, steps: "continue", set: standing},
	{name: "base-colour-blind", lang: "en", record: "base", at: 261, steps: "continue ready", set: colourBlind},
	{name: "base-contrast", lang: "de", record: "base", at: 261, steps: "continue ready =TAB +40", set: contrast},
	{name: "base-thinking", lang: "en", record: "base", at: 5, level: 3, steps: "continue"},
	{name: "base-focus", lang: "fr", record: "base", at: 261, steps: "continue ready =TAB =TAB +40"},
	{name: "base-glow", lang: "en", record: "base", at: 56, steps: "continue ready +9", set: moving},
	{name: "moment-excalibur", lang: "de", record: "base", at: 70, steps: "continue ready menu watch last before play +150", set: moving},
	{name: "moment-manor", lang: "de", record: "base", at: 29, steps: "continue ready menu watch last before play +60", set: moving},
	{name: "moment-round", lang: "fr", record: "base", at: 93, steps: "continue ready menu watch last before play +90", set: moving},
	{name: "base-flight", lang: "en", record: "base", at: 34, steps: "continue ready place-mason-orange", set: moving},
	{name: "others-play", lang: "fr", record: "base", at: 34, level: 1, steps: "continue +560", set: moving},
	{name: "others-play-skip", lang: "de", record: "base", at: 36, level: -1, steps: "continue +40", set: moving},
	{name: "summary", lang: "fr", record: "base", at: 36, level: -1, steps: "continue +40 to-my-turn +200", set: moving},
	{name: "summary-all", lang: "de", record: "all", at: 452, level: -1, steps: "continue to-my-turn +900 ~summary-1", set: moving},
	{name: "summary-en", lang: "en", record: "base", at: 260, level: -1, steps: "continue to-my-turn +600", set: moving},
	{name: "chooser-apple", lang: "fr", record: "base", at: 6, steps: "continue ready apples"},
	{name: "chooser-flag", lang: "de", record: "base", at: 6, steps: "continue ready goods-flag-purple"},
	{name: "chooser-traitor", lang: "en", record: "base", at: 13, steps: "continue ready traitor-grey"},
	{name: "tip-space", lang: "fr", record: "base", at: 261, steps: "continue ready ~space-7"},
	{name: "tip-die", lang: "de", record: "base", at: 356, steps: "continue ready ~die-2"},
	{name: "tip-card", lang: "en", record: "base", at: 356, steps: "continue ready ~card-15"},
	{name: "tip-province", lang: "fr", record: "base", at: 356, steps: "continue ready ~province-purple", set: large},
	{name: "tip-score", lang: "de", record: "base", at: 356, steps: "continue ready ~player-1-score"},
	{name: "tip-traitor", lang: "en", record: "base", at: 184, steps: "continue ready ~traitor-grey"},
	{name: "why-not", lang: "de", record: "base", at: 356, steps: "continue ready !tile-1,1"},
	{name: "bulb", lang: "fr", record: "base", at: 356, steps: "continue ready show"},
	{name: "log-scrolled", lang: "de", record: "base", at: 356, steps: "continue ready ~moment-92 ^3"},
	{name: "visit", lang: "en", record: "base", at: 356, steps: "continue ready ~player-1"},
	{name: "replay", lang: "fr", record: "base", at: 300, steps: "continue ready menu watch round-2 next next ~play"},
	{name: "replay-eyes", lang: "de", record: "all", at: 600, steps: "continue ready menu watch last ~eyes-0"},
	{name: "scoring", lang: "de", record: "base", at: 185, steps: "continue ready use-grail"},
	{name: "scoring-influence", lang: "en", record: "base", at: 355, steps: "continue ready use-grail next next"},
	{name: "scoring-domain", lang: "fr", record: "base", at: 355, steps: "continue ready use-grail next"},
	{name: "scoring-servants", lang: "de", record: "base", at: 355, steps: "continue ready use-grail next next next", set: large},
	{name: "scoring-end", lang: "fr", record: "all", at: 846, steps: "continue ready use-grail part-7"},
	{name: "scoring-all-domain", lang: "de", record: "all", at: 846, steps: "continue ready use-grail part-3", set: large},
	{name: "scoring-all-influence", lang: "fr", record: "all", at: 846, steps: "continue ready use-grail part-4"},
	{name: "scoring-all-small", lang: "de", record: "all", at: 846, steps: "continue ready use-grail part-4", set: small},
	{name: "scoring-all", lang: "fr", record: "all", at: 846, steps: "continue ready use-grail", set: large},
	{name: "end", lang: "en", record: "base", at: 530, steps: "continue"},
	{name: "end-all", lang: "de", record: "all", at: 847, steps: "continue"},
	{name: "crowning-enters", lang: "fr", record: "all", at: 847, steps: "continue drama +140", set: moving},
	{name: "crowning-crown", lang: "de", record: "all", at: 847, steps: "continue drama +420", set: moving},
	{name: "crowned", lang: "fr", record: "base", at: 530, steps: "continue drama", set: large},
	{name: "crowned-phone", lang: "de", record: "all", at: 847, steps: "continue drama", set: phone},
	{name: "fulfilled", lang: "de", record: "base", at: 165, steps: "continue ready menu watch last before play +26", set: moving},
	{name: "end-table", lang: "fr", record: "all", at: 847, steps: "continue look"},
	{name: "end-review", lang: "de", record: "base", at: 530, level: -1, steps: "continue review +600"},
	{name: "end-review-all", lang: "fr", record: "all", at: 847, level: -1, steps: "continue review +900", set: large},

	{name: "favour", lang: "fr", record: "favour", at: 200, steps: "continue ready"},
	{name: "favour-seal", lang: "de", record: "favour", at: 112, steps: "continue ready ~seal-mason-2"},
	{name: "favour-late", lang: "en", record: "favour", at: 398, steps: "continue ready", set: large},
	{name: "arthur", lang: "de", record: "arthur", at: 254, steps: "continue ready"},
	{name: "arthur-move", lang: "de", record: "arthur", at: 1, steps: "continue ready"},
	{name: "arthur-end", lang: "de", record: "arthur", at: 60, steps: "continue ready"},
	{name: "arthur-ring", lang: "fr", record: "arthur", at: 283, steps: "continue ready"},
	{name: "arthur-die", lang: "en", record: "arthur", at: 340, steps: "continue ready ~die-5"},
	{name: "knights-draft", lang: "fr", record: "knights", at: 0, steps: "continue ready ~card-gareth"},
	{name: "knights-draft-later", lang: "de", record: "knights", at: 5, steps: "continue ready ~drafted-lamorak"},
	{name: "knights", lang: "en", record: "knights", at: 220, steps: "continue ready ~card-lancelot"},
	{name: "knights-castle", lang: "de", record: "knights", at: 50, steps: "continue ready"},
	{name: "gold", lang: "en", record: "gold", at: 125, steps: "continue ready ~coins"},
	{name: "gold-orchard", lang: "fr", record: "gold", at: 200, steps: "continue ready"},
	{name: "gold-coins", lang: "de", record: "gold", at: 0, steps: "continue ready coins"},
	{name: "market", lang: "de", record: "market", at: 200, steps: "continue ready ~stall-either"},
	{name: "market-late", lang: "fr", record: "market", at: 390, steps: "continue ready", set: large},
	{name: "caerleon", lang: "fr", record: "caerleon", at: 200, steps: "continue ready ~district-purple"},
	{name: "caerleon-trade", lang: "en", record: "caerleon", at: 53, steps: "continue ready"},
	{name: "morgana", lang: "en", record: "morgana", at: 81, steps: "continue ready ~cauldron-2"},
	{name: "morgana-horn", lang: "de", record: "morgana", at: 318, steps: "continue ready ~horn"},
	{name: "morgana-cauldron", lang: "fr", record: "morgana", at: 318, steps: "continue ready cauldron-1", set: large},
	{name: "morgana-poison", lang: "de", record: "morgana", at: 318, steps: "continue ready poison"},
	{name: "morgana-brew", lang: "fr", record: "morgana", at: 364, steps: "continue ready"},
	{name: "treasures", lang: "fr", record: "treasures", at: 117, steps: "continue ready"},
	{name: "treasures-found", lang: "de", record: "treasures", at: 10, steps: "continue ready"},
	{name: "treasures-late", lang: "en", record: "treasures", at: 530, steps: "continue ready"},
	{name: "decrees", lang: "de", record: "decrees", at: 100, steps: "continue ready ~decrees-grey"},
	{name: "decrees-placed", lang: "fr", record: "decrees", at: 42, steps: "continue ready"},
	{name: "decrees-looked", lang: "en", record: "decrees", at: 42, steps: "continue ready decrees-black"},
	{name: "all-draft", lang: "de", record: "all", at: 0, steps: "continue ready"},
	{name: "all-start", lang: "fr", record: "all", at: 8, steps: "continue ready"},
	{name: "all-middle", lang: "de", record: "all", at: 430, steps: "continue ready", set: large},
	{name: "all-late", lang: "en", record: "all", at: 789, steps: "continue ready"},
	{name: "all-poisons", lang: "de", record: "all", at: 719, steps: "continue ready own-poisons"},
	{name: "all-knight", lang: "fr", record: "all", at: 719, steps: "continue ready card-tristan"},
	{name: "gold-mistletoe", lang: "de", record: "morgana", at: 9, steps: "continue ready card-18"},
	{name: "all-put-die", lang: "en", record: "all", at: 278, steps: "continue ready stall-plus"},
	{name: "all-guard", lang: "fr", record: "all", at: 283, steps: "continue ready"},
	{name: "all-levy", lang: "en", record: "all", at: 381, steps: "continue ready"},
	{name: "all-visit", lang: "de", record: "all", at: 605, steps: "continue ready ~player-3"},
	{name: "all-small", lang: "fr", record: "all", at: 605, steps: "continue ready", set: small},
}

// The list has a name for each picture, all languages and the games of all modules.
func TestPictureList(t *testing.T) {
	names, langs, records := map[string]bool{}, map[string]int{}, map[string]int{}
	for _, p := range pictures {
		if names[p.name] {
			t.Errorf("%s is there twice", p.name)
		}
		names[p.name] = true
		langs[p.lang]++
		records[p.record]++
	}
	for _, lang := range i18n.Languages() {
		if langs[lang] < 10 {
			t.Errorf("there are %d pictures in %s", langs[lang], lang)
		}
	}
	for _, m := range append(merlin.ModuleNames(), "base", "all") {
		if records[m] < 2 {
			t.Errorf("there are %d pictures of %s", records[m], m)
		}
	}
}

// learnt is what sums a lesson up, all of it said.
func learnt(c *ui.Context) ui.Scene {
	c.SetPreferences(ui.Preferences{})
	var lines []scenes.GoalLine
	for _, l := range [][2]string{{"crown", "win"}, {"manor-blue", "manors"}, {"seal-crown", "influence"}, {"any-servant", "servants"}, {"traitor-black", "traitors"}, {"card-back", "quests"}, {"points-star", "end"}} {
		lines = append(lines, scenes.GoalLine{Icon: l[0], Text: c.T("goal." + l[1])})
	}
	return scenes.NewGoal(c, scenes.Goal{Wins: lines, Figure: "Merlin-figure", Heading: c.T("coach.learnt")})
}
