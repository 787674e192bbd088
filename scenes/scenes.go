// Package scenes holds the screens round a game: title, setup, options,
// rules, help, menu and the curtain between two people at one screen, and the
// window they are shown in.
//
// The idea: everything here serves any title at this table. What a game is
// called, what its rules say and what its crests look like come from the
// locale and the sprites; the turn itself is a scene that [Config.Start] is
// asked for.
//
// Limits: one window, one game at a time.
package scenes

import (
	"merlin/game"
	"merlin/game/bot"
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
	Chosen []string // modules, by variant, that the setup begins with
}

// Title is a title that may be played. Functions may be nil, but for Start.
type Title struct {
	// Description is what the setup offers, with pictures; its name is that of the title's
	// texts and sprites.
	game.Description

	// Start makes the scene that plays a new game.
	Start func(*ui.Context, NewGame) ui.Scene
	// Continue makes the scene that goes on with the kept game; nil when games are not kept.
	Continue func(*ui.Context) ui.Scene
	// Saves are the games saved by name; nil when games are not kept. It is asked for
	// once, with what speaks the language of the moment.
	Saved func(words func(key string, args ...any) string) Saves
	// Kept reports whether there is such a game now; nil is always. KeptTip says which; nil
	// is nothing.
	Kept    func() bool
	KeptTip func(words func(key string, args ...any) string) string
	// Unsaved reports whether a game can be continued only as long as the program runs; nil is
	// never.
	Unsaved func() bool
	// Playing returns the game at the table, nil when there is none; nil is none ever.
	Playing func() *Playing
}

// Playing is a game at the table, as the screens around it may keep it.
type Playing struct {
	Lost func() bool                                 // its last actions could not be kept
	Save func(label string) (name string, err error) // among the saved games
	Text func() (string, error)                      // to be handed out
}

// Sounds plays sounds; a [sound.Mixer] is one.
type Sounds interface {
	Play(sound.Sound)
	SetVolume(volume float64) // 0 to 1
	SetMuted(muted bool)
	Unlock() // the player has clicked: a browser may sound from now on
}

type silence struct{}

func (silence) Play(sound.Sound)  {}
func (silence) SetVolume(float64) {}
func (silence) SetMuted(bool)     {}
func (silence) Unlock()           {}

// NewGame is what the setup has been told.
type NewGame struct {
	Seats []SeatSetup // in the order they sit; who starts is drawn by lot
	Seed  string      // "" is by chance
	// Modules are those chosen, by variant, in the order of the title's.
	Modules []string
}

// SeatSetup is one player.
type SeatSetup struct {
	Name   string    // "" is called by his colour, in the language of the moment
	Colour int       // index into the title's
	Level  bot.Level // 0 is a person
}
