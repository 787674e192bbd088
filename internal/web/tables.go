package main

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"fmt"
	"slices"
)

// The table of functions, as Go 1.20 and later write it (runtime/symtab.go): a header with
// eight numbers, then function names, units, files, tables by instruction, functions.
var tableMark = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// funcTable is that table, and what the runtime finds functions by. What has no other unit
// is an address.
type funcTable struct {
	memory       []byte
	functions    int // how many
	names, units int
	values, list int
	more         int // what functions have besides tables of instructions
	find         int // which function a piece of the program is of
	pieces       int // how many
}

// The fields of a function, as offsets: tables of instructions by number, and what follows
// from where the line is.
const (
	fieldName  = 4
	fieldStack = 16 // a table of instructions
	fieldFile  = 20 // a table of instructions
	fieldLine  = 24 // a table of instructions
	fieldMore  = 28 // how many more tables follow behind
	fieldUnit  = 32
	fieldStart = 36
	fieldData  = 43 // how many other data follow these, a byte
	fieldsEnd  = 44
)

// What follows behind the fields (internal/abi/symtab.go) and only tells where something is, or
// where a program that is not for browsers may be interrupted.
const (
	tableInlined = 2 // which function was inlined
	dataInlined  = 3 // the functions that were
	none         = -1
)

var (
	idleTables = []int{0, tableInlined, 3}
	idleData   = []int{dataInlined, 5, 6, 7}
)

// readTables finds the tables in memory.
func readTables(memory []byte) (*funcTable, error) {
	at := bytes.Index(memory, tableMark)
	if at < 0 || bytes.Count(memory, tableMark) != 1 || at+72 > len(memory) {
		return nil, fmt.Errorf("%w: no table of functions", errWasm)
	}
	number := func(i int) int { return int(binary.LittleEndian.Uint64(memory[at+8+8*i:])) }
	t := &funcTable{memory: memory, functions: number(0), names: at + number(3), units: at + number(4), values: at + number(6), list: at + number(7)}
	files := at + number(5)
	if !(at < t.names && t.names < t.units && t.units < files && files < t.values && t.values < t.list && t.list+8*t.functions < len(memory)) {
		return nil, fmt.Errorf("%w: another table of functions", errWasm)
	}
	return t, t.readModule(at)
}

// The fields of the module (runtime/symtab.go), as words: the header's address, six slices,
// of which the last is the list of functions, and addresses.
const (
	moduleList = 16
	moduleFind = 19
	moduleMin  = 20
	moduleMax  = 21
	moduleMore = 40
)

// pieceSize is how many instructions have an entry of their own to find their function by.
const pieceSize, entrySize = 4096, 20

// readModule finds what belongs to the table, whose header lies at an address.
func (t *funcTable) readModule(header int) error {
	want := binary.LittleEndian.AppendUint64(nil, uint64(header))
	for at := 0; ; at += 8 {
		next := bytes.Index(t.memory[at:], want)
		if next < 0 || at+next+8*(moduleMore+1) > len(t.memory) {
			return fmt.Errorf("%w: no module", errWasm)
		}
		at += next
		word := func(i int) int { return int(binary.LittleEndian.Uint64(t.memory[at+8*i:])) }
		if word(moduleList) != t.list || word(moduleList+1) != t.functions+1 {
			continue
		}
		t.find, t.more = word(moduleFind), word(moduleMore)
		t.pieces = (word(moduleMax) - word(moduleMin)) / pieceSize // whole ones
		if !(t.list < t.more && t.more < t.find && t.pieces > 0 && t.find+entrySize*t.pieces <= len(t.memory)) {
			return fmt.Errorf("%w: another module", errWasm)
		}
		return nil
	}
}

func (t *funcTable) word(at int) int { return int(int32(binary.LittleEndian.Uint32(t.memory[at:]))) }
func (t *funcTable) put(at, n int)   { binary.LittleEndian.PutUint32(t.memory[at:], uint32(n)) }

