package scenes

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"io"
	"strings"

	"merlin/game"
	"merlin/scenes/ui"
)

// A link holds a whole game, so that nobody has to keep it for others: its record, packed, in
// letters that an address may have.

// linkMark is what the address of a game begins with.
const linkMark = "game="

// errLink is of a link that holds no game.
var errLink = errors.New("the link holds no game")

// linkOf is the address of a record.
func linkOf(record string) (string, error) {
	var b bytes.Buffer
	pack, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		return "", err
	}
	_, err = io.WriteString(pack, record)
	if err := errors.Join(err, pack.Close()); err != nil {
		return "", err
	}
	return linkMark + base64.RawURLEncoding.EncodeToString(b.Bytes()), nil
}

// recordIn is the record that an address holds, which may have been cut off or changed on its
// way.
func recordIn(link string) (string, error) {
	packed, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(link, linkMark))
	if err != nil {
		return "", errLink
	}
	record, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), maxImport+1))
	switch {
	case err != nil:
		return "", errLink
	case len(record) > maxImport:
		return "", errTooLong
	}
	return string(record), nil
}

// openLink watches the game of an address over the title, or says why there is none.
func (g *Game) openLink(link string) {
	c := g.app.Context()
	text, err := recordIn(link)
	t := g.titleOf(text)
	if err != nil || t == nil {
		c.Toast(c.T("link.broken"))
		return
	}
	g.link = link
	g.open(t, func() ui.Scene {
		s, err := g.savesOf(t).Show(c, text)
		switch {
		case errors.Is(err, ErrNoGame):
			c.Toast(c.T("link.broken"))
		case err != nil:
			c.Toast(err.Error())
		}
		return s
	}, g.overTitle)
}

// titleOf is the title that a record is of, nil when there is none that keeps games.
func (g *Game) titleOf(record string) *Title {
	setup, err := game.ReadHead(strings.NewReader(record))
	if err != nil {
		return nil
	}
	for _, s := range g.saves {
		if s.title.Name == setup.Title {
			return s.title
		}
	}
	return nil
}
