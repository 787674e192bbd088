package bot

import "merlin/game"

// Level is the strength of a computer player, as set-ups and records have it.
type Level uint8

// The levels. The first three are those of before: records have them, titles without a
// policy play as they did, and the arena keeps them as fixed opponents.
const (
	Novice Level = iota + 1
	Adept
	Master
	Page
	Squire
	Rider
	Champion
	Wizard

	Levels = Wizard
)

var levelNames = [Levels + 1]string{"", "novice", "adept", "master", "page", "squire", "knight", "champion", "merlin"}

// String is the level's name in locales and regions.
func (l Level) String() string { return levelNames[min(l, Levels)] }

// Named returns the level of a name.
func Named(name string) (l Level, ok bool) {
	for l = Novice; l <= Levels; l++ {
		if levelNames[l] == name {
			return l, true
		}
	}
	return 0, false
}

// before is the level of before that plays for a level where a title has no policy.
func (l Level) before() Level {
	return [Levels + 1]Level{0, Novice, Adept, Master, Novice, Novice, Adept, Master, Master}[min(l, Levels)]
}

// Usual is the level of a computer player whose level nobody chose.
const Usual = Rider

// Offered returns the levels that a title has: five with a policy, else the three in the
// middle, who play as those of before.
func Offered(d *game.Description) []Level {
	if d.Learnt {
		return []Level{Page, Squire, Rider, Champion, Wizard}
	}
	return []Level{Squire, Rider, Champion}
}

// Offered returns the level that a title has in the place of one, which may be of before,
// or of another title. A person, level 0, stays one.
func (l Level) Offered(d *game.Description) Level {
	if l == 0 {
		return 0
	}
	if l < Page {
		l += Squire - Novice
	}
	offered := Offered(d)
	return min(max(l, offered[0]), offered[len(offered)-1])
}

// playouts is the budget of a decision, about: it is shared out evenly to the rounds of
// halving.
func (l Level) playouts() int { return [...]int{1, 100, 500, 2000}[l.before()] }

// playoutsOfShortlist is the budget where the title has said what is worth a thought. A
// novice takes any of that, and ponders nothing.
func (l Level) playoutsOfShortlist() int { return [...]int{1, 0, 60, 400}[l.before()] }

// Player is how a computer player uses a title's policy and value.
type Player struct {
	Playouts int           // the budget of a decision; 0: the policy's best option is taken
	Steps    int           // decisions that all of these may take, about; where playouts are long, there are fewer; 0: any
	Width    int           // how many options are pondered at most, those the policy likes best
	Noise    int           // of the policy where nothing is pondered, in percent of a softmax
	Heat     int           // of the softmax in playouts, in percent
	Doubt    int           // how sure one must be to leave what the policy likes best: standard errors
	Further  int           // how many phases, or moments of a value that is paced, playouts go on after their usual end
	Weights  *game.Weights // nil: the title's
	Tastes   []Taste       // what is liked besides winning
}

// players are those of the levels from Page on.
var players = [...]Player{
	{Noise: 150},
	{Noise: 60},
	{Noise: 20},
	{Playouts: 16, Width: 4, Heat: warm},
	{Playouts: 2000, Steps: 55_000, Width: 12, Heat: warm},
}

// warm is the heat of playouts.
const warm = 60

// Player returns how a level plays where the title has a policy; those of before do without.
func (l Level) Player() Player {
	if l < Page {
		return Player{}
	}
	return players[min(l, Levels)-Page]
}

// playerOf returns how a level plays a title that may have budgets of its own.
func (l Level) playerOf(a *game.Advice) Player {
	p := l.Player()
	if e := a.Eases[min(l, Levels)-Page]; e.Noise > 0 {
		return Player{Noise: e.Noise}
	}
	if l < Rider {
		return p
	}
	switch b := a.Budgets[min(l, Levels)-Rider]; {
	case b.Playouts > 0:
		p.Playouts, p.Width, p.Steps, p.Further, p.Heat = b.Playouts, b.Width, b.Steps, b.Further, warm
	case b.Steps > 0:
		p.Steps = b.Steps
	}
	return p
}