// function is where one is, and where its tables and its other data are named.
func (t *funcTable) function(i int) (at int, tables, data []int) {
	at = t.list + t.word(t.list+8*i+4)
	for k := range t.word(at + fieldMore) {
		tables = append(tables, at+fieldsEnd+4*k)
	}
	for k := range int(t.memory[at+fieldData]) {
		data = append(data, at+fieldsEnd+4*(len(tables)+k))
	}
	return at, tables, data
}

// part is a piece of memory.
type part struct{ from, to int }

// strip takes away what only tells which file, line and inlined function an instruction is
// of, and the names of functions that are nowhere but inlined.
func (t *funcTable) strip() {
	var keeps, goes []part
	names := bytes.Clone(t.memory[t.names:t.units])
	clear(t.memory[t.names:t.values]) // with units and files
	for i := range t.functions {
		at, tables, data := t.function(i)
		t.rename(names, t.word(at+fieldName))
		keeps = append(keeps, t.table(at+fieldStack))
		goes = append(goes, t.table(at+fieldFile), t.table(at+fieldLine))
		if len(tables) > tableInlined && len(data) > dataInlined {
			goes = append(goes, t.inlines(tables[tableInlined], data[dataInlined]))
		}
		for k, field := range tables {
			if slices.Contains(idleTables, k) {
				goes = append(goes, t.table(field))
				t.put(field, 0)
			} else {
				keeps = append(keeps, t.table(field))
			}
		}
		for k, field := range data {
			if slices.Contains(idleData, k) {
				t.put(field, none)
			} else if t.word(field) != none {
				keeps = append(keeps, part{t.more + t.word(field), t.more + t.word(field) + 1})
			}
		}
		for _, field := range []int{fieldFile, fieldLine, fieldUnit, fieldStart} {
			t.put(at+field, 0)
		}
	}
	t.clear(keeps, goes)
}

// rename writes a function's name as a traceback does: without what its types are made of.
func (t *funcTable) rename(names []byte, at int) {
	depth, short := 0, t.names+at
	for _, b := range names[at:] {
		if b == 0 {
			return
		}
		if b == ']' {
			depth--
		}
		if depth == 0 {
			t.memory[short] = b
			short++
		}
		if b == '[' {
			if depth == 0 {
				short += copy(t.memory[short:], "...")
			}
			depth++
		}
	}
}

// clear takes parts of memory away, but not where they share bytes with one that is kept. Of
// other data than tables only the first byte is given: what goes ends before the next.
func (t *funcTable) clear(keeps, goes []part) {
	kept := make([]bool, t.find-t.values)
	starts := make([]int, 0, len(keeps))
	for _, p := range keeps {
		starts = append(starts, p.from)
		for i := p.from; i < p.to; i++ {
			kept[i-t.values] = true
		}
	}
	slices.SortFunc(starts, cmp.Compare)
	for _, p := range goes {
		if p.from >= t.more {
			next, same := slices.BinarySearch(starts, p.from)
			if same {
				continue
			}
			if next < len(starts) {
				p.to = min(p.to, starts[next])
			}
		}
		for i := p.from; i < p.to; i++ {
			if !kept[i-t.values] {
				t.memory[i] = 0
			}
		}
	}
}

// table is a table of instructions that a field names: pairs of a value's change and how many
// bytes it is good for, up to a change of 0, which the first may be. The one at 0 is none.
func (t *funcTable) table(field int) part {
	p, _ := t.follow(field)
	return p
}

// inlines are what a function tells of those that are inlined in it.
func (t *funcTable) inlines(table, data int) part {
	if t.word(data) == none {
		return part{}
	}
	const size = 16
	_, most := t.follow(table)
	from := t.more + t.word(data)
	return part{from, min(from+size*(most+1), t.find)}
}

// follow goes along a table of instructions; most is its highest value.
func (t *funcTable) follow(field int) (p part, most int) {
	from := t.word(field)
	if from == 0 {
		return part{}, none
	}
	b := t.memory[t.values+from : t.list]
	value := none
	for at := 0; ; {
		change, n := binary.Varint(b[at:])
		if n <= 0 || change == 0 && at > 0 {
			return part{t.values + from, t.values + from + at + max(n, 0)}, most
		}
		value += int(change)
		most = max(most, value)
		at += n
		_, n = binary.Uvarint(b[at:])
		at += max(n, 0)
	}
}
