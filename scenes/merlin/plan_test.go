package merlin

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"merlin/game"
	"merlin/game/merlin"
	"merlin/i18n"
	"merlin/scenes/merlin/draw"
	"merlin/scenes/merlin/model"
	"merlin/scenes/merlin/words"
	"merlin/scenes/table/moment"
)

// What the sage says a choice serves is so once that and what he goes on with is done, and is
// the same whatever is hidden.
func TestPlanIsTrue(t *testing.T) {
	app, told := appIn(t, "en"), map[string]int{}
	for seed := range uint64(10) {
		chance := game.NewStream(seed, 61)
		byChance(t, 2+int(seed%2), seed, nil, func(m *game.Match) {
			g := m.Game().(*merlin.Game)
			f := askedBy(app, m)
			list := choicesOf(f)
			if len(list) == 0 {
				return
			}
			slices.SortFunc(list, func(a, b moment.Choice) int { return strings.Compare(fmt.Sprint(a.Do, a.At), fmt.Sprint(b.Do, b.At)) })
			c := &list[chance.N(len(list))]
			imagined, whole := lineOf(g, c, chance)
			twin, _ := lineOf(g, c, game.NewStream(seed, 62))
			on, serves := f.Plan(c, imagined.line)
			if amiss("." + on + serves) {
				t.Errorf("%s: %q, %q", c.Word, on, serves)
			}
			if slices.EqualFunc(imagined.line, twin.line, func(a, b game.Move) bool { return a.Action == b.Action }) {
				if other, why := f.Plan(c, twin.line); other != on || why != serves {
					t.Errorf("%s: %q is %q where other things are hidden", c.Word, serves, why)
				}
			}
			names(t, f, c, imagined.line)
			if said := f.ChoiceSaid(c, imagined.line); strings.HasPrefix(said, "set the ") {
				if told["turned"]++; strings.Contains(on, "Turn the die") || strings.Contains(on, "Go to") {
					t.Errorf("%q says all, and %q says it again", said, on)
				}
			}
			if f.Coached = true; !strings.HasSuffix(c.Word, "staff") {
				on, serves := f.Plan(c, imagined.line)
				if uses := f.T("plan.staff"); strings.Contains(on+serves, uses) || strings.Contains(serves, "a staff") {
					t.Errorf("%s: a pupil hears of staffs before he may use one: %q, %q", c.Word, on, serves)
				}
			}
			if whole {
				truth{t, f.Asked, g, imagined.after, told}.check(on, serves)
			}
		})
	}
	for _, kind := range []string{"traitor", "ready", "area", "province", "points", "cost", "farther", "takes", "gained", "cheaper", "stake", "turns", "price", "site", "back", "turned", "home", "later", "threes", "there"} {
		if told[kind] < 3 {
			t.Errorf("%s is told %d times: the test shows little", kind, told[kind])
		}
	}
}

// An open card that is said to lack nothing then, or a single thing, does so, and lacked more; who is told so fulfils a
// quest in this turn.
func TestOpenCardIsTrue(t *testing.T) {
	app, told := appIn(t, "en"), map[string]int{}
	for seed := range uint64(100) {
		chance := game.NewStream(seed, 65)
		byChance(t, 2, seed, nil, func(m *game.Match) {
			g, f := m.Game().(*merlin.Game), askedBy(app, m)
			list := choicesOf(f)
			if len(list) == 0 {
				return
			}
			c := &list[chance.N(len(list))]
			imagined, whole := lineOf(g, c, chance)
			_, serves := f.Plan(c, imagined.line)
			at := strings.Index(serves, "Open card ")
			if at < 0 || !whole {
				return
			}
			var number, points int
			scans(serves[at:], "Open card %d (%d point", &number, &points)
			of := truth{t, f.Asked, g, imagined.after, told}
			of.holds("open", of.opens(number-1, points, strings.Contains(serves[at:], "lacks nothing")), serves)
			of.holds("draws", of.draws(imagined.line), serves)
		})
	}
	if told["open"] < 5 {
		t.Errorf("told %v: the test shows little", told)
	}
}

