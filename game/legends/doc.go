// Package legends plays Camelot Legends, the card game of Andrew Parks.
//
// A [Game] is a position ([State], plain data) with the rules in force ([Rules]: the rows
// of package engine for one [Deck], immutable). What the cards do is written in a closed
// vocabulary: a deck file says it in words, [ReadDeck] makes of it [Text]s of [Effect]s,
// and the table of the operations ([ops]) says of each word what it needs, when it may
// stand, whom it may touch and what it does. No card is named by the code but the three
// special cards and the two special locations.
//
// What follows from what everybody sees is asked of a [Table], by the rules and by
// screens alike: scores, totals, room in a company, what can be completed.
//
// Comments like "L24" cite the numbered rules of this project. Each chapter of the
// rulebook is a file: setup, turn, events, bid, texts, complete, actions, ending.
package legends

// RulesVersion is raised when recorded games would run differently, or the positions in
// them hash differently.
//
// Version 2 asks persons to end their turns, and evens the first of two players otherwise;
// games of version 1 go on as they began. Version 3 evens three and four beginners by points;
// before, their first turn had one action. It asks whoever holds a card in a bid; before, who
// held none that may be bid passed unasked, which told so. Since version 3 computer players
// have a policy and a value, too; those of earlier games play on as they did. Version 4 asks
// nothing more of beginners once the last event is completed, where no points hang on it.
const RulesVersion = 4
