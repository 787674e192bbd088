package ui

import (
	"math"
	"strings"
	"testing"

	"merlin/fonts"
)

// measuring is a painter without an image: it measures and records.
func measuring(scale float64) (*Painter, *Recorder) {
	p := NewPainter(nil, Fit(CanvasW*scale, CanvasH*scale, 1), nil)
	rec := &Recorder{}
	p.Record(rec)
	return p, rec
}

const sample = "Wer die meisten Punkte hat, gewinnt: drei {shield-black} und <b>zwei</b> {flag-blue}."

func TestWidthsGrowWithTheWindow(t *testing.T) {
	small, _ := measuring(.5)
	large, _ := measuring(2)
	a, b := small.TextWidth("Abenteuer", BodyStyle), large.TextWidth("Abenteuer", BodyStyle)
	if math.Abs(a-b) > .05*b {
		t.Errorf("the same text is %.1f canvas units wide in a small window and %.1f in a large one", a, b)
	}
}

func TestParagraphBreaksWithinItsWidth(t *testing.T) {
	p, rec := measuring(1)
	for _, w := range []float64{180, 300, 700} {
		f := p.flow(sample, BodyStyle, w)
		if f.width > w+.1 {
			t.Errorf("broken to %v, a line is %.1f wide", w, f.width)
		}
	}
	p.Paragraph(sample, Rect{W: 300, H: 400}, BodyStyle)
	if len(rec.Overflows) != 0 {
		t.Errorf("fits, but is reported: %v", rec.Overflows)
	}
}

func TestNothingIsLostInBreaking(t *testing.T) {
	p, _ := measuring(1)
	want := p.flow(sample, BodyStyle, 0)
	text := strings.ReplaceAll(plain(want.lines[0]), " ", "")
	for w := 60.0; w < 900; w += 7 {
		var got strings.Builder
		for _, line := range p.flow(sample, BodyStyle, w).lines {
			got.WriteString(plain(line))
		}
		if g := strings.ReplaceAll(got.String(), " ", ""); g != text {
			t.Fatalf("at width %v: %q, want %q", w, g, text)
		}
	}
}

// What is longer than any word is broken anywhere, and nothing of it is lost.
func TestPathsAreBroken(t *testing.T) {
	p, _ := measuring(1)
	path := "/home/" + strings.Repeat("viviane/", 30) + "save-1.txt"
	f := p.flow("It lies in "+path+" now", BodyStyle, 600)
	var got strings.Builder
	for _, line := range f.lines {
		got.WriteString(plain(line))
	}
	if f.width > 600.1 || !strings.Contains(got.String(), path) {
		t.Errorf("%.0f wide: %q", f.width, got.String())
	}
}

func TestNewLinesSoftHyphensAndNoBreakSpaces(t *testing.T) {
	p, _ := measuring(1)
	for _, c := range []struct {
		text  string
		width float64
		want  string
	}{
		{"a\n\nb", 0, "a||b"},
		{"Bau\u00admaterial", 70, "Bau-|material"},
		{"Bau\u00admaterial", 700, "Baumaterial"},
		{"aa bb cc", 65, "aa bb|cc"},
		{"aa bb\u00a0cc", 65, "aa|bb\u00a0cc"},
		{"x  y", 0, "x  y"},
	} {
		var got []string
		for _, line := range p.flow(c.text, BodyStyle, c.width).lines {
			got = append(got, plain(line))
		}
		if g := strings.Join(got, "|"); g != c.want {
			t.Errorf("%q at %v: %q, want %q", c.text, c.width, g, c.want)
		}
	}
}

// A line that begins with a bullet hangs to its end, and no further.
func TestBulletsHang(t *testing.T) {
	p, _ := measuring(1)
	f := p.flow("aa bb cc\n• aa bb cc\n› aa\naa bb cc", BodyStyle, 65)
	width := func(s string) float64 { return p.atomWidth(plainAtom(s, BodyStyle.Role), BodyStyle) }
	hang := width("•") + width(" ")
	for i, want := range []struct {
		text string
		x    float64
	}{{"aa bb", 0}, {"cc", 0}, {"• aa", 0}, {"bb", hang}, {"cc", hang}, {"› aa", 0}, {"aa bb", 0}, {"cc", 0}} {
		if got := plain(f.lines[i]); got != want.text || f.lines[i][0].x != want.x {
			t.Errorf("line %d is %q at %.1f, want %q at %.1f", i, got, f.lines[i][0].x, want.text, want.x)
		}
	}
}

func TestMarks(t *testing.T) {
	for text, want := range map[string][]atom{
		"<b>a</b>":    {{atomWord, "a", fonts.TextBold, ""}},
		"<i>a</i>b":   {{atomWord, "a", fonts.TextItalic, ""}, {atomWord, "b", fonts.Text, ""}},
		"<a=b>c</a>d": {{atomWord, "c", fonts.Text, "b"}, {atomWord, "d", fonts.Text, ""}},
		"<a=b":        {{atomWord, "<a=b", fonts.Text, ""}},
		"{die-1}":     {{atomSprite, "die-1", fonts.Text, ""}},
		"{not this}":  {{atomWord, "{not", fonts.Text, ""}, {atomSpace, " ", fonts.Text, ""}, {atomWord, "this}", fonts.Text, ""}},
		"1 < 2":       {{atomWord, "1", fonts.Text, ""}, {atomSpace, " ", fonts.Text, ""}, {atomWord, "<", fonts.Text, ""}, {atomSpace, " ", fonts.Text, ""}, {atomWord, "2", fonts.Text, ""}},
		"{":           {{atomWord, "{", fonts.Text, ""}},
		"{}":          {{atomWord, "{}", fonts.Text, ""}},
		"a\u00adb\nc": {{atomWord, "a", fonts.Text, ""}, {atomHyphen, "", fonts.Text, ""}, {atomWord, "b", fonts.Text, ""}, {atomBreak, "\n", fonts.Text, ""}, {atomWord, "c", fonts.Text, ""}},
	} {
		got := parseRich(text, fonts.Text)
		if len(got) != len(want) {
			t.Errorf("%q: %v, want %v", text, got, want)
			continue
		}
		for i := range got {
			if got[i] != want[i] {
				t.Errorf("%q, atom %d: %v, want %v", text, i, got[i], want[i])
			}
		}
	}
}

