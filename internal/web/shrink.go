package main

import (
	"bytes"
	"encoding/binary"
	"errors"
)

// shrink rewrites the data of a WebAssembly program so that it compresses better, by a
// quarter: Go's linker cuts it into a hundred thousand pieces to leave zeros out, which
// cost more than the zeros do; half of the runtime's tables say which line an instruction is
// of, and what was inlined there; and of the rest most follows from what stands before. A
// traceback names functions, but has "?" for file and line. What is left has to be unpacked
// before the program runs: [unpack] does it. A program that was shrunk before stays as it is.
func shrink(wasm []byte) ([]byte, error) {
	before, data, after, err := cutData(wasm)
	if err != nil {
		return nil, err
	}
	memory, from, err := readData(data)
	if err != nil {
		return nil, err
	}
	if packed(memory) {
		return wasm, nil
	}
	t, err := readTables(memory)
	if err != nil {
		return nil, err
	}
	t.strip()
	if err := t.pack(); err != nil {
		return nil, err
	}
	data = writeData(memory, min(from, packedAt))
	out := append(bytes.Clone(before), dataSection)
	out = binary.AppendUvarint(out, uint64(len(data)))
	return append(append(out, data...), after...), nil
}

const (
	wasmHead    = 8 // bytes of magic and version
	dataSection = 11
	opConst     = 0x41 // i32.const
	opEnd       = 0x0b
)

var errWasm = errors.New("the program is not as Go's linker writes it")

// uvarint reads a number and returns what is behind it.
func uvarint(b []byte) (n int, rest []byte, err error) {
	v, length := binary.Uvarint(b)
	if length <= 0 || v > 1<<31 {
		return 0, nil, errWasm
	}
	return int(v), b[length:], nil
}

// cutData returns what a program has in its data section, and what is before and behind it.
func cutData(wasm []byte) (before, data, after []byte, err error) {
	for rest := wasm[min(wasmHead, len(wasm)):]; len(rest) > 0; {
		id, at := rest[0], len(wasm)-len(rest)
		n, body, err := uvarint(rest[1:])
		if err != nil || n > len(body) {
			return nil, nil, nil, errWasm
		}
		if id == dataSection {
			return wasm[:at], body[:n], body[n:], nil
		}
		rest = body[n:]
	}
	return nil, nil, nil, errWasm
}

// readData returns the memory as a program begins with it, and where its lowest piece lies.
func readData(data []byte) (memory []byte, from int, err error) {
	pieces, data, err := uvarint(data)
	for i := 0; i < pieces && err == nil; i++ {
		var at, n int
		if at, data, err = address(data); err != nil {
			break
		}
		if n, data, err = uvarint(data); err != nil || n > len(data) {
			return nil, 0, errWasm
		}
		if i == 0 || at < from {
			from = at
		}
		memory = append(memory, make([]byte, max(0, at+n-len(memory)))...)
		copy(memory[at:], data[:n])
		data = data[n:]
	}
	return memory, from, err
}

// address reads where a piece lies: of memory 0, a constant, which is a signed number.
func address(b []byte) (at int, rest []byte, err error) {
	if len(b) < 2 || b[0] != 0 || b[1] != opConst {
		return 0, nil, errWasm
	}
	at, rest, err = uvarint(b[2:])
	if err != nil || len(rest) == 0 || rest[0] != opEnd {
		return 0, nil, errWasm
	}
	return at, rest[1:], nil
}

// appendSigned writes a number that is not negative as a signed one: its highest bit is 0.
func appendSigned(b []byte, n int) []byte {
	for ; n > 0x3f; n >>= 7 {
		b = append(b, byte(n)|0x80)
	}
	return append(b, byte(n))
}

// gap is how many zeros in a row are left out; fewer compress to less than another piece.
const gap = 1024

// writeData is the other way round: memory in few pieces.
func writeData(memory []byte, from int) []byte {
	var pieces []byte
	count, zeros := 0, make([]byte, gap)
	for from < len(memory) {
		n := bytes.Index(memory[from:], zeros)
		if n < 0 {
			n = len(memory) - from
		}
		if n > 0 {
			count++
			pieces = append(pieces, 0, opConst)
			pieces = append(appendSigned(pieces, from), opEnd)
			pieces = binary.AppendUvarint(pieces, uint64(n))
			pieces = append(pieces, memory[from:from+n]...)
		}
		for from += n; from < len(memory) && memory[from] == 0; from++ {
		}
	}
	return append(binary.AppendUvarint(nil, uint64(count)), pieces...)
}
