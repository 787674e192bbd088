package words

import "strconv"

// Number writes a number.
func Number[N ~uint8 | ~int](n N) string { return strconv.Itoa(int(n)) }

// Signed writes a number with its sign.
func Signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}
