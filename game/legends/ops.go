package legends

// opRow is a row of the table of operations: its word, at which moments it may stand,
// which keys it needs and takes, and between which bounds n lies.
type opRow struct {
	name         string
	windows      windows
	needs, takes key
	low, high    int
}

var (
	lasting = in(Always, Trophy)
	once    = in(May, Answer, FromHand, Played, Lost, Won, Drawn)
)

// ops are the operations. What happens at once is carried out by the table of deeds.
var ops = [opCount]opRow{
	Add:     {name: "add", windows: lasting, needs: keyWho | keyAbility | keyN, low: -9, high: 9},        // L90
	Ease:    {name: "ease", windows: lasting, needs: keyN, takes: keyAt | keyAbility, low: -9, high: 9},  // L91
	Guard:   {name: "guard", windows: lasting, needs: keyWho | keyFrom},                                  // L84c
	Size:    {name: "size", windows: in(Always), needs: keyN, low: 0, high: 2},                           // L92c
	Hold:    {name: "hold", windows: lasting, needs: keyN, low: -5, high: 9},                             // L92a
	Bar:     {name: "bar", windows: in(Always), needs: keyIs},                                            // L93
	Fixed:   {name: "fixed", windows: in(Always)},                                                        // L93
	Escort:  {name: "escort", windows: in(Always)},                                                       // L93a
	Unbid:   {name: "unbid", windows: in(Always)},                                                        // L93
	Edge:    {name: "edge", windows: lasting},                                                            // L93
	Third:   {name: "third", windows: lasting},                                                           // L76
	Boost:   {name: "boost", windows: once, needs: keyWho | keyAbility | keyN, low: -9, high: 9},         // L94
	Weaken:  {name: "weaken", windows: once, needs: keyWho | keyAbility | keyN, low: 1, high: 9},         // L94
	Discard: {name: "discard", windows: once, needs: keyWho},                                             // L94
	Doom:    {name: "doom", windows: once, needs: keyWho},                                                // L94
	Home:    {name: "home", windows: once, needs: keyWho},                                                // L94
	Send:    {name: "send", windows: once, needs: keyWho | keyTo},                                        // L94
	Draw:    {name: "draw", windows: once, needs: keyN, low: 1, high: 9},                                 // L95
	Enter:   {name: "enter", windows: once, needs: keyTo, takes: keyIs},                                  // L95
	Lend:    {name: "lend", windows: once, needs: keyWho | keyAbility},                                   // L94a
	Silence: {name: "silence", windows: once, needs: keyWho},                                             // L94
	Foresee: {name: "foresee", windows: once, needs: keyN, low: 1, high: 9},                              // L95
	Spy:     {name: "spy", windows: once},                                                                // L95
	Recall:  {name: "recall", windows: once, takes: keyIs},                                               // L95
	Gain:    {name: "gain", windows: once, needs: keySpecial | keyWho | keyFrom},                         // L96
	Banish:  {name: "banish", windows: once, needs: keyN, low: 1, high: 9},                               // L96
	Rob:     {name: "rob", windows: once, needs: keyN, low: 1, high: 9},                                  // L95
	Act:     {name: "act", windows: once, needs: keyN, low: 1, high: 9},                                  // L92b
	Each:    {name: "each", windows: in(Drawn, Won), needs: keyDo},                                       // L97
	Points:  {name: "points", windows: in(Score), needs: keyN, takes: keyWho | keyPer, low: -9, high: 9}, // L97
}

// opWords returns the words of the operations.
func opWords() (words []string) {
	for i := range ops {
		words = append(words, ops[i].name)
	}
	return words
}

// onCharacters reports whether an operation touches characters, one after the other.
func (o Op) onCharacters() bool { return ops[o].needs&keyWho != 0 }
