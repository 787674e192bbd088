//go:build !js

package sprites

import (
	"bytes"
	"embed"
	"fmt"
	"image"
)

//go:embed atlas/*/*/*.webp
var files embed.FS

// page is a page of the atlas, part of the program.
type page struct{ name string }

func openPage(name, _ string) *page { return &page{name} }

// pixels decodes the page: premultiplied, four bytes a pixel.
func (p *page) pixels() (*image.RGBA, error) {
	data, err := files.ReadFile(p.name)
	if err != nil {
		return nil, fmt.Errorf("sprites: %w; make the atlas again: go run ./internal/tools/atlas", err)
	}
	img, err := decodeWebP(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("sprites: page %s: %w; make the atlas again: go run ./internal/tools/atlas", p.name, err)
	}
	return img, nil
}
