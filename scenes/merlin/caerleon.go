package merlin

var caerleon = Module{
	Name: "caerleon",

	Events: []EventRow{},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}
