// Package sound makes the noises of a game on a table: dice, a figure set
// down, parchment, a coin, a bell, a sword, a click; a drum, voices, a
// catapult and a horn. Under them there are a hall with a fire, and music.
//
// The idea: there are no samples. A sound is a short list of parts, each a
// ringing sine or a burst of filtered noise with a start, a swell and a fall,
// and a voice computes these parts block by block while the sound card reads.
// So nothing is rendered ahead, nothing is loaded, and each time a sound is
// played it differs a little, as it would at a table; the difference comes
// from the sound and from how often it was played, never from the clock.
//
// Ambience and music go on without an end and are never the same for long: a performer
// reads pieces in a notation of our own (see score) and decides, each time anew, how lute,
// recorder and drone play them. They step back behind the effects, and are there only
// while the game is to be seen.
//
// One Mixer owns the process's only oto context. The caller's thread only
// appends to a short list; opening, starting and suspending the sound card
// happen on a goroutine of the mixer. When nothing sounds the card is
// suspended and costs nothing.
//
// Limits: the card cannot be opened twice, so a process has one Mixer that is
// heard; any other is silent, as one is on a machine without a sound card.
// A sound once begun cannot be taken back but by muting.
package sound

// Sound names one of the noises that can be played.
type Sound int

// The sounds, each with one meaning throughout the program. The zero value is silence.
const (
	Dice      Sound = iota + 1 // dice are thrown
	Wood                       // a wooden figure is set down
	Parchment                  // a card is drawn, a page turned
	Coin                       // something is gained or paid
	Bell                       // a round ends, a scoring begins
	Sword                      // a fight
	Click                      // a button was pressed
	Drum                       // something evil comes
	Choir                      // something holy happens
	Catapult                   // a siege engine rolls up or breaks
	Horn                       // warriors come, a quest is won
	Card                       // a card is laid on the table
	Harp                       // what was asked for is met
	Fanfare                    // a prize is won
	Knell                      // somebody is doomed
	Storm                      // a castle is stormed
	soundCount
)

// String returns the sound's name in lower case, as used in message keys for
// captions.
func (s Sound) String() string {
	if !s.valid() {
		return "none"
	}
	return [soundCount]string{"", "dice", "wood", "parchment", "coin", "bell", "sword", "click", "drum", "choir", "catapult", "horn", "card", "harp", "fanfare", "knell", "storm"}[s]
}

// All returns every sound, in the order of their values.
func All() []Sound {
	var all []Sound
	for s := Dice; s < soundCount; s++ {
		all = append(all, s)
	}
	return all
}

func (s Sound) valid() bool { return 0 < s && s < soundCount }
