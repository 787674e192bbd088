package scenes

import "testing"

// A size is two numbers and nothing else, and no larger than a window can be.
func TestWindowSizes(t *testing.T) {
	for text, want := range map[string][2]int{
		"1280x720": {1280, 720}, "320x180": {320, 180}, "8192x8192": {8192, 8192},
		"319x180": {}, "320x179": {}, "8193x720": {}, "1280x8193": {}, "20000x20000": {}, "99999999999999999999x720": {},
		"1280x720junk": {}, "x1280x720": {}, "1280x720x3": {}, "1280": {}, "": {}, "-1280x720": {}, "+1280x720": {}, " 1280x720": {},
	} {
		w, h, err := WindowSize(text)
		if (err == nil) != (want != [2]int{}) || [2]int{w, h} != want {
			t.Errorf("%q is %d by %d, %v", text, w, h, err)
		}
	}
}
