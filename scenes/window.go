package scenes

import (
	"fmt"
	"regexp"
	"strconv"
)

// What a window may measure, in pixels. Graphics cards have no larger pictures.
const (
	minWidth, minHeight = 320, 180
	maxSide             = 8192
)

// sizeForm is how a size is written; what is longer is too large in any case.
var sizeForm = regexp.MustCompile(`^([0-9]{1,5})x([0-9]{1,5})$`)

// WindowSize reads the size of a window in pixels, like 1280x720.
func WindowSize(text string) (w, h int, err error) {
	if m := sizeForm.FindStringSubmatch(text); m != nil {
		w, _ = strconv.Atoi(m[1])
		h, _ = strconv.Atoi(m[2])
	}
	if w < minWidth || h < minHeight || w > maxSide || h > maxSide {
		return 0, 0, fmt.Errorf("%.40q: a size is like 1280x720, from %dx%d to %dx%d", text, minWidth, minHeight, maxSide, maxSide)
	}
	return w, h, nil
}
