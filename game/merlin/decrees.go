package merlin

// DecreesState is the state of the King's Decree.
type DecreesState struct{}

// DecreesHidden is what of it nobody may see.
type DecreesHidden struct{}

var decrees = &Module{Name: "decrees"}
