package draw

import (
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/moment"
)

// Chronicle tells what happened, oldest first: a sentence for each turn, a line
// for each category of a scoring.
func Chronicle(f *Frame) []moment.Entry {
	t := words.NewTeller(f.Words)
	t.Add("crown", f.T("log.setup"))
	for _, e := range f.Start {
		if f.Rows.Events[e.Kind].AtStart {
			t.Tell(e)
		} else {
			t.Note(e)
		}
	}
	since := f.Since()
	moves := f.ToldMoves()
	for i := range moves {
		t.Backs(i)
		if i == since {
			t.Pause()
			t.Since = len(t.Entries)
		}
		t.At = i + 1
		for _, e := range moves[i].Events {
			t.Tell(e)
		}
		if moves[i].Revealed {
			t.Barrier(moves[i].Events)
		}
	}
	t.Backs(len(moves))
	t.Flush()
	for i := range t.Entries {
		t.Entries[i].Fresh = since > 0 && i >= t.Since
	}
	return t.Entries
}
