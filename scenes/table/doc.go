// Package table is what every table on this screen shares: the match as the people before
// it play it, what may be chosen, motion, log, replay and saves.
//
// The idea: a [Title] brings the view that a seat has of its position, and all that is
// drawn of it; the table does the rest. The match lives in one type, [Session]. Whatever
// draws is given what the title makes of a [Moment], and cannot reach the match. What is
// shown runs behind the position: events are played one by one on a shadow of the view,
// each by something that moves (a [Flight]). Rules never wait for that, and a click
// hurries it.
//
// A title has a [Screen] for each game that is opened, and [Games] for all of them: new
// ones, the one that is continued, and those saved by name. The tests have a small one.
//
// Limits: one screen, one pair of eyes at a time; between two people the curtain.
package table
