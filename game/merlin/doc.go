// Package merlin plays Merlin, the board game of Stefan Feld and Michael Rieneck.
//
// A [Game] is a position ([State], plain data) with the rules in force ([Rules],
// immutable). Both stand on package engine: the position holds a stack of steps still to
// happen; a step works, pushes further steps, or asks, and what it asks is a complete
// list of options. What an option does, and how an event changes the position, are rows.
// What follows from what everybody sees is asked of a [Table], by the rules and by
// screens alike.
//
// Comments like "B24" cite the numbered rules of this project, which settle what the
// rulebooks say; RULES.md lists where each is carried out and shown. Each chapter of
// the rulebook is a file: setup, turn, quests, spaces, servants, domain, flags,
// scoring. A module of the Big Box is one file with one literal of type [Module] that
// lists only what it changes; no file of the base names a module.
package merlin

// RulesVersion is raised when recorded games would run differently, or the positions in them
// hash differently.
const RulesVersion = 5
