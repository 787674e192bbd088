package table

import (
	"slices"

	"merlin/game"
	"merlin/scenes"
	"merlin/scenes/table/paint"
	"merlin/scenes/ui"
)

// How a line is shown, and where.

// voiceNod is the movement of who speaks.
func (s *Scene[V, M]) voiceNod() *nod {
	if s.ctx.Preferences().Tempo == 0 {
		return &nod{passed: nodTime}
	}
	return &nod{passed: min(nodTime, tick*float64(s.voices.lasts-s.voices.left))}
}

// The line, in its own units.
const (
	voiceWide = 330.0
	voiceSlim = 240.0 // at least, where the seat is narrow
	voiceFace = 58.0
	voicePad  = 13.0
)

var voiceStyle = ui.Style{Role: ui.BodyStyle.Role, Size: 22, Color: ui.Ink, Line: 1.1, VAlign: ui.Middle}

// voiceBox notes where a line lies, scaled so that it can be read: over the things of who
// says it, which hides no others, and no wider than they are; beside them where they may be
// chosen.
func (s *Scene[V, M]) voiceBox(list []ui.Region, seat *ui.Region) {
	v, scale, of := &s.voices, s.ctx.Legible(voiceStyle.Size), seat.Bounds
	if v.face, v.size = (ui.Rect{}), voiceStyle.Size; s.voiceAt() {
		return
	}
	wide := max(voiceSlim, min(voiceWide, of.W/scale))
	words := s.ctx.Measure().ParagraphHeight(s.ctx.T(v.now.key, v.now.with...), wide-3*voicePad-voiceFace, voiceStyle)
	v.words = ui.Rect{X: 2*voicePad + voiceFace, Y: voicePad + s.voiceHead(), W: wide - 3*voicePad - voiceFace, H: max(voiceFace-s.voiceHead(), words)}
	w, h, sight := wide*scale, (v.words.Bottom()+voicePad)*scale, s.ctx.Sight().Inset(6)
	if seat.Glow {
		v.box = ui.Beside(list, of, s.Questions(), sight, w, h)
		return
	}
	x, y := of.Center()
	switch aside := of.X + voiceLap - w; {
	case of.H > 2*h: // what shows who it is lies above
		y = of.Bottom() - h/2
	case of.H < h && aside > sight.X: // it would lie on the others, too
		x = aside + w/2
	}
	if v.box = ui.Around(x, y, w, h); x < of.X && s.screen.Line != nil && !s.Small() {
		v.box = s.screen.Line(s.model, v.box)
	}
	v.box.X = max(sight.X, min(v.box.X, sight.Right()-w))
	v.box.Y = max(sight.Y, min(v.box.Y, sight.Bottom()-h))
	if free := s.keptFree(list, s.speech(list)); x < of.X && slices.ContainsFunc(free, v.box.Overlaps) {
		v.box = ui.Beside(list, of, free, sight, w, h)
	}
}

// clears has the line that is said go from where something is asked or pointed at since, and to where the title wants it
// by then.
func (s *Scene[V, M]) clears(list []ui.Region, spoken *speech) {
	v := &s.voices
	elsewhere := s.screen.Line != nil && !s.Small() && s.screen.Line(s.model, v.box) != v.box
	if v.left <= voicePause || !elsewhere && !slices.ContainsFunc(s.keptFree(list, spoken), v.box.Overlaps) {
		return
	}
	if at := ui.Find(list, s.screen.Seat(v.now.seat)); at >= 0 {
		s.voiceBox(list, &list[at])
	}
}

// keptFree are the places where something is asked or pointed at, which a line does not cover.
func (s *Scene[V, M]) keptFree(list []ui.Region, spoken *speech) []ui.Rect {
	free := s.Questions()
	if spoken == nil {
		return free
	}
	for _, name := range spoken.points {
		if i := ui.Find(list, name); i >= 0 {
			free = append(free, list[i].Bounds)
		}
	}
	return free
}

// voiceLap is how far a line that lies beside a seat lies on it.
const voiceLap = 10.0

// voiceHead is how high the name of who speaks is over his line; 0: it is not said there.
func (s *Scene[V, M]) voiceHead() float64 {
	if s.screen.Speaker == nil {
		return 0
	}
	return voiceName
}

const voiceName = 20.0

// voiceSizes are those of the letters of a line that has a place.
var voiceSizes = [...]float64{22, 20, 18, ui.Least}

// voiceAt has a line lie where the title wants it, beside the face that is there; false where it
// wants it nowhere.
func (s *Scene[V, M]) voiceAt() bool {
	if s.screen.Speaks == nil || s.Small() {
		return false
	}
	v := &s.voices
	place, face := s.screen.Speaks(s.model, v.now.seat)
	if place.H == 0 {
		return false
	}
	v.box, v.face, v.words = place, face, place.Inset(voiceEdge)
	for _, v.size = range voiceSizes {
		if s.ctx.Measure().ParagraphHeight(s.ctx.T(v.now.key, v.now.with...), v.words.W, voiceStyle.Sized(v.size)) <= v.words.H {
			break
		}
	}
	return true
}

const voiceEdge = 7.0

// speakerGrows is how many times as large as usual the face of one is who speaks beside it.
const speakerGrows = 1.14

// Saying is who says a line now and the key of it; "" when nobody does.
func (s *Scene[V, M]) Saying() (seat game.Seat, key string) {
	v := &s.voices
	if v.left <= voicePause || s.told != nil || s.chooser != nil || s.summary != nil || s.covered() {
		return game.NoSeat, ""
	}
	return v.now.seat, v.now.key
}

// drawVoice draws the line that is said.
func (s *Scene[V, M]) drawVoice(p *ui.Painter) {
	v := &s.voices
	if _, key := s.Saying(); key == "" {
		return
	}
	p = p.Named("voice")
	who, mood := s.session.seats[v.now.seat], moodOf(v.now.key)
	paint.Sheet(p, v.box, paint.SmallSheet)
	if v.face.H > 0 {
		p.Paragraph(s.ctx.T(v.now.key, v.now.with...), v.words, voiceStyle.Sized(v.size))
		crest, name := who, "crest-"+who.Colour
		crest.Face = scenes.FaceIn(p, who.Face, mood)
		x, y := v.face.Center()
		p.GlowCircle(x, y, v.face.H*speakerGrows/2, 1)
		paint.Crest(s.voiceNod().pose(p, v.face), crest, name, x, y, v.face.H*speakerGrows)
		return
	}
	q := p.At(v.box.X, v.box.Y, v.box.H/(v.words.Bottom()+voicePad))
	if s.voiceHead() > 0 { // the plate that says it lies below the line
		q.TextIn(s.calls(v.now.seat), ui.Rect{X: v.words.X, Y: voicePad - 3, W: v.words.W, H: voiceName}, ui.BoldStyle.Sized(17).Placed(ui.Left, ui.Middle))
	}
	q.SpriteIn(scenes.FaceIn(p, who.Face, mood), ui.Rect{X: voicePad, Y: voicePad, W: voiceFace, H: voiceFace})
	q.Paragraph(s.ctx.T(v.now.key, v.now.with...), v.words, voiceStyle)
}