// With modules, too, all that is said has its words.
func TestPlanWithModules(t *testing.T) {
	for _, lang := range []string{"de", "fr"} {
		app, chance := appIn(t, lang), game.NewStream(1, 63)
		byChance(t, 2, 1, allModules(), func(m *game.Match) {
			f := askedBy(app, m)
			if list := choicesOf(f); len(list) > 0 {
				done, _ := lineOf(m.Game().(*merlin.Game), &list[0], chance)
				if on, serves := f.Plan(&list[0], done.line); amiss("." + on + serves) {
					t.Errorf("%s: %q, %q", list[0].Word, on, serves)
				}
			}
		})
	}
}

// done is a line, and what it comes to.
type done struct {
	line  []game.Move
	after *merlin.Game
}

// lineOf goes on by chance after a choice, in a position that is imagined for who is asked;
// whole where all of it is told: the turn goes on, with no other die.
func lineOf(g *merlin.Game, c *moment.Choice, chance game.Stream) (d done, whole bool) {
	s := g.Decision().Seat
	d.after = g.Imagine(s, &chance).(*merlin.Game)
	pick := game.NewStream(uint64(c.At.A), 64) // the same for twins
	for i := 0; i < len(c.Do)+4; i++ {
		a := game.Action{}
		if i < len(c.Do) {
			a = c.Do[i]
		} else {
			options := preferred(d.after.Decision().Options)
			a = options[pick.N(len(options))]
			if a.Kind == merlin.ActDie || a.Kind == merlin.ActEnd {
				return d, true
			}
		}
		text := d.after.Text(a)
		if d.after.Apply(a) != nil {
			return d, false
		}
		move := game.Move{Seat: s, Action: a, Text: text, Revealed: d.after.Revealed()}
		if !move.Revealed {
			move.Events = slices.Clone(d.after.Events())
		}
		d.line = append(d.line, move)
		if move.Revealed || d.after.Decision().Seat != s || d.after.Decision().Kind == merlin.AskRepel {
			return d, false
		}
	}
	return d, true
}

// truth checks what is said of a position that was played to.
type truth struct {
	t           *testing.T
	s           game.Seat
	before, now *merlin.Game
	told        map[string]int
}

