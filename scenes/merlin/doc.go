// Package table is the screen on which Merlin is played: the board, the domain,
// the quests, the castles, and what moves between them.
//
// The idea: the match lives in one file, session.go. Everything that draws is
// given a [frame] and nothing else: the view of the person who sits at the screen,
// the options of the open question gathered by the thing that is clicked, and
// where pointer and focus are. So no drawing code can show what nobody may see,
// and a new kind of option needs no new input code: it has a target, the target
// has a place on the table, a click there takes it.
//
// What is shown runs behind the position: events are played one by one on a shadow
// of the view (reduce.go), each by something that moves (motion.go). Rules never
// wait for that, and a click hurries it.
//
// Limits: one screen, one pair of eyes at a time; between two people the curtain.
package merlin
