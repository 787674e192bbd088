package main

import (
	"path/filepath"

	"merlin/game/legends"
	"merlin/game/legends/legendstest"
	"merlin/internal/scenarios"
)

func init() { titles[legends.TitleName] = readLegends }

// readLegends reads the scenarios of Camelot Legends.
func readLegends() (all []example, err error) {
	list, err := scenarios.Read(filepath.FromSlash("game/legends/testdata"))
	if err != nil {
		return nil, err
	}
	for _, s := range list {
		all = append(all, example{s.Title, s.Rules(), func() bool {
			failures, err := legendstest.Run(&s)
			return len(failures) > 0 || err != nil
		}})
	}
	return all, nil
}
