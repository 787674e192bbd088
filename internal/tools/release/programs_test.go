package main

import (
	"bytes"
	"crypto/sha256"
	"debug/macho"
	"debug/pe"
	"encoding/binary"
	"image"
	"image/color"
	"image/png"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode/utf16"
)

// square is an icon of which each pixel tells its place.
var square = sync.OnceValue(func() *pictures {
	p := &pictures{png: map[int][]byte{}}
	for from, wanted := range sizes {
		drawn := image.NewNRGBA(image.Rect(0, 0, from, from))
		for i := range from * from {
			drawn.SetNRGBA(i%from, i/from, color.NRGBA{uint8(i % from * 255 / from), uint8(i / from * 255 / from), 99, 255})
		}
		if err := p.add(drawn, wanted); err != nil {
			panic(err) // it cannot be compressed in memory
		}
	}
	return p
})

// TestIcons wants every size, and of a square of pixels its mean.
func TestIcons(t *testing.T) {
	p := square()
	for size, data := range p.png {
		drawn, err := png.Decode(bytes.NewReader(data))
		if err != nil || drawn.Bounds().Dx() != size || drawn.Bounds().Dy() != size {
			t.Errorf("%d: %v, error %v", size, drawn.Bounds(), err)
		}
	}
	half := image.NewNRGBA(image.Rect(0, 0, 2, 1))
	half.SetNRGBA(0, 0, color.NRGBA{200, 100, 50, 255})
	straight := image.NewRGBA(image.Rect(0, 0, 2, 2))
	for i := range 2 { // two pixels opaque, two clear
		straight.Set(i, 0, half.At(0, 0))
	}
	if got, want := shrunk(straight, 2).At(0, 0), (color.NRGBA{199, 99, 49, 128}); got != want {
		t.Errorf("the mean is %v, want %v", got, want)
	}
}

