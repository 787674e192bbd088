package scenes_test

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"

	"merlin/scenes/ui"
)

// keeps wants what the button hands out to be one file, a picture of that part of what is
// drawn, and that to be told; it takes the file away.
func (h *hand) keeps(drawn *image.RGBA, part ui.Rect, scale float64) error {
	if err := h.do("keep dialog-ok"); err != nil {
		return err
	}
	files, err := filepath.Glob(filepath.Join(os.Getenv("HOME"), "*.png"))
	if err != nil || len(files) != 1 {
		return fmt.Errorf("kept are the pictures %q, %v", files, err)
	}
	defer os.Remove(files[0])
	text, err := os.ReadFile(files[0])
	if err != nil {
		return err
	}
	kept, err := png.Decode(bytes.NewReader(text))
	if err != nil {
		return err
	}
	at := image.Rect(int(part.X*scale), int(part.Y*scale), int(part.Right()*scale), int(part.Bottom()*scale))
	if size := kept.Bounds().Size(); size != at.Size() {
		return fmt.Errorf("the picture kept measures %v, want %v", size, at.Size())
	}
	for i := range at.Dx() * at.Dy() {
		x, y := i%at.Dx(), i/at.Dx()
		a, b := color.RGBAModel.Convert(kept.At(x, y)).(color.RGBA), drawn.RGBAAt(at.Min.X+x, at.Min.Y+y)
		if far(a.R, b.R) || far(a.G, b.G) || far(a.B, b.B) {
			return fmt.Errorf("the picture kept has %v at %d, %d, the screen %v", a, x, y, b)
		}
	}
	return nil
}

// far reports whether a colour differs by more than what the card may change.
func far(a, b uint8) bool { return max(a, b)-min(a, b) > 3 }
