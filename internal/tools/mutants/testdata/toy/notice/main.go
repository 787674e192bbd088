// Notice exits with 1 when a rule of the toy is broken, or when it is told to fail.
package main

import (
	"fmt"
	"os"
	"slices"

	"merlin/internal/tools/mutants/testdata/toy"
)

func main() {
	toy.Ends(2)
	for _, rule := range []struct {
		words  string
		broken bool
	}{
		{"R1, the fare", toy.Pays(7) != 3},
		{"R2, the free", !slices.Equal(toy.Free, []int{1, 2})},
		{"R3, who pays", toy.Pays(20) != 2*toy.Pays(2)},
		{"R4, the words", toy.Greet([]string{"x"}) != "hellox"},
		{"R7, the rows", toy.Rows()[0] != toy.Row{Behind: toy.Green}},
		{"R8, both", !toy.Row{Before: toy.Blue}.Both(0, toy.Blue, toy.Green)},
		{"told to fail", os.Args[1] == "fail"},
	} {
		if rule.broken {
			fmt.Println(rule.words)
			os.Exit(1)
		}
	}
}
