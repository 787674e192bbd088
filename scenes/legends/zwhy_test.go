package legends

import "testing"

func TestZWhy(t *testing.T) {
	m := record(t)
	for _, n := range []int{69, 78, 39} {
		at, _ := m.Fork(n)
		s := sit(t, at, 0)
		f := s.scene.Model()
		for _, c := range f.All {
			t.Log(n, c.Label, f.Shows(&c))
		}
	}
}