func TestPlain(t *testing.T) {
	for text, want := range map[string]string{
		"Take {die-1} <b>two</b>.": "Take two.", "a\u00adb": "ab", "1 < 2 {not this}": "1 < 2 {not this}", "": "",
	} {
		if got := Plain(text); got != want {
			t.Errorf("%q without marks is %q, want %q", text, got, want)
		}
	}
}

func TestOverflowIsRecorded(t *testing.T) {
	p, rec := measuring(1)
	p = p.Named("here")
	long := "a sentence that is far too long for its box"
	p.TextIn(long, Rect{0, 0, 100, 40}, BodyStyle)
	p.Paragraph(long, Rect{0, 0, 100, 40}, BodyStyle)
	if len(rec.Overflows) != 2 {
		t.Fatalf("recorded %v, want both", rec.Overflows)
	}
	o := rec.Overflows[0]
	if o.Where != "here" || o.Text != long || o.NeedW < 300 || o.Box.W != 100 {
		t.Errorf("recorded %v", o)
	}
}

func TestShrinkToFit(t *testing.T) {
	p, rec := measuring(1)
	st := BodyStyle
	w := p.TextWidth("Zwei Gefolgsleute", st)
	st.Min = st.Size * .7
	p.TextIn("Zwei Gefolgsleute", Rect{0, 0, w * .8, 40}, st) // by a fifth
	if len(rec.Overflows) != 0 {
		t.Errorf("could have been shrunk by a fifth, but: %v", rec.Overflows)
	}
	p.TextIn("Zwei Gefolgsleute", Rect{0, 0, w * .6, 40}, st)
	if len(rec.Overflows) != 1 {
		t.Errorf("shrunk below its least size without a word")
	}
}

func TestNamesOfAnyLengthFit(t *testing.T) {
	p, rec := measuring(1)
	st := BodyStyle.Sized(24)
	st.Min = 14
	for _, name := range []string{"Ida", "Maximiliane von Hohenfels", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"} {
		p.Name(name, Rect{0, 0, 130, 52}, st)
	}
	if len(rec.Overflows) != 0 {
		t.Errorf("these do not fit: %v", rec.Overflows)
	}
	if n := len(rec.Texts); n < 4 || rec.Texts[1].Text != "Maximiliane" || rec.Texts[n-1].Text[:5] != "Llanf" {
		t.Errorf("drawn: %v, want the first in one line, the second whole in two or three, the third cut", rec.Texts)
	}
}

func TestCollisions(t *testing.T) {
	p, rec := measuring(1)
	p.Text("one", 100, 100, BodyStyle)
	p.Text("two", 300, 100, BodyStyle)
	if c := rec.Collisions(); len(c) != 0 {
		t.Errorf("they lie apart: %v", c)
	}
	p.Text("three", 110, 103, BodyStyle)
	if c := rec.Collisions(); len(c) != 1 {
		t.Errorf("collisions %v, want one", c)
	}
}

func TestAtMovesAndScales(t *testing.T) {
	p, rec := measuring(1)
	p.At(100, 200, 2).Text("x", 10, 10, BodyStyle.Placed(Left, Baseline))
	if b := rec.Texts[0].Box; math.Abs(b.X-120) > .5 || math.Abs(b.Bottom()-220) > .5 {
		t.Errorf("drawn at %v, want its baseline to begin at 120, 220", b)
	}
}

// What does not fit a button's line is written on two.
func TestLongCaptionsFitTheirButtons(t *testing.T) {
	p := NewPainter(nil, Fit(1280, 720, 1), nil)
	rec := &Recorder{}
	p.Record(rec)
	a := newApp(t, &board{})
	for _, s := range []string{"Auf die Turmgabe verzichten", "Renoncer au bonus de la Tour", "Zug beenden"} {
		b := NewButton("b", s, Rect{322, 478, 192, 44}, DarkLook, nil)
		b.Size = 22
		b.Draw(p, &a.ctx)
	}
	if len(rec.Overflows) > 0 {
		t.Errorf("too long: %v", rec.Overflows)
	}
}

// What somebody typed is shown, whatever it looks like.
func TestLiteral(t *testing.T) {
	for _, s := range []string{"{icon-play}", "<b>Ada</b>", "<3", "a{b", "Zoë"} {
		for _, a := range parseRich(Literal(s), BodyStyle.Role) {
			if a.kind != atomWord && a.kind != atomSpace || a.role != BodyStyle.Role {
				t.Errorf("%q becomes more than words: %+v", s, a)
			}
		}
	}
}