func (c truth) check(on, serves string) {
	c.t.Helper()
	loose := func(g *merlin.Game) (n int) {
		p := g.Players[c.s]
		for colour, k := range p.Traitors {
			n += max(0, int(k)-int(p.Items[merlin.Shield][colour]))
		}
		return n
	}
	c.saved(serves, loose(c.before), loose(c.now))
	c.inOrder(serves)
	if n := strings.Count(on, "\n") + 1; n > 3 && serves != "" {
		c.t.Errorf("%d lines tell what is done: %q", n, on)
	}
	if n := strings.Count(serves, "\n") + 1; n > 3 {
		c.t.Errorf("%d lines tell what that serves: %q", n, serves)
	}
	points := 0
	for _, sentence := range strings.SplitAfter(strings.ReplaceAll(on+"\n"+serves, "\n", " "), ". ") {
		var own, others, n int
		if _, price, costs := strings.Cut(sentence, ", worth "); costs && strings.Contains(price, ")") {
			scans(price, "%d", &n)
			c.holds("price", n > 0 && n <= c.spent(), sentence)
			sentence, _, _ = strings.Cut(sentence, " (for ")
		}
		took := fewerFor.FindStringSubmatch(sentence)
		if took != nil {
			scans(took[1], "%d", &n)
			c.holds("takes", n > 0 && slices.Contains(c.lost(), n), sentence)
		}
		switch {
		case strings.HasPrefix(sentence, "Then you lead ") && took != nil:
			_, rest, tiles := strings.Cut(sentence, "), ")
			if !tiles {
				_, rest, _ = strings.Cut(sentence, " province ")
			}
			scans(rest, "%d to %d: %d", &own, &others, &n)
			c.holds("gained", slices.Contains(c.gained(), rank{own, others, n}), sentence)
		case strings.HasPrefix(sentence, "There you then lead "):
			scans(sentence, "There you then lead %d to %d: %d", &own, &others, &n)
			c.holds("there", slices.Contains(c.gained(), rank{own, others, n}), sentence)
		case strings.HasPrefix(sentence, "Then you lead ") && strings.Contains(sentence, " tile"):
			where, rest, _ := strings.Cut(sentence, ", ")
			scans(rest, "%d to %d: %d", &own, &others, &n)
			n += hadThere(rest)
			c.holds("area", c.leads(c.areas(), own, others, n) && strings.Contains(where, fmt.Sprintf("(%d tile", n)), sentence)
		case strings.HasPrefix(sentence, "Then you lead in the "):
			_, rest, _ := strings.Cut(sentence, " province ")
			scans(rest, "%d to %d: %d", &own, &others, &n)
			n += hadThere(rest)
			c.holds("province", c.leads(c.provinces(), own, others, n), sentence)
		case strings.HasPrefix(sentence, "Then you have all for "):
			c.holds("ready", c.ready(sentence), sentence)
		case strings.Contains(sentence, "can take Excalibur straight back"):
			c.holds("back", c.now.Excalibur == c.s && c.before.Excalibur != c.s, sentence)
		case strings.HasPrefix(sentence, "It costs "):
			_, rest, _ := strings.Cut(sentence, "worth ")
			scans(rest, "%d", &n)
			c.holds("cost", n > 0 && n == c.spent(), sentence)
		case strings.HasPrefix(sentence, "For the quest ") && strings.HasSuffix(strings.TrimSpace(sentence), " again."):
			c.holds("farther", c.paid(), sentence)
		case strings.Contains(sentence, " at your castle: "):
			_, rest, _ := strings.Cut(sentence, " at your castle: ")
			scans(rest, "%d", &n)
			c.holds("stake", n > 0 && n == 3*(loose(c.now)-c.driven()) && c.before.Round%2 == 0, sentence)
		case scans(sentence, "You have %d more turn", &n):
			c.holds("turns", n > 0 && n == c.dice(), sentence)
		case strings.HasPrefix(sentence, "With the material") && strings.Contains(sentence, " you can build "):
			where, rest, _ := strings.Cut(sentence, ": ")
			scans(rest, "%d", &n)
			c.holds("site", c.buys() && n > 0 && (c.before.Round < merlin.Rounds || c.dice() > 0) && strings.Contains(where, " tile"), sentence)
		case strings.HasPrefix(sentence, "Three things each "):
			more := scans(sentence, "Three things each are worth 1 point at the end: that brings you %d", &n)
			c.holds("threes", c.threes(c.now) > c.threes(c.before) || !more && c.dice() > 0, sentence)
		case strings.HasPrefix(sentence, "With this flag "), strings.HasPrefix(sentence, "The quest “"), strings.Contains(sentence, "manor later"):
			c.holds("later", c.before.Round < merlin.Rounds || c.dice() > 0, sentence)
		case scans(sentence, "The %d leads there too", &n):
			c.holds("cheaper", c.paidToGo() && c.leadsThere(n), sentence)
		case strings.Contains(sentence, " home from there"):
			c.holds("home", c.sentHome(), sentence)
		case strings.Contains(sentence, " loses "):
			_, rest, _ := strings.Cut(sentence, " loses ")
			scans(rest, "%d", &n)
			c.holds("takes", n > 0 && slices.ContainsFunc(c.lost(), func(k int) bool { return k == n }), sentence)
		case scans(sentence, "That brings %d points", &points), scans(sentence, "That brings %d point at", &points):
			c.holds("points", points <= int(c.now.Players[c.s].Score-c.before.Players[c.s].Score), sentence)
		}
	}
}

