// Package toy has rules to mutate: its mutants are known one by one.
package toy

// Fare is what a child pays.
const Fare = 3 // R1

// Seats is a length, which cannot be bent.
const Seats = 2 // R11

// Taken are the seats.
var Taken [Seats]bool

// Free are the ages at which one pays nothing.
var Free = []int{
	1,
	2, // R2
}

// Pays returns what somebody pays: children the fare, others twice that. // R3
func Pays(age int) int {
	if age < 14 {
		return Fare
	}
	return 2 * Fare
}

// Greet cites a rule in one statement.
func Greet(names []string) (text string) {
	text = "hello"
	text += names[0] // R4
	return text
}

// Ends ends when less has brought it to 0.
func Ends(n int) {
	for n > 0 {
		n = less(n)
	}
}

func less(n int) int { return n - 1 } // R5

// Kind is one of three. // R6
type Kind uint8

const (
	Red Kind = iota
	Green
	Blue
)

// A Row has two values of one type.
type Row struct{ Before, Behind Kind }

// Rows is a table.
func Rows() []Row {
	return []Row{
		{Behind: Green}, // R7
		{Before: Red},
	}
}

// Both asks for two things. // R8
func (r Row) Both(_ int, kinds ...Kind) (both bool) {
	switch {
	case len(kinds) == 2 && kinds[0] == r.Before:
		both = differ(kinds[0], kinds[1])
	}
	return both
}

func differ(a, b Kind) bool { return a > b }

// List has elements of any type.
type List[T any] []T

// Last is generic. // R9
func (l List[T]) Last() (last T) {
	for _, last = range l {
	}
	return last
}

// One is generic. // R9
func One[T any](list []T) bool { return len(list) == 1 }

// None returns a number that must be written so. // R10
func None() int { return [...]int{7: 1}[0] }
