package merlin

var market = Module{
	Name: "market",

	Events: []EventRow{},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}
