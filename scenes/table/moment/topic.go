package moment

// Topic is a part of a title that may be new to who knows the rest: it is offered to be
// explained where it is first played with.
type Topic struct {
	Name  string // kept among what the player knows
	Title string // the text that names it
	Says  []Telling
}

// Telling is one thing that is told, "lesson.SAY", and the regions pointed at meanwhile: those
// of them that are there.
type Telling struct {
	Say string
	At  []string
}
