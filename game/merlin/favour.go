package merlin

// FavourState is the state of the King's Favour.
type FavourState struct{}

var favour = &Module{Name: "favour"}
