package draw

import (
	"hash/fnv"
	"strconv"
	"sync"

	"merlin/game/legends"
	"merlin/scenes/ui"
)

// Cards in three sizes: in a company, in the hand, under the glass. Their pictures are
// windows on one field of 240 x 180.

const (
	fieldW, fieldH = 240.0, 180.0
	headX, headY   = .5, .44 // where a person's head is in it
)

// drawn are the cards that have a picture of their own, by id.
var drawn = sync.OnceValue(func() map[string]bool {
	ids := map[string]bool{}
	d := legends.StandardDeck()
	for i := range d.Faces {
		ids[d.Faces[i].ID] = true
	}
	return ids
})

// strangers is how many portraits there are of each kind for those who have none.
const strangers = 4

// Picture is the sprite of a card: its own, or one chosen by its id, always the same.
func Picture(d *legends.Deck, c legends.Card) string {
	f := &d.Faces[c]
	if drawn()[f.ID] {
		return "card-" + f.ID
	}
	n := strconv.Itoa(int(seedOf(f.ID) % strangers))
	switch {
	case !c.IsCharacter() && f.At < legends.Avalon:
		return "place-" + f.At.String()
	case !c.IsCharacter():
		return "place-" + legends.Place(seedOf(f.ID)%3).String()
	}
	sex := "m"
	if f.Female {
		sex = "f"
	}
	if !f.Knight {
		return "stranger-" + sex + "-" + n
	}
	return "stranger-" + sex + "-" + house(d, f) + "-" + n
}

// Foreign reports whether a deck has cards whose pictures are chosen for them.
func Foreign(d *legends.Deck) bool {
	for i := range d.Faces {
		if !drawn()[d.Faces[i].ID] {
			return true
		}
	}
	return false
}

func seedOf(id string) uint32 {
	h := fnv.New32a()
	_, _ = h.Write([]byte(id)) // it never fails
	return h.Sum32() >> 4
}

// house is the first house of a Knight, "none" for a grey one; one that we do not know
// looks like one that we do.
func house(d *legends.Deck, f *legends.Face) string {
	for i := range d.Allegiance {
		if f.Allegiances>>i&1 == 0 {
			continue
		}
		id := d.Allegiance[i].ID
		if _, known := houseColours[id]; known {
			return id
		}
		return []string{"pendragon", "orkney", "benwick", "listenois", "tintagel"}[seedOf(id)%5]
	}
	return "none"
}

// houses are those on a Knight's shield.
func houses(d *legends.Deck, f *legends.Face) (list []string) {
	one := *f
	for i := range d.Allegiance {
		if one.Allegiances = f.Allegiances & (1 << i); one.Allegiances != 0 {
			list = append(list, house(d, &one))
		}
	}
	if len(list) == 0 {
		return []string{"none"}
	}
	return list
}

// frameColour is that of a card's frame.
func (f *Frame) frameColour(c legends.Card) ui.Color {
	face := f.Face(c)
	switch face.Kind {
	case legends.CharacterCard:
		switch {
		case !face.Knight:
			return noKnight
		case face.Allegiances == 0:
			return greyKnight
		}
		return houseColours[house(f.Rules.Deck, face)]
	case legends.LocationEvent:
		return placeColours[face.At]
	case legends.HeraldicEvent:
		return houseColours[house(f.Rules.Deck, f.herald(face))]
	}
	return kindColours[face.Kind]
}

// herald is the face of whom a heraldic event helps, as far as it names a house.
func (f *Frame) herald(face *legends.Face) *legends.Face {
	one := *face
	for i := range f.Rules.Deck.Allegiance {
		if "banner-"+f.Rules.Deck.Allegiance[i].ID == face.ID {
			one.Allegiances = 1 << i
		}
	}
	return &one
}

var kindColours = map[legends.Kind]ui.Color{
	legends.BiddingEvent: ui.Hex(0xA05A1C), legends.SpecialEvent: ui.Hex(0x6B5A4A), legends.PlaceEvent: violet,
	legends.FinalEvent: ui.Hex(0x2B2118), legends.SpecialCard: ui.Gold,
}

