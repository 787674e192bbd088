package main

import (
	_ "embed"
	"encoding/binary"
	"fmt"
)

// What the runtime knows of functions is ten thousands of records of numbers, most of which are
// a little more than the same one of a record before, or one that often comes: told so, field
// by field, they need a quarter. And which function an instruction is of, for which the linker writes more
// than all the program has, follows from the instruction's number. A script of the page
// puts both back before the program runs.

// unpack is that script: it has Go's own run the program on memory that is unpacked.
//
//go:embed unpack.js
var unpack []byte

// packedAt is where memory says what is packed in it: address and length of the numbers, in
// the part that no Go program uses. They lie where functions are found by, until then.
const packedAt = 16

// packed reports whether a memory is.
func packed(memory []byte) bool {
	return len(memory) > packedAt+8 && binary.LittleEndian.Uint32(memory[packedAt:]) != 0
}

// columns are the numbers, field by field; the tables and the other data of a function each
// have their own. [maxTables] of the first and of the second are the most there can be.
type columns [fieldsEnd/4 + 2*maxTables]numbers

const maxTables = 8

// numbers are those of a field: what kind each is of, and of each that was not there before
// by how much it is more or less than the one that was new last.
type numbers struct {
	kinds, fresh []byte
	places       map[int32]int // the how manieth new one it was
	last         int32
}

// The kinds: it stands for nothing, it is new, or, from there on, it is the one that was new
// first, second and so on.
const (
	codedNothing = iota
	codedNew
	codedAgain
)

// column is that of a field of a function with so many tables.
func column(field, tables int) int {
	if field >= fieldsEnd/4+tables {
		return field + maxTables - tables
	}
	return field
}

// add writes a number.
func (c *columns) add(column int, value int32) {
	nothing := int32(0)
	if column >= fieldsEnd/4+maxTables {
		nothing = none
	}
	n := &c[column]
	place, known := n.places[value]
	switch {
	case value == nothing:
		n.kinds = append(n.kinds, codedNothing)
	case known:
		n.kinds = binary.AppendUvarint(n.kinds, uint64(codedAgain+place))
	default:
		if n.places == nil {
			n.places = map[int32]int{}
		}
		n.places[value] = len(n.places)
		d := value - n.last
		n.last = value
		n.kinds = append(n.kinds, codedNew)
		n.fresh = binary.AppendUvarint(n.fresh, uint64(uint32(d<<1^d>>31)))
	}
}

// pack takes away what [unpack] puts back.
func (t *funcTable) pack() error {
	var c columns
	first := t.word(t.list + 4)
	offset := first
	for i := range t.functions {
		at, tables, data := t.function(i)
		if at != t.list+offset || t.word(at) != t.word(t.list+8*i) || len(tables) > maxTables || len(data) > maxTables {
			return fmt.Errorf("%w: function %d is laid otherwise", errWasm, i)
		}
		words := fieldsEnd/4 + len(tables) + len(data)
		for k := range words {
			c.add(column(k, len(tables)), int32(t.word(at+4*k)))
		}
		offset += (4*words + 7) &^ 7
	}
	if err := t.found(); err != nil {
		return err
	}
	clear(t.memory[t.list : t.list+8*t.functions])
	clear(t.memory[t.list+first : t.list+offset])
	var b []byte
	for _, n := range []int{t.functions, t.list, first, t.find, t.pieces} {
		b = binary.AppendUvarint(b, uint64(n))
	}
	for _, n := range c {
		for _, stream := range [][]byte{n.kinds, n.fresh} {
			b = append(binary.AppendUvarint(b, uint64(len(stream))), stream...)
		}
	}
	if len(b) > entrySize*t.pieces {
		return fmt.Errorf("%w: no room for what is packed", errWasm)
	}
	copy(t.memory[t.find:], b)
	t.put(packedAt, t.find)
	t.put(packedAt+4, len(b))
	return nil
}

// found takes away what functions are found by, if it is what its place says: there are
// sixteen pieces for every function, and no piece has more than one.
func (t *funcTable) found() error {
	entries := t.memory[t.find : t.find+entrySize*t.pieces]
	for i := range t.pieces {
		e := entries[entrySize*i:][:entrySize]
		if binary.LittleEndian.Uint32(e) != uint32(i/16) || [entrySize - 4]byte(e[4:]) != [entrySize - 4]byte{} {
			return fmt.Errorf("%w: functions are found otherwise", errWasm)
		}
	}
	clear(entries)
	return nil
}
