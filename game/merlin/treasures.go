package merlin

// TreasuresState is the state of the Treasures of the Domain.
type TreasuresState struct{}

var treasures = &Module{Name: "treasures"}
