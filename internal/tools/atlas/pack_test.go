package main

import (
	"image"
	"testing"

	"pgregory.net/rapid"

	"merlin/internal/property"
)

func TestPackKeepsSpritesApartAndInsideTheirPages(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		sizes := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) image.Point {
			return image.Pt(rapid.IntRange(1, 900).Draw(t, "w"), rapid.IntRange(1, 900).Draw(t, "h"))
		}), 1, 40).Draw(t, "sizes")
		places, pages := pack(sizes)
		for i, p := range places {
			if p.rect.Size() != sizes[i] {
				t.Fatalf("%d: %v for %v", i, p.rect, sizes[i])
			}
			if !p.rect.In(image.Rectangle{Max: pages[p.page]}) {
				t.Fatalf("%d: %v is not within %v", i, p.rect, pages[p.page])
			}
			for j, q := range places[:i] {
				if p.page == q.page && p.rect.Inset(-padding/2).Overlaps(q.rect.Inset(-padding/2)) {
					t.Fatalf("%d %v comes closer than %d to %d %v", i, p.rect, padding, j, q.rect)
				}
			}
		}
	})
}

func TestPackOpensAnotherPageWhenOneIsFull(t *testing.T) {
	big := image.Pt(maxSide-padding, maxSide-padding)
	if _, pages := pack([]image.Point{big, big}); len(pages) != 2 {
		t.Errorf("%d pages for two sprites that fill one each", len(pages))
	}
	if _, pages := pack([]image.Point{{maxSide, 10}}); pages != nil {
		t.Errorf("a sprite wider than a page was packed into %v", pages)
	}
}
