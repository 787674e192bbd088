package ui

// Sentence is a text that is written when it is shown: to write all that a screen could
// say takes longer than to draw it. nil is none.
type Sentence func() string

// Say returns a sentence that is written already; none for "".
func Say(s string) Sentence {
	if s == "" {
		return nil
	}
	return func() string { return s }
}

// String writes the sentence, "" for none.
func (s Sentence) String() string {
	if s == nil {
		return ""
	}
	return s()
}
