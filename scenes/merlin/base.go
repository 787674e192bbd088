package merlin

var base = Module{
	Name: "",

	Events: []EventRow{},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}
