package merlin

var treasures = Module{
	Name: "treasures",

	Events: []EventRow{},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}
