package game

import "testing"

// The first numbers of a stream are fixed for good: records depend on them.
func TestStreamIsFixed(t *testing.T) {
	s := NewStream(1, 2)
	want := []uint64{0x6879b6bca1ea59bf, 0x1afb79149c24484d, 0x157b172bd6e88059}
	for i, w := range want {
		if got := s.Uint64(); got != w {
			t.Errorf("number %d is %#x, want %#x", i, got, w)
		}
	}
}

// Numbers from 0 to n-1 are equally likely.
func TestStreamIsEven(t *testing.T) {
	s := NewStream(9, 9)
	const draws = 60_000
	var seen [6]int
	for range draws {
		seen[s.N(6)]++
	}
	for v, n := range seen {
		if n < draws/6-500 || n > draws/6+500 {
			t.Errorf("%d came %d times of %d", v, n, draws)
		}
	}
}

// Streams of different purposes have nothing in common.
func TestStreamsDiffer(t *testing.T) {
	a, b := NewStream(1, 1), NewStream(1, 2)
	same := 0
	for range 1000 {
		if a.N(6) == b.N(6) {
			same++
		}
	}
	if same < 100 || same > 240 {
		t.Errorf("%d of 1000 dice are equal", same)
	}
}

func TestShuffleKeepsThings(t *testing.T) {
	s := NewStream(4, 4)
	things := []int{0, 1, 2, 3, 4, 5, 6, 7}
	var first [8]int
	for range 8000 {
		Shuffle(&s, things)
		first[things[0]]++
	}
	sum := 0
	for i, v := range things {
		sum += v
		if first[i] < 850 || first[i] > 1150 {
			t.Errorf("%d came first %d times of 8000", i, first[i])
		}
	}
	if sum != 28 {
		t.Errorf("things were lost: %v", things)
	}
}

func TestSeedOfText(t *testing.T) {
	if SeedOf("Avalon") == SeedOf("avalon") || SeedOf("") != 14695981039346656037 || SeedOf("é") == SeedOf("e") {
		t.Error("equal seeds for different texts")
	}
}
