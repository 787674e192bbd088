package table

import (
	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/sound"
	"merlin/scenes/table/moment"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// Title is all that a title brings to the table. V is what a seat may know of its
// position; M is what the title makes of a moment, to draw by. A *paint.Frame[V] may be M.
type Title[V any, M Model[V]] struct {
	Play
	// Open returns how a game is shown; its rows are compiled then.
	Open func(game.Game) Screen[V, M]
	// Lesson is a first game with a coach; nil: there is none.
	Lesson *Lesson[M]
}

// Play is how a title is played, whoever looks at it. Functions may be nil.
type Play struct {
	Rules game.Title // make its games
	First bool       // kept games whose names tell no title are its

	Set      string            // of its texts and pictures; "" is none
	Picture  string            // its cover, a sprite of those all titles share; "" is none
	Art      string            // a larger one of its own set; "" is Picture
	Pictures map[string]string // sprites of modules, by name
	Sage     string            // the sprite of who teaches and advises
	Late     string            // another set, of pictures that only its end needs; "" is none

	// Shuns reports whether nobody draws a computer player by lot in a game with these house rules as long as there are others; nil: nobody.
	Shuns func(options []game.Option, name string) bool

	Samples []Sample // moments of games whose table the rules show

	// Extras reports whether a game without modules needs the pictures that only modules need.
	Extras func(game.Game) bool

	Ends []game.AskKind // questions whose only option ends a turn and is taken by itself, if the player wishes so and no other person plays
	// Spares is the answer to a question of which nothing else would bring anything, which is not asked
	// then, and the key of what is told of it; nil: all are asked.
	Spares func(game.Game) (a game.Action, told string, ok bool)
	Plain  []game.AskKind // questions whose only option goes without saying, and is taken by itself

	// Wakes reports whether a match is that of a lesson, all of it told: who plays along there plays to
	// win from now on. nil: nobody does.
	Wakes func(*game.Match) bool
	Awake func(*game.Match) int // by how many levels he plays better then than one whose level nobody chose; nil: by none
	// Plays is what a computer player does where the lesson tells of it; nil or not ok: what he would.
	Plays func(*game.Match) (a game.Action, ok bool)

	// Coat is the end of the names of a seat's sprites where the game has its own; nil: its
	// colour.
	Coat func(game.Game, game.Seat) string

	// Wears is whose crest a seat of a colour has, as [scenes.Title] wants it.
	Wears func(options []game.Option, colour string) string

	Turn    func(game.Game) game.Seat // whose turn it is; nil: no turn can be taken back as a whole
	Turns   game.EventKind            // the event that begins one
	Longest float64                   // ticks that another's turn takes at most, at the usual tempo; 0 is usual
	Scenes  float64                   // that it takes at most with scenes in it, whose time is their own then; 0: no more

	// Chapters are the numbers of moves after which each part of a match has begun, -1
	// for one that has not.
	Chapters func(*game.Match) []int
	// Take takes in a text from outside that has components, as [scenes.Title] wants it.
	Take func(said Words, text string) (told string, ok bool)
	// Stock is what new games may be played with, as [scenes.Title] wants it.
	Stock func(Words) scenes.Stock
	// Describe adds points, lines and picture to what is told of a saved game: what
	// everybody may know.
	Describe func(words Words, m *game.Match, g *scenes.Saved)
}

// name is the title's, in records and in the names of kept games.
func (p *Play) name() string { return p.Rules.Describe().Name }

// Words speak the language of the moment.
type Words = scenes.Words

// Model is what a title makes of a frame, to draw by.
type Model[V any] interface{ Now() *paint.Frame[V] }

// Screen is how one game is shown.
type Screen[V any, M Model[V]] struct {
	// View is what a seat may know, NoSeat what everybody may.
	View func(game.Game, game.Seat) V
	Copy func(V) V // which does not change with the other
	// Depart and Arrive change what is shown by an event: what goes from where it was, and
	// what comes to where it is.
	Depart, Arrive func(V, game.Event)
	// Flights are what moves for events that happen together; now is what is shown, newer
	// than the model.
	Flights func(m M, now V, events []game.Event) []paint.Flight
	Manner  func(game.EventKind) Manner // how an event is shown

	// Model is called whenever something has changed.
	Model func(*paint.Frame[V]) M
	// Offer adds what may be chosen to the model of the person who is asked.
	Offer func(*Session, M) error
	// Panels are the areas of a new table, the lowest first; all are the regions of all of
	// them.
	Panels func(all func() []ui.Region) []paint.Panel[M]
	Result func(M) scenes.Result // the end of the game

	Bar     ui.Rect // stays free while things move: its buttons may be pressed
	Prompt  ui.Rect // where it stands what is asked
	Toast   ui.Rect // where refusals lie
	Caption ui.Rect // where a replay says what a computer player does
	Track   ui.Rect // where a replay has the bar of its rounds

	// What follows may be nil.

	// Tell is the table in words, from what is shown and the regions of all panels; nil: the
	// regions say it, page by page of a small window.
	Tell func(m M, things []ui.Region) []ui.Node
	Says func(M) string // what is asked; nil: as small windows say it

	Small *Small[M] // how the table is cut up for small windows; nil: it is shown whole in every window

	Mood   func(V) float64                             // what the picture follows slowly, such as how dark it is
	Gather func(M, []moment.Choice) []moment.Choice    // choices of one thing by what is asked first
	Art    func(M, *moment.Choice) paint.Drawing       // of a choice that no one sprite shows; nil: its icon
	Thing  func(M, game.Target) string                 // what a thing is called: heads the chooser where choices differ
	Tip    func(M, *moment.Choice) string              // what is said of a choice beside its label
	Called func(M, *moment.Choice, []game.Move) string // a choice as the sage says it, with what it touches and the line that begins with it, if he has one; nil or "": its label, and the thing
	// Carries is what may be carried from a region to another, by the choices that stand on it and all that are
	// open; nil: nothing is.
	Carries func(m M, region string, own, open []moment.Choice) paint.Load
	Leave   func(M, string) bool   // whether the keyboard leaves a region that may be pressed
	Seat    func(game.Seat) string // the region of another player, who may speak there; nil: they are silent
	// Speaks is where a line of another player lies beside his face, and where that is; none: the
	// line lies over his things.
	Speaks  func(M, game.Seat) (words, face ui.Rect)
	Line    func(M, ui.Rect) ui.Rect                // where a line goes that lies beside the things of who says it; nil: it stays
	Remark  func(M, []game.Move) moment.Remark      // what the last of some moves, as one sees them, calls for; nil: nobody says anything of another
	Stirs   func(M, []game.Move) []moment.Stir      // whom the last of some moves, as one sees them, touches; nil: nobody
	Parts   func(m M, s game.Seat, won bool) string // the key of what a seat says at the end; nil, "": as usual
	Speaker func(M, game.Seat) string               // what who speaks is called, over his line and in the log; nil: there his name, here nothing
	Frees   func(M)                                 // puts back what is taken up, as the sage speaks of something else; nil: nothing is
	Beside  func(m M, x, y float64)                 // puts away what lies open, as a press beside it begins; nil: nothing does
	Leaf    int                                     // so many turns after which all may speak of everything once more, as after a scoring; 0: only then
	Points  func(V) []int                           // by seat, as everybody may know them; nil: nobody does
	Visits  func(M) []string                        // regions that show the things of the other players in full
	Chapter func(M, string) string                  // of the rules about a region; "" for none
	Regret  func(M, game.Event) string              // said to the one whose deed came to nothing; "" for other events
	// Outside reports whether a region lies outside of the hall, EventOutside whether an event
	// happens there: meanwhile birds are heard.
	Outside      func(region string) bool
	EventOutside func(game.EventKind) bool
	// Entries are the paragraphs of the log, for the summary of what others did, which lies
	// at Summary; nil: there is none.
	Entries func(M) []moment.Entry
	Summary ui.Rect
	// Concerns reports whether an event is one that who looks has to see: what is skipped, or hurried, stops at it; nil:
	// none does.
	Concerns func(M, game.Event) bool
	// Recap is what has become of things since one's last turn: it lies at RecapRect where one's
	// turn begins, until something is chosen. It is empty at any other time; nil: there is none.
	Recap     func(M) []moment.Entry
	First     func(M) bool // whether one's first turn begins; nil: it is not told
	RecapRect ui.Rect
	// Plan is what one goes on with after a choice, with which the line begins, and what it
	// serves, as the sage tells it, one thing a line; nil, "": he has no more to say of that.
	Plan func(m M, c *moment.Choice, line []game.Move) (on, serves string)
	// Reasons are those of what Plan says that speak for a choice; nil: all of it does.
	Reasons func(m M, c *moment.Choice, line []game.Move) []string
	// Waits is that the runner-up's line can wait while that is gone which is advised, as a sentence; "": it
	// cannot.
	Waits func(m M, line, other []game.Move) (said string, sure bool)
	// Presses reports whether Warns tells of what decides the game, which comes before all else; nil: never.
	Presses func(M) bool
	// Keeps is what is said in place of all reasons where the advice keeps what the runner-up spends, weighed
	// against what that brings; nil, "": the reasons.
	Keeps func(m M, line, other []game.Move) string
	// Terse has the sage say little at first, and nothing of a runner-up that the same speaks for.
	Terse bool
	// Glance is how many lines of a narrow sheet are said of an advice at once, the rest where more is
	// asked for; 0: as is usual.
	Glance int
	// Aims are what an advice works towards, as the title counts it: an advice that lets it be says so,
	// later in the match (Aimed); nil: nothing.
	Aims func(m M, c *moment.Choice, line []game.Move) []int
	// Worth is what anybody sees that a line brings, in hundredths of a point: what brings more than
	// is advised is advised instead where it is about as good, and else weighed against that; nil:
	// nobody sees anything.
	Worth func(M, []game.Move) int
	// Completes is what a line completes of what is asked for first, in hundredths of a point, and a sentence on
	// it: who advises something else says why that can wait; nil: nothing is.
	Completes func(M, []game.Move) (worth int, brings string)
	// Through has the sage think the whole turn out before he speaks.
	Through bool
	// Heed is what there is to look at before a choice, as lines, of what anybody sees: what each
	// brings at once, and what is open; nil: nobody says it.
	Heed func(M, []moment.Tried) []string
	// Brief is how many of these lines are said at once, the others where more is asked for; 0: six.
	Brief int
	// Warns is what the sage adds to any advice, of what all have seen; nil, "": nothing.
	Warns func(M, *moment.Choice, []game.Move) string
	// Next is what Plan says is to be done next, where the line does not say so, one after another; nil: nothing is.
	Next func(M, *moment.Choice) []game.Action
	// Promise is what a later turn of the same chapter begins with, as Plan says of the line, and what for,
	// as the title counts it; nil: it says nothing of later turns. Lapsed is why a line does not do
	// that, as a sentence, by how many hundredths of a point where that is known; "": it does. Kept reports whether moves have done it.
	Promise func(M, []game.Move) (does game.Action, serves int, ok bool)
	Lapsed  func(m M, serves int, line []game.Move, more int) string
	Kept    func(m M, serves int, moves []game.Move) bool
	// Announces reports whether a text of the sage's, who says at first only what has room, tells of a promise; nil: any does.
	Announces func(m M, line []game.Move, told string) bool
	// Cheap reports whether what a line spends is so little that what it is spent on is looked at, too; nil: nothing is.
	Cheap func(M, []game.Move) bool
	// Still reports whether what a line says of a seat's own is still so; nil: it always is.
	Still func(m M, seat game.Seat, key string) bool
	// Shows is what anybody sees that a choice brings, the more the better: where the sage cannot
	// tell choices apart he takes that which shows more, and [moment.Never] is out of the question;
	// nil: nothing does.
	Shows func(M, *moment.Choice) int
	// Afresh reports whether what is asked comes to something of which the sage said nothing before: he stands by
	// what he meant to do there only where nothing shows more; nil: he stands by all.
	Afresh func(M) bool
	// Spends reports whether a line gives away what one would rather keep: where something else is
	// about as good, the sage advises that; nil: no line does.
	Spends func(M, []game.Move) bool
	// Vain reports whether a line brings back no more than it costs: it is not named as the runner-up;
	// nil: no line is.
	Vain func(M, []game.Move) bool
	// Besides reports whether an action may be done besides the answer to the open question, at the
	// end of the turn too: the sage answers first, and does not weigh the answer against it; nil:
	// nothing may.
	Besides func(M, game.Action) bool
	// Leads are the regions where something comes of a choice, which the sage lights up too; the
	// line is empty where what follows is not known.
	Leads func(m M, c *moment.Choice, line []game.Move) []string
	// Aside is where the sheet of who teaches has its place, as long as it hides nothing there
	// that is asked for or pointed at; nil: it lies beside what he speaks of.
	Aside func(M) ui.Rect
	// Grows is how high up it may grow from there over what lies above; what is longer scrolls. Nil: as
	// high as it needs, or else it lies elsewhere.
	Grows func(M) float64
	// Tells reports whether something is told over the table until it is put away: whoever
	// teaches waits for that.
	Tells func(M) bool
	// Moot are the questions that are not asked where there is nothing to choose: the only answer is
	// given, if one person alone plays.
	Moot []game.AskKind
	// Goal is what wins; nil: there is no card of it.
	Goal func(M) scenes.Goal
	// Topics are the parts of the game that may be new to who knows the title.
	Topics []moment.Topic
	// Account is what was scored last, after an event that closes a scoring; nil: nothing
	// is told of it. It lies at Sheet, the zero value being the whole screen; Lights are what
	// lies over the table meanwhile to mark what a category tells of.
	Account func(M) *scenes.Sheet
	Sheet   ui.Rect
	Lights  func(m M, part int) []paint.Flight
	Drama   func(M) scenes.Drama // is played where the game ends, before its result
}

// Manner is how an event is shown. The zero value is one that is shown alone, in silence.
type Manner struct {
	Sound    sound.Sound // 0: none
	Together bool        // events of the kind in a row move side by side
	Ends     bool        // no turn goes on any more
	Opens    bool        // a scoring begins, which passes faster: its account follows
	Proud    bool        // its seat is proud of it
	Closes   bool        // it ends: its account comes before anything else is shown
	Rests    bool        // who hurries what comes before it sees it all the same
	Hushes   bool        // whoever speaks falls silent where it begins
}

// Shell is what the table asks of the screens around it.
type Shell interface {
	Menu(items ...scenes.MenuItem)
	Saves(keep func(label string) (name string, err error))
	Save(keep func(label string) (name string, err error)) // asks for the label
	Curtain(name, crest string, ready func())
	Rules(chapter string)
	Help()
	Mute() // turns the sound off and on
	Muted() bool
	Ends() bool                  // the pictures that only the end needs are there
	Knows(topic string) bool     // it was explained, or offered to be
	Learnt(topics ...string)     // they are known from now on
	Again(players []game.Player) // sets another game up
	Title()
}

// The views of all titles are pointers: Go then compiles what tables do once, not for each title.

// Seen is Screen.View of a title whose rules tell a view.
func Seen[T any](view func(game.Game, game.Seat) T) func(game.Game, game.Seat) *T {
	return func(g game.Game, s game.Seat) *T {
		v := view(g, s)
		return &v
	}
}

// Copy is Screen.Copy of a view that is all in one piece.
func Copy[T any](v *T) *T {
	other := *v
	return &other
}
