package merlin

var favour = Module{
	Name: "favour",

	Events: []EventRow{},

	Actions: []ActionRow{},

	Targets: []TargetRow{},
}
