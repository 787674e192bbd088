package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
)

// pictures are the icon in all sizes, as PNG, and as it was drawn.
type pictures struct {
	png map[int][]byte // by pixels
	svg []byte
}

// Sizes that an icon is wanted in, by the source that they are a whole part of: so each pixel
// is the mean of whole ones, on every machine the same.
var sizes = map[int][]int{512: {16, 32, 64, 128, 256, 512}, 192: {24, 48, 96, 192}}

func readIcons(dir string) (*pictures, error) {
	p := &pictures{png: map[int][]byte{}}
	var err error
	if p.svg, err = os.ReadFile(filepath.Join(dir, "icon.svg")); err != nil {
		return nil, err
	}
	for from, wanted := range sizes {
		data, err := os.ReadFile(filepath.Join(dir, fmt.Sprintf("icon-%d.png", from)))
		if err != nil {
			return nil, err
		}
		drawn, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			return nil, err
		}
		if err := p.add(drawn, wanted); err != nil {
			return nil, err
		}
	}
	return p, nil
}

func (p *pictures) add(drawn image.Image, wanted []int) error {
	b := drawn.Bounds()
	if b.Dx() != b.Dy() {
		return fmt.Errorf("an icon of %d by %d pixels is no square", b.Dx(), b.Dy())
	}
	straight := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	draw.Draw(straight, straight.Rect, drawn, b.Min, draw.Src)
	for _, size := range wanted {
		var out bytes.Buffer
		e := png.Encoder{CompressionLevel: png.BestCompression}
		if err := e.Encode(&out, shrunk(straight, b.Dx()/size)); err != nil {
			return err
		}
		p.png[size] = out.Bytes()
	}
	return nil
}

// shrunk has a pixel for each square of n by n of them: their mean.
func shrunk(from *image.RGBA, n int) image.Image {
	size := from.Rect.Dx() / n
	to := image.NewNRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			to.Set(x, y, mean(from, x*n, y*n, n))
		}
	}
	return to
}

func mean(from *image.RGBA, left, top, n int) color.RGBA {
	var sum [4]int
	for y := top; y < top+n; y++ {
		for x := left; x < left+n; x++ {
			for i, v := range from.Pix[from.PixOffset(x, y):][:4] {
				sum[i] += int(v)
			}
		}
	}
	half := n * n / 2
	at := func(i int) uint8 { return uint8((sum[i] + half) / (n * n)) }
	return color.RGBA{at(0), at(1), at(2), at(3)}
}

// icns is the icon as macOS reads it. A kind is a size, and whether a point is two pixels.
func (p *pictures) icns() []byte {
	kinds := []struct {
		kind string
		size int
	}{{"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}}
	var all []byte
	for _, k := range kinds {
		all = append(all, block(k.kind, p.png[k.size])...)
	}
	return block("icns", all)
}

// block is a piece of an icns file: its kind, its whole length, what it has.
func block(kind string, data []byte) []byte {
	out := binary.BigEndian.AppendUint32([]byte(kind), uint32(8+len(data)))
	return append(out, data...)
}

// inWindows are the sizes that Windows shows icons in.
var inWindows = []int{16, 24, 32, 48, 64, 256}

// icons are the icon as resources of a program for Windows: each size, and the group of them.
func (p *pictures) icons() (all []resource) {
	group := []byte{0, 0, 1, 0, byte(len(inWindows)), 0}
	for i, size := range inWindows {
		id := uint16(i + 1)
		all = append(all, resource{kindIcon, id, p.png[size]})
		group = append(group, byte(size), byte(size), 0, 0, 1, 0, 32, 0) // 256 is written as 0
		group = le.AppendUint32(group, uint32(len(p.png[size])))
		group = le.AppendUint16(group, id)
	}
	return append(all, resource{kindIcons, 1, group})
}
