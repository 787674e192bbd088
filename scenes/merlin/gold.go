package merlin

var gold = Module{
	Name: "gold",

	Events: []EventRow{},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}
