package check

// elsewhere are the files that still name things of modules which are not theirs: file
// and modules. The list only shrinks: what is mended must be struck from it.
var elsewhere = map[string]string{
	// A district is called market, and an event of the brews is described by a figure.
	"game/merlin/caerleon.go":      "market",
	"game/merlin/morgana_brews.go": "arthur",

	// The screen's shared drawing and words, not yet rows of the modules.
	"scenes/merlin/areas.go":          "morgana",
	"scenes/merlin/arthur.go":         "gold",
	"scenes/merlin/base.go":           "gold",
	"scenes/merlin/board.go":          "arthur",
	"scenes/merlin/bowl.go":           "market morgana",
	"scenes/merlin/castle_favour.go":  "favour",
	"scenes/merlin/castle_knights.go": "knights",
	"scenes/merlin/castle_picts.go":   "arthur favour",
	"scenes/merlin/castle_plan.go":    "arthur knights",
	"scenes/merlin/castle_tokens.go":  "gold market",
	"scenes/merlin/choice_tips.go":    "caerleon",
	"scenes/merlin/chooser_art.go":    "market",
	"scenes/merlin/city.go":           "caerleon",
	"scenes/merlin/decrees.go":        "gold",
	"scenes/merlin/domain.go":         "knights morgana treasures",
	"scenes/merlin/domain_modules.go": "knights morgana treasures",
	"scenes/merlin/draft.go":          "knights",
	"scenes/merlin/gold.go":           "market",
	"scenes/merlin/hints.go":          "morgana",
	"scenes/merlin/look.go":           "decrees",
	"scenes/merlin/morgana.go":        "arthur",
	"scenes/merlin/offer.go":          "caerleon knights",
	"scenes/merlin/options.go":        "decrees",
	"scenes/merlin/others_dice.go":    "morgana",
	"scenes/merlin/picts.go":          "arthur",
	"scenes/merlin/piles.go":          "decrees knights",
	"scenes/merlin/places.go":         "caerleon",
	"scenes/merlin/ring.go":           "arthur gold morgana",
	"scenes/merlin/space_words.go":    "arthur gold",
	"scenes/merlin/top.go":            "market morgana",
	"scenes/merlin/tray.go":           "arthur",
	"scenes/merlin/witch.go":          "market morgana",
	"scenes/merlin/words_morgana.go":  "arthur gold morgana",
}
