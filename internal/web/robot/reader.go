package robot

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// Heard is what a screen reader comes upon: its role and name as the browser has them in its
// accessibility tree.
type Heard struct {
	Role, Name string
	Off        bool // cannot be pressed
	Level      int  // of a heading
	node       cdp.BackendNodeID
}

// Hear reads the accessibility tree from its beginning to its end.
func (p *Page) Hear() (list []Heard, err error) {
	var tree accessibility.GetFullAXTreeResult
	err = p.do(func(ctx context.Context, t *chromedp.Target) (err error) {
		tree, err = cdp.Call(ctx, t, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
		return err
	})
	if err != nil || len(tree.Nodes) == 0 {
		return nil, err
	}
	by := map[accessibility.NodeID]*accessibility.Node{}
	for _, n := range tree.Nodes {
		by[n.NodeID] = n
	}
	var walk func(n *accessibility.Node)
	walk = func(n *accessibility.Node) {
		if n == nil {
			return
		}
		if !n.Ignored {
			list = append(list, heard(n))
		}
		for _, id := range n.ChildIDs {
			walk(by[id])
		}
	}
	walk(tree.Nodes[0])
	return list, nil
}

func heard(n *accessibility.Node) Heard {
	h := Heard{Role: valueOf[string](n.Role), Name: valueOf[string](n.Name), node: n.BackendDOMNodeID}
	for _, p := range n.Properties {
		switch p.Name {
		case accessibility.PropertyNameDisabled:
			h.Off = valueOf[bool](p.Value)
		case accessibility.PropertyNameLevel:
			h.Level = valueOf[int](p.Value)
		}
	}
	return h
}

// valueOf is a value of the tree; the zero value where there is none.
func valueOf[T any](v *accessibility.Value) (out T) {
	if v != nil {
		_ = json.Unmarshal([]byte(v.Value), &out) // of another type: as if it were not there
	}
	return out
}

// Listen waits until something with the role and a name that begins so is heard.
func (p *Page) Listen(role, name string) (Heard, error) {
	var list []Heard
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		var err error
		if list, err = p.Hear(); err != nil {
			return Heard{}, err
		}
		for _, h := range list {
			if h.Role == role && !h.Off && strings.HasPrefix(h.Name, name) {
				return h, nil
			}
		}
	}
	return Heard{}, fmt.Errorf("no %s %q is heard, but %v", role, name, list)
}

// Activate does with a thing what a screen reader does when it is told to press it.
func (p *Page) Activate(h Heard) error {
	return p.do(func(ctx context.Context, t *chromedp.Target) error {
		it, err := cdp.Call(ctx, t, dom.ResolveNode, dom.ResolveNodeParams{BackendNodeID: h.node})
		if err != nil {
			return err
		}
		_, err = cdp.Call(ctx, t, runtime.CallFunctionOn, runtime.CallFunctionOnParams{FunctionDeclaration: "function () { this.click() }", ObjectID: it.Object.ObjectID})
		return err
	})
}

// PressHeard presses buttons one after the other, by the beginnings of their names.
func (p *Page) PressHeard(names ...string) error {
	for _, name := range names {
		h, err := p.Listen("button", name)
		if err == nil {
			err = p.Activate(h)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// under are the things with a role between a heading and the next.
func under(list []Heard, heading, role string) (out []Heard) {
	in := false
	for _, h := range list {
		switch {
		case h.Role == "heading":
			in = h.Name == heading
		case in && h.Role == role:
			out = append(out, h)
		}
	}
	return out
}
