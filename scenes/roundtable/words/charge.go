package words

import "merlin/game"

// ChargeSaid is what a Knight says who accuses another: the gravest that all have seen him do; "" of a
// person, who speaks for himself.
func (f *Words) ChargeSaid(by, who game.Seat) string {
	if f.Seats[by].Face == "" {
		return ""
	}
	text := f.T("charge.none", "name", f.Knight(who))
	if what, n := f.Charged(who).Worst(); what != "" {
		text = f.T("charge."+what, "name", f.Knight(who), "count", n)
	}
	return f.T("verdict.says", "name", f.Knight(by), "text", text)
}
