package main

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"

	"golang.org/x/sync/errgroup"

	"merlin/internal/tools/atlas/source"
)

// picture is a rendered drawing and its size in canvas units.
type picture struct {
	pixels        *image.NRGBA
	width, height float64
}

// renderAll renders the files of a folder at a scale, in their order, on all cores.
func renderAll(dir string, files []source.File, scale int) ([]picture, error) {
	pictures := make([]picture, len(files))
	var group errgroup.Group
	group.SetLimit(runtime.NumCPU())
	for i, f := range files {
		group.Go(func() (err error) {
			pictures[i], err = render(filepath.Join(dir, f.Path), scale)
			return err
		})
	}
	return pictures, group.Wait()
}

// render draws one file; its root's width and height are the size in canvas units.
func render(path string, scale int) (picture, error) {
	w, h, err := canvasSize(path)
	if err != nil {
		return picture{}, err
	}
	var out, message bytes.Buffer
	cmd := exec.Command("rsvg-convert", "--zoom", strconv.Itoa(scale), path)
	cmd.Stdout, cmd.Stderr = &out, &message
	if err := cmd.Run(); err != nil {
		return picture{}, fmt.Errorf("%s could not be drawn with rsvg-convert (Debian package librsvg2-bin): %v %s", path, err, message.String())
	}
	img, err := png.Decode(&out)
	if err != nil {
		return picture{}, fmt.Errorf("%s: %w", path, err)
	}
	pixels := image.NewNRGBA(image.Rectangle{Max: img.Bounds().Size()})
	draw.Draw(pixels, pixels.Rect, img, img.Bounds().Min, draw.Src)
	return picture{pixels, w, h}, nil
}

func canvasSize(path string) (w, h float64, err error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return 0, 0, err
	}
	var root struct {
		Width  float64 `xml:"width,attr"`
		Height float64 `xml:"height,attr"`
	}
	if err := xml.Unmarshal(data, &root); err != nil {
		return 0, 0, fmt.Errorf("%s is not a drawing: %w", path, err)
	}
	if root.Width <= 0 || root.Height <= 0 {
		return 0, 0, fmt.Errorf("%s: give its <svg> a width and a height in canvas units", path)
	}
	return root.Width, root.Height, nil
}

// writePage composes page n of a packing and encodes it; bits go where an even surface shows errors
// (-sns), not where outlines hide them: a twentieth less for the same picture.
func writePage(path string, size image.Point, n int, places []place, pictures []picture, quality int) error {
	page := image.NewNRGBA(image.Rectangle{Max: size})
	for i, p := range places {
		if p.page == n {
			draw.Draw(page, p.rect, pictures[i].pixels, image.Point{}, draw.Src)
		}
	}
	var raw bytes.Buffer
	if err := png.Encode(&raw, page); err != nil {
		return err
	}
	cmd := exec.Command("cwebp", "-quiet", "-q", strconv.Itoa(quality), "-alpha_q", "60", "-m", "6", "-sharp_yuv", "-sns", "100", "-o", path, "--", "-")
	cmd.Stdin = &raw
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s could not be encoded with cwebp (Debian package webp): %v %s", path, err, out)
	}
	return nil
}
