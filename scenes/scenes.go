// Package scenes holds the screens round a game: title, setup, options,
// rules, help, menu and the curtain between two people at one screen, and the
// window they are shown in.
//
// The idea: everything here serves any title at this table. What may be chosen
// before a game comes from the title's description, what its rules say and what
// its crests look like from its texts and sprites; the turn itself is a scene that
// [Title.Start] is asked for. Where there are several titles one is chosen first,
// and what tells of a game says of which.
//
// Limits: one window, one game at a time.
package scenes

import (
	"merlin/game"
	"merlin/scenes/sound"
	"merlin/scenes/store"
	"merlin/scenes/ui"
)

// Config is what main hands over.
type Config struct {
	Version   string
	Language  string // a wish for this run that outweighs the settings; "" is none
	Seed      string // written into the setup's seed field
	Store     store.Store
	Unkept    error  // why the store lasts no longer than the program; nil when it does
	Sounds    Sounds // nil is silence
	Computers bool   // there are computer players

	Titles []Title  // the first is the one to play as long as the settings name no other
	Chosen []string // modules of the first, by variant, that the setup begins with
}

// Words speak a language: the text of a key, with values for its placeholders.
type Words = func(key string, args ...any) string

// Title is a title that may be played. Functions may be nil, but for Start. The shared
// texts have its name, a sentence on it and of what kind it is, "title.NAME.name", ".line" and
// ".kind".
type Title struct {
	game.Description // what the setup offers

	Set      string            // of its texts and pictures, beside those all titles share; "" is none
	Late     string            // another set, of pictures that only its end needs: fetched while it is played; "" is none
	Picture  string            // its cover, a sprite of the shared ones; "" is none
	Art      string            // a larger one of its own set, for the title screen; "" is Picture
	Pictures map[string]string // sprites of its modules, by name

	// Wears is whose crest, "crest-NAME", and name, "ui.colour.NAME", a seat of a colour has
	// by the options of a new game: "" is what is drawn once it begins; nil: the colour's own.
	Wears func(options []game.Option, colour string) string

	// Start makes the scene that plays a new game.
	Start func(*ui.Context, NewGame) ui.Scene
	// Learn makes the scene of a lesson; nil when the title has none.
	Learn func(*ui.Context) ui.Scene
	// Continue makes the scene that goes on with the kept game; nil when games are not kept.
	Continue func(*ui.Context) ui.Scene
	// Saves are the games saved by name; nil when games are not kept. It is asked for
	// once, with what speaks the language of the moment.
	Saved func(Words) Saves
	// Kept reports whether there is such a game now; nil is always. KeptTip says which; nil
	// is nothing.
	Kept    func() bool
	KeptTip func(Words) string
	// Unsaved reports whether a game can be continued only as long as the program runs; nil is
	// never.
	Unsaved func() bool
	// Playing returns the game at the table, nil when there is none; nil is none ever.
	Playing func() *Playing
	// Take takes in a text from outside that has components of the title, and says what came
	// of it; ok is false if it has none. Nil: there are no such texts.
	Take func(said Words, text string) (told string, ok bool)
	// Stock is what new games may be played with; nil: there is what came with the program.
	Stock func(Words) Stock
	// Plates are the pictures of a chapter of the rules, in the language of the context; nil:
	// there are none.
	Plates func(c *ui.Context, chapter string) []Plate
}

// Plate is a small picture of the table in a chapter of the rules.
type Plate struct {
	Line int               // of the text that it stands beside, from 0; empty ones do not count
	W, H float64           // in canvas units
	Says string            // its caption
	Draw func(*ui.Painter) // at the painter's (0, 0)
}

// Playing is a game at the table, as the screens around it may keep it.
type Playing struct {
	Lost  func() bool                                 // its last actions could not be kept
	Save  func(label string) (name string, err error) // among the saved games
	Text  func() (string, error)                      // to be handed out
	Watch func() ui.Scene                             // the scene that shows it from its start to one without a seat
	Label func() string                               // that it was saved by last; "" is none

	Elsewhere func() bool   // another window plays now
	Asked     func() string // the person who must decide, as everybody may know; "" when none must
}

// Sounds plays sounds; a [sound.Mixer] is one.
type Sounds interface {
	Play(sound.Sound)
	SetVolumes(sound.Volumes)
	SetMuted(muted bool)
	SetShown(shown bool)     // ambience and music are heard only while the game is to be seen
	SetOutside(outside bool) // birds are heard only while what is seen lies outside
	Unlock()                 // the player has clicked: a browser may sound from now on
}

type silence struct{}

func (silence) Play(sound.Sound)         {}
func (silence) SetVolumes(sound.Volumes) {}
func (silence) SetMuted(bool)            {}
func (silence) SetShown(bool)            {}
func (silence) SetOutside(bool)          {}
func (silence) Unlock()                  {}

// NewGame is what the setup has been told.
type NewGame struct {
	Seats   []game.Player // in the order they sit; without a name one is called by his colour
	Seed    string        // "" is by chance
	Modules []string      // by variant, in the order of the title's
	Options []game.Option // house rules that are not as usual, in the order of the title's
}
