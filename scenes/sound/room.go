package sound

// room is how the hall answers: four delay lines that feed each other, darker each time.
type room struct {
	lines [4][2048]float32
	at    int
	dull  [4]float32
}

// delays are primes, in frames at lowRate, so that no two answers meet.
var delays = [4]int{1009, 1277, 1553, 1879}

// add adds to out what the hall answers to in.
func (r *room) add(out, in []float32) {
	const back = 0.5 * 0.84 // of the energy-keeping mix of four, and what is left of it
	for i := 0; i < len(out); i += channels {
		var v [4]float32
		for k := range v {
			v[k] = r.lines[k][(r.at-delays[k])&2047]
			r.dull[k] += (v[k] - r.dull[k]) * 0.45
			v[k] = r.dull[k]
		}
		out[i] += v[0] + v[2]
		out[i+1] += v[1] + v[3]
		a, b, c, d := v[0]+v[1], v[0]-v[1], v[2]+v[3], v[2]-v[3]
		r.lines[0][r.at] = quiet(in[i] + back*(a+c))
		r.lines[1][r.at] = quiet(in[i+1] + back*(b+d))
		r.lines[2][r.at] = quiet(in[i] + back*(a-c))
		r.lines[3][r.at] = quiet(in[i+1] + back*(b-d))
		r.at = (r.at + 1) & 2047
	}
}

// quiet ends what nobody hears: numbers that are all but nothing are slow to reckon with.
func quiet(v float32) float32 {
	if -1e-9 < v && v < 1e-9 {
		return 0
	}
	return v
}