// inOrder: what brings three points, or saves some, is told before what only prepares, and both before what it
// costs; what brings less, a point more than before perhaps, stands among what prepares for more.
func (c truth) inOrder(serves string) {
	c.t.Helper()
	last, lines := 0, strings.Split(serves, "\n")
	for _, line := range lines {
		at := 0
		for _, start := range []string{"With the material", "An apple ", "A staff ", "As long as ", "Then you give ", "You take Excalibur", "With this flag ", "For a ", "For an ", "The quest ", "After the scoring ", "There is no other ", "Your quest of ", "Open card ", "So you lead more safely ", "One more influence ", "Keep it for ", "Next the "} {
			if strings.HasPrefix(line, start) {
				at = 1
			}
		}
		switch {
		case strings.HasPrefix(line, "It also fits "), strings.Contains(line, "’s material from there can wait"), strings.HasPrefix(line, "Just as good: "), strings.Contains(line, " would bring "), strings.Contains(line, "straight back"), strings.Contains(line, " again."): // what anybody asks for comes second
			at = last
		case strings.HasPrefix(line, "It costs "), strings.Contains(line, " leads there too"), strings.Contains(line, "without a shield"):
			at = 2
		case strings.Contains(line, "you then need only"), strings.Contains(line, " home from there"), strings.Contains(line, "for the next one"),
			strings.HasPrefix(line, "One more servant") && strings.Contains(line, "every scoring"), strings.Contains(line, " this flag you then get "),
			strings.HasPrefix(line, "With two "), strings.Contains(line, "you then build"):
			at = 1
		case strings.Contains(line, "1 point ") || strings.Contains(line, "1 point.") || strings.Contains(line, ": 2 points"):
			at = max(at, min(last, 1))
		}
		if at < last || len(lines) > 5 {
			c.t.Errorf("it is told in this order: %q", serves)
		}
		last = at
	}
}

// driven is how many of the traitors for whom there is no shield the flags drive off, one colour
// each; dice how many turns come after this one.
func (c truth) driven() (n int) {
	p := c.now.Players[c.s]
	var open []int
	for colour, k := range p.Traitors {
		open = append(open, max(0, int(k)-int(p.Items[merlin.Shield][colour])))
	}
	slices.Sort(open)
	slices.Reverse(open)
	for i := range int(p.Items[merlin.Flag][merlin.Black]) {
		n += open[i]
	}
	return n
}

func (c truth) dice() (n int) {
	for _, d := range c.before.Players[c.s].Dice {
		if d.Value > 0 && !d.Used {
			n++
		}
	}
	if c.before.Decision().Kind == merlin.AskDie {
		n--
	}
	return n
}

// threes are the points that things would bring at the end, without those for traitors.
func (c truth) threes(g *merlin.Game) (n int) {
	p := g.Players[c.s]
	for i := range p.Items {
		for colour, k := range p.Items[i] {
			if n += int(k); merlin.Item(i) == merlin.Shield {
				n -= min(int(k), int(p.Traitors[colour]))
			}
		}
	}
	return n / 3
}

// buys reports whether there is a material more than before.
func (c truth) buys() bool {
	before, now := c.before.Players[c.s].Items[merlin.Material], c.now.Players[c.s].Items[merlin.Material]
	for p := range now {
		if now[p] > before[p] {
			return true
		}
	}
	return false
}

// spent is what the apples and staffs that are fewer now would be worth at the end.
func (c truth) spent() int {
	before, now := c.before.Players[c.s], c.now.Players[c.s]
	return max(0, int(before.Apples)-int(now.Apples)) + 2*max(0, int(before.Staffs)-int(now.Staffs))
}

// paid reports whether something was given away, or somebody left his place.
func (c truth) paid() bool {
	before, now := c.before.Players[c.s], c.now.Players[c.s]
	for i := range before.Items {
		for p, n := range before.Items[i] {
			if n > now.Items[i][p] {
				return true
			}
		}
	}
	return before.Servants != now.Servants || before.Influence != now.Influence
}

// paidToGo reports whether an apple or a flag is gone, leadsThere whether a die that shows so many
// takes its figure where one of them stands then.
func (c truth) paidToGo() bool {
	before, now := c.before.Players[c.s], c.now.Players[c.s]
	return before.Apples > now.Apples || before.Items[merlin.Flag] != now.Items[merlin.Flag]
}

