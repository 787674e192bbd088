//go:build !hermit

package merlin

// HermitState is empty: tests build a tenth module in (hermit.go, by the tag hermit), the
// game has none.
type HermitState struct{}

const moreReasons = 0

var moreModules []*Module
