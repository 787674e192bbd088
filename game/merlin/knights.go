package merlin

// KnightsState is the state of the Knights of the Round Table.
type KnightsState struct{}

var (
	knights      = &Module{Name: "knights"}
	knightsDealt = &Module{Name: "knights-dealt", Variant: "knights"}
)
