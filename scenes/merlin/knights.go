package merlin

var knights = Module{
	Name: "knights",

	Events: []EventRow{},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}
