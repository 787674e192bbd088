package main

import (
	"encoding/binary"
	"errors"
)

// forMac makes one archive for both processors.
func (r *release) forMac(icons *pictures) ([]archive, error) {
	var programs [][]byte
	var linked []library
	app, err := r.app(icons)
	if err != nil {
		return nil, err
	}
	for _, t := range targets {
		if t.system != "darwin" {
			continue
		}
		b, err := r.program(t, icons)
		if err != nil {
			return nil, err
		}
		programs, linked = append(programs, b.code), union(linked, b.linked)
	}
	code, err := fat(programs)
	if err != nil {
		return nil, err
	}
	files, err := r.papers("macos", "\n", linked)
	if err != nil {
		return nil, err
	}
	files = append(files, within("Merlin.app/Contents", append(app.files(), file{"MacOS/merlin", code, true}))...)
	name := "merlin-" + r.version + "-macos-universal"
	data, err := zipped(within(name, files), r.time)
	return []archive{{name + ".zip", data}}, err
}

// app is what macOS takes for one program, a folder, without the program itself.
type app struct{ info, icon, sealed []byte }

func (e edition) app(icons *pictures) (app, error) {
	info, err := e.filled("Info.plist")
	a := app{info: info, icon: icons.icns()}
	a.sealed = codeResources("Resources/merlin.icns", a.icon)
	return a, err
}

func (a app) files() []file {
	return []file{
		{name: "Info.plist", data: a.info},
		{name: "PkgInfo", data: []byte("APPL????")},
		{name: "Resources/merlin.icns", data: a.icon},
		{name: "_CodeSignature/CodeResources", data: a.sealed},
	}
}

// seal is what the signature of the program vouches for besides its code.
func (a app) seal() seal { return seal{id: appID, info: a.info, resources: a.sealed} }

// Programs in one file begin where a page of either processor does.
const (
	fatMagic = 0xcafebabe
	fatAlign = 14
)

// fat is one program of several for macOS: a list of them, by processor, and these.
func fat(programs [][]byte) ([]byte, error) {
	const entry = 20
	at := 8 + entry*len(programs)
	head := binary.BigEndian.AppendUint32(nil, fatMagic)
	head = binary.BigEndian.AppendUint32(head, uint32(len(programs)))
	var body []byte
	for _, p := range programs {
		if len(p) < 32 || le.Uint32(p) != machMagic {
			return nil, errors.New("this is no program for macOS of 64 bits")
		}
		body = append(body, make([]byte, -(at+len(body))&(1<<fatAlign-1))...)
		// processor and its kind, where, how long, by what power of two
		for _, v := range []uint32{le.Uint32(p[4:]), le.Uint32(p[8:]), uint32(at + len(body)), uint32(len(p)), fatAlign} {
			head = binary.BigEndian.AppendUint32(head, v)
		}
		body = append(body, p...)
	}
	return append(head, body...), nil
}
