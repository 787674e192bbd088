package game

import (
	"bytes"
	"encoding/binary"
	"hash/fnv"
	"testing"
)

// mixed has gaps between its fields, and one of every plain kind.
type mixed struct {
	A bool
	B uint64
	C int8
	D [3]struct {
		E uint16
		F uint8
	}
	G int32
	H [2][2]bool
	I int16
	J [0]uint8
	K uint32
	L int64
	M Stream
}

func TestHashIsOfTheBytesThatBinaryWrites(t *testing.T) {
	h, chance := NewHasher[mixed](), NewStream(1, 1)
	for range 1000 {
		var v mixed
		data := make([]byte, binary.Size(v))
		for i := range data {
			data[i] = uint8(chance.N(256))
		}
		if err := binary.Read(bytes.NewReader(data), binary.LittleEndian, &v); err != nil {
			t.Fatal(err)
		}
		want := fnv.New64a()
		if err := binary.Write(want, binary.LittleEndian, v); err != nil {
			t.Fatal(err)
		}
		if got := h.Sum(&v); got != want.Sum64() {
			t.Fatalf("the hash of %+v is %x, want %x", v, got, want.Sum64())
		}
	}
}

func TestHashLeavesOutWhatIsTagged(t *testing.T) {
	type kept struct{ A, B uint16 }
	type grown struct {
		A uint16
		C uint16 `hash:"-"`
		B uint16
	}
	before, after := NewHasher[kept](), NewHasher[grown]()
	if have, want := after.Sum(&grown{A: 1, B: 2, C: 3}), before.Sum(&kept{A: 1, B: 2}); have != want {
		t.Errorf("the hash is %x, without the field %x", have, want)
	}
}

func TestOnlyPlainDataIsHashed(t *testing.T) {
	for name, make := range map[string]func(){
		"int":     func() { NewHasher[int]() },
		"string":  func() { NewHasher[struct{ Name string }]() },
		"pointer": func() { NewHasher[[2]*uint8]() },
		"float":   func() { NewHasher[float64]() },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s is taken for plain data", name)
				}
			}()
			make()
		}()
	}
}
