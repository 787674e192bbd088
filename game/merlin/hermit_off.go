//go:build !hermit

package merlin

// Tests build a tenth module in (hermit.go, with the tag hermit); the game has none.
type moreMods struct{}

const moreReasons = 0

var moreModules []*Module
