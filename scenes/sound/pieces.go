package sound

// The music of the table, in the notation that score describes. Both pieces were written
// for it.

const theFord = `
name The Ford
mode d dorian
beats 3
tempo 84
drone d3 a3
section A
recorder | a4:2 d5 | e5 f5:1/2 e5:1/2 d5 | c5:2 a4 | b4 c5:1/2 b4:1/2 g4 |
recorder | a4:2 d5 | f5 e5 d5 | e5:3/2 d5:1/2 c5 | d5:3 |
lute | d3 a3 f4 | d3 a3 f4 | a2 e3 c4 | g2 d3 b3 |
lute | d3 a3 f4 | d3 f3 a3 | c3 g3 e4 | d3 a3 d4 |
section B
recorder | f5:2 g5 | a5 g5 f5 | e5:2 c5 | g5 f5 e5 |
recorder | f5:2 d5 | e5 d5:1/2 c5:1/2 b4 | a4 b4 c5 | a4:2 - |
lute | f3 c4 a3 | f3 a3 c4 | c3 g3 e4 | c3 e3 g3 |
lute | d3 a3 f4 | g2 d3 b3 | a2 e3 c4 | a2 e3 a3 |
form A A' B A
form A A' B B' A'
form A B A' A
`

const theOrchard = `
name The Orchard Wall
mode g mixolydian
beats 4
tempo 96
drone g2 d3
section A
recorder | g4 a4 b4 d5 | c5:3/2 b4:1/2 a4:2 | g4 a4 b4 g4 | f4 g4 a4:2 |
recorder | b4 d5 d5:3/2 c5:1/2 | b4 a4 g4:2 | a4 f4 g4 a4 | g4:4 |
lute | g2 d3 g3 b3 | f2 c3 f3 a3 | g2 d3 g3 b3 | d3 a3 d4 f4 |
lute | g2 d3 b3 g3 | g2 d3 g3 d4 | f2 c3 f3 a3 | g2 d3 g3 g2+b3 |
section B
recorder | d5:2 e5 f5 | e5 d5 c5:2 | c5:2 d5 e5 | d5 c5 b4:2 |
recorder | b4:2 c5 d5 | c5 b4 a4:2 | f4 a4 c5 b4:1/2 a4:1/2 | g4:3 - |
lute | d3 a3 f4 a3 | c3 g3 e4 g3 | c3 g3 c4 e4 | g2 d3 b3 d4 |
lute | g2 d3 g3 b3 | f2 c3 a3 c4 | f2 c3 f3 a3 | g2 d3 g3 b3 |
form A A' B A
form A B A' B' A
form A A' B A'
`

// pieces are played in turn.
func pieces() []*score {
	var all []*score
	for _, text := range []string{theFord, theOrchard} {
		s, err := parseScore(text)
		if err != nil {
			panic(err) // a test parses them
		}
		all = append(all, s)
	}
	return all
}
