package modules

import (
	"merlin/game/merlin"
	"merlin/scenes/table/moment"
)

// TopicsOf are the lessons of the modules in play.
func TopicsOf(r *merlin.Rules) (list []moment.Topic) {
	for _, m := range Modules {
		if m.Name != "" && r.Has(m.Name) {
			list = append(list, moment.Topic{Name: merlin.TitleName + "." + m.Name, Title: "setup.module." + m.Name, Says: m.Lesson})
		}
	}
	return list
}
