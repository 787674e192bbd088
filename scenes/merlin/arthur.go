package merlin

var arthur = Module{
	Name: "arthur",

	Events: []EventRow{},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}
