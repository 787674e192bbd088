// Package fonts holds the faces that texts are set in.
//
// All are licensed under the SIL Open Font License (the OFL files beside this
// one) and were cut down to Latin letters and punctuation; README.md says how.
package fonts

import (
	_ "embed"
	"fmt"
	"math"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Role is what a face is for.
type Role int

const (
	Title      Role = iota // Cinzel 700: titles, in capitals
	Text                   // EB Garamond 500
	TextBold               // EB Garamond 700
	TextItalic             // EB Garamond 500 italic: hints
	Number                 // Alegreya Sans 800 with lining, tabular figures
	roles
)

var (
	//go:embed cinzel-700.ttf
	cinzel []byte
	//go:embed eb-garamond-500.ttf
	garamond []byte
	//go:embed eb-garamond-700.ttf
	garamondBold []byte
	//go:embed eb-garamond-500-italic.ttf
	garamondItalic []byte
	//go:embed alegreya-sans-800.ttf
	alegreyaSans []byte
)

var sources = load(cinzel, garamond, garamondBold, garamondItalic, alegreyaSans)

func load(files ...[]byte) (sources [roles]*sfnt.Font) {
	for i, f := range files {
		s, err := sfnt.Parse(f)
		if err != nil {
			panic(fmt.Sprintf("fonts: face %d is broken: %v", i, err)) // embedded; a test reads it
		}
		sources[i] = s
	}
	return sources
}

type key struct {
	role Role
	px4  int // quarter pixels
}

var faces = map[key]*text.GoXFace{}

// Face returns the face of a role in a size of device pixels, rounded to
// quarters. Call it from the game's thread only: faces are cached.
func Face(role Role, px float64) *text.GoXFace {
	k := key{role, int(math.Round(px * 4))}
	f, ok := faces[k]
	if !ok {
		f = text.NewGoXFace(newFace(sources[role], k.px4))
		faces[k] = f
	}
	return f
}

// face is an opentype.Face whose kerning goes by its size: that of the library is the same
// in all sizes. Its metrics are those of the library but for a descent that makes no face
// less than fewPlaces high.
type face struct {
	font.Face
	source *sfnt.Font
	size   fixed.Int26_6
	buf    sfnt.Buffer
}

func newFace(source *sfnt.Font, px4 int) *face {
	f, err := opentype.NewFace(source, &opentype.FaceOptions{Size: float64(px4) / 4, DPI: 72})
	if err != nil {
		panic(fmt.Sprintf("fonts: no face of %d quarter pixels: %v", px4, err)) // no size makes it fail
	}
	return &face{Face: f, source: source, size: fixed.Int26_6(px4 * 64 / 4)}
}

// fewPlaces is the height in pixels from which package text draws each letter at four places
// between two pixels; of lower faces it draws eight, and new letters are what takes longest
// while things move.
const fewPlaces = 20

// Metrics implements font.Face.
func (f *face) Metrics() font.Metrics {
	m := f.Face.Metrics()
	m.Descent = max(m.Descent, fixed.I(fewPlaces)-m.Ascent)
	return m
}

// Descent is how far a face of Face goes below its baseline, in device pixels: its metrics
// say more of a small one.
func Descent(f *text.GoXFace) float64 {
	return float64(f.UnsafeInternal().(*face).Face.Metrics().Descent) / 64
}

// Kern implements font.Face.
func (f *face) Kern(r0, r1 rune) fixed.Int26_6 {
	x0, err0 := f.source.GlyphIndex(&f.buf, r0)
	x1, err1 := f.source.GlyphIndex(&f.buf, r1)
	k, err := f.source.Kern(&f.buf, x0, x1, f.size, font.HintingNone)
	if err0 != nil || err1 != nil || err != nil {
		return 0
	}
	return k
}
