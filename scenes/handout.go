package scenes

import (
	"bytes"
	"image"
	"image/png"
	"strings"
	"time"
	"unicode"

	"merlin/scenes/ui"
)

// playing is the game at the table, nil when there is none.
func (g *Game) playing() *Playing {
	if g.title.Playing == nil {
		return nil
	}
	return g.title.Playing()
}

// handPlayed hands the game at the table out as it stands.
func (g *Game) handPlayed() {
	c := g.app.Context()
	text, err := g.playing().Text()
	if err != nil {
		c.Toast(Trouble(c.T, err))
		return
	}
	if told := g.handOut(g.called(g.title), time.Now(), text); told != "" {
		c.Ask(c.T("saves.export"), told, ui.Answer{Name: "ok", Label: c.T("ui.ok")})
	}
}

// handOut hands a text out as a file, and where that is possible as a text to paste. It
// returns what tells where that is; "" when it could not be done, which was told then.
func (g *Game) handOut(title string, when time.Time, text string) string {
	c := g.app.Context()
	where, key, err := handOut(fileName(title, when, ".txt"), text)
	if err != nil {
		c.Toast(Trouble(c.T, err))
		return ""
	}
	return c.T(key, "path", ui.Literal(where))
}

// handOutPicture hands a picture out as a file and returns where it is.
func handOutPicture(name string, picture image.Image) (path string, err error) {
	var b bytes.Buffer
	if err := png.Encode(&b, picture); err != nil {
		return "", err
	}
	return handOutBytes(name, "image/png", b.Bytes())
}

// fileName is what the file of a game is called: letters, digits and dashes, and its end.
func fileName(title string, when time.Time, end string) string {
	const most = 28 // letters, beside the date
	var b strings.Builder
	for i, word := range strings.FieldsFunc(title, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		if i > 0 {
			b.WriteByte('-')
		}
		b.WriteString(word)
	}
	name := []rune(b.String())
	base := strings.Trim(string(name[:min(len(name), most)]), "-")
	if !when.IsZero() {
		base += when.Format("-2006-01-02")
	}
	return strings.Trim(base, "-") + end
}
