package desktop

import (
	"errors"
	"fmt"
	"io"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"
)

// drag is what a file manager is while files are dragged from it: a client of the
// display that owns the selection and speaks XDND, version 5, with the window below
// the mouse.
type drag struct {
	x        *xgb.Conn
	from, to xproto.Window
	files    string // their URIs
	fault    error  // of the first request that failed
}

const xdndVersion = 5

// Drop drops files on the window at one of its pixels, and waits until the game has
// taken them.
func (w *Window) Drop(x, y int, paths ...string) error {
	id, err := strconv.ParseUint(w.id, 0, 32)
	if err != nil {
		return err
	}
	xgb.Logger.SetOutput(io.Discard) // it tells of a key that the display does not want
	conn, err := xgb.NewConnDisplay(w.display.name)
	if err != nil {
		return err
	}
	defer conn.Close()
	d := &drag{x: conn, to: xproto.Window(id)}
	for _, path := range paths {
		d.files += (&url.URL{Scheme: "file", Path: path}).String() + "\r\n"
	}
	d.open()
	d.tell("XdndEnter", xdndVersion<<24, uint32(d.atom("text/uri-list")))
	d.tell("XdndPosition", 0, uint32(x<<16|y), xproto.TimeCurrentTime, uint32(d.atom("XdndActionCopy"))) // the window lies at 0, 0
	return d.finish()
}

// open makes a window that owns the selection, and asks whether the other one takes drops.
func (d *drag) open() {
	screen := xproto.Setup(d.x).DefaultScreen(d.x)
	d.from, d.fault = xproto.NewWindowId(d.x)
	d.note(xproto.CreateWindowChecked(d.x, 0, d.from, screen.Root, 0, 0, 1, 1, 0, xproto.WindowClassInputOnly, 0, 0, nil).Check())
	d.note(xproto.SetSelectionOwnerChecked(d.x, d.from, d.atom("XdndSelection"), xproto.TimeCurrentTime).Check())
	aware, err := xproto.GetProperty(d.x, false, d.to, d.atom("XdndAware"), xproto.AtomAtom, 0, 1).Reply()
	if err == nil && (len(aware.Value) == 0 || aware.Value[0] < xdndVersion) {
		err = errors.New("the window does not say that files can be dropped on it")
	}
	d.note(err)
}

func (d *drag) note(err error) {
	if d.fault == nil {
		d.fault = err
	}
}

func (d *drag) atom(name string) xproto.Atom {
	reply, err := xproto.InternAtom(d.x, false, uint16(len(name)), name).Reply()
	if err != nil {
		d.note(err)
		return 0
	}
	return reply.Atom
}

// tell sends the window a message whose first word is the sender.
func (d *drag) tell(message string, words ...uint32) {
	data := make([]uint32, 5)
	data[0] = uint32(d.from)
	copy(data[1:], words)
	e := xproto.ClientMessageEvent{Format: 32, Window: d.to, Type: d.atom(message), Data: xproto.ClientMessageDataUnionData32New(data)}
	d.note(xproto.SendEventChecked(d.x, false, d.to, 0, string(e.Bytes())).Check())
}

// finish answers the window until it says that it is done.
func (d *drag) finish() error {
	for end := time.Now().Add(time.Minute); d.fault == nil && time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		event, err := d.x.PollForEvent()
		if err != nil {
			return err
		}
		switch e := event.(type) {
		case xproto.SelectionRequestEvent:
			d.hand(e)
		case xproto.ClientMessageEvent:
			if e.Data.Data32[1] == 0 { // bit 0 should say so, but GLFW writes there how many bytes it got
				return fmt.Errorf("the window refuses %s", strings.TrimSpace(d.files))
			}
			if e.Type == d.atom("XdndFinished") {
				return d.fault
			}
			d.tell("XdndDrop", 0, xproto.TimeCurrentTime)
		}
	}
	if d.fault == nil {
		d.fault = errors.New("the window has not answered")
	}
	return d.fault
}

// hand gives the window the URIs that it asks for.
func (d *drag) hand(e xproto.SelectionRequestEvent) {
	d.note(xproto.ChangePropertyChecked(d.x, xproto.PropModeReplace, e.Requestor, e.Property, e.Target, 8, uint32(len(d.files)), []byte(d.files)).Check())
	answer := xproto.SelectionNotifyEvent{Time: e.Time, Requestor: e.Requestor, Selection: e.Selection, Target: e.Target, Property: e.Property}
	d.note(xproto.SendEventChecked(d.x, false, e.Requestor, 0, string(answer.Bytes())).Check())
}
