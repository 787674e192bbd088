package game

// Net is a small net that says what a linear value misses of how far one of two seats will
// come before the other: a layer of units that count where they are above 0. It is of
// integers, so that it says the same everywhere.
type Net struct {
	Units int
	In    []int32 // in NetUnits, by feature of the seat, then of the other, and by unit
	Bias  []int32 // in NetUnits, by unit
	Out   []int32 // in PointUnits, by unit
	Base  int     // in PointUnits
}

// NetUnits are one of what a unit of a net adds up.
const NetUnits = 1 << 14

// MaxUnits is how many units a net has at most.
const MaxUnits = 64

// Sum returns what two seats' features come to, in point units.
func (n *Net) Sum(own, other []Feature) int {
	var all [MaxUnits]int32
	units := all[:n.Units]
	copy(units, n.Bias)
	n.add(units, own, 0)
	n.add(units, other, len(n.In)/2)
	sum := n.Base * NetUnits
	for i, x := range units {
		if x > 0 {
			sum += int(x) * int(n.Out[i])
		}
	}
	return sum / NetUnits
}

func (n *Net) add(units []int32, has []Feature, from int) {
	for _, f := range has {
		at := from + int(f.At)*n.Units
		for i, w := range n.In[at : at+len(units)] {
			units[i] += w * f.N
		}
	}
}
