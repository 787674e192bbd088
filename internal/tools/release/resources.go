package main

import (
	"cmp"
	"encoding/binary"
	"errors"
	"slices"
	"unicode/utf16"
)

// resource is what a program for Windows has in it beside its code, by kind and number.
type resource struct {
	kind, id uint16
	data     []byte
}

// Kinds of resources, as Windows numbers them.
const (
	kindIcon     = 3
	kindIcons    = 14
	kindVersion  = 16
	kindManifest = 24
)

var le = binary.LittleEndian

// Sizes of what the tree of resources is made of, in bytes.
const (
	folderSize = 16
	entrySize  = 8
	leafSize   = 16
	language   = 0x409 // one for all: what is said is a name and numbers
	inFolder   = 1 << 31
)

// tree is the section of a program that holds its resources, as it lies at an address:
// folders for kinds, numbers and languages, leaves, and what these point to.
func tree(all []resource, address uint32) []byte {
	all = slices.Clone(all)
	slices.SortFunc(all, func(a, b resource) int { return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.id, b.id)) })
	var kinds [][]resource
	for i, r := range all {
		if i == 0 || r.kind != all[i-1].kind {
			kinds = append(kinds, nil)
		}
		kinds[len(kinds)-1] = append(kinds[len(kinds)-1], r)
	}
	second := uint32(folderSize + entrySize*len(kinds))
	third := second + uint32(folderSize*len(kinds)+entrySize*len(all))
	leaves := third + uint32((folderSize+entrySize)*len(all))
	data := leaves + uint32(leafSize*len(all))

	out := folder(len(kinds))
	for _, k := range kinds {
		out = entry(out, k[0].kind, second|inFolder)
		second += uint32(folderSize + entrySize*len(k))
	}
	for _, k := range kinds {
		out = append(out, folder(len(k))...)
		for _, r := range k {
			out = entry(out, r.id, third|inFolder)
			third += folderSize + entrySize
		}
	}
	for i := range all {
		out = entry(append(out, folder(1)...), language, leaves+uint32(leafSize*i))
	}
	var after []byte
	for _, r := range all {
		out = le.AppendUint32(out, address+data+uint32(len(after)))
		out = le.AppendUint32(out, uint32(len(r.data)))
		out = append(out, make([]byte, 8)...)
		after = padded(append(after, r.data...), 8)
	}
	return append(out, after...)
}

func folder(entries int) []byte {
	return le.AppendUint16(make([]byte, folderSize-2), uint16(entries))
}

func entry(out []byte, id uint16, at uint32) []byte {
	return le.AppendUint32(le.AppendUint32(out, uint32(id)), at)
}

// padded has zeros at its end up to a whole number of n bytes.
func padded(data []byte, n int) []byte {
	return append(data, make([]byte, (n-len(data)%n)%n)...)
}

// withResources is the program for Windows with one section more, at its end.
func withResources(program []byte, all []resource) ([]byte, error) {
	const ( // where things are in the header of a program of 64 bits
		signature, sections, optional          = 0x3c, 6, 24
		initialized, alignment, inFile         = 8, 32, 36
		wholeSize, headers, numbers, resources = 56, 60, 108, 128
		sectionSize                            = 40
		readable                               = 0x40000040 // and data
	)
	out := slices.Clone(program)
	if len(out) < 0x400 || string(out[:2]) != "MZ" {
		return nil, errors.New("this is no program for Windows")
	}
	pe := out[le.Uint32(out[signature:]):]
	o := pe[optional:]
	if string(pe[:4]) != "PE\x00\x00" || le.Uint16(o) != 0x20b || le.Uint32(o[numbers:]) < 3 || le.Uint32(o[resources:]) != 0 {
		return nil, errors.New("this is no program for Windows of 64 bits without resources")
	}
	count := int(le.Uint16(pe[sections:]))
	table := o[le.Uint16(pe[sections+14:]):]
	end := len(out) - len(table) + sectionSize*(count+1)
	if end > int(le.Uint32(o[headers:])) {
		return nil, errors.New("the header has no room for a section of resources")
	}
	last := table[sectionSize*(count-1):]
	address := roundUp(le.Uint32(last[12:])+le.Uint32(last[8:]), le.Uint32(o[alignment:]))
	body := tree(all, address)
	size := uint32(len(body))
	body = padded(body, int(le.Uint32(o[inFile:])))

	header := table[sectionSize*count:]
	copy(header, ".rsrc\x00\x00\x00")
	at := roundUp(uint32(len(out)), le.Uint32(o[inFile:]))
	for i, v := range []uint32{size, address, uint32(len(body)), at, 0, 0, 0, readable} {
		le.PutUint32(header[8+4*i:], v)
	}
	le.PutUint16(pe[sections:], uint16(count+1))
	le.PutUint32(o[initialized:], le.Uint32(o[initialized:])+uint32(len(body)))
	le.PutUint32(o[wholeSize:], roundUp(address+size, le.Uint32(o[alignment:])))
	le.PutUint32(o[resources:], address)
	le.PutUint32(o[resources+4:], size)
	return append(padded(out, int(le.Uint32(o[inFile:]))), body...), nil
}

func roundUp(n, to uint32) uint32 { return (n + to - 1) / to * to }

// versionInfo is what Windows shows of a program: names, and numbers.
func versionInfo(e edition, names [][2]string) []byte {
	n := e.numbers()
	high, low := uint32(n[0])<<16|uint32(n[1]), uint32(n[2])<<16
	var fixed []byte
	for _, v := range []uint32{0xfeef04bd, 0x10000, high, low, high, low, 0x3f, 0, 0x40004, 1, 0, 0, 0} {
		fixed = le.AppendUint32(fixed, v)
	}
	var said []byte
	for _, name := range names {
		value := wide(name[1])
		said = append(padded(said, 4), node(name[0], 1, len(value)/2, value)...)
	}
	said = node("StringFileInfo", 1, 0, node("040904b0", 1, 0, said))
	spoken := node("VarFileInfo", 1, 0, node("Translation", 0, 4, []byte{0x09, 0x04, 0xb0, 0x04}))
	children := append(padded(said, 4), spoken...)
	return node("VS_VERSION_INFO", 0, len(fixed), append(fixed, children...))
}

// node is a piece of what Windows knows of a version: its length, that of its value, whether
// this is text, its key, and value or pieces below it.
func node(key string, text, valueLength int, data []byte) []byte {
	head := le.AppendUint16(nil, 0)
	head = le.AppendUint16(head, uint16(valueLength))
	head = le.AppendUint16(head, uint16(text))
	out := append(padded(append(head, wide(key)...), 4), data...)
	le.PutUint16(out, uint16(len(out)))
	return out
}

// wide is a text as Windows has it, with a zero at its end.
func wide(s string) (out []byte) {
	for _, u := range utf16.Encode([]rune(s + "\x00")) {
		out = le.AppendUint16(out, u)
	}
	return out
}