// TestICNS wants each kind that macOS shows, with a picture of its size.
func TestICNS(t *testing.T) {
	data := square().icns()
	if string(data[:4]) != "icns" || int(binary.BigEndian.Uint32(data[4:])) != len(data) {
		t.Fatalf("begins with %q for %d bytes", data[:8], len(data))
	}
	sizes := map[string]int{"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512}
	for data = data[8:]; len(data) > 0; {
		kind, length := string(data[:4]), binary.BigEndian.Uint32(data[4:])
		c, err := png.DecodeConfig(bytes.NewReader(data[8:length]))
		if err != nil || c.Width != sizes[kind] {
			t.Errorf("%s is %d wide, error %v, want %d", kind, c.Width, err, sizes[kind])
		}
		delete(sizes, kind)
		data = data[length:]
	}
	if len(sizes) > 0 {
		t.Errorf("there is none of %v", sizes)
	}
}

// windowsProgram is the least that Windows takes for a program: headers and a section.
func windowsProgram() []byte {
	const header, optional = 0x400, 240
	out := make([]byte, header+0x200)
	copy(out, "MZ")
	le.PutUint32(out[0x3c:], 0x80)
	at := out[0x80:]
	copy(at, "PE\x00\x00")
	le.PutUint16(at[4:], pe.IMAGE_FILE_MACHINE_AMD64)
	le.PutUint16(at[6:], 1)
	le.PutUint16(at[20:], optional)
	o := at[24:]
	le.PutUint16(o, 0x20b)
	for offset, v := range map[int]uint32{32: 0x1000, 36: 0x200, 56: 0x2000, 60: header, 108: 16} {
		le.PutUint32(o[offset:], v)
	}
	section := o[optional:]
	copy(section, ".text")
	for i, v := range []uint32{0x123, 0x1000, 0x200, header} {
		le.PutUint32(section[8+4*i:], v)
	}
	return out
}

// TestResources reads what was added to a program back as Windows does: by kind, number and
// language, at addresses.
func TestResources(t *testing.T) {
	icons := square()
	all, err := then.resources(icons)
	if err != nil {
		t.Fatal(err)
	}
	data, err := withResources(windowsProgram(), all)
	if err != nil {
		t.Fatal(err)
	}
	f, err := pe.NewFile(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	s := f.Section(".rsrc")
	header := f.OptionalHeader.(*pe.OptionalHeader64)
	where := header.DataDirectory[pe.IMAGE_DIRECTORY_ENTRY_RESOURCE]
	if s == nil || s.VirtualAddress != 0x2000 || where.VirtualAddress != s.VirtualAddress || where.Size != s.VirtualSize ||
		header.SizeOfImage < s.VirtualAddress+s.VirtualSize || header.SizeOfImage%0x1000 != 0 || s.Offset%0x200 != 0 || int(s.Offset+s.Size) != len(data) {
		t.Fatalf("section %+v, resources %+v, image of %#x, file of %#x", s, where, header.SizeOfImage, len(data))
	}
	body, err := s.Data()
	if err != nil {
		t.Fatal(err)
	}
	got := leaves(body, 0, s.VirtualAddress)
	if len(got) != len(all) {
		t.Errorf("%d resources, want %d", len(got), len(all))
	}
	for _, r := range all {
		if !slices.ContainsFunc(got, func(g resource) bool { return g.kind == r.kind && g.id == r.id && bytes.Equal(g.data, r.data) }) {
			t.Errorf("resource %d of kind %d is not found", r.id, r.kind)
		}
	}
	for _, want := range []string{"ProductName\x00", "1.2.3-beta\x00"} {
		if !bytes.Contains(body, wide(want)[:2*len(want)]) {
			t.Errorf("the version does not have %q", want)
		}
	}
	if !bytes.Contains(body, []byte(`version="1.2.3.0"`)) {
		t.Error("the manifest has not the version")
	}
	if _, err := withResources(data, all); err == nil {
		t.Error("resources are added twice")
	}
}

// leaves walks the folders of a section of resources, by kind, number and language.
func leaves(body []byte, at, address uint32) (all []resource) {
	for _, kind := range entries(body, at) {
		for _, id := range entries(body, kind[1]) {
			for _, spoken := range entries(body, id[1]) {
				leaf := body[spoken[1]:]
				start := le.Uint32(leaf) - address
				all = append(all, resource{uint16(kind[0]), uint16(id[0]), body[start : start+le.Uint32(leaf[4:])]})
			}
		}
	}
	return all
}

// entries are number and place of what is in a folder, in the order that Windows wants.
func entries(body []byte, at uint32) (all [][2]uint32) {
	for i := range uint32(le.Uint16(body[at+14:])) {
		e := body[at+16+8*i:]
		all = append(all, [2]uint32{le.Uint32(e), le.Uint32(e[4:]) &^ (1 << 31)})
	}
	if !slices.IsSortedFunc(all, func(a, b [2]uint32) int { return int(a[0]) - int(b[0]) }) {
		return nil
	}
	return all
}

// TestVersionInfo walks the tree of what Windows knows of a version.
func TestVersionInfo(t *testing.T) {
	data := versionInfo(then, [][2]string{{"ProductName", "Merlin"}, {"Odd", "é"}})
	var got []string
	var walk func(data []byte, path string)
	walk = func(data []byte, path string) {
		for len(data) > 0 {
			length, value, isText := int(le.Uint16(data)), int(le.Uint16(data[2:])), le.Uint16(data[4:])
			key, end := narrow(data[6:])
			at := (6 + end + 3) &^ 3
			path := path + "/" + key
			switch {
			case isText == 1 && value > 0:
				said, _ := narrow(data[at:length])
				got = append(got, path+"="+said)
			case key == "Translation":
				got = append(got, path)
			default:
				walk(data[(at+value+3)&^3:length], path)
			}
			data = data[min((length+3)&^3, len(data)):]
		}
	}
	walk(data, "")
	strings := "/VS_VERSION_INFO/StringFileInfo/040904b0/"
	if want := []string{strings + "ProductName=Merlin", strings + "Odd=é", "/VS_VERSION_INFO/VarFileInfo/Translation"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if high, low := le.Uint32(data[40+8:]), le.Uint32(data[40+12:]); high != 1<<16|2 || low != 3<<16 {
		t.Errorf("the numbers are %#x %#x", high, low)
	}
}

// narrow reads a text of Windows up to its zero, and says how many bytes it took.
func narrow(data []byte) (string, int) {
	var units []uint16
	for i := 0; ; i += 2 {
		u := le.Uint16(data[i:])
		if u == 0 {
			return string(utf16.Decode(units)), i + 2
		}
		units = append(units, u)
	}
}

// macProgram is a program for macOS: headers, a page and a half of code, a table of links.
func macProgram(cpu macho.Cpu, withSignature bool) []byte {
	segment := func(name string, at, size, sections int) []byte {
		s := make([]byte, 72+80*sections)
		le.PutUint32(s, loadSegment)
		le.PutUint32(s[4:], uint32(len(s)))
		copy(s[8:], name)
		le.PutUint64(s[40:], uint64(at))
		le.PutUint64(s[48:], uint64(size))
		le.PutUint32(s[64:], uint32(sections))
		if sections > 0 {
			copy(s[72:], "__text")
			le.PutUint64(s[72+40:], uint64(size-0x800))
			le.PutUint32(s[72+48:], 0x800)
		}
		return s
	}
	commands, count := append(segment("__TEXT", 0, 0x1800, 1), segment("__LINKEDIT", 0x1800, 0x20, 0)...), 2
	if withSignature {
		count++
		for _, v := range []uint32{loadSignature, signatureSize, 0x1820, 9} {
			commands = le.AppendUint32(commands, v)
		}
	}
	out := make([]byte, 0x1820)
	for i := range out {
		out[i] = byte(i >> 4)
	}
	clear := out[:0x800]
	copy(clear, make([]byte, len(clear)))
	for i, v := range []uint32{machMagic, uint32(cpu), 3, 2, uint32(count), uint32(len(commands)), 0, 0} {
		le.PutUint32(out[4*i:], v)
	}
	copy(out[machHeader:], commands)
	if withSignature {
		out = append(out, "signature"...)
	}
	return out
}

// TestSigned wants a signature at the end of the program, with or without one before, that has
// the hashes of its pages and of what is sealed with it.
func TestSigned(t *testing.T) {
	s := seal{"game.test", []byte("info"), []byte("resources")}
	for _, before := range []bool{false, true} {
		data, err := signed(macProgram(macho.CpuArm64, before), s)
		if err != nil {
			t.Fatal(err)
		}
		f, err := macho.NewFile(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		last := f.Loads[len(f.Loads)-1].Raw()
		at, size := le.Uint32(last[8:]), le.Uint32(last[12:])
		linkEdit := f.Segment("__LINKEDIT")
		if len(f.Loads) != 3 || le.Uint32(last) != loadSignature || int(at+size) != len(data) || linkEdit.Offset+linkEdit.Filesz != uint64(len(data)) || linkEdit.Memsz < linkEdit.Filesz {
			t.Errorf("the signature is at %#x, %#x long; __LINKEDIT %+v; the program has %#x", at, size, linkEdit.SegmentHeader, len(data))
		}
		be := binary.BigEndian
		blob := data[at:]
		if be.Uint32(blob) != wholeMagic || be.Uint32(blob[4:]) != size || be.Uint32(blob[8:]) != 3 {
			t.Errorf("the signature begins with %x", blob[:12])
		}
		directory := blob[be.Uint32(blob[16:]):]
		hashes, limit := directory[be.Uint32(directory[16:])-3*sha256.Size:], be.Uint32(directory[32:])
		if limit != at || string(directory[be.Uint32(directory[20:]):][:10]) != "game.test\x00" || be.Uint32(directory[24:]) != 3 || be.Uint32(directory[28:]) != 2 {
			t.Errorf("the directory is of %#x bytes in %d pages", limit, be.Uint32(directory[28:]))
		}
		for i, part := range [][]byte{s.resources, demands, s.info, data[:page], data[page:at]} {
			if sum := sha256.Sum256(part); !bytes.Equal(hashes[i*sha256.Size:][:sha256.Size], sum[:]) {
				t.Errorf("the hash %d is wrong", i-3)
			}
		}
		for i, magic := range map[int]uint32{1: demandsMagic, 2: issuerMagic} {
			if piece := blob[be.Uint32(blob[16+8*i:]):]; be.Uint32(piece) != magic {
				t.Errorf("piece %d begins with %x", i, piece[:4])
			}
		}
	}
}

// TestFat wants both programs in one, each where a page begins.
func TestFat(t *testing.T) {
	first, second := macProgram(macho.CpuAmd64, false), macProgram(macho.CpuArm64, true)
	data, err := fat([][]byte{first, second})
	if err != nil {
		t.Fatal(err)
	}
	f, err := macho.NewFatFile(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []struct {
		cpu  macho.Cpu
		code []byte
	}{{macho.CpuAmd64, first}, {macho.CpuArm64, second}} {
		a := f.Arches[i]
		if a.Cpu != want.cpu || a.Offset%(1<<a.Align) != 0 || a.Align != fatAlign || !bytes.Equal(data[a.Offset:][:a.Size], want.code) {
			t.Errorf("program %d: %+v", i, a.FatArchHeader)
		}
	}
	if _, err := fat([][]byte{[]byte("no program")}); err == nil || !strings.Contains(err.Error(), "macOS") {
		t.Errorf("error %v for what is no program", err)
	}
}

// TestCodeResources wants the list to name the icon with its hash.
func TestCodeResources(t *testing.T) {
	list := string(codeResources("Resources/x.icns", []byte("abc")))
	if strings.Count(list, "<key>Resources/x.icns</key>") != 2 || strings.Count(list, "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=") != 1 || strings.Contains(list, "%!") {
		t.Errorf("the list is\n%s", list)
	}
}
