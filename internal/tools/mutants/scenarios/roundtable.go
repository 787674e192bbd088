package main

import (
	"path/filepath"

	"merlin/game/roundtable"
	"merlin/game/roundtable/roundtabletest"
	"merlin/internal/scenarios"
)

func init() { titles[roundtable.TitleName] = readRoundTable }

// readRoundTable reads the scenarios of The Knights of the Round Table. Each is played as
// it stands, and with everybody a seat further.
func readRoundTable() (all []example, err error) {
	list, err := scenarios.Read(filepath.FromSlash("game/roundtable/testdata"))
	if err != nil {
		return nil, err
	}
	box := roundtable.StandardBox()
	for _, turned := range []int{0, 1} {
		for _, s := range list {
			all = append(all, example{s.Title, s.Rules(), func() bool {
				failures, err := roundtabletest.RunTurned(&s, box, turned)
				return len(failures) > 0 || err != nil
			}})
		}
	}
	return all, nil
}
