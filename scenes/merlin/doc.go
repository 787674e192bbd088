// Package merlin is Merlin on the screen: the board, the domain, the quests, the castles,
// and what moves between them. What it has in common with other titles, from the clicks
// to the saved games, is [merlin/scenes/table]'s; screen.go says what it brings there.
//
// The idea: a module is a literal of rows ([Module]), as it is in the engine; the base
// is one, too. Rows say how each event flies, sounds and is told, how each action is
// offered, what each thing is called, what each part of a scoring's sheet shows. They
// are compiled into arrays by kind when a game is opened ([rows]).
//
// Everything that draws is given a [frame] and nothing else: the view of the person who
// sits at the screen, the options of the open question gathered by the thing that is
// clicked, and where pointer and focus are. So no drawing code can show what nobody may
// see, and a new kind of option needs no new input code: it has a target, the target has
// a place on the table, a click there takes it. Only what gathers the options
// (options.go, retake.go) sees the whole position.
package merlin
