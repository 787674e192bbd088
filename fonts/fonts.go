// Package fonts holds the faces that texts are set in.
//
// All are licensed under the SIL Open Font License (the OFL files beside this
// one) and were cut down to Latin letters and punctuation; README.md says how.
package fonts

import (
	"bytes"
	_ "embed"
	"fmt"
	"math"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
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

func load(files ...[]byte) (sources [roles]*text.GoTextFaceSource) {
	for i, f := range files {
		s, err := text.NewGoTextFaceSource(bytes.NewReader(f))
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

var faces = map[key]*text.GoTextFace{}

// Face returns the face of a role in a size of device pixels, rounded to
// quarters. Call it from the game's thread only: faces are cached.
func Face(role Role, px float64) *text.GoTextFace {
	k := key{role, int(math.Round(px * 4))}
	f, ok := faces[k]
	if !ok {
		f = &text.GoTextFace{Source: sources[role], Size: float64(k.px4) / 4}
		if role == Number {
			f.SetFeature(text.MustParseTag("lnum"), 1)
			f.SetFeature(text.MustParseTag("tnum"), 1)
		}
		faces[k] = f
	}
	return f
}
