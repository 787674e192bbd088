// Package roundtable plays The Knights of the Round Table, the board game of Bruno Cathala
// and Serge Laget: knights who win or lose together, and perhaps a traitor among them.
//
// A [Game] is a position ([State], plain data) with the rules in force ([Rules],
// immutable). Both stand on package engine: the position holds a stack of steps still to
// happen; a step works, pushes further steps, or asks, and what it asks is a complete
// list of options. What an option does, and how an event changes the public position, are
// rows. What follows from what everybody sees is asked of a [Table], by the rules and by
// screens alike.
//
// Comments like "R24" cite the numbered rules of this project, which settle what the
// rulebook and its Book of Quests say. Each chapter of the rules is a file: setup, share,
// turn, evil, heroic, camelot, quests, life, knights, whites, blacks, traitor, end,
// squires.
//
// What must not show to others shapes who is asked what: a question that would betray by
// being asked is asked of everybody who might be meant, and what is chosen unseen lies in
// [Hidden] until all have chosen. // R172
package roundtable

// RulesVersion is raised when recorded games would run differently, or the positions in
// them hash differently.
//
// Since version 2 computer players have a policy and a value; those of games of version 1
// play on as they did. Nothing else differs.
const RulesVersion = 2
