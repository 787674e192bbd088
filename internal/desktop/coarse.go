package desktop

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"strings"
)

// Coarsen has windows that open on the display from now on drawn in fewer pixels, device of
// which are one of the window's measures; without it that is 1. Without a graphics card each
// pixel costs processor time. A desktop with letters of another size tells programs so, by
// Xft.dpi in a property of its root window.
func (d *Display) Coarsen(device float64) error {
	x, err := net.Dial("unix", "/tmp/.X11-unix/X"+strings.TrimPrefix(d.name, ":"))
	if err != nil {
		return err
	}
	defer x.Close()
	root, err := greet(x)
	if err != nil {
		return fmt.Errorf("the display %s: %w", d.name, err)
	}
	if _, err := x.Write(setResources(root, fmt.Sprintf("Xft.dpi:\t%g\n", 96*device))); err != nil {
		return err
	}
	if _, err := io.ReadFull(x, make([]byte, 32)); err != nil { // the answer says that all before it is done
		return err
	}
	d.device = device
	return nil
}

// greet opens the talk with an X server and returns its root window.
func greet(x io.ReadWriter) (root uint32, err error) {
	if _, err := x.Write([]byte{'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0}); err != nil {
		return 0, err
	}
	head := make([]byte, 8)
	if _, err := io.ReadFull(x, head); err != nil {
		return 0, err
	}
	body := make([]byte, 4*int(binary.LittleEndian.Uint16(head[6:])))
	if _, err := io.ReadFull(x, body); err != nil {
		return 0, err
	}
	if head[0] != 1 {
		return 0, errors.New("it lets nobody in")
	}
	vendor, formats := int(binary.LittleEndian.Uint16(body[16:])), int(body[21])
	screen := 32 + (vendor+3)/4*4 + 8*formats
	return binary.LittleEndian.Uint32(body[screen:]), nil
}

// setResources asks for the property RESOURCE_MANAGER of a window to be text, and for an
// answer: who has the keys.
func setResources(window uint32, text string) []byte {
	const changeProperty, getInputFocus, resourceManager, plainString = 18, 43, 23, 31
	padded := (len(text) + 3) / 4 * 4
	out := []byte{changeProperty, 0}
	out = binary.LittleEndian.AppendUint16(out, uint16(6+padded/4))
	for _, v := range []uint32{window, resourceManager, plainString, 8, uint32(len(text))} {
		out = binary.LittleEndian.AppendUint32(out, v)
	}
	out = append(out, text...)
	out = append(out, make([]byte, padded-len(text))...)
	return append(out, getInputFocus, 0, 1, 0)
}
