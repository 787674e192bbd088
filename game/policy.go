package game

// Policy says what speaks for and against the options of a decision, for computer players:
// numbers by features, whose weights were learnt from games. It may use only what the seat
// asked knows. A Policy is used by one player at a time.
type Policy interface {
	// Names are the features, by their place.
	Names() []string
	// Look looks at the open decision, before Note is asked about its options. What it
	// reads ahead it judges by the weights.
	Look(g Game, d *Decision, weights []int32)
	// Note notes what an option of that decision has of each feature.
	Note(a Action, f *Features)
}

// Planner is a policy that sees what several actions of a turn come to together.
type Planner interface {
	Policy
	// Plans appends options of the open decision that are to be pondered for the sake of what
	// goes on with them, whatever the policy thinks of each.
	Plans(g Game, d *Decision, list []Action) []Action
}

// Value says what a position is worth to a seat besides the points it has: numbers by
// features, whose weights were learnt from games, by phase.
type Value interface {
	Names() []string
	// Phases is how many there are; Phase returns that of a position, from 0 on, which
	// never falls. A playout is cut where it rises, and the position is valued there.
	Phases() int
	Phase(g Game) int
	// Note notes what a seat has of each feature in a position where a phase begins.
	Note(g Game, s Seat, f *Features)
}

// Paced is a value that says itself how far playouts go: it counts moments, and positions
// where one begins are those that are valued.
type Paced interface {
	Value
	// Moment returns how many moments have begun; it never falls.
	Moment(g Game) int
	// Until returns the moment that ends the playouts of a seat that is asked now.
	Until(g Game, s Seat) int
}

// Ends is a value of titles that are won without points: it says what the end of a game is
// worth to a seat, in points, and positions are worth what that is expected to be. What the
// others have is not taken off.
type Ends interface {
	Value
	End(g Game, s Seat) int
}

// Parts is a value that says what points are for, so that a choice can be explained.
type Parts interface {
	Value
	// Parts are the names of what points are for.
	Parts() []string
	// Came returns for which part points came by an event; 0 points are none.
	Came(e Event) (part, points int)
	// Part returns the part that a feature belongs to.
	Part(feature int) int
}

// Rest is a value some of whose points come without an event, and the part they are of.
type Rest interface {
	Parts
	Rest() (part int)
}

// Weights are what was learnt of a policy and a value: fixed-point numbers.
type Weights struct {
	Policy []int32   // by feature, in LogitUnits
	Value  [][]int32 // by phase and feature, in PointUnits
}

// The units of weights: so many are one logit, and one point.
const (
	LogitUnits = 256
	PointUnits = 256
)

// Features adds up what is noted, by its weight, and keeps it if it is asked to.
type Features struct {
	Weights []int32
	Sum     int
	Keep    bool
	Kept    []Feature
}

// Feature is how much there is of a feature.
type Feature struct{ At, N int32 }

// Clear begins anew with other weights.
func (f *Features) Clear(weights []int32) { f.Weights, f.Sum, f.Kept = weights, 0, f.Kept[:0] }

// vetoed is how far below all others an option is that is vetoed.
const vetoed = 64 * LogitUnits

// Veto notes that something else serves at least as well, whatever comes: nobody should do this.
func (f *Features) Veto() { f.Sum -= vetoed }

// Add notes n of a feature.
func (f *Features) Add(at, n int) {
	if n == 0 {
		return
	}
	f.Sum += int(f.Weights[at]) * n
	if f.Keep {
		f.Kept = append(f.Kept, Feature{int32(at), int32(n)})
	}
}
