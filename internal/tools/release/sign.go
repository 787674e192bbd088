package main

import (
	"bytes"
	"crypto/sha1"
	"crypto/sha256"
	_ "embed"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A program for macOS carries a signature even where nobody signs it ("ad hoc"): hashes of its
// pages, by which the system sees that it is whole. Go's linker writes one for arm64. In an
// .app it has to speak of the folder's other files too, else macOS calls the app damaged.
// What stands here is what `codesign --sign -` writes, after Go's cmd/internal/codesign.

// seal is what a signature vouches for besides the code.
type seal struct {
	id        string
	info      []byte // Info.plist
	resources []byte // _CodeSignature/CodeResources
}

const (
	machMagic     = 0xfeedfacf
	loadSegment   = 0x19
	loadSignature = 0x1d
	machHeader    = 32
	signatureSize = 16 // of the command that points to a signature
	page          = 4096
)

// program is one for macOS, with what of its header a signature has to do with.
type program struct {
	code               []byte
	signature          int // where the command is that points to the signature, 0 for none
	linkEdit, text     int // where these segments are told of
	commands, firstUse int // where the commands end, where what follows begins
}

func readProgram(code []byte) (p program, err error) {
	if len(code) < machHeader || le.Uint32(code) != machMagic {
		return p, errors.New("this is no program for macOS of 64 bits")
	}
	p = program{code: slices.Clone(code), commands: machHeader, firstUse: len(code)}
	for range le.Uint32(code[16:]) {
		at := p.commands
		switch le.Uint32(code[at:]) {
		case loadSignature:
			p.signature = at
		case loadSegment:
			p.segment(at)
		}
		p.commands += int(le.Uint32(code[at+4:]))
	}
	if p.linkEdit == 0 || p.text == 0 {
		return p, errors.New("a program for macOS without the segments __TEXT and __LINKEDIT")
	}
	return p, nil
}

func (p *program) segment(at int) {
	switch strings.TrimRight(string(p.code[at+8:at+24]), "\x00") {
	case "__LINKEDIT":
		p.linkEdit = at
	case "__TEXT":
		p.text = at
	}
	for i := range le.Uint32(p.code[at+64:]) {
		section := p.code[at+72+80*int(i):]
		if offset := int(le.Uint32(section[48:])); offset > 0 {
			p.firstUse = min(p.firstUse, offset)
		}
	}
}

// signed is the program with a signature for it and what is sealed with it, in place of the
// linker's if there is one.
func signed(code []byte, s seal) ([]byte, error) {
	p, err := readProgram(code)
	if err != nil {
		return nil, err
	}
	if err := p.makeRoom(); err != nil {
		return nil, err
	}
	end := int(le.Uint32(p.code[p.signature+8:]))
	size := s.size(end)
	le.PutUint32(p.code[p.signature+12:], uint32(size))
	segment := p.code[p.linkEdit:]
	length := uint64(end+size) - le.Uint64(segment[40:])
	le.PutUint64(segment[48:], length)
	le.PutUint64(segment[32:], (length+1<<fatAlign-1)>>fatAlign<<fatAlign)
	text := p.code[p.text:]
	return append(p.code, s.blob(p.code, le.Uint64(text[40:]), le.Uint64(text[48:]))...), nil
}

// makeRoom cuts the program off where its signature is to be, and has a command point there.
func (p *program) makeRoom() error {
	if p.signature > 0 {
		p.code = p.code[:le.Uint32(p.code[p.signature+8:])]
		return nil
	}
	if p.commands+signatureSize > p.firstUse {
		return errors.New("the header has no room for a signature")
	}
	p.signature = p.commands
	p.code = padded(p.code, 16)
	le.PutUint32(p.code[16:], le.Uint32(p.code[16:])+1)
	le.PutUint32(p.code[20:], le.Uint32(p.code[20:])+signatureSize)
	for i, v := range []uint32{loadSignature, signatureSize, uint32(len(p.code)), 0} {
		le.PutUint32(p.code[p.signature+4*i:], v)
	}
	return nil
}

// Numbers of what a signature is made of.
const (
	wholeMagic, directoryMagic, demandsMagic, issuerMagic = 0xfade0cc0, 0xfade0c02, 0xfade0c01, 0xfade0b01
	directorySlot, demandsSlot, issuerSlot                = 0, 2, 0x10000
	adHoc, mainProgram                                    = 2, 1
	directorySize                                         = 88
	sealedSlots                                           = 3 // Info.plist, demands, resources
)

// demands and issuer are empty: nobody has signed.
var demands, issuer = words(demandsMagic, 12, 0), words(issuerMagic, 8)

func words(all ...uint32) (out []byte) {
	for _, w := range all {
		out = binary.BigEndian.AppendUint32(out, w)
	}
	return out
}

const indexSize = 12 + 3*8

func (s seal) directory(code int) int {
	return directorySize + len(s.id) + 1 + sha256.Size*(sealedSlots+(code+page-1)/page)
}

// size of the signature of so much code, in bytes.
func (s seal) size(code int) int { return indexSize + s.directory(code) + len(demands) + len(issuer) }

// blob is the signature: a list of three pieces, and these. The first has the hashes.
func (s seal) blob(code []byte, textAt, textSize uint64) []byte {
	long := s.directory(len(code))
	out := words(wholeMagic, uint32(s.size(len(code))), 3)
	out = append(out, words(directorySlot, indexSize, demandsSlot, uint32(indexSize+long), issuerSlot, uint32(indexSize+long+len(demands)))...)
	hashes := directorySize + len(s.id) + 1 + sha256.Size*sealedSlots
	out = append(out, words(directoryMagic, uint32(long), 0x20400, adHoc, uint32(hashes), directorySize,
		sealedSlots, uint32((len(code)+page-1)/page), uint32(len(code)))...)
	out = append(out, sha256.Size, 2, 0, 12) // each hash is SHA-256, of a page of 2^12 bytes
	out = append(out, make([]byte, 24)...)
	for _, v := range []uint64{textAt, textSize, mainProgram} {
		out = binary.BigEndian.AppendUint64(out, v)
	}
	out = append(out, s.id+"\x00"...)
	for _, sealed := range [][]byte{s.resources, demands, s.info} {
		out = appendHash(out, sealed)
	}
	for part := range slices.Chunk(code, page) {
		out = appendHash(out, part)
	}
	return append(append(out, demands...), issuer...)
}

func appendHash(out, data []byte) []byte {
	sum := sha256.Sum256(data)
	return append(out, sum[:]...)
}

//go:embed files/CodeResources
var resourcesRules string

// codeResources is the list of the app's files with their hashes: of one, by its name.
func codeResources(name string, data []byte) []byte {
	old, now := sha1.Sum(data), sha256.Sum256(data)
	text := base64.StdEncoding.EncodeToString
	return bytes.NewBufferString(fmt.Sprintf(resourcesRules, name, text(old[:]), name, text(old[:]), text(now[:]))).Bytes()
}
