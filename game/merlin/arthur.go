package merlin

// ArthurState is the state of Arthur.
type ArthurState struct{}

// ArthurHidden is what of it nobody may see.
type ArthurHidden struct{}

var arthur = &Module{Name: "arthur"}
