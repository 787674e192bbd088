package merlin

var decrees = Module{
	Name: "decrees",

	Events: []EventRow{},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}