func (c truth) leadsThere(n int) bool {
	return slices.ContainsFunc(model.Landings(c.before, c.before.Decision()), func(l model.Landing) bool {
		return int(l.Value) == n && (l.To() == c.now.Players[c.s].Knight || l.To() == c.now.Merlin)
	})
}

// sentHome reports whether a servant of somebody else stood in a province and is at his castle now.
func (c truth) sentHome() bool {
	for s := range c.now.Players[:c.now.Seats] {
		for v, at := range c.now.Players[s].Servants {
			if game.Seat(s) != c.s && at == merlin.Castle && c.before.Players[s].Servants[v] != merlin.Castle {
				return true
			}
		}
	}
	return false
}

// lost are the points that others would have got in each place, and would not get now.
func (c truth) lost() (list []int) {
	for first := range c.now.Rows * merlin.Columns {
		of := c.now.Areas()
		for s := range game.Seat(c.now.Seats) {
			list = append(list, model.DomainLead(c.before.Table(), &of, first, s).Points-model.DomainLead(c.now.Table(), &of, first, s).Points)
		}
	}
	for p := range merlin.Province(merlin.Provinces) {
		for s := range game.Seat(c.now.Seats) {
			list = append(list, model.ProvinceAtMost(c.before.Table(), p, s).Points-model.ProvinceAtMost(c.now.Table(), p, s).Points)
		}
	}
	return list
}

// fewerFor is what another loses by what one gains.
var fewerFor = regexp.MustCompile(`, (\d+) fewer for `)

// gained is where who is asked leads now, with what that brings him more than before.
func (c truth) gained() (list []rank) {
	add := func(was, is model.Lead) { list = append(list, rank{is.Own, is.Others, is.Points - was.Points}) }
	of := c.now.Areas()
	for first := range c.now.Rows * merlin.Columns {
		add(model.DomainLead(c.before.Table(), &of, first, c.s), model.DomainLead(c.now.Table(), &of, first, c.s))
	}
	for p := range merlin.Province(merlin.Provinces) {
		add(model.ProvinceAtMost(c.before.Table(), p, c.s), model.ProvinceAtMost(c.now.Table(), p, c.s))
	}
	return list
}

// saved: it is said that the last traitor is repelled if and only if he is the last one.
func (c truth) saved(said string, had, has int) {
	c.t.Helper()
	last := strings.Contains(said, "Then no traitor costs you anything")
	if tower := strings.HasPrefix(said, "By the tower a shield: ") || strings.Contains(said, "\nBy the tower a shield: "); last || tower {
		c.holds("traitor", has < had && (tower || has == 0) && strings.Contains(said, fmt.Sprintf("%d points saved", 3*(had-has))), said)
	}
	if had > has && said == "" {
		c.t.Error("of a traitor less nothing is said")
	}
}

func (c truth) holds(kind string, so bool, said string) {
	c.t.Helper()
	if c.told[kind]++; !so {
		c.t.Errorf("it is not so: %s", said)
	}
}

// rank is how many a seat has of something, and the best of the others, with the points for most.
type rank struct{ own, others, points int }

func (c truth) leads(list []rank, own, others, n int) bool {
	return own > others && slices.Contains(list, rank{own, others, n})
}

func (c truth) areas() []rank {
	of, by := c.now.Areas(), [merlin.Tiles][merlin.MaxSeats + 1]int{}
	for tile := range c.now.Rows * merlin.Columns {
		by[of[tile]][merlin.MaxSeats]++
		if s := c.now.Domain[tile].Manor; s != game.NoSeat {
			by[of[tile]][s]++
		}
	}
	var list []rank
	for _, n := range by {
		list = append(list, c.rank(n[:merlin.MaxSeats], n[merlin.MaxSeats]))
	}
	return list
}

func (c truth) provinces() (list []rank) {
	for p := range merlin.Provinces {
		var n [merlin.MaxSeats]int
		sum := 0
		for s := range c.now.Seats {
			n[s] = int(c.now.Players[s].Influence[p])
			sum += n[s]
		}
		list = append(list, c.rank(n[:], sum))
	}
	return list
}

