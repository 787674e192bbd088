package ui

import (
	"cmp"
	"math"
	"strconv"
	"strings"

	"merlin/i18n"
)

// A screen in words: headings with what is below them, sentences, and what can be pressed. A
// page shows it beside the canvas to those who cannot see that, a pane to everybody. It
// holds nothing that the screen would not show.

// NodeKind is what a node is.
type NodeKind uint8

// Group is a heading with what is below it, Live a sentence that is read out when it changes,
// Log a group whose new sentences are.
const (
	Group NodeKind = iota
	Sentences
	Live
	Log
	Press
	Switch
	Radio
	Slide
	Entry
)

// Node is a part of a screen in words.
type Node struct {
	Kind  NodeKind
	ID    string // stable and unique among its siblings; what is pressed has its region's name
	Text  string // plain
	More  string // plain; what explains it, or why it cannot be pressed
	Off   bool   // cannot be pressed now
	On    bool
	Value float64 // of a slider, 0 to 1
	Typed string  // what stands in a field
	Hint  string  // what an empty field stands for
	Kids  []Node
}

// State is what a region is beside something that is pressed.
type State struct {
	Kind  NodeKind
	On    bool
	Value float64
	Typed string
	Hint  string
}

// Teller is a scene that says itself in words. Others are their regions.
type Teller interface {
	// Told is what it says.
	Told() []Node
	// ToldAt differs whenever Told would say something else; nil means that it does whenever
	// the regions change.
	ToldAt() any
}

// pressesAll is a scene with regions that may be pressed in words though the window does not
// show them now.
type pressesAll interface{ AllRegions() []Region }

// Told is what the scene on top says in words.
func (a *App) Told() []Node {
	if a.Top() == nil {
		return nil
	}
	return a.ctx.Told(a.Top())
}

// Told is what a scene says in words, whether it is on top or not.
func (c *Context) Told(s Scene) []Node {
	switch s := s.(type) {
	case Teller:
		return s.Told()
	case interface{ Heading() string }:
		return []Node{Heading("screen", s.Heading(), Controls(s.(Scene).Regions())...)}
	}
	return Controls(s.Regions())
}

// Controls are regions in words, in their order.
func Controls(list []Region) []Node {
	out := make([]Node, 0, len(list))
	for i := range list {
		if r := &list[i]; !r.Scroll {
			out = append(out, r.Node())
		}
	}
	return out
}

// Node is the region in words.
func (r *Region) Node() Node {
	n := Node{Kind: Press, ID: r.Name, Text: Plain(r.Label), Off: !r.Enabled}
	switch {
	case r.State != nil:
		s := r.State()
		n.Kind, n.On, n.Value, n.Typed, n.Hint = s.Kind, s.On, s.Value, s.Typed, s.Hint
		if n.Hint == n.Text {
			n.Hint = "" // it is called so
		}
	case r.Press == nil && r.Why == nil:
		return Note(r)
	}
	if !r.Enabled && r.Why != nil {
		n.More = Plain(r.Why())
	} else {
		n.More = explains(r)
	}
	return n
}

// Note is a region as a sentence: what it is called, and what its explanation says beyond that.
func Note(r *Region) Node {
	n := Node{Kind: Sentences, ID: r.Name, Text: Lines(r.Label)}
	for i, line := range strings.Split(r.Tip.String(), "\n") {
		line = Lines(line)
		switch said := strings.TrimRight(n.Text, "."); {
		case line == "" || strings.Contains(n.Text, strings.TrimRight(line, ".")):
		case i == 0 && strings.HasPrefix(line, said):
			n.Text = line
		default:
			n.Text += " " + line
		}
	}
	return n
}

// Notes are regions as sentences.
func Notes(list []Region) []Node {
	out := make([]Node, 0, len(list))
	for i := range list {
		out = append(out, Note(&list[i]))
	}
	return out
}

// explains is what the explanation of a region says beyond its name, in sentences.
func explains(r *Region) string {
	if r.Tip == nil {
		return ""
	}
	label, more := Plain(r.Label), []string(nil)
	for line := range strings.SplitSeq(r.Tip(), "\n") {
		if said := strings.TrimRight(Plain(line), ". "); said != "" && !strings.Contains(label, said) {
			more = append(more, line)
		}
	}
	return Lines(strings.Join(more, "\n"))
}

// Series are sentences or their parts in a row, parted by semicolons as the language writes them.
func Series(l *i18n.Locale, list []string) string {
	if len(list) == 0 {
		return ""
	}
	said := list[0]
	for _, next := range list[1:] {
		said = l.T("word.series", "one", said, "two", next)
	}
	return said
}

// Lines makes of the lines of a rich text sentences one after the other.
func Lines(text string) string {
	var b strings.Builder
	for line := range strings.SplitSeq(Plain(text), "\n") {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		b.WriteString(strings.ReplaceAll(line, "..", "."))
		if !strings.ContainsAny(line[len(line)-1:], ".!?:;") {
			b.WriteByte('.')
		}
		b.WriteByte(' ')
	}
	return strings.TrimSpace(b.String())
}

// Heading is a group.
func Heading(id, text string, kids ...Node) Node {
	return Node{Kind: Group, ID: id, Text: Plain(text), Kids: kids}
}

// Sayings are sentences, a node for each that is not empty.
func Sayings(id string, texts ...string) []Node {
	var list []Node
	for i, text := range texts {
		if text = Lines(text); text != "" {
			list = append(list, Node{Kind: Sentences, ID: id + string(rune('a'+i%26)) + strings.Repeat("'", i/26), Text: text})
		}
	}
	return list
}

// Print writes nodes down: headings with as many signs as they are deep, and a line for each
// of the others.
func Print(list []Node) string {
	var b strings.Builder
	write(&b, list, 1)
	return b.String()
}

func write(b *strings.Builder, list []Node, deep int) {
	for i := range list {
		n := &list[i]
		if n.Heads() {
			if b.Len() > 0 {
				b.WriteByte('\n')
			}
			b.WriteString(strings.Repeat("#", deep) + " ")
		}
		b.WriteString(n.Line() + "\n")
		write(b, n.Kids, deep+1)
	}
}

// Heads reports whether it is a heading with what is below it.
func (n *Node) Heads() bool { return n.Kind == Group || n.Kind == Log }

// Line is the node alone, on a line.
func (n *Node) Line() string {
	line := n.sign() + n.Text
	if says := cmp.Or(n.Typed, n.Hint); says != "" {
		line += ": " + says
	}
	if n.Kind == Slide {
		line += ": " + strconv.Itoa(int(math.Round(100*n.Value)))
	}
	if n.More != "" {
		line += " (" + n.More + ")"
	}
	return line
}

// sign is what a line begins with.
func (n *Node) sign() string {
	switch {
	case n.Kind < Press:
		return ""
	case n.Off:
		return "[–] "
	case n.On:
		return "[x] "
	}
	return "[ ] "
}
