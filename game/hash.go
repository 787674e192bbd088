package game

import (
	"encoding/binary"
	"fmt"
	"reflect"
	"unsafe"
)

// A Hasher hashes values of a plain type: booleans and integers of fixed size, in
// arrays and structs of them. It knows where each byte lies, so that hashing is one
// walk over the value's memory without reflection. A field tagged `hash:"-"` it leaves
// out: what no rule asks for, and records kept before it was there do not know.
type Hasher[T any] struct {
	order []uint32 // the offset of each byte, field by field, the lowest byte first
}

// NewHasher returns the hasher of a type. It panics if the type is not plain.
func NewHasher[T any]() Hasher[T] { return Hasher[T]{bytesOf(nil, reflect.TypeFor[T](), 0)} }

// Sum returns the 64-bit FNV-1a hash of the value's bytes, as encoding/binary writes
// them in little-endian order: the same number on every platform, whatever lies
// between the fields.
func (h Hasher[T]) Sum(value *T) uint64 {
	// The bytes are only read, while value keeps them alive.
	memory := unsafe.Slice((*byte)(unsafe.Pointer(value)), unsafe.Sizeof(*value))
	sum := uint64(14695981039346656037)
	for _, at := range h.order {
		sum = (sum ^ uint64(memory[at])) * 1099511628211
	}
	return sum
}

// bytesOf appends the offsets of the bytes of a value of type t that lies at an offset.
func bytesOf(order []uint32, t reflect.Type, at uintptr) []uint32 {
	switch t.Kind() {
	case reflect.Struct:
		for f := range t.Fields() {
			if f.Tag.Get("hash") != "-" {
				order = bytesOf(order, f.Type, at+f.Offset)
			}
		}
	case reflect.Array:
		for i := range t.Len() {
			order = bytesOf(order, t.Elem(), at+uintptr(i)*t.Elem().Size())
		}
	case reflect.Bool, reflect.Int8, reflect.Uint8, reflect.Int16, reflect.Uint16,
		reflect.Int32, reflect.Uint32, reflect.Int64, reflect.Uint64:
		for i := range t.Size() {
			order = append(order, uint32(at+fromLowest(i, t.Size())))
		}
	default:
		panic(fmt.Sprintf("%v is not plain data", t))
	}
	return order
}

// fromLowest is where the i-th lowest byte of an integer lies on this machine.
func fromLowest(i, size uintptr) uintptr {
	if binary.NativeEndian.Uint16([]byte{1, 0}) == 1 {
		return i
	}
	return size - 1 - i
}
