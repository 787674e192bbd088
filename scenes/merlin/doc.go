// Package merlin is Merlin on the screen, as the shared table ([merlin/scenes/table]) asks
// for it: what may be done now is gathered here from the position, nobody else sees that.
//
// The idea: what is shown goes one way through packages of its own.
//
//	model    what is known at a moment: the view of the person at the screen, the options
//	         by the thing that is clicked, ways; it draws nothing
//	words    names, sentences, reasons, tips and the log of that; it draws nothing
//	draw     board, domain, quests, castle and the others: each one plan of rectangles,
//	         drawn and made into regions; what flies between them
//	modules  the base and each module as a literal of rows, and how rows are compiled
//	         into those of the three layers when a game is opened
//
// None of them imports this package or the table's session, so drawing code cannot show
// what nobody may see. A new kind of option needs no new input code: it has a target, the
// target has a place on the table, a click there takes it.
package merlin
