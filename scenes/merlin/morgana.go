package merlin

var morgana = Module{
	Name: "morgana",

	Events: []EventRow{},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}
