package store

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Speed is how fast things move on the table.
type Speed string

// The speeds; Off shows only how things end.
const (
	Off    Speed = "off"
	Fast   Speed = "fast"
	Normal Speed = "normal"
	Slow   Speed = "slow"
)

// Speeds returns all speeds, as a list of options shows them.
func Speeds() []Speed { return []Speed{Off, Fast, Normal, Slow} }

// Wish is whether something is done: as the browser or its system asks for it, or by the
// player's own wish.
type Wish string

// The wishes; the empty one, AsAsked, is that of a new player.
const (
	AsAsked Wish = ""
	Yes     Wish = "on"
	No      Wish = "off"
)

// Wishes returns all wishes, as a list of options shows them.
func Wishes() []Wish { return []Wish{AsAsked, Yes, No} }

// Holds reports whether it is done where so much is asked for.
func (w Wish) Holds(asked bool) bool { return w == Yes || w == AsAsked && asked }

// Scales are how many times as large all may be shown.
func Scales() []float64 { return []float64{1, 1.25, 1.5, 2} }

// Settings are what the player has chosen once for all games.
type Settings struct {
	Language    string   `json:"language"` // "fr", "de", "en"; empty: as the system says
	Volume      float64  `json:"volume"`   // of effects, 0 to 1
	Ambience    float64  `json:"ambience"` // its volume, 0 to 1
	Music       float64  `json:"music"`    // its volume, 0 to 1
	Muted       bool     `json:"muted"`
	Speed       Speed    `json:"speed"`       // of what one does oneself
	OthersSpeed Speed    `json:"othersSpeed"` // of what others do; a file without it means Speed
	ColourBlind bool     `json:"colourBlind"` // palette for colour-blind eyes
	LessMotion  Wish     `json:"lessMotion,omitempty"`
	Contrast    Wish     `json:"contrast,omitempty"` // more of it
	Fullscreen  bool     `json:"fullscreen"`
	Scale       float64  `json:"scale,omitempty"` // how many times as large all is; 0 is once
	AutoEnd     bool     `json:"autoEnd"`         // a turn in which nothing can be done any more ends by itself
	TakeBack    bool     `json:"takeBack"`        // a house rule: one may take back what another person did
	Hints       bool     `json:"hints"`           // explain what may be chosen
	SeatNames   []string `json:"seatNames"`       // of the last game, by seat
	SeatLevels  []int    `json:"seatLevels"`      // of the last game, by seat: 0 is a person
	Speak       bool     `json:"speak"`           // computer players say a word now and then
	Modules     []string `json:"modules"`         // of the last game of the first title

	SeatFaces []string `json:"seatFaces,omitempty"` // of the last game, by seat: who of the computer players was chosen; "" is drawn
	Names     []string `json:"names,omitempty"`     // of people who have played, the latest first

	Title  string              `json:"title,omitempty"`  // of the last game; empty: the first
	Others map[string][]string `json:"others,omitempty"` // modules of the last game, by title, of others than the first

	Known []string `json:"known,omitempty"` // parts of titles that were explained, or offered to be

	HouseRules map[string]map[string]string `json:"houseRules,omitempty"` // of the last game, by title and rule, where not as usual
}

// MaxNames is how many names of people are remembered at most.
const MaxNames = 8

const (
	settingsName    = "settings.json"
	settingsVersion = 1
	maxSeats        = 8
	maxNameLength   = 40 // in runes
	maxLevel        = 9
	maxModules      = 40
	maxTitles       = 40
	maxKnown        = 200 // parts of titles
	maxRules        = 50  // house rules of a title
)

// settingsFile is the form in which settings are kept.
type settingsFile struct {
	Version int `json:"version"`
	Settings
}

// Defaults returns the settings of a new player.
func Defaults() Settings {
	return Settings{Volume: 0.7, Ambience: 0.5, Music: 0.45, Speed: Normal, OthersSpeed: Normal, Hints: true, Speak: true}
}

// LoadSettings returns the kept settings. They can be used in any case: when
// there are none yet they are the defaults; when they are broken they are the
// defaults and the error says where and why, and that the broken ones were
// put aside.
func LoadSettings(s Store) (Settings, error) {
	data, err := s.Read(settingsName)
	if errors.Is(err, fs.ErrNotExist) {
		return Defaults(), nil
	}
	if err == nil {
		var settings Settings
		if settings, err = parseSettings(data); err == nil {
			return settings, nil
		}
	} else if !errors.Is(err, ErrTooBig) && !errors.Is(err, ErrBroken) {
		return Defaults(), err
	}
	if aside := s.SetAside(settingsName); aside != nil {
		return Defaults(), fmt.Errorf("%w (%w)", aside, err)
	}
	fault := &SettingsFault{Path: s.Path(settingsName), Aside: settingsName + brokenSuffix, Err: err}
	if at := (*lineError)(nil); errors.As(err, &at) {
		fault.Line = at.line
	}
	return Defaults(), fault
}

// Save keeps g for the next start.
func (g Settings) Save(s Store) error {
	if key, problem := g.problem(); key != "" {
		return fmt.Errorf("%s: not written: %q %s", s.Path(settingsName), key, problem)
	}
	data, err := json.MarshalIndent(settingsFile{settingsVersion, g}, "", "\t")
	if err != nil {
		return fmt.Errorf("%s: not written: %w", s.Path(settingsName), err)
	}
	return s.Write(settingsName, append(data, '\n'))
}

