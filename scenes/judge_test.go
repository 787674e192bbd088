package scenes_test

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// judge keeps the pictures and compares them, as the environment says.
func judge(t *testing.T, drawn map[string]*image.RGBA) {
	to, against := os.Getenv("MERLIN_PICTURES_TO"), os.Getenv("MERLIN_PICTURES_AGAINST")
	for _, name := range slices.Sorted(maps.Keys(drawn)) {
		var err error
		if to != "" {
			err = write(filepath.Join(to, name+".png"), drawn[name])
		}
		if against != "" {
			err = errors.Join(err, compare(name, drawn[name], to, against))
		}
		if err != nil {
			t.Error(err)
		}
	}
	only := os.Getenv("MERLIN_PICTURES_ONLY")
	if os.Getenv("MERLIN_PICTURES_IN") == "" && !strings.Contains(only, "strip") && !strings.Contains(only, "walk") {
		if err := comparePrints(drawn); err != nil {
			t.Error(err)
		}
	}
	t.Logf("%d pictures", len(drawn))
}

// step is by how much a channel may differ: where textures lie on the card moves it by
// one or two of 255; a letter or a thing moves it by dozens.
const step = 3

// compare returns an error when a picture differs from that of the same name in a
// folder, and then keeps what differs in the other folder as NAME-diff.png.
func compare(name string, now *image.RGBA, to, against string) error {
	before, err := read(filepath.Join(against, name+".png"))
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s is new", name)
	}
	if err != nil {
		return err
	}
	if before.Rect != now.Rect {
		return fmt.Errorf("%s: its size was %v and is %v", name, before.Rect.Size(), now.Rect.Size())
	}
	diff, n, box := differ(before, now)
	if n == 0 {
		return nil
	}
	if to != "" {
		err = write(filepath.Join(to, name+"-diff.png"), diff)
	}
	return errors.Join(fmt.Errorf("%s: %d pixels differ, all within %v", name, n, box), err)
}

// differ counts the pixels that differ and finds what is round them all. The picture
// shows them red over what is now, which is pale.
func differ(a, b *image.RGBA) (diff *image.RGBA, n int, box image.Rectangle) {
	diff = image.NewRGBA(b.Rect)
	for i := 0; i < len(b.Pix); i += 4 {
		far := false
		for k := i; k < i+4; k++ {
			far = far || max(a.Pix[k], b.Pix[k])-min(a.Pix[k], b.Pix[k]) > step
			diff.Pix[k] = 170 + b.Pix[k]/3
		}
		if far {
			x, y := i/4%b.Rect.Dx(), i/4/b.Rect.Dx()
			n, box = n+1, box.Union(image.Rect(x, y, x+1, y+1))
			diff.SetRGBA(x, y, color.RGBA{220, 0, 0, 255})
		}
	}
	return diff, n, box
}

func write(file string, img image.Image) error {
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, img); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, b.Bytes(), 0o644)
}

func read(file string) (*image.RGBA, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	out := image.NewRGBA(img.Bounds())
	draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Src)
	return out, nil
}

// A print is the mean of each channel over the cells of a grid: small enough to be kept
// with the tests.
const (
	printW, printH = 32, 18
	printStep      = 2 // by how much a mean may differ: another driver rounds otherwise
)

var printsFile = filepath.Join(picturesDir, "prints.txt")

func printOf(img *image.RGBA) []byte {
	out := make([]byte, 0, 3*printW*printH)
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for cell := range printW * printH {
		x, y := cell%printW, cell/printW
		r := image.Rect(x*w/printW, y*h/printH, (x+1)*w/printW, (y+1)*h/printH)
		out = append(out, mean(img, r)...)
	}
	return out
}

// mean returns that of each channel.
func mean(img *image.RGBA, r image.Rectangle) []byte {
	var sum [3]int
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			at := img.PixOffset(x, y)
			for k := range sum {
				sum[k] += int(img.Pix[at+k])
			}
		}
	}
	n := r.Dx() * r.Dy()
	return []byte{byte(sum[0] / n), byte(sum[1] / n), byte(sum[2] / n)}
}

// comparePrints compares the pictures with the prints in testdata, or writes these anew.
func comparePrints(drawn map[string]*image.RGBA) error {
	prints, err := readPrints()
	if err != nil {
		return err
	}
	if os.Getenv("MERLIN_PICTURES_PRINTS") == "new" {
		for name, img := range drawn {
			prints[name] = printOf(img)
		}
		return writePrints(prints)
	}
	for _, name := range slices.Sorted(maps.Keys(drawn)) {
		if n := cellsApart(prints[name], printOf(drawn[name])); n > 0 {
			err = errors.Join(err, fmt.Errorf("%s: %d of %d cells are not as printed (make pictures shows them)", name, n, printW*printH))
		}
	}
	return err
}

// cellsApart counts the cells in which two prints differ; all when one is missing.
func cellsApart(a, b []byte) (n int) {
	if len(a) != len(b) {
		return printW * printH
	}
	for i := 0; i < len(a); i += 3 {
		for k := i; k < i+3; k++ {
			if max(a[k], b[k])-min(a[k], b[k]) > printStep {
				n++
				break
			}
		}
	}
	return n
}

// writePrints writes the prints of the pictures of the list.
func writePrints(prints map[string][]byte) error {
	var b strings.Builder
	for _, p := range pictures {
		fmt.Fprintf(&b, "%s %s\n", p.name, base64.StdEncoding.EncodeToString(prints[p.name]))
	}
	return os.WriteFile(printsFile, []byte(b.String()), 0o644)
}

func readPrints() (map[string][]byte, error) {
	text, err := os.ReadFile(printsFile)
	if err != nil {
		return nil, err
	}
	prints := map[string][]byte{}
	for line := range strings.Lines(string(text)) {
		name, code, _ := strings.Cut(strings.TrimSpace(line), " ")
		if prints[name], err = base64.StdEncoding.DecodeString(code); err != nil {
			return nil, fmt.Errorf("%s: %s: %w", printsFile, name, err)
		}
	}
	return prints, nil
}
