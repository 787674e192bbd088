package ui

import "testing"

// A pad is told by what systems and browsers call it, or by its maker's number.
func TestMakes(t *testing.T) {
	for _, c := range []struct {
		name, id string
		want     PadMake
	}{
		{"Xbox 360 Controller (XInput STANDARD GAMEPAD)", "", PadLetters},
		{"xinput", "", PadLetters},
		{"Xbox Wireless Controller Pro Controller", "", PadLetters},
		{"Microsoft X-Box One pad", "030000005e040000d102000001010000", PadLetters},
		{"Logitech F310", "030000006d0400001dc2000014400000", PadLetters},
		{"Sony Interactive Entertainment Wireless Controller", "", PadShapes},
		{"Wireless Controller", "030000004c050000c405000000010000", PadShapes},
		{"Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)", "", PadShapes},
		{"054c-09cc-Wireless Controller", "", PadShapes},
		{"Nintendo Switch Pro Controller", "", PadSwapped},
		{"Wireless Gamepad", "030000007e0500000920000001000000", PadSwapped},
		{"Wireless Gamepad (STANDARD GAMEPAD Vendor: 057e Product: 2009)", "", PadSwapped},
		{"", "", PadLetters},
	} {
		if got := MakeOf(c.name, c.id); got != c.want {
			t.Errorf("%q %s is of make %d, want %d", c.name, c.id, got, c.want)
		}
	}
}

// What is shown has the signs of the pad that was used last.
func TestMakeInHand(t *testing.T) {
	a := newApp(t, fixed{{Name: "one", Label: "one", Bounds: Rect{0, 0, 100, 100}, Enabled: true, Press: func() {}}})
	for _, made := range []PadMake{PadShapes, PadSwapped, PadLetters} {
		drawn := a.Painter(nil).sh.epoch
		tick(t, a, Input{Pad: []Deed{PadNext}, Made: made})
		if p := a.Painter(nil); p.sh.made != made || p.sh.epoch == drawn {
			t.Errorf("with a pad of make %d signs are those of %d, drawn anew %t", made, p.sh.made, p.sh.epoch != drawn)
		}
	}
}