// parseSettings reads a settings file. What it does not mention has its
// default; what nobody knows is passed over.
func parseSettings(data []byte) (Settings, error) {
	file := settingsFile{Settings: Defaults()}
	file.OthersSpeed = ""
	if err := json.Unmarshal(data, &file); err != nil {
		return Settings{}, jsonError(data, err)
	}
	if file.Version != settingsVersion {
		return Settings{}, atLine(lineOf(data, "version"), "\"version\" is %d where this program writes %d", file.Version, settingsVersion)
	}
	file.OthersSpeed = cmp.Or(file.OthersSpeed, file.Speed)
	if key, problem := file.problem(); key != "" {
		return Settings{}, atLine(lineOf(data, key), "%q %s", key, problem)
	}
	return file.Settings, nil
}

// problem returns the key of the first setting that makes no sense, and why.
func (g Settings) problem() (key, why string) {
	long := func(name string) bool { return utf8.RuneCountInString(name) > maxNameLength }
	odd := func(name string) bool {
		return strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) })
	}
	switch {
	case len(g.Language) > 35:
		return "language", "is no language; write \"en\", for example"
	case !(0 <= g.Volume && g.Volume <= 1):
		return "volume", "is not from 0 to 1"
	case !(0 <= g.Ambience && g.Ambience <= 1):
		return "ambience", "is not from 0 to 1"
	case !(0 <= g.Music && g.Music <= 1):
		return "music", "is not from 0 to 1"
	case !slices.Contains(Speeds(), g.Speed):
		return "speed", fmt.Sprintf("is %.20q, not one of %q", g.Speed, Speeds())
	case !slices.Contains(Speeds(), g.OthersSpeed):
		return "othersSpeed", fmt.Sprintf("is %.20q, not one of %q", g.OthersSpeed, Speeds())
	case !slices.Contains(Wishes(), g.LessMotion):
		return "lessMotion", fmt.Sprintf("is %.20q, not one of %q", g.LessMotion, Wishes())
	case !slices.Contains(Wishes(), g.Contrast):
		return "contrast", fmt.Sprintf("is %.20q, not one of %q", g.Contrast, Wishes())
	case g.Scale != 0 && !slices.Contains(Scales(), g.Scale):
		return "scale", fmt.Sprintf("is %g, not one of %v", g.Scale, Scales())
	case len(g.SeatNames) > maxSeats:
		return "seatNames", fmt.Sprintf("has more than %d names", maxSeats)
	case slices.ContainsFunc(g.SeatNames, long):
		return "seatNames", fmt.Sprintf("has a name of more than %d letters", maxNameLength)
	case slices.ContainsFunc(g.SeatNames, odd):
		return "seatNames", "has a name with signs that cannot be shown"
	case len(g.SeatLevels) > maxSeats || slices.ContainsFunc(g.SeatLevels, func(l int) bool { return l < 0 || l > maxLevel }):
		return "seatLevels", fmt.Sprintf("is not at most %d numbers from 0 to %d", maxSeats, maxLevel)
	case len(g.SeatFaces) > maxSeats || slices.ContainsFunc(g.SeatFaces, long) || slices.ContainsFunc(g.SeatFaces, odd):
		return "seatFaces", fmt.Sprintf("is no list of at most %d words", maxSeats)
	case len(g.Names) > MaxNames || slices.ContainsFunc(g.Names, long) || slices.ContainsFunc(g.Names, odd):
		return "names", fmt.Sprintf("is no list of at most %d names", MaxNames)
	case len(g.Modules) > maxModules || slices.ContainsFunc(g.Modules, long) || slices.ContainsFunc(g.Modules, odd):
		return "modules", "is no list of modules"
	case long(g.Title) || odd(g.Title):
		return "title", "is no title"
	case len(g.Known) > maxKnown || slices.ContainsFunc(g.Known, long) || slices.ContainsFunc(g.Known, odd):
		return "known", "is no list of what is known"
	case len(g.Others) > maxTitles:
		return "others", fmt.Sprintf("has more than %d titles", maxTitles)
	}
	return g.problemByTitle(func(name string) bool { return long(name) || odd(name) })
}

// problemByTitle is the problem with what is kept by title; wrong reports whether a name is
// too long or cannot be shown.
func (g Settings) problemByTitle(wrong func(string) bool) (key, why string) {
	for title, modules := range g.Others {
		if wrong(title) || len(modules) > maxModules || slices.ContainsFunc(modules, wrong) {
			return "others", "is no list of modules by title"
		}
	}
	if len(g.HouseRules) > maxTitles {
		return "houseRules", fmt.Sprintf("has more than %d titles", maxTitles)
	}
	for title, rules := range g.HouseRules {
		names := slices.AppendSeq(slices.Collect(maps.Keys(rules)), maps.Values(rules))
		if wrong(title) || len(rules) > maxRules || slices.ContainsFunc(names, wrong) {
			return "houseRules", "is no list of house rules by title"
		}
	}
	return "", ""
}

// jsonError adds the line to an error of the JSON decoder.
func jsonError(data []byte, err error) error {
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		return atLine(line(data, syntax.Offset), "%w", err)
	case errors.As(err, &kind):
		key := kind.Field[strings.LastIndexByte(kind.Field, '.')+1:]
		return atLine(line(data, kind.Offset), "%.60q cannot be a %.60s", key, kind.Value)
	}
	if text := err.Error(); len(text) > 300 { // the decoder quotes numbers of any length
		return errors.New(text[:300] + "…")
	}
	return err
}

// line returns the line, from 1, of the byte at offset.
func line(data []byte, offset int64) int {
	return 1 + bytes.Count(data[:min(int(offset), len(data))], []byte("\n"))
}

// lineOf returns the line on which key stands, or 1.
func lineOf(data []byte, key string) int {
	return line(data, int64(max(0, bytes.Index(data, []byte(`"`+key+`"`)))))
}