func (c truth) rank(of []int, points int) (r rank) {
	for s, n := range of {
		if game.Seat(s) == c.s {
			r.own = n
		} else {
			r.others = max(r.others, n)
		}
	}
	r.points = points
	return r
}

// ready reports whether a quest of the name that is told lacks nothing, but lacked something.
func (c truth) ready(said string) bool {
	for _, card := range c.now.Hands[c.s].List() {
		q := &standardBox.Quests[card]
		before, now := c.before.Players[c.s], c.now.Players[c.s]
		if called(said, localeOf(c.t, "en"), q) && now.Meets(q.Conditions, 0) && !before.Meets(q.Conditions, 0) {
			return true
		}
	}
	return false
}

// called reports whether a quest is spoken of, by its words, by the first of them, or by its points.
func called(said string, l *i18n.Locale, q *merlin.Quest) bool {
	name, first := words.CardWords(l, q), words.Capital(words.ShortWords(l, q.Conditions[0]))
	if len(q.Conditions) > 1 {
		first += " …"
	}
	return strings.Contains(said, "“"+name+"”") || strings.Contains(said, "“"+first+"”") ||
		regexp.MustCompile(fmt.Sprintf(`your quest of %d points?\.`, q.Points)).MatchString(said)
}

// opens reports whether an open card of so many points lacks less than before: nothing, or a single thing.
func (c truth) opens(i, points int, all bool) bool {
	card := c.before.Display[i]
	q := &standardBox.Quests[card]
	lacking := func(g *merlin.Game) (n int) {
		p := g.Table().Counted(c.s)
		for _, lack := range p.Lacks(q.Conditions, 0) {
			n += int(lack.Missing)
		}
		return n
	}
	had, has := lacking(c.before), lacking(c.now)
	return int(q.Points) == points && has < had && (all && has == 0 || !all && has == 1)
}

// draws reports whether a quest is fulfilled in a line, or could be.
func (c truth) draws(line []game.Move) bool {
	own := c.before.Table().Counted(c.s)
	for _, card := range c.before.Hands[c.s].List() {
		if own.Meets(standardBox.Quests[card].Conditions, 0) {
			return true
		}
	}
	return len(model.Fulfilled(line, c.s)) > 0
}

// hadThere is what is said that one has already where something brings more.
func hadThere(said string) (n int) {
	_, had, _ := strings.Cut(said, " (")
	scans(had, "%d you have there", &n)
	return n
}

func scans(said, form string, n ...any) bool {
	got, err := fmt.Sscanf(said, form, n...)
	return err == nil && got == len(n)
}

// names wants a die to be called after the space to which the line leads, or after none.
func names(t *testing.T, f *draw.Frame, c *moment.Choice, line []game.Move) {
	t.Helper()
	if c.Last().Kind != merlin.ActDie {
		return
	}
	said, space := f.ChoiceSaid(c, line), func(n uint8) string { return f.T(f.SpaceKey(n) + ".the") }
	for _, m := range line[len(c.Do):] {
		for _, e := range m.Events {
			if m.Action.Kind != merlin.ActMove || e.Kind != merlin.EventMoved {
				continue
			}
			for n := range uint8(24) {
				to := space(uint8(e.Args[2]))
				goal := goalNamed(f, line)
				if direct := m.Text == line[len(c.Do)].Text; direct && !strings.Contains(said, to) && (goal == "" || !strings.Contains(said, goal)) {
					t.Errorf("%q, and the die leads to %s", said, to)
				}
				if goal == "" && strings.Contains(said, space(n)) && !strings.Contains(said, to) {
					t.Errorf("%q, and the way leads to %s", said, to)
				}
			}
			return
		}
	}
}

// goalNamed is what a line does first where it comes to, by the area or the servant that a choice names in place of the
// space; "" where it does neither.
func goalNamed(f *draw.Frame, line []game.Move) string {
	for _, m := range line {
		switch m.Action.Kind {
		case merlin.ActBuild:
			return f.AreaIn(m.Action.A)
		case merlin.ActPlace:
			return f.T("servant.the." + merlin.Servant(m.Action.A).String())
		}
	}
	return ""
}
