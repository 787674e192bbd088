// Package property is how a test checks a property over drawn values: the gate
// draws the same ones each time, so that it never fails by chance, and the long
// runs (MERLIN_LONG=1) draw new ones, and many more. What those find becomes a
// fixed case beside the property.
package property

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// Check tries the property with drawn values. What stands on the command line, as
// -rapid.seed does to see a failure again, goes before what is set here.
func Check(t *testing.T, holds func(*rapid.T)) {
	t.Helper()
	for name, value := range settings(os.Getenv("MERLIN_LONG") != "") {
		if given(name) {
			continue
		}
		if err := flag.Set(name, value); err != nil {
			t.Fatal(err)
		}
	}
	rapid.Check(t, holds)
}

// given reports whether a flag stands on the command line.
func given(name string) bool {
	return slices.ContainsFunc(os.Args, func(arg string) bool { return strings.HasPrefix(strings.TrimLeft(arg, "-"), name+"=") })
}

// settings are rapid's flags; a seed of 0 stands for a new one.
func settings(long bool) map[string]string {
	if long {
		return map[string]string{"rapid.seed": "0", "rapid.checks": "5000"}
	}
	return map[string]string{"rapid.seed": "1", "rapid.checks": "100", "rapid.nofailfile": "true"}
}
