package main

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// shrink rewrites the data of a WebAssembly program so that it compresses better, by a
// seventh: Go's linker cuts it into a hundred thousand pieces to leave zeros out, which
// cost more than the zeros do, and a third of the tables of the runtime say which line an
// instruction is of. Functions keep their names; a traceback has "?" for file and line.
func shrink(wasm []byte) ([]byte, error) {
	before, data, after, err := cutData(wasm)
	if err != nil {
		return nil, err
	}
	memory, from, err := readData(data)
	if err != nil {
		return nil, err
	}
	if err := dropLines(memory); err != nil {
		return nil, err
	}
	data = writeData(memory, from)
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

// The table of functions, as Go 1.20 and later write it (runtime/symtab.go): a header with
// eight numbers, then function names, units, files, tables by instruction, functions.
var tableMark = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// funcTable is that table.
type funcTable struct {
	memory       []byte
	functions    int // how many
	units, files int // where in memory
	values, list int
}

// The fields of a function, as offsets: tables of instructions by number, and what follows
// from where the line is.
const (
	fieldStack = 16 // a table of instructions
	fieldFile  = 20 // a table of instructions
	fieldLine  = 24 // a table of instructions
	fieldMore  = 28 // how many more tables follow behind
	fieldUnit  = 32
	fieldStart = 36
	fieldsEnd  = 44
)

// dropLines takes away which file and line an instruction is of.
func dropLines(memory []byte) error {
	at := bytes.Index(memory, tableMark)
	if at < 0 || bytes.Count(memory, tableMark) != 1 {
		return fmt.Errorf("%w: no table of functions", errWasm)
	}
	number := func(i int) int { return int(binary.LittleEndian.Uint64(memory[at+8+8*i:])) }
	t := funcTable{memory, number(0), at + number(4), at + number(5), at + number(6), at + number(7)}
	if !(at < t.units && t.units < t.files && t.files < t.values && t.values < t.list && t.list+8*t.functions < len(memory)) {
		return fmt.Errorf("%w: another table of functions", errWasm)
	}
	keeps, goes := map[int]bool{}, map[int]bool{}
	for i := range t.functions {
		t.drop(t.list+t.field(t.list+8*i+4), keeps, goes)
	}
	t.clear(keeps, goes)
	clear(memory[t.units:t.values])
	return nil
}

func (t *funcTable) field(at int) int { return int(binary.LittleEndian.Uint32(t.memory[at:])) }

// drop takes the tables of lines from a function, and notes which tables it had and has.
func (t *funcTable) drop(at int, keeps, goes map[int]bool) {
	keeps[t.field(at+fieldStack)] = true
	for i := range t.field(at + fieldMore) {
		keeps[t.field(at+fieldsEnd+4*i)] = true
	}
	goes[t.field(at+fieldFile)], goes[t.field(at+fieldLine)] = true, true
	for _, field := range []int{fieldFile, fieldLine, fieldUnit, fieldStart} {
		clear(t.memory[at+field : at+field+4])
	}
}

// clear takes tables away, but not where they share bytes with one that is kept.
func (t *funcTable) clear(keeps, goes map[int]bool) {
	kept := make([]bool, t.list-t.values)
	for from := range keeps {
		for i := range t.length(from) {
			kept[from+i] = true
		}
	}
	for from := range goes {
		for i := range t.length(from) {
			if !kept[from+i] {
				t.memory[t.values+from+i] = 0
			}
		}
	}
}

// length is how long a table of instructions is: pairs of a value's change and how many
// bytes it is good for, up to a change of 0, which the first may be. The one at 0 is none.
func (t *funcTable) length(from int) int {
	if from == 0 {
		return 0
	}
	b := t.memory[t.values+from : t.list]
	for at := 0; ; {
		change, n := binary.Uvarint(b[at:])
		if n <= 0 || change == 0 && at > 0 {
			return at + max(n, 0)
		}
		at += n
		_, n = binary.Uvarint(b[at:])
		at += max(n, 0)
	}
}