// base is a card's ground with its frame; k is how large everything is.
func (f *Frame) base(p *ui.Painter, c legends.Card, r ui.Rect, k float64) {
	col := f.frameColour(c)
	p.FillRound(r.Move(1.5*k, 2.5*k), 8*k, ui.Solid(ui.Alpha(ui.ShadowColor, .5)))
	p.FillRound(r, 8*k, ui.Solid(ui.Ink))
	p.FillRound(r.Inset(1.8*k), 7*k, ui.Down(r, ui.Mix(col, ui.White, .22), ui.Mix(col, ui.Ink, .25)))
	p.StrokeRound(r.Inset(3.8*k), 5*k, 1.4*k, ui.Solid(ui.Alpha(ui.GoldLight, .8)))
}

// headsOf is where in the height of an event's picture a head is that must not be cut off.
var headsOf = map[string]float64{"questing-beast": .12, "sparrowhawk": .3}

// window shows a part of a picture: zoomed about the head of a person, or the middle.
func (f *Frame) window(p *ui.Painter, c legends.Card, r ui.Rect, zoom float64) {
	k := max(r.W/fieldW, r.H/fieldH) * zoom
	w, h := fieldW*k, fieldH*k
	cy := .5
	if c.IsCharacter() {
		cy = headY
	} else if at, ok := headsOf[f.Face(c).ID]; ok {
		cy = at
	}
	x := min(max(r.W/2-headX*w, r.W-w), 0)
	y := min(max(r.H/2-cy*h, r.H-h), 0)
	q := p.Clipped(r)
	name := Picture(f.Rules.Deck, c)
	if len(name) > 6 && name[:6] == "place-" {
		h = w * 236 / 504
		if h < r.H {
			w, h = r.H*504/236, r.H
		}
		x = -(w - r.W) * float64(seedOf(f.Face(c).ID)%100) / 100
		y = (r.H - h) / 2
	}
	q.Sprite(name, r.X+x, r.Y+y, w, h)
	p.StrokeRound(r, 3, 1.6, ui.Solid(ui.Ink))
}

// chip is a score: a cell of the ability's colour with pictogram, and the number on a darker plate beside it.
func chip(p *ui.Painter, a legends.Ability, text string, r ui.Rect, size float64) {
	p.FillRound(r, 4, ui.Solid(ui.Ink))
	in := r.Inset(1.2)
	p.FillRound(in, 3.2, ui.Down(in, ui.Mix(abilityColours[a], ui.White, .12), abilityColours[a]))
	sign, plate := in.CutLeft(in.W * .46)
	p.SpriteAt("ability-"+a.String(), sign.X+sign.W/2, r.Y+r.H/2, min(r.H*.72, sign.W))
	p.FillRound(plate, 3.2, ui.Solid(ui.Mix(abilityColours[a], ui.Ink, .45)))
	number(p, text, plate.X+plate.W/2, r.Y+r.H/2, size, ui.White)
}

// cell is a score where there is little room: the sign over the number where the cell is high, else
// beside it. The number has a dark plate of its own: on a sign, white on white, it could not be read.
func cell(p *ui.Painter, a legends.Ability, text string, r ui.Rect) {
	p.FillRound(r, 3, ui.Solid(ui.Ink))
	in := r.Inset(1)
	p.FillRound(in, 2.4, ui.Solid(abilityColours[a]))
	long := len([]rune(text)) > 1
	size := ui.Least
	var sign, plate ui.Rect
	switch {
	case r.H > 30:
		sign, plate = in.CutTop(in.H * .43)
		if size = plate.H * .98; long {
			size = min(size, 18)
		}
	case long && r.W < 28: // for the sign there is no room: where it lies, and in which colour, tells
		plate = in
	default:
		sign, plate = in.CutLeft(in.W * .47)
	}
	if sign.H > 0 {
		p.SpriteIn("ability-"+a.String(), sign.Inset(.5))
	}
	p.FillRound(plate, 2.4, ui.Solid(ui.Mix(abilityColours[a], ui.Ink, .55)))
	x, y := plate.Center()
	number(p, text, x, y, size, ui.White)
}

// star is the sign of victory points.
func star(p *ui.Painter, text string, x, y, size float64) {
	p.SpriteAt("points-star", x, y, size)
	number(p, text, x, y, size*.5, ui.Ink)
}

// mark is a disc with a sign in it.
func mark(p *ui.Painter, sprite string, x, y, size float64, ground ui.Color) {
	p.FillCircle(x, y, size/2, ui.Solid(ui.Ink))
	p.FillCircle(x, y, size/2-1.2, ui.Solid(ground))
	p.SpriteAt(sprite, x, y, size*.8)
}
