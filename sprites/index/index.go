// Package index is the table of contents of the sprite atlas: internal/tools/atlas
// writes it, package sprites reads it. It imports nothing that draws.
package index

import "image"

// Index is the table of contents of one scale: index.json beside its pages.
type Index struct {
	Scale   int      `json:"scale"`
	Source  string   `json:"source"` // fingerprint of all drawings
	Pages   []string `json:"pages"`
	Modules []string `json:"modules,omitempty"` // those of the pages that only modules need
	Sprites []Sprite `json:"sprites"`
}

// Sprite is one picture. The rectangle is in pixels of its page, the size in canvas units.
type Sprite struct {
	Name string  `json:"name"`
	Page int     `json:"page"`
	X    int     `json:"x"`
	Y    int     `json:"y"`
	PixW int     `json:"pw"`
	PixH int     `json:"ph"`
	W    float64 `json:"w"`
	H    float64 `json:"h"`
}

// Rect is the sprite's place on its page.
func (s Sprite) Rect() image.Rectangle { return image.Rect(s.X, s.Y, s.X+s.PixW, s.Y+s.PixH) }
