package game

import (
	"math/bits"
	"unicode/utf8"
)

// Stream is a source of chance: PCG-DXSM with 128 bits of state, plain data that
// is copied and compared with the position it belongs to. A position holds one
// stream per purpose, so that drawing from one leaves the others' numbers alone.
type Stream struct{ Hi, Lo uint64 }

// NewStream returns the stream of a purpose for a seed.
func NewStream(seed, purpose uint64) Stream {
	s := Stream{Hi: seed, Lo: purpose*0x9e3779b97f4a7c15 + 1}
	s.Uint64()
	return s
}

// Uint64 returns the next 64 bits.
func (s *Stream) Uint64() uint64 {
	const mulHi, mulLo = 2549297995355413924, 4865540595714422341
	const incHi, incLo = 6364136223846793005, 1442695040888963407
	hi, lo := bits.Mul64(s.Lo, mulLo)
	hi += s.Hi*mulLo + s.Lo*mulHi
	lo, carry := bits.Add64(lo, incLo, 0)
	hi, _ = bits.Add64(hi, incHi, carry)
	s.Hi, s.Lo = hi, lo

	const cheapMul = 0xda942042e4dd58b5
	hi ^= hi >> 32
	hi *= cheapMul
	hi ^= hi >> 48
	return hi * (lo | 1)
}

// N returns a number from 0 to n-1, each equally likely. n must be positive.
func (s *Stream) N(n int) int {
	hi, lo := bits.Mul64(s.Uint64(), uint64(n))
	for limit := -uint64(n) % uint64(n); lo < limit; {
		hi, lo = bits.Mul64(s.Uint64(), uint64(n))
	}
	return int(hi)
}

// Shuffle puts things into an order of equal chance.
func Shuffle[T any](s *Stream, things []T) {
	for i := len(things) - 1; i > 0; i-- {
		j := s.N(i + 1)
		things[i], things[j] = things[j], things[i]
	}
}

// SeedOf turns what a player typed into a seed: equal texts, equal games.
// It is the 64-bit FNV-1a hash of the text.
func SeedOf(text string) uint64 {
	h := uint64(14695981039346656037)
	var b [utf8.UTFMax]byte
	for _, r := range text {
		for _, c := range b[:utf8.EncodeRune(b[:], r)] {
			h = (h ^ uint64(c)) * 1099511628211
		}
	}
	return h
}
